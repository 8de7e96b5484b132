import { writeDraw } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import {
  asked,
  at,
  CAMP,
  choices,
  concert,
  enter,
  explain,
  FIELD,
  germans,
  isDead,
  isSpent,
  join,
  one,
  type Played,
  roll,
  russians,
  say,
  three,
  told,
  two,
  viewOf,
} from './battle.fixture.ts'
import { LOSSES, MATRIX, PLAN_DRM, PLANS, POSTURES } from './charts.ts'
import { adjusted, lossesOf, modifierOf, pointsOf, ratioColumn, withPoints } from './combat.ts'
import { GERMAN, RUSSIAN } from './counters.ts'

const place = (word: string): number => LOSSES.indexOf(word as (typeof LOSSES)[number])
const value = (match: Played, question: string): number => explain(match, question).value

describe('C8.2 strengths', () => {
  it('C8.2a all strength points in the hex, each side', () => {
    const match = join(germans({ 'g:5': CAMP, 'g:35': { place: CAMP, strength: 4 }, 'r:4RC': FIELD, 'r:1RC': FIELD }))
    expect([explain(match, 'attack').items, explain(match, 'defence').items]).toEqual([
      ['C8.2 strength points 10'],
      ['C8.2 strength points 12'],
    ])
  })

  it('C8.2a goes on step by step: strengths, dice, losses, winner, loser', () => {
    const match = germans({ 'g:5': CAMP, 'g:35': CAMP, 'r:155RD': FIELD }, { dice: [two(12), one(1)] })
    const since = match.entries.length
    roll(join(match))
    expect(told(match, since)).toEqual([
      'activated',
      'attacked',
      'moved',
      'shown',
      'attackers',
      'defenders',
      'attackThrown',
      'defenceThrown',
      'eliminated',
      'outcome',
    ])
  })

  it('C3.0a armor counts three quarters in woods, by the total of the class, rounded up', () => {
    const match = join(
      germans({ 'g:20Pz': '2827', 'g:12Pz': '2827', 'g:14Mot': '2827', 'r:4RC': '2927' }),
      'standard',
      'steadfast',
      '2927',
      '2827',
    )
    expect(explain(match, 'attack').items).toEqual(['C8.2 strength points 19', 'C3.0 armor in woods -3'])
  })

  it('C3.0a and half in marsh', () => {
    const match = join(
      germans({ 'g:7Pz': '2628', 'g:5': '2628', 'r:4RC': '2627' }),
      'standard',
      'steadfast',
      '2627',
      '2628',
    )
    expect(explain(match, 'attack').items).toContain('C3.0 armor in marsh -4')
    expect(explain(match, 'defence')).toMatchObject({ value: 9 })
  })

  it.each([
    ['2927', '2827', 'woods', 1],
    ['2729', '2730', 'town', 1],
    ['2727', '2827', 'city', 2],
    ['2702', '2703', 'major', 3],
  ])('C3.0a the ground of %s adds to the defence', (to, from, kind, extra) => {
    const match = join(germans({ 'g:5': from, 'r:4RC': to }), 'standard', 'steadfast', to, from)
    expect(explain(match, 'defence').items).toEqual(['C8.2 strength points 7', `C3.0 ${kind} ${extra}`])
  })

  it('C8.2a a river takes two points off the attack, and leaves one', () => {
    const strong = join(germans({ 'g:5': '2827', 'r:4RC': '2727' }), 'standard', 'steadfast', '2727', '2827')
    expect(explain(strong, 'attack').items).toEqual(['C8.2 strength points 6', 'C8.2 across a river -2'])
    const weak = join(
      germans({ 'g:5': { place: '2827', strength: 2 }, 'r:4RC': '2727' }),
      'standard',
      'steadfast',
      '2727',
      '2827',
    )
    expect(value(weak, 'attack')).toBe(1)
  })

  it('X4.6.5a Germans ignore rivers on turn 1', () => {
    const match = join(
      germans({ 'g:5': '2827', 'r:4RC': '2727' }, { turn: 1 }),
      'standard',
      'steadfast',
      '2727',
      '2827',
    )
    expect(value(match, 'attack')).toBe(6)
  })

  it('C2.4c the enemy hears totals and no more', () => {
    const match = germans({ 'g:5': { place: CAMP, strength: 4 }, 'g:35': CAMP, 'r:4RC': FIELD, 'r:1RC': FIELD })
    enter(match)
    const asking = (question: string, side: number) => {
      const view = viewOf(match, side)
      let items = ''
      const value = match.game.explain(view, question, {
        item: (_rule, text, part) => {
          items += `${text} ${part}; `
          return part
        },
        no: (rule, text) => {
          items += text
          return rule
        },
      })
      return [value, items]
    }
    expect(asking('attack', RUSSIAN)).toEqual([0, 'how strong they are is not known'])
    say(match, 'take steadfast')
    expect(asking('attack', RUSSIAN)[0]).toBe(10)
    expect(asking('attack', RUSSIAN)[1]).toContain('strength points told 10')
    const { told: total, toldOn } = match.position.units
    const unit = match.setting.kinds.unit.read('g:5')
    expect([total[unit], toldOn[unit]]).toEqual([10, 3])
  })
})

describe('C2.6.1n met in a hex with friends', () => {
  const met = () => {
    const units = { 'g:7Pz': CAMP, 'g:5': FIELD, 'r:6MC': '2827', 'r:4RC': '2304' }
    const match = germans(units, { dice: [two(12), three(3), two(12)] })
    return say(match, `activate ${CAMP}`, `to ${FIELD}`, 'react 2827', 'roll', 'take counterattack')
  }

  it('D-R80 those who stood there fight along', () => {
    expect([met().position.heard.attack, met().position.assault.isMet]).toEqual([14, 1])
  })

  it('D-R86 a river counts against a force that is met behind it, but not if friends were there before', () => {
    const across = (units: object) => {
      const match = germans({ 'g:7Pz': '2929', 'r:6MC': '2827', 'r:4RC': '2304', ...units }, { dice: [two(12)] })
      say(match, 'activate 2929', 'to 2828', 'react 2827', 'roll', 'take counterattack')
      return explain(match, 'attack').items.includes('C8.2 across a river -2')
    }
    expect([across({}), across({ 'g:5': FIELD })]).toEqual([true, false])
  })

  it('D-R80 and go back with the force, but are not spent', () => {
    const match = roll(met())
    say(match, `to ${CAMP}`)
    expect([at(match, 'g:5'), isSpent(match, 'g:5'), isSpent(match, 'g:7Pz')]).toEqual([CAMP, false, true])
  })
})

describe('D-R48 turn 1', () => {
  it('Russians take a posture, and counterattack', () => {
    const match = enter(germans({ 'g:7Pz': CAMP, 'r:6MC': FIELD }, { turn: 1 }))
    expect([asked(match), choices(match)]).toEqual(['Russian posture', ['take counterattack']])
  })
})

describe('X4.6.2 twelve to one', () => {
  const weak = { 'g:5': CAMP, 'g:35': CAMP, 'r:17NKVD': FIELD }

  it('X4.6.2a, D-R49 the defenders are gone without dice, and the attackers lose nothing', () => {
    const match = join(germans(weak))
    expect([isDead(match, 'r:17NKVD'), asked(match)]).toEqual([true, 'German march'])
    expect(told(match)).toContain('swept')
  })

  it('X4.6.2a not at eleven', () => {
    const match = join(germans({ ...weak, 'g:35': { place: CAMP, strength: 5 } }))
    expect(asked(match)).toBe('nature battle')
  })

  it('D-R49 by modified strength', () => {
    const match = join(
      germans({ 'g:5': '2730', 'g:35': '2730', 'r:17NKVD': '2729' }),
      'standard',
      'steadfast',
      '2729',
      '2730',
    )
    expect(asked(match)).toBe('nature battle')
  })

  it('D-R49 by option on the first turn only', () => {
    expect(asked(join(germans(weak, { options: { unpreparedTurns: '1' } })))).toBe('nature battle')
    expect(asked(join(germans(weak, { turn: 1, options: { unpreparedTurns: '1' }, dice: [one(1)] })))).not.toBe(
      'nature battle',
    )
  })
})

describe('C8.3 to C8.5 what is added to the dice', () => {
  const units = { 'g:7Pz': CAMP, 'r:4RC': FIELD }

  it('C8.3a a Meeting Engagement costs nothing and gives -1', () => {
    const match = join(germans(units), 'meeting')
    expect(explain(match, 'modifier German').items).toEqual(['C8.3 Meeting Engagement -1'])
    expect(match.position.march.points).toBe(7)
  })

  it('C8.3b a Standard Attack costs 1 and gives nothing', () => {
    const match = join(germans(units))
    expect(explain(match, 'modifier German')).toEqual({ value: 0, items: [] })
    expect(match.position.march.points).toBe(6)
  })

  it('C8.3c a Grand Assault costs 2 and gives +1', () => {
    const match = concert(germans(units), 'grand', 'steadfast')
    expect(explain(match, 'modifier German').items[0]).toBe('C8.3 Grand Assault 1')
    expect(match.position.march.points).toBe(5)
  })

  it('C8.3d a Penetration takes all points and gives +2', () => {
    const match = concert(germans(units), 'penetration', 'steadfast')
    expect(explain(match, 'modifier German').items[0]).toBe('C8.3 Penetration 2')
    expect([match.position.march.points, match.position.march.spent]).toEqual([0, 8])
  })

  it('C8.4a plan and posture act on the side that the matrix names, cell by cell', () => {
    const { position } = join(germans(units))
    for (const posture of POSTURES)
      for (const plan of PLANS) {
        if (posture === '' || plan === '') continue
        position.assault.plan = PLANS.indexOf(plan)
        position.assault.posture = POSTURES.indexOf(posture)
        const { attackerDrm = 0, defenderDrm = 0, attackerLosses = 0, defenderLosses = 0 } = MATRIX.cells[posture][plan]
        expect(modifierOf(position, GERMAN)).toBe(PLAN_DRM[PLANS.indexOf(plan)]! + attackerDrm)
        expect(modifierOf(position, RUSSIAN)).toBe(defenderDrm)
        // A four of both sides, less what is added: the table gives the same, and the adjustment shows.
        position.assault.attackRoll = 9 - modifierOf(position, GERMAN)
        position.assault.defenceRoll = 9 - modifierOf(position, RUSSIAN)
        expect(lossesOf(position, GERMAN) - place('2')).toBe(attackerLosses)
        expect(lossesOf(position, RUSSIAN) - place('2')).toBe(defenderLosses)
      }
  })

  it('C8.4c both are hidden until both are there', () => {
    const match = enter(germans(units))
    expect([viewOf(match, RUSSIAN).assault.plan, viewOf(match, GERMAN).assault.plan]).toEqual([0, 2])
    expect(viewOf(match, RUSSIAN).march.points).toBe(7)
    say(match, 'take steadfast')
    expect([viewOf(match, RUSSIAN).assault.plan, viewOf(match, GERMAN).assault.posture]).toEqual([2, 1])
    expect(match.entries.at(-1)!.told[0]).toEqual({ event: 'shown', operands: [2, 1] })
  })

  it('C8.4d, C8.5c, C2.8e demoralized defenders take no posture: +1, and no matrix', () => {
    const match = enter(germans({ ...units, 'r:4RC': { place: FIELD, demoralized: true } }), 'meeting')
    expect(asked(match)).toBe('nature battle')
    expect(explain(match, 'modifier German').items).toEqual([
      'C8.3 Meeting Engagement -1',
      'C8.5 demoralized defenders 1',
    ])
    expect(value(match, 'modifier Russian')).toBe(0)
  })

  it('C8.5a attackers without a line of supply: -2 a die', () => {
    const far = (...ids: string[]) =>
      join(
        germans({ ...Object.fromEntries(ids.map((id) => [id, '2813'])), 'r:4RC': '2812' }),
        'standard',
        'steadfast',
        '2812',
        '2813',
      )
    expect(value(far('g:5'), 'modifier German')).toBe(-2)
    expect(value(far('g:5', 'g:35'), 'modifier German')).toBe(-4)
    expect(value(far('g:5', 'g:35', 'g:6'), 'modifier German')).toBe(-6)
  })

  it('C8.5b defenders without one: -1', () => {
    const around = { 'g:6': '2729', 'g:8': '2728', 'g:28': '2827', 'g:26': '2928' }
    const match = join(germans({ ...units, ...around }))
    expect(explain(match, 'modifier Russian').items).toEqual(['C8.5 no line of supply -1'])
  })

  it('D-R65 those who fight in the hex do not cut each other off', () => {
    const { attackSupplied, defenceSupplied } = join(germans(units)).position.assault
    expect([attackSupplied, defenceSupplied]).toEqual([1, 1])
  })

  it('C8.0c they add up, each side by itself', () => {
    const match = concert(germans({ ...units, 'r:17MC': FIELD }), 'penetration', 'counterattack')
    expect([value(match, 'modifier German'), value(match, 'modifier Russian')]).toEqual([2, -1])
  })
})

describe('C8.6 dice and table', () => {
  it.each([
    [6, 'd6', '5-6'],
    [7, '2d6', '7'],
    [12, '2d6', '11-12'],
    [13, '3d6', '13-15'],
  ])('C8.6a %i points: %s on %s', (strength, dice, column) => {
    const half = strength >> 1
    const match = join(
      germans({
        'g:7Pz': { place: CAMP, strength: half },
        'g:3Pz': { place: CAMP, strength: strength - half },
        'r:28RC': FIELD,
      }),
    )
    expect(match.setting.crt.columns[value(match, 'column German') - 1]).toBe(column)
    const count = match.setting.crt.dice[value(match, 'column German') - 1]!.count
    expect(count === 1 ? 'd6' : `${count}d6`).toBe(dice)
  })

  it('D-R06 by strength after the ground', () => {
    const match = join(
      germans({ 'g:5': '2827', 'r:5RC': '2927', 'g:7': '2827' }),
      'standard',
      'steadfast',
      '2927',
      '2827',
    )
    expect(value(match, 'column Russian')).toBe(match.setting.crt.columns.indexOf('8') + 1)
  })

  it('C8.6b row by the modified dice, column by strength; the cell is what the other side incurs', () => {
    const match = join(germans({ 'g:7Pz': CAMP, 'r:4RC': FIELD }, { dice: [two(9), two(5)] }), 'meeting')
    say(match, 'roll')
    const { attackLoss, defenceLoss } = match.position.assault
    // 9 - 1 on column 8, 5 + 1 on column 7.
    expect([LOSSES[defenceLoss], LOSSES[attackLoss]]).toEqual(['2', '1♦'])
  })

  it('C8.0a the side whose phase it is attacks', () => {
    const match = join(russians({ 'r:4RC': '2827', 'g:5': FIELD }), 'standard', 'steadfast', FIELD, '2827')
    expect([match.position.heard.attack, match.position.heard.defence]).toEqual([7, 6])
  })
})

describe('C8.7 the sequence of losses', () => {
  it('C8.7a, DX-03 one place a point', () => {
    const changed = (loss: string, by: number) => LOSSES[adjusted(place(loss), by)]
    expect([changed('1', 1), changed('2', -1), changed('2', 1)]).toEqual(['1♥', '1♦', '3'])
    expect([changed('0', 1), changed('1♦', 1), changed('0♥', -2), changed('3', -1)]).toEqual(['0♥', '2', '0', '2'])
  })

  it('D-R62 down through 2 as well', () => {
    expect(LOSSES[adjusted(place('3'), -2)]).toBe('1♦')
  })

  it('C8.7b above 2 plain arithmetic', () => {
    expect([adjusted(place('5'), 1), adjusted(place('7'), 1)].map((at) => LOSSES[at])).toEqual(['6', '8'])
  })

  it('D-R26 symbols weigh nothing when losses are taken', () => {
    expect(['0', '0♥', '0♦', '1', '1♥', '1♦', '2', '3', '7'].map((loss) => pointsOf(place(loss)))).toEqual([
      0, 0, 0, 1, 1, 1, 2, 3, 7,
    ])
  })

  it('D-R30 points of a counterattack are added; symbols stay up to 1', () => {
    const sum = (loss: string, points: number) => LOSSES[withPoints(place(loss), points)]
    expect([sum('1♦', 0), sum('0♥', 1), sum('0♦', 2), sum('1', 1), sum('6', 1)]).toEqual(['1♦', '1♥', '2', '2', '7'])
  })
})

describe('C8.9 counterattack', () => {
  const tanks = { 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:6MC': FIELD }

  it('C8.9e, D-R29, DX-04 the ratio is rounded in favour of the first attacker', () => {
    const { columns } = germans(tanks).setting.counterattacks
    const ratio = (counter: number, against: number) => columns[ratioColumn(counter, against)]
    expect([ratio(3, 5), ratio(6, 14), ratio(10, 4), ratio(5, 5)]).toEqual(['1:2', '1:3', '2:1', '1:1'])
    expect([ratio(1, 30), ratio(30, 1), ratio(4, 5), ratio(9, 5), ratio(9, 3)]).toEqual([
      '1:4-',
      '3:1+',
      '1:2',
      '1:1',
      '3:1+',
    ])
  })

  it('C8.9a, C8.9b, C8.9f after both have taken their losses, when the defender has lost', () => {
    const match = join(germans(tanks, { dice: [three(12), two(2), one(6)] }), 'standard', 'counterattack')
    say(match, 'roll')
    // 4 points off 10, and 1 off 15.
    expect([match.position.assault.hasCountered, asked(match)]).toEqual([0, 'German losses'])
    say(match, 'rest')
    expect([match.position.assault.hasCountered, asked(match)]).toEqual([1, 'nature battle'])
    expect([explain(match, 'counter').value, explain(match, 'countered').value]).toEqual([6, 14])
    say(match, 'roll')
    // 6 against 14 is 1:3, where a 6 is 1/3.
    const { counterDefenceLoss, counterAttackLoss } = match.position.assault
    expect([counterDefenceLoss, counterAttackLoss]).toEqual([1, 3])
  })

  it('C8.9a none where the defender has won', () => {
    const match = join(germans(tanks, { dice: [three(3), two(12)] }), 'standard', 'counterattack')
    say(match, 'roll')
    expect(match.position.assault.hasCountered).toBe(0)
  })

  it('D-R28 a tie is a defence that held', () => {
    const match = join(
      germans({ 'g:20Pz': CAMP, 'r:11MC': { place: FIELD, strength: 5 } }, { dice: [two(6), one(6)] }),
      'standard',
      'counterattack',
    )
    say(match, 'roll')
    const { attackLoss, defenceLoss, hasCountered } = match.position.assault
    expect([LOSSES[attackLoss], LOSSES[defenceLoss], hasCountered]).toEqual(['1♥', '1♥', 0])
  })

  it('D-R28 none where nobody is left', () => {
    const match = join(
      germans({ ...tanks, 'r:6MC': { place: FIELD, strength: 2 } }, { dice: [three(12), one(1)] }),
      'standard',
      'counterattack',
    )
    say(match, 'roll')
    expect([isDead(match, 'r:6MC'), match.position.assault.hasCountered]).toEqual([true, 0])
  })

  it('C8.9c, C8.9d the attackers have the hex now, and the defenders suffer from it; hexsides do not count', () => {
    const woods = { 'g:7Pz': '2827', 'g:5': '2827', 'g:35': '2827', 'r:6MC': '2927' }
    const match = join(germans(woods, { dice: [three(13), two(2)] }), 'standard', 'counterattack', '2927', '2827')
    say(match, 'roll', 'rest')
    const { counterStrength, counteredStrength, defenceLeft, attackLeft } = match.position.assault
    expect(counterStrength).toBe(defenceLeft - Math.floor(defenceLeft / 4))
    expect(counteredStrength).toBe(attackLeft + 1)
  })

  it('C8.9g, D-R60 neither matrix nor modifiers touch its die', () => {
    const match = concert(germans(tanks, { dice: [three(12), two(2), one(1)] }), 'penetration', 'counterattack')
    say(match, 'roll')
    // On 0♦ with a point more, 1: one point of the attackers is to be laid.
    say(match, 'rest', 'roll')
    const { counterDefenceLoss, counterAttackLoss } = match.position.assault
    expect(`${counterDefenceLoss}/${counterAttackLoss}`).toBe('3/0')
  })
})

describe('C2.7 combat in the hex', () => {
  it('C2.7a both sides stand in it', () => {
    const match = join(germans({ 'g:5': CAMP, 'r:4RC': FIELD }))
    expect([at(match, 'g:5'), at(match, 'r:4RC')]).toEqual([FIELD, FIELD])
  })

  it('C2.7b only the force in hand attacks: friends beside the hex add nothing', () => {
    const match = join(germans({ 'g:5': CAMP, 'g:6': '2729', 'g:8': '2928', 'r:4RC': FIELD }))
    expect(match.position.heard.attack).toBe(6)
  })

  it('C2.7b but it gathers units on its way', () => {
    const match = say(germans({ 'g:7Pz': '2830', 'g:20Pz': CAMP, 'r:4RC': FIELD }), 'activate 2830', 'to 2829')
    say(match, 'pickup g:20Pz', `attack standard ${FIELD}`, 'take steadfast')
    expect(match.position.heard.attack).toBe(15)
  })

  it('C2.3a, DX-01 each side is there up to its own limit', () => {
    const four = { 'g:5': CAMP, 'g:35': CAMP, 'g:6': CAMP, 'g:26': CAMP }
    const match = enter(germans({ ...four, 'r:4RC': FIELD, 'r:155RD': FIELD, 'r:50RD': FIELD }))
    expect(asked(match)).toBe('Russian posture')
    say(match, 'take steadfast')
    expect([match.position.heard.attack, match.position.heard.defence]).toEqual([24, 13])
  })

  it('C2.1a the dice of a side are summed', () => {
    const match = join(
      germans({ 'g:5': CAMP, 'g:35': CAMP, 'g:6': CAMP, 'r:4RC': FIELD }, { dice: [three(11), two(5)] }),
    )
    say(match, 'roll')
    expect(match.entries.at(-1)!.draws.map(writeDraw)).toEqual(['3d6:11', '2d6:5'])
    expect([match.position.assault.attackRoll, match.position.assault.defenceRoll]).toEqual([11, 5])
  })
})

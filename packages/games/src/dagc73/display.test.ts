import {
  answer,
  Choices,
  choice,
  copyInto,
  copyOf,
  distributionOf,
  forcedDice,
  operandA,
  outcomes,
  type Told,
} from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectSound, readerOf, wander } from '../display.fixture.ts'
import { LEVELS, VICTORY } from './charts.ts'
import { attackStrength, defenceStrength, odds } from './combat.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { traceOf } from './display/supply.ts'
import { display } from './display.ts'
import { dagc73 } from './index.ts'
import { continuousLine } from './line.ts'
import { stepCost } from './movement.ts'
import { hexOf, type Played, position, say, unitOf } from './position.fixture.ts'
import { SCENARIOS } from './scenarios.ts'
import { isRailhead, type State, sideOf, unitCount } from './state.ts'
import { isSupplied } from './supply.ts'
import { levelOf } from './victory.ts'

// 4012 is forest and on the German line, with the Dnepr between it and 4113; the railhead at 4211 feeds the Russians.
const ORSHA = {
  'g:78St': '4012',
  'g:260': '4013',
  'r:8Gd': '4112',
  'r:36Gd': '4112',
  'r:2GdT': '4112',
  'r:16Gd': '4113',
  'r:RH1': '4211',
}

const before = (units: Record<string, unknown> = ORSHA): Played =>
  say(position({ phase: 'soviet combat', units }), 'attack 4012')
const names = (match: Played, units: readonly { readonly unit: number }[]): string[] =>
  units.map(({ unit }) => display.faces(match.setting)[unit]!.label)
const { overlay, marksOf, about } = readerOf(display)

/** Positions from random play that do not dwell on the set-up. */
const HASTE = { deploy: ['done', 'prepared'] }

describe('faces', () => {
  it.each(SCENARIOS.flatMap(({ id }) => ['ukraine', 'always'].map((track) => [id, track])))(
    'every counter of %s has a face that can be told from all others, row 7 %s',
    (id, reinforcementTrack) => {
      const setting = dagc73.setting(id!, { ukraine: 'on', reinforcementTrack: reinforcementTrack! })
      const faces = display.faces(setting)
      expect(faces).toHaveLength(setting.roster.length)
      const real = faces.slice(1)
      expect(new Set(real.map(({ label }) => label)).size).toBe(real.length)
      expect(new Set(real.map(({ title }) => title)).size).toBe(real.length)
      for (const [n, face] of real.entries()) {
        expect(face.side).toBe(setting.sideOf[n + 1])
        expect(face.name.length).toBeLessThanOrEqual(6)
        expect(face.stripe === '').toBe(face.formation === '')
        expect(face.stripe).toMatch(/^(#[0-9A-F]{6})?$/)
      }
    },
  )

  it.each([
    ['r:2GdT', 'armor', 'corps', '2 Gds', '2 Gds Tank', '2nd Guards Tank Corps'],
    ['r:8Gd', 'infantry', 'corps', '8 Gds', '8 Gds', '8th Guards Rifle Corps'],
    ['r:71', 'infantry', 'corps', '71', '71 Rifle', '71st Rifle Corps'],
    ['g:78St', 'infantry', 'division', '78 St', '78 Storm', '78th Storm Division'],
    ['g:286S', 'security', 'division', '286 S', '286 Sec', '286th Security Division'],
    ['g:KG5', 'armor', 'battlegroup', '5', 'KG 5 Pz', 'Battle group of the 5th Panzer Division'],
    ['g:KG25', 'mechanized', 'battlegroup', '25', 'KG 25 PzGr', 'Battle group of the 25th Panzergrenadier Division'],
    ['g:4Cav', 'cavalry', 'brigade', '4 Cav', '4 Cav', '4th Cavalry Brigade'],
    ['r:RH1', 'railhead', '', 'RH 1', 'Railhead 1', 'Railhead 1'],
  ])('%s', (id, arm, size, name, label, title) => {
    const match = before()
    expect(display.faces(match.setting)[unitOf(match, id)]).toMatchObject({ arm, size, name, label, title })
  })

  it('shows strength and movement as printed, the strength of a railhead in brackets', () => {
    const match = before()
    const values = (id: string) => display.values(match.position, unitOf(match, id))
    expect(['g:78St', 'r:2GdT', 'g:5Pz', 'g:KG5', 'r:RH1'].map(values)).toEqual(['2-5', '5-6', '5-8', '1-8', '(1)-1'])
  })
})

describe('marks', () => {
  it('3.0 a unit that has moved, and one that is in hand', () => {
    const match = say(position({ phase: 'soviet move', units: ORSHA }), 'move r:8Gd 4212', 'move r:16Gd')
    expect(marksOf(match, 'r:8Gd')).toEqual([{ kind: 'done', text: 'has moved in this phase', rule: '5.0d' }])
    expect(marksOf(match, 'r:16Gd').map(({ kind }) => kind)).toEqual(['chosen'])
    expect(marksOf(match, 'r:36Gd')).toEqual([])
    expect(display.subject(match.position)).toBe(unitOf(match, 'r:16Gd'))
  })

  it('8.1D those who attack, have fought, or were attacked', () => {
    const match = say(before(), 'join r:8Gd')
    expect(marksOf(match, 'r:8Gd')).toEqual([{ kind: 'chosen', text: 'in this attack', rule: '8.2' }])
    const fought = say(
      position({ phase: 'soviet combat', units: ORSHA, dice: [1] }),
      'attack 4012',
      ...['r:8Gd', 'r:36Gd', 'r:2GdT', 'r:16Gd'].map((unit) => `join ${unit}`),
      'roll',
    )
    expect(marksOf(fought, 'r:8Gd').map(({ text }) => text)).toContain('has fought in this phase')
    expect(marksOf(fought, 'r:8Gd').map(({ text }) => text)).toContain('must go back one hex')
    expect(marksOf(fought, 'g:78St').map(({ text }) => text)).toContain('was attacked in this phase')
  })

  it('9.3D out of supply, now or when the phase began', () => {
    const cut = position({ phase: 'soviet move', units: { 'r:8Gd': '4112', 'r:RH1': '4611' } })
    expect(marksOf(cut, 'r:8Gd')).toEqual([])
    const far = position({ phase: 'soviet move', units: { 'r:8Gd': '2612', 'r:RH1': '4211' } })
    expect(marksOf(far, 'r:8Gd')).toEqual([
      { kind: 'cut', text: 'out of supply: half strength', rule: '9.3D', chip: '½' },
    ])
    far.position.units.unsupplied[unitOf(far, 'r:RH1')] = 1
    expect(marksOf(far, 'r:RH1')).toEqual([
      { kind: 'spent', text: 'out of supply when the phase began: half movement', rule: '9.2B' },
    ])
  })

  it('14.3, 14.5 who must stay, why and until when', () => {
    const match = position({
      phase: 'german move',
      units: {
        'g:206': { place: '3709', freeze: 'holds city' },
        'g:1': { place: '1616', freeze: 'garrison' },
        'g:197': { place: '3608', slow: true },
        'g:4Pz': { place: '0115', arrived: true },
      },
    })
    const held = (unit: string) => marksOf(match, unit).filter(({ kind }) => kind === 'held')
    expect(held('g:206')).toEqual([{ kind: 'held', text: 'holds Vitebsk until turn 4', rule: '14.31' }])
    expect(held('g:1')[0]!.text).toMatch(/^garrison.* until a Soviet unit is within six hexes$/)
    expect(held('g:197')).toEqual([{ kind: 'held', text: 'slow to respond: does not move in turn 1', rule: '14.5' }])
    expect(marksOf(match, 'g:4Pz')).toEqual([
      { kind: 'fresh', text: 'came in this turn: enters no enemy zone', rule: '10.1B' },
    ])
  })
})

describe('what hovering shows', () => {
  it('of a unit: figures, supply with its source, zone, worth', () => {
    const match = before()
    expect(about(match, 'r:2GdT')).toEqual([
      'Guards mobile troops',
      'Strength 5',
      'Movement 6, in both movement phases',
      'In supply: 1 of 10 hexes to the railhead at 4211',
      'Controls the hexes around it, but not forest or swamp',
      'Worth 15 points to the German when it is lost',
    ])
    expect(about(match, 'r:RH1')).toContain('Has no zone of control')
    expect(about(match, 'g:5Pz')).toContain('Leaves a battle group when it is lost')
    expect(about(match, 'g:4Pz')).toContain('Comes in on turn 2, west edge')
  })

  it('of a hex: terrain, walls, rivers, rails, zones, stack', () => {
    const match = before()
    const texts = (name: string) => display.aboutPlace(match.position, hexOf(match, name)).map(({ text }) => text)
    expect(texts('4012')).toEqual([
      'Forest: mechanized units pay 2, and one is taken off the die against it',
      'Fortified for the German: doubled in defence, others pay 2 more to enter',
      'Dnepr (SE, S): attacks across it are halved',
      'Railway, open to the German',
      'In the zones of both sides',
      'One of three units',
    ])
    expect(texts('4112').some((text) => text.startsWith('Three of three units'))).toBe(true)
    expect(texts('3813').slice(0, 2)).toEqual(['Orsha, city', 'Clear'])
    expect(texts('3813').join()).toMatch(/Dnepr \(.*\): attacks across it are halved/)
    expect(display.aboutPlace(match.position, 0)).toEqual([])
  })
})

describe('the clock', () => {
  it('dates the turn, names the phase and announces arrivals', () => {
    const { phases, ...clock } = display.clock(before().position)
    expect(clock).toEqual({
      turn: 1,
      turns: 10,
      date: '22-23 June 1944',
      phase: 1,
      due: ['', '+1', '+1', '+2', '+1', '+1', '', '+2', '+1', ''],
    })
    expect(phases.map(({ name, side }) => `${side} ${name}`)).toEqual([
      '2 Move',
      '2 Combat',
      '2 Mech.',
      '1 Move',
      '1 Combat',
      '1 Mech.',
    ])
  })

  it('13.0 counts units from the Ukraine once they are taken', () => {
    const match = position({ options: { ukraine: 'on' }, phase: 'ukraine', turn: 7, units: {} })
    expect(display.clock(match.position).due.slice(6)).toEqual(['', '+2', '+1', ''])
    expect(display.clock(say(match, 'accept').position).due.slice(6)).toEqual(['+1', '+3', '+3', '+2'])
  })
})

describe('the score', () => {
  it.each(SCENARIOS.map(({ id }) => id))('12.3 of %s stands on the scale where its level is', (scenario) => {
    const { position: s } = position({ scenario, phase: 'soviet move', units: {} })
    const levels = VICTORY[scenario].map(({ level }) => level)
    const points = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(points, points, points, (german, soviet, more) => {
        s.vp.german = german
        s.vp.soviet = soviet
        const { balance, steps, level, leader } = display.score(s)
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(balance).toBeLessThanOrEqual(1)
        const at = levels.indexOf(levelOf(s))
        const from = steps[at - 1]?.at ?? 0
        const to = steps[at]?.at ?? 1
        expect(balance).toBeGreaterThanOrEqual(from)
        expect(balance).toBeLessThanOrEqual(to)
        const word = german + soviet === 0 ? 'No points yet' : ['Draw', 'German', 'Soviet'][leader]!
        expect(level.startsWith(word)).toBe(true)
        s.vp.soviet += more
        if (german > 0) expect(display.score(s).balance).toBeGreaterThanOrEqual(balance)
      }),
      { numRuns: 1000 },
    )
    expect(LEVELS).toEqual(expect.arrayContaining([...levels]))
  })

  it('reads no victory before there are points', () => {
    const { position: s } = position({ phase: 'soviet move', units: {} })
    expect(display.score(s)).toMatchObject({ level: 'No points yet', leader: 0 })
  })

  it('15.x says what each side needs for its next level', () => {
    const match = position({ phase: 'soviet move', units: {}, set: { vp: { german: 4, soviet: 10 } } })
    expect(display.score(match.position)).toMatchObject({
      level: 'Soviet marginal',
      needs: ['1 more point for German marginal', '11 more points for Soviet decisive'],
    })
  })

  it('12.1, 12.2 says for what', () => {
    const match = position({
      phase: 'soviet move',
      units: { 'g:197': { dead: true }, 'g:206': { dead: true }, 'g:5Pz': { dead: true }, 'r:71': { dead: true } },
      set: { vp: { german: 7, soviet: 16 } },
    })
    expect(display.score(match.position).items).toEqual([
      { rule: '12.1', text: 'German: 3-4 lost, 71 Rifle', value: 3 },
      { rule: '11C', text: 'German: open hexes in the Soviet line, turn by turn', value: 4 },
      { rule: '12.1', text: 'Soviet: 2-5 lost, 197 Inf and 206 Inf', value: 4 },
      { rule: '12.1', text: 'Soviet: 5-8 lost, 5 Pz', value: 12 },
    ])
  })
})

describe('trays', () => {
  it('14.4 hold what is still to be set up, with what is missing', () => {
    const setting = dagc73.setting('historical')
    const s = dagc73.start(setting, forcedDice([]))
    const [first, second] = display.trays(s)
    expect(first).toMatchObject({ id: 'set-up', title: 'German set-up', note: '0 of 57 units placed' })
    expect(first!.rows).toContainEqual({ rule: '14.31', text: 'units missing in Vitebsk', value: 3 })
    expect(second).toMatchObject({ id: 'next set-up', title: 'Soviet set-up' })
  })

  it('10.2 list reinforcements by turn and edge', () => {
    const tray = display.trays(before().position).find(({ id }) => id === 'arrivals')!
    expect(tray.units.map(({ note }) => note)).toEqual([
      'turn 2, west',
      'turn 3, west',
      'turn 4, west',
      'turn 4, west',
      'turn 5, north',
      'turn 6, west',
      'turn 8, north',
      'turn 8, north',
      'turn 9, north',
    ])
  })
})

describe('moving', () => {
  it('5.2C, 5.2D every disc is the cost of the way that is shown, or the one-hex right', () => {
    const match = position({ phase: 'soviet move', units: { ...ORSHA, 'g:14': '4015', 'r:5M': '4215' } })
    for (const id of ['r:8Gd', 'r:2GdT', 'r:5M', 'r:16Gd']) {
      const moving = say(match, `move ${id}`)
      const s = moving.position
      const unit = unitOf(moving, id)
      const discs = display.hints(s)
      expect(discs.length).toBeGreaterThan(2)
      for (const { place, label, look } of discs) {
        const way = display.path(s, place)
        expect([way[0], way.at(-1)]).toEqual([s.units.place[unit], place])
        let cost = 0
        for (let i = 1; i < way.length; i++) cost += stepCost(s, unit, way[i - 1]!, way[i]!)
        if (look === 'barely') {
          expect([label, way.length]).toEqual(['1!', 2])
          expect(cost).toBeGreaterThan(s.setting.movement[unit]!)
        } else expect(cost).toBe(Number(label))
      }
      say(match, 'stay')
    }
  })

  it('5.2D marks a step that cannot be paid', () => {
    const match = say(
      position({ phase: 'soviet move', units: { 'g:78St': '4012', 'r:39': '4114', 'r:RH1': '4211' } }),
      'move r:39',
    )
    const barely = display.hints(match.position).filter(({ look }) => look === 'barely')
    expect(barely).toEqual([{ place: hexOf(match, '4013'), label: '1!', look: 'barely' }])
  })

  it('5.2C breaks a disc down, and explains the one that cannot be paid', () => {
    const match = say(
      position({ phase: 'soviet move', units: { 'g:78St': '4012', 'r:39': '4114', 'r:RH1': '4211' } }),
      'move r:39',
    )
    const { position: s } = match
    for (const { place, label, look } of display.hints(s)) {
      const { items, facts } = display.outlook(s, place)!
      const cost = items.reduce((sum, { value }) => sum + value, 0)
      if (look === 'go') expect(facts).toEqual([{ rule: '5.2C', text: `${label} of 4 points` }])
      else expect(facts).toEqual([{ rule: '5.2D', text: `1! costs ${cost}, and 4 are left: one hex is always open` }])
      if (look === 'go') expect(String(cost)).toBe(label)
    }
    expect(display.outlook(s, hexOf(match, '4012'))).toBe(null)
  })

  it('4.2A the prompt names those who may move in the phase', () => {
    expect(dagc73.prompt(position({ phase: 'soviet move', units: ORSHA }).position)).toMatch(/^Move any of your units/)
    const second = position({ phase: 'soviet mechanized', units: ORSHA }).position
    expect(dagc73.prompt(second)).toBe('Move your mechanized units, or end the phase.')
  })

  it('10.0 shows how far a new arrival can go by rail', () => {
    const match = say(position({ phase: 'german arrivals', turn: 2, units: {} }), 'enter g:4Pz 0130', 'move g:4Pz')
    const s = match.position
    const rails = display.hints(s).filter(({ label }) => label.startsWith('R'))
    expect(rails.length).toBeGreaterThan(0)
    for (const { place, label } of rails) {
      const way = display.path(s, place)
      expect(way.at(-1)).toBe(place)
      expect(`R${way.length - 1}`).toBe(label)
      for (const hex of way) expect(s.setting.onRail[hex]).toBe(1)
    }
  })

  it('asks before movement ends while most of a side has not moved', () => {
    const match = position({ phase: 'soviet move', units: ORSHA })
    expect(display.caution(match.position, 'done')).toBe('Five units could still move. End movement?')
    say(match, 'move r:8Gd 4212', 'move r:36Gd 4212', 'move r:16Gd 4213')
    expect(display.caution(match.position, 'done')).toBe('')
    expect(display.caution(match.position, 'move')).toBe('')
  })

  it('asks before combat ends while there is an attack at even odds', () => {
    const match = position({ phase: 'soviet combat', units: ORSHA })
    expect(display.caution(match.position, 'done')).toBe('Four units could still attack. End combat?')
    const weak = position({ phase: 'german combat', units: ORSHA })
    expect(display.caution(weak.position, 'done')).toBe('')
  })

  it('names the best column there is against each hex', () => {
    const match = position({ phase: 'soviet combat', units: ORSHA })
    const s = match.position
    for (const { place, label } of display.hints(s)) {
      say(match, `attack ${match.setting.ground.name(place)}`)
      for (const { unit } of display.matter(s)!.candidates) say(match, `join ${match.setting.unitIds[unit]}`)
      expect(display.matter(s)!.headline).toBe(label)
      say(match, 'withdraw')
    }
  })

  it('keeps the columns of other hexes while an attack is prepared', () => {
    const match = position({ phase: 'soviet combat', units: ORSHA })
    const all = display.hints(match.position)
    expect(all.length).toBeGreaterThan(1)
    say(match, 'attack 4012', 'join r:8Gd')
    const target = hexOf(match, '4012')
    expect(display.hints(match.position)).toEqual(all.filter(({ place }) => place !== target))
  })

  it('8.6L lets nobody advance by that name, and marks nobody as chosen who only could', () => {
    const match = say(
      position({ phase: 'soviet combat', units: ORSHA, dice: [6] }),
      'attack 4012',
      ...['r:8Gd', 'r:36Gd', 'r:2GdT'].map((unit) => `join ${unit}`),
      'roll',
      'retreat g:78St',
    )
    say(match, `to ${match.setting.ground.name(display.hints(match.position)[0]!.place)}`)
    expect(display.spoken(match.position, 'halt')).toBe('Nobody advances')
    expect(marksOf(match, 'r:8Gd').map(({ kind }) => kind)).not.toContain('chosen')
    say(match, 'advance r:8Gd')
    expect(display.spoken(match.position, 'halt')).toBe('')
  })
})

describe('an attack', () => {
  const full = () => say(before(), 'join r:8Gd', 'join r:36Gd', 'join r:2GdT')

  it('before anybody joins', () => {
    const match = before()
    const matter = display.matter(match.position)!
    expect(matter).toMatchObject({ headline: '', line: 'Nobody yet against 4', hint: '4 would make 1-1', results: [] })
    expect(names(match, matter.candidates)).toEqual(['8 Gds', '16 Gds', '36 Gds', '2 Gds Tank'])
  })

  it('has its odds, what it lacks for more, and each figure with its reason', () => {
    const match = full()
    const matter = display.matter(match.position)!
    expect(matter).toMatchObject({
      title: 'Attack on 4012',
      headline: '3-1',
      line: '13 against 4',
      hint: '3 more would make 4-1',
      columns: ['1-2', '1-1', '2-1', '3-1', '4-1'],
      column: 3,
      targets: [hexOf(match, '4012')],
    })
    expect(matter.sections).toEqual([
      {
        title: 'Attack',
        total: '13',
        items: [
          { rule: '8.0', text: '8 Gds', value: '4' },
          { rule: '8.0', text: '36 Gds', value: '4' },
          { rule: '8.0', text: '2 Gds Tank', value: '5' },
        ],
      },
      {
        title: 'Defence',
        total: '4',
        items: [
          { rule: '8.0', text: '78 Storm', value: '2' },
          { rule: '8.9', text: '78 Storm in a fortified hex', value: '2' },
        ],
      },
      {
        title: 'Column',
        total: '3-1',
        items: [{ rule: '8.3', text: '3.2 to 1, rounded for the defender', value: '3-1' }],
      },
      { title: 'Die', total: '−1', items: [{ rule: '8.9', text: 'defenders in forest or swamp', value: '−1' }] },
    ])
    expect(matter.members.map(({ worth }) => worth)).toEqual(['+4', '+4', '+5'])
  })

  it('8.4J says why a unit brings less than it shows', () => {
    const notes = (units: Record<string, unknown>) => {
      const match = say(position({ phase: 'soviet combat', units }), 'attack 3813')
      return display.matter(match.position)!.candidates.map(({ worth, note }) => `${worth} ${note}`)
    }
    const units = { 'g:78St': '3813', 'r:8Gd': '3913', 'r:1T': '3814' }
    expect(notes({ ...units, 'r:RH1': '4211' })).toEqual(['+4 ', '+2½ over the Dnepr, half'])
    expect(notes(units)).toEqual(['+2 out of supply, half', '+1¼ over the Dnepr and out of supply, a quarter'])
  })

  it('8.8 has the results of the table on the faces that give them', () => {
    const { results, best, worst } = display.matter(full().position)!
    expect(results.map(({ name, faces, tone }) => `${name} ${faces.join('')} ${tone}`)).toEqual([
      'Attackers retreat 123 poor',
      'Both retreat 45 even',
      'Defenders retreat 6 fair',
    ])
    expect(best).toEqual({ rule: '8.82', text: '78 Storm goes back one hex, and the Soviet says where.' })
    expect(worst).toEqual({ rule: '8.82', text: 'All three go back one hex, and the German says where.' })
  })

  it('8.81 says what an exchange and a defeat would cost', () => {
    const strong = say(
      before({ ...ORSHA, 'r:1GdT': '4011', 'r:3GdT': '4011', 'r:5M': '4011' }),
      ...['r:8Gd', 'r:36Gd', 'r:2GdT', 'r:1GdT', 'r:3GdT', 'r:5M'].map((unit) => `join ${unit}`),
    )
    const { headline, best } = display.matter(strong.position)!
    expect(headline).toBe('7-1')
    expect(best.text).toBe('78 Storm is destroyed; the Soviet loses nothing.')
    const weak = say(before(), 'join r:8Gd')
    expect(display.matter(weak.position)!.worst.text).toBe('8 Gds is lost, 4 for the German.')
    const even = say(before({ ...ORSHA, 'r:1GdT': '4011' }), 'join r:8Gd', 'join r:36Gd', 'join r:2GdT', 'join r:1GdT')
    expect(display.matter(even.position)).toMatchObject({
      headline: '4-1',
      best: { text: '78 Storm is destroyed; the Soviet loses units worth 2 or more.', rule: '8.81' },
    })
  })

  it('goes on to say who has to act after the die', () => {
    const match = say(
      position({ phase: 'soviet combat', units: ORSHA, dice: [6] }),
      'attack 4012',
      'join r:8Gd',
      'join r:36Gd',
      'join r:2GdT',
      'roll',
    )
    expect(display.matter(match.position)).toMatchObject({
      headline: '3-1',
      line: 'Defenders retreat',
      results: [{ name: 'Defenders retreat', chance: 1 }],
      candidates: [{ unit: unitOf(match, 'g:78St') }],
    })
    say(match, 'retreat g:78St')
    const hexes = display.hints(match.position)
    expect(hexes.length).toBeGreaterThan(0)
    expect(display.path(match.position, hexes[0]!.place)).toEqual([hexOf(match, '4012'), hexes[0]!.place])
  })
})

describe('overlays', () => {
  it('9.0 draw the line of a unit to a source and on to the map edge', () => {
    const match = position({ phase: 'german move', units: { ...ORSHA, 'g:12': '3716' } })
    const s = match.position
    for (const id of ['r:8Gd', 'g:78St', 'g:12']) {
      const unit = unitOf(match, id)
      const { offRail, onRail, isSupplied: isFed } = traceOf(s, unit)
      expect(isFed).toBe(isSupplied(s, unit))
      expect(offRail[0]).toBe(s.units.place[unit])
      expect(onRail[0]).toBe(offRail.at(-1))
      expect(s.setting.railEnds[sideOf(s, unit)]).toContain(onRail.at(-1))
      const { lines, chips } = overlay('supply').paint(s, unit)
      expect(lines.every(({ places }) => places.length > 1)).toBe(true)
      expect(chips).toEqual([{ place: offRail.at(-1), text: `${offRail.length - 1} of 10 hexes`, tone: 'good' }])
    }
  })

  it('9.3 ring those who have none', () => {
    const match = position({ phase: 'soviet move', units: { 'r:8Gd': '2612', 'r:RH1': '4211' } })
    const paint = overlay('supply').paint(match.position, 0)
    expect(paint.chips).toEqual([{ place: hexOf(match, '2612'), text: '½', tone: 'bad' }])
    const own = overlay('supply').paint(match.position, unitOf(match, 'r:8Gd'))
    expect(own.chips[0]).toMatchObject({ tone: 'bad' })
    expect(own.hexes).toMatchObject([{ look: 'cut' }])
  })

  it('9.3 say so where nobody is cut off, and draw the lines of all who fight', () => {
    const match = position({ phase: 'soviet combat', units: ORSHA })
    expect(overlay('supply').paint(match.position, 0)).toMatchObject({
      hexes: [],
      note: expect.stringMatching(/Nobody is cut off/),
    })
    say(match, 'attack 4012', 'join r:8Gd', 'join r:16Gd')
    const { lines } = overlay('supply').paint(match.position, 0)
    const starts = lines.filter(({ look }) => look === 'supply').map(({ places }) => places[0])
    expect(starts).toEqual(expect.arrayContaining(['4112', '4113'].map((hex) => hexOf(match, hex))))
  })

  it('draw the front between the sides', () => {
    const match = position({ phase: 'soviet move', units: ORSHA })
    const { sides } = overlay('front').paint(match.position, 0)
    const near = sides.map((pair) =>
      pair
        .map((hex) => match.setting.ground.name(hex))
        .sort()
        .join('/'),
    )
    expect(near).toContain('4012/4112')
    for (const [a, b] of sides) expect(match.setting.ground.distance(a, b)).toBe(1)
  })

  it('8.3 weigh what could be brought on each stack, river and walls counted', () => {
    const match = position({
      phase: 'german move',
      units: { 'g:78St': '4012', 'r:8Gd': '4212', 'r:36Gd': '4212', 'r:2GdT': '4312', 'r:RH1': '4211' },
    })
    const { chips } = overlay('threats').paint(match.position, 0)
    expect(chips).toEqual([{ place: hexOf(match, '4012'), text: '3-1', tone: 'poor' }])
    const soviet = position({
      phase: 'soviet move',
      units: { 'g:78St': { place: '4012', freeze: 'garrison' }, 'r:8Gd': '4212' },
    })
    expect(overlay('threats').paint(soviet.position, 0).chips).toEqual([])
  })

  it('11.0 show the continuous line and where it is open', () => {
    const match = position({ phase: 'soviet move', units: ORSHA })
    const { open } = continuousLine(match.position)
    const { hexes, lines } = overlay('line').paint(match.position, 0)
    expect(hexes.filter(({ look }) => look === 'open')).toHaveLength(open)
    expect(lines.map(({ look }) => look)).toContain('gap')
    expect(
      overlay('victory')
        .paint(match.position, 0)
        .hexes.filter(({ look }) => look === 'open'),
    ).toHaveLength(open)
  })
})

describe('the guide', () => {
  it('walks a first Soviet turn, a step at a time', () => {
    const setting = dagc73.setting('historical')
    const s = dagc73.start(setting, forcedDice([]))
    const passed = () => display.guide(setting.scenario).findIndex((step) => !step.isDone(s))
    const dice = forcedDice([6, 6, 6])
    const go = (text: string) => answer(dagc73, s, text, dice)
    for (const text of ['prepared', 'done']) go(text)
    expect(passed()).toBe(0)
    for (const text of ['prepared', 'done']) go(text)
    expect(passed()).toBe(1)
    const mover = firstOffered(s, 'move')
    go(`move ${setting.unitIds[mover]}`)
    expect(passed()).toBe(2)
    go('stay')
    go('done')
    expect(passed()).toBe(4)
    const target = firstOffered(s, 'attack')
    go(`attack ${setting.ground.name(target)}`)
    go(`join ${setting.unitIds[firstOffered(s, 'join')]}`)
    expect(passed()).toBe(5)
    go('roll')
    expect(passed()).toBeGreaterThanOrEqual(6)
    expect(display.guide(setting.scenario).length).toBeLessThanOrEqual(8)
  })
})

function firstOffered(s: State, verb: string): number {
  const choices = new Choices()
  dagc73.choices(s, choices)
  const kind = dagc73.verbs(s).find(({ name }) => name === verb)!
  for (let i = 0; i < choices.length; i++)
    if (dagc73.write(s, choices.at(i)).startsWith(`${kind.name} `)) return operandA(choices.at(i))
  throw new Error(`${verb} is not offered`)
}

const RESULT_NAMES: Readonly<Record<string, string>> = {
  Ae: 'Attackers lost',
  Ar: 'Attackers retreat',
  Br: 'Both retreat',
  Dr: 'Defenders retreat',
  Ex: 'Exchange',
  hEx: 'Half exchange',
  De: 'Defenders lost',
}

/** The result of an attack among what was told of it. */
const resultIn = (told: readonly Told[]): string => told.flatMap(({ event }) => RESULT_NAMES[event] ?? [])[0]!

describe('the account', () => {
  const rolled = (die: number, ...joined: string[]) => {
    const match = position({ phase: 'soviet combat', units: { ...ORSHA, 'r:1GdT': '4011' }, dice: [die] })
    say(match, 'attack 4012', ...joined.map((unit) => `join ${unit}`))
    const s = copyOf(dagc73, match.position)
    say(match, 'roll')
    return { s, told: match.entries.at(-1)!.told, position: match.position }
  }
  const ALL = ['r:8Gd', 'r:36Gd', 'r:2GdT', 'r:1GdT']

  it('8.81 counts an exchange in strength points: the defenders at once, the attackers as due', () => {
    const { s, ...way } = rolled(6, ...ALL)
    expect(display.account!.fate(s, way)).toEqual({ side: SOVIET, rank: 4, losses: [2, 2] })
    expect(way.told.flatMap((told) => display.account!.loss(s, told, []) ?? [])).toMatchObject([{ worth: 2 }])
  })

  it('8.8 ranks results for the attacker, and lets retreats cost nobody anything', () => {
    const { s, ...way } = rolled(4, ...ALL)
    expect(display.account!.fate(s, way)).toEqual({ side: SOVIET, rank: 3, losses: [0, 0] })
    const { s: weak, ...lost } = rolled(1, 'r:8Gd')
    expect(display.account!.fate(weak, lost)).toEqual({ side: SOVIET, rank: 0, losses: [0, 4] })
  })

  it('says nothing of what is no throw', () => {
    const match = before()
    expect(display.account!.fate(match.position, { told: [], position: match.position })).toBeNull()
  })
})

describe('over random games', () => {
  it('the figures of every attack are those of the rules, and its results those of the die', () => {
    let attacks = 0
    const rolled = dagc73.blank(dagc73.setting('historical'))
    wander(dagc73, dagc73.setting('historical'), 'attacks', 1, HASTE, (s) => {
      const matter = display.matter(s)
      if (!matter || matter.results.length < 2 || attacks >= 60) return
      attacks++
      const roll = dagc73.read(s, 'roll').choice
      expect(matter.headline).toBe(s.setting.crt.columns[odds(s)])
      expect(matter.columns[matter.column]).toBe(matter.headline)
      expect(matter.line).toBe(`${quarters(attackStrength(s))} against ${quarters(defenceStrength(s))}`)
      expect(matter.members.reduce((sum, { worth }) => sum + read(worth), 0)).toBe(attackStrength(s))
      for (const { name, faces } of matter.results)
        for (const face of faces) {
          const told: Told[] = []
          copyInto(rolled, s)
          dagc73.take(rolled, roll, forcedDice([face]), {
            tell: (event, ...operands) => told.push({ event, operands: operands.filter((one) => one !== undefined) }),
            reveal: () => {},
          })
          expect(resultIn(told)).toBe(name)
        }
    })
    expect(attacks).toBeGreaterThan(10)
  })

  it('the chances of an attack are those that the kernel lists', () => {
    const match = say(before(), 'join r:8Gd', 'join r:36Gd', 'join r:2GdT')
    const roll = choice(dagc73.verbs(match.position).find(({ name }) => name === 'roll')!.verb)
    const all = outcomes(dagc73, match.position, roll)
    const chances = distributionOf(all, ({ told }) => resultIn(told))
    const { results } = display.matter(match.position)!
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(results.map(({ name }) => name).sort()).toEqual([...chances.keys()].sort())
    for (const { name, chance } of results) expect(chances.get(name)).toBeCloseTo(chance, 12)
  })

  it.each(SCENARIOS.map(({ id }) => id))(
    'everything of %s can be shown, and says nothing it should not',
    (scenario) => {
      const setting = dagc73.setting(scenario, { ukraine: 'on' })
      let seen = 0
      wander(dagc73, setting, scenario, 97, HASTE, (s) => {
        seen++
        expectSound(display, setting, s, setting.ground.size, 500)
        const { items, points, balance } = display.score(s)
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(items.reduce((sum, { value }) => sum + value, 0)).toBe(points[0]! + points[1]!)
      })
      expect(seen).toBeGreaterThan(5)
    },
  )

  it('every supply line that is shown ends at a source', () => {
    wander(dagc73, dagc73.setting('historical'), 'supply', 211, HASTE, (s) => {
      for (let unit = 1; unit <= unitCount(s); unit++) {
        if (s.units.place[unit] === 0) continue
        const { offRail, onRail, isSupplied: isFed } = traceOf(s, unit)
        expect(isFed).toBe(isSupplied(s, unit))
        if (offRail.length === 0) continue
        const side = sideOf(s, unit)
        expect(s.setting.railEnds[side]).toContain(onRail.at(-1))
        const source = offRail.at(-1)!
        if (side === SOVIET)
          expect(s.units.place.some((hex, other) => hex === source && isRailhead(s, other))).toBe(true)
        else expect(s.setting.onRail[source]).toBe(1)
        expect(side === GERMAN || side === SOVIET).toBe(true)
      }
    })
  })
})

const QUARTERS = ['', '¼', '½', '¾']
const quarters = (n: number): string => `${n < 4 && n % 4 !== 0 ? '' : Math.floor(n / 4)}${QUARTERS[n % 4]}`
const read = (text: string): number => {
  const [, whole, rest] = /^\+(\d*)([¼½¾]?)$/.exec(text)!
  return Number(whole) * 4 + QUARTERS.indexOf(rest!)
}

import { describe, expect, it } from 'vitest'
import {
  AE,
  AS,
  answers,
  asked,
  assault,
  attack,
  BB,
  changed,
  DE,
  DR,
  E,
  germans,
  marked,
  NE,
  NW,
  SE,
  SW,
  sidesBetween,
  soviets,
  stateOf,
  TARGET,
  told,
  W,
} from './battle.fixture.ts'
import { at, choices, hexOf, type Played, refusal, say } from './position.fixture.ts'

const weak = (place: string) => ({ place, reduced: true })

describe('11.15, 11.16, 11.20 results', () => {
  it('11.15a AS: nothing happens', () => {
    const match = assault(soviets({ units: { 'r:8': E, 'g:26': TARGET }, dice: [AS] }), TARGET, 'r:8')
    expect(told(match)).toEqual(['attacked', 'AS'])
    expect([stateOf(match, 'r:8'), stateOf(match, 'g:26'), at(match, 'r:8'), at(match, 'g:26')]).toEqual([
      'full',
      'full',
      E,
      TARGET,
    ])
  })

  it('2.1a, 11.5b one die of six decides, and the defender is asked nothing before it', () => {
    const match = assault(soviets({ units: { 'r:8': E, 'g:26': TARGET }, dice: [AS] }), TARGET, 'r:8')
    const sides = match.entries.flatMap(({ side, draws }) => (draws.length > 0 ? [side] : []))
    expect(match.entries.flatMap(({ draws }) => draws)).toMatchObject([{ kind: 'die', faces: 6 }])
    expect([sides, match.entries.some(({ side }) => side === 1)]).toEqual([[2], false])
  })

  it('2.11e no step passes from one unit to another: each loses its own', () => {
    const units = { 'r:8': E, 'r:42': weak(E), 'g:26': TARGET }
    const match = assault(soviets({ units, dice: [AE] }), TARGET, 'r:8', 'r:42')
    expect([stateOf(match, 'r:8'), stateOf(match, 'r:42')]).toEqual(['reduced', 'dead'])
  })

  it('11.16a, R09-52, 2.11b, 2.11c AE: every attacker loses a step, who has one left is lost', () => {
    const units = { 'r:8': E, 'r:42': weak(E), 'r:67': NE, 'g:26': TARGET }
    const match = assault(soviets({ units, dice: [AE] }), TARGET, 'r:8', 'r:42')
    expect(['r:8', 'r:42', 'r:67', 'g:26'].map((id) => stateOf(match, id))).toEqual(['reduced', 'dead', 'full', 'full'])
    expect([at(match, 'r:8'), at(match, 'r:42')]).toEqual([E, ''])
  })

  it('12.5f AE and BB do not touch the locality whose mate attacked', () => {
    const units = { 'g:26': E, 'g:Minsk': E, 'r:8': TARGET }
    const lost = assault(germans({ units, dice: [AE] }), TARGET, 'g:26')
    expect([stateOf(lost, 'g:26'), stateOf(lost, 'g:Minsk')]).toEqual(['reduced', 'full'])
    const bled = assault(germans({ units, dice: [BB] }), TARGET, 'g:26')
    expect([stateOf(bled, 'g:26'), stateOf(bled, 'g:Minsk')]).toEqual(['reduced', 'full'])
  })

  it('11.20a, R09-52 DE: every defender loses a step, survivors stay', () => {
    const units = { 'r:8': E, 'g:26': TARGET, 'g:28': weak(TARGET) }
    const match = assault(soviets({ units, dice: [DE] }), TARGET, 'r:8')
    expect(['g:26', 'g:28', 'r:8'].map((id) => stateOf(match, id))).toEqual(['reduced', 'dead', 'full'])
    expect(at(match, 'g:26')).toBe(TARGET)
  })

  it('11.20a, E09-20 a full unit of two steps alone takes DE: reduced, it stays, and nobody advances', () => {
    const match = assault(soviets({ units: { 'r:8': E, 'g:26': TARGET }, dice: [DE] }), TARGET, 'r:8')
    expect([stateOf(match, 'g:26'), at(match, 'g:26'), asked(match)]).toEqual(['reduced', TARGET, 'Soviet combat'])
  })

  it('E09-03, 2.11 the first corps: 3, then 2, then the dead pile', () => {
    const match = soviets({ units: { 'r:8': E, 'g:1': TARGET }, dice: [DE] })
    const unit = match.setting.kinds.unit.read('g:1')
    expect([match.setting.full[unit], match.setting.reduced[unit]]).toEqual([3, 2])
    assault(match, TARGET, 'r:8')
    expect(stateOf(match, 'g:1')).toBe('reduced')
    const again = assault(soviets({ units: { 'r:8': E, 'g:1': weak(TARGET) }, dice: [DE] }), TARGET, 'r:8')
    expect(stateOf(again, 'g:1')).toBe('dead')
  })
})

describe('11.21 bloodbath', () => {
  it('11.21a, 11.21b the attacker loses as many steps as the defender, as he likes', () => {
    const units = { 'r:8': E, 'r:42': E, 'g:26': TARGET, 'g:28': TARGET }
    const match = assault(soviets({ units, dice: [BB] }), TARGET, 'r:8', 'r:42')
    expect([stateOf(match, 'g:26'), stateOf(match, 'g:28')]).toEqual(['reduced', 'reduced'])
    expect([asked(match), match.position.assault.due]).toEqual(['Soviet losses', 2])
    say(match, 'lose r:42', 'lose r:42')
    expect([stateOf(match, 'r:8'), stateOf(match, 'r:42')]).toEqual(['full', 'dead'])
    expect(asked(match)).toBe('Soviet combat')
  })

  it('11.21b steps count, not factors: a unit of one step costs one', () => {
    const units = { 'r:8': E, 'r:42': E, 'g:Skn': TARGET }
    const match = assault(soviets({ units, dice: [BB] }), TARGET, 'r:8', 'r:42')
    expect(match.position.assault.due).toBe(1)
    say(match, 'lose r:8')
    expect(asked(match)).toBe('Soviet advance')
  })

  it('11.21b, R09-73 a single attacker has no choice', () => {
    const match = assault(soviets({ units: { 'r:8': E, 'g:26': TARGET }, dice: [BB] }), TARGET, 'r:8')
    expect([stateOf(match, 'r:8'), asked(match)]).toEqual(['reduced', 'Soviet combat'])
  })

  it('R09-28 with too few steps all attackers are lost, and nothing is owed', () => {
    const units = { 'r:8': weak(E), 'g:26': TARGET, 'g:28': TARGET }
    const match = assault(soviets({ units, dice: [BB] }), TARGET, 'r:8')
    expect([stateOf(match, 'r:8'), asked(match)]).toEqual(['dead', 'Soviet combat'])
  })

  it('R09-28, 6.8 of a unit that pays with all its steps nobody hears how many it had', () => {
    const toldOf = (unit: string | object) =>
      told(assault(soviets({ units: { 'r:8': unit, 'g:26': TARGET, 'g:28': TARGET }, dice: [BB] }), TARGET, 'r:8'))
    expect(toldOf(E)).toEqual(toldOf(weak(E)))
  })

  it('11.21c, R09-29 a full-strength shock army takes the first step, later ones are free', () => {
    const units = { 'r:1Sh': E, 'r:2Sh': weak(E), 'r:8': NE, 'g:26': TARGET, 'g:28': TARGET }
    const match = assault(soviets({ units, dice: [BB] }), TARGET, 'r:1Sh', 'r:2Sh', 'r:8')
    // One shock army in full strength: its step is taken at once.
    expect([stateOf(match, 'r:1Sh'), match.position.assault.due]).toEqual(['reduced', 1])
    expect(choices(match, 'lose').sort()).toEqual(['r:1Sh', 'r:2Sh', 'r:8'])
  })

  it('11.21c of two of them the owner picks one', () => {
    const units = { 'r:1Sh': E, 'r:2Sh': E, 'r:8': NE, 'g:26': TARGET }
    const match = assault(soviets({ units, dice: [BB] }), TARGET, 'r:1Sh', 'r:2Sh', 'r:8')
    expect(choices(match, 'lose').sort()).toEqual(['r:1Sh', 'r:2Sh'])
    expect(refusal(match, 'lose r:8')).toEqual({ rule: '11.21', because: 'a shock army loses the first step' })
  })

  it('11.21c a shock army that does not take part is not asked', () => {
    const units = { 'r:1Sh': E, 'r:42': NE, 'r:8': NE, 'g:26': TARGET }
    const match = assault(soviets({ units, dice: [BB] }), TARGET, 'r:42', 'r:8')
    expect(choices(match, 'lose').sort()).toEqual(['r:42', 'r:8'])
  })

  it('11.21 the hex is entered when it is empty', () => {
    const match = assault(soviets({ units: { 'r:8': E, 'g:Skn': TARGET }, dice: [BB] }), TARGET, 'r:8')
    expect(asked(match)).toBe('Soviet advance')
  })
})

describe('11.22 advance after combat', () => {
  const emptied = (units: Record<string, unknown>, ...team: string[]): Played =>
    assault(soviets({ units: { 'g:Skn': TARGET, ...units }, dice: [DE] }), TARGET, ...team)

  it('11.22a attackers may advance within stacking, in any order, or stay', () => {
    const units = { 'r:8': E, 'r:42': NE, 'r:67': W, 'r:54': SE }
    const match = emptied(units, 'r:8', 'r:42', 'r:67')
    expect(answers(match)).toEqual(['advance r:8', 'advance r:42', 'advance r:67', 'halt'])
    expect(refusal(match, 'advance r:54')).toEqual({ rule: '11.22', because: 'r:54 did not attack' })
    say(match, 'advance r:67', 'advance r:8')
    // The hex is full, and it is over.
    expect([at(match, 'r:67'), at(match, 'r:8'), asked(match)]).toEqual([TARGET, TARGET, 'Soviet combat'])
    const stay = say(emptied(units, 'r:8', 'r:42'), 'halt')
    expect([at(stay, 'r:8'), asked(stay)]).toEqual([E, 'Soviet combat'])
  })

  it('11.22b, 8.4c enemy zones do not matter', () => {
    const match = emptied({ 'r:8': E, 'g:28': '2815', 'g:38': NW }, 'r:8')
    say(match, 'advance r:8')
    expect(at(match, 'r:8')).toBe(TARGET)
  })

  it('11.22b it comes before the next attack', () => {
    const match = emptied({ 'r:8': E, 'r:42': NE, 'g:28': '2711' }, 'r:8')
    expect(choices(match, 'attack')).toEqual([])
  })

  it('11.22c defenders never advance', () => {
    const match = assault(soviets({ units: { 'r:8': weak(E), 'g:26': TARGET }, dice: [AE] }), TARGET, 'r:8')
    expect([stateOf(match, 'r:8'), asked(match), at(match, 'g:26')]).toEqual(['dead', 'Soviet combat', TARGET])
  })

  it('11.22a after a retreat, too', () => {
    const units = { 'r:8': E, 'g:26': TARGET }
    const match = say(assault(soviets({ units, dice: [DR] }), TARGET, 'r:8'), `to ${W}`, 'advance r:8')
    expect(at(match, 'r:8')).toBe(TARGET)
  })

  it('3.3b an advance takes control', () => {
    const match = say(emptied({ 'r:8': E }, 'r:8'), 'advance r:8')
    expect(match.position.hexes.control[hexOf(match, TARGET)]).toBe(2)
  })

  it('4.2a with Koenigsberg the game is won at once', () => {
    const units = { 'r:8': '2824', 'g:Skn': '2825' }
    const match = assault(soviets({ units, dice: [DE] }), '2825', 'r:8')
    say(match, 'advance r:8')
    expect(match.decision).toMatchObject({ isOver: true, winner: 2 })
  })

  it('R09-54 nor over the narrows', () => {
    const match = assault(soviets({ units: { 'r:8': '1803', 'g:Skn': '1804' }, dice: [DE] }), '1804', 'r:8')
    expect([stateOf(match, 'g:Skn'), asked(match)]).toEqual(['dead', 'Soviet combat'])
  })

  it('9.7a not across water', () => {
    const setting = changed((plain) => ({ water: marked(plain.water, ...sidesBetween(plain, E, TARGET)) }))
    const units = { 'r:8': E, 'r:42': NE, 'g:Skn': TARGET }
    const match = assault(soviets({ units, setting, dice: [DE] }), TARGET, 'r:8', 'r:42')
    expect(choices(match, 'advance')).toEqual(['r:42'])
    expect(refusal(match, 'advance r:8')).toEqual({ rule: '9.7', because: 'no advance across water' })
  })
})

describe('12.2 cavalry-mechanized groups', () => {
  describe('retreat before combat', () => {
    const group = { 'g:26': W, 'r:O': TARGET }
    const declared = (given = {}): Played => assault(germans({ units: group, dice: [AS], ...given }), TARGET, 'g:26')

    it('12.2a a supplied group alone in its hex may go before the die is thrown', () => {
      const match = declared()
      expect(asked(match)).toBe('Soviet avoid')
      expect(match.entries.at(-1)!.draws).toEqual([])
      expect(answers(match)).toEqual(['evade', 'stand'])
    })

    it('R09-60 it is the last thing before the die: armor and column are settled', () => {
      const match = attack(germans({ units: group, dice: [1, AS] }), TARGET, 'g:26')
      say(match, 'declare', 'armor')
      expect(asked(match)).toBe('German assault')
      say(match, 'lower <=-3')
      expect(asked(match)).toBe('Soviet avoid')
      say(match, 'stand')
      expect(match.position.combat.column).toBe(0)
    })

    it('12.2a or stand', () => {
      const match = say(declared(), 'stand')
      expect([told(match), at(match, 'r:O')]).toEqual([['AS'], TARGET])
    })

    it('12.2b it goes as in a retreat, and the attackers may advance', () => {
      const match = say(declared(), 'evade')
      if (asked(match) === 'Soviet retreat') say(match, choices(match)[0]!)
      expect(at(match, 'r:O')).not.toBe(TARGET)
      expect(asked(match)).toBe('German advance')
      say(match, 'advance g:26')
      expect(at(match, 'g:26')).toBe(TARGET)
    })

    it('R09-10 it gives no step instead', () => {
      const match = say(declared({ units: { ...group, 'r:42': NE, 'r:67': NE } }), 'evade')
      expect(choices(match, 'hold')).toEqual([])
    })

    it('12.2a, 11.3b, R09-72 whoever has evaded was attacked, and the others have attacked', () => {
      const match = say(declared({ units: { ...group, 'g:28': '2710' } }), 'evade')
      if (asked(match) === 'Soviet retreat') say(match, choices(match)[0]!)
      expect(match.position.units.attacked[match.setting.kinds.unit.read('r:O')]).toBe(1)
      expect(match.position.units.fought[match.setting.kinds.unit.read('g:26')]).toBe(1)
    })

    it.each([
      ['12.2a not with company', { units: { ...group, 'r:8': TARGET } }],
      ['11.5b, 12.2a no other units: who is attacked cannot refuse', { units: { 'g:26': W, 'r:8': TARGET } }],
      ['12.2a not from turn 6 on', { turn: 6 }],
      [
        'R09-10 not in a city',
        { setting: changed((plain) => ({ isCity: marked(plain.isCity, plain.ground.parse(TARGET)) })) },
      ],
      [
        'R09-10 not without a hex to go to',
        { units: { ...group, 'g:28': NW, 'g:38': SW, 'g:50': E, 'g:10': '2711', 'g:2': '2911' } },
      ],
    ])('%s', (_name, given) => {
      expect(asked(declared(given))).not.toBe('Soviet avoid')
    })

    it('12.2a, R09-66 not out of supply', () => {
      // Germans in a wide ring leave it room, but no line.
      const ring = {
        'g:28': '2611',
        'g:38': '2710',
        'g:50': '2810',
        'g:10': '2910',
        'g:2': '3011',
        'g:9': '3013',
        'g:53': '2614',
      }
      expect(asked(declared({ units: { ...group, ...ring } }))).not.toBe('Soviet avoid')
    })
  })

  describe('second hex of an advance', () => {
    const emptied = (units: Record<string, unknown>, team: string[], given = {}): Played =>
      assault(soviets({ units: { 'g:Skn': TARGET, ...units }, dice: [DE], ...given }), TARGET, ...team)

    it('12.2c, R09-11 a supplied group that has advanced goes one hex further, whatever the zones, and takes control', () => {
      const match = say(emptied({ 'r:O': E, 'g:28': '2815' }, ['r:O']), 'advance r:O')
      expect(choices(match, 'press').sort()).toEqual([
        'r:O 2712',
        'r:O 2713',
        'r:O 2812',
        'r:O 2814',
        'r:O 2912',
        'r:O 2913',
      ])
      say(match, `press r:O ${W}`)
      expect([at(match, 'r:O'), asked(match)]).toEqual([W, 'Soviet combat'])
      expect(match.position.hexes.control[hexOf(match, W)]).toBe(2)
    })

    it('12.2c it is no more than two hexes, and may stop after one', () => {
      const match = say(emptied({ 'r:O': E }, ['r:O']), 'advance r:O', 'halt')
      expect(at(match, 'r:O')).toBe(TARGET)
    })

    it('12.2c others do not', () => {
      const match = emptied({ 'r:8': E }, ['r:8'])
      say(match, 'advance r:8')
      expect(asked(match)).toBe('Soviet combat')
    })

    it('12.2d, E09-13 two groups that advanced together may both go on', () => {
      const match = emptied({ 'r:O': E, 'r:P': NE }, ['r:O', 'r:P'])
      say(match, 'advance r:O', 'advance r:P', `press r:P ${W}`, `press r:O ${NW}`)
      expect([at(match, 'r:P'), at(match, 'r:O')]).toEqual([W, NW])
    })

    it('12.2c, R09-70 what goes on makes room for others', () => {
      const match = emptied({ 'r:O': E, 'r:8': E, 'r:42': NE }, ['r:O', 'r:8', 'r:42'])
      say(match, 'advance r:O', `press r:O ${W}`, 'advance r:8', 'advance r:42')
      expect(['r:O', 'r:8', 'r:42'].map((id) => at(match, id))).toEqual([W, TARGET, TARGET])
    })

    it('R09-11 not onto enemies, full hexes, water, or the other front', () => {
      const setting = changed((plain) => ({ water: marked(plain.water, ...sidesBetween(plain, TARGET, SW)) }))
      const others = { 'g:28': W, 'r:42': NW, 'r:67': NW, 'r:3G': SE }
      const match = emptied({ 'r:O': E, ...others }, ['r:O'], { setting, scenario: 'bold' })
      say(match, 'advance r:O')
      expect(refusal(match, `press r:O ${W}`)?.rule).toBe('6.9')
      expect(refusal(match, `press r:O ${NW}`)?.rule).toBe('6.5')
      expect(refusal(match, `press r:O ${SW}`)?.rule).toBe('9.7')
      expect(refusal(match, `press r:O ${SE}`)?.rule).toBe('6.10')
    })

    it('12.2c not from turn 6 on', () => {
      const match = say(emptied({ 'r:O': E }, ['r:O'], { turn: 6 }), 'advance r:O')
      expect(asked(match)).toBe('Soviet combat')
    })

    it('R09-66 supply is that of the start of the battle', () => {
      const ring = { 'g:28': '2711', 'g:38': '2810', 'g:50': '2911' }
      const match = emptied({ 'r:O': E, ...ring }, ['r:O'])
      if (asked(match) === 'Soviet advance') say(match, 'advance r:O')
      expect(at(match, 'r:O')).toBe(TARGET)
      expect(choices(match, 'press').sort()).toEqual([])
    })
  })
})

describe('11.4 the team', () => {
  it('11.4 units join and leave freely before the die', () => {
    const match = attack(soviets({ units: { 'r:8': E, 'r:42': E, 'g:26': TARGET } }), TARGET, 'r:8', 'r:42')
    say(match, 'drop r:8')
    expect(refusal(match, 'drop r:8')).toEqual({ rule: '11.4', because: 'r:8 is not in this attack' })
    expect(refusal(say(match, 'drop r:42'), 'roll')).toEqual({ rule: '11.2', because: 'nobody attacks yet' })
  })
})

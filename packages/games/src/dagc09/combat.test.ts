import { heardBy } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import {
  AE,
  AS,
  answers,
  asked,
  assault,
  attack,
  changed,
  DE,
  E,
  full,
  germans,
  marked,
  NE,
  NW,
  reducedFactor,
  SE,
  SW,
  sidesBetween,
  soviets,
  stateOf,
  TARGET,
  told,
  W,
} from './battle.fixture.ts'
import { ADDITIONS, TERRAIN } from './charts.ts'
import { GERMAN } from './counters.ts'
import { choices, explain, hexOf, type Played, refusal, say, unitOf } from './position.fixture.ts'

const COLUMNS = ['<=-3', '-2,-1', '0'] as const

const value = (match: Played, question: string): number => explain(match, question).value
const items = (match: Played, question: string): string[] => explain(match, question).items
const columnName = (match: Played): string => match.setting.crt.columns[value(match, 'column') - 1]!

describe('11.1 to 11.7 who attacks whom', () => {
  it('11.1a attacks are optional, and there are two combat phases in a player turn', () => {
    const match = soviets({ phase: 'soviet first combat', units: { 'r:8': E, 'g:26': TARGET } })
    expect(answers(match)).toEqual([`attack ${TARGET}`, 'done'])
    say(match, 'done', 'done')
    expect(match.game.phase(match.position).id).toBe('soviet second combat')
    expect(answers(match)).toEqual([`attack ${TARGET}`, 'done'])
  })

  it('11.1a an attack may be called off while nothing is revealed', () => {
    const match = attack(soviets({ units: { 'r:8': E, 'g:26': TARGET } }), TARGET, 'r:8')
    say(match, 'air', 'withdraw')
    expect(answers(match)).toEqual([`attack ${TARGET}`, 'done'])
    expect(match.position.air.mainFlown).toBe(0)
  })

  it('11.1c who attacked before moving moves, and attacks again after it', () => {
    const match = soviets({
      phase: 'soviet first combat',
      units: { 'r:8': E, 'g:26': TARGET },
      dice: [AS],
    })
    assault(match, TARGET, 'r:8')
    say(match, 'done')
    expect(choices(match, 'move')).toEqual(['r:8'])
    say(match, 'done')
    expect(choices(say(match, `attack ${TARGET}`), 'join')).toEqual(['r:8'])
  })

  it('11.1d, 12.5f fortified localities never attack; a unit with them does', () => {
    const match = attack(germans({ units: { 'r:8': TARGET, 'g:Minsk': E, 'g:26': E } }), TARGET)
    expect(choices(match, 'join')).toEqual(['g:26'])
    expect(refusal(match, 'join g:Minsk')).toEqual({ rule: '12.5', because: 'fortified localities never attack' })
    const alone = germans({ units: { 'r:8': TARGET, 'g:Minsk': E } })
    expect(refusal(alone, `attack ${TARGET}`)).toEqual({ rule: '11.2', because: `nobody can attack ${TARGET}` })
  })

  it('11.2a only units next to the hex attack it', () => {
    const match = attack(soviets({ units: { 'r:8': E, 'r:42': '2811', 'g:26': TARGET } }), TARGET)
    expect(choices(match, 'join')).toEqual(['r:8'])
    expect(refusal(match, 'join r:42')).toEqual({ rule: '11.2', because: `r:42 is not next to ${TARGET}` })
    expect(refusal(match, 'join g:26')).toEqual({ rule: '11.1', because: 'g:26 is not at hand' })
  })

  describe('R09-61 across lakes and the sea', () => {
    const water = changed((setting) => ({ water: marked(setting.water, ...sidesBetween(setting, E, TARGET)) }))
    const units = { 'r:8': E, 'g:26': TARGET }

    it('R09-61 an attack across an all-water hexside is allowed, and the water counts as a river', () => {
      const match = attack(soviets({ units, setting: water }), TARGET, 'r:8')
      expect(value(match, 'defence')).toBe(full(match, 'g:26') + ADDITIONS.river.addition)
    })

    it('9.7, R09-61 nobody advances across it', () => {
      const match = assault(
        soviets({ units: { ...units, 'g:26': { place: TARGET, reduced: true } }, setting: water, dice: [DE] }),
        TARGET,
        'r:8',
      )
      expect(stateOf(match, 'g:26')).toBe('dead')
      expect(asked(match)).toBe('Soviet combat')
    })

    it('R09-61 by option it is barred', () => {
      const match = soviets({ units, setting: water, options: { lakeAttack: 'off' } })
      expect(refusal(match, `attack ${TARGET}`)?.rule).toBe('11.2')
    })
  })

  it('11.3a an attack has one target hex', () => {
    const match = attack(soviets({ units: { 'r:8': E, 'g:26': TARGET, 'g:28': '2712' } }), TARGET, 'r:8')
    expect(choices(match).filter((text) => text.startsWith('attack'))).toEqual([])
  })

  it('11.3b a hex is attacked once in a phase', () => {
    const match = assault(soviets({ units: { 'r:8': E, 'r:42': W, 'g:26': TARGET }, dice: [AS] }), TARGET, 'r:8')
    expect(refusal(match, `attack ${TARGET}`)).toEqual({
      rule: '11.3',
      because: `${TARGET} was attacked in this phase`,
    })
    expect(answers(match)).toEqual(['done'])
  })

  it('11.3b the next phase opens it again', () => {
    const match = soviets({
      phase: 'soviet first combat',
      units: { 'r:8': E, 'r:42': W, 'g:26': TARGET },
      dice: [AS],
    })
    assault(match, TARGET, 'r:8')
    say(match, 'done', 'done')
    expect(choices(match, 'attack')).toEqual([TARGET])
  })

  it('11.4a all adjacent units may join: twelve', () => {
    const armies = ['8', '42', '67', '54', '22', '43', '39', '5', '31', '33', '49', '50']
    const ring = [NE, E, SE, SW, W, NW]
    const units = Object.fromEntries(armies.map((id, n) => [`r:${id}`, ring[n >> 1]!]))
    const match = attack(soviets({ units: { ...units, 'g:26': TARGET } }), TARGET, ...Object.keys(units))
    expect(value(match, 'attack')).toBe(12 * full(match, 'r:8'))
  })

  it('11.5a, 2.9a, 11.8a the full factor of the side that is up counts, in attack as in defence', () => {
    const match = attack(
      soviets({ units: { 'r:8': E, 'r:42': { place: E, reduced: true }, 'g:1': { place: TARGET, reduced: true } } }),
      TARGET,
      'r:8',
      'r:42',
    )
    expect(value(match, 'attack')).toBe(full(match, 'r:8') + reducedFactor(match, 'r:42'))
    expect(value(match, 'defence')).toBe(2)
    expect(value(match, 'differential')).toBe(full(match, 'r:8') + reducedFactor(match, 'r:42') - 2)
  })

  it('11.5c a unit attacks once in a phase', () => {
    const match = soviets({ units: { 'r:8': E, 'r:42': '2711', 'g:26': TARGET, 'g:28': NE }, dice: [AS] })
    assault(match, TARGET, 'r:8')
    attack(match, NE)
    expect(refusal(match, 'join r:8')).toEqual({ rule: '11.5', because: 'r:8 has attacked in this phase' })
    expect(choices(match, 'join')).toEqual(['r:42'])
  })

  it('11.6a, E09-11 of two stacked units each attacks another hex, or one stays idle', () => {
    const match = soviets({ units: { 'r:8': E, 'r:42': E, 'g:26': TARGET, 'g:28': NE }, dice: [AS, AS] })
    assault(match, TARGET, 'r:8')
    assault(match, NE, 'r:42')
    expect(answers(match)).toEqual(['done'])
    const idle = soviets({ units: { 'r:8': E, 'r:42': E, 'g:26': TARGET, 'g:28': NE }, dice: [AS] })
    assault(idle, TARGET, 'r:8')
    expect(answers(idle)).toEqual([`attack ${NE}`, 'done'])
  })

  it('11.7a attacks come one by one, each on the map that the one before has left', () => {
    const match = soviets({ units: { 'r:8': E, 'r:42': '2711', 'g:26': TARGET, 'g:Skn': NE }, dice: [DE, AS] })
    assault(match, NE, 'r:42')
    say(match, 'advance r:42')
    expect(choices(say(match, `attack ${TARGET}`), 'join')).toEqual(['r:8'])
  })
})

describe('5.4, 11.1 the first turn', () => {
  const first = (units: Record<string, unknown>, dice: number[] = [], given = {}): Played =>
    soviets({ phase: 'soviet first combat', turn: 1, units, dice, ...given })
  const active = (place: string) => ({ place, activated: true })

  it('5.4a only activated units attack', () => {
    const match = first({ 'r:8': { place: E, activated: false }, 'r:42': active(W), 'g:26': TARGET })
    attack(match, TARGET)
    expect(choices(match, 'join')).toEqual(['r:42'])
    expect(refusal(match, 'join r:8')?.rule).toBe('5.4')
  })

  it('5.4a Germans attack as always', () => {
    const match = attack(germans({ turn: 1, units: { 'r:8': TARGET, 'g:26': E } }), TARGET)
    expect(choices(match, 'join')).toEqual(['g:26'])
  })

  it('5.4c the first combat phase gives one column, the second none', () => {
    const units = { 'r:8': active(E), 'g:26': TARGET }
    expect(items(attack(first(units), TARGET, 'r:8'), 'shifts')).toEqual(['5.4 Bagration 1'])
    const second = soviets({ turn: 1, units })
    expect(items(attack(second, TARGET, 'r:8'), 'shifts')).toEqual([])
    expect(items(attack(soviets({ phase: 'soviet first combat', turn: 2, units }), TARGET, 'r:8'), 'shifts')).toEqual(
      [],
    )
  })

  it('11.1b, R09-12 the phase does not end while an activated unit can attack', () => {
    const match = first({ 'r:8': active(E), 'g:26': TARGET }, [AS])
    expect(refusal(match, 'done')).toEqual({ rule: '11.1', because: 'r:8 must attack' })
    assault(match, TARGET, 'r:8')
    expect(answers(match)).toEqual(['done'])
  })

  it('11.1b, R09-12 an attack may not leave out who has nobody else to attack', () => {
    const match = first({ 'r:8': active(E), 'r:42': active(W), 'g:26': TARGET })
    attack(match, TARGET, 'r:8')
    expect(refusal(match, 'roll')).toEqual({ rule: '11.1', because: 'r:42 must join: it has nobody else to attack' })
    expect(answers(say(match, 'join r:42'))).toContain('roll')
  })

  it('R09-12 who has another target may wait for that', () => {
    const units = { 'r:8': active(E), 'r:42': active('2711'), 'g:26': TARGET, 'g:Skn': NE }
    const match = first(units, [AS])
    assault(match, NE, 'r:42')
    expect(refusal(match, 'done')).toEqual({ rule: '11.1', because: 'r:8 must attack' })
    attack(match, TARGET, 'r:8')
    expect(answers(match)).toContain('roll')
  })

  it('R09-12 who is not activated or next to nobody is excused', () => {
    const match = first({ 'r:8': { place: E, activated: false }, 'r:42': active('2809'), 'g:26': TARGET })
    expect(answers(match)).toEqual(['done'])
  })

  it.each(['bold', 'dday', 'plot', 'combined'] as const)('11.1b nobody must attack in %s', (scenario) => {
    const match = first({ 'r:8': active(E), 'g:26': TARGET }, [], { scenario })
    expect(answers(match)).toEqual([`attack ${TARGET}`, 'done'])
  })

  it('11.1b the option asks for it in other scenarios, and only in the first combat of turn 1', () => {
    const options = { mandatoryAttack: 'on' }
    const units = { 'r:8': active(E), 'g:26': TARGET }
    expect(choices(first(units, [], { scenario: 'plot', options }))).toEqual([`attack ${TARGET}`])
    expect(choices(soviets({ turn: 1, units, options }))).toContain('done')
    expect(choices(soviets({ phase: 'soviet first combat', turn: 2, units, options }))).toContain('done')
  })
})

describe('6.8 fog in combat', () => {
  const stack = { 'r:8': { place: TARGET, order: 1 }, 'r:1Sh': { place: TARGET, order: 2 }, 'g:26': E, 'g:28': W }
  /** As the German sees it. */
  const seenAs = (match: Played, id: string): string => {
    const view = match.game.blank(match.setting)
    match.game.view(match.position, 1, view)
    return match.setting.ground.name(view.units.place[unitOf(match, id)]!)
  }

  it('6.8b a declared attack shows the German the whole stack, and not before', () => {
    const match = attack(germans({ units: stack }), TARGET, 'g:26')
    expect([seenAs(match, 'r:8'), seenAs(match, 'r:1Sh')]).toEqual([TARGET, ''])
    say(match, 'declare')
    expect(seenAs(match, 'r:1Sh')).toBe(TARGET)
    expect(match.entries.at(-1)!.barrier).toBe('reveal')
  })

  it('6.8b, R09-69 what was shown is covered again when the phase ends', () => {
    const match = assault(germans({ units: stack, dice: [AS] }), TARGET, 'g:26')
    expect(seenAs(match, 'r:1Sh')).toBe(TARGET)
    say(match, 'done')
    expect(seenAs(match, 'r:1Sh')).toBe('')
  })

  it('6.8c, R09-68 it cannot be called off, and nobody joins or leaves it any more', () => {
    const match = say(attack(germans({ units: stack }), TARGET, 'g:26'), 'declare')
    for (const answer of ['withdraw', 'join g:28', 'drop g:26', 'declare'])
      expect(refusal(match, answer)).toEqual({ rule: '6.8', because: 'the attack is declared' })
    expect(match.undo()).toBe(false)
  })

  it('6.8c the German rolls only what he has declared', () => {
    const match = attack(germans({ units: stack }), TARGET, 'g:26')
    for (const answer of ['roll', 'lower <=-3', 'ardor <=-3'])
      expect(refusal(match, answer)).toEqual({ rule: '6.8', because: 'the attack is not declared yet' })
    expect(answers(match)).toEqual(['join g:28', 'drop g:26', 'declare', 'withdraw'])
  })

  it('6.8a the Soviet declares with the roll, since he sees everything', () => {
    const match = attack(soviets({ units: { 'r:8': E, 'g:26': TARGET, 'g:28': TARGET } }), TARGET, 'r:8')
    expect(refusal(match, 'declare')?.rule).toBe('6.8')
    expect(value(match, 'defence')).toBe(2 * full(match, 'g:26'))
  })

  it('6.8, R09-69 a Soviet attacker below the top is heard of as a unit until the die is thrown', () => {
    const units = { 'r:8': { place: E, order: 1 }, 'r:1Sh': { place: E, order: 2 }, 'g:26': TARGET }
    const match = attack(soviets({ units, dice: [AS] }), TARGET, 'r:1Sh')
    expect(heardBy(match.entries.at(-1)!, GERMAN).said?.template).toBe('Add a unit')
    say(match, 'roll')
    expect(heardBy(match.entries.at(-1)!, GERMAN).told).toContainEqual({
      event: 'attacked',
      operands: [hexOf(match, TARGET), unitOf(match, 'r:1Sh')],
    })
  })

  it('6.8 questions about a stack that the German does not know are not answered', () => {
    const match = attack(germans({ units: stack }), TARGET, 'g:26')
    const view = match.game.blank(match.setting)
    match.game.view(match.position, 1, view)
    for (const question of ['defence', 'differential', 'column']) expect(explainIn(match, view, question)).toBe('6.8')
  })
})

function explainIn(match: Played, view: Played['position'], question: string): string {
  let rule = ''
  match.game.explain(view, question, {
    item: (_rule, _text, n) => n,
    no: (one) => {
      rule = one
      return one
    },
  })
  return rule
}

describe('11.8 to 11.10 the differential', () => {
  it('11.8a attackers less defenders, line by line', () => {
    const match = attack(
      soviets({ units: { 'r:8': E, 'r:42': E, 'g:26': TARGET, 'g:1': TARGET } }),
      TARGET,
      'r:8',
      'r:42',
    )
    const [ours, theirs] = [full(match, 'r:8'), full(match, 'g:26')]
    expect(explain(match, 'differential')).toMatchObject({
      value: 2 * ours - 2 * theirs,
      items: [`11.8 r:8 ${ours}`, `11.8 r:42 ${ours}`, `11.8 g:26 ${-theirs}`, `11.8 g:1 ${-theirs}`],
    })
  })

  it('11.9b, 11.9c, E09-06 factor 2 in forest with a town, all attackers across rivers, defends with 7', () => {
    const setting = changed((plain) => ({
      terrain: plain.terrain.map((kind, hex) => (hex === plain.ground.parse(TARGET) ? 'forest' : kind)),
      isTown: marked(plain.isTown, plain.ground.parse(TARGET)),
      river: marked(plain.river, ...sidesBetween(plain, E, TARGET), ...sidesBetween(plain, W, TARGET)),
    }))
    const units = { 'r:8': E, 'r:42': W, 'r:67': NE, 'g:1': { place: TARGET, reduced: true } }
    const match = attack(soviets({ units, setting }), TARGET, 'r:8', 'r:42')
    expect(explain(match, 'defence')).toMatchObject({
      value: 7,
      items: ['11.8 g:1 2', `11.9 terrain of ${TARGET} 1`, '11.9 town 1', '11.9 all attack across rivers 3'],
    })
    say(match, 'join r:67')
    expect(value(match, 'defence')).toBe(4)
  })

  it('11.9a the ground counts once, however many defend', () => {
    const setting = changed((plain) => ({ isTown: marked(plain.isTown, plain.ground.parse(TARGET)) }))
    const match = attack(soviets({ units: { 'r:8': E, 'g:26': TARGET, 'g:28': TARGET }, setting }), TARGET, 'r:8')
    expect(value(match, 'defence')).toBe(2 * full(match, 'g:26') + 1)
  })

  it('3.2, 11.9b terrain, city and entrenchment add up with the river (R09-25)', () => {
    const setting = changed((plain) => {
      const hex = plain.ground.parse(TARGET)
      return {
        terrain: plain.terrain.map((kind, at) => (at === hex ? 'forest' : kind)),
        isCity: marked(plain.isCity, hex),
        entrenched: [plain.entrenched[0]!, marked(plain.entrenched[1]!, hex), plain.entrenched[2]!],
        river: marked(plain.river, ...sidesBetween(plain, E, TARGET)),
      }
    })
    const match = attack(soviets({ units: { 'r:8': E, 'g:26': TARGET }, setting }), TARGET, 'r:8')
    const { city, entrenchment, river } = ADDITIONS
    const ground = TERRAIN.forest.addition + city.addition + entrenchment.addition + river.addition
    expect(value(match, 'defence')).toBe(full(match, 'g:26') + ground)
  })

  it('11.10a, 11.10b entrenchments help their own side, again and again', () => {
    const setting = changed((plain) => ({
      entrenched: [
        plain.entrenched[0]!,
        marked(plain.entrenched[1]!, plain.ground.parse(TARGET)),
        plain.entrenched[2]!,
      ],
    }))
    const held = attack(soviets({ units: { 'r:8': E, 'g:26': TARGET }, setting }), TARGET, 'r:8')
    expect(items(held, 'defence')).toContain(`11.10 entrenchment ${ADDITIONS.entrenchment.addition}`)
    const taken = say(attack(germans({ units: { 'r:8': TARGET, 'g:26': E }, setting }), TARGET, 'g:26'), 'declare')
    expect(value(taken, 'defence')).toBe(full(taken, 'r:8'))
  })

  it('11.10c Germans never attack into Soviet entrenchments', () => {
    const setting = changed((plain) => ({
      entrenched: [
        plain.entrenched[0]!,
        plain.entrenched[1]!,
        marked(plain.entrenched[2]!, plain.ground.parse(TARGET)),
      ],
    }))
    const match = germans({ units: { 'r:8': TARGET, 'g:26': E }, setting })
    expect(refusal(match, `attack ${TARGET}`)).toEqual({
      rule: '11.10',
      because: 'Germans never attack into Soviet entrenchments',
    })
  })

  it('11.8b the column follows from the differential; the three lowest are printed (11.23)', () => {
    const match = soviets({ units: { 'r:8': { place: E, reduced: true }, 'g:1': TARGET, 'g:28': TARGET } })
    expect(match.setting.crt.columns.slice(0, 3)).toEqual(COLUMNS)
    expect(columnName(attack(match, TARGET, 'r:8'))).toBe('<=-3')
  })
})

describe('3.4 column shifts', () => {
  const one = { 'r:8': E, 'g:26': TARGET }
  const shiftsOf = (match: Played, ...units: string[]) => items(attack(match, TARGET, ...units), 'shifts')

  const concentric = (match: Played, ...units: string[]): number =>
    shiftsOf(match, ...units).filter((text) => text === '11.11 concentric attack 1').length

  it.each([
    ['opposite hexes', [E, W], 1],
    ['opposite hexes, the other way', [NE, SW], 1],
    ['three alternate hexes', [NE, SE, W], 1],
    ['the other three', [E, SW, NW], 1],
    ['four hexes', [NE, E, SE, SW], 1],
    ['two neighbours', [NE, E], 0],
    ['two with one between', [NE, SE], 0],
    ['three in a row', [NE, E, SE], 0],
    ['one', [E], 0],
  ])('11.11a, R09-23 %s', (_name, hexes, shift) => {
    const ids = ['r:8', 'r:42', 'r:67', 'r:54'].slice(0, hexes.length)
    const units = Object.fromEntries(ids.map((id, n) => [id, hexes[n]!]))
    const match = soviets({ units: { ...units, 'g:26': TARGET } })
    expect(concentric(match, ...ids)).toBe(shift)
  })

  it('11.11a only units that take part count, and both sides have it', () => {
    expect(concentric(soviets({ units: { ...one, 'r:42': W } }), 'r:8')).toBe(0)
    const match = germans({ units: { 'g:26': E, 'g:28': W, 'r:8': TARGET } })
    expect(concentric(match, 'g:26', 'g:28')).toBe(1)
  })

  it('11.11b never against a city', () => {
    const setting = changed((plain) => ({ isCity: marked(plain.isCity, plain.ground.parse(TARGET)) }))
    expect(concentric(soviets({ units: { ...one, 'r:42': W }, setting }), 'r:8', 'r:42')).toBe(0)
  })

  it('11.11c, 12.5b never against a fortified locality and who is with it', () => {
    expect(shiftsOf(soviets({ units: { ...one, 'r:42': W, 'g:Minsk': TARGET } }), 'r:8', 'r:42')).toEqual([])
  })

  describe('7.4 supply', () => {
    // A ring of the enemy closes all lines.
    const cutOff = (id: string, centre: string) => ({ [id]: centre })
    const round = (ids: readonly string[], hexes: readonly string[]) =>
      Object.fromEntries(ids.map((id, n) => [id, hexes[n]!]))
    const GERMANS = ['g:28', 'g:38', 'g:50', 'g:10']
    const SOVIETS = ['r:42', 'r:67', 'r:54', 'r:22']

    it('7.4a attackers out of supply: one column left, once', () => {
      const units = { ...cutOff('r:8', E), 'r:43': E, 'g:26': TARGET, ...round(GERMANS, ['2711', '2810', '2911', SE]) }
      expect(shiftsOf(soviets({ units }), 'r:8', 'r:43')).toEqual(['7.4 attackers out of supply -1'])
    })

    it('7.4b defenders out of supply: one column right, once', () => {
      const units = { 'r:8': E, 'g:26': TARGET, 'g:28': TARGET, ...round(SOVIETS, [NW, SW, '2714', '2914']) }
      expect(shiftsOf(soviets({ units }), 'r:8')).toEqual(['7.4 defenders out of supply 1'])
    })

    it('7.4c, E09-17 both together cancel', () => {
      const match = soviets({ turn: 6, units: one })
      expect(shiftsOf(match, 'r:8')).toEqual(['7.4 attackers out of supply -1'])
      const both = soviets({ turn: 6, units: { ...one, ...round(SOVIETS, [NW, SW, '2714', '2914']) } })
      expect(shiftsOf(both, 'r:8')).toEqual(['7.4 attackers out of supply -1', '7.4 defenders out of supply 1'])
      expect(value(both, 'shifts')).toBe(0)
    })

    it('7.12a from turn 6 on the Soviets attack one column left and defend one column right', () => {
      expect(shiftsOf(soviets({ turn: 6, units: one }), 'r:8')).toEqual(['7.4 attackers out of supply -1'])
      expect(shiftsOf(germans({ turn: 6, units: { 'g:26': E, 'r:8': TARGET } }), 'g:26')).toEqual([
        '7.4 defenders out of supply 1',
      ])
    })

    it('12.5c, R09-58 a fortified locality and who is with it are in supply for defence', () => {
      const units = { 'r:8': E, 'g:26': TARGET, 'g:Minsk': TARGET, ...round(SOVIETS, [NW, SW, '2714', '2914']) }
      expect(shiftsOf(soviets({ units }), 'r:8')).toEqual([])
    })

    it('12.5d but not for its own attack', () => {
      const units = { 'g:26': TARGET, 'g:Minsk': TARGET, 'r:8': E, ...round(SOVIETS, [NW, SW, '2714', '2914']) }
      const match = attack(germans({ units }), E, 'g:26')
      expect(items(match, 'shifts')).toEqual(['7.4 attackers out of supply -1'])
    })

    it('7.1b supply is judged when the battle begins: an attack may cut off the next defender', () => {
      // 2814 is the one way out of 2813 that no Soviet looks into, until 2815 falls.
      const units = { 'r:8': E, 'r:43': '2715', 'r:67': '2613', 'r:54': '3013', 'g:26': TARGET, 'g:Skn': '2815' }
      const match = soviets({ units, dice: [DE] })
      expect(shiftsOf(match, 'r:8')).toEqual([])
      say(match, 'withdraw')
      assault(match, '2815', 'r:43')
      say(match, 'advance r:43')
      expect(shiftsOf(match, 'r:8')).toEqual(['7.4 defenders out of supply 1'])
    })
  })

  it('11.25a partisan areas help Soviet attacks only', () => {
    const setting = changed((plain) => ({ isPartisan: marked(plain.isPartisan, plain.ground.parse(TARGET)) }))
    expect(shiftsOf(soviets({ units: one, setting }), 'r:8')).toEqual(['11.25 partisan area 1'])
    expect(shiftsOf(germans({ units: { 'g:26': E, 'r:8': TARGET }, setting }), 'g:26')).toEqual([])
  })

  it('12.7a, 12.7b a full-strength shock army with all supplied gives one column, two give no more', () => {
    const units = { 'r:1Sh': E, 'r:2Sh': E, 'r:8': NE, 'g:26': TARGET }
    expect(shiftsOf(soviets({ units }), 'r:1Sh', 'r:8')).toEqual(['12.7 shock army 1'])
    expect(shiftsOf(soviets({ units }), 'r:1Sh', 'r:2Sh')).toEqual(['12.7 shock army 1'])
    expect(shiftsOf(soviets({ units: { ...units, 'r:1Sh': { place: E, reduced: true } } }), 'r:1Sh', 'r:8')).toEqual([])
    expect(shiftsOf(soviets({ units }), 'r:8')).toEqual([])
  })

  it('12.7a not if one of them is out of supply', () => {
    const ring = { 'g:28': '2612', 'g:38': '2613', 'g:50': '2711', 'g:10': NW, 'g:2': '2811' }
    const units = { 'r:1Sh': SE, 'r:8': NE, 'g:26': TARGET, ...ring }
    expect(shiftsOf(soviets({ units }), 'r:1Sh', 'r:8')).toEqual(['7.4 attackers out of supply -1'])
  })

  it.each([
    [1, 0],
    [2, 1],
    [5, 1],
    [6, 0],
  ])('12.7a, 12.7c on turn %i: %i', (turn, shift) => {
    const match = soviets({ turn, units: { 'r:1Sh': { place: E, activated: true }, 'g:26': TARGET } })
    const shown = shiftsOf(match, 'r:1Sh').filter((text) => text.startsWith('12.7'))
    expect(shown).toHaveLength(shift)
  })

  it('12.7 Germans have no shock armies; it is for attacks alone', () => {
    expect(shiftsOf(germans({ units: { 'g:26': E, 'r:1Sh': TARGET } }), 'g:26')).toEqual([])
  })

  it('R09-05, 11.13a shifts are summed and bounded once at the end', () => {
    const weak = { 'r:8': { place: E, reduced: true }, 'g:26': TARGET, 'g:28': TARGET }
    const match = attack(soviets({ turn: 6, units: weak }), TARGET, 'r:8')
    expect(columnName(match)).toBe('<=-3')
    say(match, 'air')
    // One left for supply and one right for the air army: the lowest column is not left behind in between.
    expect(columnName(match)).toBe('<=-3')
    expect(value(match, 'shifts')).toBe(0)
    const strong = soviets({
      units: { 'r:8': E, 'r:42': E, 'r:67': W, 'r:54': W, 'r:22': NE, 'r:43': NE, 'g:Skn': TARGET },
    })
    attack(strong, TARGET, 'r:8', 'r:42', 'r:67', 'r:54', 'r:22', 'r:43')
    say(strong, 'air')
    expect(value(strong, 'column')).toBe(strong.setting.crt.columns.length)
  })
})

describe('13.1, 13.2 air support', () => {
  const one = { 'r:8': E, 'g:26': TARGET }

  it('13.1c one air army gives one column, and no attack has two', () => {
    const match = attack(soviets({ units: one }), TARGET, 'r:8')
    say(match, 'air')
    expect(items(match, 'shifts')).toEqual(['13.1 air army 1'])
    expect(refusal(match, 'air')).toEqual({ rule: '13.1', because: 'an attack has one air army' })
    say(match, 'ground')
    expect(items(match, 'shifts')).toEqual([])
  })

  it('13.1a, 13.1b eight from the start, each for one mission a turn', () => {
    const match = soviets({ units: { ...one, 'r:42': W, 'g:28': '2815' }, dice: [AS] })
    expect(match.position.air).toMatchObject({ main: 8, mainFlown: 0 })
    attack(match, TARGET, 'r:8')
    say(match, 'air', 'roll')
    expect(match.position.air.mainFlown).toBe(1)
    const spent = soviets({ units: one, set: { air: { mainFlown: 8 } } })
    expect(refusal(attack(spent, TARGET, 'r:8'), 'air')).toEqual({
      rule: '13.2',
      because: 'no air army of this front is left',
    })
  })

  it('13.1d attacks without supply have it, too', () => {
    const match = attack(soviets({ turn: 6, units: one }), TARGET, 'r:8')
    say(match, 'air')
    expect(value(match, 'shifts')).toBe(0)
  })

  it('13.1e it is touched by no result', () => {
    const match = attack(soviets({ units: one, dice: [AE] }), TARGET, 'r:8')
    say(match, 'air', 'roll')
    expect(match.position.air).toMatchObject({ main: 8, mainFlown: 1 })
  })

  it('13.2b, 13.2e each front has its own', () => {
    const front = { 'r:3G': E, 'g:26': TARGET }
    const bold = { scenario: 'bold' as const, units: front }
    const without = attack(soviets(bold), TARGET, 'r:3G')
    expect(refusal(without, 'air')?.rule).toBe('13.2')
    const withTwo = attack(
      soviets({ ...bold, set: { air: { main: 8, mainFlown: 8, ukrainian: 2 } }, dice: [AS] }),
      TARGET,
      'r:3G',
    )
    say(withTwo, 'air', 'roll')
    expect(withTwo.position.air).toMatchObject({ mainFlown: 8, ukrainianFlown: 1 })
    const main = attack(soviets({ units: one, set: { air: { mainFlown: 8, ukrainian: 2 } } }), TARGET, 'r:8')
    expect(refusal(main, 'air')?.rule).toBe('13.2')
  })

  it('13.2b an air army that was sent with one front does not fly for the other', () => {
    const units = { 'r:8': E, 'r:3G': W, 'g:26': TARGET }
    const match = attack(soviets({ scenario: 'bold', units }), TARGET, 'r:8')
    say(match, 'air', 'drop r:8', 'join r:3G')
    expect(refusal(match, 'roll')).toEqual({ rule: '13.2', because: 'no air army of this front is left' })
    expect(answers(say(match, 'ground'))).toContain('roll')
  })

  it('13.1 only Soviet attacks have it, and it needs somebody to support', () => {
    const german = attack(germans({ units: { 'g:26': E, 'r:8': TARGET } }), TARGET, 'g:26')
    expect(refusal(german, 'air')?.rule).toBe('13.1')
    const match = attack(soviets({ units: one }), TARGET)
    expect(refusal(match, 'air')?.rule).toBe('11.2')
  })
})

describe('12.6 armor concentration', () => {
  const declared = (turn: number, die: number, units: Record<string, unknown> = {}): Played =>
    say(
      attack(germans({ turn, units: { 'g:26': E, 'r:8': TARGET, ...units }, dice: [die, AS] }), TARGET, 'g:26'),
      'declare',
    )
  const supports = (match: Played): boolean => items(match, 'shifts').includes('12.6 armor concentration 1')

  it.each([
    [2, 4, true],
    [2, 5, false],
    [5, 6, false],
    [6, 5, true],
    [9, 6, false],
  ])('12.6c, E09-15 on turn %i a %i: %s', (turn, die, comes) => {
    const match = say(declared(turn, die), 'armor')
    expect(supports(match)).toBe(comes)
    expect(told(match)).toEqual([comes ? 'armor' : 'noArmor'])
  })

  it('12.6a, R09-30 not on turn 1, and only when the attack is declared', () => {
    expect(refusal(declared(1, 1), 'armor')).toEqual({ rule: '12.6', because: 'not before turn 2' })
    const open = attack(germans({ units: { 'g:26': E, 'r:8': TARGET } }), TARGET, 'g:26')
    expect(refusal(open, 'armor')?.rule).toBe('12.6')
  })

  it('12.6a, 12.6d once in a player turn, whether it came or not', () => {
    for (const die of [1, 6]) {
      const match = say(declared(3, die, { 'g:28': '2811', 'r:42': '2711' }), 'armor')
      expect(refusal(match, 'armor')).toEqual({ rule: '12.6', because: 'it was called for in this turn' })
      say(match, 'roll')
      say(attack(match, '2711', 'g:28'), 'declare')
      expect(refusal(match, 'armor')?.rule).toBe('12.6')
    }
  })

  it('12.6d the next turn it is there again', () => {
    const match = germans({ units: { 'g:26': E, 'r:8': TARGET }, set: { armorCalled: true } })
    say(match, 'done')
    while (!match.decision.isOver && match.game.phase(match.position).id !== 'german first combat') say(match, 'done')
    expect(match.position.armorCalled).toBe(0)
  })

  it('12.6b an attacker must be supplied over land', () => {
    // Round 2813 the Soviets stand on all sides.
    const ring = { 'r:42': NE, 'r:67': W, 'r:54': SW, 'r:22': '2911', 'r:43': '2811', 'r:31': NW, 'r:33': '2711' }
    expect(refusal(declared(3, 1, ring), 'armor')).toEqual({
      rule: '12.6',
      because: 'no attacker is supplied over land',
    })
  })

  it('12.6e one column, for the attack it was called for', () => {
    const match = say(declared(3, 1, { 'g:28': '2811', 'r:42': '2711' }), 'armor')
    const before = value(match, 'column')
    expect(supports(match)).toBe(true)
    expect(value(match, 'shifts')).toBe(1)
    say(match, 'roll')
    expect(supports(say(attack(match, '2711', 'g:28'), 'declare'))).toBe(false)
    expect(before).toBeGreaterThan(0)
  })

  it('12.6f Soviets never have it', () => {
    const match = attack(soviets({ units: { 'r:8': E, 'g:26': TARGET } }), TARGET, 'r:8')
    expect(refusal(match, 'armor')?.rule).toBe('12.6')
  })
})

describe('11.14, 11.23 lower columns', () => {
  const even = { 'r:8': E, 'r:42': E, 'g:26': TARGET }
  const prepared = (dice: number[] = [], turn = 3): Played =>
    attack(soviets({ turn, units: even, dice }), TARGET, 'r:8', 'r:42')

  it('11.14a any lower column may be announced before the die', () => {
    const match = prepared([AS])
    const column = value(match, 'column') - 1
    expect(choices(match, 'lower')).toEqual(match.setting.crt.columns.slice(0, column))
    expect(refusal(match, `lower ${match.setting.crt.columns[column]}`)).toEqual({
      rule: '11.14',
      because: 'only a lower column may be chosen',
    })
    say(match, 'lower 0')
    expect(match.position.combat.column).toBe(2)
  })

  it('11.23a on one of the three lowest columns the die is thrown until it is not AS', () => {
    const match = prepared([AS, AS, AE])
    say(match, 'ardor 0')
    expect(asked(match)).toBe('nature ardor')
    say(match, 'roll')
    expect(asked(match)).toBe('nature ardor')
    say(match, 'roll')
    expect([stateOf(match, 'r:8'), stateOf(match, 'r:42')]).toEqual(['reduced', 'reduced'])
    expect(asked(match)).toBe('Soviet combat')
  })

  it('11.23b there is no way out of it', () => {
    const match = say(prepared([AS]), 'ardor 0')
    expect(answers(match)).toEqual(['roll'])
  })

  it('R09-06 the final column counts; lowering in order to qualify is allowed, a higher one does not qualify', () => {
    const match = prepared()
    expect(choices(match, 'ardor')).toEqual(COLUMNS)
    expect(refusal(match, 'ardor 1-2')?.rule).toBe('11.23')
    const weak = attack(
      soviets({ units: { 'r:8': { place: E, reduced: true }, 'g:26': TARGET, 'g:28': TARGET } }),
      TARGET,
      'r:8',
    )
    expect(choices(weak, 'ardor')).toEqual(['<=-3'])
  })

  it('11.23a both sides may', () => {
    const match = say(
      attack(germans({ units: { 'g:26': E, 'r:8': TARGET }, dice: [AS, AE] }), TARGET, 'g:26'),
      'declare',
    )
    say(match, 'ardor <=-3', 'roll')
    expect(stateOf(match, 'g:26')).toBe('reduced')
  })

  it('11.23a without it AS is the end', () => {
    const match = say(prepared([AS]), 'lower 0')
    expect(asked(match)).toBe('Soviet combat')
  })
})

describe('11.24, 10.2 fronts', () => {
  it('11.24a, 6.10c main front and 1st Ukrainian Front never attack together', () => {
    const units = { 'r:8': E, 'r:3G': W, 'g:26': TARGET }
    const match = attack(soviets({ scenario: 'bold', units }), TARGET, 'r:8')
    expect(refusal(match, 'join r:3G')).toEqual({ rule: '11.24', because: 'r:3G and r:8 are of two fronts' })
    say(match, 'drop r:8')
    expect(refusal(match, 'join r:3G')).toBe(null)
  })

  it('10.2b, 10.2c, R09-37 where it is bound to its area, 1UF attacks only there', () => {
    const units = { 'r:3G': E, 'g:26': TARGET }
    expect(refusal(soviets({ units }), `attack ${TARGET}`)?.rule).toBe('11.2')
    expect(refusal(soviets({ scenario: 'bold', units }), `attack ${TARGET}`)).toBe(null)
    const inside = soviets({ units: { 'r:3G': '4925', 'g:26': '4924' } })
    expect(refusal(inside, 'attack 4924')).toBe(null)
  })
})

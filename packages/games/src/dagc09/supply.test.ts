import { describe, expect, it } from 'vitest'
import { germanCrossings } from './lines.ts'
import { choices, explain, held, type Played, position, refusal, say, unitOf } from './position.fixture.ts'
import type { Dagc09Setting } from './scenarios.ts'
import { isOverland, isSupplied } from './supply.ts'

const german = (units: Record<string, unknown>, given = {}) =>
  position({ phase: 'german move', turn: 2, units, ...given })
const soviet = (units: Record<string, unknown>, given = {}) =>
  position({ phase: 'soviet move', turn: 2, units, ...given })
const supplied = (match: Played, id: string): boolean => isSupplied(match.position, unitOf(match, id))
const overland = (match: Played, id: string): boolean => isOverland(match.position, unitOf(match, id))

/** Six Soviet units whose zones enclose 2813 and its neighbours. */
const RING = { 'r:1Sh': '2811', 'r:2Sh': '2815', 'r:3Sh': '2612', 'r:4Sh': '2614', 'r:5': '3012', 'r:8': '3014' }

describe('7.2 lines of supply', () => {
  it('7.2a of any length to a source', () => {
    expect(supplied(german({ 'g:1': '3102' }), 'g:1')).toBe(true)
    expect(supplied(soviet({ 'r:8': '3326' }), 'r:8')).toBe(true)
  })

  it('7.2b not through enemies and their zones', () => {
    expect(supplied(german({ 'g:1': '2813', ...RING }), 'g:1')).toBe(false)
  })

  it('7.2c, 8.4a, 8.5a a friend in the hex keeps it open', () => {
    // 2913, 3013 and 3113 lie in zones between the two Soviets in the south.
    const way = { 'g:2': '2913', 'g:6': '3013' }
    expect(supplied(german({ 'g:1': '2813', ...way, 'g:9': '3113', ...RING }), 'g:1')).toBe(true)
    expect(supplied(german({ 'g:1': '2813', ...way, ...RING }), 'g:1')).toBe(false)
  })

  it('7.2d not across sea and lake: an island has none', () => {
    expect(supplied(german({ 'g:1': '1414' }), 'g:1')).toBe(false)
  })

  it('7.2e the Soviet traces across the narrows if he holds both hexes', () => {
    // 1804 is shut in by Germans but for the narrows.
    const units = { 'r:8': '1804', 'g:1': '1806', 'g:2': '1705', 'g:6': '1905' }
    expect(supplied(soviet(units, { set: { hexes: held('Soviet', '1803', '1804') } }), 'r:8')).toBe(true)
    expect(supplied(soviet(units, { set: { hexes: held('German', '1803') } }), 'r:8')).toBe(false)
  })

  it('7.2e not the German', () => {
    const units = { 'g:1': '1803', 'r:8': '1801', 'r:42': '1601', 'r:67': '2001' }
    expect(overland(german(units, { set: { hexes: held('German', '1803', '1804') } }), 'g:1')).toBe(false)
  })

  it('7.2e, 9.8a it does not use the crossing up', () => {
    const match = soviet({ 'r:8': '1804', 'g:1': '1806' }, { set: { hexes: held('Soviet', '1803', '1804') } })
    say(match, 'move r:8', 'halt')
    expect(match.position.narrowsCrossed).toBe(0)
  })

  it('explain says how', () => {
    expect(explain(german({ 'g:1': '3102' }), 'supply g:1').items).toEqual(['7.2 over land 1'])
    expect(explain(german({ 'g:1': '2813', ...RING }), 'supply g:1').refusal).toEqual({
      rule: '7.2',
      because: 'no line leads from 2813 to a source',
    })
  })
})

const WEST =
  '2927 3028 3127 3228 3327 3428 3527 3628 3727 3828 3927 4028 4127 4228 4327 4428 4527 4628 4727 4828 4927'.split(' ')
const SOUTH = '5028 5027 5026 5025 5024 5023 5022 5021 5020'.split(' ')

/** A border on all sides of a hex. */
const borderRound =
  (hex: string) =>
  (setting: Dagc09Setting): Dagc09Setting => {
    const border = setting.border.slice()
    const at = setting.ground.parse(hex)
    for (const next of setting.ground.ring(at, 1))
      for (const [from, to] of [
        [at, next],
        [next, at],
      ] as const)
        border[from * 6 + setting.ground.directionTo(from, to)] = 1
    return { ...setting, border }
  }

describe('7.7 and 7.8 German sources', () => {
  it('7.7a map-edge hexes from 2927 to 5020', () => {
    const { setting } = german({})
    expect([...setting.germanSources].map((hex) => setting.ground.name(hex)).sort()).toEqual([...WEST, ...SOUTH].sort())
  })

  it('7.7b only while the German controls them, and again when retaken', () => {
    const lost = { set: { hexes: held('Soviet', ...WEST, ...SOUTH) } }
    expect(supplied(german({ 'g:1': '3813' }, lost), 'g:1')).toBe(false)
    const retaken = german({ 'g:1': '3828', 'g:2': '3813' }, lost)
    expect(supplied(retaken, 'g:2')).toBe(true)
  })

  it('7.7c, R09-51 in an enemy zone only with a friend in it', () => {
    const lost = { set: { hexes: held('Soviet', ...WEST.filter((hex) => hex !== '3828'), ...SOUTH) } }
    const units = { 'g:1': '3813', 'r:8': '3727' }
    expect(supplied(german(units, lost), 'g:1')).toBe(false)
    // The line must come up to it, too.
    expect(supplied(german({ ...units, 'g:2': '3828', 'g:6': '3827' }, lost), 'g:1')).toBe(true)
  })

  it('7.8a, R09-34 no more than two border hexsides, counted over the whole line', () => {
    const match = german({ 'g:1': '1308' })
    const { ground } = match.setting
    const crossings = (hex: string) => germanCrossings(match.position, ground.parse(hex))
    expect(['2825', '3313', '3908', '1308'].map(crossings)).toEqual([0, 0, 1, 2])
    expect(supplied(match, 'g:1')).toBe(true)
    const walled = german({ 'g:1': '1308' }, { setting: borderRound('1308') })
    expect([
      overland(walled, 'g:1'),
      overland(german({ 'g:1': '3908' }, { setting: borderRound('3908') }), 'g:1'),
    ]).toEqual([false, true])
  })

  it('7.13a no use of enemy sources', () => {
    const { setting } = german({})
    expect(setting.germanSources.some((hex) => setting.isSovietSource[hex] === 1)).toBe(false)
    const match = german({ 'g:1': '1300' }, { set: { hexes: held('German', '1200', '1300') } })
    expect(overland(match, 'g:1')).toBe(false)
  })

  it('7.14a a German line never contains a Soviet entrenchment', () => {
    // 3700 is entrenched for the German between two Soviet entrenchments of the edge; behind it zones shut the ground.
    const match = german({ 'g:27': '3700', 'r:8': '3702', 'r:42': '3602', 'r:67': '3802' })
    expect(supplied(match, 'g:27')).toBe(false)
  })
})

describe('7.9 ports', () => {
  /** No source works, and no port but those that are named. */
  const port = (working: readonly string[], units: Record<string, unknown>, phase = 'german move') => {
    const all = ['Koenigsberg', 'Libau', 'Memel', 'Parnu', 'Riga', 'Tallinn', 'Windau']
    const ports = Object.fromEntries(
      all.filter((name) => !working.includes(name)).map((name) => [name, { lost: true }]),
    )
    return position({ phase, turn: 2, units, set: { ports, hexes: held('Soviet', ...WEST, ...SOUTH) } })
  }

  it('7.9a a unit without a line over land is fully supplied from a port', () => {
    const match = port(['Memel'], { 'g:1': '2421' })
    expect([overland(match, 'g:1'), supplied(match, 'g:1')]).toEqual([false, true])
    expect(explain(match, 'supply g:1').items).toEqual(['7.9 from a port 1'])
  })

  it('7.9b, E09-18 all towns and cities on the coast but Narva', () => {
    const { setting } = german({})
    expect(setting.ports.map(({ name, capacity }) => `${name} ${capacity}`).sort()).toEqual([
      'Koenigsberg 10',
      'Libau 5',
      'Memel 5',
      'Parnu 5',
      'Riga 10',
      'Tallinn 10',
      'Windau 5',
    ])
    const narva = german({ 'g:1': '1301', 'r:8': '1303', 'r:42': '1404' })
    expect(supplied(narva, 'g:1')).toBe(false)
  })

  it('7.9c within six hexes of the port, along a line that is open', () => {
    // Memel is in 2422.
    const { ground } = german({}).setting
    const far = (hex: string) => ground.distance(ground.parse('2422'), ground.parse(hex))
    expect([far('2416'), far('2415')]).toEqual([6, 7])
    expect(supplied(port(['Memel'], { 'g:1': '2416' }), 'g:1')).toBe(true)
    expect(supplied(port(['Memel'], { 'g:1': '2415' }), 'g:1')).toBe(false)
    expect(supplied(port(['Memel'], { 'g:1': '2416', 'r:8': '2418' }), 'g:1')).toBe(false)
  })

  it('7.9f a port with a Soviet unit beside it supplies nothing', () => {
    expect(supplied(port(['Memel'], { 'g:1': '2421', 'r:22': '2521' }), 'g:1')).toBe(false)
  })

  it('7.9g a port once taken never works again', () => {
    expect(supplied(port([], { 'g:1': '2421', 'g:2': '2422' }), 'g:1')).toBe(false)
    const fallen = soviet({ 'r:8': '2421' })
    say(fallen, 'move r:8 2422')
    expect(fallen.position.ports.lost[fallen.setting.ports.findIndex(({ name }) => name === 'Memel') + 1]).toBe(1)
  })

  const BESIEGED = { 'r:1Sh': '2823', 'r:2Sh': '2925', 'r:3Sh': '2725' }

  it('7.9h units in Koenigsberg are always supplied, but send nothing out with a Soviet beside it', () => {
    const match = german({ ...BESIEGED, 'g:1': '2825', 'g:2': '2824', 'r:8': '3024', 'r:42': '3026' })
    expect([supplied(match, 'g:1'), supplied(match, 'g:2')]).toEqual([true, false])
  })

  it('7.9i there is no Soviet port supply', () => {
    const match = soviet({ 'r:8': '2422', 'g:1': '2320', 'g:2': '2520' })
    expect(supplied(match, 'r:8')).toBe(false)
  })

  const CUSTOMERS = { 'g:1': '2421', 'g:2': '2421', 'g:6': '2420', 'g:9': '2420', 'g:10': '2520' }

  it('7.9d, R09-15 a port town supplies five units; localities use nothing', () => {
    const match = port(['Memel'], { ...CUSTOMERS, 'g:Minsk': '2321' })
    expect(match.decision).toMatchObject({ step: 'move' })
    for (const id of Object.keys(CUSTOMERS)) expect(supplied(match, id)).toBe(true)
  })

  it('7.9d, R09-62 a port city supplies ten; those inside Koenigsberg use nothing', () => {
    const round = ['2824', '2823', '2924', '2923', '2822']
    const ids = ['g:1', 'g:2', 'g:6', 'g:9', 'g:10', 'g:12', 'g:20', 'g:23', 'g:26', 'g:27']
    const ten = Object.fromEntries(ids.map((id, n) => [id, round[n >> 1]!]))
    const inside = { 'g:28': '2825', 'g:38': '2825' }
    expect(port(['Koenigsberg'], { ...ten, ...inside }).decision).toMatchObject({ step: 'move' })
    expect(port(['Koenigsberg'], { ...ten, ...inside, 'g:35': '2722' }).decision).toMatchObject({ step: 'ports' })
  })

  it('7.9e the German picks who goes without as soon as there are too many', () => {
    const match = port(['Memel'], { ...CUSTOMERS, 'g:12': '2520' })
    expect(match.decision).toMatchObject({ side: 1, step: 'ports' })
    expect(choices(match, 'without').sort()).toEqual(['g:1', 'g:10', 'g:12', 'g:2', 'g:6', 'g:9'])
    say(match, 'without g:6')
    expect(match.decision).toMatchObject({ step: 'move' })
    expect([supplied(match, 'g:6'), supplied(match, 'g:12')]).toEqual([false, true])
    expect(explain(match, 'supply g:6').refusal).toMatchObject({ rule: '7.9' })
  })

  it('7.9e the pick lasts for the rest of the turn, and is made anew at the start of the next', () => {
    const match = port(['Memel'], { ...CUSTOMERS, 'g:12': '2520' })
    say(match, 'without g:6', 'done')
    expect(supplied(match, 'g:6')).toBe(false)
    say(match, 'done')
    expect([match.position.turn, match.decision]).toMatchObject([3, { side: 1, step: 'ports' }])
    expect(choices(match, 'without')).toHaveLength(6)
  })

  it('R09-15 a unit in reach of two ports leaves room in one of them', () => {
    const match = port(['Memel', 'Libau'], { ...CUSTOMERS, 'g:12': '2221', 'g:20': '2221' })
    expect(match.decision).toMatchObject({ step: 'move' })
    expect(supplied(match, 'g:12')).toBe(true)
  })

  it('7.9e nobody is asked while the Soviets move; it is seen to when they are done', () => {
    const match = port(
      ['Memel', 'Libau'],
      { ...CUSTOMERS, 'g:12': '2520', 'r:8': '2217', 'g:56Pz': '4919' },
      'soviet move',
    )
    say(match, 'move r:8 2119', 'halt')
    expect(match.decision).toMatchObject({ side: 2, step: 'move' })
    say(match, 'done')
    expect(match.decision).toMatchObject({ side: 1, step: 'ports' })
  })

  it('refuses a unit that does not hang on a port', () => {
    const match = port(['Memel'], { ...CUSTOMERS, 'g:12': '2520', 'g:20': '3326' })
    expect(refusal(match, 'without g:20')).toEqual({ rule: '7.9', because: 'g:20 does not hang on a port' })
  })
})

describe('7.10 to 7.12 Soviet supply', () => {
  it('7.10a map-edge hexes 1200 to 3400, 3600, 3800, 4000 and 4200 to 5019', () => {
    const { setting } = soviet({})
    const names = Array.from(setting.sovietSources, (hex) => setting.ground.name(hex))
    expect(names).toHaveLength(23 + 3 + 9 + 19)
    expect(names).toEqual(expect.arrayContaining(['1200', '3400', '3600', '3800', '4000', '4200', '5000', '5019']))
    expect(names).not.toContain('3500')
  })

  it('7.10b, R09-51 a source in a German zone works only with a Soviet unit in it', () => {
    const { setting } = soviet({})
    const named = '1300 3300 3400 3600 3800 4000 4200 4300 5019'.split(' ')
    expect([...setting.board.edge('exposed soviet supply')].map((hex) => setting.ground.name(hex))).toEqual(named)
    // 3600 alone could supply 3601, which zones shut off from the rest.
    const units = { 'r:8': '3601', 'g:6': '3700', 'g:9': '3602', 'g:12': '3501' }
    expect(supplied(soviet(units), 'r:8')).toBe(false)
    expect(supplied(soviet({ ...units, 'r:42': '3600' }), 'r:8')).toBe(true)
  })

  it('7.11a a line through Western Pripyat is none', () => {
    expect(supplied(soviet({ 'r:61': '4812' }), 'r:61')).toBe(false)
    expect(supplied(soviet({ 'r:61': '4811' }), 'r:61')).toBe(true)
  })

  it('7.11a, 12.4a cavalry-mechanized groups trace through it', () => {
    expect(supplied(soviet({ 'r:P': '4812' }), 'r:P')).toBe(true)
  })

  it('7.11b, 3.6g in Bold Stroke from turn 2 on', () => {
    const units = { 'r:61': '4812' }
    expect(supplied(soviet(units, { scenario: 'bold', turn: 1 }), 'r:61')).toBe(true)
    expect(supplied(soviet(units, { scenario: 'bold', turn: 2 }), 'r:61')).toBe(false)
  })

  it('R09-03 a unit on a working source in Western Pripyat is in supply, nothing beside it is', () => {
    expect(supplied(soviet({ 'r:61': '5016' }), 'r:61')).toBe(true)
    expect(supplied(soviet({ 'r:61': '4916' }), 'r:61')).toBe(false)
  })

  it('R09-03, option: to the letter it is not', () => {
    expect(supplied(soviet({ 'r:61': '5016' }, { options: { pripyatLiteral: 'on' } }), 'r:61')).toBe(false)
  })

  it('7.12a, 12.4b from turn 6 on all Soviet units are out of supply', () => {
    const match = soviet({ 'r:8': '1300', 'r:P': '4800' }, { turn: 6 })
    expect([supplied(match, 'r:8'), supplied(match, 'r:P')]).toEqual([false, false])
    expect(explain(match, 'supply r:8').refusal).toMatchObject({ rule: '7.12' })
  })

  it('7.12b, 10.8f, E09-19 for replacements the line counts that would otherwise work', () => {
    const match = soviet({ 'r:8': '1300', 'r:61': '4812', 'r:P': '4812' }, { turn: 6 })
    expect(['r:8', 'r:61', 'r:P'].map((id) => overland(match, id))).toEqual([true, false, true])
  })
})

import { describe, expect, it } from 'vitest'
import { explain, type Given, isDead, isSpent, type Played, position, refusal, say } from './position.fixture.ts'

const at = (units: Given['units'], more: Partial<Given> = {}): Played =>
  position({ phase: 'german operations', units: { 'g:255': '2533', 'r:331RD': '2301', ...units }, ...more })

const supplied = (match: Played, unit: string): boolean => explain(match, `supply ${unit}`).value === 1

/** The railway from the border by Brest to Baranovichi. */
const BREST = ['3127', '3126', '3125', '3024', '3023', '2923']

describe('X4.3.1 German lines', () => {
  it('X4.3.1a three hexes off the railway, and the railway to the west edge', () => {
    // 3128 is the last rail hex of German gauge.
    expect(['3127', '3126', '3125', '3124'].map((hex) => supplied(at({ 'g:5': hex }), 'g:5'))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('X4.3.1b two from November on', () => {
    expect(['3127', '3126', '3125'].map((hex) => supplied(at({ 'g:5': hex }, { turn: 9 }), 'g:5'))).toEqual([
      true,
      true,
      false,
    ])
    expect(supplied(at({ 'g:5': '3125' }, { turn: 8 }), 'g:5')).toBe(true)
  })

  it('X4.3.1c Russian gauge is of no use to them', () => {
    expect(supplied(at({ 'g:5': '2923' }, { german: BREST }), 'g:5')).toBe(false)
    expect(supplied(at({ 'g:5': '2923' }, { german: BREST, converted: BREST }), 'g:5')).toBe(true)
  })

  it('C2.9c nor is a railway that the enemy controls', () => {
    const cut = at({ 'g:5': '2923' }, { german: BREST.filter((hex) => hex !== '3126'), converted: BREST })
    expect(supplied(cut, 'g:5')).toBe(false)
  })

  it('C2.5c, C2.10a enemy zones cut the line', () => {
    const cut = at({ 'g:5': '2923', 'r:4RC': '3225' }, { german: BREST, converted: BREST })
    expect(supplied(cut, 'g:5')).toBe(false)
  })

  it('C2.10b, D-R42 a friendly force in the hex cancels them', () => {
    const held = at(
      { 'g:5': '2923', 'r:4RC': '3225', 'g:6': '3126', 'g:7': '3125' },
      { german: BREST, converted: BREST },
    )
    expect(supplied(held, 'g:5')).toBe(true)
  })

  it('C2.5e, C2.8c demoralized enemies cut nothing', () => {
    const units = { 'g:5': '2923', 'r:4RC': { place: '3225', demoralized: true } }
    expect(supplied(at(units, { german: BREST, converted: BREST }), 'g:5')).toBe(true)
  })

  it('D-R69 lines keep to the area: none goes round the enemy outside it', () => {
    const cut = { 'r:4RC': '2420', 'g:5': '2519', 'g:6': '2522' }
    expect(supplied(at(cut), 'r:4RC')).toBe(false)
    expect(supplied(at({ ...cut, 'g:5': '2533' }), 'r:4RC')).toBe(true)
  })

  it('X4.6.1a on turn 1 Russians have no zones, from turn 2 on they have', () => {
    const units = { 'g:5': '3126', 'r:4RC': '3227' }
    expect(supplied(at(units, { turn: 1 }), 'g:5')).toBe(true)
  })
})

describe('X4.3.2 Russian lines', () => {
  /** Moscow is all that the Russian has left of his railways and cities. */
  const beforeMoscow = (hex: string, turn = 3): boolean => {
    const { setting } = at({})
    const lost = [...setting.railHexes, ...setting.russianCities].filter((one) => one !== setting.moscow)
    const names = [...new Set(lost)].map((one) => setting.ground.name(one))
    return supplied(at({ 'r:4RC': hex }, { german: names, turn }), 'r:4RC')
  }

  it('X4.3.2a five hexes to a railway or a source', () => {
    expect([beforeMoscow('2707'), beforeMoscow('2708')]).toEqual([true, false])
  })

  it('X4.3.2b, D-R15 a city is a source even when it is cut off', () => {
    const ring = { 'g:5': '2710', 'g:6': '2811', 'g:7': '2912', 'g:8': '2913' }
    expect(supplied(at({ 'r:4RC': '2819', ...ring }), 'r:4RC')).toBe(true)
    expect(supplied(at({ 'r:4RC': '2811', 'g:5': '2812', 'g:6': '2810' }), 'r:4RC')).toBe(true)
  })

  it('X4.3.2b a city that the Germans control is none', () => {
    const lone = { 'r:4RC': '3028', 'g:5': '3128', 'g:6': '2929', 'g:7': '3029' }
    const cities = ['2727', '3127', '2422', '2819', '2514', '2915', '2811']
    expect(supplied(at(lone, { german: cities }), 'r:4RC')).toBe(false)
  })

  it('X1.3e, D-R68 cities outside the area feed nobody', () => {
    const { setting } = at({})
    for (const hex of setting.russianCities) expect(setting.isOperations[hex]).toBe(1)
    const gomel = setting.board.place('Gomel').hex
    const lost = [...setting.railHexes, ...setting.russianCities].filter((hex) => hex !== gomel)
    const german = [...new Set(lost)].map((hex) => setting.ground.name(hex))
    const fed = (isSouthOpen: boolean) => supplied(at({ 'r:4RC': '3216' }, { german, set: { isSouthOpen } }), 'r:4RC')
    expect([fed(false), fed(true)]).toEqual([false, true])
  })

  it('X4.3.2c winter does not shorten them', () => {
    expect([beforeMoscow('2707', 9), beforeMoscow('2707', 13)]).toEqual([true, true])
  })
})

describe('C2.10 when lines are looked at', () => {
  const off = (more: object = {}): Given['units'] => ({
    'g:5': { place: '2813', strength: 3, ...more },
    'r:61RC': '2812',
  })

  it('C2.10d to be replaced, to travel, to rally', () => {
    const points = { set: { sides: { German: { points: 2 } } } }
    const alone = { 'g:5': { place: '2813', strength: 3, demoralized: true } }
    expect(refusal(at(alone, { phase: 'german reinforcement', ...points }), 'replace g:5')).toEqual({
      rule: 'C5.0',
      because: 'g:5 has no line of supply',
    })
    expect(refusal(at(alone, { phase: 'german strategic movement' }), 'travel 2813')?.because).toBe(
      '2813 has no line of supply',
    )
    expect(refusal(say(at(alone), 'activate 2813'), 'rally')?.because).toBe('2813 has no line of supply')
  })

  it('C2.10d, C2.10e in battle, where it costs dice, and at the end of an activation, where it costs strength', () => {
    const fight = say(at(off()), 'activate 2813', 'attack standard 2812', 'take steadfast')
    expect(explain(fight, 'modifier German').items).toEqual(['C8.5 no line of supply -2'])
    const march = say(at({ 'g:5': '2813' }, { dice: [{ '2d6': 3 }] }), 'activate 2813', 'to 2810', 'stop')
    expect(march.position.heard.attrition).toBe(1)
  })

  it('C2.1b, C2.10c cities feed no Germans: the exclusive rule wins over the core', () => {
    expect(supplied(at({ 'g:5': '2811' }), 'g:5')).toBe(false)
  })
})

describe('C9.0 attrition', () => {
  /** Far from any German railway. */
  const lost = (
    moves: readonly string[],
    more: Partial<Given> & { dice: Given['dice'] & object },
    units: Given['units'] = {},
  ) => say(at({ 'g:7Pz': '2813', ...units }, more), 'activate 2813', ...moves)

  const loss = (match: Played): number => match.position.heard.attrition

  it('C9.0a after more than half of the points, without a line of supply', () => {
    const far = lost(['to 2809', 'to 2808', 'stop'], { dice: [{ '2d6': 2 }] })
    expect(far.position.units.strength[far.setting.kinds.unit.read('g:7Pz')]).toBe(6)
    const near = lost(['to 2809', 'stop'], { dice: [] })
    expect(isSpent(near, 'g:7Pz')).toBe(true)
  })

  it('D-R35 strictly more than half: three of five, five of eight', () => {
    const foot = (hex: string, dice: Given['dice'] & object) =>
      say(at({ 'g:5': '2813' }, { dice }), 'activate 2813', `to ${hex}`, 'stop')
    expect(loss(foot('2811', []))).toBe(0)
    expect(loss(foot('2810', [{ '2d6': 3 }]))).toBe(1)
  })

  it('C9.0c, C9.0h dice, modifiers and strength', () => {
    const match = say(at({ 'g:7Pz': '2813' }), 'activate 2813', 'to 2809', 'to 2808')
    expect(explain(match, 'attrition').items).toEqual(['C9.0 a single unit 1'])
    const town = say(at({ 'g:7Pz': '2813', 'g:20Pz': '2813' }), 'activate 2813', 'to 2811')
    expect(explain(town, 'attrition').items).toEqual(['C9.0 in a town or city 1'])
    const full = at({ 'g:7Pz': '2813', 'g:20Pz': '2813', 'g:14Mot': '2813', 'g:20Mot': '2813' })
    expect(explain(say(full, 'activate 2813', 'to 2810'), 'attrition').items).toEqual(['C9.0 the hex is full -1'])
    const marsh = say(at({ 'g:5': '2616', 'g:6': '2616' }), 'activate 2616', 'to 2617')
    expect(explain(marsh, 'attrition').items).toEqual(['C3.0 marsh -1'])
    const shaken = at({ 'g:7Pz': { place: '2813', demoralized: true } })
    expect(explain(say(shaken, 'activate 2813', 'to 2810'), 'attrition').value).toBe(0)
  })

  it('C9.0b half of what the slowest had who set out; those who are picked up do not count', () => {
    // Four points of eight are no more than half, though the infantry has five in all.
    const picked = at({ 'g:7Pz': '2813', 'g:5': '2812' }, { dice: [] })
    say(picked, 'activate 2813', 'to 2812', 'pickup g:5', 'to 2810', 'stop')
    expect([picked.position.heard.attrition, isSpent(picked, 'g:5')]).toEqual([0, true])
    const together = at({ 'g:7Pz': '2813', 'g:5': '2813' }, { dice: [{ '2d6': 3 }] })
    say(together, 'activate 2813', 'to 2810', 'stop')
    expect(together.position.heard.attrition).toBe(3)
  })

  it('C9.0d the first point falls on the strongest, the rest anywhere', () => {
    const match = lost(['to 2809', 'to 2808', 'stop'], { dice: [{ '2d6': 2 }] }, { 'g:14Mot': '2813' })
    expect(loss(match)).toBe(4)
    expect(match.choices().map((one) => match.game.write(match.position, one))).toEqual(['lose g:7Pz'])
    say(match, 'lose g:7Pz', 'lose g:14Mot', 'lose g:14Mot', 'lose g:14Mot')
    expect(['g:7Pz', 'g:14Mot'].map((id) => match.position.units.strength[match.setting.kinds.unit.read(id)])).toEqual([
      7, 2,
    ])
  })

  it('C9.0e it never eliminates', () => {
    const match = lost(
      ['to 2809', 'to 2808', 'stop'],
      { dice: [{ '2d6': 2 }] },
      { 'g:7Pz': { place: '2813', strength: 2 } },
    )
    expect([isDead(match, 'g:7Pz'), loss(match)]).toEqual([false, 1])
    const one = lost(
      ['to 2809', 'to 2808', 'stop'],
      { dice: [{ '2d6': 2 }] },
      { 'g:7Pz': { place: '2813', strength: 1 } },
    )
    expect([isDead(one, 'g:7Pz'), loss(one)]).toEqual([false, 0])
  })

  it('C9.0e what is told is what is taken, and as many questions are asked', () => {
    const match = lost(
      ['to 2809', 'to 2808', 'stop'],
      { dice: [{ '2d6': 2 }] },
      {
        'g:7Pz': { place: '2813', strength: 2 },
        'g:14Mot': { place: '2813', strength: 1 },
        'g:20Mot': { place: '2813', strength: 1 },
      },
    )
    expect([loss(match), match.position.attrition.due]).toEqual([1, 1])
    say(match, 'lose g:7Pz')
    expect(isSpent(match, 'g:7Pz')).toBe(true)
  })

  it('C9.0g none on the first turn', () => {
    const match = lost(['to 2808', 'stop'], { dice: [], turn: 1 })
    expect(isSpent(match, 'g:7Pz')).toBe(true)
  })

  it('C7.0d the test comes before the force is spent', () => {
    const match = lost(['to 2809', 'to 2808', 'stop'], { dice: [{ '2d6': 2 }] }, { 'g:14Mot': '2813' })
    expect(isSpent(match, 'g:7Pz')).toBe(false)
    say(match, 'lose g:7Pz', 'lose g:7Pz', 'lose g:7Pz', 'lose g:7Pz')
    expect(isSpent(match, 'g:7Pz')).toBe(true)
  })
})

describe('C10.0 surrender', () => {
  const ring = { 'g:5': '2911', 'g:6': '2810', 'g:7': '2711', 'g:8': '2712', 'g:23': '2812', 'g:26': '2912' }

  /** Russians at the end of their operations. */
  const ended = (units: Given['units'], more: Partial<Given> = {}) =>
    say(
      position({ phase: 'russian operations', units: { 'g:255': '2533', 'r:331RD': '2301', ...units }, ...more }),
      'done',
    )

  it('D-R15 a force in a city of its own does not', () => {
    const match = ended({ 'r:4RC': '2811', ...ring })
    expect(isDead(match, 'r:4RC')).toBe(false)
  })

  it('C10.0a, C10.0c in the open it lays down its arms for good, if an enemy beside it is in supply', () => {
    const open = {
      'r:4RC': '3020',
      'g:5': '3021',
      'g:6': '3019',
      'g:7': '2920',
      'g:8': '3121',
      'g:23': '2921',
      'g:26': '3120',
    }
    const line = [...BREST, '2922', '2921']
    expect(isDead(ended(open), 'r:4RC')).toBe(false)
    const match = ended(open, { german: line, converted: line })
    expect([isDead(match, 'r:4RC'), match.position.units.surrendered[match.setting.kinds.unit.read('r:4RC')]]).toEqual([
      true,
      1,
    ])
  })

  it('D-R37 the line may have any length and needs no railway: Germans go on to the west edge', () => {
    const away = { 'g:5': '2813', 'r:4RC': '2812' }
    const german = (units: Given['units']) => say(at(units), 'done')
    expect(isDead(german(away), 'g:5')).toBe(false)
    const shut = { 'r:1RC': '2815', 'r:5RC': '2915', 'r:2RC': '2715', 'r:21RC': '2913', 'r:44RC': '2713' }
    expect(isDead(german({ ...away, ...shut }), 'g:5')).toBe(true)
  })

  it('D-R37 even where no railway is left to them', () => {
    const { setting } = at({})
    const russian = setting.railHexes.map((hex) => setting.ground.name(hex))
    expect(isDead(say(at({ 'g:5': '2830', 'r:4RC': '2829' }, { russian }), 'done'), 'g:5')).toBe(false)
  })

  it('C10.0a not next to demoralized enemies', () => {
    const shaken = { demoralized: true }
    const ring = ['3021', '3019', '2920', '3121', '2921', '3120'].map((place, i) => [
      ['g:5', 'g:6', 'g:7', 'g:8', 'g:23', 'g:26'][i]!,
      { place, ...shaken },
    ])
    const line = [...BREST, '2922', '2921']
    const match = ended({ 'r:4RC': '3020', ...Object.fromEntries(ring) }, { german: line, converted: line })
    expect(isDead(match, 'r:4RC')).toBe(false)
  })

  it('D-R37 all are judged at once: who surrenders opens no line for the next', () => {
    const pocket = { 'r:4RC': '3020', 'r:1RC': '3120' }
    const wall = ['3021', '2920', '2921', '3019', '3121', '3119', '3220', '3221']
    const ring = Object.fromEntries(
      wall.map((hex, i) => [['g:5', 'g:6', 'g:7', 'g:8', 'g:23', 'g:26', 'g:28', 'g:31'][i]!, hex]),
    )
    const line = [...BREST, '2922', '2921']
    const match = ended({ ...pocket, ...ring }, { german: line, converted: line })
    expect([isDead(match, 'r:4RC'), isDead(match, 'r:1RC')]).toEqual([true, true])
  })

  it('D-R51 on turn 2 even they may straggle back, at full strength', () => {
    const open = { 'r:4RC': { place: '3020', strength: 4 }, 'g:5': '3021', 'g:6': '3019', 'g:7': '2920', 'g:8': '3121' }
    const line = [...BREST, '2922', '2921']
    const more = { german: line, converted: line, turn: 2, dice: [{ d6: 5 }, { d6: 4 }] }
    const match = ended({ ...open, 'g:23': '2921', 'g:26': '3120' }, more)
    const { strength, due, surrendered } = match.position.units
    const unit = match.setting.kinds.unit.read('r:4RC')
    expect([isDead(match, 'r:4RC'), surrendered[unit], strength[unit], due[unit]]).toEqual([false, 0, 7, 4])
  })

  it('C10.0b a friendly force keeps a line open', () => {
    const open = { 'r:4RC': '3020', 'r:1RC': '3120', 'g:5': '3021', 'g:6': '3019', 'g:7': '2920', 'g:23': '2921' }
    const line = [...BREST, '2922', '2921']
    expect(isDead(ended(open, { german: line, converted: line }), 'r:4RC')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { GERMAN } from './counters.ts'
import { at, choices, explain, hexOf, type Played, position, refusal, say, unitOf } from './position.fixture.ts'
import { distanceToSupply } from './supply.ts'

const CORPS =
  'Pol 1 19 29 31 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 X 60 61 62 63 64 65'.split(
    ' ',
  )
const corps = (...hexes: string[]): Record<string, string> =>
  Object.fromEntries(hexes.map((hex, n) => [`r:${CORPS[n]}`, hex]))
const two = (n: number): string => String(n).padStart(2, '0')
const every = (first: number, last: number, name: (n: number) => string): string[] =>
  Array.from({ length: Math.floor((last - first) / 3) + 1 }, (_, n) => name(first + 3 * n))

/** Corps whose zones cover a whole edge. */
const NORTH_EDGE = [...every(2, 44, (n) => `${two(n)}01`), '4601']
const WEST_EDGE = [...every(2, 32, (n) => `01${two(n)}`), '0134']

/** Units of earlier turns, out of the way. */
const gone = (...ids: string[]): Record<string, unknown> => Object.fromEntries(ids.map((id) => [id, { dead: true }]))
const BEFORE_5 = gone('g:4Pz', 'g:50', 'g:71', 'g:97')

const arriving = (turn: number, units: Record<string, unknown> = {}): Played =>
  position({ phase: 'german arrivals', turn, units })

const phase = (match: Played): string => match.game.phase(match.position).id

/** The 4th Panzer, just come in by the railway at 0130. */
const panzer = (units: Record<string, unknown> = {}): Played => say(arriving(2, units), 'enter g:4Pz 0130')

describe('10.0 German reinforcements', () => {
  it('10.0a they appear at the beginning of the German Player-Turn, before any movement', () => {
    const match = position({ phase: 'soviet mechanized', turn: 2, units: {} })
    say(match, 'done')
    expect(phase(match)).toBe('german arrivals')
    expect(match.decision).toMatchObject({ side: 1, step: 'arrivals' })
    say(match, 'enter g:4Pz 0115')
    expect(phase(match)).toBe('german move')
    expect(at(match, 'g:4Pz')).toBe('0115')
  })

  it('10.0a, R73-04 not at the start of the Game-Turn', () => {
    const match = position({ phase: 'german mechanized', turn: 1, units: {} })
    say(match, 'done')
    expect([match.position.turn, phase(match)]).toEqual([2, 'soviet move'])
  })

  it('10.0a in a turn without arrivals nobody is asked', () => {
    const match = position({ phase: 'soviet mechanized', turn: 1, units: {} })
    say(match, 'done')
    expect(phase(match)).toBe('german move')
  })

  it.each([
    [2, 'g:4Pz', '0101', '0201'],
    [3, 'g:50', '0134', '0234'],
    [5, 'g:122', '1201', '0102'],
  ])('10.0b, 10.21a on turn %i %s comes in at its edge, %s and not %s', (turn, unit, on, off) => {
    const match = arriving(turn)
    say(match, `enter ${unit}`)
    expect(refusal(match, `at ${on}`)).toBeNull()
    expect(refusal(match, `at ${off}`)).toEqual({ rule: '10.1A', because: `${unit} cannot come in at ${off}` })
  })

  it('10.21a the number before the letter is how many come', () => {
    expect(choices(arriving(4, gone('g:4Pz', 'g:50')))).toEqual(['enter g:71', 'enter g:97'])
    const match = say(arriving(4, gone('g:4Pz', 'g:50')), 'enter g:97 0112')
    expect(choices(match)).toEqual(['enter g:71'])
  })

  it('10.21c the Russian gets none', () => {
    const { setting } = position({ options: { ukraine: 'on' }, phase: 'ukraine', units: {} })
    expect(setting.arrivals.every(({ unit }) => setting.sideOf[unit] === 1)).toBe(true)
  })

  it('10.0c in its first turn a unit goes thirty hexes by rail, and no further', () => {
    const match = say(panzer(), 'move g:4Pz')
    // Minsk is 26 hexes from 0130, Borisov 30.
    expect(refusal(match, 'rail 2518')).toBeNull()
    expect(refusal(match, 'rail 2916')).toBeNull()
    expect(refusal(match, 'rail 3015')).toEqual({ rule: '10.0', because: 'no open railway leads to 3015' })
  })

  it('10.0c only along the railway, and only in the turn of arrival', () => {
    const match = say(panzer(), 'move g:4Pz')
    expect(refusal(match, 'rail 0131')?.rule).toBe('10.0')
    const later = position({ phase: 'german move', turn: 3, units: { 'g:4Pz': '0130' } })
    say(later, 'move g:4Pz')
    expect(choices(later, 'rail')).toEqual([])
    expect(refusal(later, 'rail 0229')).toEqual({ rule: '10.0', because: 'the rail rate is for the turn of arrival' })
  })

  it('10.0c the turn of arrival ends with the turn', () => {
    const match = say(panzer(), 'done', 'done', 'done')
    expect(match.position.turn).toBe(3)
    expect(match.position.units.arrived[unitOf(match, 'g:4Pz')]).toBe(0)
  })

  it('10.0c, R73-27 hexes are counted, not terrain; enemies and their zones are closed', () => {
    // Luninets, behind Pinsk, is 19 hexes away; half of them are swamp.
    const match = say(panzer(), 'move g:4Pz')
    expect(refusal(match, 'rail 2029')).toBeNull()
    const blocked = say(panzer({ 'r:1': '1530' }), 'move g:4Pz')
    expect(refusal(blocked, 'rail 1429')?.rule).toBe('10.0')
    expect(refusal(blocked, 'rail 1629')?.rule).toBe('10.0')
    const alone = say(panzer({ 'r:RH1': '1530' }), 'move g:4Pz')
    expect(refusal(alone, 'rail 1429')).toBeNull()
    expect(refusal(alone, 'rail 1530')?.rule).toBe('10.0')
  })

  it('10.0c, R73-27 a unit that comes in beside the railway cannot use it', () => {
    const match = say(arriving(2), 'enter g:4Pz 0131', 'move g:4Pz')
    expect(choices(match, 'rail')).toEqual([])
  })

  it('10.0d without the railway it moves by its allowance', () => {
    const match = say(panzer(), 'move g:4Pz')
    expect(explain(match, 'allowance g:4Pz').value).toBe(8)
    expect(refusal(match, 'to 0829')).toBeNull()
    expect(refusal(match, 'to 1029')?.rule).toBe('5.2C')
  })

  it('10.0e, E73-18 a unit that has gone by rail enters no other hex in that turn', () => {
    const match = say(panzer(), 'move g:4Pz', 'rail 0530', 'done', 'done', 'move g:4Pz')
    expect(phase(match)).toBe('german mechanized')
    expect(refusal(match, 'to 0531')).toEqual({ rule: '10.0', because: 'g:4Pz goes by rail this turn' })
  })

  it('10.0e, E73-18 without the rail rate it crosses both kinds of hex, and may not take the rail rate afterwards', () => {
    const match = say(panzer(), 'move g:4Pz')
    // 0530 is a rail hex, 0531 is not.
    expect([refusal(match, 'to 0530'), refusal(match, 'to 0531')]).toEqual([null, null])
    say(match, 'to 0530', 'done', 'done', 'move g:4Pz')
    expect(refusal(match, 'rail 0629')).toEqual({ rule: '10.0', because: 'g:4Pz moves by its allowance this turn' })
  })

  it('R73-27 what is left of the thirty may be used in the mechanized phase', () => {
    const match = say(panzer(), 'move g:4Pz', 'rail 2021', 'done', 'done', 'move g:4Pz')
    // Twenty are gone: ten are left.
    expect(refusal(match, 'rail 2916')).toBeNull()
    expect(refusal(match, 'rail 3015')?.rule).toBe('10.0')
    const { ground } = match.setting
    for (const hex of choices(match, 'rail'))
      expect(ground.distance(ground.parse(hex), ground.parse('2021'))).toBeLessThanOrEqual(10)
  })
})

describe('10.1 where reinforcements arrive', () => {
  it('10.1A.a, 10.1A.b, R73-28 not behind the Russian line, nor in its zones', () => {
    const line = [...every(2, 32, (n) => `20${two(n)}`), '2034']
    const match = say(arriving(5, { ...BEFORE_5, ...corps(...line) }), 'enter g:122')
    const hexes = choices(match, 'at')
    expect(hexes).toContain('1801')
    // 2001 is in a zone, 2101 is not, but lies behind the line.
    expect(hexes).not.toContain('2001')
    expect(hexes.filter((hex) => hex > '2001')).toEqual([])
  })

  it('10.1A.b, R73-28 through a gap in the line the ground behind is still German', () => {
    const line = every(2, 32, (n) => `20${two(n)}`)
    const match = say(arriving(5, { ...BEFORE_5, ...corps(...line) }), 'enter g:122')
    expect(choices(match, 'at')).toContain('2501')
  })

  it('R73-28 a friend in the hex does not open an enemy zone', () => {
    const match = say(arriving(2, { 'r:1': '0115', 'g:6': '0114' }), 'enter g:4Pz')
    for (const hex of ['0114', '0115', '0116']) expect(refusal(match, `at ${hex}`)?.rule).toBe('10.1A')
    expect(refusal(match, 'at 0113')).toBeNull()
  })

  it('10.1A.c, R73-28 it must be supplied where it enters', () => {
    const options = { ukraine: 'on' }
    const match = position({ phase: 'german arrivals', turn: 7, options, units: {}, set: { ukraine: true } })
    say(match, 'enter g:131U')
    // Far in the south-east no railway of the German is within ten hexes.
    expect(refusal(match, 'at 4634')).toEqual({ rule: '10.1A', because: 'g:131U cannot come in at 4634' })
    for (const hex of choices(match, 'at'))
      expect(distanceToSupply(match.position, GERMAN, hexOf(match, hex))).toBeLessThanOrEqual(10)
  })

  it('R73-28 where its edge is closed it comes in from the west', () => {
    const match = say(arriving(5, { ...BEFORE_5, ...corps(...NORTH_EDGE) }), 'enter g:122')
    const hexes = choices(match, 'at')
    expect(hexes).toContain('0112')
    expect(hexes.every((hex) => hex.startsWith('01'))).toBe(true)
  })

  it('R73-28 where the west is closed too it waits, and comes when a way is open', () => {
    const closed = { ...BEFORE_5, ...corps(...NORTH_EDGE, ...WEST_EDGE) }
    const match = position({ phase: 'soviet mechanized', turn: 5, units: closed })
    say(match, 'done')
    expect(phase(match)).toBe('german move')
    const later = position({ phase: 'german arrivals', turn: 6, units: { ...BEFORE_5, ...gone('g:11SSPG') } })
    expect(choices(later)).toEqual(['enter g:122'])
    say(later, 'enter g:122 1201')
    expect(later.position.units.arrived[unitOf(later, 'g:122')]).toBe(1)
  })

  it('7.0b a full hex takes a further unit if it can be cleared in the movement phase', () => {
    const full = { 'g:6': '0130', 'g:7': '0130', 'g:12': '0130' }
    const match = say(arriving(2, full), 'enter g:4Pz', 'at 0130')
    expect(match.decision).toMatchObject({ step: 'move' })
    expect(refusal(match, 'done')).toEqual({ rule: '7.0', because: '0130 holds more than three units' })
    say(match, 'move g:7 0230', 'done')
    const garrison = Object.fromEntries(Object.keys(full).map((id) => [id, { place: '0130', freeze: 'garrison' }]))
    expect(refusal(say(arriving(2, garrison), 'enter g:4Pz'), 'at 0130')?.rule).toBe('10.1A')
  })

  it('10.1B.a it may not enter an enemy zone in that turn, paid or with a friend there', () => {
    const match = say(panzer({ 'r:1': '0630', 'g:6': '0530' }), 'move g:4Pz')
    expect(refusal(match, 'to 0530')).toEqual({
      rule: '10.1B',
      because: 'g:4Pz has just arrived: 0530 is in an enemy zone',
    })
    expect(refusal(match, 'rail 0530')?.rule).toBe('10.0')
    expect(refusal(match, 'to 0430')).toBeNull()
  })

  it('10.1B.a nor in the mechanized phase, nor by the one-hex guarantee; a turn later it may', () => {
    const match = say(panzer({ 'r:1': '0630' }), 'move g:4Pz', 'to 0430', 'done', 'done', 'move g:4Pz')
    expect(phase(match)).toBe('german mechanized')
    expect(refusal(match, 'to 0530')?.rule).toBe('10.1B')
    const later = position({ phase: 'german move', turn: 3, units: { 'r:1': '0630', 'g:4Pz': '0430' } })
    say(later, 'move g:4Pz')
    expect(refusal(later, 'to 0530')).toBeNull()
  })

  it('10.1B.b it defends with its full strength', () => {
    const match = position({
      phase: 'soviet combat',
      turn: 2,
      units: { 'r:RH1': '1504', 'r:1': '1302', 'g:4Pz': { place: '1202', arrived: true } },
    })
    say(match, 'attack 1202', 'join r:1')
    expect(explain(match, 'defence').value).toBe(5 * 4)
  })

  it('R73-49 it may attack a lone railhead, and advance unless the hex is in an enemy zone', () => {
    // Without supply the railhead defends with a half: ten to one.
    const units = { 'g:4Pz': { place: '1202', arrived: true }, 'r:RH1': '1302' }
    const joined = ['attack 1302', 'join g:4Pz', 'roll']
    const open = say(position({ phase: 'german combat', turn: 2, units, dice: [6] }), ...joined)
    expect(choices(open)).toEqual(['advance g:4Pz', 'halt'])
    const watched = position({ phase: 'german combat', turn: 2, units: { ...units, 'r:1': '1401' }, dice: [6] })
    say(watched, ...joined)
    expect(at(watched, 'r:RH1')).toBe('')
    expect(watched.decision).toMatchObject({ step: 'combat' })
  })

  it('R73-49 in an enemy zone others advance, the arrival does not', () => {
    const units = { 'g:4Pz': { place: '1202', arrived: true }, 'g:6': '1202', 'r:RH1': '1302', 'r:1': '1401' }
    const match = position({ phase: 'german combat', turn: 2, units, dice: [6] })
    say(match, 'attack 1302', 'join g:4Pz', 'join g:6', 'roll')
    expect(choices(match)).toEqual(['advance g:6', 'halt'])
    expect(refusal(match, 'advance g:4Pz')).toEqual({
      rule: '10.1B',
      because: 'g:4Pz has just arrived: 1302 is in an enemy zone',
    })
  })

  it('R73-49 it may attack armour from a forest, where armour controls nothing', () => {
    const units = { 'g:4Pz': { place: '1315', arrived: true }, 'r:1T': '1415' }
    const match = position({ phase: 'german combat', turn: 2, units })
    say(match, 'attack 1415')
    expect(choices(match, 'join')).toEqual(['g:4Pz'])
  })
})

describe('13.0 reinforcements from the Ukraine', () => {
  const turn7 = (ukraine: string): Played =>
    say(position({ phase: 'german mechanized', turn: 6, options: { ukraine }, units: {} }), 'done')

  it('13.0a, R73-04 with the option the German is asked once, at the start of turn 7, before the Russian moves', () => {
    const match = turn7('on')
    expect(match.position.turn).toBe(7)
    expect(match.decision).toMatchObject({ side: 1, step: 'ukraine' })
    expect(choices(match)).toEqual(['accept', 'refuse'])
    say(match, 'accept')
    expect(phase(match)).toBe('soviet move')
    expect(match.entries.at(-1)!.told).toContainEqual({ event: 'accepted', operands: [] })
    const later = position({ phase: 'german mechanized', turn: 7, options: { ukraine: 'on' }, units: {} })
    expect(phase(say(later, 'done'))).toBe('soviet move')
  })

  it('13.0a, R73-03, R73-04 where the unit of row 7 comes in any case the German is asked on turn 8', () => {
    const options = { ukraine: 'on', reinforcementTrack: 'always' }
    const turnAfter = (turn: number) => say(position({ phase: 'german mechanized', turn, options, units: {} }), 'done')
    expect(phase(turnAfter(6))).toBe('soviet move')
    expect(turnAfter(7).decision).toMatchObject({ side: 1, step: 'ukraine' })
  })

  it('13.0a, 10.21b without the option nobody is asked, and none arrive', () => {
    const match = turn7('off')
    expect(phase(match)).toBe('soviet move')
    expect(match.setting.roster.some((counter) => counter?.isUkrainian)).toBe(false)
  })

  const ordinary = gone('g:4Pz', 'g:50', 'g:71', 'g:97', 'g:122', 'g:11SSPG', 'g:169', 'g:170', 'g:257')
  const due = (turn: number, ukraine: boolean): string[] => {
    const match = position({
      phase: 'german arrivals',
      turn,
      options: { ukraine: 'on' },
      units: ordinary,
      set: { ukraine },
    })
    return choices(match, 'enter')
  }

  it('13.0b, 10.21b yes: all arrive as listed', () => {
    expect(due(7, true)).toEqual(['g:131U'])
    expect(due(8, true)).toEqual(['g:131U', 'g:24PzU'])
    expect(due(9, true)).toEqual(['g:131U', 'g:24PzU', 'g:367U', 'g:1PzU'])
    expect(due(10, true)).toEqual(['g:131U', 'g:24PzU', 'g:367U', 'g:1PzU', 'g:20PGU', 'g:1U'])
  })

  it('R73-03, option: the 2-5 of row 7 comes in any case, and counts once', () => {
    const options = { reinforcementTrack: 'always' }
    const match = position({ phase: 'german arrivals', turn: 7, options, units: ordinary })
    expect(choices(match, 'enter')).toEqual(['g:131U'])
    expect(match.setting.isUkrainian[unitOf(match, 'g:131U')]).toBe(0)
    const both = position({
      phase: 'german arrivals',
      turn: 8,
      options: { ...options, ukraine: 'on' },
      units: ordinary,
    })
    expect(choices(both, 'enter')).toEqual(['g:131U'])
  })

  it('13.0b no: none arrive at all', () => {
    for (const turn of [7, 8, 9, 10]) expect(due(turn, false)).toEqual([])
    const match = say(turn7('on'), 'refuse', 'done', 'done', 'done')
    expect(match.position.ukraine).toBe(0)
    expect(choices(match, 'enter').filter((id) => id.endsWith('U'))).toEqual([])
  })

  it('13.0c one that is eliminated counts twice', () => {
    const match = position({
      phase: 'soviet combat',
      turn: 8,
      options: { ukraine: 'on' },
      units: {
        'r:RH1': '1504',
        'r:1T': '1302',
        'r:9T': '1302',
        'r:11T': '1302',
        'r:29T': '1303',
        'g:131U': '1202',
      },
      dice: [6],
    })
    say(match, 'attack 1202', 'join r:1T', 'join r:9T', 'join r:11T', 'join r:29T', 'roll')
    expect(match.position.vp.soviet).toBe(4)
  })
})

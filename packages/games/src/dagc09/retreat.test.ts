import { describe, expect, it } from 'vitest'
import {
  AS,
  asked,
  assault,
  attack,
  BB,
  changed,
  DE,
  DR,
  E,
  full,
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
import { at, choices, explain, hexOf, type Played, refusal, say, unitOf } from './position.fixture.ts'

// German sources lie to the west, so that 2814 and then 2713 and 2913 bring a retreat from 2813 nearer to them; Soviet ones
// to the east.

/** g:26 in 2813 is attacked by r:8 from the east, and must retreat. */
const driven = (units: Record<string, unknown> = {}, given = {}): Played =>
  assault(soviets({ units: { 'r:8': E, 'g:26': TARGET, ...units }, dice: [DR, AS, AS], ...given }), TARGET, 'r:8')

describe('11.17 retreats', () => {
  it('11.17a the owner retreats his units one hex, at once', () => {
    const match = driven()
    expect(asked(match)).toBe('German retreat')
    say(match, `to ${W}`)
    expect(at(match, 'g:26')).toBe(W)
    expect(asked(match)).toBe('Soviet advance')
  })

  it('11.17b not into an enemy zone that no friend negates, nor onto an enemy', () => {
    const match = driven({ 'r:42': '2815' })
    expect(refusal(match, `to ${W}`)).toEqual({ rule: '11.17', because: `${W} is in an enemy zone` })
    expect(refusal(match, `to ${E}`)).toEqual({ rule: '6.9', because: `an enemy stands in ${E}` })
    expect(refusal(match, 'to 2815')).toEqual({ rule: '11.17', because: 'a retreat is one hex' })
  })

  it('8.4a a friend negates the zone for the retreat', () => {
    const match = driven({ 'r:42': '2815', 'g:28': W })
    expect(refusal(match, `to ${W}`)).toBe(null)
  })

  it('11.17b, 6.1a not where it would overstack', () => {
    const match = driven({ 'g:28': W, 'g:38': W })
    expect(refusal(match, `to ${W}`)).toEqual({ rule: '6.5', because: `${W} is full` })
  })

  it('9.7a not across all-water hexsides', () => {
    const setting = changed((plain) => ({ water: marked(plain.water, ...sidesBetween(plain, W, TARGET)) }))
    expect(refusal(driven({}, { setting }), `to ${W}`)).toEqual({ rule: '9.7', because: 'no retreat across water' })
  })

  it('9.12a Germans not into Soviet entrenchments', () => {
    const setting = changed((plain) => ({
      entrenched: [plain.entrenched[0]!, plain.entrenched[1]!, marked(plain.entrenched[2]!, plain.ground.parse(W))],
    }))
    expect(refusal(driven({}, { setting }), `to ${W}`)?.rule).toBe('9.12')
  })

  it('6.10b Soviets not onto the other front', () => {
    const units = { 'g:26': W, 'r:8': TARGET, 'r:3G': E }
    const match = assault(germans({ scenario: 'bold', units, dice: [DR] }), TARGET, 'g:26')
    expect(refusal(match, `to ${E}`)?.rule).toBe('6.10')
  })

  it('11.17c blocked on all sides it loses a step in place', () => {
    const match = driven({ 'r:42': W, 'r:67': NE, 'r:54': SW, 'r:22': '2614', 'r:43': '3013' })
    expect(told(match)).toContain('blocked')
    expect([at(match, 'g:26'), stateOf(match, 'g:26')]).toEqual([TARGET, 'reduced'])
    expect(asked(match)).toBe('Soviet combat')
  })

  it('11.17d units of a hex go to the same hex', () => {
    const match = driven({ 'g:28': TARGET })
    expect(choices(match, 'send')).toEqual([])
    say(match, `to ${W}`)
    expect([at(match, 'g:26'), at(match, 'g:28')]).toEqual([W, W])
  })

  it('6.8 they lie there as they lay before', () => {
    const units = { 'g:26': W, 'r:8': { place: TARGET, order: 2 }, 'r:42': { place: TARGET, order: 1 } }
    const match = assault(germans({ units, dice: [DR] }), TARGET, 'g:26')
    say(match, `to ${choices(match, 'to')[0]}`)
    const { order } = match.position.units
    expect(['r:42', 'r:8'].map((id) => order[unitOf(match, id)])).toEqual([1, 2])
  })

  it('11.17d, R09-09 a hex with room for both goes before a nearer one with room for one', () => {
    const match = driven({ 'g:28': TARGET, 'g:38': W })
    expect(refusal(match, `to ${W}`)).toEqual({ rule: '6.5', because: `${W} has no room for all` })
    expect(choices(match, 'to').length).toBeGreaterThan(0)
    say(match, `to ${choices(match, 'to')[0]}`)
    expect(at(match, 'g:26')).toBe(at(match, 'g:28'))
  })

  // Only 2814 and 2713 are open, with room for one each: a friend in each keeps the Soviet zones off.
  const NARROW = { 'r:42': NE, 'r:67': SW, 'r:54': '2815', 'r:22': '2613', 'r:43': '2614', 'g:38': W, 'g:50': NW }

  it('R09-09 where no hex has room for both they are split, each to its nearest', () => {
    const match = driven({ 'g:28': TARGET, ...NARROW })
    expect(refusal(match, `to ${W}`)).toEqual({
      rule: '11.17',
      because: 'no hex has room for all: send them one by one',
    })
    expect(choices(match, 'send')).toEqual([`g:26 ${W}`, `g:28 ${W}`])
    say(match, `send g:28 ${W}`)
    // The other has one way left, and takes it.
    expect([at(match, 'g:28'), at(match, 'g:26')]).toEqual([W, NW])
  })

  it('11.17c, R09-71 of two only one finds room: the other loses a step in place', () => {
    const match = driven({ 'g:28': TARGET, ...NARROW, 'g:10': NW })
    say(match, `send g:26 ${W}`)
    expect([at(match, 'g:26'), at(match, 'g:28'), stateOf(match, 'g:28')]).toEqual([W, TARGET, 'reduced'])
    expect(asked(match)).toBe('Soviet combat')
  })

  it('11.17e, R09-08 Germans go to an open hex nearest to a working source; a tie is theirs', () => {
    const match = driven()
    expect(choices(match, 'to')).toEqual([W, SW])
    expect(refusal(match, `to ${NW}`)).toEqual({ rule: '11.17', because: `${SW} is nearer to a source of supply` })
  })

  it('11.17e what is full or closed does not count: the next nearest is chosen', () => {
    const match = driven({ 'g:28': W, 'g:38': W, 'r:42': '3013' })
    expect(choices(match, 'to')).toEqual([NW])
  })

  it('11.17e, R09-08 with no working source all open hexes tie', () => {
    const { ground, germanSources } = driven().setting
    const hexes = Object.fromEntries(Array.from(germanSources).map((hex) => [ground.name(hex), { control: 'Soviet' }]))
    const match = driven({}, { set: { hexes } })
    expect(choices(match, 'to')).toEqual([NW, W, SW])
  })

  it('11.17e Soviets go towards their own sources', () => {
    const match = assault(germans({ units: { 'g:26': W, 'r:8': TARGET }, dice: [DR] }), TARGET, 'g:26')
    expect(asked(match)).toBe('Soviet retreat')
    for (const hex of choices(match, 'to')) expect([NE, E, SE]).toContain(hex)
  })

  it('11.17f from turn 6 on the same', () => {
    const units = { 'g:26': W, 'r:8': TARGET }
    const early = assault(germans({ turn: 5, units, dice: [DR] }), TARGET, 'g:26')
    const late = assault(germans({ turn: 6, units, dice: [DR] }), TARGET, 'g:26')
    expect(choices(late)).toEqual(choices(early))
  })

  it('R09-33, 3.3b a retreat takes control', () => {
    const match = assault(germans({ units: { 'g:26': W, 'r:8': TARGET }, dice: [DR] }), TARGET, 'g:26')
    const [hex] = choices(match, 'to')
    say(match, `to ${hex}`)
    expect(match.position.hexes.control[hexOf(match, hex!)]).toBe(2)
  })

  describe('11.17g, R09-64 who has retreated onto a friend', () => {
    const units = { 'r:42': '2815', 'r:67': '2815', 'g:28': W }
    /** g:26 has retreated onto g:28 in 2814, next to r:42 in 2815. */
    const joinedUp = (dice: number[]): Played => {
      const match = driven(units, { dice: [DR, ...dice] })
      return say(match, `to ${W}`, 'halt')
    }

    it('11.17g, E09-16 adds nothing to the defence, and shares the result', () => {
      const match = attack(joinedUp([DE]), W, 'r:42')
      expect(explain(match, 'defence').value).toBe(full(match, 'g:28'))
      say(match, 'roll')
      expect([stateOf(match, 'g:26'), stateOf(match, 'g:28')]).toEqual(['reduced', 'reduced'])
    })

    it('11.17g shares a retreat, too, and a bloodbath costs its steps as well', () => {
      const match = assault(joinedUp([BB]), W, 'r:42', 'r:67')
      expect([stateOf(match, 'g:26'), stateOf(match, 'g:28')]).toEqual(['reduced', 'reduced'])
      expect(match.position.assault.due).toBe(2)
    })

    it('R09-64 a unit that has retreated to an empty hex is left alone for the phase', () => {
      const match = driven({ 'r:42': '2716' }, { dice: [DR] })
      say(match, `to ${W}`)
      say(match, 'advance r:8')
      expect(refusal(match, `attack ${W}`)).toEqual({ rule: '11.3', because: `${W} was attacked in this phase` })
    })
  })
})

describe('11.18, 11.19 conversions', () => {
  const city = changed((plain) => ({ isCity: marked(plain.isCity, plain.ground.parse(TARGET)) }))

  it('11.18a DR against a city becomes BB', () => {
    const match = driven({}, { setting: city })
    expect(told(match)).toEqual(['attacked', 'DR', 'converted', 'reduced', 'reduced'])
    expect([stateOf(match, 'g:26'), stateOf(match, 'r:8')]).toEqual(['reduced', 'reduced'])
    expect(asked(match)).toBe('Soviet combat')
  })

  it('11.19a, 11.19d the owner may give a step of one unit instead, after the die: all stay', () => {
    const match = driven({ 'g:28': TARGET })
    expect(choices(match, 'hold')).toEqual(['g:26', 'g:28'])
    say(match, 'hold g:28')
    expect([at(match, 'g:26'), at(match, 'g:28')]).toEqual([TARGET, TARGET])
    expect([stateOf(match, 'g:26'), stateOf(match, 'g:28')]).toEqual(['full', 'reduced'])
    expect(asked(match)).toBe('Soviet combat')
  })

  it('11.19a Soviets, too', () => {
    const match = assault(germans({ units: { 'g:26': W, 'r:8': TARGET }, dice: [DR] }), TARGET, 'g:26')
    say(match, 'hold r:8')
    expect([at(match, 'r:8'), stateOf(match, 'r:8')]).toEqual([TARGET, 'reduced'])
  })

  it('11.19b not with a single step', () => {
    const match = driven({ 'g:26': { place: TARGET, reduced: true } })
    expect(refusal(match, 'hold g:26')?.rule).toBe('11.19')
  })

  it('11.19b two units of one step each have two: one of them is lost', () => {
    const match = driven({ 'g:26': { place: TARGET, reduced: true }, 'g:Skn': TARGET })
    say(match, 'hold g:Skn')
    expect([stateOf(match, 'g:26'), stateOf(match, 'g:Skn')]).toEqual(['reduced', 'dead'])
    expect(at(match, 'g:26')).toBe(TARGET)
  })

  it('11.19c not where there is no way to retreat: then it is DE', () => {
    const match = driven({ 'g:28': TARGET, 'r:42': W, 'r:67': NE, 'r:54': SW, 'r:22': '2614', 'r:43': '3013' })
    expect([stateOf(match, 'g:26'), stateOf(match, 'g:28')]).toEqual(['reduced', 'reduced'])
  })

  it('R09-67 open if at least one of them could retreat', () => {
    const narrow = { 'r:42': NE, 'r:67': SW, 'r:54': '2815', 'r:22': '2613', 'r:43': '2614', 'g:38': W }
    const match = driven({ 'g:28': TARGET, ...narrow })
    expect(choices(match, 'hold')).toEqual(['g:26', 'g:28'])
  })

  it('11.19e by option Germans must stand fast wherever they may', () => {
    const options = { standFast: 'on' }
    const match = driven({}, { options })
    expect(choices(match)).toEqual(['hold g:26'])
    expect(refusal(match, `to ${W}`)).toEqual({ rule: '11.19', because: 'stand fast: a step is lost instead' })
    const last = driven({ 'g:26': { place: TARGET, reduced: true } }, { options })
    expect([choices(last, 'hold'), choices(last, 'to')]).toEqual([[], [W, SW]])
    const soviet = assault(germans({ units: { 'g:26': W, 'r:8': TARGET }, dice: [DR], options }), TARGET, 'g:26')
    expect(choices(soviet, 'to').length).toBeGreaterThan(0)
  })
})

describe('12.5 fortified localities under DR', () => {
  it('12.5a a locality counts for stacking and has a zone', () => {
    const full = driven({ 'g:28': W, 'g:Minsk': W })
    expect(refusal(full, `to ${W}`)).toEqual({ rule: '6.5', because: `${W} is full` })
    const match = assault(
      germans({ units: { 'g:26': W, 'g:Minsk': '2711', 'r:8': TARGET }, dice: [DR] }),
      TARGET,
      'g:26',
    )
    expect(refusal(match, `to ${NE}`)).toEqual({ rule: '11.17', because: `${NE} is in an enemy zone` })
  })

  it('12.5e alone it is lost', () => {
    const match = driven({ 'g:26': '2820', 'g:Minsk': TARGET })
    expect(stateOf(match, 'g:Minsk')).toBe('dead')
    expect(asked(match)).toBe('Soviet advance')
  })

  it('12.5e, R09-07 the unit with it retreats, and the locality is lost', () => {
    const match = driven({ 'g:Minsk': TARGET })
    say(match, `to ${W}`)
    expect([stateOf(match, 'g:Minsk'), at(match, 'g:26')]).toEqual(['dead', W])
    expect(asked(match)).toBe('Soviet advance')
  })

  it('R09-07 or one of the two gives a step, the locality included', () => {
    expect(choices(driven({ 'g:Minsk': TARGET }), 'hold')).toEqual(['g:26', 'g:Minsk'])
    const lost = say(driven({ 'g:Minsk': TARGET }), 'hold g:Minsk')
    expect([stateOf(lost, 'g:Minsk'), stateOf(lost, 'g:26'), at(lost, 'g:26')]).toEqual(['dead', 'full', TARGET])
    const kept = say(driven({ 'g:Minsk': TARGET }), 'hold g:26')
    expect([stateOf(kept, 'g:Minsk'), stateOf(kept, 'g:26')]).toEqual(['full', 'reduced'])
  })

  it('12.5e blocked, the locality is lost and the other takes DE', () => {
    const match = driven({ 'g:Minsk': TARGET, 'r:42': W, 'r:67': NE, 'r:54': SW, 'r:22': '2614', 'r:43': '3013' })
    expect([stateOf(match, 'g:Minsk'), stateOf(match, 'g:26'), at(match, 'g:26')]).toEqual(['dead', 'reduced', TARGET])
  })

  it('R09-07 by option the locality always falls, and the other answers for itself', () => {
    const options = { flStrictDR: 'on' }
    const match = driven({ 'g:Minsk': TARGET }, { options })
    expect(stateOf(match, 'g:Minsk')).toBe('dead')
    expect(choices(match, 'hold')).toEqual(['g:26'])
    const last = driven({ 'g:Minsk': TARGET, 'g:26': { place: TARGET, reduced: true } }, { options })
    expect([choices(last, 'hold'), choices(last, 'to')]).toEqual([[], [W, SW]])
  })

  it('11.18a in a city it is a bloodbath for it, too', () => {
    const setting = changed((plain) => ({ isCity: marked(plain.isCity, plain.ground.parse(TARGET)) }))
    const match = driven({ 'g:Minsk': TARGET }, { setting })
    expect([stateOf(match, 'g:Minsk'), stateOf(match, 'g:26'), stateOf(match, 'r:8')]).toEqual([
      'dead',
      'reduced',
      'dead',
    ])
  })
})

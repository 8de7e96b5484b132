import { resultAt } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { crt, harshCrt, oneRowCrt } from './charts.ts'
import {
  at,
  choices,
  explain,
  isGerman,
  isReduced,
  type Played,
  position,
  refusal,
  say,
  step,
  story,
  unitsIn,
} from './position.fixture.ts'

type Dice = NonNullable<Parameters<typeof position>[0]['dice']>

/** An attack from 1537 on 1437, clear ground beside it. */
const attack = (units: Record<string, unknown>, dice: Dice, turn = 2): Played =>
  position({ phase: 'operations', turn, units, dice })

function enter(match: Played, stack: string, hex = '1437'): Played {
  match.say(stack)
  match.say(`to ${hex}`)
  return match
}

describe('10.1 the four steps of a round', () => {
  const units = { 'g:3Pz': '1537', 'g:101Flak': '1537', 'r:4T': '1437', 'r:2': '1437', 'r:6': '1437' }

  it('10.1a, 10.1b, 10.1c, 10.1d fires flak, specialists, Germans, regulars, each hit at once', () => {
    const match = enter(
      attack(units, [
        { 'each 1d6': [1, 0] },
        { 'each 1d6': [0, 1] },
        { 'each 1d6': [0, 1, 0] },
        { 'each 2d6': [2, 0] },
      ]),
      'mech 1537',
    )
    expect(step(match)).toEqual(['Flak fires, dice 1: steps lost 0 (10.1)'])
    expect(step(match)).toEqual(['Specialists fire, dice 1: steps lost 1 (10.1)', 'g:3Pz is reduced'])
    expect(step(match)).toEqual(['Germans fire, dice 1: steps lost 1 (10.1)'])
    expect(match.decision).toMatchObject({ step: 'losses', side: 1 })
    match.say('hit r:4T')
    expect(step(match)).toEqual(['Regulars fire, dice 2: steps lost 0 (10.1)'])
    expect(match.decision).toMatchObject({ step: 'battle', side: 1 })
  })

  it('10.1a does not fire flak where there are no specialists', () => {
    const match = enter(
      attack({ 'g:3Pz': '1537', 'g:101Flak': '1537', 'r:2': '1437' }, [{ 'each 5d6': [4, 1, 0] }]),
      'mech 1537',
    )
    expect(step(match)[0]).toBe('Germans fire, dice 5: steps lost 1 (10.1)')
  })

  it('10.1a, 10.4b lays flak hits on specialists only', () => {
    const match = enter(attack(units, [{ 'each 1d6': [0, 1] }]), 'mech 1537')
    expect(step(match)).toEqual(['Flak fires, dice 1: steps lost 1 (10.1)', 'r:4T is lost in 1437'])
    const two = enter(attack({ ...units, 'r:FZ58': '1437' }, [{ 'each 1d6': [0, 1] }]), 'mech 1537')
    step(two)
    expect(choices(two, 'hit')).toEqual(['r:4T', 'r:FZ58'])
    expect(refusal(two, 'hit r:2')).toEqual({ rule: '10.4', because: 'flak hits specialists only' })
  })

  it('10.1d lets no regular fire that fell before', () => {
    const match = enter(
      attack({ 'g:5': '1537', 'r:2': '1437', 'r:6': '1437' }, [{ 'each 4d6': [3, 1] }, { 'each 1d6': [1, 0] }]),
      'leg 1537',
    )
    step(match)
    expect(step(match)).toEqual(['Regulars fire, dice 1: steps lost 0 (10.1)'])
  })

  it('10.1e wins when all defenders are gone, and is beaten when all Germans are', () => {
    const won = say(attack({ 'g:5': '1537', 'r:2': '1437' }, [{ 'each 4d6': [3, 1] }]), 'pick g:5', 'to 1437')
    expect(isGerman(won, '1437')).toBe(true)
    const beaten = attack({ 'g:GD': '1537', 'r:4T': '1437' }, [{ 'each 1d6': [0, 1] }])
    say(beaten, 'pick g:GD', 'to 1437')
    expect(isGerman(beaten, '1437')).toBe(false)
    expect([at(beaten, 'g:GD'), at(beaten, 'r:4T')]).toEqual(['lost', '1437'])
    expect(beaten.decision).toMatchObject({ step: 'operations' })
  })

  it('10.1f asks after an undecided round: another for a point, or break off', () => {
    const match = attack({ 'g:5': '1537', 'r:2': '1437' }, [{ 'each 4d6': [4, 0] }, { 'each 1d6': [1, 0] }])
    say(match, 'pick g:5', 'to 1437')
    expect(choices(match)).toEqual(['again', 'halt'])
  })
})

describe('10.2, 10.3 modifiers', () => {
  const german = '2029..2034 2128..2134 1931..1934'
  const at2031 = (unit: string) =>
    position({
      phase: 'operations',
      units: { [unit]: '2131', 'r:2': '2031' },
      german: german.replace('2029..2034', '2029 2030 2032..2034'),
    })

  it('10.2a, PX-02 takes one off the die of a panzer that fires into a hill, and not off its dice', () => {
    const match = enter(at2031('g:3Pz'), 'mech 2131', '2031')
    match.position.fire.volley = 3
    expect(explain(match, 'fire')).toEqual({ value: -1, items: ['10.2 mechanized units fire into hill -1'] })
    // A 6 counts as 5.
    expect(crt.results[resultAt(crt, 0, 6 - 1)]).toBe('1')
    expect(crt.results[resultAt(crt, 0, 4 - 1)]).toBe('-')
  })

  it('10.2a leaves infantry as it is in a hill', () => {
    const match = enter(at2031('g:5'), 'leg 2131', '2031')
    match.position.fire.volley = 3
    expect(explain(match, 'fire').value).toBe(0)
  })

  it('10.2a adds two for mechanized units in the open', () => {
    const match = enter(attack({ 'g:3Pz': '1537', 'r:2': '1437' }, []), 'mech 1537')
    match.position.fire.volley = 3
    expect(explain(match, 'fire').items).toEqual(['10.2 mechanized units fire into clear 2'])
  })

  it('10.3a, P-R14 gives the defenders one more in the first round across a river', () => {
    const match = position({ phase: 'operations', turn: 5, units: { 'g:5': '1813', 'r:2': '1913' }, german: '1813' })
    enter(match, 'pick g:5', '1913')
    match.position.fire.volley = 4
    expect(explain(match, 'fire').items).toEqual(['10.3 attacked across a river, first round 1'])
    match.position.battle.round = 2
    expect(explain(match, 'fire').value).toBe(0)
  })

  it('10.3c, P-R14 ignores rivers on turn 1', () => {
    const match = position({ phase: 'operations', turn: 1, units: { 'g:5': '2442', 'r:2': '2341' } })
    enter(match, 'pick g:5', '2341')
    match.position.fire.volley = 4
    expect(explain(match, 'fire').value).toBe(0)
  })

  it('10.10a adds one to every Soviet die in every round where an entrenchment is', () => {
    const match = position({
      phase: 'operations',
      turn: 5,
      units: { 'g:5': '1814', 'r:2': '1813', 'r:EM1': '1813' },
      german: '1814',
    })
    enter(match, 'pick g:5', '1813')
    for (const round of [1, 2, 3]) {
      match.position.battle.round = round
      match.position.fire.volley = 4
      expect(explain(match, 'fire').items).toEqual(['10.10 entrenched 1'])
    }
  })

  it('P-R17 gives nothing for an entrenchment in a hex without supply', () => {
    const match = position({
      phase: 'operations',
      turn: 7,
      units: { 'g:5': '1703', 'r:2': '1702', 'r:EM1': '1702' },
      german: '1703',
    })
    enter(match, 'pick g:5', '1702')
    match.position.hexes.supplied.fill(0)
    match.position.fire.volley = 4
    expect(explain(match, 'fire').value).toBe(0)
  })
})

describe('10.4, 10.5 hits', () => {
  it('10.4a, P-R15 pools hits and lays them as the player likes, a double hit on two units', () => {
    const match = enter(
      attack({ 'g:3Pz': '1537', 'r:4T': '1437', 'r:2': '1437', 'r:6': '1437' }, [
        { 'each 1d6': [1, 0] },
        { 'each 5d6': [4, 0, 1] },
      ]),
      'mech 1537',
    )
    step(match)
    expect(step(match)).toEqual(['Germans fire, dice 5: steps lost 2 (10.1)'])
    expect(choices(match)).toEqual(['hit r:2', 'hit r:6', 'hit r:4T', 'rest'])
    match.say('hit r:4T')
    // The two rifle divisions are alike: nothing is left to choose.
    expect(story(match)).toContain('r:2 is lost in 1437')
  })

  it('10.4a lays the rest by itself when asked: regulars, who have not fired, first', () => {
    const match = enter(
      attack({ 'g:3Pz': '1537', 'r:4T': '1437', 'r:2': '1437', 'r:6': '1437' }, [
        { 'each 1d6': [1, 0] },
        { 'each 5d6': [3, 2, 0] },
      ]),
      'mech 1537',
    )
    step(match)
    step(match)
    match.say('rest')
    expect(unitsIn(match, '1437')).toEqual(['g:3Pz', 'r:4T'])
  })

  it('10.4c removes no one-step German while one of two steps is in the battle', () => {
    const match = enter(
      attack({ 'g:5': '1537', 'g:6': { place: '1537', reduced: true }, 'g:7': '1537', 'r:4T': '1437' }, [
        { 'each 1d6': [0, 1] },
      ]),
      'leg 1537',
    )
    step(match)
    expect(choices(match, 'hit')).toEqual(['g:5', 'g:7'])
    expect(refusal(match, 'hit g:6')).toEqual({
      rule: '10.4',
      because: 'g:6 has one step: units of two steps are hit first',
    })
  })

  it('P-R15 lets surplus hits vanish', () => {
    const match = say(attack({ 'g:3Pz': '1537', 'r:2': '1437' }, [{ 'each 5d6': [0, 0, 5] }]), 'pick g:3Pz', 'to 1437')
    expect(isGerman(match, '1437')).toBe(true)
    expect(unitsIn(match, 'dead')).toEqual(['r:2'])
  })

  const read = (table: typeof crt, row: number) =>
    [3, 4, 5, 6, 7, 8].map((die) => table.results[resultAt(table, row, die)])

  it('10.5a reads each die as a miss, one step or two; Soviet fire never takes two', () => {
    expect(read(crt, 0)).toEqual(['-', '1', '1', '1', '2', '2'])
    expect(read(crt, 1)).toEqual(['-', '-', '1', '1', '1', '1'])
    expect(read(oneRowCrt, 0)).toEqual(['-', '1', '1', '1', '2', '2'])
    expect(read(oneRowCrt, 1)).toEqual(['-', '1', '1', '1', '2', '2'])
  })

  it('10.5a lets Soviet fire take two on the harsh tables', () => {
    expect(read(harshCrt, 0)).toEqual(['-', '1', '1', '1', '2', '2'])
    expect(read(harshCrt, 1)).toEqual(['-', '-', '1', '1', '2', '2'])
  })

  it.each([
    [{}, 'each 1d6 by 000111:0,1', '1913'],
    [{ tables: 'harsh' }, 'each 1d6 by 000112:0,0,1', 'lost'],
    [{ crtOneRow: 'on' }, 'each 1d6 by 001112:0,0,1', 'lost'],
    [{ crtOneRow: 'on', tables: 'harsh' }, 'each 1d6 by 001112:0,0,1', 'lost'],
  ])('10.5a, 10.3a reads a 6 across a river as a 7, with %j', (options, die, place) => {
    const match = position({
      phase: 'operations',
      turn: 5,
      options,
      units: { 'g:5': '1813', 'r:4T': '1913' },
      german: '1813',
      dice: [die],
    })
    enter(match, 'pick g:5', '1913')
    step(match)
    expect(isReduced(match, 'g:5')).toBe(true)
    expect(at(match, 'g:5')).toBe(place)
  })

  it('crtOneRow lets Soviets hit from 4', () => {
    const match = position({
      phase: 'operations',
      options: { crtOneRow: 'on' },
      units: { 'g:5': '1537', 'r:4T': '1437' },
      dice: ['each 1d6 by 000111:0,1'],
    })
    enter(match, 'pick g:5')
    step(match)
    expect(isReduced(match, 'g:5')).toBe(true)
  })
})

describe('10.7, 10.8 losses', () => {
  it('10.7a takes a one-step unit off the map to come back', () => {
    const match = attack({ 'g:5': { place: '1537', reduced: true }, 'r:4T': '1437' }, [{ 'each 1d6': [0, 1] }])
    say(match, 'pick g:5', 'to 1437')
    expect(at(match, 'g:5')).toBe('lost')
  })

  it('9.2a, 10.7a leaves lost units out of the force that goes on', () => {
    const reduced = { place: '1537', reduced: true }
    const match = attack({ 'g:5': reduced, 'g:6': reduced, 'g:7': reduced, 'r:4T': '1437' }, [
      { 'each 1d6': [0, 1] },
      { 'each 2d6': [1, 1] },
    ])
    say(match, 'leg 1537', 'to 1437', 'hit g:5')
    expect(refusal(match, 'drop g:5')).toEqual({ rule: '9.2', because: 'g:5 is not in the force' })
    expect(choices(match, 'drop')).toEqual(['g:6', 'g:7'])
  })

  it('10.8a puts dead Soviet units on the dead pile', () => {
    const match = say(
      attack({ 'g:5': '1537', 'r:FZ58': '1437' }, [{ 'each 1d6': [1, 0] }, { 'each 4d6': [3, 1] }]),
      'pick g:5',
      'to 1437',
    )
    expect(at(match, 'r:FZ58')).toBe('dead')
  })
})

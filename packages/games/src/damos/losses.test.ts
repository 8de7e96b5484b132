import { describe, expect, it } from 'vitest'
import {
  asked,
  at,
  CAMP,
  choices,
  concert,
  FIELD,
  germans,
  isDead,
  join,
  one,
  type Played,
  position,
  refusal,
  say,
  strength,
  three,
  two,
  viewOf,
} from './battle.fixture.ts'
import { GERMAN, RUSSIAN } from './counters.ts'

/** The Russians throw so that three Germans (6, 5 and 4) lose points: 13 + 12 on 24+ is 5, 9 on it 4. */
const beaten = (sum: number, more: Parameters<typeof germans>[1] = {}): Played => {
  const match = germans(
    {
      'g:5': CAMP,
      'g:161': CAMP,
      'g:1Cav': CAMP,
      'r:6MC': FIELD,
      'r:28RC': FIELD,
    },
    { dice: [three(3), three(sum)], ...more },
  )
  return say(join(match, 'standard', 'counterattack'), 'roll')
}

describe('C8.8 taking losses', () => {
  it('C8.8a a point of loss is a point of strength', () => {
    const match = beaten(9)
    const due = match.position.assault.due
    say(match, 'rest')
    expect(strength(match, 'g:5') + strength(match, 'g:161') + strength(match, 'g:1Cav')).toBe(15 - due)
  })

  it('C8.8b, D-R27 half of them, rounded down, fall on the largest unit', () => {
    const match = beaten(13)
    expect([asked(match), match.position.assault.due]).toEqual(['German losses', 4])
    say(match, 'lose g:1Cav', 'lose g:1Cav')
    expect(choices(match, 'lose')).toEqual(['g:5'])
    expect(refusal(match, 'lose g:161')).toEqual({
      rule: 'C8.8',
      because: 'half of the points fall on the largest unit',
    })
    say(match, 'lose g:5', 'lose g:5')
    expect([strength(match, 'g:5'), strength(match, 'g:161'), strength(match, 'g:1Cav')]).toEqual([4, 5, 2])
  })

  it('C8.8c all of them may', () => {
    const match = say(beaten(13), 'lose g:5', 'lose g:5', 'lose g:5')
    expect(choices(match, 'lose')).toEqual(['g:5', 'g:161', 'g:1Cav'])
  })

  it('D-R27 of two that are as large its owner picks one', () => {
    const match = germans(
      { 'g:5': CAMP, 'g:35': CAMP, 'g:1Cav': { place: CAMP, strength: 3 }, 'r:6MC': FIELD, 'r:28RC': FIELD },
      { dice: [three(3), three(13)] },
    )
    say(join(match, 'standard', 'counterattack'), 'roll', 'lose g:1Cav', 'lose g:5', 'lose g:35')
    expect(choices(match, 'lose')).toEqual(['g:5', 'g:35'])
  })

  it('D-R27 a largest unit that has less than that dies, and the rest is free', () => {
    const units = { 'g:5': { place: CAMP, strength: 1 }, 'g:35': { place: CAMP, strength: 1 } }
    const match = germans(
      {
        ...units,
        'g:6': { place: CAMP, strength: 1 },
        'g:26': { place: CAMP, strength: 1 },
        'r:155RD': FIELD,
        'r:28RC': FIELD,
      },
      { dice: [one(1), two(9)] },
    )
    say(join(match), 'roll')
    expect([asked(match), match.position.assault.due]).toEqual(['German losses', 3])
    say(match, 'lose g:5')
    expect(isDead(match, 'g:5')).toBe(true)
    expect(choices(match, 'lose')).toEqual(['g:35', 'g:6', 'g:26'])
  })

  it('X4.6.4a one that died and will straggle back owes nothing any more', () => {
    const divisions = {
      'r:155RD': { place: FIELD, strength: 3 },
      'r:50RD': { place: FIELD, strength: 2 },
      'r:243RD': { place: FIELD, strength: 2 },
    }
    const match = germans(
      { 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'g:3Pz': CAMP, ...divisions },
      { turn: 2, dice: [three(9), two(2), one(6), one(3)] },
    )
    say(join(match), 'roll', 'lose r:155RD', 'lose r:155RD', 'lose r:155RD')
    expect([isDead(match, 'r:155RD'), match.position.assault.due]).toEqual([false, 1])
    expect(choices(match, 'lose')).toEqual(['r:50RD', 'r:243RD'])
  })

  it('C8.8b it is the largest by its strength when the exchange began, without the ground', () => {
    const match = beaten(13)
    say(match, 'lose g:161', 'lose g:161')
    expect(choices(match, 'lose')).toEqual(['g:5'])
  })

  it('C8.8d what is beyond the force is lost for it and drives the attackers on', () => {
    const match = germans(
      { 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:155RD': { place: FIELD, strength: 2 } },
      { dice: [three(12), one(1)] },
    )
    say(join(match), 'roll')
    // 4 points on two.
    expect([isDead(match, 'r:155RD'), match.position.march.surplus]).toEqual([true, 2])
  })

  it('D-R84 a unit that is alone, or a force that is gone, leaves nothing to choose', () => {
    const alone = germans({ 'g:5': CAMP, 'r:28RC': FIELD }, { dice: [one(1), two(9)] })
    say(join(alone), 'roll')
    expect([asked(alone), strength(alone, 'g:5')]).toEqual(['German fallback', 4])
  })

  it('C2.4c the enemy hears how many, and not whose', () => {
    const match = say(beaten(13), 'lose g:161')
    const entry = match.entries.at(-1)!
    expect([entry.heard[GERMAN]!.said?.template, entry.heard[RUSSIAN]!.said?.template]).toEqual([
      'lose {unit}',
      'lose a point',
    ])
    const view = viewOf(match, RUSSIAN)
    const unit = match.setting.kinds.unit.read('g:161')
    expect([view.units.strength[unit], view.units.before[unit], view.assault.due]).toEqual([0, 0, 3])
    expect([view.units.least[unit]!, view.units.most[unit]]).toEqual([1, 5])
  })

  it('C8.8e those of a counterattack are laid anew: the largest unit may be another', () => {
    const match = germans(
      {
        'g:7Pz': { place: CAMP, strength: 6 },
        'g:3Pz': { place: CAMP, strength: 5 },
        'g:18Pz': { place: CAMP, strength: 4 },
        'r:6MC': FIELD,
      },
      { dice: [three(12), two(3), one(6)] },
    )
    concert(match, 'penetration', 'counterattack')
    say(match, 'roll', 'lose g:7Pz', 'roll')
    expect([asked(match), match.position.assault.due]).toEqual(['German losses', 3])
    // Both have five now: one of three falls on either.
    say(match, 'lose g:18Pz', 'lose g:18Pz')
    expect(choices(match, 'lose')).toEqual(['g:7Pz', 'g:3Pz'])
  })
})

describe('X4.5.1 replacement points in combat', () => {
  const rich = (points: number) => beaten(13, { set: { sides: { German: { points } } } })

  it('X4.5.1a up to two, one for one, before losses are laid', () => {
    const match = rich(5)
    expect([asked(match), choices(match, 'pay')]).toEqual(['German relief', ['1', '2']])
    say(match, 'pay 2')
    expect([match.position.assault.due, match.position.sides.points[GERMAN]]).toEqual([2, 3])
  })

  it('X4.5.1a no more than there are', () => {
    expect(choices(rich(1), 'pay')).toEqual(['1'])
    expect(refusal(rich(1), 'pay 2')).toEqual({ rule: 'X4.5.1', because: 'at most 1 can be used' })
    expect(asked(rich(0))).toBe('German losses')
  })

  it('D-R27 the half is taken of what remains', () => {
    const match = say(rich(5), 'pay 2', 'lose g:1Cav')
    expect(choices(match, 'lose')).toEqual(['g:5'])
  })

  it('X4.5.1a the force needs a line of supply', () => {
    const match = position({
      phase: 'german operations',
      units: { 'g:5': '2813', 'g:161': '2813', 'r:28RC': '2812' },
      set: { sides: { German: { points: 5 } } },
      dice: [two(2), two(9)],
    })
    say(join(match, 'standard', 'steadfast', '2812', '2813'), 'roll')
    expect(asked(match)).toBe('German losses')
  })

  it('D-R47 they count as inflicted: the loser has lost all the same', () => {
    const match = germans(
      { 'g:5': CAMP, 'r:28RC': FIELD },
      { dice: [one(6), two(4)], set: { sides: { German: { points: 2 } } } },
    )
    say(join(match), 'roll', 'pay 1')
    expect([strength(match, 'g:5'), match.position.assault.winner]).toEqual([6, 2])
  })

  it('D-R47 two a side and combat, the counterattack included', () => {
    const match = germans(
      { 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:6MC': FIELD },
      { dice: [three(12), two(3), one(6)], set: { sides: { German: { points: 5 } } } },
    )
    concert(match, 'penetration', 'counterattack')
    say(match, 'roll', 'pay 1', 'roll')
    expect([asked(match), choices(match, 'pay')]).toEqual(['German relief', ['1']])
  })
})

describe('C2.4 strength points', () => {
  it('C2.4a at none a unit is eliminated, and off the map', () => {
    const match = germans(
      { 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:155RD': { place: FIELD, strength: 3 } },
      { dice: [three(12), one(1)] },
    )
    say(join(match), 'roll')
    expect([isDead(match, 'r:155RD'), at(match, 'r:155RD'), strength(match, 'r:155RD')]).toEqual([true, '', 0])
  })
})

describe('a unit that loses its last point', () => {
  /** Five Russian points in three units take four. */
  const struck = (): Played => {
    const infantry = { 'g:5': CAMP, 'g:35': CAMP, 'g:6': CAMP, 'g:26': CAMP }
    const russians = {
      'r:28RC': { place: FIELD, strength: 3 },
      'r:155RD': { place: FIELD, strength: 1 },
      'r:50RD': { place: FIELD, strength: 1 },
    }
    const match = germans({ ...infantry, ...russians }, { turn: 1, dice: [three(11), one(1), one(6), one(1)] })
    join(match, 'standard', 'steadfast')
    if (asked(match).endsWith('support')) say(match, 'hold')
    return say(match, 'roll')
  }

  it('X4.6.4 owes nothing more when it is to straggle back at full strength', () => {
    const match = struck()
    expect([asked(match), match.position.assault.due]).toEqual(['Russian losses', 4])
    say(match, 'lose r:28RC', 'lose r:28RC', 'lose r:28RC')
    expect(choices(match, 'lose')).toEqual(['r:155RD', 'r:50RD'])
  })

  it('C2.4 is known to have had no more, whatever becomes of the others', () => {
    const match = say(struck(), 'lose r:28RC', 'lose r:28RC', 'lose r:28RC')
    expect(match.setting.unitIds[viewOf(match, GERMAN).heard.fallen]).toBe('r:28RC')
  })
})

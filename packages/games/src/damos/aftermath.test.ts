import { describe, expect, it } from 'vitest'
import {
  asked,
  at,
  CAMP,
  choices,
  controller,
  enter,
  FIELD,
  germans,
  isDead,
  isDemoralized,
  join,
  one,
  type Played,
  refusal,
  roll,
  russians,
  say,
  strength,
  three,
  told,
  two,
} from './battle.fixture.ts'
import { finalLoss } from './combat.ts'

/** Two panzer divisions drive a rifle corps back. */
const driven = (units = {}, more: Parameters<typeof germans>[1] = {}): Played =>
  roll(
    join(germans({ 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:4RC': FIELD, ...units }, { dice: [three(12), two(2)], ...more })),
  )

/** Infantry attacks and is thrown back. */
const thrown = (units = {}, more: Parameters<typeof germans>[1] = {}, plan = 'standard'): Played =>
  roll(join(germans({ 'g:5': CAMP, 'r:28RC': FIELD, ...units }, { dice: [one(1), two(9)], ...more }), plan))

describe('C8.10 who has won', () => {
  /** Losses of both sides as places in the sequence: 0, 0♥, 0♦, 1 ... */
  const won = (defence: number, attack: number): string => {
    const match = join(germans({ 'g:5': CAMP, 'r:28RC': FIELD }))
    match.position.assault.defenceLoss = defence
    match.position.assault.attackLoss = attack
    return finalLoss(match.position, false) > finalLoss(match.position, true) ? 'attacker' : 'defender'
  }

  it('C8.0d, C8.10b, DX-12 who inflicts more, ♦ over ♥ over none', () => {
    const [NONE, NONE_HEART, NONE_DIAMOND, ONE, ONE_HEART, ONE_DIAMOND] = [0, 1, 2, 3, 4, 5]
    expect(won(ONE_DIAMOND, ONE_HEART)).toBe('attacker')
    expect(won(NONE_HEART, NONE)).toBe('attacker')
    expect(won(ONE, NONE_DIAMOND)).toBe('attacker')
    expect(won(ONE_HEART, ONE_DIAMOND)).toBe('defender')
  })

  it('C8.10c, DX-12 the defender in a tie', () => {
    expect(won(4, 4)).toBe('defender')
  })

  it('C8.10a the counterattack counts', () => {
    const match = germans({ 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:6MC': FIELD }, { dice: [three(12), two(2), one(6)] })
    roll(join(match, 'standard', 'counterattack'))
    // 4 and 1 against 1 and 3.
    expect(match.entries.at(-1)!.told.find(({ event }) => event === 'outcome')?.operands).toEqual([9, 8, 1])
  })

  it('D-R81 a side that has nobody left has lost, even in a tie', () => {
    const match = germans({ 'g:5': CAMP, 'r:17NKVD': FIELD }, { dice: [one(5), one(6)] })
    roll(join(match, 'meeting'))
    const { attackLoss, defenceLoss } = match.position.heard
    expect([attackLoss, defenceLoss]).toEqual([3, 3])
    expect([isDead(match, 'r:17NKVD'), controller(match, FIELD), strength(match, 'g:5')]).toEqual([true, 'German', 5])
  })
})

describe('C8.11 the loser goes back', () => {
  it('C8.11a, C8.11b an attacker one hex, as one force', () => {
    const match = thrown({ 'g:35': { place: CAMP, strength: 1 } }, { dice: [two(2), two(9)] })
    expect(asked(match)).toBe('German fallback')
    const [first] = choices(match, 'to')
    say(match, `to ${first}`)
    expect([at(match, 'g:5'), at(match, 'g:35')]).toEqual([first, first])
    expect(asked(match)).toBe('German operations')
  })

  it('C8.11a a defender two or three, as he likes', () => {
    const match = driven()
    expect([asked(match), refusal(match, 'stop')?.because]).toEqual(['Russian fallback', 'two hexes at least'])
    say(match, 'to 2827')
    expect(refusal(match, 'stop')?.rule).toBe('C8.11')
    say(match, 'to 2727', 'stop')
    expect(at(match, 'r:4RC')).toBe('2727')
  })

  it('C8.11a three hexes end it', () => {
    const match = say(driven(), 'to 2827', 'to 2727')
    const [next] = choices(match, 'to')
    if (next !== undefined) say(match, `to ${next}`)
    expect(asked(match)).toBe('German march')
  })

  it('D-R31 each hex is nearer to a source if one is free', () => {
    // Bialystok, 2727, is two hexes away.
    expect(choices(driven(), 'to')).toEqual(['2728', '2827'])
    expect(refusal(driven(), 'to 2928')?.because).toBe('2928 does not lead toward a source of supply')
  })

  it('C2.5d, C8.11c, D-R31 who finds no way of two hexes is eliminated', () => {
    const match = driven({ 'g:6': '2729', 'g:26': '2928', 'g:8': '2727', 'g:28': '2826' })
    expect([isDead(match, 'r:4RC'), told(match, 0).includes('trapped')]).toEqual([true, true])
  })

  it('C8.11a one hex is enough for an attacker, where no second leads on', () => {
    const around = { 'r:1RC': '2730', 'r:5RC': '2930', 'r:2RC': '2727', 'r:21RC': '3027' }
    const match = thrown(around, { options: { friendlyNegatesZocInRetreat: 'on' } })
    expect(isDead(match, 'g:5')).toBe(true)
    const friend = thrown(
      { ...around, 'g:8': { place: CAMP, spent: true } },
      { options: { friendlyNegatesZocInRetreat: 'on' } },
    )
    expect([asked(friend), choices(friend, 'to')]).toEqual(['German fallback', [CAMP]])
  })

  it('D-R05 the zone of those who have won does not count, that of others does', () => {
    expect(asked(driven())).toBe('Russian fallback')
    expect(refusal(driven({ 'g:6': '2726' }), 'to 2727')?.rule).toBe('C8.11')
    const match = driven({ 'g:6': '2727' }, { options: { friendlyNegatesZocInRetreat: 'off' } })
    expect(refusal(match, 'to 2827')?.because).toBe('2827 is in an enemy zone of control')
  })

  it('D-R05 friends in the hex cancel it by option only', () => {
    const units = { 'g:6': '2927', 'r:1RC': '2827' }
    const on = { options: { friendlyNegatesZocInRetreat: 'on' } }
    expect(choices(driven(units), 'to')).not.toContain('2827')
    expect(choices(driven(units, on), 'to')).toContain('2827')
  })

  it('C8.11d, C2.8a and is demoralized', () => {
    const match = say(driven(), 'to 2827', 'to 2727', 'stop')
    expect(isDemoralized(match, 'r:4RC')).toBe(true)
    const attacker = say(thrown(), 'to 2829')
    expect(isDemoralized(attacker, 'g:5')).toBe(true)
  })

  it('C8.11d not after a Meeting Engagement', () => {
    expect(isDemoralized(say(thrown({}, {}, 'meeting'), 'to 2829'), 'g:5')).toBe(false)
  })

  it('C2.8b, D-R13 it demoralizes those whom it joins', () => {
    const match = say(driven({ 'r:1RC': '2727' }), 'to 2827', 'to 2727', 'stop')
    expect(isDemoralized(match, 'r:1RC')).toBe(true)
  })

  it('C8.11e, C2.8f one that was demoralized loses a point of its largest unit instead', () => {
    const units = { 'r:4RC': { place: FIELD, demoralized: true }, 'r:1RC': { place: FIELD, demoralized: true } }
    const match = roll(enter(germans({ 'g:7Pz': CAMP, 'g:20Pz': CAMP, ...units }, { dice: [three(6), two(2)] })))
    const before = strength(match, 'r:4RC') + strength(match, 'r:1RC')
    say(match, 'to 2827', 'to 2727', 'stop')
    expect(strength(match, 'r:4RC') + strength(match, 'r:1RC')).toBe(before - 1)
    expect([isDemoralized(match, 'r:4RC'), isDemoralized(match, 'r:1RC')]).toEqual([true, true])
  })

  it('D-R88 of equal ones the first in the order of the counters', () => {
    const shaken = { place: FIELD, demoralized: true, strength: 5 }
    const units = { 'r:4RC': shaken, 'r:5RC': shaken }
    const match = enter(germans({ 'g:7Pz': CAMP, 'g:20Pz': CAMP, ...units }, { dice: [three(4), two(2)] }))
    say(match, 'roll')
    while (asked(match) === 'German losses') say(match, 'rest')
    say(match, 'lose r:4RC', 'lose r:5RC')
    expect([strength(match, 'r:4RC'), strength(match, 'r:5RC'), asked(match)]).toEqual([4, 4, 'Russian fallback'])
    say(match, 'to 2827', 'to 2727', 'stop')
    expect([strength(match, 'r:4RC'), strength(match, 'r:5RC')]).toEqual([3, 4])
  })

  it('D-R56 not after a Meeting Engagement', () => {
    const units = { 'r:4RC': { place: FIELD, demoralized: true } }
    const match = roll(
      enter(germans({ 'g:7Pz': CAMP, 'g:20Pz': CAMP, ...units }, { dice: [three(6), two(2)] }), 'meeting'),
    )
    const before = strength(match, 'r:4RC')
    say(match, 'to 2827', 'to 2727', 'stop')
    expect(strength(match, 'r:4RC')).toBe(before)
  })

  it('C8.11f, C2.8h a demoralized defender who wins rallies, supplied or not', () => {
    const match = roll(
      enter(germans({ 'g:5': CAMP, 'r:28RC': { place: FIELD, demoralized: true } }, { dice: [one(1), two(9)] })),
    )
    say(match, 'to 2829')
    expect(isDemoralized(match, 'r:28RC')).toBe(false)
  })

  it('C2.9, D-R14 the hex falls to the attacker when the defender is gone; a retreat takes nothing', () => {
    const match = say(driven({}, { german: ['2827'] }), 'to 2827', 'to 2727', 'stop')
    expect([controller(match, FIELD), controller(match, '2827')]).toEqual(['German', 'German'])
    expect(controller(say(thrown(), 'to 2829'), FIELD)).toBe('Russian')
  })
})

describe('C8.11 major cities', () => {
  /** Before Moscow: 2702, with rivers to the west. */
  const moscow = (units = {}, more: Parameters<typeof germans>[1] = {}, plan = 'standard'): Played =>
    roll(
      join(
        germans(
          {
            'g:7Pz': '2602',
            'g:20Pz': '2602',
            'g:3Pz': '2602',
            'r:4RC': '2702',
            'r:155RD': { place: '2702', strength: 2 },
            ...units,
          },
          { dice: [three(18), two(2)], ...more },
        ),
        plan,
        'steadfast',
        '2702',
        '2602',
      ),
    )

  it('C8.11h, D-R32 its defenders may rout their largest unit and stay; the attackers have lost', () => {
    const match = moscow()
    expect([asked(match), choices(match)]).toEqual(['Russian stand', ['rout r:4RC', 'retreat']])
    expect(refusal(match, 'rout r:155RD')).toEqual({ rule: 'C8.11', because: 'the largest unit is routed' })
    say(match, 'rout r:4RC')
    expect([isDead(match, 'r:4RC'), at(match, 'r:155RD'), asked(match)]).toEqual([true, '2702', 'German fallback'])
    say(match, `to ${choices(match, 'to')[0]}`)
    expect([isDemoralized(match, 'g:7Pz'), asked(match)]).toEqual([true, 'German operations'])
  })

  it('C8.11h, D-R87 even after a Meeting Engagement', () => {
    const match = say(moscow({}, {}, 'meeting'), 'rout r:4RC')
    say(match, `to ${choices(match, 'to')[0]}`)
    expect(isDemoralized(match, 'g:7Pz')).toBe(true)
  })

  it('D-R32, D-R87 by option it retreats alone, and is demoralized', () => {
    const match = say(moscow({}, { options: { rout: 'retreatAlone' } }), 'rout r:4RC')
    expect([asked(match), isDead(match, 'r:4RC')]).toEqual(['Russian fallback', false])
    while (asked(match) === 'Russian fallback') say(match, `to ${choices(match, 'to')[0]}`)
    expect([isDemoralized(match, 'r:4RC'), isDemoralized(match, 'r:155RD')]).toEqual([true, false])
  })

  it('C8.11h or they retreat', () => {
    expect(asked(say(moscow(), 'retreat'))).toBe('Russian fallback')
  })

  it('D-R32 not where nobody else would be left', () => {
    expect(asked(moscow({ 'r:155RD': '2304' }))).toBe('Russian fallback')
  })

  it('C8.11i not for an attacker whom a counterattack has beaten', () => {
    const match = russians(
      { 'r:6MC': '2602', 'r:5MC': '2602', 'g:7Pz': { place: '2702', strength: 4 }, 'g:5': '2702', 'g:35': '2702' },
      { dice: [three(3), three(18)] },
    )
    roll(join(match, 'standard', 'steadfast', '2702', '2602'))
    expect(asked(match)).toBe('Russian fallback')
  })

  it('C8.11g not in one that is the enemy’s', () => {
    const match = germans(
      { 'g:7Pz': '2704', 'g:20Pz': '2704', 'r:4RC': '2703' },
      { dice: [three(12), two(2)], german: ['2702'] },
    )
    roll(join(match, 'standard', 'steadfast', '2703', '2704'))
    if (choices(match, 'to').includes('2702')) say(match, 'to 2702')
    expect(choices(match)).not.toContain('stop')
  })

  it('C8.11g, D-R89 even where no way leads on', () => {
    const ring = { 'g:5': '2601', 'g:8': '2902' }
    const match = germans(
      { 'g:7Pz': '2704', 'g:20Pz': '2704', 'r:4RC': '2703', 'r:1RC': '2702', ...ring },
      { dice: [three(12), two(2)] },
    )
    roll(join(match, 'standard', 'steadfast', '2703', '2704'))
    expect(choices(match, 'to')).toEqual(['2702'])
    say(match, 'to 2702')
    expect(at(match, 'r:4RC')).toBe('2702')
  })

  it('C2.3e, D-R92 those who stood aside are no defenders: they are not routed, and hold nothing', () => {
    const match = germans(
      {
        ...{ 'g:7Pz': '2602', 'g:20Pz': '2602', 'g:3Pz': '2602' },
        ...{ 'r:4RC': '2702', 'r:1RC': { place: '2702', strength: 1 }, 'r:5RC': '2702' },
      },
      { dice: [three(18), two(2)] },
    )
    say(enter(match, 'standard', '2702', '2602'), 'aside r:5RC', 'take steadfast')
    roll(match)
    expect([asked(match), choices(match, 'rout')]).toEqual(['Russian stand', ['r:4RC']])
    expect(refusal(match, 'rout r:5RC')).toEqual({ rule: 'C8.11', because: 'r:5RC does not defend' })
  })

  it('C8.11g a retreat may halt in a friendly one that is its first hex', () => {
    const match = germans(
      { 'g:7Pz': '2704', 'g:20Pz': '2704', 'r:4RC': '2703', 'r:1RC': '2702' },
      { dice: [three(12), two(2)] },
    )
    roll(join(match, 'standard', 'steadfast', '2703', '2704'))
    say(match, 'to 2702')
    expect(choices(match)).toContain('stop')
    say(match, 'stop')
    expect(at(match, 'r:4RC')).toBe('2702')
  })
})

describe('C2.3 too many in the hex', () => {
  const three = { 'r:4RC': FIELD, 'r:1RC': FIELD, 'r:5RC': FIELD }

  it('C2.3e, D-R59 the owner says who stands aside, and they do not fight', () => {
    const match = enter(germans({ 'g:5': CAMP, ...three }))
    expect([asked(match), choices(match, 'aside')]).toEqual(['Russian muster', ['r:4RC', 'r:1RC', 'r:5RC']])
    say(match, 'aside r:1RC', 'take steadfast')
    expect(match.position.heard.defence).toBe(14)
  })

  it('C2.3f if their force loses they are eliminated', () => {
    const match = enter(
      germans({ 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'g:3Pz': CAMP, ...three }, { dice: [{ '3d6': 18 }, { '3d6': 3 }] }),
    )
    roll(say(match, 'aside r:1RC', 'take steadfast'))
    expect([isDead(match, 'r:1RC'), asked(match)]).toEqual([true, 'Russian fallback'])
  })
})

describe('X4.6.3 attacks that Moscow demands', () => {
  const attack = (more: Parameters<typeof germans>[1] = {}) =>
    join(
      russians({ 'r:4RC': '2827', 'g:5': FIELD }, { turn: 2, dice: [one(6)], ...more }),
      'meeting',
      'steadfast',
      FIELD,
      '2827',
    )

  it('D-R50 one however often it fights', () => {
    const match = russians(
      { 'r:6MC': '2827', 'r:5MC': '2827', 'g:Lehr': FIELD, 'g:5': '2829' },
      { turn: 2, dice: [three(12), one(1)] },
    )
    say(match, 'declare penetration 2828', 'take steadfast', 'name 2827', 'attack penetration 2828')
    roll(match)
    expect([asked(match), match.position.obligation.made]).toEqual(['Russian march', 1])
    say(match, 'attack meeting 2829', 'take steadfast')
    expect(match.position.obligation.made).toBe(1)
  })

  it('X4.6.3a, D-R50 a Russian activation that comes to a battle is one', () => {
    expect(attack().position.obligation).toMatchObject({ due: 3, made: 1 })
  })
})

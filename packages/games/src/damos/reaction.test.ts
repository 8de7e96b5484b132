import { describe, expect, it } from 'vitest'
import {
  asked,
  at,
  choices,
  controller,
  explain,
  type Given,
  isDemoralized,
  isSpent,
  type Played,
  position,
  refusal,
  say,
  unitOf,
} from './position.fixture.ts'

/** Germans move; a Russian mechanized corps of ten points stands at 2810. */
const german = (units: Given['units'] = {}, more: Partial<Given> = {}): Played =>
  position({
    phase: 'german operations',
    units: { 'g:7Pz': '2814', 'r:6MC': '2810', 'r:4RC': '2304', ...units },
    ...more,
    dice: (more.dice ?? []).map((dice) => ({ '2d6': Number(dice) })),
  })

/** The 7th Panzer goes to a hex, and nobody does anything. */
function reach(match: Played, hex: string): Played {
  say(match, `to ${hex}`)
  while (asked(match) === 'Russian window') say(match, 'pass')
  return match
}

/** It goes there, and the Russian is asked about it. */
function enter(match: Played, hex: string): Played {
  say(match, `to ${hex}`)
  while (at(match, 'g:7Pz') !== hex) say(match, 'pass')
  return match
}

const heard = (match: Played): readonly number[] => {
  const { roll, modifier, isMoreMobile } = match.position.heard
  return [roll, modifier, isMoreMobile]
}

describe('C2.6.1 windows', () => {
  it('C2.6.1b a window opens where a force enters a hex within the greatest range of a fresh mobile force', () => {
    const match = say(german(), 'activate 2814', 'to 2813')
    expect(asked(match)).toBe('German march')
    say(match, 'to 2812')
    expect(asked(match)).toBe('Russian window')
  })

  it('opens by what both sides can see: printed strength, whatever is left of it', () => {
    const weak = german({ 'r:6MC': { place: '2810', strength: 3 } })
    say(weak, 'activate 2814', 'to 2812')
    expect(asked(weak)).toBe('Russian window')
    expect(choices(weak)).toEqual(['pass'])
    expect(refusal(weak, 'react 2810')).toEqual({
      rule: 'C2.6.1',
      because: '2812 is beyond the zone of influence',
    })
  })

  it('C2.6a a stack reaches as far as its strength says', () => {
    const stacked = german({ 'r:5MC': '2810' })
    say(stacked, 'activate 2814', 'to 2813')
    expect(asked(stacked)).toBe('Russian window')
    expect(choices(stacked, 'react')).toEqual(['2810'])
  })

  it.each([
    ['C2.1f a spent force', { place: '2810', spent: true }],
    ['C2.6.1a a demoralized force', { place: '2810', demoralized: true }],
  ])('%s does not react', (_, corps) => {
    const match = say(german({ 'r:6MC': corps }), 'activate 2814', 'to 2811')
    expect(asked(match)).toBe('German march')
  })

  it('C2.6b, X3.2a rifles and cavalry do not react', () => {
    const match = german({ 'r:6MC': '2304', 'r:61RC': '2810', 'r:6CC': '2910' })
    say(match, 'activate 2814', 'to 2811')
    expect(asked(match)).toBe('German march')
  })

  it('X4.8a Cossacks do', () => {
    const match = german({ 'r:6MC': '2304', 'r:6CC': { place: '2810', cossack: true } }, { turn: 10 })
    say(match, 'activate 2814', 'to 2811')
    expect(asked(match)).toBe('Russian window')
  })

  it('X4.6.1a no Russian reacts on turn 1', () => {
    const match = say(german({}, { turn: 1 }), 'activate 2814', 'to 2811')
    expect(asked(match)).toBe('German march')
  })

  it('C6.0f nobody reacts to strategic movement', () => {
    const match = position({
      phase: 'german strategic movement',
      units: { 'g:7Pz': '3028', 'r:6MC': '3127', 'r:4RC': '2304' },
      german: ['2929'],
    })
    say(match, 'travel 3028', 'to 2930')
    expect(asked(match)).toBe('German strategic')
  })

  it('goes on to where the march was going when it is passed', () => {
    const match = say(german(), 'activate 2814', 'to 2811')
    expect([asked(match), at(match, 'g:7Pz')]).toEqual(['Russian window', '2812'])
    say(match, 'pass')
    expect([asked(match), at(match, 'g:7Pz')]).toEqual(['Russian window', '2811'])
  })

  it('is the same to the other side by hand or by a standing answer, and undo ends there', () => {
    const byHand = say(german(), 'activate 2814', 'to 2812', 'pass')
    const standing = german()
    standing.stand({ side: 2, step: 'window', say: 'pass', until: 'phase' })
    say(standing, 'activate 2814', 'to 2812')
    expect(asked(standing)).toBe(asked(byHand))
    expect([byHand.undoReach().choices, standing.undoReach().choices]).toEqual([0, 0])
  })

  it('stays passed until something enters a hex, or a force is wanted', () => {
    const until = german()
    until.stand({ side: 2, step: 'window', say: 'pass', until: 'phase', endsAbout: ['2911'] })
    say(until, 'activate 2814', 'to 2911')
    expect([asked(until), at(until, 'g:7Pz')]).toEqual(['Russian window', '2911'])
    const forForce = german({ 'r:6MC': '2911' })
    forForce.stand({ side: 2, step: 'window', say: 'pass', until: 'phase', asksFor: ['2911'] })
    say(forForce, 'activate 2814', 'to 2812')
    expect([asked(forForce), at(forForce, 'g:7Pz')]).toEqual(['Russian window', '2812'])
  })
})

describe('C2.6.1 reacting', () => {
  const inWindow = (dice: number[], units: Given['units'] = {}): Played =>
    enter(say(german(units, { dice }), 'activate 2814'), '2811')

  it('C2.6.1d, C2.6.1i nine or more brings them in', () => {
    const match = say(inWindow([9]), 'react 2810', 'roll')
    expect([at(match, 'r:6MC'), heard(match)]).toEqual(['2811', [9, 1, 1]])
  })

  it('C2.6.1q every attempt spends, when the activation ends', () => {
    const match = say(inWindow([4]), 'react 2810', 'roll')
    expect([at(match, 'r:6MC'), isSpent(match, 'r:6MC')]).toEqual(['2810', false])
    say(match, 'stop')
    expect(isSpent(match, 'r:6MC')).toBe(true)
  })

  it('C2.6.1q a march that somebody tried to stop is asked anew', () => {
    const match = say(german({}, { dice: [2] }), 'activate 2814', 'to 2811')
    say(match, 'react 2810', 'roll')
    expect([asked(match), at(match, 'g:7Pz')]).toEqual(['German march', '2812'])
  })

  it('D-R07 a force tries once an activation', () => {
    const match = say(inWindow([4]), 'react 2810', 'roll')
    expect(asked(match)).toBe('German march')
  })

  it('C2.6.1n, D-R64 into an empty hex it is a Meeting Engagement, once all reactions are done', () => {
    const match = inWindow([9, 9], { 'r:5MC': '2911' })
    say(match, 'react 2810', 'roll')
    expect(asked(match)).toBe('Russian window')
    say(match, 'react 2911', 'roll')
    expect(asked(match)).toBe('Russian posture')
    const { plan, hex } = match.position.assault
    expect([plan, match.setting.ground.name(hex)]).toEqual([1, '2811'])
    expect(match.position.march.spent).toBe(match.position.march.base - match.position.march.points)
  })

  it('C2.6.1l, D-R11 one more with more mobile strength than the mover, told after the attempt', () => {
    const equal = say(inWindow([8], { 'r:6MC': { place: '2810', strength: 8 } }), 'react 2810', 'roll')
    expect([heard(equal), at(equal, 'r:6MC')]).toEqual([[8, 0, 0], '2810'])
    const more = say(inWindow([8], { 'r:6MC': { place: '2810', strength: 9 } }), 'react 2810', 'roll')
    expect([heard(more), at(more, 'r:6MC')]).toEqual([[8, 1, 1], '2811'])
  })

  it('X4.2a one more against a force on foot', () => {
    const match = german({ 'g:7Pz': '2529', 'g:5': '2812' }, { dice: [7] })
    say(match, 'activate 2812', 'to 2811', 'react 2810', 'roll')
    expect([heard(match), at(match, 'r:6MC')]).toEqual([[7, 2, 1], '2811'])
  })

  it('C2.6.1k, DX-06 woods on the way cost one, whatever there is of them', () => {
    const match = german({ 'g:7Pz': '2811', 'r:6MC': '2808' }, { dice: [9] })
    enter(say(match, 'activate 2811'), '2809')
    say(match, 'react 2808')
    expect(explain(match, 'reaction').items).toEqual([])
    const through = german({ 'g:7Pz': '2811', 'r:6MC': '2807' }, { dice: [9] })
    enter(say(through, 'activate 2811'), '2809')
    say(through, 'react 2807', 'via 2808')
    expect(explain(through, 'reaction').items).toEqual(['C2.6.1 woods -1'])
  })

  it('C2.6.1m one less from three hexes away', () => {
    const match = german({ 'r:6MC': '2809', 'r:5MC': '2809' }, { dice: [9] })
    enter(say(match, 'activate 2814'), '2812')
    say(match, 'react 2809')
    expect(explain(match, 'reaction').items).toContain('C2.6.1 three hexes away -1')
  })

  it('C2.6.1j a natural twelve always succeeds', () => {
    // Over the Berezina, through woods and marsh, three hexes: -5, and a twelve would be a seven.
    const through = (roll: number) => {
      const tanks = { 'g:7Pz': '2615', 'g:20Pz': '2615', 'g:3Pz': '2615' }
      const match = german({ ...tanks, 'r:6MC': '2418', 'r:7MC': '2418' }, { dice: [roll] })
      say(match, 'activate 2615', 'to 2616', 'react 2418', 'via 2518', 'via 2617', 'roll')
      return [match.position.heard.modifier, at(match, 'r:6MC')]
    }
    expect([through(11), through(12)]).toEqual([
      [-5, '2418'],
      [-5, '2616'],
    ])
  })

  it('D-R08, D-R10 the owner chooses among the shortest ways; enemies bar them', () => {
    const match = german({ 'r:6MC': '2809' }, { dice: [2] })
    enter(say(match, 'activate 2814'), '2911')
    say(match, 'react 2809')
    expect(choices(match, 'via').sort()).toEqual(['2810', '2910'])
    const barred = german({ 'r:6MC': '2809', 'g:5': '2910' }, { dice: [2] })
    enter(say(barred, 'activate 2814'), '2911')
    expect(choices(say(barred, 'react 2809'), 'via')).toEqual(['2810'])
  })

  it('D-R14 a reaction takes the hexes that it passes', () => {
    const match = german({ 'r:6MC': '2809', 'r:5MC': '2809' }, { dice: [12], german: ['2810'] })
    enter(say(match, 'activate 2814'), '2811')
    say(match, 'react 2809', 'via 2810', 'roll')
    expect([controller(match, '2810'), at(match, 'r:6MC')]).toEqual(['Russian', '2811'])
  })

  it('C2.6.1e, D-R07 one roll for all who go; those who stay are fresh', () => {
    const match = inWindow([9], { 'r:61RC': '2810' })
    say(match, 'react 2810', 'without r:61RC')
    expect(refusal(match, 'without r:6MC')?.because).toBe('somebody with a zone of influence must be among them')
    say(match, 'roll')
    expect([at(match, 'r:61RC'), isSpent(match, 'r:61RC')]).toEqual(['2810', false])
  })

  it('D-R66 a part reaches as far as the whole', () => {
    const match = german({ 'r:6MC': { place: '2810', strength: 3 }, 'r:61RC': '2810' }, { dice: [2] })
    enter(say(match, 'activate 2814'), '2812')
    say(match, 'react 2810', 'without r:61RC')
    expect(refusal(match, 'roll')).toBeNull()
  })

  it('X3.0a with one mobile unit the whole force may go', () => {
    const match = say(inWindow([9], { 'r:61RC': '2810' }), 'react 2810', 'roll')
    expect([at(match, 'r:6MC'), at(match, 'r:61RC')]).toEqual(['2811', '2811'])
  })

  it('C2.6.1p those who react must fit', () => {
    const match = german({ 'r:6MC': '2810', 'r:61RC': '2810', 'r:69RC': '2811' }, { dice: [9] })
    reach(say(match, 'activate 2814'), '2812')
    say(match, 'attack standard 2811', 'react 2810')
    expect(refusal(match, 'roll')).toEqual({ rule: 'C2.6.1', because: '2811 has no room for all of them' })
    say(match, 'without r:61RC', 'roll')
    expect(at(match, 'r:6MC')).toBe('2811')
  })

  it('C2.6.1o into a defended hex they join the defence, and the attack goes on as planned', () => {
    const match = german({ 'r:69RC': '2811' }, { dice: [9] })
    reach(say(match, 'activate 2814'), '2812')
    say(match, 'attack standard 2811', 'react 2810', 'roll')
    expect([asked(match), match.position.assault.plan]).toEqual(['Russian posture', 2])
  })

  it('D-R13 who joins a demoralized defender is demoralized', () => {
    const match = german({ 'r:69RC': { place: '2811', demoralized: true } }, { dice: [9] })
    reach(say(match, 'activate 2814'), '2812')
    say(match, 'attack standard 2811', 'react 2810', 'roll')
    expect(isDemoralized(match, 'r:6MC')).toBe(true)
  })

  it('C2.6.1c, C7.0j a force that rallies in a zone of influence may be answered, and has rallied by then', () => {
    const match = position({
      phase: 'german operations',
      units: { 'g:7Pz': { place: '2829', demoralized: true }, 'r:6MC': '2827', 'r:4RC': '2304' },
      dice: [{ '2d6': 9 }],
    })
    say(match, 'activate 2829', 'rally')
    expect([asked(match), isDemoralized(match, 'g:7Pz')]).toEqual(['Russian window', false])
    say(match, 'react 2827', 'roll')
    expect([asked(match), match.position.assault.plan]).toEqual(['Russian posture', 1])
  })
})

describe('C2.6.1f leaving', () => {
  const attacked = (dice: number[]) => {
    const match = german({ 'r:6MC': '2811' }, { dice })
    reach(say(match, 'activate 2814'), '2812')
    return say(match, 'attack standard 2811')
  }

  it('C2.6.1f, C2.6.1h a fresh force may leave before it is fought: two or three hexes, and nobody is demoralized', () => {
    const match = say(attacked([8]), 'withdraw 2811')
    expect(asked(match)).toBe('Russian fallback')
    expect(refusal(match, 'stop')?.rule).toBe('C8.11')
    say(match, `to ${choices(match, 'to').at(-1)}`)
    say(match, `to ${choices(match, 'to').at(-1)}`)
    say(match, 'stop')
    expect([asked(match), isDemoralized(match, 'r:6MC'), isSpent(match, 'r:6MC')]).toEqual([
      'German march',
      false,
      false,
    ])
    expect(
      match.setting.ground.distance(
        match.position.units.place[unitOf(match, 'r:6MC')]!,
        match.setting.ground.parse('2811'),
      ),
    ).toBe(2)
  })

  it('C7.0k, D-R61 the mover goes on; the plan costs nothing, and the hex is his', () => {
    const match = attacked([12])
    const { points } = match.position.march
    say(match, 'withdraw 2811')
    while (asked(match) === 'Russian fallback') say(match, `to ${choices(match, 'to')[0]}`)
    expect([match.position.march.points, match.position.assault.plan, controller(match, '2811')]).toEqual([
      points,
      0,
      'German',
    ])
  })

  it('D-R09 only strength and foot change the dice', () => {
    const match = say(attacked([7]), 'withdraw 2811')
    expect(heard(match)).toEqual([7, 1, 1])
    expect(asked(match)).toBe('Russian posture')
  })

  it('C2.9b those who leave take nothing', () => {
    const match = say(attacked([12]), 'withdraw 2811')
    const first = choices(match, 'to')[0]!
    match.position.hexes.control[match.setting.ground.parse(first)] = 1
    say(match, `to ${first}`)
    expect(controller(match, first)).toBe('German')
  })

  it('D-R70 spent units stay', () => {
    const match = german({ 'r:6MC': '2811', 'r:61RC': { place: '2811', spent: true } }, { dice: [12] })
    reach(say(match, 'activate 2814'), '2812')
    say(match, 'attack standard 2811', 'withdraw 2811')
    while (asked(match) === 'Russian fallback') say(match, `to ${choices(match, 'to')[0]}`)
    expect([at(match, 'r:61RC'), at(match, 'r:6MC') === '2811']).toEqual(['2811', false])
  })

  it('C2.6.1f not before a force that rallies: nobody has moved', () => {
    const match = position({
      phase: 'german operations',
      units: { 'g:7Pz': { place: '2829', demoralized: true }, 'r:6MC': '2827', 'r:4RC': '2304' },
    })
    say(match, 'activate 2829', 'rally')
    expect(choices(match)).toEqual(['pass', 'react 2827'])
    expect(refusal(match, 'withdraw 2827')).toEqual({
      rule: 'C2.6.1',
      because: 'nobody leaves before a force that rallies',
    })
  })

  it('C2.6.1f also when the mover only enters their zone of influence', () => {
    const match = say(german({}, { dice: [12] }), 'activate 2814', 'to 2812', 'withdraw 2810')
    expect(asked(match)).toBe('Russian fallback')
  })

  it('D-R09, D-R05 not where no way leads back: every hex is in the zone of another enemy', () => {
    const ring = { 'g:5': '2710', 'g:6': '2910', 'g:8': '2809', 'g:23': '2713', 'g:26': '2912' }
    const match = german({ 'r:6MC': '2811', ...ring })
    reach(say(match, 'activate 2814'), '2812')
    say(match, 'attack standard 2811')
    expect(refusal(match, 'withdraw 2811')).toEqual({ rule: 'C2.6.1', because: 'no way leads back from 2811' })
  })
})

describe('C7.0e once in a turn', () => {
  it('C7.0e a force acts once, and not in its own turn if it has tried to react in the one before', () => {
    const match = enter(say(german({}, { dice: [2] }), 'activate 2814'), '2811')
    say(match, 'react 2810', 'roll', 'stop')
    expect(refusal(match, 'activate 2811')).toEqual({ rule: 'C7.0', because: 'nobody in 2811 is fresh' })
    say(match, 'done')
    while (asked(match) !== 'Russian operations') say(match, 'done')
    expect(refusal(match, 'activate 2810')).toEqual({ rule: 'C7.0', because: 'nobody in 2810 is fresh' })
  })
})

describe('D-R58 what the mover learns of a reaction', () => {
  it('the roll, the success and who arrives, not how strong they are', () => {
    const match = enter(say(german({}, { dice: [9] }), 'activate 2814'), '2811')
    say(match, 'react 2810', 'roll')
    const { told, draws } = match.entries.at(-1)!.heard[1]!
    expect(told.map(({ event }) => event)).toEqual(['tries', 'rolled', 'came'])
    expect(draws).toHaveLength(1)
    const view = match.game.blank(match.setting)
    match.game.view(match.position, 1, view)
    expect(view.units.strength[unitOf(match, 'r:6MC')]).toBe(0)
  })
})

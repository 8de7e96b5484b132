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
  position,
  refusal,
  say,
} from './position.fixture.ts'

/** Germans about Smolensk in turn 3; nobody is near unless a test puts him there. */
const german = (units: Given['units'], more: Partial<Given> = {}) =>
  position({ phase: 'german operations', units: { 'r:4RC': '2304', ...units }, ...more })

describe('C7.0 forces', () => {
  it('C2.3b, C7.0g a stack moves as a force with the allowance of its slowest unit', () => {
    const match = say(german({ 'g:7Pz': '2812', 'g:5': '2812' }), 'activate 2812')
    expect(match.position.march.points).toBe(5)
  })

  it('D-R03 units that do not take part stay fresh, and no longer slow the others', () => {
    const match = say(german({ 'g:7Pz': '2812', 'g:5': '2812' }), 'activate 2812', 'leave g:5')
    expect(match.position.march.points).toBe(8)
    say(match, 'to 2813', 'stop')
    expect([isSpent(match, 'g:7Pz'), isSpent(match, 'g:5'), at(match, 'g:5')]).toEqual([true, false, '2812'])
  })

  it('D-R19 dropping the slow unit on the way does not make the others faster', () => {
    const match = say(german({ 'g:7Pz': '2812', 'g:5': '2812' }), 'activate 2812', 'to 2813', 'drop g:5')
    expect([match.position.march.points, isSpent(match, 'g:5')]).toEqual([4, true])
  })

  it('C7.0m dropping costs nothing, and those who are dropped are spent', () => {
    const match = say(german({ 'g:7Pz': '2812', 'g:20Pz': '2812' }), 'activate 2812', 'to 2813')
    const before = match.position.march.points
    say(match, 'drop g:20Pz')
    expect([match.position.march.points, isSpent(match, 'g:20Pz')]).toEqual([before, true])
    expect(refusal(match, 'pickup g:20Pz')?.because).toBe('g:20Pz is spent')
  })

  it('C7.0l, D-R20 picking up costs a point, once a hex', () => {
    const match = say(
      german({ 'g:7Pz': '2813', 'g:20Pz': '2812', 'g:12Pz': '2812' }),
      'activate 2813',
      'to 2812',
      'pickup g:20Pz',
    )
    expect(match.position.march.points).toBe(6)
    say(match, 'pickup g:12Pz')
    expect(match.position.march.points).toBe(6)
  })

  it('C7.0l and another one in the next hex', () => {
    const match = german({ 'g:7Pz': '2814', 'g:20Pz': '2813', 'g:12Pz': '2812' })
    say(match, 'activate 2814', 'to 2813', 'pickup g:20Pz')
    const { points } = match.position.march
    say(match, 'to 2812', 'pickup g:12Pz')
    expect(match.position.march.points).toBe(points - 2)
  })

  it('D-R20 those who are picked up count as having spent as much', () => {
    const match = say(german({ 'g:7Pz': '2813', 'g:5': '2812' }), 'activate 2813', 'to 2812', 'pickup g:5')
    expect([match.position.march.points, match.position.march.spent]).toEqual([3, 2])
  })

  it('D-R20 nobody is picked up who could not have come as far', () => {
    const match = say(german({ 'g:7Pz': '2817', 'g:5': '2813' }), 'activate 2817', 'to 2813')
    expect(match.position.march.spent).toBeGreaterThanOrEqual(5)
    expect(refusal(match, 'pickup g:5')).toEqual({ rule: 'C7.0', because: 'g:5 could not have come this far' })
  })

  it('C7.0a, C2.1f a spent force does not act', () => {
    const match = german({ 'g:7Pz': { place: '2812', spent: true }, 'g:5': '2811' })
    expect(choices(match, 'activate')).toEqual(['2811'])
    expect(refusal(match, 'activate 2812')).toEqual({ rule: 'C7.0', because: 'nobody in 2812 is fresh' })
  })

  it('C7.0c, D-R18 once a mobile force has acted foot forces no longer may', () => {
    const match = german({ 'g:7Pz': '2812', 'g:5': '2814', 'g:20Pz': '2816' })
    expect(choices(match, 'activate')).toEqual(['2816', '2814', '2812'])
    say(match, 'activate 2812', 'to 2813', 'stop')
    expect(choices(match, 'activate')).toEqual(['2816'])
    expect(refusal(match, 'activate 2814')?.because).toBe('mobile forces have acted: foot forces no longer may')
  })

  it('C7.0c foot forces close nothing', () => {
    const match = say(german({ 'g:5': '2812', 'g:6': '2815' }), 'activate 2812', 'to 2813', 'stop')
    expect(refusal(match, 'activate 2815')).toBeNull()
  })

  it('D-R18 a mixed force is mobile, and takes its foot with it', () => {
    const match = say(german({ 'g:7Pz': '2812', 'g:20Pz': '2814', 'g:5': '2814' }), 'activate 2812', 'to 2813', 'stop')
    say(match, 'activate 2814')
    expect(refusal(match, 'leave g:20Pz')).toEqual({
      rule: 'C7.0',
      because: 'the force needs a unit with a zone of influence',
    })
  })

  it('D-R18 a demoralized mobile force has to act early', () => {
    const match = german({ 'g:7Pz': '2812', 'g:20Pz': { place: '2816', demoralized: true } })
    say(match, 'activate 2812', 'to 2813', 'stop')
    expect(choices(match, 'activate')).toEqual([])
  })

  it('a force that has done nothing is put back, and nothing is spent', () => {
    const match = say(german({ 'g:7Pz': '2812' }), 'activate 2812', 'back')
    expect([isSpent(match, 'g:7Pz'), match.position.isFootClosed]).toEqual([false, 0])
  })
})

describe('C3.0 terrain', () => {
  it('C3.0a clear 1, woods 2, a river 1 more', () => {
    const match = say(german({ 'g:7Pz': '2813' }), 'activate 2813')
    expect(explain(match, 'cost 2812').items).toEqual(['C3.0 clear 2812 1'])
    expect(explain(match, 'cost 2713').items).toEqual(['C3.0 clear 2713 1', 'C3.0 across a river 1'])
    const woods = say(german({ 'g:7Pz': '2809' }), 'activate 2809')
    expect(explain(woods, 'cost 2809').refusal?.because).toBe('the force stands in 2809')
    expect(explain(woods, 'cost 2808').items).toEqual(['C3.0 woods 2808 2'])
  })

  it('X4.6.5a on turn 1 Germans ignore rivers', () => {
    const match = say(german({ 'g:7Pz': '2813' }, { turn: 1 }), 'activate 2813')
    expect(explain(match, 'cost 2713').value).toBe(1)
  })

  it('C3.0, D-R74 vehicles stop in marsh', () => {
    const match = say(german({ 'g:7Pz': '2615' }, { set: { isSouthOpen: true } }), 'activate 2615', 'to 2617')
    expect(match.position.march.hex).toBe(match.setting.ground.parse('2617'))
    expect(choices(match, 'to')).toEqual([])
    const foot = say(german({ 'g:5': '2616' }, { set: { isSouthOpen: true } }), 'activate 2616', 'to 2617')
    expect(choices(foot, 'to').length).toBeGreaterThan(0)
  })

  it('C2.5f enemy zones cost nothing and stop nobody', () => {
    const match = say(german({ 'g:7Pz': '2813', 'r:61RC': '2912' }), 'activate 2813')
    expect(explain(match, 'cost 2811').value).toBe(2)
    expect(choices(match, 'to')).toContain('2809')
  })

  it('C7.0 a hex with enemies is entered by attack alone', () => {
    const match = say(german({ 'g:7Pz': '2812', 'r:61RC': '2811' }), 'activate 2812')
    expect(refusal(match, 'to 2811')).toEqual({ rule: 'C7.0', because: 'enemies are in 2811' })
  })
})

describe('C2.9 control', () => {
  it('C2.9a, D-R14 passes with the force that moves through', () => {
    const match = say(german({ 'g:7Pz': '2812' }), 'activate 2812', 'to 2810')
    expect(['2811', '2810', '2809'].map((hex) => controller(match, hex))).toEqual(['German', 'German', 'Russian'])
  })
})

describe('C2.8 demoralization', () => {
  const shaken = { place: '2813', demoralized: true }

  it('C2.8d a demoralized force does not enter an enemy zone, nor attack', () => {
    const match = say(german({ 'g:7Pz': shaken, 'r:61RC': '2811' }), 'activate 2813')
    expect(refusal(match, 'to 2812')).toEqual({ rule: 'C2.8', because: '2812 is in an enemy zone of control' })
    const beside = say(german({ 'g:7Pz': { place: '2812', demoralized: true }, 'r:61RC': '2811' }), 'activate 2812')
    expect(refusal(beside, 'attack standard 2811')).toEqual({
      rule: 'C2.8',
      because: 'a demoralized force does not attack',
    })
  })

  it('C2.8g, C7.0i a force rallies for two points, with a line of supply and out of enemy zones', () => {
    const home = { place: '2829', demoralized: true }
    const match = say(german({ 'g:7Pz': home }), 'activate 2829', 'rally')
    expect([isDemoralized(match, 'g:7Pz'), match.position.march.points]).toEqual([false, 6])
    expect(refusal(say(german({ 'g:7Pz': shaken }), 'activate 2813'), 'rally')).toEqual({
      rule: 'C2.8',
      because: '2813 has no line of supply',
    })
    expect(refusal(say(german({ 'g:7Pz': home, 'r:61RC': '2828' }), 'activate 2829'), 'rally')?.because).toBe(
      '2829 is in an enemy zone of control',
    )
  })

  it('C2.8b, D-R13 a force that ends with demoralized friends is demoralized, one that passes is not', () => {
    const units = { 'g:7Pz': '2814', 'g:20Pz': { place: '2813', demoralized: true, spent: true } }
    expect(isDemoralized(say(german(units), 'activate 2814', 'to 2813', 'stop'), 'g:7Pz')).toBe(true)
    expect(isDemoralized(say(german(units), 'activate 2814', 'to 2812', 'stop'), 'g:7Pz')).toBe(false)
  })

  it('C2.8b, D-R93 who picks up demoralized units shares their state', () => {
    const shaken = { place: '2812', demoralized: true }
    const match = say(german({ 'g:7Pz': '2813', 'g:20Pz': shaken }), 'activate 2813', 'to 2812', 'pickup g:20Pz')
    expect(isDemoralized(match, 'g:7Pz')).toBe(true)
    say(match, 'to 2811', 'drop g:20Pz', 'to 2810', 'stop')
    expect(isDemoralized(match, 'g:7Pz')).toBe(true)
  })

  it('D-R93 a Grand Assault picks up nobody who is demoralized', () => {
    const units = {
      'g:7Pz': '2813',
      'g:20Pz': '2813',
      'g:12Pz': { place: '2812', demoralized: true },
      'r:61RC': '2811',
    }
    const match = say(german(units), 'declare grand 2811', 'take steadfast', 'name 2813', 'to 2812')
    expect(refusal(match, 'pickup g:12Pz')).toEqual({ rule: 'C2.8', because: 'g:12Pz is demoralized' })
  })

  it('D-R13 and so is a unit that is dropped there', () => {
    const match = say(
      german({ 'g:7Pz': '2814', 'g:12Pz': '2814', 'g:20Pz': { place: '2813', demoralized: true, spent: true } }),
      'activate 2814',
      'to 2813',
      'drop g:12Pz',
      'to 2812',
      'stop',
    )
    expect([isDemoralized(match, 'g:12Pz'), isDemoralized(match, 'g:7Pz')]).toEqual([true, false])
  })
})

describe('C8.0 entering an enemy hex', () => {
  const beside = () => say(german({ 'g:7Pz': '2812', 'r:61RC': '2811' }), 'activate 2812')

  it('C7.0h, C8.0b with Standard for a point or Meeting for none', () => {
    expect(choices(beside(), 'attack')).toEqual(['meeting 2811', 'standard 2811'])
  })

  it('D-R21 Standard needs its point beyond the ground', () => {
    const match = say(german({ 'g:5': '2814', 'r:61RC': '2811' }), 'activate 2814', 'to 2813', 'to 2913', 'to 2912')
    expect(match.position.march.points).toBe(1)
    expect(choices(match, 'attack')).toEqual(['meeting 2811'])
    expect(refusal(match, 'attack standard 2811')).toEqual({ rule: 'C8.3', because: '2 points are needed, 1 are left' })
  })

  it('C8.1b no Concerted Attack without its declaration', () => {
    expect(refusal(beside(), 'attack grand 2811')?.rule).toBe('C8.1')
  })

  it('C7.0h, D-R82 the ground is paid at once, the plan when it comes to blows', () => {
    const match = say(beside(), 'attack standard 2811')
    expect(asked(match)).toBe('Russian posture')
    expect([match.position.march.points, match.position.march.spent]).toEqual([7, 1])
  })
})

describe('X4.7 Bright, Shiny Objects', () => {
  it('X4.7a Smolensk starts the clock for the next two turns', () => {
    const match = say(german({ 'g:7Pz': '2812' }, { turn: 3 }), 'activate 2812', 'to 2811')
    expect(match.position.distractedFrom).toBe(4)
  })

  it('X4.7a after turn 4 it starts by itself', () => {
    const match = position({
      phase: 'russian operations',
      turn: 4,
      units: { 'g:5': '2529', 'r:4RC': '2304' },
    })
    say(match, 'done')
    expect([match.position.turn, match.position.distractedFrom]).toEqual([5, 5])
  })

  it('D-R52 once only', () => {
    const match = german({ 'g:7Pz': '2812' }, { turn: 8, set: { distractedFrom: 5 } })
    say(match, 'activate 2812', 'to 2811')
    expect(match.position.distractedFrom).toBe(5)
    const early = position({
      phase: 'russian operations',
      turn: 4,
      units: { 'g:5': '2529', 'r:4RC': '2304' },
      set: { distractedFrom: 3 },
    })
    say(early, 'done')
    expect([early.position.turn, early.position.distractedFrom]).toEqual([5, 3])
  })

  const held = (turn: number) =>
    german({ 'g:7Pz': '2813', 'g:5': '2816', 'r:61RC': '2811' }, { turn, set: { distractedFrom: 5 } })

  it('X4.7a mobile forces go one hex, and do not attack', () => {
    const match = say(held(6), 'activate 2813')
    expect(refusal(match, 'to 2815')).toEqual({ rule: 'X4.7', because: 'mobile forces go one hex in this turn' })
    say(match, 'to 2812')
    expect(choices(match, 'to')).toEqual([])
    expect(refusal(match, 'attack meeting 2811')?.rule).toBe('X4.7')
    expect(refusal(say(match, 'stop'), 'declare grand 2811')?.rule).toBe('X4.7')
  })

  it('X4.7a the Russians are not held back', () => {
    const match = position({
      phase: 'russian operations',
      turn: 6,
      units: { 'r:6MC': '2811', 'g:5': '2529' },
      set: { distractedFrom: 5 },
    })
    expect(choices(say(match, 'activate 2811'), 'to')).toContain('2809')
  })

  it('D-R52 foot forces are free, and so is everybody afterwards', () => {
    expect(choices(say(held(6), 'activate 2816'), 'to')).toContain('2813')
    expect(choices(say(held(7), 'activate 2813'), 'to')).toContain('2815')
  })
})

import { describe, expect, it } from 'vitest'
import {
  asked,
  at,
  choices,
  explain,
  type Given,
  isDemoralized,
  isSpent,
  type Played,
  position,
  refusal,
  say,
} from './position.fixture.ts'

const BREST = ['3127', '3126', '3125', '3024', '3023', '2923']

const german = (units: Given['units'], more: Partial<Given> = {}): Played =>
  position({ phase: 'german strategic movement', units: { 'r:4RC': '2304', ...units }, ...more })

describe('C6.0 strategic movement', () => {
  it('C6.0b, C6.0e twice the allowance, and half a point along the railway', () => {
    const match = say(german({ 'g:5': '2833' }, { german: BREST, converted: BREST }), 'travel 2833')
    // 2833 2832 2831 2931 2930 3029 3028 3128 3127: eight steps by rail.
    expect(explain(match, 'cost 3127').value).toBe(8)
    expect(choices(match, 'to')).toContain('2923')
    const russian = position({ phase: 'russian strategic movement', units: { 'r:4RC': '2811', 'g:5': '2533' } })
    const far = choices(say(russian, 'travel 2811'), 'to').map((hex) => explain(russian, `cost ${hex}`).value)
    // Twice four points, in halves.
    expect(Math.max(...far)).toBe(16)
  })

  it('D-R63 Germans on German gauge, Russians on theirs, from rail hex to rail hex', () => {
    const match = say(german({ 'g:5': '3128' }, { german: BREST }), 'travel 3128')
    expect(explain(match, 'cost 3127').value).toBe(4)
    const russian = position({ phase: 'russian strategic movement', units: { 'r:4RC': '2811', 'g:5': '2533' } })
    say(russian, 'travel 2811')
    expect(explain(russian, 'cost 2810').value).toBe(1)
    expect(explain(russian, 'cost 2812').value).toBe(2)
  })

  it('C6.0c only hexes under own control', () => {
    const match = say(german({ 'g:5': '3128' }), 'travel 3128')
    expect(refusal(match, 'to 3127')).toEqual({ rule: 'C6.0', because: '3127 is not under your control' })
  })

  it('C6.0d, D-R17 none next to an enemy; leaving one is free', () => {
    const match = say(german({ 'g:5': '3128', 'r:28RC': '3127' }, { german: BREST }), 'travel 3128')
    expect(refusal(match, 'to 3126')).toEqual({ rule: 'C6.0', because: '3126 is next to an enemy' })
    expect(choices(match, 'to')).toContain('3129')
  })

  it('C6.0a fresh forces with a line of supply', () => {
    const match = german({ 'g:5': { place: '3128', spent: true }, 'g:6': '2813' })
    expect(refusal(match, 'travel 3128')?.because).toBe('nobody in 3128 is fresh')
    expect(refusal(match, 'travel 2813')).toEqual({ rule: 'C6.0', because: '2813 has no line of supply' })
  })

  it('C6.0h, C6.0i the force is spent then, and tests nothing', () => {
    const match = say(german({ 'g:5': '3128' }, { dice: [] }), 'travel 3128', 'to 3131')
    expect([at(match, 'g:5'), isSpent(match, 'g:5')]).toEqual(['3131', true])
  })

  it('C9.0f not even where it ends without a line of supply', () => {
    const match = say(german({ 'g:7Pz': '3128' }, { german: BREST, dice: [] }), 'travel 3128', 'to 3024')
    expect([explain(match, 'supply g:7Pz').value, isSpent(match, 'g:7Pz'), asked(match)]).toEqual([
      0,
      true,
      'German strategic',
    ])
  })

  it('D-R72 it is one leg: nobody is picked up or left on the way', () => {
    const match = say(german({ 'g:7Pz': '3128', 'g:5': '3131' }), 'travel 3128')
    expect([...new Set(choices(match).map((text) => text.split(' ')[0]))]).toEqual(['to', 'back'])
    say(match, 'to 3131')
    expect([asked(match), choices(match, 'travel')]).toEqual(['German strategic', ['3131']])
    say(match, 'travel 3131')
    expect(refusal(match, 'leave g:7Pz')?.because).toBe('g:7Pz is not in the force')
  })

  it('C2.8b, D-R13 who ends it with demoralized friends is demoralized', () => {
    const match = german({ 'g:7Pz': '3128', 'g:5': { place: '3131', demoralized: true } })
    expect(isDemoralized(say(match, 'travel 3128', 'to 3131'), 'g:7Pz')).toBe(true)
  })

  it('C6.0g the order of foot and mobile forces does not bind it', () => {
    const match = say(german({ 'g:7Pz': '3128', 'g:5': '2931' }), 'travel 3128', 'to 3131')
    expect(choices(match, 'travel')).toEqual(['2931'])
  })

  it('D-R03 part of a stack may go', () => {
    const match = say(german({ 'g:7Pz': '3128', 'g:5': '3128' }), 'travel 3128', 'leave g:5', 'to 3131')
    expect([at(match, 'g:5'), isSpent(match, 'g:5'), at(match, 'g:7Pz')]).toEqual(['3128', false, '3131'])
  })

  it('D-R74 vehicles stop in marsh, unless they pass it by rail', () => {
    // Out of 2517 one way is open: through the marsh 2617. Osintorf, 2714, has a railway.
    const closed = ['2516', '2518', '2416', '2616', '2417']
    const ways = (unit: string, from: string, german: string[]) =>
      choices(
        say(
          position({ phase: 'russian strategic movement', units: { [unit]: from, 'g:5': '2533' }, german }),
          `travel ${from}`,
        ),
        'to',
      )
    expect(ways('r:5MC', '2517', closed)).toEqual(['2617'])
    expect(ways('r:4RC', '2517', closed)).toContain('2717')
    expect(ways('r:5MC', '2713', ['2712', '2612', '2613', '2812', '2813'])).toContain('2614')
  })

  it('D-R52 mobile forces go one hex while they are held back', () => {
    const match = german({ 'g:7Pz': '3128' }, { turn: 5, set: { distractedFrom: 5 } })
    say(match, 'travel 3128')
    expect(choices(match, 'to')).toEqual(expect.arrayContaining(['3129', '3028']))
    expect(choices(match, 'to')).not.toContain('3130')
  })
})

import { describe, expect, it } from 'vitest'
import { choices, type Given, type Played, position, refusal, say } from './position.fixture.ts'

const german = (units: Given['units'], more: Partial<Given> = {}): Played =>
  position({ phase: 'german operations', units: { 'r:331RD': '2301', ...units }, ...more })

describe('X1.3 the area of operations', () => {
  it('D-R67 the small marshes of the north are open', () => {
    expect(choices(say(german({ 'g:5': '2628' }), 'activate 2628'), 'to')).toContain('2627')
  })

  it('X1.3a Germans keep out of the marsh until they are east of it', () => {
    const match = say(german({ 'g:5': '3127' }), 'activate 3127')
    expect(refusal(match, 'to 3226')).toEqual({ rule: 'X1.3', because: '3226 lies in the marsh' })
  })

  it('X1.3c, D-R38 from the first German in column 18 on the south is open', () => {
    const match = say(german({ 'g:7Pz': '2919', 'g:5': '3216' }), 'activate 3216')
    expect(refusal(match, 'to 3317')?.because).toBe('3317 lies outside the area of operations')
    say(match, 'back', 'activate 2919', 'to 2818', 'stop')
    expect(match.position.isSouthOpen).toBe(1)
  })

  it('X1.3c then it reaches to row 37', () => {
    const match = say(german({ 'g:7Pz': '3216' }, { set: { isSouthOpen: true } }), 'activate 3216')
    expect(choices(match, 'to')).toEqual(expect.arrayContaining(['3316', '3516']))
    expect(refusal(match, 'to 3319')?.rule).toBe('X1.3')
  })

  it('X1.3d the northern limit: row 24 from Vilnius on, row 23 from 2317, row 22 from Velikiye Luki', () => {
    const match = say(german({ 'g:7Pz': '2522' }), 'activate 2522')
    expect(choices(match, 'to')).toContain('2422')
    expect(refusal(match, 'to 2423')).toEqual({ rule: 'X1.3', because: '2423 lies outside the area of operations' })
    const { ground, isOperations } = match.setting
    const isInside = (hex: string) => isOperations[ground.parse(hex)] === 1
    expect(['2317', '2318', '2212', '2213'].map(isInside)).toEqual([true, false, true, false])
  })

  it('X1.3f, D-R68 Russians keep to the same area', () => {
    const match = position({ phase: 'russian operations', units: { 'r:6MC': '3216', 'g:5': '2533' } })
    say(match, 'activate 3216')
    expect(refusal(match, 'to 3316')?.rule).toBe('X1.3')
  })

  it('X1.3a nor do they react into it or through it', () => {
    const russian = (units: Given['units']) =>
      position({ phase: 'russian operations', units: { 'r:331RD': '2301', ...units } })
    const into = say(russian({ 'g:7Pz': '3125', 'r:4RC': '3226' }), 'activate 3226', 'to 3225')
    expect(refusal(into, 'react 3125')).toEqual({ rule: 'X1.3', because: '3225 lies in the marsh' })
    const through = say(russian({ 'g:7Pz': '3125', 'r:4RC': '3022' }), 'activate 3022', 'to 3023')
    say(through, 'react 3125')
    expect(choices(through, 'via')).toEqual(['3024'])
  })

  it('X1.3b, D-R38 a force that was driven into the marsh only goes the shortest way out', () => {
    const match = say(german({ 'g:5': '3224' }), 'activate 3224')
    for (const hex of choices(match, 'to')) expect(hex.startsWith('31')).toBe(true)
    expect(refusal(match, 'to 3223')).not.toBeNull()
  })
})

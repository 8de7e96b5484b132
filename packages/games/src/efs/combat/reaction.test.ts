import { describe, expect, it } from 'vitest'
import { at, choices, explain, position, refusal, say } from '../position.fixture.ts'

const soviet = { phase: 'soviet reaction', turn: 6, attacked: ['1829'] }
const units = { 'g:18/18Pz': '1729', 's:BTTU': '1829', 's:175/1Mos': '2030', 's:13A': '2228' }

describe('12.4 reaction', () => {
  it('12.4 takes half the allowance and no charge for zones', () => {
    const match = say(position({ ...soviet, units }), 'react s:175/1Mos 1829')
    expect(explain(match, 'cost 1829').items).toEqual(['7.2 into I-2029 4', '7.2 into I-1929 2', '7.2 into I-1829 2'])
  })

  it('12.4 one unit for each Defender hex', () => {
    const two = { ...units, 's:12/1Mos': '2028' }
    const match = say(position({ ...soviet, units: two }), 'react s:175/1Mos 1829', 'to 1829')
    expect(refusal(match, 'react s:12/1Mos 1829')?.because).toBe('a unit has reacted for I-1829')
  })

  it('12.4 motorized units within three hexes', () => {
    const match = position({ ...soviet, units: { ...units, 's:1Minsk': '1929', 's:6/1Mos': '2230' } })
    expect(refusal(match, 'react s:1Minsk 1829')?.because).toBe('s:1Minsk is not motorized')
    expect(refusal(match, 'react s:6/1Mos 1829')?.because).toBe('s:6/1Mos is more than 3 hexes from I-1829')
    expect(
      refusal(position({ ...soviet, units: { ...units, 's:175/1Mos': '2130' } }), 'react s:175/1Mos 1829'),
    ).toBeNull()
  })

  it('12.4 Soviets need an HQ with a point that is in order; 14.66b interdiction takes the point', () => {
    const why = (given: Partial<Parameters<typeof position>[0]>) =>
      refusal(position({ ...soviet, units, ...given }), 'react s:175/1Mos 1829')?.rule
    expect(why({})).toBeUndefined()
    expect(why({ units: { ...units, 's:13A': '1133' } })).toBe('12.4')
    expect(why({ interdiction: { 2228: 1 } })).toBe('12.4')
    expect(why({ units: { ...units, 's:13A': { place: '2228', nonOp: true } } })).toBe('21.26')
  })

  it('12.4 Axis units need none', () => {
    const match = position({
      phase: 'axis reaction',
      turn: 6,
      attacked: ['1829'],
      units: { 'g:18/18Pz': '1829', 'g:52/18Pz': '1631', 's:6/1Mos': '1928' },
    })
    say(match, 'react g:52/18Pz 1829', 'to 1829')
    expect(at(match, 'g:52/18Pz')).toBe('I-1829')
  })

  it('12.4 not out of an enemy zone, nor out of or into interdiction', () => {
    const held = position({ ...soviet, units: { ...units, 'g:88/18Pz': '2031', 's:12/1Mos': '2028' } })
    expect(refusal(held, 'react s:175/1Mos 1829')?.because).toBe('s:175/1Mos is in an enemy zone')
    const cut = position({ ...soviet, units: { ...units, 's:12/1Mos': '2028' }, interdiction: { 2031: 1 } })
    expect(refusal(cut, 'react s:175/1Mos 1829')?.because).toBe('s:175/1Mos is under interdiction')
    const ends = (interdiction: Record<string, number>) =>
      choices(say(position({ ...soviet, units, interdiction }), 'react s:175/1Mos 1829'), 'to')
    expect([ends({}).includes('I-1829'), ends({ 1728: 1 }).includes('I-1829')]).toEqual([true, false])
  })

  it('12.43 an enemy zone on the way stops, unless it is the Defender hex or a friend holds the hex', () => {
    const match = say(position({ ...soviet, units: { ...units, 'g:88/18Pz': '1830' } }), 'react s:175/1Mos 1829')
    expect(choices(match, 'to')).not.toContain('I-1929')
    const friend = position({ ...soviet, units: { ...units, 'g:88/18Pz': '1830', 's:1Minsk': '1929' } })
    const ends = choices(say(friend, 'react s:175/1Mos 1829'), 'to')
    expect([ends.includes('I-1929'), ends.includes('I-1829')]).toEqual([true, false])
  })

  it('12.4 need not lead to the Defender hex', () => {
    const match = say(position({ ...soviet, units }), 'react s:175/1Mos 1829')
    expect(choices(match, 'to')).toContain('I-2129')
  })
})

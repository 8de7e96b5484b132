import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choices, position, refusal, say, step } from './position.fixture.ts'

const SIX = { 'g:5': '1538', 'g:6': '1538', 'g:7': '1538', 'g:8': '1538', 'g:17': '1538', 'g:23': '1538' }

describe('6 stacking', () => {
  it('6.1a, P-R07 holds at every moment: a full hex is not even passed', () => {
    const match = say(position({ phase: 'operations', units: { ...SIX, 'g:26': '1537' } }), 'pick g:26')
    expect(refusal(match, 'to 1538')).toEqual({ rule: '6.2', because: 'more than six divisions would stand in 1538' })
    // 1539 lies behind the full hex, and there is no other way but over the front line.
    expect(choices(match, 'to')).not.toContain('1539')
  })

  it('6.2a counts a reduced division as a division', () => {
    const reduced = Object.fromEntries(Object.keys(SIX).map((id) => [id, { place: '1538', reduced: true }]))
    const match = say(position({ phase: 'operations', units: { ...reduced, 'g:26': '1537' } }), 'pick g:26')
    expect(refusal(match, 'to 1538')?.rule).toBe('6.2')
  })

  it('6.3a counts flak, Lehr and Gross Deutschland half', () => {
    const five = { 'g:5': '1538', 'g:6': '1538', 'g:7': '1538', 'g:8': '1538', 'g:17': '1538' }
    const match = position({ phase: 'operations', units: { ...five, 'g:L': '1538', 'g:GD': '1537', 'g:26': '1539' } })
    expect(refusal(say(match, 'pick g:GD'), 'to 1538')).toBeNull()
    say(match, 'to 1538', 'stop', 'pick g:26')
    expect(refusal(match, 'to 1538')?.rule).toBe('6.2')
  })

  it('6.3b takes two flak groups in a hex, not three', () => {
    const units = { 'g:101Flak': '1538', 'g:102Flak': '1538', 'g:103Flak': '1537' }
    const match = say(position({ phase: 'operations', units }), 'pick g:103Flak')
    expect(refusal(match, 'to 1538')).toEqual({ rule: '6.3', because: 'more than two flak groups would stand in 1538' })
  })

  it('6.4a moves mechanized and other units apart', () => {
    const match = position({ phase: 'operations', units: { 'g:3Pz': '1538', 'g:5': '1538', 'g:6': '1538' } })
    say(match, 'pick g:5')
    expect(refusal(match, 'join g:3Pz')).toEqual({ rule: '6.4', because: 'g:3Pz is of the other mobility class' })
    expect(choices(match, 'join')).toEqual(['g:6'])
    say(match, 'stop', 'mech 1538')
    expect(choices(match, 'drop')).toEqual([])
  })

  it('6.4b lets them defend together', () => {
    const match = position({
      phase: 'stavka',
      units: { 'g:3Pz': '1939', 'g:5': '1939', 'r:Kas': '1938' },
      german: '1939..1942',
      set: { stavka: { stage: 5, left: 1, unit: 'r:Kas', aim: 'LOC' } },
      dice: [{ 'each 5d6': [5, 0] }, { 'each 9d6': [7, 2] }],
    })
    step(match)
    step(match)
    expect(step(match)).toContain('The Germans in 1939 fire, dice 9: steps lost 2 (12.5)')
  })

  it('6.5a gives garrisons any size the dice call for', () => {
    const cup = Object.fromEntries(
      ['2', '6', '8', '13', '17', '24', '27', '37', '42', '49', '50', '55'].map((id) => [`r:${id}`, 'cup']),
    )
    const match = position({
      phase: 'operations',
      turn: 7,
      units: { 'g:5': '1703', ...cup },
      german: '1703',
      dice: [{ '2d6': 12 }, ...new Array(12).fill({ pick: 0 })],
    })
    match.say('pick g:5')
    match.say('to 1702')
    match.take(match.choices()[0]!)
    expect(match.position.stacks.count[match.setting.ground.parse('1702')]).toBe(13)
  })

  it('6.6a lets the sides share a battle hex whatever their numbers', () => {
    const foes = Object.fromEntries(['2', '6', '8', '13', '17', '24', '27'].map((id) => [`r:${id}`, '1437']))
    const match = position({ phase: 'operations', units: { ...SIX, ...foes }, dice: [{ 'each 24d6': [24, 0] }] })
    match.say('leg 1538')
    expect(refusal(match, 'to 1437')).toBeNull()
  })

  it('never offers a step that overfills a hex', () => {
    const ids = ['g:5', 'g:6', 'g:7', 'g:8', 'g:17', 'g:23', 'g:26', 'g:28', 'g:31', 'g:34', 'g:35', 'g:45']
    const hexes = ['1537', '1538', '1539', '1540']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...hexes), { minLength: 12, maxLength: 12 }), (places) => {
        const count = new Map<string, number>()
        const units: Record<string, string> = {}
        ids.forEach((id, n) => {
          const hex = places[n]!
          if ((count.get(hex) ?? 0) === 6) return
          count.set(hex, (count.get(hex) ?? 0) + 1)
          units[id] = hex
        })
        const match = say(position({ phase: 'operations', units }), `leg ${places[0]}`)
        const force = count.get(places[0]!)!
        return choices(match, 'to').every((to) => (count.get(to) ?? 0) + force <= 6)
      }),
      { numRuns: 1000 },
    )
  })
})

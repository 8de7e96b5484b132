import { Choices, seededDice } from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crowds } from './crowds.ts'
import { dagc73 } from './index.ts'
import { type Played, position } from './position.fixture.ts'

const UNITS = ['g:6', 'g:7', 'g:12', 'g:14', 'g:26', 'g:31', 'g:35', 'g:36', 'g:45', 'g:57', 'g:5Pz', 'g:12Pz']
/** The corner of the map, where room is short, and Russians who narrow it further. */
const HEXES = ['0101', '0102', '0201', '0202']

const corner = fc.record({
  places: fc.array(fc.constantFrom(...HEXES), { minLength: UNITS.length, maxLength: UNITS.length }),
  moved: fc.array(fc.boolean(), { minLength: UNITS.length, maxLength: UNITS.length }),
  russian: fc.constantFrom(null, '0104', '0303', '0402'),
  seed: fc.nat(),
})

/** No more than three in a hex, as every movement phase begins. */
const isLegal = ({ places }: { places: readonly string[] }): boolean =>
  HEXES.every((hex) => places.filter((place) => place === hex).length <= 3)

describe('7.0b crowds', () => {
  it('can always be cleared: random play reaches the end of the phase', () => {
    let crowded = 0
    fc.assert(
      fc.property(corner, ({ places, moved, russian, seed }) => {
        const hexes = isLegal({ places }) ? places : UNITS.map((_, n) => HEXES[n % HEXES.length]!)
        const units = Object.fromEntries(UNITS.map((id, n) => [id, { place: hexes[n], moved: moved[n] }]))
        const match = position({ phase: 'german move', units: { ...units, 'r:1': russian } })
        if (playPhase(match, seed)) crowded++
        expect(crowds(match.position)).toEqual([])
        expect(dagc73.phase(match.position).id).toBe('german combat')
      }),
      { numRuns: 1000 },
    )
    expect(crowded).toBeGreaterThan(100)
  })
})

/** Plays at random until the phase is over, which must be soon; whether there was a crowd on the way. */
function playPhase({ position: s }: Played, seed: number): boolean {
  const dice = seededDice(`crowd ${seed}`)
  const choices = new Choices()
  let wasCrowded = false
  for (let n = 0; dagc73.phase(s).id === 'german move'; n++) {
    if (n > 2000) throw new Error('the phase does not end')
    dagc73.choices(s, choices)
    dagc73.take(s, choices.at(dice.pick(choices.length, 'an answer')), dice)
    if (crowds(s).length > 0) wasCrowded = true
  }
  return wasCrowded
}

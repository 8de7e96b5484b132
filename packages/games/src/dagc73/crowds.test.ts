import { Choices, seededDice } from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crowds } from './crowds.ts'
import { dagc73 } from './index.ts'
import { at, type Played, position, refusal, say } from './position.fixture.ts'

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
  it('lets two full stacks change places, by movement points where no step is open from zone to zone', () => {
    const { ground } = dagc73.setting('historical')
    const [y, x] = [ground.parse('1210'), ground.parse('1211')]
    const around = (hex: number, far: number) => ground.ring(hex, far).filter((one) => one !== 0)
    // Both stacks in zones, and every hex around the one that is entered.
    const besiegers = [
      around(y, 1).find((hex) => ground.distance(hex, x) === 2)!,
      around(x, 1).find((hex) => ground.distance(hex, y) === 2)!,
      ...around(y, 2).filter((hex) => ground.distance(hex, x) > 1),
    ]
    const ids = ['1', '19', '29', '31', '35', '36', '37', '38', '39', '40', '41']
    const standing = (place: string, ...units: string[]) => units.map((id) => [id, { place, unsupplied: false }])
    const match = position({
      phase: 'german move',
      units: Object.fromEntries([
        ...standing('1211', 'g:6', 'g:7', 'g:12'),
        ...standing('1210', 'g:14', 'g:26', 'g:31'),
        ...besiegers.map((hex, n) => [`r:${ids[n]}`, ground.name(hex)]),
      ]),
    })
    expect(refusal(match, 'move g:6 1210')).toBeNull()
    say(match, 'move g:6 1210')
    expect(refusal(match, 'done')?.rule).toBe('7.0')
    say(match, 'move g:14 1211', 'done')
    expect([at(match, 'g:6'), at(match, 'g:14')]).toEqual(['1210', '1211'])
  })

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

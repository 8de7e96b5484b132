import { Match, phaseNow, seededDice } from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AXIS, SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import { choices, say, settingNamed } from '../position.fixture.ts'
import { capacityLeft } from '../rail/railway.ts'
import { pieces, type State } from '../state.ts'
import { canBoard, overspent, plainConversions, plainJourneys, plainNet, strew, strewings } from './plain.fixture.ts'
import { supplyNet } from './supply.ts'

/** The hexes in which two findings differ, by name. */
function differing({ setting: { ground } }: State, one: (hex: number) => boolean, other: (hex: number) => boolean) {
  const names: string[] = []
  for (let hex = 1; hex <= ground.size; hex++) if (one(hex) !== other(hex)) names.push(ground.name(hex))
  return names
}

describe('6.1 the supply net, with units strewn over the map, in any weather, with bridges blown and laid', () => {
  it.each([
    ['minsk', 2, 5, 14],
    ['smolensk', 11, 20, 14],
    ['guderian', 27, 40, 14],
    ['dnepr', 11, 50, 8],
    ['campaign', 4, 50, 8],
  ] as const)('6.1, 22.21, 22.4 is what a plain reference finds at %s', (scenario, first, last, numRuns) => {
    const setting = settingNamed(scenario)
    fc.assert(
      fc.property(strewings(setting, [first, last]), (strewing) => {
        const s = strew(setting, strewing)
        for (const side of [AXIS, SOVIET]) {
          const net = supplyNet(s, side)
          const { rail, reached } = plainNet(s, side)
          expect(
            differing(
              s,
              (hex) => net.rail[hex] === 1,
              (hex) => rail.has(hex),
            ),
          ).toEqual([])
          expect(
            differing(
              s,
              (hex) => net.reached[hex] === 1,
              (hex) => reached.has(hex),
            ),
          ).toEqual([])
        }
      }),
      { numRuns, seed: 6 },
    )
  })
})

/** A movement phase has begun, and some of a side who stand on railways are taken up one after another. */
function eachJourney(s: State, side: number, most: number, see: (match: Match<State>, unit: number) => void): number {
  efs.beginPhase(s, side === AXIS ? 'axis movement' : 'soviet movement', seededDice('rails'))
  const match = Match.from(efs, s, seededDice('rails'))
  const { setting } = s
  let seen = 0
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]! && seen < most; unit++) {
    const hex = s.units.place[unit]!
    if (hex < 1 || hex > setting.ground.size || s.lines.rail[hex] !== side || setting.isTrain[unit] === 1) continue
    const id = setting.unitIds[unit]!
    if (!match.say(`move ${id}`).ok) continue
    see(match, unit)
    say(match, 'back')
    seen++
  }
  return seen
}

describe('11.1 journeys by rail', () => {
  it.each([
    ['minsk', 4, 5, 'off'],
    ['campaign', 10, 50, 'off'],
    ['campaign', 10, 50, 'on'],
  ] as const)(
    '11.1, 14.66a, 22.4 lead where a plain reference finds them at %s on turns %i to %i, 4.26c links %s',
    (scenario, first, last, railLinks) => {
      let journeys = 0
      const setting = settingNamed(scenario, { railLinks })
      fc.assert(
        fc.property(strewings(setting, [first, last]), fc.constantFrom(AXIS, SOVIET), (strewing, side) => {
          const s = strew(setting, strewing)
          eachJourney(s, side, 6, (match, unit) => {
            const { ground, stacking, charts } = s.setting
            const from = s.units.place[unit]!
            const isOpen =
              canBoard(s, side, from) &&
              s.units.supply[unit] !== 2 &&
              Math.max(1, stacking[unit]!) <= capacityLeft(s, side)
            const found = isOpen ? plainJourneys(s, side, from) : new Map<number, number>()
            const hasRoom = (hex: number): boolean => {
              let sum = stacking[unit]!
              for (let one = pieces.first(s, hex); one !== 0; one = pieces.next(s, one)) sum += stacking[one]!
              return sum <= charts.stacking.most
            }
            const goals = [...found.keys()].filter((hex) => hex !== from && hasRoom(hex)).map((hex) => ground.name(hex))
            expect(choices(match, 'rail').sort()).toEqual(goals.sort())
            journeys += goals.length > 0 ? 1 : 0
          })
        }),
        { numRuns: 16, seed: 11 },
      )
      expect(journeys).toBeGreaterThan(5)
    },
  )
})

/** What the Axis may convert; nothing where the phase is over. */
const open = (match: Match<State>): string[] =>
  phaseNow(match.position).id === 'axis engineering' ? choices(match, 'convert') : []

describe('19.2, 4.25 conversion', () => {
  it.each([
    ['minsk', 2, 5],
    ['guderian', 27, 40],
    ['campaign', 2, 50],
  ] as const)(
    '19.2 goes where a plain reference finds it, 4.25 and never beyond the points of a turn, at %s',
    (scenario, first, last) => {
      let laid = 0
      const setting = settingNamed(scenario)
      const named = (hex: number): string => setting.ground.name(hex)
      fc.assert(
        fc.property(
          strewings(setting, [first, last]),
          fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
          (strewing, picks) => {
            const s = strew(setting, strewing)
            efs.beginPhase(s, 'axis engineering', seededDice('rails'))
            const match = Match.from(efs, s, seededDice('rails'))
            const before = s.lines.rail.slice()
            // At first there are points for all, later for some of them.
            expect(open(match).sort()).toEqual(plainConversions(s).map(named).sort())
            for (const pick of picks) {
              const hexes = open(match)
              if (hexes.length === 0) break
              const could = new Set(plainConversions(match.position).map(named))
              expect(hexes.filter((hex) => !could.has(hex))).toEqual([])
              say(match, `convert ${hexes[pick % hexes.length]}`)
              laid++
              expect(overspent(match.position, before)).toBe('')
            }
          },
        ),
        { numRuns: 16, seed: 19 },
      )
      expect(laid).toBeGreaterThan(20)
    },
  )
})

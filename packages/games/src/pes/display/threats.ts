import { chancesOf, forecast, NO_PAINT, type Paint, type PaintedLine, type Tone } from '@hexfront/core'
import { percent } from '../../display/bands.ts'
import { hexesWhere, painted } from '../../display/spots.ts'
import { AXES } from '../charts.ts'
import { IS_GERMAN, IS_SOVIET } from '../control.ts'
import { SOVIET } from '../counters.ts'
import { pes } from '../index.ts'
import { centerOf, rollArrivals } from '../southwest.ts'
import { pieces, type State } from '../state.ts'
import { AIM, MARCH, wayOfGroup } from '../stavka.ts'
import { groupChance, withGroup } from './forecast.ts'
import { isSetUp, stepOf } from './moment.ts'

/** Where the next group would strike as the map stands, by the table of 12.3 and the ties of 12.4; and Southwest Front. */
export function threats(s: State): Paint {
  if (isSetUp(s)) return NO_PAINT
  const southwest = paintSouthwest(s)
  if (pieces.count(s, s.setting.box.stavka) === 0) return southwest
  const { struck, open, lines } = strikes(s)
  const stacks = [...struck].sort(([a], [b]) => a - b)
  return {
    ...NO_PAINT,
    hexes: [
      ...stacks.map(([hex, chance]) => painted('threat', SOVIET, chance)(hex)),
      ...[...open].map(painted('cut', SOVIET)),
      ...southwest.hexes,
    ],
    lines,
    chips: [
      ...stacks.map(([place, chance]) => ({
        place,
        text: percent(chance),
        tone: toneOf(groupChance(s, place).chance),
      })),
      ...southwest.chips,
    ],
  }
}

/** How often a fresh group beats the stack. */
const toneOf = (chance: number): Tone =>
  chance >= 0.5 ? 'bad' : chance >= 0.2 ? 'poor' : chance >= 0.05 ? 'even' : 'good'

interface Strikes {
  /** By the hex of a stack, the chance that the next group fights it first. */
  readonly struck: ReadonlyMap<number, number>
  /** German hexes into which it would simply walk. */
  readonly open: ReadonlySet<number>
  /** From where it starts to what it is sent at. */
  readonly lines: readonly PaintedLine[]
}

const ON_ITS_WAY = { stavka: 'proceed' }

/** 12.3-12.8: it is sent, starts, and walks until it fights or takes a hex. */
export function strikes(s: State): Strikes {
  const struck = new Map<number, number>()
  const open = new Set<number>()
  const lines: PaintedLine[] = []
  const group = pieces.first(s, s.setting.box.stavka)
  const launched = forecast(pes, withGroup(s, group, AIM), {
    answers: ON_ITS_WAY,
    until: ({ stavka }) => stavka.unit !== group || stavka.stage === MARCH,
  })
  for (const { position, chance } of launched.ends) {
    if (position.stavka.unit !== group) continue
    lines.push({ look: 'gap', places: wayOfGroup(position) })
    const met = forecast(pes, position, {
      answers: ON_ITS_WAY,
      until: (after) => after.stavka.unit !== group || fallen(s, after).length > 0,
    })
    for (const end of met.ends) {
      const { hex } = end.position.clash
      if (stepOf(end.position) === 'clash') struck.set(hex, (struck.get(hex) ?? 0) + chance * end.chance)
      else for (const taken of fallen(s, end.position)) open.add(taken)
    }
  }
  return { struck, open, lines: lines.filter(({ places }) => places.length > 1) }
}

const fallen = (before: State, after: State): number[] =>
  hexesWhere(before, (hex) => before.hexes.control[hex] === IS_GERMAN && after.hexes.control[hex] === IS_SOVIET)

/** 13.3: where an army may come in, once its turn is known. */
function paintSouthwest(s: State): Paint {
  const { plan, setting } = s
  if (plan.turn === 0 || plan.turn < s.turn || pieces.count(s, setting.box.southwest) === 0) return NO_PAINT
  const chances = new Map<number, number>()
  for (const [hexes, chance] of chancesOf((dice) => rollArrivals(s, dice)))
    for (const hex of hexes) chances.set(hex, (chances.get(hex) ?? 0) + chance)
  return {
    ...NO_PAINT,
    hexes: [...chances].map(([hex, chance]) => painted('threat', SOVIET, chance)(hex)),
    chips: [{ place: centerOf(s, 7), text: `turn ${plan.turn} ${AXES[plan.axis]}`.trim(), tone: 'poor' }],
  }
}

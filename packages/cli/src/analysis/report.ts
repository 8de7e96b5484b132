import { type Change, chanceOf, type Judged, type KeptAnalysis, marginOf, turningPoints } from '@hexfront/bots'
import type { DataOverlay, Game } from '@hexfront/core'

/** What the chances are of: of winning, or of being ahead where a game is not played on to its end. */
export type Measured = 'to win' | 'to be ahead of what it needs, a turn later'

/** The chances of the first side at each hand-over, then the turns that changed them; `played` says with what. */
export function inWords(game: Game, judged: readonly Judged[], played: readonly string[], of: Measured): string {
  const points = turningPoints(judged)
  return [
    ...played,
    `Chance of ${game.sides[0]} ${of}, with its 95 % interval, and expected margin:`,
    ...judged.map((one) => handOver(game, one)),
    '',
    points.length === 0 ? 'No turn changed the chance by more than it is in doubt.' : 'Turning points:',
    ...points.map((change) => turningPoint(game, change)),
  ].join('\n')
}

function handOver(game: Game, { at, turn, side, end, tally }: Judged): string {
  const { share, low, high } = chanceOf(tally)
  const { mean, doubt } = marginOf(tally)
  if (end) return `  ${nameOf(at, 'the end')} ${cell(share)} %  margin ${signed(mean)}`
  const interval = `[${cell(low)}, ${cell(high)}]`
  const margin = `margin ${signed(mean)} ± ${doubt.toFixed(1)}`
  return `  ${nameOf(at, `turn ${turn}, ${sideIn(game, side)}`)} ${cell(share)} % ${interval}  ${margin}  ${tally.count} playouts`
}

const nameOf = (at: number, what: string): string => `${String(at).padStart(5)}  ${what.padEnd(20)}`

/** Seen by the first side. */
function turningPoint(game: Game, { from, to, turn, side, chance, split }: Change): string {
  const parts = split
    ? `: choices ${percent(split.choice)}, dice ${percent(split.luck)} (each ± ${cell(split.doubt).trim()})`
    : ''
  return `  turn ${turn}, ${sideIn(game, side)} (choices ${from + 1} to ${to}): ${percent(chance)} for ${game.sides[0]}${parts}`
}

const sideIn = (game: Game, side: number): string => game.sides[side - 1] ?? 'the rules'
const cell = (share: number): string => String(Math.round(share * 100)).padStart(3)
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))} %`

/** The same as data: all that was counted, and what follows from it. */
export const asJson = (
  game: Game,
  { seed, judged, overlay }: Pick<KeptAnalysis, 'seed' | 'judged'> & { readonly overlay: DataOverlay | null },
): string =>
  JSON.stringify(
    {
      game: game.id,
      side: game.sides[0],
      seed,
      ...(overlay ? { overlay: overlay.name } : {}),
      handOvers: judged.map((one) => ({
        at: one.at,
        turn: one.turn,
        side: game.sides[one.side - 1] ?? null,
        playouts: one.tally.count,
        ...chanceOf(one.tally),
        margin: marginOf(one.tally).mean,
        marginDoubt: marginOf(one.tally).doubt,
      })),
      turningPoints: turningPoints(judged).map((change) => ({ ...change, side: game.sides[change.side - 1] ?? null })),
    },
    null,
    2,
  )

import { findRegistration } from '@hexfront/games'
import { drawing, escaped, FAINT, INK, LINE, SIDE, SUNK } from '../drawing.ts'
import type { Estimate } from './interval.ts'
import { NOBODY, type Tally } from './tally.ts'

const SIDE_INK = { light: '#171b18', dark: '#fff7ea' } as const
const DRAWN = '#e0cfa8'

const WIDTH = 760
const LEFT = 190
const RIGHT = 34
const TOP = 96
const ROW = 58
const BAR = 26
const SPAN = WIDTH - LEFT - RIGHT

/** A row of the plot: how the games of an arm were shared out among the sides. */
interface Row {
  readonly label: string
  readonly note: string
  readonly tally: Tally
}

/** A bar a scenario, shared out among the sides, with the interval of the first side's share; as SVG. */
export function plotTallies(title: string, tallies: readonly Tally[]): string {
  const named = new Set(tallies.map(({ arm }) => arm.name)).size > 1
  const rows = tallies.map((tally): Row => {
    const { rules } = findRegistration(tally.arm.game)
    const scenario = rules.scenarios.find(({ id }) => id === tally.arm.scenario)?.name ?? tally.arm.scenario
    return { label: scenario, note: named ? tally.arm.name : `${tally.games} games`, tally }
  })
  const height = TOP + rows.length * ROW + 56
  const bottom = TOP + rows.length * ROW
  return drawing({ width: WIDTH, height, title, heading: title }, [
    legend(tallies),
    ...[0, 25, 50, 75, 100].map((share) => gridLine(share, bottom)),
    ...rows.map((row, at) => rowOf(row, TOP + at * ROW)),
    `<text x="${LEFT}" y="${bottom + 40}" font-size="12" fill="${FAINT}">share of wins in per cent; whiskers: 95 % interval (Wilson)</text>`,
  ])
}

function legend(tallies: readonly Tally[]): string {
  const first = tallies[0]
  if (!first) return ''
  const names = [...new Set(tallies.flatMap(({ wins }) => wins.map(({ name }) => name)))]
  let x = LEFT
  return names
    .map((name) => {
      const at = x
      x += 34 + name.length * 8
      return `<rect x="${at}" y="60" width="14" height="14" rx="2" fill="${colourOf(first, name)}"/><text x="${at + 20}" y="72" font-size="14">${escaped(name)}</text>`
    })
    .join('')
}

const gridLine = (share: number, bottom: number): string =>
  `<path d="M${across(share / 100)} ${TOP - 6}V${bottom}" stroke="${LINE}" stroke-width="1"/>` +
  `<text x="${across(share / 100)}" y="${bottom + 18}" font-size="12" text-anchor="middle" fill="${FAINT}">${share}</text>`

function rowOf({ label, note, tally }: Row, y: number): string {
  const top = y + (ROW - BAR) / 2
  const first = tally.wins[0]
  // From the left the first side, from the right the others: who wins more is seen at a glance.
  const order = [
    tally.wins[0],
    ...tally.wins.filter(({ name }) => name === NOBODY),
    ...tally.wins.slice(1).filter(({ name }) => name !== NOBODY),
  ]
  let from = 0
  const bars = order.flatMap((one) => {
    if (!one || one.count === 0) return []
    const at = from
    from += one.share.value
    const width = (one.share.value * SPAN).toFixed(1)
    const middle = across(at + one.share.value / 2)
    const text =
      one.share.value < 0.07
        ? ''
        : `<text x="${middle}" y="${top + 18}" font-size="13" font-weight="600" text-anchor="middle" fill="${inkOf(tally, one.name)}">${Math.round(one.share.value * 100)}</text>`
    return [
      `<rect x="${across(at)}" y="${top}" width="${width}" height="${BAR}" fill="${colourOf(tally, one.name)}"/>${text}`,
    ]
  })
  return [
    `<text x="${LEFT - 14}" y="${top + 12}" font-size="14" font-weight="600" text-anchor="end">${escaped(label)}</text>`,
    `<text x="${LEFT - 14}" y="${top + 27}" font-size="12" text-anchor="end" fill="${FAINT}">${escaped(note)}</text>`,
    `<rect x="${LEFT}" y="${top}" width="${SPAN}" height="${BAR}" fill="${SUNK}"/>`,
    ...bars,
    first ? whisker(first.share, top) : '',
  ].join('')
}

/** The interval of a share, over the edge of its bar. */
function whisker({ low, high }: Estimate, top: number): string {
  const y = top + BAR + 7
  return `<path d="M${across(low)} ${y}H${across(high)}M${across(low)} ${y - 4}v8M${across(high)} ${y - 4}v8" stroke="${INK}" stroke-width="1.5" fill="none"/>`
}

const across = (share: number): string => (LEFT + share * SPAN).toFixed(1)

const toneOf = (tally: Tally, name: string): 'light' | 'dark' | null => {
  const { rules, display } = findRegistration(tally.arm.game)
  return display.sides[rules.sides.indexOf(name)]?.tone ?? null
}

const colourOf = (tally: Tally, name: string): string => {
  const tone = toneOf(tally, name)
  return tone === null ? DRAWN : SIDE[tone]
}

const inkOf = (tally: Tally, name: string): string => {
  const tone = toneOf(tally, name)
  return tone === null ? INK : SIDE_INK[tone]
}

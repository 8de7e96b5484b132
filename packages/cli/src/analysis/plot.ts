import { chanceOf, type Judged, turningPoints } from '@hexfront/bots'
import type { Registration } from '@hexfront/games'
import { drawing, escaped, FAINT, INK, LINE, PAPER, SIDE, SUNK } from '../drawing.ts'

const WIDTH = 860
const LEFT = 60
const RIGHT = 24
const TOP = 84
const TALL = 240
const SPAN = WIDTH - LEFT - RIGHT
/** Room for one turning point below the plot, and how many are told. */
const ROW = 22
const MOST = 6

/** The chance of the first side over the game, with its interval, and the turning points under it; as SVG. */
export function plotAnalysis({ rules, display }: Registration, scenario: string, judged: readonly Judged[]): string {
  const points = turningPoints(judged).slice(0, MOST)
  const first = judged[0]?.at ?? 0
  const last = Math.max(first + 1, judged.at(-1)?.at ?? 0)
  const x = (at: number): string => (LEFT + ((at - first) / (last - first)) * SPAN).toFixed(1)
  const y = (share: number): string => (TOP + (1 - share) * TALL).toFixed(1)
  const shares = judged.map(({ at, tally }) => ({ at, ...chanceOf(tally) }))
  const line = shares.map(({ at, share }) => `${x(at)} ${y(share)}`)
  // What has happened is known for certain, whatever its interval says.
  const band = judged.at(-1)?.end ? shares.slice(0, -1) : shares
  const above = band.map(({ at, high }) => `${x(at)} ${y(high)}`)
  const below = band.map(({ at, low }) => `${x(at)} ${y(low)}`).reverse()
  const tone = display.sides[0]?.tone ?? 'dark'
  const [mine, other] = [SIDE[tone], SIDE[tone === 'dark' ? 'light' : 'dark']]
  const height = TOP + TALL + 46 + Math.max(1, points.length) * ROW + 30
  const name = rules.sides[0] ?? ''
  const turns = judged.filter(({ turn, end }, at) => !end && judged[at - 1]?.turn !== turn)
  const title = `${rules.name}: chance of ${name} to win`
  return drawing({ width: WIDTH, height, title, heading: rules.name }, [
    text(24, 62, `${scenario}: how likely ${name} wins, with its 95 % interval`, { size: 14, fill: FAINT }),
    `<rect x="${LEFT}" y="${TOP}" width="${SPAN}" height="${TALL}" fill="${SUNK}"/>`,
    ...[0, 25, 50, 75, 100].map(
      (share) =>
        `<path d="M${LEFT} ${y(share / 100)}H${LEFT + SPAN}" stroke="${LINE}"${share === 50 ? ` stroke-width="2"` : ''}/>${text(LEFT - 8, Number(y(share / 100)) + 4, `${share}`, { size: 12, fill: FAINT, anchor: 'end' })}`,
    ),
    ...turns.map(
      ({ at, turn }) =>
        `<path d="M${x(at)} ${TOP}V${TOP + TALL}" stroke="${LINE}"/>${text(Number(x(at)) + 3, TOP + TALL + 16, `${turn}`, { size: 12, fill: FAINT })}`,
    ),
    `<path d="M${[...above, ...below].join('L')}Z" fill="${mine}" opacity="0.22"/>`,
    `<path d="M${line.join('L')}" fill="none" stroke="${mine}" stroke-width="2.5" stroke-linejoin="round"/>`,
    ...shares.map(({ at, share }) => `<circle cx="${x(at)}" cy="${y(share)}" r="2.6" fill="${mine}"/>`),
    ...points.map(({ to }, at) => {
      const { share } = shares.find((one) => one.at === to)!
      return `<circle cx="${x(to)}" cy="${y(share)}" r="9" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/>${text(Number(x(to)), Number(y(share)) + 4, `${at + 1}`, { size: 12, weight: 700, anchor: 'middle' })}`
    }),
    ...(points.length === 0
      ? [
          text(LEFT, TOP + TALL + 50, 'No turn changed the chance by more than it is in doubt.', {
            size: 14,
            fill: FAINT,
          }),
        ]
      : points.map(({ turn, side, chance, split }, at) => {
          const parts = split
            ? `: choices ${percent(split.choice)}, dice ${percent(split.luck)} (± ${Math.round(split.doubt * 100)})`
            : ''
          const row = TOP + TALL + 46 + at * ROW
          const tint = side === 1 ? mine : other
          return `${text(24, row, `${at + 1}`, { size: 14, weight: 700 })}<rect x="42" y="${row - 10}" width="10" height="10" rx="2" fill="${tint}"/>${text(LEFT, row, `Turn ${turn}, ${rules.sides[side - 1] ?? 'the rules'}: ${percent(chance)}${parts}`, { size: 14 })}`
        })),
  ])
}

interface Look {
  readonly size: number
  readonly weight?: number
  readonly fill?: string
  readonly anchor?: 'end' | 'middle'
}

const text = (x: number, y: number, words: string, { size, weight, fill, anchor }: Look): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${weight ? ` font-weight="${weight}"` : ''}${fill ? ` fill="${fill}"` : ''}${anchor ? ` text-anchor="${anchor}"` : ''}>${escaped(words)}</text>`

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))} %`

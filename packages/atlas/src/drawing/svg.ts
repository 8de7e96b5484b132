import type { Drawing, Item, Label, Shape } from './drawing.ts'
import { round } from './pen.ts'
import { HALO_OPACITY, haloWidth, LEADING, lettersOf } from './text.ts'

/** Faces of medium weight are families of their own to renderers that go by what is written in a font. */
const FAMILIES: Readonly<Record<Label['font'], string>> = {
  name: "Alegreya, Georgia, 'DejaVu Serif', serif",
  number: "'Barlow Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif",
  note: "'Source Sans 3', system-ui, sans-serif",
}
const MEDIUM: Readonly<Record<Label['font'], string>> = {
  name: `'Alegreya Medium', ${FAMILIES.name}`,
  number: `'Barlow Condensed Medium', ${FAMILIES.number}`,
  note: `'Source Sans 3 Medium', ${FAMILIES.note}`,
}

/** A drawing as an SVG file. `width` is that of the picture; the height follows. */
export function toSvg(drawing: Drawing, width: number = drawing.width): string {
  const { left, top, background, layers } = drawing
  const height = (drawing.height * width) / drawing.width
  const body = layers.map(({ name, items }) => `<g id="${name}">${items.map(itemSvg).join('')}</g>`).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="${round(left)} ${round(top)} ${round(drawing.width)} ${round(drawing.height)}">
<rect x="${round(left)}" y="${round(top)}" width="100%" height="100%" fill="${background}"/>
${body}
</svg>
`
}

/** Some things on their own, to be put into a picture. */
export const svgOf = (items: readonly Item[]): string => items.map(itemSvg).join('')

const itemSvg = (item: Item): string => (item.kind === 'shape' ? shapeSvg(item) : labelSvg(item))

function shapeSvg({ path, fill, fillOpacity, stroke, strokeOpacity, width, dash, cap }: Shape): string {
  return `<path d="${path}"${attributes({
    fill: fill ?? 'none',
    'fill-opacity': fillOpacity,
    stroke,
    'stroke-opacity': strokeOpacity,
    'stroke-width': width,
    'stroke-dasharray': dash?.join(' '),
    'stroke-linecap': cap,
    'stroke-linejoin': stroke === undefined ? undefined : 'round',
  })}/>`
}

function labelSvg(label: Label): string {
  const { font, size, weight, italic, colour, opacity, halo } = label
  const face = {
    'font-family': weight === 500 ? MEDIUM[font] : FAMILIES[font],
    'font-size': round(size),
    'font-weight': weight,
    'font-style': italic ? 'italic' : undefined,
  }
  const ring = {
    ...face,
    stroke: halo,
    'stroke-width': round(haloWidth(size)),
    'stroke-opacity': HALO_OPACITY,
    'stroke-linejoin': 'round',
    fill: 'none',
  }
  const ink = { ...face, fill: colour, 'fill-opacity': opacity }
  // The halo is a text of its own, since not every renderer knows the order of paint.
  return (halo === undefined ? [ink] : [ring, ink])
    .flatMap((how) =>
      rowsOf(label).map(({ text, ...where }) => `<text${attributes({ ...where, ...how })}>${text}</text>`),
    )
    .join('')
}

/** A line of text for every line of the label, or one with a place and a turn for each of its letters. */
function rowsOf(label: Label) {
  const { text, size, anchor, spacing, course, turn, x, y } = label
  if (course) {
    const letters = lettersOf(label, course)
    return [
      {
        text: escaped(text),
        x: letters.map((letter) => round(letter.x)).join(' '),
        y: letters.map((letter) => round(letter.y)).join(' '),
        rotate: letters.map((letter) => round(letter.turn)).join(' '),
      },
    ]
  }
  return text.split('\n').map((line, n) => ({
    text: escaped(line),
    x: round(x),
    y: round(y + n * LEADING * size),
    transform: turn ? `rotate(${turn} ${round(x)} ${round(y)})` : undefined,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'letter-spacing': spacing === undefined ? undefined : round(spacing),
  }))
}

const attributes = (named: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

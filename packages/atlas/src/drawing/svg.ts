import type { Drawing, Item, Label, Shape } from './drawing.ts'
import { round } from './pen.ts'

const FONTS: Readonly<Record<Label['font'], string>> = {
  name: "Alegreya, Georgia, 'DejaVu Serif', serif",
  number: "'Barlow Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif",
  note: "'Source Sans 3', system-ui, sans-serif",
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

function labelSvg({
  x,
  y,
  text,
  font,
  size,
  weight,
  italic,
  colour,
  opacity,
  anchor,
  spacing,
  turn,
  halo,
}: Label): string {
  const where = { x: round(x), y: round(y), transform: turn ? `rotate(${turn} ${round(x)} ${round(y)})` : undefined }
  const face = {
    'font-family': FONTS[font],
    'font-size': size,
    'font-weight': weight,
    'font-style': italic ? 'italic' : undefined,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'letter-spacing': spacing,
  }
  // The halo is a text of its own, since not every renderer knows the order of paint.
  const ring =
    halo === undefined
      ? ''
      : `<text${attributes({ ...where, ...face, stroke: halo, 'stroke-width': 3.4, 'stroke-opacity': 0.88, 'stroke-linejoin': 'round', fill: halo })}>${escaped(text)}</text>`
  return `${ring}<text${attributes({ ...where, ...face, fill: colour, 'fill-opacity': opacity })}>${escaped(text)}</text>`
}

const attributes = (named: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Colours of the house: paper, ink, and the two sides. */
export const PAPER = '#fcf9f3'
export const SUNK = '#f3ecdf'
export const LINE = '#ddd2bf'
export const INK = '#2a251f'
export const FAINT = '#6d6355'
export const SIDE = { light: '#9ca79b', dark: '#a5492f' } as const

const BODY = `"Source Sans 3", system-ui, sans-serif`
const TITLE = `Alegreya, Georgia, serif`

/** A sheet of paper with a heading, as SVG; empty parts are left out. */
export const drawing = (
  { width, height, title, heading }: { width: number; height: number; title: string; heading: string },
  parts: readonly string[],
): string =>
  `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family='${BODY}' fill="${INK}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<text x="24" y="38" font-size="24" font-weight="700" font-family='${TITLE}'>${escaped(heading)}</text>`,
    ...parts.filter((part) => part !== ''),
    '</svg>',
  ].join('\n')}\n`

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

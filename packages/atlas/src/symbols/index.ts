import type { Arm } from '@hexfront/core'
import ms from 'milsymbol'
import type { ArmSymbol } from '../drawing/counter.ts'

/** Where the frame of a symbol lies in the library's pictures. */
const LEFT = 25
const TOP = 50

/** Codes of MIL-STD-2525; those in brackets we draw ourselves. */
const CODES: Readonly<Record<Arm, string>> = {
  infantry: 'SFGPUCI-------',
  motorized: 'SFGPUCIM------',
  mechanized: 'SFGPUCIZ------',
  armor: 'SFGPUCA-------',
  cavalry: 'SFGPUCR-------',
  ski: 'SFGPUCIS------',
  security: 'SFGPUCS-------',
  airborne: 'SFGPUCIA------',
  recon: 'SFGPUCRVA-----',
  motorcycle: 'SFGPUCRVM-----',
  artillery: 'SFGPUCF-------',
  rockets: 'SFGPUCFRMS----',
  'assault gun': 'SFGPUCFHE-----',
  antitank: 'SFGPUCAA------',
  flak: 'SFGPUCD-------',
  engineer: 'SFGPUCE-------',
  fortress: '[fortress]',
  headquarters: '[headquarters]',
  railhead: '[railhead]',
  train: '[train]',
  group: '10031000001210000000',
  supply: 'SFGPUSS-------',
  air: 'SFGPUCVF------',
  unknown: '[unknown]',
}

const OWN: Readonly<Record<string, ArmSymbol>> = {
  '[fortress]': {
    strokes: [{ path: 'M0 78H22V56H43V78H64V56H86V78H107V56H128V78H150', width: 6 }],
    fills: [],
    texts: [],
  },
  '[headquarters]': { strokes: [], fills: [], texts: [{ text: 'HQ', x: 75, y: 53, size: 58 }] },
  '[unknown]': { strokes: [], fills: [], texts: [{ text: '?', x: 75, y: 53, size: 72 }] },
  '[train]': {
    strokes: [{ path: 'M22 62V40H58V24H76V40H92V30H104V40H128V62ZM10 84H140', width: 6 }],
    fills: ['M36 73a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z', 'M96 73a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z'],
    texts: [],
  },
  // Drawn without a box: rails on sleepers.
  '[railhead]': { strokes: [], fills: [], texts: [] },
}

/** Symbols of troops as plain paths: the library that knows them is far larger than they are. */
export function allSymbols(): Record<string, ArmSymbol> {
  return Object.fromEntries(Object.entries(CODES).map(([arm, code]) => [arm, OWN[code] ?? symbolOf(arm, code)]))
}

function symbolOf(arm: string, code: string): ArmSymbol {
  const symbol = new ms.Symbol(code, { size: 100, strokeWidth: 7, infoFields: false, frame: false, fill: false })
  if (!symbol.isValid()) throw new Error(`milsymbol does not know ${code}, the symbol of ${arm}`)
  const strokes: { path: string; width: number }[] = []
  const fills: string[] = []
  const texts: { text: string; x: number; y: number; size: number }[] = []
  for (const [, kind = '', attributes = '', text = ''] of symbol
    .asSVG()
    .matchAll(/<(path|circle|text)([^>]*)>([^<]*)/g)) {
    const read = (name: string): string => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    if (kind === 'text') {
      const [x, y] = [Number(read('x')) - LEFT, Number(read('y')) - TOP]
      texts.push({ text, x, y, size: Number(read('font-size')) })
      continue
    }
    const path = kind === 'circle' ? circle(Number(read('cx')), Number(read('cy')), Number(read('r'))) : read('d')
    const moved = movedPath(path)
    if (read('stroke') !== 'none') strokes.push({ path: moved, width: Number(read('stroke-width')) })
    // Open lines have no inside, whatever their fill.
    if (read('fill') !== 'none' && /[zZ]\s*$/.test(path)) fills.push(moved)
  }
  if (strokes.length + fills.length + texts.length === 0) throw new Error(`the symbol of ${arm} is empty`)
  return { strokes, fills, texts }
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r},${y} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0 Z`

/** Absolute points move by the corner of the frame; a first relative move counts as absolute. */
function movedPath(path: string): string {
  let isFirst = true
  return path.trim().replace(/([A-Za-z])([^A-Za-z]*)/g, (_piece, letter: string, text: string) => {
    const numbers = text.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    const isAbsolute = letter === letter.toUpperCase()
    const moved = numbers.map((number, n) => {
      if (letter === 'V') return number - TOP
      if (letter === 'H') return number - LEFT
      const isMoved = isAbsolute || (isFirst && letter === 'm' && n < 2)
      return isMoved ? number - (n % 2 === 0 ? LEFT : TOP) : number
    })
    isFirst = false
    return `${letter}${moved.map((number) => Math.round(number * 100) / 100).join(' ')}`
  })
}

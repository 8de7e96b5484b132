import type { Drawing } from '@hexfront/atlas'
import { Misuse } from './misuse.ts'

/** The shorter and the longer side, in millimetres. */
export const PAPERS: Readonly<Record<string, readonly [number, number]>> = {
  A0: [841, 1189],
  A1: [594, 841],
  A2: [420, 594],
  A3: [297, 420],
  A4: [210, 297],
  letter: [215.9, 279.4],
  tabloid: [279.4, 431.8],
}

/** What no printer reaches, at each edge. */
const UNPRINTED = 5

export interface Sheet {
  readonly width: number
  readonly height: number
}

/** The sheet of this name, turned so that a picture is as large on it as it can be. */
export function sheetFor(name: string, { width, height }: Sheet): Sheet {
  const sides = PAPERS[name]
  if (!sides) throw new Misuse(`--paper ${name}: there is no such size (there are ${Object.keys(PAPERS).join(', ')})`)
  const [short, long] = sides
  return width > height ? { width: long, height: short } : { width: short, height: long }
}

/** The drawing in the middle of a sheet, with its own colour round it. */
export function onSheet(drawing: Drawing, { width, height }: Sheet): Drawing {
  const perMillimetre = Math.max(drawing.width / (width - 2 * UNPRINTED), drawing.height / (height - 2 * UNPRINTED))
  const [wide, high] = [width * perMillimetre, height * perMillimetre]
  return {
    ...drawing,
    left: drawing.left - (wide - drawing.width) / 2,
    top: drawing.top - (high - drawing.height) / 2,
    width: wide,
    height: high,
  }
}

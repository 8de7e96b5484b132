import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { Item } from '@hexfront/atlas'

const FACES = [
  '@fontsource/alegreya/files/alegreya-latin-500-normal.woff',
  '@fontsource/alegreya/files/alegreya-latin-500-italic.woff',
  '@fontsource/alegreya/files/alegreya-latin-700-normal.woff',
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff',
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
] as const

/** The faces of the maps as files that a renderer can read; unpacked once. */
export function fontFiles(): string[] {
  const { resolve } = createRequire(import.meta.url)
  const folder = join(tmpdir(), 'hexfront-fonts')
  mkdirSync(folder, { recursive: true })
  return FACES.map((face) => {
    const packed = join(
      dirname(resolve(`${face.split('/').slice(0, 2).join('/')}/package.json`)),
      ...face.split('/').slice(2),
    )
    const file = join(folder, basename(face).replace('.woff', '.ttf'))
    if (!existsSync(file)) writeFileSync(file, unpackWoff(readFileSync(packed)))
    return file
  })
}

/** The face that a label is set in; notes are set as names are. */
export function faceFile({ font, weight, italic }: Pick<Label, 'font' | 'weight' | 'italic'>): string {
  const family = font === 'number' ? 'barlow-condensed' : 'alegreya'
  const style = italic && family === 'alegreya' ? '500-italic' : `${weight}-normal`
  const file = fontFiles().find((each) => basename(each) === `${family}-latin-${style}.ttf`)
  if (file === undefined) throw new Error(`there is no face ${family} ${style}`)
  return file
}

type Label = Extract<Item, { kind: 'label' }>

const HEADER = 44
const ENTRY = 20

/** A WOFF file is a TrueType file whose tables are deflated one by one (W3C, WOFF 1.0). */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, n) => {
    const at = HEADER + n * ENTRY
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    }
  })
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  tables.forEach(({ tag, checksum, data }, n) => {
    const at = 12 + 16 * n
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

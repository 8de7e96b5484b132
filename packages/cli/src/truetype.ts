/** What a page needs to know of a TrueType face: which glyph a letter has, and how wide it is. */
export interface Face {
  readonly file: Buffer
  readonly name: string
  /** Thousandths of the size. */
  readonly ascent: number
  readonly descent: number
  readonly box: readonly number[]
  readonly italicAngle: number
  glyph(letter: string): number
  width(glyph: number): number
}

export function readFace(file: Buffer): Face {
  const tables = new Map<string, Buffer>()
  for (let n = 0; n < file.readUInt16BE(4); n++) {
    const at = 12 + 16 * n
    const offset = file.readUInt32BE(at + 8)
    tables.set(file.toString('latin1', at, at + 4), file.subarray(offset, offset + file.readUInt32BE(at + 12)))
  }
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)
    if (!found) throw new Error(`a font without the table ${tag} cannot be embedded`)
    return found
  }
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
  const share = 1000 / head.readUInt16BE(18)
  const metrics = hhea.readUInt16BE(34)
  const glyphs = lettersOf(table('cmap'))
  return {
    file,
    name: postscriptName(table('name')),
    ascent: Math.round(hhea.readInt16BE(4) * share),
    descent: Math.round(hhea.readInt16BE(6) * share),
    box: [36, 38, 40, 42].map((at) => Math.round(head.readInt16BE(at) * share)),
    italicAngle: table('post').readInt32BE(4) / 65536,
    glyph: (letter) => glyphs.get(letter.codePointAt(0) ?? 0) ?? 0,
    width: (glyph) => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4) * share,
  }
}

/** The letters of the Unicode table of format 4, which every face of the Latin alphabet has. */
function lettersOf(cmap: Buffer): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  for (let n = 0; n < cmap.readUInt16BE(2); n++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * n + 4))
    if (table.readUInt16BE(0) !== 4) continue
    const count = table.readUInt16BE(6) / 2
    for (let segment = 0; segment < count; segment++) {
      const at = 14 + 2 * segment
      const last = table.readUInt16BE(at)
      const first = table.readUInt16BE(at + 2 * count + 2)
      const shift = table.readUInt16BE(at + 4 * count + 2)
      const offset = table.readUInt16BE(at + 6 * count + 2)
      for (let code = first; code <= last && code < 0xffff; code++) {
        const listed = offset === 0 ? code : table.readUInt16BE(at + 6 * count + 2 + offset + 2 * (code - first))
        if (offset === 0 || listed !== 0) glyphs.set(code, (listed + shift) & 0xffff)
      }
    }
    return glyphs
  }
  throw new Error('a font without letters in Unicode cannot be embedded')
}

const POSTSCRIPT_NAME = 6
const WINDOWS = 3

function postscriptName(names: Buffer): string {
  const strings = names.readUInt16BE(4)
  for (let n = 0; n < names.readUInt16BE(2); n++) {
    const at = 6 + 12 * n
    if (names.readUInt16BE(at + 6) !== POSTSCRIPT_NAME || names.readUInt16BE(at) !== WINDOWS) continue
    const from = strings + names.readUInt16BE(at + 10)
    const text = Buffer.from(names.subarray(from, from + names.readUInt16BE(at + 8))).swap16()
    return text.toString('utf16le').replace(/[^\w-]/g, '')
  }
  return 'Face'
}

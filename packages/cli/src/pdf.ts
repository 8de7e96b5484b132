import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import type { Drawing, Item } from '@hexfront/atlas'
import { HALO_OPACITY, haloWidth, LEADING, lettersOf } from '@hexfront/atlas/drawing'
import type { Point } from '@hexfront/core'
import { faceFile } from './fonts.ts'
import { piecesOf } from './outline.ts'
import { type Face, readFace } from './truetype.ts'

type Label = Extract<Item, { kind: 'label' }>
type Shape = Extract<Item, { kind: 'shape' }>

const POINTS_PER_MILLIMETRE = 72 / 25.4

/** A drawing as a PDF of one page, so many millimetres wide: every line a line, every name a text in its own face. */
export function toPdf(drawing: Drawing, millimetres: number): Buffer {
  const by = (millimetres * POINTS_PER_MILLIMETRE) / drawing.width
  const [width, height] = [drawing.width * by, drawing.height * by]
  const page = new Page()
  const content = [
    `q ${figures(by, 0, 0, -by, -drawing.left * by, height + drawing.top * by)} cm 1 j`,
    `${colour(drawing.background)} rg ${figures(drawing.left, drawing.top, drawing.width, drawing.height)} re f`,
    ...drawing.layers.flatMap(({ items }) =>
      items.map((item) => (item.kind === 'shape' ? page.shape(item) : page.label(item))),
    ),
    'Q',
  ].join('\n')
  const file = new Objects()
  const contents = file.add(stream('', deflateSync(Buffer.from(content, 'latin1'))))
  const fonts = page.fonts(file)
  const veils = page.veils()
  const pages = file.reserve()
  const sheet = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${figures(width, height)}] /Contents ${contents} 0 R /Resources << /Font << ${fonts} >> /ExtGState << ${veils} >> >> >>`,
  )
  file.put(pages, `<< /Type /Pages /Kids [${sheet} 0 R] /Count 1 >>`)
  return file.written(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`))
}

/** What is drawn on a page, and which faces and veils it needs. */
class Page {
  readonly #faces = new Map<string, Used>()
  readonly #veils = new Map<string, string>()

  shape({ path, fill, fillOpacity, stroke, strokeOpacity, width = 1, dash, cap }: Shape): string {
    if (path === '' || (fill === undefined && stroke === undefined)) return ''
    const drawn = piecesOf(path)
      .map(([letter, ...points]) => `${figures(...points)} ${OPERATORS[letter]}`)
      .join('\n')
    const styles = [
      this.#veil(fillOpacity ?? 1, strokeOpacity ?? 1),
      fill === undefined ? '' : `${colour(fill)} rg`,
      stroke === undefined
        ? ''
        : `${colour(stroke)} RG ${figure(width)} w ${cap === 'round' ? 1 : 0} J [${(dash ?? []).map(figure).join(' ')}] 0 d`,
    ]
    const how = fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B'
    return `${styles.join(' ')}\n${drawn} ${how}`
  }

  label(label: Label): string {
    const { halo, opacity = 1, size } = label
    const rows = this.#rows(label)
    const ring =
      halo === undefined
        ? ''
        : `${this.#veil(1, HALO_OPACITY)} BT 1 Tr ${colour(halo)} RG ${figure(haloWidth(size))} w 0 J [] 0 d ${rows} ET\n`
    return `${ring}${this.#veil(opacity, 1)} BT 0 Tr ${colour(label.colour)} rg ${rows} ET`
  }

  /** The letters of a label one by one along its course, or its lines one under the other. */
  #rows(label: Label): string {
    const { x, y, text, size, anchor, spacing = 0, turn = 0, course } = label
    const used = this.#used(label)
    const face = `/${used.id} ${figure(size)} Tf ${figure(course ? 0 : spacing)} Tc`
    const rows = course
      ? lettersOf(label, course).map((letter) => shown([used.glyph(letter.letter)], letter, letter.turn))
      : text.split('\n').map((line, n) => {
          const glyphs = [...line].map((letter) => used.glyph(letter))
          const wide = glyphs.reduce((sum, glyph) => sum + (used.face.width(glyph) * size) / 1000 + spacing, -spacing)
          const back = anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0
          const angle = (turn * Math.PI) / 180
          const down = n * LEADING * size
          const at = {
            x: x - back * Math.cos(angle) - down * Math.sin(angle),
            y: y - back * Math.sin(angle) + down * Math.cos(angle),
          }
          return shown(glyphs, at, turn)
        })
    return [face, ...rows].join(' ')
  }

  fonts(file: Objects): string {
    return [...this.#faces.values()].map((used) => `/${used.id} ${used.embedded(file)} 0 R`).join(' ')
  }

  veils(): string {
    return [...this.#veils].map(([veil, id]) => `/${id} << ${veil} >>`).join(' ')
  }

  #veil(fill: number, stroke: number): string {
    const veil = `/ca ${figure(fill)} /CA ${figure(stroke)}`
    const id = this.#veils.get(veil) ?? `G${this.#veils.size}`
    this.#veils.set(veil, id)
    return `/${id} gs`
  }

  #used(label: Label): Used {
    const file = faceFile(label)
    const used = this.#faces.get(file) ?? new Used(`F${this.#faces.size}`, readFace(readFileSync(file)))
    this.#faces.set(file, used)
    return used
  }
}

/** Letters that begin at a point and run on at some degrees, clockwise. */
function shown(glyphs: readonly number[], { x, y }: Point, turn: number): string {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return `${figures(cos, sin, sin, -cos, x, y)} Tm <${glyphs.map(hex).join('')}> Tj`
}

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

/** A face and the letters that were written in it. */
class Used {
  readonly id: string
  readonly face: Face
  readonly #letters = new Map<number, string>()

  constructor(id: string, face: Face) {
    this.id = id
    this.face = face
  }

  glyph(letter: string): number {
    const glyph = this.face.glyph(letter)
    this.#letters.set(glyph, letter)
    return glyph
  }

  embedded(file: Objects): number {
    const { name, ascent, descent, box, italicAngle, file: data } = this.face
    const program = file.add(stream(`/Length1 ${data.length}`, deflateSync(data)))
    const descriptor = file.add(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box.join(' ')}] /ItalicAngle ${italicAngle} /Ascent ${ascent} /Descent ${descent} /CapHeight ${ascent} /StemV 80 /FontFile2 ${program} 0 R >>`,
    )
    const glyphs = [...this.#letters.keys()].sort((a, b) => a - b)
    const widths = glyphs.map((glyph) => `${glyph} [${figure(this.face.width(glyph))}]`).join(' ')
    const descendant = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [${widths}] >>`,
    )
    const unicode = file.add(stream('', deflateSync(Buffer.from(this.#unicode(), 'latin1'))))
    return file.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
    )
  }

  /** So that names can be searched for and copied. */
  #unicode(): string {
    const pairs = [...this.#letters].map(
      ([glyph, letter]) =>
        `<${hex(glyph)}> <${[...Buffer.from(letter, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`,
    )
    const blocks = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, n) => pairs.slice(n * 100, n * 100 + 100))
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CMapName /Letters def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n')
  }
}

const hex = (glyph: number): string => glyph.toString(16).padStart(4, '0')

/** The numbered objects of a file. */
class Objects {
  readonly #bodies: (string | Buffer)[] = []

  reserve(): number {
    return this.#bodies.push('')
  }

  add(body: string | Buffer): number {
    return this.#bodies.push(body)
  }

  put(number: number, body: string): void {
    this.#bodies[number - 1] = body
  }

  written(root: number): Buffer {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
    let length = parts[0]!.length
    const offsets = this.#bodies.map((body, n) => {
      const at = length
      const object = Buffer.concat([
        Buffer.from(`${n + 1} 0 obj\n`, 'latin1'),
        Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'),
        Buffer.from('\nendobj\n', 'latin1'),
      ])
      parts.push(object)
      length += object.length
      return at
    })
    const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
    const count = offsets.length + 1
    parts.push(
      Buffer.from(
        `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer << /Size ${count} /Root ${root} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
        'latin1',
      ),
    )
    return Buffer.concat(parts)
  }
}

const stream = (more: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${data.length} /Filter /FlateDecode ${more} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream', 'latin1'),
  ])

const figure = (n: number): string => String(Math.round(n * 1000) / 1000)
const figures = (...numbers: readonly number[]): string => numbers.map(figure).join(' ')

/** `#F3EBD8` in shares of one. */
const colour = (text: string): string =>
  [1, 3, 5].map((at) => figure(Number.parseInt(text.slice(at, at + 2), 16) / 255)).join(' ')

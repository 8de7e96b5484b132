import type { Provenance } from '@hexfront/core'
import { AXIS } from '../../sides.ts'
import type { Box, Counter } from '../counter.ts'

/** What a letter in the lists stands for. */
export type Origins = Readonly<Record<string, Provenance>>

/** The counters of a list of ground units, row by row; a line that begins with # names their formation. */
export const groundCounters = (side: number, list: string, origins: Origins): Counter[] =>
  rowsOf(list).map(({ formation, cells }) => {
    const [id = '', label = '', title = '', kind = '', box = '', faces = '', sp = '', mark = '', more = ''] = cells
    const [type = '', size = ''] = kind.split(', ')
    const shown = more.split(', ').filter((word) => word !== '')
    const figures = (word: string): number[] =>
      (shown.find((one) => one.startsWith(`${word} `)) ?? '').split(' ').map(Number).filter(Number.isFinite)
    const rest = (word: string): string => shown.find((one) => one.startsWith(`${word} `))?.slice(word.length + 1) ?? ''
    const [support = 0, range = 0] = figures('support')
    const [command = 0, recovery = 0] = figures('command')
    return {
      id: idOf(side, id),
      name: nameOn(label),
      label: labelOf(id, label),
      title,
      side,
      type: oneOf(TYPES, type, id),
      size: oneOf(SIZES, size, id),
      formation,
      division: rest('of'),
      faces: faces
        .split(' ')
        .filter((face) => face !== '')
        .map(faceOf),
      box: oneOf(BOXES, box, id),
      isBanded: shown.includes('banded'),
      sp: Number(sp),
      support,
      range,
      command,
      recovery,
      traits: TRAITS.filter((trait) => shown.includes(trait)),
      air: null,
      home: rest('home'),
      provenance: originOf(origins, mark, id),
    }
  })

/** The same of a list of air units. */
export const airCounters = (side: number, list: string, origins: Origins): Counter[] =>
  rowsOf(list).map(({ formation, cells }) => {
    const [id = '', name = '', title = '', values = '', mark = '', more = ''] = cells
    const [kind = '', figures = '', , aa = '0'] = values.split(' ')
    const [rating = 0, cas = 0, interdiction = 0] = figures.split('/').map(Number)
    return {
      id: idOf(side, id),
      name,
      title,
      side,
      type: 'air',
      size: 'regiment',
      formation,
      division: '',
      faces: [],
      box: 'white',
      isBanded: false,
      sp: 0,
      support: 0,
      range: 0,
      command: 0,
      recovery: 0,
      traits: TRAITS.filter((trait) => more.split(', ').includes(trait)),
      air: { kind: oneOf(AIR_KINDS, kind, id), rating, cas, interdiction, aa: Number(aa) },
      home: '',
      provenance: originOf(origins, mark, id),
    }
  })

const TYPES: readonly Counter['type'][] = [
  'armor',
  'motorized',
  'recon',
  'motorcycle',
  'engineer',
  'artillery',
  'rocket',
  'super-heavy',
  'assault gun',
  'flak',
  'antiaircraft',
  'antitank',
  'infantry',
  'security',
  'airborne',
  'substitute',
  'cavalry',
  'militia',
  'school',
  'zap',
  'mg',
  'train',
  'hq',
  'base',
]
const SIZES: readonly Counter['size'][] = ['battalion', 'regiment', 'brigade', 'division', 'army']
const BOXES: readonly Box[] = ['red', 'orange', 'yellow', 'white', 'green', 'gray']
const AIR_KINDS = ['bomber', 'fighter', 'dual', 'transport', 'dummy'] as const
const TRAITS: readonly Counter['traits'][number][] = [
  'attack only',
  'bunker buster',
  'guards',
  'nkvd',
  'removed',
  'Tk',
  'reserve',
  'moscow',
]

const idOf = (side: number, id: string): string => `${side === AXIS ? 'g' : 's'}:${id}`

/** Regiments of divisions say of which kind: `7/4 Pz`, `7/4 Tk`. */
const labelOf = (id: string, label: string): string =>
  /^\w+\/\d+$/.test(label) && id.startsWith(label) && id !== label ? `${label} ${id.slice(label.length)}` : label

/** What fits on a counter: the number, or a short name whole. */
const nameOn = (label: string): string => (/^[A-Z][A-Za-z]+ \S/.test(label) ? label : label.split(' ')[0]!)

const faceOf = (text: string): Counter['faces'][number] => {
  const [attack = 0, defence = 0, movement = 0] = text.split('-').map(Number)
  return { attack, defence, movement }
}

function oneOf<T extends string>(words: readonly T[], word: string, id: string): T {
  const known = words.find((one) => one === word)
  if (known === undefined) throw new Error(`efs: ${id} is a ${word}, and there are ${words.join(', ')}`)
  return known
}

function originOf(origins: Origins, mark: string, id: string): Provenance {
  const origin = origins[mark]
  if (origin === undefined) throw new Error(`efs: ${id} has no mark`)
  return origin
}

interface Row {
  readonly formation: string
  readonly cells: readonly string[]
}

function rowsOf(list: string): Row[] {
  const rows: Row[] = []
  let formation = ''
  for (const line of list.trim().split('\n'))
    if (line.startsWith('# ')) formation = line.slice(2)
    else rows.push({ formation, cells: line.split('|').map((cell) => cell.trim()) })
  return rows
}

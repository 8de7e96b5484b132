import type { Arm, Face } from '@hexfront/core'
import { callingOf, facesOf } from '../../display/faces.ts'
import { ordinal } from '../../words.ts'
import { type Counter, GERMAN, type Kind } from '../counters.ts'
import { damos } from '../index.ts'
import type { DamosSetting } from '../scenarios.ts'

export const SIDE_NAMES = ['', 'German', 'Russian'] as const

const ARMS: Readonly<Record<Kind, Arm>> = {
  infantry: 'infantry',
  airborne: 'airborne',
  nkvd: 'security',
  cavalry: 'cavalry',
  motorized: 'motorized',
  armor: 'armor',
  'mechanized corps': 'mechanized',
}

/** C2.2: type, size and name; what a counter is worth is no part of its face. */
export const faces = facesOf<Counter, DamosSetting>((counter) => ({
  side: counter.side,
  arm: ARMS[counter.kind],
  size: counter.size,
  name: counter.name,
  ...wordsOf(counter),
  formation: counter.formation,
  stripe: stripeOf(counter),
}))

export const { called, namingOf } = callingOf(damos, faces)

type Words = Pick<Face, 'label' | 'title'>

function wordsOf(counter: Counter): Words {
  const { name, side, kind } = counter
  const number = Number.parseInt(name, 10)
  if (Number.isNaN(number)) return namedWords(counter)
  const of = (label: string, title: string): Words => ({ label, title: `${ordinal(number)} ${title}` })
  if (side !== GERMAN) return of(name, russianTitle(name, kind))
  if (kind === 'infantry') return of(`${name} Inf`, 'Infantry Division')
  return of(name, GERMAN_TITLES[kind] ?? 'Division')
}

const GERMAN_TITLES: Readonly<Partial<Record<Kind, string>>> = {
  armor: 'Panzer Division',
  motorized: 'Motorized Division',
  cavalry: 'Cavalry Division',
}

/** What the letters on a Russian counter stand for. */
const RUSSIAN_TITLES: Readonly<Record<string, string>> = {
  RC: 'Rifle Corps',
  MC: 'Mechanized Corps',
  RD: 'Rifle Division',
  TD: 'Tank Division',
  TB: 'Tank Brigade',
  RB: 'Rifle Brigade',
  CC: 'Cavalry Corps',
  Ab: 'Airborne Corps',
  NKVD: 'NKVD Border Regiment',
  Mil: 'Moscow Militia Division',
  'G RC': 'Guards Rifle Corps',
  'G RD': 'Guards Rifle Division',
  'G CC': 'Guards Cavalry Corps',
}

const russianTitle = (name: string, kind: Kind): string => RUSSIAN_TITLES[name.replace(/^\d+ /, '')] ?? kind

/** Those that are called by a name. */
function namedWords({ name }: Counter): Words {
  switch (name) {
    case 'Lehr 900':
      return { label: name, title: '900th Lehr Brigade' }
    case 'SS Reich':
      return { label: name, title: 'SS Division Reich' }
    case 'Grossdeutschland':
      return { label: 'GD', title: 'Regiment Grossdeutschland' }
    default:
      return { label: name, title: `Cavalry Group ${name}` }
  }
}

/** Troops that came and marched together, by the army or the group of their corps. */
const STRIPES: readonly (readonly [stripe: string, formations: readonly string[]])[] = [
  ['#2B2B2B', ['XXXIX Motorized Corps', 'LVII Motorized Corps', '3rd Panzer Group']],
  ['#8A2F2A', ['XXIV Motorized Corps', 'XLVI Motorized Corps', 'XLVII Motorized Corps']],
  ['#E8C547', ['V Corps', 'VI Corps', 'VIII Corps', 'XX Corps', 'XLII Corps']],
  ['#5B7FA6', ['VII Corps', 'IX Corps', 'XIII Corps', 'XLIII Corps', 'XII Corps']],
  ['#F0B429', ['3rd Army', '4th Army']],
  ['#9BC46A', ['10th Army']],
  ['#7FB2DE', ['13th Army and front reserve', 'Border troops']],
]

/** All others, by when they come: reserves of the summer, of autumn, of the winter. */
const LATER = ['#F4F1E8', '#F6E7CF', '#C9B7E0'] as const

function stripeOf({ formation, turn }: Counter): string {
  const known = turn === 0 ? STRIPES.find(([, formations]) => formations.includes(formation)) : undefined
  return known?.[0] ?? LATER[turn <= 3 ? 0 : turn <= 8 ? 1 : 2]
}

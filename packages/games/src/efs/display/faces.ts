import type { Arm, Face } from '@hexfront/core'
import { callingOf, NOBODY } from '../../display/faces.ts'
import { once } from '../../once.ts'
import { capital, ordinal } from '../../words.ts'
import type { Box, Counter } from '../data/counter.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import type { EfsSetting } from '../scenarios.ts'

export const SIDE_NAMES = ['', 'Axis', 'Soviet'] as const

/** 4.7, 14.24: a piece of which no more is seen than that it is there. */
const unknown = (side: number): Face => ({
  side,
  arm: 'unknown',
  size: '',
  name: '',
  label: 'a hidden unit',
  title: `${side === AXIS ? 'An' : 'A'} ${SIDE_NAMES[side]} unit that is not seen`,
  formation: 'Not seen',
  stripe: '#6F675C',
})

/** By unit; after the counters come pieces that a view does not know. */
export const faces = once(({ roster, unknownRows }: EfsSetting): readonly Face[] =>
  roster.map((counter, unit) =>
    counter ? faceOf(counter) : unknownRows[unit] === 0 ? NOBODY : unknown(unknownRows[unit]!),
  ),
)

export const { called, namingOf } = callingOf(efs, faces)

const ARMS: Readonly<Record<Counter['type'], Arm>> = {
  armor: 'armor',
  motorized: 'motorized',
  recon: 'recon',
  motorcycle: 'motorcycle',
  engineer: 'engineer',
  artillery: 'artillery',
  rocket: 'rockets',
  'super-heavy': 'artillery',
  'assault gun': 'assault gun',
  flak: 'flak',
  antiaircraft: 'flak',
  antitank: 'antitank',
  infantry: 'infantry',
  security: 'security',
  airborne: 'airborne',
  substitute: 'infantry',
  cavalry: 'cavalry',
  militia: 'security',
  school: 'infantry',
  zap: 'infantry',
  mg: 'fortress',
  train: 'train',
  hq: 'headquarters',
  base: 'supply',
  air: 'air',
}

function faceOf(counter: Counter): Face {
  const { side, type, size, formation, isBanded, box, air } = counter
  const group = divisionName(counter.division)
  return {
    side,
    arm: ARMS[type],
    size: air === null ? size : '',
    ...wordsOf(counter),
    formation,
    stripe: stripeOf(formation),
    ...(group === '' ? {} : { group }),
    ...(air === null ? { box: BOX_COLOURS[box] } : {}),
    ...(isBanded ? { band: BAND } : {}),
  }
}

/** The boxes of the movement allowances, light enough for dark figures. */
const BOX_COLOURS: Readonly<Record<Box, string>> = {
  red: '#F09A8B',
  orange: '#F4C27C',
  yellow: '#F3E58A',
  white: '#FBF7EC',
  green: '#B9DBA2',
  gray: '#CFCCC4',
}

/** 3.2: no zone of control. */
const BAND = '#E9CF4E'

/** What divisions are called by the letters behind their number. */
const DIVISIONS: Readonly<Record<string, string>> = {
  Pz: 'Panzer Division',
  M: 'Motorized Division',
  RD: 'Rifle Division',
  Mos: 'Moscow Motorized Division',
  Tk: 'Tank Division',
}

/** `17 Pz`, spelled out; nothing of units that belong to none. */
function divisionName(division: string): string {
  const [number = '', letters = ''] = division.split(' ')
  if (division === '') return ''
  if (division === 'SS R') return 'SS Division Reich'
  return `${ordinal(Number(number))} ${DIVISIONS[letters] ?? letters}`
}

type Words = Pick<Face, 'name' | 'label' | 'title'>

/** What units of a type are, and how that is shortened. */
const TITLES: Readonly<Record<Counter['type'], readonly [short: string, title: string]>> = {
  armor: ['', 'Panzer Regiment'],
  motorized: ['', 'Motorized Regiment'],
  recon: ['', 'Reconnaissance Battalion'],
  motorcycle: ['', 'Motorcycle Battalion'],
  engineer: ['Eng', 'Engineers'],
  artillery: ['Art', 'Artillery'],
  rocket: ['Nbw', 'Rocket Regiment'],
  'super-heavy': ['', 'Super-heavy Battery'],
  'assault gun': ['StG', 'Assault Gun Battalion'],
  flak: ['Flak', 'Flak Regiment'],
  antiaircraft: ['AA', 'Anti-aircraft Brigade'],
  antitank: ['AT', 'Anti-tank Brigade'],
  infantry: ['Inf', 'Infantry Division'],
  security: ['Sec', 'Security Division'],
  airborne: ['Abn', 'Airborne Brigade'],
  substitute: ['', 'Regiment'],
  cavalry: ['Cav', 'Cavalry Division'],
  militia: ['Mil', 'Militia Brigade'],
  school: ['', 'Officer School'],
  zap: ['Zap', 'Replacement Regiment'],
  mg: ['', 'Machine-gun Battalion'],
  train: ['Train', 'Armoured Trains'],
  hq: ['', 'Army, headquarters'],
  base: ['', 'Supply Base'],
  air: ['', ''],
}

function wordsOf(counter: Counter): Words {
  const { name, type, size, division, side, air, traits } = counter
  if (air !== null) return flyer(counter)
  if (counter.label !== undefined && counter.title !== undefined)
    return { name, label: counter.label, title: counter.title }
  if (division !== '') return ofDivision(counter)
  if (type === 'hq') return { name, label: name, title: `${numbered(name)} Army headquarters` }
  if (type === 'militia')
    return traits.includes('untried')
      ? { name: 'Vitebsk', label: 'Vitebsk Mil', title: 'Vitebsk Militia, untried' }
      : {
          name: name.replace('Vitebsk', 'Vit'),
          label: `${name} Mil`,
          title: `${numbered(name)} Vitebsk Militia Brigade`,
        }
  if (side === SOVIET) return sovietWords(counter)
  const [short, title] = TITLES[type]
  if (name === '900') return { name, label: '900 Lehr', title: '900th Lehr Brigade' }
  const isOfCorps = /^[IVXL]+$/.test(name)
  const whole = isOfCorps
    ? `${title} of ${name} Corps`
    : titled(name, type === 'artillery' ? `${title} ${capital(size)}` : title)
  return { name, label: `${name} ${short}`, title: whole }
}

/** Two of a number and the division it stands in: `39/17 Pz`. */
function ofDivision({ name, type, division, side }: Counter): Words {
  const [number = ''] = name.split('/')
  const title = side === SOVIET && type === 'armor' ? 'Tank Regiment' : TITLES[type][1]
  return {
    name,
    label: `${number}/${division}`,
    title: `${ordinal(Number(number))} ${title}, ${divisionName(division)}`,
  }
}

function sovietWords({ name, type, size, traits }: Counter): Words {
  if (type === 'infantry' && size === 'division')
    return { name, label: `${name} Rifle`, title: `${numbered(name)} Rifle Division` }
  if (type === 'armor')
    return {
      name: short(name),
      label: size === 'brigade' ? `${name} Bde` : name,
      title: `${numbered(name)} Tank ${size === 'brigade' ? 'Brigade' : 'Division'}`,
    }
  if (type === 'motorized') return { name: short(name), label: name, title: `${numbered(name)} Motorized Division` }
  if (type === 'cavalry')
    return { name: short(name), label: `${numbered(name)} Cavalry`, title: `${numbered(name)} Cavalry Division` }
  if (type === 'rocket' && traits.includes('guards'))
    return { name, label: `${name} Rockets`, title: `${numbered(name)} Guards Mortar Regiment` }
  if (type === 'artillery') {
    if (name.endsWith(' Army'))
      return { name: short(name), label: `${short(name)} Army Art`, title: `Artillery of the ${numbered(name)} Army` }
    if (name.endsWith(' Hv'))
      return { name, label: `${short(name)} Heavy Art`, title: `${numbered(name)} Heavy Artillery Regiment` }
    return { name, label: `${name} Art`, title: `${named(name)} Artillery Regiment` }
  }
  if (name === '1 Minsk') return { name: 'Minsk', label: name, title: '1st Minsk Regiment' }
  const [abbreviation, title] = TITLES[type]
  return { name, label: abbreviation === '' ? name : `${name} ${abbreviation}`, title: titled(name, title) }
}

/** Air units go by their make, and by the wing they are of. */
function flyer({ id, name }: Counter): Words {
  const wing = id.slice(id.indexOf('air:') + 4)
  return { name, label: `${name} ${wing}`, title: `${name} of ${wing}` }
}

const short = (name: string): string => name.split(' ')[0]!
const numbered = (name: string): string => ordinal(Number.parseInt(name, 10))
/** `29+49`, `275th`. */
const named = (name: string): string => (/^\d+$/.test(name) ? numbered(name) : name)
const titled = (name: string, title: string): string => `${named(name)} ${title}`

/** Corps and armies that meet on one map differ in lightness. */
const STRIPES: Readonly<Record<string, string>> = {
  'XXXIX Motorized Corps': '#2B2B2B',
  'LVII Motorized Corps': '#E8C547',
  'XLVII Motorized Corps': '#8A2F2A',
  'XLVI Motorized Corps': '#5B7FA6',
  '3rd Panzer Group': '#F4F1E8',
  'V Corps': '#E8C547',
  'VIII Corps': '#5B7FA6',
  'XLIII Corps': '#F4F1E8',
  'IX Corps': '#8A2F2A',
  'XX Corps': '#2B2B2B',
  'VII Corps': '#D98A4B',
  'VIII Fliegerkorps': '#5B7FA6',
  'II Fliegerkorps': '#8A2F2A',
  '13th Army': '#F0B429',
  '20th Army': '#7FB2DE',
  '22nd Army': '#9BC46A',
  '19th Army': '#F6E7CF',
  '16th Army': '#C9B7E0',
  '24th Army': '#F0B429',
  '30th Army': '#9BC46A',
  '43rd Army': '#2E1A12',
  'Vitebsk militia': '#2E1A12',
  'Guards mortars': '#F4F1E8',
  'Western Front air force': '#C9B7E0',
}

const stripeOf = (formation: string): string => STRIPES[formation] ?? '#6F675C'

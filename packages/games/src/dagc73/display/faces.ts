import type { Arm, Face } from '@hexfront/core'
import { callingOf, type Formation, facesOf, NO_FORMATION } from '../../display/faces.ts'
import { ordinal } from '../../words.ts'
import { type Counter, GERMAN, SOVIET } from '../counters.ts'
import { dagc73 } from '../index.ts'
import type { Dagc73Setting } from '../scenarios.ts'

export const SIDE_NAMES = ['', 'German', 'Soviet'] as const

export const faces = facesOf(faceOf)

export const { called, namingOf } = callingOf(dagc73, faces)

function faceOf(counter: Counter, unit: number, setting: Dagc73Setting): Face {
  const { side, size } = counter
  if (counter.kind !== 'battlegroup')
    return { side, size: size === 'railhead' ? '' : size, ...wordsFor(counter), ...formationOf(setting, counter, unit) }
  const parent = setting.battlegroup.indexOf(unit)
  const division = setting.roster[parent]!
  const words = wordsFor(division)
  return {
    side,
    size: 'battlegroup',
    arm: words.arm,
    name: words.name,
    label: `KG ${words.label}`,
    title: `Battle group of the ${words.title}`,
    ...formationOf(setting, division, parent),
  }
}

type Words = Pick<Face, 'arm' | 'name' | 'label' | 'title'>

function wordsFor(counter: Counter): Words {
  if (counter.kind === 'railhead') {
    const number = counter.name.slice(2)
    return { arm: 'railhead', name: `RH ${number}`, label: `Railhead ${number}`, title: `Railhead ${number}` }
  }
  const words = counter.side === GERMAN ? germanWords(counter) : sovietWords(counter)
  // R73-03: one of these may be an ordinary reinforcement; its number is in use all the same.
  return counter.id.endsWith('U')
    ? { ...words, label: `${words.label} (U)`, title: `${words.title}, from the Ukraine` }
    : words
}

/** What a German counter is, by the letters behind its number. */
const GERMAN_KINDS: Readonly<Record<string, { arm: Arm; short: string; label: string; title: string }>> = {
  St: { arm: 'infantry', short: 'St', label: 'Storm', title: 'Storm Division' },
  JG: { arm: 'infantry', short: 'Jg', label: 'Jäger', title: 'Jäger Division' },
  S: { arm: 'security', short: 'S', label: 'Sec', title: 'Security Division' },
  Lt: { arm: 'infantry', short: 'Lt', label: 'Light', title: 'Light Division' },
  R: { arm: 'infantry', short: 'R', label: 'Res', title: 'Reserve Division' },
  Ski: { arm: 'ski', short: 'Ski', label: 'Ski', title: 'Ski Brigade' },
  Cav: { arm: 'cavalry', short: 'Cav', label: 'Cav', title: 'Cavalry Brigade' },
  SS: { arm: 'mechanized', short: 'SS', label: 'SS PzGr', title: 'SS Panzergrenadier Division' },
}

function germanWords({ name, kind, strength, movement }: Counter): Words {
  if (name === 'FH')
    return { arm: 'mechanized', name: 'FH', label: 'FH PzGr', title: 'Feldherrnhalle Panzergrenadier Division' }
  if (name.startsWith('Ka')) {
    const letter = name.slice(2)
    return { arm: 'infantry', name: `Ka ${letter}`, label: `Det ${letter}`, title: `Corps Detachment ${letter}` }
  }
  const number = Number.parseInt(name, 10)
  const letters = name.replace(/^\d+/, '')
  const special = GERMAN_KINDS[letters]
  if (special) {
    const { arm, short, label, title } = special
    return { arm, name: `${number} ${short}`, label: `${number} ${label}`, title: `${ordinal(number)} ${title}` }
  }
  const plain = (arm: Arm, label: string, title: string): Words => ({
    arm,
    name,
    label: `${name} ${label}`,
    title: `${ordinal(number)} ${title}`,
  })
  if (kind === 'armor') return plain('armor', 'Pz', 'Panzer Division')
  if (kind === 'mechanized infantry') return plain('mechanized', 'PzGr', 'Panzergrenadier Division')
  // The sheet has plain 1-5 infantry 4, 6 and 12: on this front the Luftwaffe's field divisions had these numbers.
  if (strength === 1 && movement === 5) return plain('infantry', 'LwF', 'Luftwaffe Field Division')
  return strength === 1 ? plain('infantry', 'Div', 'Division') : plain('infantry', 'Inf', 'Infantry Division')
}

const SOVIET_KINDS: Readonly<Partial<Record<Counter['kind'], { arm: Arm; label: string; title: string }>>> = {
  infantry: { arm: 'infantry', label: 'Rifle', title: 'Rifle Corps' },
  armor: { arm: 'armor', label: 'Tank', title: 'Tank Corps' },
  'mechanized infantry': { arm: 'mechanized', label: 'Mech', title: 'Mechanized Corps' },
  cavalry: { arm: 'cavalry', label: 'Cav', title: 'Cavalry Corps' },
}

function sovietWords(counter: Counter): Words {
  const { name, kind } = counter
  const { arm, label, title } = SOVIET_KINDS[kind]!
  if (name === 'Pol') return { arm, name: 'Pol', label: 'Polish', title: 'Polish Corps' }
  // One corps of the sheet has no number.
  if (name === 'X') return { arm, name: '', label: 'X Rifle', title: 'Rifle Corps without a number' }
  const number = Number.parseInt(name, 10)
  if (!isGuards(counter))
    return { arm, name: String(number), label: `${number} ${label}`, title: `${ordinal(number)} ${title}` }
  const kindLabel = kind === 'infantry' ? '' : ` ${label}`
  return {
    arm,
    name: `${number} Gds`,
    label: `${number} Gds${kindLabel}`,
    title: `${ordinal(number)} Guards ${title}`,
  }
}

const isGuards = ({ name, kind, strength }: Counter): boolean =>
  name.endsWith('Gd') || (kind === 'infantry' && strength === 4)

/** The counters name no armies: stripes tell kinds apart that are moved and counted otherwise than the rest. */
const FORMATIONS = {
  mobile: { formation: 'Mechanized reserve', stripe: '#2B2B2B' },
  security: { formation: 'Rear area', stripe: '#F4F1E8' },
  reinforcement: { formation: 'Reinforcement', stripe: '#E8C547' },
  ukraine: { formation: 'From the Ukraine, counts double', stripe: '#5B7FA6' },
  guards: { formation: 'Guards', stripe: '#F0B429' },
  sovietMobile: { formation: 'Mobile troops', stripe: '#2E1A12' },
  guardsMobile: { formation: 'Guards mobile troops', stripe: '#F6E7CF' },
} as const satisfies Record<string, Formation>

function formationOf({ atStart }: Dagc73Setting, counter: Counter, unit: number): Formation {
  if (counter.kind === 'railhead') return NO_FORMATION
  if (counter.side === SOVIET) {
    if (counter.kind === 'infantry') return isGuards(counter) ? FORMATIONS.guards : NO_FORMATION
    return isGuards(counter) ? FORMATIONS.guardsMobile : FORMATIONS.sovietMobile
  }
  if (counter.isUkrainian) return FORMATIONS.ukraine
  if (unit > atStart) return FORMATIONS.reinforcement
  if (counter.kind === 'armor' || counter.kind === 'mechanized infantry') return FORMATIONS.mobile
  return counter.strength === 1 && counter.movement === 4 ? FORMATIONS.security : NO_FORMATION
}

import type { Arm, Face, Naming, Size } from '@hexfront/core'
import { callingOf, type Formation, facesOf, NO_FORMATION } from '../../display/faces.ts'
import { spot } from '../../display/spots.ts'
import { ordinal } from '../../words.ts'
import type { Counter, Kind } from '../counters.ts'
import { pes } from '../index.ts'
import type { State } from '../state.ts'

export const faces = facesOf(faceOf)

const calling = callingOf(pes, faces)
export const { called } = calling

/** Hexes by their towns, too. */
export function namingOf(s: State): Naming {
  const name = calling.namingOf(s)
  return (kind, value) => (kind === 'place' && value <= s.setting.ground.size ? spot(s, value) : name(kind, value))
}

function faceOf(counter: Counter): Face {
  return { side: counter.side, ...LOOKS[counter.kind], ...wordsFor(counter), ...formationOf(counter) }
}

/** 2.13: symbols and sizes. */
const LOOKS: Readonly<Record<Kind, { readonly arm: Arm; readonly size: Size }>> = {
  panzer: { arm: 'armor', size: 'division' },
  motorized: { arm: 'motorized', size: 'division' },
  infantry: { arm: 'infantry', size: 'division' },
  cavalry: { arm: 'cavalry', size: 'division' },
  brigade: { arm: 'motorized', size: 'brigade' },
  flak: { arm: 'flak', size: 'brigade' },
  rifle: { arm: 'infantry', size: 'division' },
  militia: { arm: 'infantry', size: 'division' },
  tank: { arm: 'armor', size: 'division' },
  mechanized: { arm: 'motorized', size: 'division' },
  airborne: { arm: 'airborne', size: 'corps' },
  zone: { arm: 'fortress', size: '' },
  group: { arm: 'group', size: 'corps' },
  horse: { arm: 'cavalry', size: 'corps' },
  army: { arm: 'group', size: 'army' },
  entrenchment: { arm: 'fortress', size: '' },
}

type Words = Pick<Face, 'name' | 'label' | 'title'> & { readonly size?: Size }

function wordsFor({ name, kind }: Counter): Words {
  const special = SPECIAL[name]
  if (special) return special
  const number = Number(name)
  switch (kind) {
    case 'zone':
      return { name: `FZ ${name}`, label: `FZ ${name}`, title: `${ordinal(number)} Fortified Zone` }
    case 'flak':
      return { name, label: `${name} Flak`, title: `Motorized Flak Group ${name}` }
    case 'entrenchment':
      return { name: `EM ${name}`, label: `Entrenchment ${name}`, title: `Entrenchment ${name}` }
    case 'army':
      return { name, label: `${name} Army`, title: `${ordinal(number)} Army of Southwest Front` }
    case 'militia':
      return { name: `${name} M`, label: `${name} Militia`, title: `${ordinal(number)} Militia Division` }
    default: {
      const { label, title } = NUMBERED[kind]!
      return { name, label: `${name} ${label}`, title: `${ordinal(number)} ${title}` }
    }
  }
}

const NUMBERED: Readonly<Partial<Record<Kind, { readonly label: string; readonly title: string }>>> = {
  panzer: { label: 'Pz', title: 'Panzer Division' },
  motorized: { label: 'Mot', title: 'Motorized Division' },
  infantry: { label: 'Inf', title: 'Infantry Division' },
  cavalry: { label: 'Cav', title: 'Cavalry Division' },
  rifle: { label: 'Rifle', title: 'Rifle Division' },
  tank: { label: 'Tank', title: 'Tank Division' },
  mechanized: { label: 'Mot Rifle', title: 'Motorized Rifle Division' },
  airborne: { label: 'Abn', title: 'Airborne Corps' },
}

const operational = (name: string, of: string): Words => ({ name, label: of, title: `Operational Group ${of}` })
const mounted = (name: string, of: string): Words => ({ name, label: of, title: `Cavalry Group ${of}` })

/** 2.14: abbreviations, as the rulebook spells them out. */
const SPECIAL: Readonly<Record<string, Words>> = {
  SS: { name: 'SS', label: 'SS Mot', title: 'SS Motorized Division Reich' },
  L: { name: 'L', label: 'Lehr', title: 'Lehr Brigade' },
  GD: { name: 'GD', label: 'GD', title: 'Gross Deutschland Regiment', size: 'regiment' },
  Bat: mounted('Bat', 'Batskelevich'),
  Bol: operational('Bol', 'Boldin'),
  Dov: mounted('Dov', 'Dovator'),
  Ego: operational('Ego', 'Egorov'),
  Eln: operational('Eln', 'Elnia'),
  Erm: operational('Erm', 'Ermakov'),
  Gor: operational('Gor', 'Gorodovikov'),
  // Called as a man, not as the town.
  Kal: operational('Kal', 'Kalinin Group'),
  Kas: operational('Kas', 'Kachalov'),
  Kho: operational('Kho', 'Khomenko'),
  Kul: mounted('Kul', 'Kuliev'),
  Mas: operational('Mas', 'Maslennikov'),
  Rok: operational('Rok', 'Rokossovsky'),
}

const FORMATIONS = {
  second: { formation: 'Panzer Group 2', stripe: '#2B2B2B' },
  third: { formation: 'Panzer Group 3', stripe: '#E8C547' },
  flak: { formation: 'I Flak Corps', stripe: '#A33B2E' },
  typhoon: { formation: 'From the neighbouring army groups', stripe: '#5B7FA6' },
  mobile: { formation: 'Specialist, mobile troops', stripe: '#2E1A12' },
  zone: { formation: 'Specialist, only in or west of the line', stripe: '#8C8172' },
  militia: { formation: 'Regular, militia', stripe: '#F6E7CF' },
  group: { formation: 'Stavka', stripe: '#F0B429' },
  army: { formation: 'Southwest Front', stripe: '#F6E7CF' },
} as const satisfies Record<string, Formation>

/** Mechanized divisions of 22 June by panzer group; the prepared deployment keeps them together. */
const THIRD_GROUP = ['g:7Pz', 'g:12Pz', 'g:19Pz', 'g:20Pz', 'g:14Mot', 'g:18Mot', 'g:20Mot', 'g:L']

function formationOf({ id, kind, turn }: Counter): Formation {
  switch (kind) {
    case 'panzer':
    case 'motorized':
    case 'brigade':
      if (turn !== 0) return FORMATIONS.typhoon
      return THIRD_GROUP.includes(id) ? FORMATIONS.third : FORMATIONS.second
    case 'infantry':
      return turn === 0 ? NO_FORMATION : FORMATIONS.typhoon
    case 'flak':
      return FORMATIONS.flak
    case 'tank':
    case 'mechanized':
    case 'airborne':
      return FORMATIONS.mobile
    case 'zone':
      return FORMATIONS.zone
    case 'militia':
      return FORMATIONS.militia
    case 'group':
    case 'horse':
      return FORMATIONS.group
    case 'army':
      return FORMATIONS.army
    default:
      return NO_FORMATION
  }
}

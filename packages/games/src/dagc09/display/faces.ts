import type { Arm, Face } from '@hexfront/core'
import { callingOf, type Formation, NO_FORMATION, NOBODY } from '../../display/faces.ts'
import { once } from '../../once.ts'
import { ordinal } from '../../words.ts'
import { type Counter, GERMAN, type Kind, SOVIET, UNKNOWN_ROWS } from '../counters.ts'
import { dagc09 } from '../index.ts'
import type { Dagc09Setting } from '../scenarios.ts'

export const SIDE_NAMES = ['', 'German', 'Soviet'] as const

/** 6.8: what the German sees of a unit that lies below another. */
const UNKNOWN: Face = {
  side: SOVIET,
  arm: 'unknown',
  size: '',
  name: '',
  label: 'a hidden unit',
  title: 'A Soviet unit below the top of its stack',
  formation: 'Not seen',
  stripe: '#6F675C',
}

/** By unit; after the counters come pieces that a view does not know. */
export const faces = once(({ roster }: Dagc09Setting): readonly Face[] =>
  roster.map((counter, unit) => (counter ? faceOf(counter) : UNKNOWN_ROWS[unit] === 0 ? NOBODY : UNKNOWN)),
)

export const { called, namingOf } = callingOf(dagc09, faces)

const ARMS: Readonly<Record<Kind, Arm>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  armor: 'armor',
  guards: 'infantry',
  shock: 'infantry',
  'cavalry-mechanized group': 'cavalry',
  'fortified locality': 'fortress',
}

function faceOf(counter: Counter): Face {
  const { side, kind } = counter
  const words = side === GERMAN ? germanWords(counter) : sovietWords(counter)
  return { side, arm: ARMS[kind], ...words, ...formationOf(counter) }
}

type Words = Pick<Face, 'size' | 'name' | 'label' | 'title'>

function germanWords({ id, name, kind, formation }: Counter): Words {
  if (kind === 'fortified locality')
    return { size: '', name, label: `FL ${name}`, title: `Fortified locality of ${name}` }
  if (formation === 'korps gruppe')
    return { size: 'battlegroup', name, label: `KG ${name}`, title: `Korps Gruppe ${name}` }
  const number = Number.parseInt(id.slice(2), 10)
  if (name.endsWith('SS'))
    return { size: 'corps', name, label: `${number} SS Pz`, title: `${ordinal(number)} SS Panzer Corps` }
  return kind === 'armor'
    ? { size: 'corps', name, label: `${number} Pz`, title: `${ordinal(number)} Panzer Corps` }
    : { size: 'corps', name, label: `${number} Corps`, title: `${ordinal(number)} Infantry Corps` }
}

function sovietWords({ id, name, kind }: Counter): Words {
  if (kind === 'cavalry-mechanized group')
    return { size: 'corps', name, label: `${name} group`, title: `Cavalry-Mechanized Group ${name}` }
  const number = Number.parseInt(id.slice(2), 10)
  const army = (label: string, title: string): Words => ({
    size: 'army',
    name: `${number}${label === '' ? '' : ` ${label}`}`,
    label: `${number} ${label === '' ? 'Army' : label}`,
    title: `${ordinal(number)} ${title}`,
  })
  if (kind === 'shock') return army('Shock', 'Shock Army')
  if (kind === 'guards') return army('Gds', 'Guards Army')
  if (kind === 'armor') return name.endsWith('GT') ? army('GdsT', 'Guards Tank Army') : army('Tank', 'Tank Army')
  return name.endsWith('Pol') ? army('Pol', 'Polish Army') : army('', 'Army')
}

/** Stripes tell apart what the rules treat apart: fronts and groups first, then types with rules of their own. */
const FORMATIONS = {
  ukrainian: { formation: '1st Ukrainian Front', stripe: '#7FB2DE' },
  shock: { formation: 'Shock armies', stripe: '#2E1A12' },
  guards: { formation: 'Guards armies', stripe: '#F0B429' },
  tanks: { formation: 'Tank armies', stripe: '#F6E7CF' },
  cavalry: { formation: 'Cavalry-mechanized groups', stripe: '#9BC46A' },
  panzer: { formation: 'Panzer corps', stripe: '#2B2B2B' },
  korpsGruppe: { formation: 'Korps Gruppen', stripe: '#E8C547' },
  locality: { formation: 'Fortified localities', stripe: '#F4F1E8' },
  northUkraine: { formation: 'Army Group North Ukraine', stripe: '#5B7FA6' },
  fifthPanzerArmy: { formation: 'Fifth Panzer Army', stripe: '#8A2F2A' },
} as const satisfies Record<string, Formation>

const BY_FORMATION: Readonly<Partial<Record<Counter['formation'], Formation>>> = {
  'first ukrainian front': FORMATIONS.ukrainian,
  'korps gruppe': FORMATIONS.korpsGruppe,
  'fortified locality': FORMATIONS.locality,
  'north ukraine': FORMATIONS.northUkraine,
  'fifth panzer army': FORMATIONS.fifthPanzerArmy,
}

const BY_KIND: Readonly<Partial<Record<Kind, Formation>>> = {
  shock: FORMATIONS.shock,
  guards: FORMATIONS.guards,
  'cavalry-mechanized group': FORMATIONS.cavalry,
}

function formationOf({ side, kind, formation }: Counter): Formation {
  const own = BY_FORMATION[formation] ?? BY_KIND[kind]
  if (own) return own
  if (kind !== 'armor') return NO_FORMATION
  return side === SOVIET ? FORMATIONS.tanks : FORMATIONS.panzer
}

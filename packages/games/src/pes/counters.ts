import { type Provenance, printed, reconstructed, repaired } from '@hexfront/core'

/** The counters (2.3-2.14). Which are printed, which repaired and which ours is said of each. */
export const GERMAN = 1
export const SOVIET = 2

const KINDS = {
  panzer: { side: GERMAN, name: 'panzer division' },
  motorized: { side: GERMAN, name: 'motorized division' },
  infantry: { side: GERMAN, name: 'infantry division' },
  cavalry: { side: GERMAN, name: 'cavalry division' },
  brigade: { side: GERMAN, name: 'motorized brigade or regiment' },
  flak: { side: GERMAN, name: 'motorized flak group' },
  rifle: { side: SOVIET, name: 'rifle division' },
  militia: { side: SOVIET, name: 'militia division' },
  tank: { side: SOVIET, name: 'tank division' },
  mechanized: { side: SOVIET, name: 'motorized rifle division' },
  airborne: { side: SOVIET, name: 'airborne corps' },
  zone: { side: SOVIET, name: 'fortified zone' },
  group: { side: SOVIET, name: 'operational group' },
  horse: { side: SOVIET, name: 'cavalry group' },
  army: { side: SOVIET, name: 'combined-arms army' },
  entrenchment: { side: SOVIET, name: 'entrenchment' },
} as const

export type Kind = keyof typeof KINDS

export interface Counter {
  /** Unique in the game. */
  readonly id: string
  /** As on the counter. */
  readonly name: string
  readonly side: number
  readonly kind: Kind
  /** Combat dice on the full side, and on the reduced one; a unit of one step has no reduced side (2.6). */
  readonly dice: number
  readonly reduced: number
  /** The number in the corner: the turn of arrival, 0 from the start (2.10). */
  readonly turn: number
  readonly source: Provenance
}

const INFANTRY =
  '5 6 7 8 17 23 26 28 31 34 35 45 78 87 102 129 131 134 137 161 162 167 252 255 256 258 263 267 268 292 293'
const RIFLES = '2 6 8 13 17 24 27 37 42 49 50 55 56 64 75 85 86 100 108 113 121 143 155 161'
const RIFLES_2 =
  '18 38 46 53 61 73 98 102 110 112 117 127 129 132 134 137 144 148 151 152 153 154 158 160 162 167 170 172 174 186 187 229 232 233'
const RIFLES_5 = '19 89 91 107 119 120 133 145 149 166 178 222 242 243 244 250 251 252'

const OURS = reconstructed('from the order of battle of 1941')
const GROUPS = { group: 'Bol Ego Eln Erm Gor Kal Kas Kho Mas Rok', horse: 'Bat Dov Kul' } as const

/** What the pictures and the text of the rulebook say of single counters. */
const PICTURED: Readonly<Record<string, Provenance>> = {
  'g:1Pz': printed('2.4'),
  'g:8': repaired('its 4 stands in the pictures of 2.8 and 4.10'),
  'r:4Abn': printed('2.10'),
  'r:134': repaired('in the pictures of 2.9'),
  'r:17T': repaired('in the pictures of 2.9'),
  'r:FZ58': repaired('in the picture of 8.8'),
  'r:Kas': repaired('its 5 stands in the pictures of 2.9'),
  'r:SWF38': repaired('its 6 stands in the pictures of 2.9'),
}

/** 2.6: full side and reduced side; one step has no reduced side. */
type Steps = readonly [dice: number, reduced: number]

/** 3.1, 3.2, section 8 of the order of battle: Germans first, then the cup, the groups, the armies, the entrenchments. */
export const COUNTERS: readonly Counter[] = [
  ...german('panzer', '3 4 7 10 12 17 18 19 20', 'Pz', [5, 1], 0),
  ...german('motorized', '10 14 18 20 29', 'Mot', [4, 1], 0),
  ...german('motorized', 'SS', '', [4, 1], 0),
  ...german('infantry', INFANTRY, '', [4, 1], 0),
  ...german('cavalry', '1', 'Cav', [3, 1], 0),
  ...german('brigade', 'L GD', '', [1, 0], 0),
  ...german('flak', '101 102 103 104', 'Flak', [1, 0], 0),
  ...german('panzer', '1 6 9 11', 'Pz', [2, 1], 6),
  ...german('motorized', '3 16 25 36', 'Mot', [2, 1], 6),
  ...german('infantry', '56 95 98 206 251 253 262 296', '', [2, 1], 6),
  ...soviet('rifle', RIFLES, '', 0),
  ...soviet('tank', '4 7 22 25 26 27 29 30 31 33 36 38', 'T', 0),
  ...soviet('mechanized', '29 204 205 208 209 210', 'Mot', 0),
  ...soviet('airborne', '4', 'Abn', 0),
  ...soviet('zone', '58 61 62 63 64 65 66 68', 'FZ', 0),
  ...soviet('rifle', RIFLES_2, '', 2),
  ...soviet('tank', '13 14 17 18 48 50 55 57', 'T', 2),
  ...soviet('mechanized', '1 109 219 220', 'Mot', 2),
  ...soviet('rifle', RIFLES_5, '', 5),
  ...soviet('militia', '1 2 4 5 6 7 8 9 13 17 18 21', 'M', 5),
  ...soviet('tank', '101 102 104 105 107 108', 'T', 5),
  ...soviet('mechanized', '103 106', 'Mot', 5),
  ...named('group', GROUPS.group, (name) => `r:${name}`, [5, 1], 0),
  ...named('horse', GROUPS.horse, (name) => `r:${name}`, [5, 1], 0),
  ...named('army', '5 21 26 37 38', (name) => `r:SWF${name}`, [6, 1], 0),
  ...named('entrenchment', '1 2 3 4 5 6', (name) => `r:EM${name}`, [0, 0], 5),
]

/** 2.15: counters that are not units. */
export const MARKERS = [
  { name: 'Soviet front line', count: 50, source: reconstructed('3.1 prints 18 at the start; the rest of the sheet') },
  { name: 'game turn', count: 1, source: printed('2.15') },
  { name: 'movement points left', count: 1, source: printed('2.15') },
] as const

function german(kind: Kind, names: string, suffix: string, steps: Steps, turn: number): Counter[] {
  return named(kind, names, (name) => `g:${name}${suffix}`, steps, turn)
}

/** 2.10: one step and one die, whatever the size. */
function soviet(kind: Kind, names: string, suffix: string, turn: number): Counter[] {
  return named(kind, names, (name) => `r:${suffix === 'FZ' ? `FZ${name}` : `${name}${suffix}`}`, [1, 0], turn)
}

function named(kind: Kind, names: string, idOf: (name: string) => string, steps: Steps, turn: number): Counter[] {
  const [dice, reduced] = steps
  return names.split(' ').map((name) => {
    const id = idOf(name)
    return { id, name, side: KINDS[kind].side, kind, dice, reduced, turn, source: sourceOf(kind, id) }
  })
}

/** What the rulebook gives of a counter: by name, by its picture, by its number only, or nothing. */
function sourceOf(kind: Kind, id: string): Provenance {
  const own = PICTURED[id]
  if (own !== undefined) return own
  switch (kind) {
    case 'group':
    case 'horse':
      return repaired('named in 2.14, two steps by 12.7; its dice as those of Kas, since 12.2 makes all groups alike')
    case 'army':
      return repaired('five by 3.1; its dice as those of the 38th')
    case 'flak':
    case 'brigade':
      return repaired('in 6.3; one step, since 10.7 gives a reduced side to divisions only')
    case 'entrenchment':
      return printed('3.1')
    default:
      return OURS
  }
}

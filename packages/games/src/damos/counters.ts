import { type Provenance, reconstructed } from '@hexfront/core'

/** The counters (C1.1, C2.2): 60 German and 62 Russian units, and 18 markers. */
export const GERMAN = 1
export const RUSSIAN = 2

/** C2.1: what a unit is. A mechanized corps of 1941 is mostly tanks, and counts as armor. */
export type Kind = 'infantry' | 'airborne' | 'nkvd' | 'cavalry' | 'motorized' | 'armor' | 'mechanized corps'

/** X4.1: a brigade counts as a division, a regiment of the NKVD stacks for free. */
type Size = 'corps' | 'division' | 'brigade' | 'regiment'

export interface Counter {
  /** Unique in the game. */
  readonly id: string
  /** As on the counter. */
  readonly name: string
  readonly side: number
  readonly kind: Kind
  readonly size: Size
  /** C2.2: what it belongs to, for history alone. */
  readonly formation: string
  /** C2.4: printed strength, the most it can have. */
  readonly strength: number
  /** C2.2: movement allowance. */
  readonly movement: number
  /** X4.9: the turn in which it comes in; 0 for those at the start. */
  readonly turn: number
  readonly strengthFrom: Provenance
  readonly entryFrom: Provenance
}

const BY_HISTORY = reconstructed('order of battle of 22 June 1941')
const BY_ARRIVAL = reconstructed('when the unit came to the front of Army Group Center')
const BY_TYPE = reconstructed('scaled to the example of 8.13 by type and size; to be tuned by play')

type Row = readonly [id: string, name: string, kind: Kind, strength: number, movement: number, size?: Size]

/** A line of the order of battle. */
const formation = (side: number, of: string, turn: number, rows: readonly Row[]): Counter[] =>
  rows.map(([id, name, kind, strength, movement, size = 'division']) => ({
    id: `${side === GERMAN ? 'g' : 'r'}:${id}`,
    name,
    side,
    kind,
    size,
    formation: of,
    strength,
    movement,
    turn,
    strengthFrom: BY_TYPE,
    entryFrom: turn === 0 ? BY_HISTORY : BY_ARRIVAL,
  }))

const german = (of: string, ...rows: Row[]) => formation(GERMAN, of, 0, rows)
const russian = (of: string, ...rows: Row[]) => formation(RUSSIAN, of, 0, rows)
const germanOn = (turn: number, of: string, ...rows: Row[]) => formation(GERMAN, of, turn, rows)
const russianOn = (turn: number, of: string, ...rows: Row[]) => formation(RUSSIAN, of, turn, rows)

const panzer = (id: string, strength: number): Row => [`${id}Pz`, `${id} Pz`, 'armor', strength, 8]
const motorized = (id: string, strength: number): Row => [`${id}Mot`, `${id} Mot`, 'motorized', strength, 8]
const foot = (id: string, strength: number): Row => [id, id, 'infantry', strength, 5]

const GERMAN_START: readonly Counter[] = [
  ...german('XXXIX Motorized Corps', panzer('7', 8), panzer('20', 7), motorized('14', 5), motorized('20', 5)),
  ...german('LVII Motorized Corps', panzer('12', 7), panzer('19', 7), motorized('18', 5)),
  ...german('3rd Panzer Group', ['Lehr', 'Lehr 900', 'motorized', 2, 8, 'brigade']),
  ...german('V Corps', foot('5', 6), foot('35', 6)),
  ...german('VI Corps', foot('6', 6), foot('26', 6)),
  ...german('VIII Corps', foot('8', 6), foot('28', 6), foot('161', 5)),
  ...german('XX Corps', foot('162', 5), foot('256', 5)),
  ...german('XLII Corps', foot('87', 6), foot('102', 5), foot('129', 5)),
  ...german('VII Corps', foot('7', 6), foot('23', 6), foot('258', 5), foot('268', 5)),
  ...german('IX Corps', foot('137', 5), foot('263', 5), foot('292', 5)),
  ...german('XIII Corps', foot('17', 6), foot('78', 6)),
  ...german('XLIII Corps', foot('131', 5), foot('134', 5), foot('252', 5)),
  ...german('XII Corps', foot('31', 6), foot('34', 6), foot('45', 6)),
  ...german(
    'XXIV Motorized Corps',
    panzer('3', 8),
    panzer('4', 7),
    motorized('10', 5),
    ['1Cav', '1 Cav', 'cavalry', 4, 6],
    foot('267', 5),
  ),
  ...german(
    'XLVI Motorized Corps',
    panzer('10', 7),
    ['Reich', 'SS Reich', 'motorized', 7, 8],
    ['GD', 'Grossdeutschland', 'motorized', 3, 8, 'regiment'],
  ),
  ...german('XLVII Motorized Corps', panzer('17', 7), panzer('18', 8), motorized('29', 6), foot('167', 5)),
  ...german('Army group reserve', foot('255', 5), foot('293', 5)),
]

const GERMAN_LATER: readonly Counter[] = [
  ...germanOn(2, '2nd Army', foot('52', 5), foot('112', 5)),
  ...germanOn(3, '2nd and 9th Army', foot('15', 6), foot('106', 5)),
  ...germanOn(7, 'From Army Group North', panzer('1', 5), panzer('6', 5), motorized('36', 4), motorized('3', 4)),
  ...germanOn(7, 'From Army Group South', panzer('11', 6)),
  ...germanOn(7, 'Reserve of the High Command', panzer('2', 8), panzer('5', 8)),
]

const rifleCorps = (id: string, strength: number): Row => [`${id}RC`, `${id} RC`, 'infantry', strength, 4, 'corps']
const mechanizedCorps = (id: string, strength: number): Row => [
  `${id}MC`,
  `${id} MC`,
  'mechanized corps',
  strength,
  6,
  'corps',
]
const rifles = (id: string, strength: number): Row => [`${id}RD`, `${id} RD`, 'infantry', strength, 4]
const tankDivision = (id: string, strength: number): Row => [`${id}TD`, `${id} TD`, 'armor', strength, 6]
const tankBrigade = (id: string): Row => [`${id}TB`, `${id} TB`, 'armor', 2, 6, 'brigade']
const rifleBrigade = (id: string): Row => [`${id}RB`, `${id} RB`, 'infantry', 2, 4, 'brigade']
const border = (id: string): Row => [`${id}NKVD`, `${id} NKVD`, 'nkvd', 1, 4, 'regiment']

const RUSSIAN_START: readonly Counter[] = [
  ...russian('3rd Army', rifleCorps('4', 7), mechanizedCorps('11', 5)),
  ...russian(
    '10th Army',
    rifleCorps('1', 5),
    rifleCorps('5', 7),
    mechanizedCorps('6', 10),
    mechanizedCorps('13', 4),
    ['6CC', '6 CC', 'cavalry', 4, 6, 'corps'],
    rifles('155', 3),
  ),
  ...russian('4th Army', rifleCorps('28', 8), mechanizedCorps('14', 6)),
  ...russian(
    '13th Army and front reserve',
    rifleCorps('21', 7),
    rifleCorps('2', 5),
    rifleCorps('44', 5),
    rifleCorps('47', 6),
    rifles('50', 3),
    mechanizedCorps('17', 3),
    mechanizedCorps('20', 3),
    ['4AbC', '4 Ab', 'airborne', 4, 4, 'corps'],
  ),
  ...russian('Border troops', border('17'), border('86'), border('87')),
]

const RUSSIAN_LATER: readonly Counter[] = [
  ...russianOn(2, '22nd Army', rifleCorps('51', 6), rifleCorps('62', 6)),
  ...russianOn(
    2,
    '20th Army',
    rifleCorps('61', 6),
    rifleCorps('69', 6),
    mechanizedCorps('5', 9),
    mechanizedCorps('7', 9),
  ),
  ...russianOn(2, '19th Army', rifleCorps('25', 5), rifleCorps('34', 5)),
  ...russianOn(2, '21st Army', rifleCorps('63', 7), rifleCorps('67', 6)),
  ...russianOn(2, '16th Army', rifleCorps('32', 5), tankDivision('57', 3)),
  ...russianOn(3, '24th Army', rifleCorps('52', 6), rifleCorps('53', 6)),
  ...russianOn(3, '28th Army', rifleCorps('30', 6), tankDivision('104', 4)),
  ...russianOn(3, 'Yartsevo Group', tankDivision('101', 4)),
  ...russianOn(4, '29th Army', rifles('243', 3), rifles('252', 3)),
  ...russianOn(4, '31st Army', rifles('244', 3)),
  ...russianOn(4, 'Cavalry Group Dovator', ['Dov', 'Dovator', 'cavalry', 3, 6]),
  ...russianOn(5, '50th Army', rifles('217', 3), rifles('279', 3)),
  ...russianOn(6, 'Kaluga', ['5GRD', '5 G RD', 'infantry', 4, 4]),
  ...russianOn(6, 'Moscow Militia', ['2Mil', '2 Mil', 'infantry', 2, 3]),
  ...russianOn(7, 'Mtsensk', ['1GRC', '1 G RC', 'infantry', 6, 4, 'corps'], tankBrigade('4'), rifles('312', 3)),
  ...russianOn(8, 'Mozhaisk line', rifles('316', 4), rifles('32', 5), tankBrigade('9'), tankBrigade('17')),
  ...russianOn(9, 'Istra', rifles('78', 5)),
  ...russianOn(9, 'Tula', rifles('413', 4)),
  ...russianOn(9, 'Kashira', ['1GCC', '1 G CC', 'cavalry', 4, 6, 'corps']),
  ...russianOn(10, 'Tula', tankDivision('112', 3), rifles('239', 4)),
  ...russianOn(11, '1st Shock Army', rifleBrigade('29'), rifleBrigade('56')),
  ...russianOn(11, '10th Army', rifles('330', 3)),
  ...russianOn(12, '20th Army', rifles('331', 3)),
]

/** The Germans first: rules rely on it. */
export const COUNTERS: readonly Counter[] = [...GERMAN_START, ...GERMAN_LATER, ...RUSSIAN_START, ...RUSSIAN_LATER]

/** The last German unit; those after it are Russian. */
export const LAST_GERMAN = GERMAN_START.length + GERMAN_LATER.length

/** C1.1, C2.1: the rest of the 140 counters; strengths live in the position and need none. */
export const MARKERS: Readonly<Record<string, number>> = {
  turn: 1,
  air: 1,
  'replacement points': 2,
  railhead: 6,
  'attack plan': 4,
  posture: 4,
}

export const UNIT_IDS: readonly string[] = ['', ...COUNTERS.map(({ id }) => id)]

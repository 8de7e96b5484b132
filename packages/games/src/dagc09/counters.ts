import { type Provenance, printed, reconstructed, withUnknowns } from '@hexfront/core'

/** The counters (2.4 to 2.11). What the rules name is printed; the rest follows the order of battle of 22 June 1944. */
export const GERMAN = 1
export const SOVIET = 2

/** 2.7: types of unit; only fortified localities, cavalry-mechanized groups and shock armies have rules of their own. */
export type Kind =
  | 'infantry'
  | 'cavalry'
  | 'armor'
  | 'guards'
  | 'shock'
  | 'cavalry-mechanized group'
  | 'fortified locality'

/** 2.5: what a unit belongs to, which says how it comes into play. */
export type Formation =
  | 'main front'
  | 'first ukrainian front'
  | 'army group center'
  | 'korps gruppe'
  | 'fortified locality'
  | 'north ukraine'
  | 'fifth panzer army'

/** 10.4: the bank of the Dvina on which a Korps Gruppe comes in. */
type Bank = 'north' | 'south'

export interface Counter {
  /** Unique in the game. */
  readonly id: string
  /** As on the counter. */
  readonly name: string
  readonly side: number
  readonly kind: Kind
  readonly formation: Formation
  readonly full: number
  /** 2.11: 0 for a unit of one step. */
  readonly reduced: number
  /** 2.10. */
  readonly movement: number
  /** 3.1: the hex in which it starts, or the empty string. */
  readonly start: string
  /** 3.1: the first turn on which it can come in; 0 for those at the start. */
  readonly turn: number
  /** 3.6: redeployed in Bold Stroke. */
  readonly isStarred: boolean
  readonly bank: Bank | null
  /** Where its factors come from, and where its place or turn does. */
  readonly strengthFrom: Provenance
  readonly entryFrom: Provenance
}

type Shape = Pick<Counter, 'kind' | 'full' | 'reduced'>

const INFANTRY_CORPS: Shape = { kind: 'infantry', full: 3, reduced: 2 }
const PANZER_CORPS: Shape = { kind: 'armor', full: 5, reduced: 3 }
const KORPS_GRUPPE: Shape = { kind: 'infantry', full: 2, reduced: 0 }
const LOCALITY: Shape = { kind: 'fortified locality', full: 2, reduced: 0 }
const SS_PANZER_CORPS: Shape = { kind: 'armor', full: 7, reduced: 4 }
const WESTERN_PANZER_CORPS: Shape = { kind: 'armor', full: 6, reduced: 3 }
const ARMY: Shape = { kind: 'infantry', full: 3, reduced: 2 }
const GUARDS_ARMY: Shape = { kind: 'guards', full: 4, reduced: 2 }
const SHOCK_ARMY: Shape = { kind: 'shock', full: 5, reduced: 3 }
const INFANTRY: readonly Shape[] = [ARMY, GUARDS_ARMY, SHOCK_ARMY]
const TANK_ARMY: Shape = { kind: 'armor', full: 6, reduced: 3 }
const GUARDS_TANK_ARMY: Shape = { kind: 'armor', full: 7, reduced: 4 }
const CAVALRY_MECHANIZED: Shape = { kind: 'cavalry-mechanized group', full: 4, reduced: 2 }

/** 2.10. */
const MOVEMENT = 7
const FIFTH_PANZER_ARMY_MOVEMENT = 10

const BY_TYPE = reconstructed('one pair of factors for each type of unit, scaled to the first corps (2.4)')
const BY_BALANCE = reconstructed(
  'one pair of factors for each type; Soviet infantry a point below our first guess, for balance',
)
const BY_HISTORY = reconstructed('order of battle of 22 June 1944')
const ONE_STEP = reconstructed('one step by 10.7; the factor is ours')

const defaults = {
  movement: MOVEMENT,
  start: '',
  turn: 0,
  isStarred: false,
  bank: null,
  strengthFrom: BY_TYPE,
  entryFrom: BY_HISTORY,
} as const

const german = (id: string, name: string, shape: Shape, start: string): Counter => ({
  ...defaults,
  ...shape,
  id,
  name,
  side: GERMAN,
  formation: 'army group center',
  start,
})

const soviet = (id: string, name: string, shape: Shape, start: string): Counter => ({
  ...defaults,
  ...shape,
  id,
  name,
  side: SOVIET,
  formation: 'main front',
  start,
  strengthFrom: INFANTRY.includes(shape) ? BY_BALANCE : BY_TYPE,
})

const on = (turn: number, counter: Counter): Counter => ({ ...counter, turn })
const starred = (counter: Counter): Counter => ({ ...counter, isStarred: true })

/** North to south, in the entrenchments; three that held a fortified locality start in it. */
const GERMAN_CORPS: readonly Counter[] = [
  german('g:3SS', 'III SS', PANZER_CORPS, '1301'),
  german('g:26', 'XXVI', INFANTRY_CORPS, '1403'),
  german('g:28', 'XXVIII', INFANTRY_CORPS, '2003'),
  german('g:38', 'XXXVIII', INFANTRY_CORPS, '2102'),
  german('g:50', 'L', INFANTRY_CORPS, '2302'),
  german('g:6SS', 'VI SS', INFANTRY_CORPS, '2502'),
  german('g:10', 'X', INFANTRY_CORPS, '2702'),
  german('g:2', 'II', INFANTRY_CORPS, '2902'),
  {
    ...german('g:1', 'I', INFANTRY_CORPS, '3102'),
    strengthFrom: printed('2.4'),
    entryFrom: printed('2.4'),
  },
  german('g:9', 'IX', INFANTRY_CORPS, '3301'),
  german('g:53', 'LIII', INFANTRY_CORPS, '3401'),
  german('g:6', 'VI', INFANTRY_CORPS, '3500'),
  german('g:27', 'XXVII', INFANTRY_CORPS, '3801'),
  german('g:12', 'XII', INFANTRY_CORPS, '3900'),
  german('g:39Pz', 'XXXIX', PANZER_CORPS, '4102'),
  german('g:35', 'XXXV', INFANTRY_CORPS, '4201'),
  german('g:41Pz', 'XLI', PANZER_CORPS, '4406'),
  german('g:55', 'LV', INFANTRY_CORPS, '4503'),
  german('g:23', 'XXIII', INFANTRY_CORPS, '4705'),
  german('g:20', 'XX', INFANTRY_CORPS, '4809'),
  german('g:8', 'VIII', INFANTRY_CORPS, '4615'),
  { ...german('g:56Pz', 'LVI', PANZER_CORPS, '4919'), entryFrom: printed('10.3') },
]

const locality = (name: string, start: string): Counter => ({
  ...german(`g:${name}`, name, LOCALITY, start),
  formation: 'fortified locality',
  // 2.10
  movement: 0,
  strengthFrom: ONE_STEP,
  entryFrom: reconstructed('towns that were declared fortified in 1944'),
})

const LOCALITIES: readonly Counter[] = [
  locality('Vitebsk', '3401'),
  locality('Orsha', '3801'),
  locality('Mogilev', '4102'),
  locality('Bobruisk', '4406'),
  locality('Polotsk', '3204'),
  locality('Minsk', '3908'),
  locality('Vilna', '3313'),
  locality('Baranovichi', '4113'),
]

const korpsGruppe = (id: string, name: string, turn: number, bank: Bank): Counter => ({
  ...german(id, name, KORPS_GRUPPE, ''),
  formation: 'korps gruppe',
  turn,
  bank,
  strengthFrom: ONE_STEP,
  entryFrom: reconstructed(
    'about when the group was put together, a week or two earlier for balance; which one is the northern is ours (10.4)',
  ),
})

const KORPS_GRUPPEN: readonly Counter[] = [
  korpsGruppe('g:Skn', 'Saucken', 2, 'south'),
  korpsGruppe('g:Wdl', 'Weidling', 2, 'south'),
  korpsGruppe('g:Hrt', 'Hartneck', 2, 'south'),
  korpsGruppe('g:Brn', 'Brenner', 3, 'south'),
  korpsGruppe('g:Klf', 'Kleffel', 2, 'north'),
  korpsGruppe('g:Bnu', 'Buneau', 3, 'south'),
  korpsGruppe('g:Str', 'Strachwitz', 4, 'south'),
]

/** Two weeks before they came in 1944, for balance. */
const GERMAN_REINFORCEMENTS: readonly Counter[] = [
  on(3, german('g:36', 'XXXVI', INFANTRY_CORPS, '')),
  on(4, german('g:4SS', 'IV SS', PANZER_CORPS, '')),
  on(5, german('g:40Pz', 'XL', PANZER_CORPS, '')),
]

const northUkraine = (id: string, name: string): Counter => ({
  ...german(id, name, PANZER_CORPS, ''),
  formation: 'north ukraine',
  turn: 3,
  entryFrom: printed('3.6'),
})

const fifthPanzerArmy = (id: string, name: string, shape: Shape): Counter => ({
  ...german(id, name, shape, ''),
  formation: 'fifth panzer army',
  movement: FIFTH_PANZER_ARMY_MOVEMENT,
  entryFrom: printed('3.7'),
})

/** 3.6: in Bold Stroke only. */
const NORTH_UKRAINE: readonly Counter[] = [
  northUkraine('g:3NU', 'III'),
  northUkraine('g:24NU', 'XXIV'),
  northUkraine('g:46NU', 'XLVI'),
  northUkraine('g:48NU', 'XLVIII'),
]

/** 3.7: in D-Day Defeated only. */
const FIFTH_PANZER_ARMY: readonly Counter[] = [
  fifthPanzerArmy('g:1SS', 'I SS', SS_PANZER_CORPS),
  fifthPanzerArmy('g:2SS', 'II SS', SS_PANZER_CORPS),
  fifthPanzerArmy('g:47Pz', 'XLVII', WESTERN_PANZER_CORPS),
  fifthPanzerArmy('g:58Pz', 'LVIII', WESTERN_PANZER_CORPS),
]

/** North to south, opposite the German line. Those in one hex are given from the bottom up. */
const MAIN_FRONT: readonly Counter[] = [
  soviet('r:8', '8', ARMY, '1300'),
  soviet('r:2Sh', '2 Sh', SHOCK_ARMY, '1401'),
  soviet('r:42', '42', ARMY, '2002'),
  soviet('r:67', '67', ARMY, '2101'),
  soviet('r:54', '54', ARMY, '2201'),
  soviet('r:1Sh', '1 Sh', SHOCK_ARMY, '2301'),
  soviet('r:10G', '10 G', GUARDS_ARMY, '2501'),
  soviet('r:3Sh', '3 Sh', SHOCK_ARMY, '2701'),
  soviet('r:22', '22', ARMY, '2801'),
  soviet('r:4Sh', '4 Sh', SHOCK_ARMY, '3001'),
  starred(soviet('r:6G', '6 G', GUARDS_ARMY, '3201')),
  soviet('r:43', '43', ARMY, '3300'),
  starred(soviet('r:39', '39', ARMY, '3400')),
  starred(soviet('r:5', '5', ARMY, '3400')),
  starred(soviet('r:5GT', '5 GT', GUARDS_TANK_ARMY, '3600')),
  starred(soviet('r:11G', '11 G', GUARDS_ARMY, '3600')),
  starred(soviet('r:O', 'Oslikovskiy', CAVALRY_MECHANIZED, '3800')),
  soviet('r:31', '31', ARMY, '3800'),
  soviet('r:33', '33', ARMY, '4000'),
  soviet('r:49', '49', ARMY, '4000'),
  soviet('r:50', '50', ARMY, '4200'),
  soviet('r:3', '3', ARMY, '4300'),
  soviet('r:48', '48', ARMY, '4401'),
  starred(soviet('r:P', 'Pliyev', CAVALRY_MECHANIZED, '4502')),
  starred(soviet('r:65', '65', ARMY, '4502')),
  starred(soviet('r:28', '28', ARMY, '4703')),
  soviet('r:61', '61', ARMY, '4812'),
  soviet('r:70', '70', ARMY, '4816'),
  soviet('r:47', '47', ARMY, '4917'),
  soviet('r:8G', '8 G', GUARDS_ARMY, '4918'),
  soviet('r:2T', '2 T', TANK_ARMY, '5019'),
  soviet('r:69', '69', ARMY, '5019'),
]

const SOVIET_REINFORCEMENTS: readonly Counter[] = [
  { ...on(2, soviet('r:1Pol', '1 Pol', ARMY, '')), entryFrom: printed('10.1') },
  on(3, soviet('r:51', '51', ARMY, '')),
  on(3, soviet('r:2G', '2 G', GUARDS_ARMY, '')),
]

/** 10.2; the week in which the front attacked. */
const firstUkrainianFront = (id: string, name: string, shape: Shape): Counter => ({
  ...soviet(id, name, shape, ''),
  formation: 'first ukrainian front',
  turn: 4,
  entryFrom: reconstructed('five units by 10.2; the front attacked on 13 July 1944'),
})

const FIRST_UKRAINIAN_FRONT: readonly Counter[] = [
  firstUkrainianFront('r:3G', '3 G', GUARDS_ARMY),
  firstUkrainianFront('r:13', '13', ARMY),
  firstUkrainianFront('r:1GT', '1 GT', GUARDS_TANK_ARMY),
  firstUkrainianFront('r:B', 'Baranov', CAVALRY_MECHANIZED),
  firstUkrainianFront('r:S', 'Sokolov', CAVALRY_MECHANIZED),
]

/** All of them in every scenario, the Germans first; those that a scenario does without are set aside. */
export const COUNTERS: readonly Counter[] = [
  ...GERMAN_CORPS,
  ...LOCALITIES,
  ...KORPS_GRUPPEN,
  ...GERMAN_REINFORCEMENTS,
  ...NORTH_UKRAINE,
  ...FIFTH_PANZER_ARMY,
  ...MAIN_FRONT,
  ...SOVIET_REINFORCEMENTS,
  ...FIRST_UKRAINIAN_FRONT,
]

/** Before it come all Germans, after it all Soviets. */
export const FIRST_SOVIET = 1 + COUNTERS.findIndex(({ side }) => side === SOVIET)

/** 6.8: after the counters come rows for Soviet pieces that the German does not know. */
export const { ids: UNIT_IDS, rows: UNKNOWN_ROWS } = withUnknowns(
  ['', ...COUNTERS.map(({ id }) => id)],
  [
    { name: 'g', most: 0 },
    { name: 'r', most: COUNTERS.filter(({ side }) => side === SOVIET).length },
  ],
)

import { printed, reconstructed } from '@hexfront/core'
import { MDNO, MILITIA } from '../reserves/cups.ts'
import { AXIS, SOVIET } from '../sides.ts'
import type { AirKind, Box, Counter, Face, Type } from './counter.ts'
import axisAir from './oob/axis-air.ts'
import axisGround from './oob/axis-ground.ts'
import { airCounters, groundCounters } from './oob/counters.ts'
import sovietAir from './oob/soviet-air.ts'
import sovietGround from './oob/soviet-ground.ts'

export { AXIS, SOVIET }

/** Where values come from: a worked example, a picture of the counter, or what such units have on counters that were seen. */
const BY_EXAMPLE = printed('11.1')
const BY_PICTURE = reconstructed('as a published picture of the counter shows it')
const BY_PATTERN = reconstructed('as counters of this kind that were seen in pictures')
const BY_US = reconstructed('our own estimate of the unit')

/** Faces as on the counter, the strongest first: `7-6-7 5-4-7 3-2-7`. */
const facesOf = (text: string): Face[] =>
  text
    .split(' ')
    .filter((face) => face !== '')
    .map((face) => {
      const [attack = 0, defence = 0, movement = 0] = face.split('-').map(Number)
      return { attack, defence, movement }
    })

const PLAIN = {
  size: 'regiment',
  division: '',
  isBanded: false,
  sp: 2,
  support: 0,
  range: 0,
  command: 0,
  recovery: 0,
  traits: [],
  air: null,
  home: '',
} as const

type Row = Omit<Counter, 'side' | 'formation'>

const ground = (id: string, name: string, type: Type, box: Box, faces: string, more: Partial<Row> = {}): Row => ({
  ...PLAIN,
  id,
  name,
  type,
  box,
  faces: facesOf(faces),
  provenance: BY_PATTERN,
  ...more,
})

const formation = (side: number, of: string, rows: readonly Row[]): Counter[] =>
  rows.map((row) => ({ ...row, id: `${side === AXIS ? 'g' : 's'}:${row.id}`, side, formation: of }))

const axis = (of: string, ...rows: (Row | Row[])[]): Counter[] => formation(AXIS, of, rows.flat())
const soviet = (of: string, ...rows: (Row | Row[])[]): Counter[] => formation(SOVIET, of, rows.flat())

const X = { provenance: BY_EXAMPLE }
const F = { provenance: BY_PICTURE }
const D = { provenance: BY_US }

const EIGHT = '8-7-7 6-5-7 4-3-7 2-2-7'
const NINE = '9-7-7 7-5-7 5-4-7 2-2-7'

/** Units of a division that keep its integrity together: the number of the division stands behind the stroke. */
const of = (division: string, rows: readonly Row[]): Row[] =>
  rows.map((row) => ({
    ...row,
    id: `${row.id}${division.replace(' ', '')}`,
    name: `${row.name}${parseInt(division, 10)}`,
    division,
  }))

const panzer = (id: string, faces: string, more: Partial<Row> = F): Row =>
  ground(`${id}/`, `${id}/`, 'armor', 'red', faces, more)
const rifles = (id: string, more: Partial<Row> = {}): Row =>
  ground(`${id}/`, `${id}/`, 'motorized', 'red', '3-3-7 1-1-7', more)
const regiment = (id: string): Row => ground(`${id}/`, `${id}/`, 'motorized', 'red', '4-4-7 2-2-7')
const recon = (id: string, faces = '3-2-9 1-1-9', more: Partial<Row> = {}): Row =>
  ground(`${id}/`, `${id}/`, 'recon', 'red', faces, { size: 'battalion', ...more })
const motorcycles = (id: string): Row => ground(`${id}/`, `${id}/`, 'motorcycle', 'red', '2-2-8', { size: 'battalion' })

/** A corps' own guns: support and range instead of an attack. */
const guns = (id: string, name: string, support: number, movement: number, more: Partial<Row> = {}): Row =>
  ground(id, name, 'artillery', 'orange', `0-1-${movement}`, { isBanded: true, sp: 1, support, range: 2, ...more })
const rockets = (id: string, name: string, movement: number, more: Partial<Row> = {}): Row =>
  ground(id, name, 'rocket', 'orange', `0-1-${movement}`, {
    isBanded: true,
    sp: 1,
    support: 3,
    range: 1,
    traits: ['attack only'],
    ...more,
  })
const pioneers = (id: string, name: string, more: Partial<Row> = {}): Row =>
  ground(id, name, 'engineer', 'red', '2-2-7', { size: 'battalion', ...more })
/** Found on a counter: Luftwaffe flak does not move in the motorized phase. */
const flak = (id: string, name: string): Row =>
  ground(id, name, 'flak', 'orange', '2-4-6', { traits: ['bunker buster'], ...F })
const assaultGuns = (id: string, name: string): Row =>
  ground(id, name, 'assault gun', 'red', '2-1-7', {
    size: 'battalion',
    isBanded: true,
    sp: 1,
    traits: ['bunker buster'],
  })
const infantry = (id: string): Row =>
  ground(`${id}ID`, id, 'infantry', 'white', '7-9-5 5-7-5 3-4-5 1-2-5', { size: 'division', sp: 6 })

const AXIS_GROUND: readonly Counter[] = [
  ...axis(
    'XXXIX Motorized Corps',
    of('7 Pz', [panzer('25', NINE), rifles('6', F), rifles('7'), recon('37', undefined, F)]),
    of('20 Pz', [panzer('21', EIGHT, {}), rifles('59'), rifles('112'), recon('92')]),
    of('20 M', [regiment('76'), regiment('90'), motorcycles('20')]),
    of('14 M', [regiment('11'), regiment('53'), motorcycles('54')]),
    guns('XXXIXArt', 'XXXIX', 3, 5),
    rockets('51Nbw', '51', 7, F),
    pioneers('XXXIXEng', 'XXXIX'),
  ),
  ...axis(
    'LVII Motorized Corps',
    of('12 Pz', [panzer('29', EIGHT), rifles('5'), rifles('25'), recon('2')]),
    of('19 Pz', [panzer('27', EIGHT, {}), rifles('73'), rifles('74'), recon('19')]),
    of('18 M', [regiment('30'), regiment('51'), motorcycles('38')]),
    pioneers('LVIIEng', 'LVII'),
  ),
  ...axis('3rd Panzer Group', ground('900L', '900', 'motorized', 'red', '3-3-7 1-1-7', { size: 'brigade', ...D })),
  ...axis(
    'XLVII Motorized Corps',
    of('17 Pz', [panzer('39', EIGHT), rifles('40', F), rifles('63', F), recon('27', '3-2-7 1-1-7', F)]),
    of('18 Pz', [panzer('18', '7-6-7 5-4-7 3-2-7', X), rifles('52', X), rifles('101', X), recon('88', undefined, X)]),
    of('29 M', [regiment('15'), regiment('71'), motorcycles('29')]),
    ground('413Eng', '413', 'engineer', 'red', '3-3-7 2-2-7', { size: 'battalion', ...X }),
    rockets('53Nbw', '53', 7, X),
    guns('817Art', '817', 1, 5, { size: 'battalion', ...X }),
    flak('18Flak', '18'),
  ),
  ...axis('XLVI Motorized Corps', of('10 Pz', [panzer('7', EIGHT, {}), rifles('69'), rifles('86'), recon('90')])),
  ...axis('V Corps', infantry('5'), infantry('35'), infantry('106'), guns('VArt', 'V', 2, 5)),
  ...axis(
    'VIII Corps',
    infantry('8'),
    infantry('28'),
    infantry('161'),
    infantry('255'),
    guns('VIIIArt', 'VIII', 3, 5),
    assaultGuns('184StG', '184'),
    flak('125Flak', '125'),
  ),
  ...axis('XLIII Corps', infantry('252')),
  ...axis('IX Corps', infantry('137'), infantry('263'), infantry('292'), guns('IXArt', 'IX', 2, 5)),
  ...axis(
    'XX Corps',
    infantry('15'),
    infantry('78'),
    infantry('268'),
    guns('XXArt', 'XX', 3, 5),
    assaultGuns('189StG', '189'),
    pioneers('674Eng', '674', F),
  ),
  ...axis('VII Corps', infantry('23'), infantry('197'), guns('VIIArt', 'VII', 2, 5)),
]

const rifle = (id: string, faces: string, more: Partial<Row> = {}): Row =>
  ground(`${id}RD`, id, 'infantry', 'white', faces, { size: 'division', sp: 4, ...more })
/** The three grades of a rifle division (3.44). */
const weak = (id: string): Row => rifle(id, '2-4-4 1-2-4')
const plain = (id: string): Row => rifle(id, '3-4-4 1-2-4')
const strong = (id: string): Row => rifle(id, '4-4-4 2-2-4')
const tanks = (id: string, faces: string, more: Partial<Row> = D): Row =>
  ground(`${id}/`, `${id}/`, 'armor', 'red', faces, more)
const mot = (id: string, faces: string, more: Partial<Row> = D): Row =>
  ground(`${id}/`, `${id}/`, 'motorized', 'red', faces, more)
/** Found: tank divisions stack by their strength. */
const tankDivision = (id: string, faces: string): Row =>
  ground(`${id}Tk`, `${id} Tk`, 'armor', 'red', faces, { size: 'division', sp: 4, ...D })
const tankBrigade = (id: string): Row =>
  ground(`${id}TkBde`, `${id} Tk`, 'armor', 'red', '3-2-5 1-1-5', { size: 'brigade', ...D })
const motorizedDivision = (id: string, faces: string): Row =>
  ground(`${id}M`, `${id} M`, 'motorized', 'red', faces, { size: 'division', sp: 4, ...D })
const hq = (id: string, movement: number, command: number, recovery: number, more: Partial<Row> = D): Row =>
  ground(`${id}A`, `${id} A`, 'hq', 'white', `0-1-${movement}`, {
    size: 'army',
    isBanded: true,
    sp: 0,
    command,
    recovery,
    ...more,
  })
const armyGuns = (id: string, support: number): Row => guns(`${id}Army`, `${id} Army`, support, 4, F)
const machineGuns = (id: string): Row =>
  ground(id, id, 'mg', 'white', '0-1-0', { size: 'battalion', isBanded: true, sp: 1, ...F })
const guardsRockets = (id: string): Row =>
  rockets(`${id}GdRkt`, `${id} Gd`, 6, { traits: ['attack only', 'guards'], ...F })
const militia = (id: string, faces: string, more: Partial<Row> = {}): Row =>
  ground(`${id}VitebskMil`, `${id} Vitebsk`, 'militia', 'white', faces, {
    size: 'brigade',
    home: 'Vitebsk',
    ...D,
    ...more,
  })

const SOVIET_GROUND: readonly Counter[] = [
  ...soviet(
    '13th Army',
    hq('13', 4, 1, 3, X),
    of('1 Mos', [mot('6', '3-4-5 1-2-5', X), mot('175', '3-4-5 1-2-5', X), tanks('12', '4-2-5 2-1-5', X)]),
    ground('BTTU', 'BTTU', 'school', 'white', '1-2-4', { isBanded: true, sp: 1, ...X }),
    ground('18Zap', '18', 'zap', 'white', '1-1-4', { isBanded: true, sp: 1, ...X }),
    ground('1Minsk', '1 Minsk', 'infantry', 'white', '1-1-4', { sp: 1, ...X }),
    guns('29+49', '29+49', 2, 5, X),
    ground('7AA', '7', 'antiaircraft', 'white', '1-1-3', { size: 'brigade', isBanded: true, sp: 1, ...X }),
    ground('47+50Tr', '47+50', 'train', 'gray', '1-1-48', { isBanded: true, sp: 0, ...X }),
  ),
  ...soviet(
    '20th Army',
    hq('20', 5, 2, 4),
    armyGuns('20', 3),
    of('57 Tk', [tanks('114', '3-2-5 1-1-5'), tanks('115', '3-2-5 1-1-5')]),
    of('14 Tk', [tanks('27', '5-2-5 2-1-5'), tanks('28', '5-2-5 2-1-5'), mot('14', '2-3-5 1-1-5')]),
    of('18 Tk', [tanks('35', '5-2-5 2-1-5'), tanks('36', '5-2-5 2-1-5'), mot('18', '2-3-5 1-1-5')]),
    of('13 Tk', [tanks('25', '5-2-5 2-1-5'), tanks('26', '5-2-5 2-1-5'), mot('13', '2-3-5 1-1-5')]),
    of('17 Tk', [tanks('33', '5-2-5 2-1-5'), tanks('34', '5-2-5 2-1-5'), mot('17', '2-3-5 1-1-5')]),
    of('109 M', [mot('381', '3-3-5 1-1-5')]),
    plain('18'),
    plain('73'),
    strong('144'),
    plain('153'),
    strong('161'),
    plain('229'),
    plain('233'),
    guns('57Hv', '57 Hv', 2, 4, F),
  ),
  ...soviet(
    '22nd Army',
    hq('22', 4, 1, 3),
    armyGuns('22', 3),
    plain('98'),
    plain('126'),
    strong('174'),
    plain('186'),
    machineGuns('MG23'),
    machineGuns('MG24'),
    machineGuns('MG25'),
    machineGuns('MG26'),
  ),
  ...soviet(
    '19th Army',
    hq('19', 4, 1, 3),
    armyGuns('19', 3),
    guns('596', '596', 2, 5, F),
    of('220 M', [mot('653', '3-3-5 1-1-5'), mot('673', '3-3-5 1-1-5')]),
    rifle('50', '5-6-4 3-4-4 1-2-4', F),
    plain('64'),
    plain('89'),
    strong('91'),
    plain('134'),
    plain('158'),
    plain('162'),
    plain('166'),
    plain('244'),
    tankDivision('101', '4-3-5 2-1-5'),
    ground('LSMU', 'LSMU', 'school', 'white', '1-1-4', { isBanded: true, sp: 1, ...D }),
    ground('17Zap', '17', 'zap', 'white', '1-1-4', { isBanded: true, sp: 1, ...F }),
  ),
  // 10.33: which of the three stands there nobody knows before it fights.
  ...soviet(
    'Vitebsk militia',
    ground('VitebskMil', 'Vitebsk ?', 'militia', 'white', '1-1-4', {
      size: 'brigade',
      home: 'Vitebsk',
      traits: ['untried'],
      ...D,
    }),
    militia('1', '1-1-4'),
    militia('2', '1-2-4'),
    militia('3', '', { traits: ['removed'] }),
  ),
  ...soviet(
    '30th Army',
    hq('30', 4, 1, 3),
    armyGuns('30', 3),
    plain('242'),
    plain('250'),
    plain('251'),
    motorizedDivision('107', '4-3-5 2-1-5'),
    ground('45CD', '45 C', 'cavalry', 'yellow', '3-2-6 1-1-6', { size: 'division', ...F }),
  ),
  ...soviet(
    '16th Army',
    hq('16', 5, 2, 4),
    armyGuns('16', 3),
    plain('38'),
    plain('108'),
    plain('152'),
    tankDivision('18', '2-2-5 1-1-5'),
  ),
  ...soviet(
    '24th Army',
    hq('24', 5, 3, 5),
    armyGuns('24', 3),
    guns('275', '275', 3, 4, F),
    guns('488', '488', 3, 4, F),
    guns('573', '573', 2, 5, F),
    strong('19'),
    rifle('100', '5-5-4 3-3-4 1-2-4', F),
    strong('107'),
    strong('120'),
    strong('127'),
    strong('133'),
    plain('178'),
    weak('298'),
    weak('303'),
    plain('309'),
    motorizedDivision('103', '3-3-5 1-1-5'),
    motorizedDivision('106', '3-3-5 1-1-5'),
    tankDivision('102', '4-3-5 2-1-5'),
    tankDivision('105', '3-2-5 1-1-5'),
    tankBrigade('127'),
    tankBrigade('143'),
  ),
  ...soviet(
    '43rd Army',
    hq('43', 4, 1, 3, F),
    armyGuns('43', 2),
    plain('53'),
    plain('149'),
    plain('211'),
    plain('222'),
    tankDivision('104', '3-2-5 1-1-5'),
    tankDivision('109', '4-3-5 2-1-5'),
  ),
  ...soviet('Guards mortars', guardsRockets('1'), guardsRockets('2'), guardsRockets('3'), guardsRockets('4')),
]

/** 8.4, 10.23: MG units whose strength nobody knows before they fight, one for each that may be placed. */
const UNTRIED_GUNS: readonly Counter[] = soviet(
  'Fortified regions',
  Array.from({ length: 26 }, (_, i) => {
    const number = String(i + 1).padStart(2, '0')
    return ground(`UMG${number}`, 'MG ?', 'mg', 'white', '0-1-0', {
      label: `MG ? ${i + 1}`,
      title: `Machine-gun unit ${i + 1}, untried`,
      size: 'battalion',
      isBanded: true,
      sp: 1,
      traits: ['untried'],
      ...D,
    })
  }),
)

/** 8.4, 3.41: the same of militia: brigades by their cities, and divisions of Moscow. */
const UNTRIED_MILITIA: readonly Counter[] = soviet('Militia', [
  ...MILITIA.split(' ')
    .slice(1)
    .map((name) =>
      ground(`U${name}Mil`, `${name.slice(1)} ?`, 'militia', 'white', '1-1-4', {
        label: `${name.slice(1)} ? ${name[0]}`,
        title: `${name.slice(1)} militia brigade, untried (${name[0]})`,
        size: 'brigade',
        home: name.slice(1),
        traits: ['untried'],
        ...D,
      }),
    ),
  ...MDNO.split(' ').map((number, i) =>
    ground(`U${number}MDNO`, 'MDNO ?', 'militia', 'white', '2-2-4', {
      label: `MDNO ? ${i + 1}`,
      title: `Moscow militia division, untried (${i + 1})`,
      size: 'division',
      sp: 4,
      traits: ['untried'],
      ...D,
    }),
  ),
])

const flyer = (
  id: string,
  name: string,
  kind: AirKind,
  rating: number,
  cas: number,
  interdiction: number,
  aa = 0,
): Row => ({
  ...PLAIN,
  id: `air:${id}`,
  name,
  type: 'air',
  box: 'white',
  faces: [],
  sp: 0,
  air: { kind, rating, cas, interdiction, aa },
  provenance: BY_PICTURE,
})
const ju87 = (id: string): Row => flyer(id, 'Ju 87', 'bomber', 1, 2, 2, -1)
const bf109 = (id: string): Row => flyer(id, 'Bf 109F', 'dual', 4, 0, 1)
const bf110 = (id: string): Row => flyer(id, 'Bf 110C', 'dual', 2, 1, 1)
const mig3 = (id: string): Row => flyer(id, 'MiG-3', 'fighter', 2, 0, 0)
const i16 = (id: string): Row => flyer(id, 'I-16', 'fighter', 1, 0, 0)
const il2 = (id: string): Row => flyer(id, 'Il-2', 'bomber', 1, 2, 0)
const pe2 = (id: string): Row => flyer(id, 'Pe-2', 'bomber', 2, 1, 1)
const sb = (id: string): Row => flyer(id, 'SB', 'bomber', 1, 1, 0)

const AXIS_AIR: readonly Counter[] = [
  ...axis(
    'VIII Fliegerkorps',
    flyer('I/KG2', 'Do 17', 'bomber', 1, 1, 1),
    ju87('II/StG1'),
    ju87('III/StG1'),
    bf110('I/ZG26'),
    bf109('II/JG52'),
  ),
  ...axis(
    'II Fliegerkorps',
    flyer('I/KG53', 'He 111', 'bomber', 2, 1, 1),
    ju87('I/StG77'),
    bf110('I/SKG210'),
    bf109('I/JG51'),
    bf109('II/JG51'),
  ),
]

const SOVIET_AIR: readonly Counter[] = [
  ...soviet(
    'Western Front air force',
    mig3('41IAP'),
    mig3('401IAP'),
    i16('122IAP'),
    i16('161IAP'),
    i16('32IAP'),
    flyer('236IAP', 'Yak-1', 'fighter', 3, 0, 0),
    il2('4ShAP'),
    il2('61ShAP'),
    il2('215ShAP'),
    pe2('410BAP'),
    pe2('411BAP'),
    sb('13BAP'),
    sb('16BAP'),
    sb('57BAP'),
    flyer('97BAP', 'SU-2', 'bomber', 1, 1, 0),
  ),
]

/** F in the lists is a value of such counters; that this unit has it is ours. */
const ORIGINS = { X: BY_EXAMPLE, F: BY_PATTERN, D: BY_US }

/**
 * Axis ground units, Axis air units, then the Soviets alike: scenarios keep this order, and rules rely on it. Those of the small
 * scenarios come first, so that these keep their numbers.
 */
export const COUNTERS: readonly Counter[] = [
  ...AXIS_GROUND,
  ...groundCounters(AXIS, axisGround, ORIGINS),
  ...AXIS_AIR,
  ...airCounters(AXIS, axisAir, ORIGINS),
  ...SOVIET_GROUND,
  ...groundCounters(SOVIET, sovietGround, ORIGINS),
  ...UNTRIED_GUNS,
  ...UNTRIED_MILITIA,
  ...SOVIET_AIR,
  ...airCounters(SOVIET, sovietAir, ORIGINS),
]

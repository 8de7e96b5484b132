import { type Provenance, printed, reconstructed } from '@hexfront/core'
import type { Switches } from './phases.ts'

/** Units in a hex at the start; `*1` is a unit that has lost a step. */
interface Stack {
  readonly hex: string
  readonly units: string
}

/** 8.1: a unit that comes in, and where; `road` names the neighbouring hex off the card from which a road leads in. */
interface Arrival {
  readonly unit: string
  readonly turn: number
  readonly entry: readonly string[]
  /** The class of road by which it comes in: `motorway`. */
  readonly road?: 'motorway' | 'main' | 'minor'
  /** 10.14: by turn the highest die with which it comes; it comes by itself on the last of them. */
  readonly chances?: Readonly<Record<number, number>>
}

/** 2.6: cards of the scenarios, as data. */
export interface Card {
  readonly id: string
  readonly name: string
  readonly about: string
  /** Area of the board; none for all five sheets. */
  readonly area: string
  readonly firstTurn: number
  readonly lastTurn: number
  /** 2.4: with segment A or C of the first turn. */
  readonly start: 'A' | 'C'
  readonly switches: Switches
  /** 5.1: the last turn whose weather is Dry by the card. */
  readonly dryUntil: number
  /** 9.0. */
  readonly readinessFrom: number
  readonly stacks: readonly Stack[]
  readonly ready: string
  readonly flown: string
  readonly nonOp: string
  readonly strongpoints: { readonly axis: string; readonly soviet: string }
  /** Markers of interdiction on the map, all of Level 1, and how many more the Axis player places, with our proposal. */
  readonly interdicted: string
  readonly marks: { readonly count: number; readonly prepared: string }
  readonly arrivals: readonly Arrival[]
  /** 3.22: strongpoints that a side begins each turn. */
  readonly newStrongpoints: { readonly axis: number; readonly soviet: number }
  /** 7.3: points that come in each turn, by side, from a turn on. */
  readonly replacements: readonly {
    readonly side: number
    readonly from: number
    readonly armor: number
    readonly infantry: number
  }[]
  /** 15.2: Soviet attacks that are supplied, on the first turn and later. */
  readonly suppliedAttacks: { readonly first: number; readonly later: number }
  /** 12.3: Mandated Attacks that become due, by turn; other odds and steps that count. */
  readonly mandated: Readonly<Record<number, number>>
  readonly mandatedToo: { readonly odds: string; readonly steps: number } | null
  readonly victory: Victory
  readonly provenance: { readonly card: Provenance; readonly setUp: Provenance }
}

/** N6 of each scenario. */
type Victory =
  | { readonly kind: 'objectives'; readonly area: string; readonly needed: number; readonly provenance: Provenance }
  | {
      readonly kind: 'points'
      readonly target: number
      readonly start: number
      /** Points of places, while the Axis holds them. */
      readonly places: Readonly<Record<string, number>>
      /** Steps of armor and artillery that make a point. */
      readonly sovietSteps: number
      readonly axisSteps: number
      readonly unmade: number
      /** Stacking points that leave by the edge for a point, and the most points of it. */
      readonly exit: { readonly edge: string; readonly sp: number; readonly most: number }
      /** A Mandated Attack of the first turn that is not made ends the game. */
      readonly strict: boolean
      readonly provenance: Provenance
    }
  | {
      readonly kind: 'salient'
      /** Any hex of it at the end of a turn. */
      readonly prize: string
      /** Two of these at the end; or one, and so many Axis steps. */
      readonly area: string
      readonly steps: number
      readonly provenance: Provenance
    }

const OFF: Switches = {
  generalSupply: false,
  attackSupply: 'free',
  replacements: false,
  rail: false,
  strategic: false,
  exit: false,
  surrender: false,
  occupation: false,
  plans: false,
  demolition: false,
}

const at = (hex: string, units: string): Stack => ({ hex, units })

const BY_TUTORIAL = printed('11.1')
const OUR_CARD = reconstructed('order of battle and situation maps of the days; the card itself is not to be had')

const borisov: Card = {
  id: 'borisov',
  name: 'Battle of Borisov',
  about:
    '30 June 1941: the 18th Panzer Division wants the bridges over the Berezina. Three turns, to learn the game with.',
  area: 's1 card',
  firstTurn: 5,
  lastTurn: 7,
  start: 'A',
  switches: OFF,
  dryUntil: 7,
  readinessFrom: 6,
  stacks: [
    at('1132', 'g:18/18Pz g:52/18Pz g:101/18Pz g:413Eng'),
    at('1232', 'g:88/18Pz g:53Nbw g:817Art'),
    at('1829', 's:BTTU s:18Zap'),
    at('1727', 's:6/1Mos'),
    at('2030', 's:175/1Mos'),
    at('2028', 's:12/1Mos s:29+49 s:7AA s:47+50Tr'),
    at('2228', 's:13A'),
    at('2231', 's:1Minsk'),
  ],
  ready: 'g:air:I/SKG210 g:air:I/StG77',
  flown: '',
  nonOp: '',
  strongpoints: { axis: '', soviet: '1829' },
  interdicted: '',
  marks: { count: 0, prepared: '' },
  arrivals: [{ unit: 's:115/57Tk', turn: 5, entry: ['2230'], chances: { 5: 2, 6: 5, 7: 10 } }],
  newStrongpoints: { axis: 0, soviet: 0 },
  replacements: [],
  suppliedAttacks: { first: 0, later: 0 },
  mandated: {},
  mandatedToo: null,
  victory: { kind: 'objectives', area: 's1 objectives', needed: 4, provenance: printed('10.16') },
  provenance: { card: printed('10.1'), setUp: BY_TUTORIAL },
}

const lepel: Card = {
  id: 'lepel',
  name: 'Lepel',
  about: '6 July 1941: two mechanized corps strike at the panzers between Vitebsk and Orsha, because Moscow says so.',
  area: 's3 card',
  firstTurn: 8,
  lastTurn: 10,
  start: 'C',
  switches: { ...OFF, strategic: true, exit: true },
  dryUntil: 10,
  readinessFrom: 9,
  stacks: [
    at('2617', 'g:25/7Pz g:6/7Pz g:51Nbw g:XXXIXArt'),
    at('2718', 'g:7/7Pz'),
    at('2816', 'g:37/7Pz'),
    at('2415', 'g:21/20Pz g:59/20Pz g:XXXIXEng'),
    at('2315', 'g:112/20Pz'),
    at('2515', 'g:92/20Pz'),
    at('2118', 'g:76/20M g:90/20M'),
    at('2219', 'g:20/20M'),
    at('1511', 'g:27/19Pz g:73/19Pz'),
    at('1510', 'g:74/19Pz g:LVIIEng'),
    at('1612', 'g:19/19Pz'),
    at('1713', 'g:30/18M g:51/18M'),
    at('1813', 'g:38/18M'),
    at('2920', 'g:40/17Pz g:27/17Pz'),
    at('2921', 'g:63/17Pz'),
    at('2821', 'g:39/17Pz'),
    at('2926', 'g:18/18Pz*1 g:52/18Pz g:53Nbw'),
    at('3026', 'g:101/18Pz g:413Eng*1'),
    at('2826', 'g:88/18Pz*1 g:817Art'),
    at('2327', 'g:15/29M g:71/29M'),
    at('1828', 'g:29/29M g:18Flak'),
    at('1919', 'g:900L'),
    at('3320', 's:20A s:20Army'),
    at('2917', 's:27/14Tk s:28/14Tk s:14/14Tk'),
    at('3020', 's:35/18Tk s:36/18Tk s:18/18Tk'),
    at('3121', 's:25/13Tk s:26/13Tk s:13/13Tk'),
    at('3225', 's:33/17Tk s:34/17Tk s:17/17Tk s:115/57Tk s:12/1Mos*1'),
    at('3224', 's:381/109M'),
    at('3424', 's:114/57Tk'),
    at('3016', 's:153RD'),
    at('3118', 's:229RD'),
    at('3220', 's:233RD'),
    at('3524', 's:73RD s:57Hv'),
    at('3526', 's:18RD'),
    at('3523', 's:144RD'),
    at('2413', 's:186RD'),
    at('1610', 's:98RD'),
    at('1710', 's:126RD'),
    at('2012', 's:174RD'),
    at('1911', 's:MG23'),
    at('1912', 's:MG24'),
    at('2013', 's:MG25'),
    at('2113', 's:MG26'),
    at('2110', 's:22A s:22Army'),
    at('3314', 's:653/220M s:673/220M s:VitebskMil'),
    at('3613', 's:19A'),
    at('3116', 's:LSMU s:17Zap'),
  ],
  ready:
    'g:air:II/StG1 g:air:III/StG1 g:air:II/JG52 g:air:I/JG51 g:air:I/ZG26 g:air:I/KG2 ' +
    's:air:41IAP s:air:122IAP s:air:4ShAP s:air:13BAP s:air:410BAP',
  flown: 'g:air:I/StG77 s:air:161IAP s:air:16BAP s:air:97BAP',
  nonOp: 's:19A',
  strongpoints: { axis: '', soviet: '2012' },
  interdicted: '3320',
  marks: { count: 2, prepared: '2110 3314' },
  arrivals: [
    ...['g:29/12Pz', 'g:5/12Pz', 'g:25/12Pz', 'g:2/12Pz'].map(
      (unit): Arrival => ({ unit, turn: 9, entry: ['1928'], road: 'motorway' }),
    ),
    ...[['s:162RD', 9] as const, ['s:134RD', 9] as const, ['s:158RD', 10] as const].map(
      ([unit, turn]): Arrival => ({ unit, turn, entry: ['4114', '4115', '4116', '4117', '4118'] }),
    ),
  ],
  newStrongpoints: { axis: 0, soviet: 0 },
  replacements: [],
  suppliedAttacks: { first: 0, later: 0 },
  mandated: { 8: 4, 9: 2 },
  mandatedToo: { odds: '3-1', steps: 4 },
  victory: {
    kind: 'points',
    target: 9,
    start: 1,
    places: { Vitebsk: 4, Orsha: 3, Polotsk: 2, Borisov: 1 },
    sovietSteps: 1,
    axisSteps: 5,
    unmade: 1,
    exit: { edge: 's3 exit', sp: 4, most: 3 },
    strict: true,
    provenance: reconstructed(
      '10.36 gives the nine points and that of Borisov; the rest is scaled to the course of history',
    ),
  },
  provenance: { card: printed('10.3'), setUp: OUR_CARD },
}

const yelnya: Card = {
  id: 'yelnya',
  name: 'Yelnya and Dukhovshchina',
  about:
    '29 August 1941: five Soviet armies attack from the Vop to the Desna. Eight supplied attacks, then five a turn.',
  area: 's6 card',
  firstTurn: 35,
  lastTurn: 40,
  start: 'C',
  switches: { ...OFF, attackSupply: 'limited', replacements: true, surrender: true },
  dryUntil: 36,
  readinessFrom: 36,
  stacks: [
    at('5110', 'g:106ID'),
    at('5211', 'g:35ID'),
    at('5312', 'g:5ID'),
    at('5213', 'g:11/14M g:53/14M g:54/14M g:VArt'),
    at('5313', 'g:900L'),
    at('5413', 'g:161ID*1'),
    at('5514', 'g:28ID g:125Flak'),
    at('5515', 'g:8ID'),
    at('5315', 'g:255ID'),
    at('5414', 'g:VIIIArt g:184StG'),
    at('5517', 'g:252ID'),
    at('5919', 'g:137ID*1'),
    at('6119', 'g:78ID*1'),
    at('6220', 'g:292ID*1'),
    at('6222', 'g:268ID*1'),
    at('6023', 'g:263ID*1'),
    at('6121', 'g:15ID*1 g:189StG g:674Eng'),
    at('5820', 'g:IXArt'),
    at('6021', 'g:XXArt g:53Nbw'),
    at('6025', 'g:23ID'),
    at('6027', 'g:197ID'),
    at('5925', 'g:VIIArt'),
    at('5824', 'g:7/10Pz*1 g:69/10Pz g:86/10Pz g:90/10Pz'),
    at('5019', 'g:25/7Pz*2 g:6/7Pz g:7/7Pz g:37/7Pz*1'),
    at('5207', 's:30A'),
    at('5209', 's:30Army s:251RD'),
    at('5109', 's:250RD'),
    at('5210', 's:242RD'),
    at('5310', 's:162RD'),
    at('5208', 's:107M'),
    at('5308', 's:45CD'),
    at('5712', 's:19A'),
    at('5612', 's:19Army'),
    at('5613', 's:596 s:1GdRkt s:101Tk'),
    at('5411', 's:244RD'),
    at('5412', 's:91RD s:166RD'),
    at('5512', 's:50RD'),
    at('5513', 's:89RD s:64RD'),
    at('5814', 's:16A'),
    at('5714', 's:16Army s:2GdRkt s:18Tk'),
    at('5614', 's:38RD'),
    at('5615', 's:152RD'),
    at('5616', 's:108RD'),
    at('5917', 's:20A'),
    at('5617', 's:144RD'),
    at('5618', 's:73RD'),
    at('5718', 's:161RD'),
    at('5818', 's:153RD'),
    at('6218', 's:24A s:275 s:488 s:3GdRkt'),
    at('6018', 's:107RD s:102Tk'),
    at('6118', 's:100RD s:103M'),
    at('6117', 's:127RD'),
    at('6319', 's:309RD'),
    at('6320', 's:19RD'),
    at('6321', 's:120RD'),
    at('6322', 's:106M'),
    at('6420', 's:24Army s:573 s:4GdRkt s:105Tk'),
    at('6223', 's:303RD'),
    at('6124', 's:178RD'),
    at('6326', 's:43A'),
    at('6226', 's:43Army s:104Tk'),
    at('6125', 's:211RD'),
    at('6126', 's:149RD'),
    at('6127', 's:222RD'),
    at('6224', 's:53RD'),
    at('6225', 's:109Tk'),
  ],
  ready:
    'g:air:II/StG1 g:air:II/JG52 g:air:I/JG51 g:air:I/KG53 ' +
    's:air:41IAP s:air:401IAP s:air:122IAP s:air:4ShAP s:air:61ShAP s:air:410BAP',
  flown: 'g:air:I/StG77 g:air:I/SKG210 s:air:236IAP s:air:161IAP s:air:411BAP s:air:13BAP',
  nonOp: '',
  strongpoints: { axis: '5312 5413 5514 6119 6121 6220 6222 5211 5515', soviet: '' },
  interdicted: '',
  marks: { count: 0, prepared: '' },
  arrivals: (
    [
      ['s:127TkBde', 36],
      ['s:133RD', 37],
      ['s:143TkBde', 38],
      ['s:298RD', 39],
    ] as const
  ).map(
    ([unit, turn]): Arrival => ({
      unit,
      turn,
      entry: ['6713', '6714', '6715', '6716', '6717', '6718', '6719', '6720', '6721', '6722'],
    }),
  ),
  newStrongpoints: { axis: 2, soviet: 0 },
  replacements: [{ side: 2, from: 36, armor: 0, infantry: 2 }],
  suppliedAttacks: { first: 8, later: 5 },
  mandated: {},
  mandatedToo: null,
  victory: {
    kind: 'salient',
    prize: 's6 smolensk',
    area: 's6 objectives',
    steps: 14,
    provenance: printed('10.66'),
  },
  provenance: { card: printed('10.6'), setUp: OUR_CARD },
}

export const CARDS: readonly Card[] = [borisov, lepel, yelnya]

import {
  flag,
  i16,
  memory,
  names,
  Pieces,
  type Played,
  type Play as PlayOf,
  phaseNow,
  pieceColumns,
  pieceTables,
  type Step as StepOf,
  table,
  u8,
  u16,
} from '@hexfront/core'
import { once } from '../once.ts'
import { hasBoxes } from './data/card.ts'
import { crt, DRYING, MUD, RESULTS, WEATHERS } from './data/charts.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import type { EVENTS } from './events.ts'
import { WORKS } from './movement/spans.ts'
import { JUNE_PROJECTIONS, projectionIndex } from './projections.ts'
import { type EfsSetting, NO_ZONE, ORDERS, WAYS, ZONE_ON_WHEELS } from './scenarios.ts'

const SIDE_IDS = ['', 'Axis', 'Soviet']
const SIDES = names(SIDE_IDS)

/** 18.4: a strongpoint and whose it is; one under construction does nothing yet. */
const STRONGPOINTS = names(['', 'Axis', 'Soviet', 'Axis building', 'Soviet building'])
export const BUILDING = 2

/** 6.3. */
const SUPPLY = names(['', 'emergency', 'out of supply'])
export const OUT_OF_SUPPLY = 2

/** What a unit projects: nothing, a zone, or one that mud keeps to roads. */
const ZONES = names(['', 'zone', 'zone on wheels'])

/** 14.12: what an air unit over a hex is there for. */
const ROLES = names(['', 'mission', 'firing'])
export const MISSION = 1
export const FIRING = 2

/** 12.11: attacks that can be declared in one segment. */
export const MOST_ATTACKS = 127

export const columns = ({
  kinds,
  unitIds,
  ground,
  hqs,
  campaign,
  supplyIds,
  spanIds,
  bridgeIds,
  exitIds,
  baseIds,
  switches,
  journalIds,
  options,
}: EfsSetting) => ({
  /** 5.1: the weather on the ground, Storm, and how many Dry turns there were running. */
  weather: { ground: u8.as(names(WEATHERS)), isStorm: flag, dryTurns: u8 },
  /** Markers of the set-up that are still to be placed (10.33). */
  marksLeft: u8,
  /** 24.2: net points of the Axis that do not follow from the map: events. */
  eventPoints: i16,
  /** 12.3: attacks that are not yet made, those of the first turn that were missed, and all that were made. */
  mandated: { due: u8, missed: u8, made: u8 },
  /** 15.2: Soviet attacks of this turn that can still be supplied (10.65). */
  suppliedAttacks: u8,
  /** 10.14: the last die for a unit that may come, as everybody has seen it. */
  arrivalDie: u8,
  /** 21.29: an HQ was disbanded this turn. */
  hasDisbanded: flag,
  sides: table(SIDE_IDS, {
    /** 7.3, 7.6: replacement points. */
    armor: u8,
    infantry: u8,
    /** 18.43: strongpoints that can still be begun in this turn. */
    strongpoints: u8,
    /** 24.2: steps lost since the start: armor, artillery, Guards, and all; 11.6: stacking points that left the map. */
    armorLost: u16,
    artilleryLost: u16,
    guardsLost: u16,
    stepsLost: u16,
    exited: u16,
  }),
  units: table(unitIds, {
    /** A hex, a box off the map, or 0 for out of play. Air units are in boxes even while they fly. */
    ...pieceColumns(kinds.place),
    /** 2.23: the face that is up, 0 for full strength. */
    face: u8,
    /** What it projects, as everybody can see. */
    zone: u8.as(ZONES),
    /** Where it stood when the phase began. */
    began: u16.as(kinds.place),
    /** Has moved in this phase. */
    moved: flag,
    /** 21.32, 13.42: a train or a super-heavy gun that has moved in this turn. */
    ran: flag,
    /** 10.13: moved by an HQ, until D2; 12.35: an HQ whose command counts twice. */
    activated: flag,
    doubled: flag,
    /** 21.26: an HQ out of order. */
    nonOp: flag,
    /** 21.1: command points that an HQ has used in this phase; of one that is Non-Op, units that have moved under it. */
    spent: u8,
    /** 13.12. */
    fired: flag,
    /** 11.38: an Overrun marker. */
    overrun: flag,
    supply: u8.as(SUPPLY),
    /** 6.5. */
    fuelShort: flag,
    /** 7.71: frozen, and a step stronger at the end of the segment. */
    receiving: flag,
    /** Do Not Move 1 or 2. */
    idle: u8,
    /** 21.8. */
    garrison: flag,
    /** 8.1: the turn from which on it may come in; 0 while that is not known. */
    due: u8,
    /** 12.11: the declared attack that it takes part in, as attacker or as its supporting gun. */
    attack: u8,
    /** 13.1: the Defender hex that a defending gun is committed to. */
    supports: u16.as(kinds.place),
    /** 14.2: the hex that an air unit flies over, and for what. */
    over: u16.as(kinds.place),
    role: u8.as(ROLES),
    /** Over which hex it has last flown in this turn, as everybody has seen when it was laid open. */
    flewOver: u16.as(kinds.place),
    /** 14.4: has fired at aircraft in this segment. */
    gaveFlak: flag,
    /** 12.1: in the attack that is being declared. */
    joined: flag.of('assault'),
    /** 16.4: has to retreat, 13.32: or may. */
    retreating: flag.of('battle'),
    /** 14.32: the air unit that it is matched with. */
    matched: u16.as(kinds.unit).of('sortie'),
    /** In the stack that moves. */
    inHand: flag.of('march'),
    /** 11.3: overrun, and still to retreat. */
    pushed: flag.of('push'),
  }),
  hexes: table(hexIds(ground), {
    control: u8.as(SIDES),
    strongpoint: u8.as(STRONGPOINTS),
    /** 18.13: the printed fort is destroyed. */
    razed: flag,
    /** 14.61: level of the marker in this very hex. */
    interdiction: u8,
    /** 12.11: the declared attack of which this is a Defender hex. */
    attack: u8,
    /** 12.5: the order under which the units here fight, of either side; face down until the combat. */
    order: u8.as(names(ORDERS)),
    /** The order of this segment that was turned up here. */
    turnedUp: u8.as(names(ORDERS)),
    /** 12.4, 12.5: the HQ, by its place in the list, whose command point serves this Defender hex. */
    commander: u8.as(names(['', ...hqs.map((unit) => unitIds[unit]!)])),
    /** 12.4: a unit has reacted for this Defender hex. */
    hasReaction: flag,
    /** 14.61: the highest level of interdiction here and round here. */
    zoi: u8.derived,
  }),
  /** 12.11: declared attacks by their numbers. */
  attacks: table(attackIds(), {
    /** Declared and not yet resolved. */
    open: flag,
    /** 12.33: counts as a Mandated Attack; 15.2: has attack supply. */
    mandated: flag,
    supplied: flag,
    /** 15.53: Engineer Effects were declared; 15.44: the unit that counts twice against a fort or city. */
    engineers: flag,
    buster: u16.as(kinds.unit),
    /** 12.5: the order of the attackers. */
    order: u8.as(names(ORDERS)),
    /** 15.55: what close support adds to the die, in the end. */
    cas: i16,
    /** The first hex that is attacked, and how many there are. */
    target: u16.derived,
    targets: u8.derived,
  }),
  march: memory('march', {
    hex: u16.as(kinds.place),
    /** Quarters of a point that are left. */
    points: u8,
    /** 10.41: the class of road along which the hex was entered at less than its ground costs; 0 when nothing is owed. */
    road: u8,
    isBegun: flag,
    way: u8.as(names(WAYS)),
    /** 12.4: the Defender hex that is reacted for. */
    target: u16.as(kinds.place),
  }),
  /** 12.1: the attack that is being declared. */
  assault: memory('assault', { attack: u8, hex: u16.as(kinds.place) }),
  /** 15.0: the attack that is carried out. */
  battle: memory('battle', {
    attack: u8,
    hex: u16.as(kinds.place),
    /** 15.43: whether there was anybody to fight. */
    isFought: flag,
    /** 16.1: steps that are still to be lost, who loses them, and who has to be first (`FIRST_LOSS`). */
    attackDue: u8,
    defenceDue: u8,
    attackFirst: u8,
    defenceFirst: u8,
    payer: u8.as(SIDES),
    /** 16.4: who says where the next unit retreats. */
    guide: u8.as(SIDES),
    /** 12.5: the defenders fall back at once, three hexes: nobody follows. */
    isEvaded: flag,
  }),
  /** 15.6: what the last combat came to; results are counted from 1. */
  struck: {
    hex: u16.as(kinds.place),
    attack: u16,
    defence: u16,
    column: u8.as(names(crt.columns)),
    drm: i16,
    die: u8,
    result: u8.as(names(['', ...RESULTS])),
    /** 16.33. */
    hasAttrition: flag,
  },
  /** 14.2: the air unit that is sent. */
  flight: memory('flight', { unit: u16.as(kinds.unit), isOpen: flag }),
  /** 14.25: hexes are taken one after another; the one over which air units meet. */
  sorties: memory('sorties', { hex: u16.as(kinds.place) }),
  sortie: memory('sortie', {
    hex: u16.as(kinds.place),
    /** 14.31: who has the initiative, and whether with local advantage. */
    leader: u8.as(SIDES),
    hasAdvantage: flag,
    hasFought: flag,
    /** 14.12: whose dual fighters are asked what they do. */
    asked: u8.as(SIDES),
  }),
  /** 11.3: the units that were overrun retreat; who pays a step first. */
  push: memory('push', { hex: u16.as(kinds.place), due: u8, payer: u8.as(SIDES) }),
  // What only great scenarios have is in tables that have no rows in the others, so that those keep their positions.
  /** 6.45: MSUs and Dumps: where, whose, the points that are left, and whether one has moved in this phase. */
  supplies: table(supplyIds, { place: u16.as(kinds.place), side: u8.as(SIDES), points: u8, moved: flag }),
  /** 10.56: stacking points that left, by edge. */
  departures: table(exitIds, { sp: u16 }),
  lines: table(campaign ? hexIds(ground) : [], {
    /** 4.21, 19.2: whose trains run here. */
    rail: u8.as(SIDES),
    /** 19.23: of a line that was laid in this turn, how many hexes up to here. */
    laid: u8,
  }),
  depot: table(campaign ? SIDE_IDS : [], {
    /** 4.23: stacking points that went by rail in this turn. */
    railed: u8,
    /** 4.25: hexes converted in this turn: on sheet C, on the others, beyond these inside East Poland and Lithuania, and to lengthen a line. */
    laidOnC: u8,
    laidElsewhere: u8,
    laidInside: u8,
    laidBeyond: u8,
    /** 6.45: Attack Supply Points that wait to come in. */
    waiting: u8,
  }),
  /** 6.2: Bases: turned to the inactive side; points that started there in this turn; 6.23: the turn on which a lost one goes to the Cadre box. */
  bases: table(baseIds, { isInactive: flag, started: u8, back: u8 }),
  /** 4.12: moved by the first Soviet orders, and has to attack. */
  pledges: table(campaign?.isJune ? unitIds : [], { mustAttack: flag }),
  sieges: table(campaign ? attackIds() : [], {
    /** 6.48: the MSU or Dump, by number, that supplies the attack. */
    source: u8,
    /** 13.43: super-heavy guns have fired; the fort is of no use in this combat. */
    bombarded: flag,
    isVoid: flag,
  }),
  /** The MSU that is moved. */
  haul: table(campaign ? [''] : [], {
    supply: u8.of('haul'),
    /** It is just coming in, and pays for that. */
    isEntering: flag.of('haul'),
  }),
  /** 22.2, 22.3: markers: the hex each lies in, the one it leads to, whether it is being built, whether it was laid in this phase. */
  spans: table(spanIds, { place: u16.as(kinds.place), to: u16.as(kinds.place), isBuilding: flag, moved: flag }),
  /** 22.4: marked bridges: what is left to repair, and whether it was tried in this turn. */
  crossings: table(bridgeIds, { damage: u8, tried: flag }),
  /** 22.2: what is done at a hex, where the river is still to be named. */
  bridging: table(campaign ? [''] : [], {
    work: u8.as(names(WORKS)).of('bridging'),
    hex: u16.as(kinds.place).of('bridging'),
  }),
  /** A2.a: results of this turn's Replacements Table that are left: type E strongpoints, S, R, half an R, V. */
  reserves: table(campaign?.tables ? ['', 'turn'] : [], {
    engineered: u8,
    supply: u8,
    releases: u8,
    half: u8,
    air: u8,
  }),
  /** 8.2: Special Groups by number, and the turn on which each was taken. */
  groups: table(campaign?.tables ? GROUP_IDS : [], { taken: u8 }),
  /** 7.31: units that were moved from box to box in this turn, and the turn on which one of the NKVD was lost. */
  rebuilt: table(campaign && hasBoxes(campaign) ? unitIds : [], { moved: flag, lostOn: u8 }),
  plan: table(switches.plans ? ['', 'plan'] : [], {
    /** 7.1: the Hitler Plan is in effect; 7.22: the turn on which the other was last asked for. */
    isHitler: flag,
    askedOn: u8,
    /** 11.6: stacking points that left, twice those in the direction of the Plan. */
    left: u16,
    /** 6.12: the last turn of the Logistics Pause while it is on, and whether it was declared. */
    pauseEnds: u8,
    hasPaused: flag,
    /** 5.11: raids on Moscow; 5.24: its air units are free in this turn. */
    raids: u8,
    isMoscowFree: flag,
    /** 3.34: points of dissolved tank units that do not make an armor point yet; 8.5: divisions that were sent off. */
    reorganized: u8,
    sent: u8,
  }),
  staff: table(switches.plans ? unitIds : [], {
    /** 8.5: is not withdrawn in this turn. */
    kept: flag,
    /** 5.21: keeps to Moscow; 5.14: the group of a raid that it flies in or against. */
    moscow: flag,
    raid: u8,
    /** 3.53: becomes Guards in this turn; 3.44: the division that militia becomes. */
    guards: flag,
    partner: u16.as(kinds.unit),
  }),
  /** 24.2: where victory points come from: the turn, the source, the place where it is one, and the points. */
  journal: table(journalIds, { turn: u8, source: u8, hex: u16.as(kinds.place), points: i16 }),
  /** 5.43: the level of Soviet interdiction in this very hex; whether an Axis mission was flown here or round here in this turn. */
  harried: table(options.sovietInterdiction === 'on' ? hexIds(ground) : [], { level: u8, isCovered: flag }),
  /** 4.26a: points that were left of a journey by rail before a ferry, and the turn on which it was made. */
  tickets: table(campaign && options.ferryRail === 'on' ? unitIds : [], { points: u8, turn: u8 }),
  /** 8.31: cities in which somebody has appeared in this turn. */
  posts: table(campaign && hasBoxes(campaign) ? hexIds(ground) : [], { used: flag }),
  ...pieceTables(ground.size + BOX_COUNT, ground.size, 2),
})

const BOX_COUNT = 11

const hexIds = (ground: EfsSetting['ground']): string[] => [
  '',
  ...Array.from({ length: ground.size }, (_, i) => ground.name(i + 1)),
]

/** Groups are numbered from 1 to 18. */
const GROUP_IDS = Array.from({ length: 19 }, (_, i) => (i === 0 ? '' : `group ${i}`))

const attackIds = (): string[] => Array.from({ length: MOST_ATTACKS + 1 }, (_, i) => String(i))

export type State = Played<typeof columns, EfsSetting>

/** The words of the game. */
export interface Words {
  readonly step:
    | 'marking'
    | 'receiving'
    | 'missions'
    | 'flight'
    | 'sorties'
    | 'sortie'
    | 'movement'
    | 'march'
    | 'push'
    | 'declaration'
    | 'assault'
    | 'reaction'
    | 'artillery'
    | 'orders'
    | 'combat'
    | 'battle'
    | 'losses'
    | 'retreat'
    | 'advance'
    | 'rockets'
    | 'roles'
    | 'pairing'
    | 'strike'
    | 'engineering'
    | 'recovery'
    | 'haul'
    | 'bridging'
    | 'reserves'
    | 'relief'
    | 'rebuilding'
    | 'posting'
    | 'levies'
    | 'highCommand'
    | 'stavka'
    | 'pause'
    | 'raid'
    | 'scramble'
    | 'stores'
    | 'allotment'
  readonly event: keyof typeof EVENTS
  readonly kind: keyof EfsSetting['kinds']
}

export type Step = StepOf<State, Words>
export type Play = PlayOf<Words>

export const sideOf = ({ setting }: State, unit: number): number => setting.sideOf[unit]!
export const enemyOf = (side: number): number => 3 - side

/** What can be seen on a counter whose name one does not know. */
const SHOWN = [
  'zone',
  'overrun',
  'moved',
  'began',
  'fired',
  'activated',
  'receiving',
  'over',
  'inHand',
  'pushed',
  'retreating',
]

const unknowns = once(({ unknownRows }: EfsSetting) => ({ rows: unknownRows, shown: SHOWN, areCounted: true }))

/** 3.2: six hexes unless banded; none with an Overrun marker (11.38). */
export function projectionOf(s: State, unit: number, from: number): number {
  const { zone, overrun } = s.units
  if (zone[unit] === NO_ZONE || overrun[unit] === 1) return 0
  const side = sideOf(s, unit)
  const first = side === SOVIET && isJune(s) ? JUNE_PROJECTIONS : projectionIndex(side)
  return s.setting.projections[first + (zone[unit] === ZONE_ON_WHEELS && isMud(s) ? 1 : 0)]![from]!
}

/** 4.12: the first three turns of June. */
export const isJune = ({ setting, turn }: State): boolean => setting.campaign?.isJune === true && turn <= JUNE_LASTS

const JUNE_LASTS = 3

export const pieces = new Pieces<State>({
  sideOf,
  zone: projectionOf,
  unknowns: ({ setting }) => unknowns(setting),
})

export const isMud = ({ weather }: State): boolean => weather.ground === MUD
/** 5.21: woods are still wet. */
export const DRYING_GROUND = DRYING

/** Who is asked in this phase. */
export const phasing = (s: State): number => phaseNow(s).side
/** Whose segment it is. */
export const activeSide = (s: State): number => phaseNow(s).active

export const isOnMap = ({ setting, units }: State, unit: number): boolean =>
  units.place[unit] !== 0 && units.place[unit]! <= setting.ground.size

export const inEnemyZone = (s: State, side: number, hex: number): boolean => pieces.inZone(s, enemyOf(side), hex)
export const isHeldBy = (s: State, side: number, hex: number): boolean => pieces.occupier(s, hex) === side

/** 14.61: by hex the level of interdiction that troubles a side. What there is of it is the Axis', against the Soviets. */
export const zoiOver = (s: State, side: number): Uint8Array => (side === SOVIET ? s.hexes.zoi : untroubled(s.setting))

/** 12.4, 12.5, 5.42: by hex where a side neither reacts nor gets orders. */
export const shaken = (s: State, side: number): Uint8Array =>
  side === AXIS && s.harried.level.length > 0 ? s.harried.level : zoiOver(s, side)

const untroubled = once(({ ground }: EfsSetting) => new Uint8Array(ground.size + 1))

/** 18.4: whose strongpoint is active in a hex: nobody's while it is being built or when the enemy has taken the hex. */
export function strongpointOf({ hexes }: State, hex: number): number {
  const owner = hexes.strongpoint[hex]!
  return owner === hexes.control[hex] ? owner : 0
}

/** 18.4: an active fort of the other side: a strongpoint, or a printed belt, line or citadel of the Soviets. */
export const isEnemyFort = (s: State, side: number, hex: number): boolean =>
  strongpointOf(s, hex) === enemyOf(side) ||
  (side === AXIS && s.setting.fort[hex] !== 0 && s.hexes.razed[hex] === 0 && s.hexes.control[hex] === SOVIET)

/** The numbers of what units show now. */
export const attackOf = ({ setting, units }: State, unit: number): number =>
  setting.attack[unit * 4 + units.face[unit]!]!
export const defenceOf = ({ setting, units }: State, unit: number): number =>
  setting.defence[unit * 4 + units.face[unit]!]!
export const movementOf = ({ setting, units }: State, unit: number): number =>
  setting.movement[unit * 4 + units.face[unit]!]!
export const stepsOf = ({ setting, units }: State, unit: number): number => setting.steps[unit]! - units.face[unit]!

/** A unit that fights: everything on the ground but headquarters. */
export const isCombatUnit = ({ setting }: State, unit: number): boolean =>
  setting.isAir[unit] === 0 && setting.isHq[unit] === 0

import {
  ALL_ROUND,
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
import { LOSSES, PLANS, POSTURES } from './charts.ts'
import { GERMAN, LAST_GERMAN, RUSSIAN } from './counters.ts'
import type { EVENTS } from './events.ts'
import type { DamosSetting } from './scenarios.ts'

const SIDE_IDS = ['', 'German', 'Russian']
const SIDES = names(SIDE_IDS)
const PLAN_WORDS = names(PLANS)
const POSTURE_WORDS = names(POSTURES)
const LOSS_WORDS = names(LOSSES)
const RAIL = names(['', 'converted', 'fresh'])

/** X4.3.1: a railway of German gauge; `LAID` in this very phase. */
export const CONVERTED = 1
export const LAID = 2

export const columns = ({ kinds, unitIds, ground }: DamosSetting) => ({
  /** C7.0: a force with a zone of influence was activated; foot forces are closed for the phase. */
  isFootClosed: flag,
  /** X1.3: a German unit has been east of the marsh, and the south is open. */
  isSouthOpen: flag,
  /** X4.7: the first of the two turns of distraction; 0 while the clock has not started. */
  distractedFrom: u8,
  /** X4.6.3: attacks that the Russian owes on turn 2, those made, and what the rest cost him each turn. */
  obligation: { due: u8, made: u8, penalty: u8 },
  /** X4.4: the air unit of this turn, what it still brings, and low rolls so far. */
  air: { isReady: flag, shift: flag, reroll: flag, failures: u8 },
  /** What was laid open last and is not seen in the position: kept so that what is heard stands in every view. */
  heard: {
    /** C2.6.1: the last reaction roll, its modifiers and whether more mobile strength was among them. */
    roll: u8,
    modifier: i16,
    isMoreMobile: flag,
    /** C9.0: what the last test of attrition came to. */
    attrition: u8,
    /** C2.4: the last totals that were told, as they are and with terrain. */
    attack: u8,
    defence: u8,
    modifiedAttack: i16,
    modifiedDefence: i16,
    /** C8.10: what the last battle came to: losses of both along the sequence, and who has won; nobody while it is on. */
    attackLoss: u8.as(LOSS_WORDS),
    defenceLoss: u8.as(LOSS_WORDS),
    winner: u8.as(SIDES),
    /** C2.4: the last unit that lost its last point, which tells how strong it was. */
    fallen: u16.as(kinds.unit),
  },
  sides: table(SIDE_IDS, { points: u16 }),
  units: table(unitIds, {
    ...pieceColumns(kinds.place),
    /** C2.4: strength points; the owner's secret. */
    strength: u8,
    demoralized: flag,
    /** C2.1: has activated or reacted, until it is reset. */
    spent: flag,
    /** C2.6.1: tried to react in this activation, and is spent when it ends. */
    tried: flag,
    /** To come: the turn from which on it may. */
    due: u8,
    dead: flag,
    /** C10.0: out of the game for good. */
    surrendered: flag,
    /** X4.8. */
    cossack: flag,
    /** What the enemy knows: bounds on its strength, and the last total of a force that it was in with the turn. */
    least: u8,
    most: u8,
    told: u8,
    toldOn: u8,
    /** C2.3, C7.0: in the force that is activated. */
    inHand: flag.of('march'),
    /** C8.12.2: of the force that won, and has not exploited yet. */
    toExploit: flag.of('march'),
    /** C6.0. */
    travels: flag.of('journey'),
    /** C2.6.1: in the part of a force that tries to react or to leave. */
    reacting: flag.of('reaction'),
    falling: flag.of('fallback'),
    /** C8.8: strength when the losses of an exchange began to be laid, the dead included; D-R59: too many to fight. */
    before: u8.of('battle'),
    idle: flag.of('battle'),
  }),
  hexes: table(['', ...Array.from({ length: ground.size }, (_, i) => ground.name(i + 1))], {
    control: u8.as(SIDES),
    rail: u8.as(RAIL),
  }),
  site: memory('site', { unit: u16.as(kinds.unit) }),
  entry: memory('entry', { unit: u16.as(kinds.unit) }),
  /** X4.3.1: the railhead that is being moved on. */
  rail: memory('rail', { isAll: flag, isUsed: flag }),
  branch: memory('branch', { hex: u16.as(kinds.place), left: u8 }),
  journey: memory('journey', { from: u16.as(kinds.place) }),
  /** C7.0: the activation in hand. */
  march: memory('march', {
    hex: u16.as(kinds.place),
    /** Points that are left and that were spent; C9.0: those that it had at first. */
    points: u8,
    spent: u8,
    base: u8,
    /** Hexes entered (X4.7). */
    steps: u8,
    /** It has done something, and cannot be called off. */
    isBegun: flag,
    /** C7.0: units were picked up in this hex. */
    hasPickedUp: flag,
    /** The hex that the last step was taken from; 0 before the first. */
    cameFrom: u16.as(kinds.place),
    /** Where the way goes on to once nobody interrupts it. */
    goal: u16.as(kinds.place),
    /** C8.1: the plan of the Concerted Attack that it carries out, and its target. */
    plan: u8.as(PLAN_WORDS),
    target: u16.as(kinds.place),
    /** C8.12: with the allowance of an exploitation, which nobody answers. */
    isExploiting: flag,
    /** A battle was fought: the ordinary activation is over (D-R12). */
    hasFought: flag,
    /** X4.6.3: it has come to a battle by entering, and counts as an attack. */
    hasAttacked: flag,
    hasWon: flag,
    /** C8.12.1: the plan of the battle that was won, what the loser could not absorb; X4.6.2: by twelve to one. */
    wonBy: u8.as(PLAN_WORDS),
    surplus: u8,
    isSwept: flag,
    /** C8.12: supply as it was in the first battle. */
    isSupplied: flag,
  }),
  /** C8.1: a Concerted Attack from its declaration on: sealed type, sealed posture. */
  concerted: memory('concerted', {
    target: u16.as(kinds.place),
    plan: u8.as(PLAN_WORDS),
    posture: u8.as(POSTURE_WORDS),
    /** The posture is taken; the type is laid open. */
    isAnswered: flag,
    isShown: flag,
  }),
  /** C2.6.1: the hex that was entered, and what has come of it so far. */
  window: memory('window', {
    hex: u16.as(kinds.place),
    /** C8.1: before the attacker is known. */
    isDeclared: flag,
    /** C2.6.1c: nobody moved, but rallied. */
    isRally: flag,
    /** Somebody came in; somebody tried anything. */
    hasCome: flag,
    hasTried: flag,
  }),
  reaction: memory('reaction', { from: u16.as(kinds.place), first: u16.as(kinds.place), second: u16.as(kinds.place) }),
  fallback: memory('fallback', { hex: u16.as(kinds.place), from: u16.as(kinds.place), steps: u8 }),
  attrition: memory('attrition', { due: u8, isFirstLaid: flag }),
  /**
   * C8.0: the battle. Plan and posture may be there before it is entered: sealed until both are. The force in hand attacks, all
   * enemies in the hex defend.
   */
  assault: memory('battle', {
    hex: u16.as(kinds.place),
    /** Where the attackers came from, for the river between (C8.2); 0 where they rallied. */
    from: u16.as(kinds.place),
    plan: u8.as(PLAN_WORDS),
    posture: u8.as(POSTURE_WORDS),
    /** Both are laid open, and the totals told. */
    isShown: flag,
    /** C2.6.1n: brought about by a reaction, not by entering. */
    isMet: flag,
    /** C8.4: the defenders were demoralized when it began. */
    isShaken: flag,
    attackSupplied: flag,
    defenceSupplied: flag,
    /** X4.4: the air force flies, and what it brings. */
    hasAir: flag,
    hasShift: flag,
    hasReroll: flag,
    /** Dice as they fell, in sum; those of the German one by one where he may throw one again. */
    attackRoll: u8,
    defenceRoll: u8,
    first: u8,
    second: u8,
    third: u8,
    /** C8.7: losses incurred, along the sequence. */
    attackLoss: u8.as(LOSS_WORDS),
    defenceLoss: u8.as(LOSS_WORDS),
    /** C2.4: what is left of the totals that were told. */
    attackLeft: u8,
    defenceLeft: u8,
    /** C8.8: who takes losses now, how many there were and how many are still to be laid. */
    payer: u8.as(SIDES),
    incurred: u8,
    due: u8,
    surplus: u8,
    /** X4.5.1: points that each side has paid. */
    germanPaid: u8,
    russianPaid: u8,
    /** C8.9: strengths of the counterattack, and what it cost both. */
    hasCountered: flag,
    counterStrength: u8,
    counteredStrength: u8,
    counterAttackLoss: u8,
    counterDefenceLoss: u8,
    /** C8.11: the unit that was routed to hold a major city. */
    routed: u16.as(kinds.unit),
    isCityHeld: flag,
    winner: u8.as(SIDES),
  }),
  ...pieceTables(ground.size, ground.size, 2),
})

export type State = Played<typeof columns, DamosSetting>

/** The words of the game. */
export interface Words {
  readonly step:
    | 'deploy'
    | 'site'
    | 'cossacks'
    | 'arrivals'
    | 'entry'
    | 'rail'
    | 'branch'
    | 'strategic'
    | 'journey'
    | 'operations'
    | 'march'
    | 'concerted'
    | 'naming'
    | 'window'
    | 'reaction'
    | 'fallback'
    | 'posture'
    | 'battle'
    | 'muster'
    | 'support'
    | 'reroll'
    | 'relief'
    | 'losses'
    | 'stand'
    | 'benefit'
    | 'attrition'
    | 'excess'
  readonly event: keyof typeof EVENTS
  readonly kind: keyof DamosSetting['kinds']
}

export type Step = StepOf<State, Words>
export type Play = PlayOf<Words>

export const sideOf = (unit: number): number => (unit === 0 ? 0 : unit <= LAST_GERMAN ? GERMAN : RUSSIAN)
export const enemyOf = (side: number): number => 3 - side

/** C2.5, X4.6.1: forces that are not demoralized control the six hexes round them, Russians not on turn 1. */
export const pieces = new Pieces<State>({
  sideOf: (_s, unit) => sideOf(unit),
  zone: ({ units, turn }, unit) =>
    units.demoralized[unit] === 1 || (turn === 1 && unit > LAST_GERMAN) ? 0 : ALL_ROUND,
})

/** Who moves and fights now, or sets up. */
export const phasing = (s: State): number => phaseNow(s).side

/** The first and the last unit of a side, in the order of the counters. */
export const firstOf = (side: number): number => (side === GERMAN ? 1 : LAST_GERMAN + 1)
export const lastOf = (s: State, side: number): number => (side === GERMAN ? LAST_GERMAN : s.setting.units)

/** The first unit of a side in a hex, or 0; `nextOf` goes on. Stacks are sorted, and the Germans come first. */
export function firstIn(s: State, side: number, hex: number): number {
  let unit = pieces.first(s, hex)
  if (side === GERMAN) return unit <= LAST_GERMAN ? unit : 0
  while (unit !== 0 && unit <= LAST_GERMAN) unit = pieces.next(s, unit)
  return unit
}

export function nextIn(s: State, unit: number): number {
  const next = pieces.next(s, unit)
  return unit <= LAST_GERMAN && next > LAST_GERMAN ? 0 : next
}

export const isHeldBy = (s: State, side: number, hex: number): boolean => firstIn(s, side, hex) !== 0

/** The units of a hex that are marked, one after another: those of a force stand together. */
export function firstMarked(s: State, marks: Uint8Array, hex: number): number {
  let unit = hex === 0 ? 0 : pieces.first(s, hex)
  while (unit !== 0 && marks[unit] === 0) unit = pieces.next(s, unit)
  return unit
}

export function nextMarked(s: State, marks: Uint8Array, after: number): number {
  let unit = pieces.next(s, after)
  while (unit !== 0 && marks[unit] === 0) unit = pieces.next(s, unit)
  return unit
}

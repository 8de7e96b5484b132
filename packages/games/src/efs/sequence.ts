import { LEGAL, NO_REASONS, type PhaseRules, phaseNow, steps, touch } from '@hexfront/core'
import { canFly, nextHexFlown } from './air/flights.ts'
import { canRaid } from './air/harrying.ts'
import { checkHeadquarters, liftInterdiction, spreadZoi } from './air/interdiction.ts'
import { assignToMoscow, canScramble, hasRaider, resolveRaids } from './air/moscow.ts'
import { rollReadiness } from './air/readiness.ts'
import { reactBarred } from './combat/reaction.ts'
import { recountTargets } from './combat/targets.ts'
import type { Campaign } from './data/card.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { unitsNamed } from './data/names.ts'
import { finishStrongpoints, hasWorks } from './engineering.ts'
import { finishSpans, renewSpans } from './movement/bridges.ts'
import { isFirstSegment, returnAircraft } from './movement/june.ts'
import { FIRST, JUNE_IDS } from './phases.ts'
import { dealRails, openRailheads, renewRails } from './rail/rails.ts'
import { takeReinforcements } from './reserves/arrivals.ts'
import { canLevy } from './reserves/draws.ts'
import { releaseGarrisons } from './reserves/garrisons.ts'
import { canPost, canRebuild, renewRebuilding } from './reserves/rebuilding.ts'
import { receiveBarred, strengthen, takeReplacements } from './reserves/replacements.ts'
import { bankSupply, canRelieve, hasReserves, rollReplacements } from './reserves/reserves.ts'
import { canDecide, convertDivisions } from './reserves/stavka.ts'
import { activeSide, enemyOf, type Play, phasing, pieces, type State, sideOf, type Words } from './state.ts'
import { COMBAT_PHASES } from './steps/combat.ts'
import { canPause } from './steps/high-command.ts'
import { hasPatients } from './steps/recovery.ts'
import { endPause, pauseAtLast } from './supply/pause.ts'
import { canFeed, settleShortages } from './supply/shortage.ts'
import { takeSupply } from './supply/stocks.ts'
import { checkSupply } from './supply/supply.ts'
import { checkSurrender } from './supply/surrender.ts'
import { axisStrongpoints, canCommand, changePlan } from './victory/high-command.ts'
import { closeJournal, hasTakenPlace, scoreEvent } from './victory/journal.ts'
import { checkVictory } from './victory/victory.ts'
import { FIRST_WEATHER, settleWeather } from './weather.ts'

/** What happens in phases beside the questions they ask. */
const RULES: Readonly<Record<string, PhaseRules<State, Words>>> = {
  'axis set-up': { when: (s) => s.marksLeft > 0 },
  weather: { enter: beginTurn },
  replacements: { when: isOn, enter: takeAllReplacements },
  'soviet reserves': { when: hasReserves },
  'victory plan': { when: isOn, enter: changePlan },
  'axis high command': { when: canCommand },
  'soviet high command': { when: canDecide },
  'axis raids': { when: hasRaider },
  'moscow fighters': { when: canScramble },
  raids: { enter: resolveRaids },
  'axis pause': { when: canPause },
  'soviet levies': { when: canLevy },
  'axis postings': { when: canPost },
  'soviet postings': { when: canPost },
  'soviet relief': { when: canRelieve },
  'axis rebuilding': { when: canRebuild },
  'soviet rebuilding': { when: canRebuild },
  'soviet replacements': { when: (s) => isOn(s) && canReceive(s) },
  'axis replacements': { when: (s) => isOn(s) && canReceive(s) },
  reinforcements: { enter: takeReinforcements },
  'attack supply': { when: isOn, enter: takeSupply },
  supply: { when: isOn, enter: settleSupply },
  'axis stores': { when: canFeed },
  'soviet stores': { when: canFeed },
  shortages: { enter: settleShortages },
  surrender: { when: isOn, enter: checkSurrender },
  'axis air returns': { enter: beginSecondRound },
  readiness: { when: (s) => s.turn >= s.setting.card.readinessFrom, enter: rollReadiness },
  'axis interdiction': { when: canFly },
  'soviet interception': { when: canFly },
  interdiction: { enter: resolveFlights },
  'soviet interdiction': { when: canRaid },
  'axis interception': { when: canFly },
  'soviet zones': { enter: resolveFlights },
  headquarters: { enter: checkHeadquarters },
  'axis movement': { enter: beginMovement },
  'soviet reaction': { when: canReact, enter: beginMovement },
  'axis close support': { when: canFly },
  'soviet counter-support': { when: canFly },
  'axis air battle': { enter: resolveFlights },
  'axis motorized movement': { enter: beginMovement },
  'axis works': { enter: work },
  'axis engineering': { when: hasWorks },
  'axis markers': { enter: liftMarkers },
  'soviet motorized movement': { enter: beginMovement },
  'axis reaction': { when: canReact, enter: beginMovement },
  'soviet close support': { when: canFly },
  'axis counter-support': { when: canFly },
  'soviet air battle': { enter: resolveFlights },
  'soviet movement': { enter: beginMovement },
  'soviet works': { enter: work },
  'soviet engineering': { when: hasWorks },
  'soviet markers': { enter: liftMarkers },
  recovery: { when: hasPatients },
  administration: { enter: endTurn },
  victory: { enter: judge },
  ...COMBAT_PHASES,
}

/** 2.5: the first segments of June go by the rules of the others. */
export const PHASES: Readonly<Record<string, PhaseRules<State, Words>>> = {
  ...RULES,
  ...Object.fromEntries(
    JUNE_IDS.filter((id) => id.startsWith(FIRST)).flatMap((id) => {
      const rules = RULES[id.slice(FIRST.length)]
      return rules ? [[id, rules]] : []
    }),
  ),
}

/** 2.6: whether the scenario has the phase that is on. */
function isOn(s: State): boolean {
  const { needs } = phaseNow(s)
  return needs === undefined || needs(s.setting.switches)
}

/** 9.4: everything where the card has it; control to who stands nearest (E-R02). */
export function deal(s: State): void {
  const { setting, units, hexes } = s
  const { card, kinds, boxes, roster, ground } = setting
  s.weather.ground = FIRST_WEATHER
  s.marksLeft = card.marks.count
  for (let unit = 1; unit <= setting.units; unit++) {
    // Counters behind an Untried one show nothing before it is turned over.
    units.zone[unit] = setting.pool[unit] === 0 || setting.isUntried[unit] === 1 ? setting.zone[unit]! : 0
    const counter = roster[unit]!
    if (counter.air === null && setting.entry[unit]!.length > 0) units.place[unit] = boxes.arriving
  }
  for (const { hex, units: text } of card.stacks)
    for (const { id, face } of unitsNamed(text)) {
      const unit = kinds.unit.read(id)
      units.place[unit] = ground.parse(hex)
      units.face[unit] = face
    }
  for (const { id } of unitsNamed(card.ready)) units.place[kinds.unit.read(id)] = boxes.ready
  for (const { id } of unitsNamed(card.flown)) units.place[kinds.unit.read(id)] = boxes.flown
  for (const { id } of unitsNamed(card.nonOp)) units.nonOp[kinds.unit.read(id)] = 1
  for (const name of words(card.strongpoints.axis)) hexes.strongpoint[ground.parse(name)] = AXIS
  for (const name of words(card.strongpoints.soviet)) hexes.strongpoint[ground.parse(name)] = SOVIET
  for (const name of words(card.interdicted)) hexes.interdiction[ground.parse(name)] = 1
  dealControl(s)
  if (card.campaign !== undefined) dealCampaign(s, card.campaign)
  rebuild(s)
  closeJournal(s, 0)
  s.mandated.due = card.mandated[card.firstTurn] ?? 0
  s.suppliedAttacks = card.suppliedAttacks.first
  beginStrongpoints(s)
}

/** What the great cards have beside that: aircraft in all boxes, garrisons, supply, railways, and the border. */
function dealCampaign(s: State, { deployment, isJune: isFromBorder }: Campaign): void {
  const { setting, units, hexes, supplies } = s
  const { kinds, boxes, ground } = setting
  for (const box of ['damaged', 'destroyed'] as const)
    for (const { id } of unitsNamed(deployment.air[box] ?? '')) units.place[kinds.unit.read(id)] = boxes[box]
  for (const { id } of unitsNamed(deployment.air['moscow'] ?? '')) {
    units.place[kinds.unit.read(id)] = boxes.ready
    assignToMoscow(s, kinds.unit.read(id))
  }
  for (const { unit, turn } of deployment.garrisons) if (turn <= s.turn) units.garrison[kinds.unit.read(unit)] = 1
  for (const { id } of unitsNamed(deployment.pools['zap'] ?? '')) units.place[kinds.unit.read(id)] = boxes.cadre
  let row = 0
  for (const { side, points, hexes: at, turn } of deployment.supply) {
    if (turn !== 0) continue
    row++
    supplies.place[row] = ground.parse(at[0]!)
    supplies.side[row] = side === 'axis' ? AXIS : SOVIET
    supplies.points[row] = points
  }
  for (const name of deployment.axisPlaces) hexes.control[ground.parse(name)] = AXIS
  if (isFromBorder)
    for (let hex = 1; hex <= ground.size; hex++)
      if (setting.isLand[hex] === 1) hexes.control[hex] = setting.isAxisLand[hex] === 1 ? AXIS : SOVIET
  dealRails(s)
  openRailheads(s)
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** E-R02: each hex belongs to the side whose unit is nearest, to the Soviets where both are as near. */
function dealControl({ setting, units, hexes }: State): void {
  const { ground, isLand } = setting
  const near = [AXIS, SOVIET].map((side) => {
    const far = steps(ground)
    far.begin(null, null)
    for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
      if (units.place[unit] !== 0 && units.place[unit]! <= ground.size) far.start(units.place[unit]!)
    return far.all()
  })
  for (let hex = 1; hex <= ground.size; hex++)
    if (isLand[hex] === 1) hexes.control[hex] = near[0]!.cost(hex) < near[1]!.cost(hex) ? AXIS : SOVIET
}

export function rebuild(s: State): void {
  pieces.rebuild(s)
  recountTargets(s)
  spreadZoi(s)
}

/** A1. */
function beginTurn(s: State, play: Play): void {
  const { card } = s.setting
  play.tell('turn', s.turn)
  settleWeather(s, play)
  if (s.turn > card.firstTurn) {
    s.mandated.due += card.mandated[s.turn] ?? 0
    s.suppliedAttacks = card.suppliedAttacks.later
    beginStrongpoints(s)
  }
  s.hasDisbanded = 0
  s.units.flewOver.fill(0)
  if (s.setting.campaign !== null) beginCampaignTurn(s)
  touch(s)
}

/** 4.12: what June brought ends with its third turn; railways are laid anew each turn. */
function beginCampaignTurn(s: State): void {
  renewRebuilding(s)
  renewRails(s)
  if (s.setting.campaign?.isJune) pieces.rebuild(s)
  spreadZoi(s)
}

/** 4.11: the second round of the first turn. */
function beginSecondRound(s: State, play: Play): void {
  endAttacks(s)
  returnAircraft(s, play)
}

function beginStrongpoints(s: State): void {
  const { sides, setting } = s
  sides.strongpoints[AXIS] = axisStrongpoints(s)
  sides.strongpoints[SOVIET] = setting.card.newStrongpoints.soviet
}

function canReceive(s: State): boolean {
  const side = phasing(s)
  const { first, lastGround } = s.setting
  for (let unit = first[side]!; unit <= lastGround[side]!; unit++)
    if (receiveBarred(s, unit, NO_REASONS) === LEGAL) return true
  return false
}

/** A2: by card and by table. */
function takeAllReplacements(s: State, play: Play): void {
  takeReplacements(s, play)
  rollReplacements(s, play)
}

/** A6: traced for all; S results that nobody needs are points. */
function settleSupply(s: State, play: Play): void {
  checkSupply(s, play)
  pauseAtLast(s, play)
  if (!canRelieve(s)) bankSupply(s, play)
}

/** A new movement phase: nobody has moved, and command is whole again. */
function beginMovement(s: State, play: Play): void {
  const { units, setting } = s
  for (let unit = 1; unit <= setting.units; unit++)
    units.began[unit] = setting.isAir[unit] === 1 ? 0 : units.place[unit]!
  units.moved.fill(0)
  units.spent.fill(0)
  s.supplies.moved.fill(0)
  renewSpans(s)
  if (setting.campaign !== null) releaseGarrisons(s, play)
  touch(s)
}

function canReact(s: State): boolean {
  const { hexes, setting } = s
  const side = phasing(s)
  for (let hex = 1; hex <= setting.ground.size; hex++) {
    if (hexes.attack[hex] === 0) continue
    for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
      if (reactBarred(s, hex, unit, NO_REASONS) === LEGAL) return true
  }
  return false
}

/** A4.b, B4.d, C4.d. */
function resolveFlights(s: State, play: Play): void {
  if (nextHexFlown(s, 0) === 0) return
  // All that was sent is laid open.
  play.reveal()
  play.enter('sorties')
  play.begin()
}

/** B6.a and b, C6.a and c. */
function work(s: State, play: Play): void {
  const side = activeSide(s)
  if (side === SOVIET) convertDivisions(s, play)
  else endPause(s, play)
  strengthen(s, side, play)
  finishStrongpoints(s, side, play)
  finishSpans(s, side, play)
}

/** B6.f and i, C6.g and j: Overrun markers of the enemy, guns that have fired, and what is left of the attacks. */
function liftMarkers(s: State): void {
  const { units, setting } = s
  const enemy = enemyOf(activeSide(s))
  for (let unit = 1; unit <= setting.units; unit++)
    if (units.overrun[unit] === 1 && sideOf(s, unit) === enemy) pieces.alter(s, unit, units.overrun, 0)
  // 4.11: guns that have fired in the first round stay turned.
  if (!isFirstSegment(s)) units.fired.fill(0)
  endAttacks(s)
}

/** Nothing is left of the attacks of a segment. */
function endAttacks(s: State): void {
  const { units, hexes, attacks } = s
  units.attack.fill(0)
  units.supports.fill(0)
  units.gaveFlak.fill(0)
  hexes.attack.fill(0)
  recountTargets(s)
  hexes.order.fill(0)
  hexes.turnedUp.fill(0)
  hexes.commander.fill(0)
  hexes.hasReaction.fill(0)
  attacks.open.fill(0)
  attacks.mandated.fill(0)
  attacks.supplied.fill(0)
  attacks.engineers.fill(0)
  attacks.buster.fill(0)
  attacks.order.fill(0)
  attacks.cas.fill(0)
  s.sieges.source.fill(0)
  s.sieges.bombarded.fill(0)
  s.sieges.isVoid.fill(0)
  touch(s)
}

/** D3. */
function judge(s: State, play: Play): void {
  closeJournal(s, s.turn)
  checkVictory(s, play)
}

/** D2.b to f. */
function endTurn(s: State, play: Play): void {
  const { units } = s
  liftInterdiction(s)
  units.activated.fill(0)
  units.doubled.fill(0)
  units.fuelShort.fill(0)
  units.ran.fill(0)
  s.plan.isMoscowFree.fill(0)
  for (let unit = 1; unit < units.idle.length; unit++) if (units.idle[unit]! > 0) units.idle[unit]!--
  settleMandated(s, play)
  touch(s)
}

/** 12.36, 10.36: what the first turn demanded is missed at its end; what later turns demanded, at the end of the game. */
function settleMandated(s: State, play: Play): void {
  const { card } = s.setting
  if (s.mandated.due === 0) return
  if (card.victory.kind === 'schedule') settleOverdue(s, card.victory.unmade, play)
  if (card.victory.kind !== 'points') return
  const isFirst = s.turn === card.firstTurn
  if (isFirst && card.victory.strict) s.mandated.missed = s.mandated.due
  else if (s.turn === card.lastTurn) s.eventPoints += s.mandated.due * card.victory.unmade
  else return
  play.tell('missed', s.mandated.due)
  s.mandated.due = 0
}

/** 12.36, E-R88: in a campaign they are overdue on the second turn of June, when the Axis takes a victory place, and at the end. */
function settleOverdue(s: State, unmade: number, play: Play): void {
  const { card } = s.setting
  const isTaken = hasTakenPlace(s)
  const isLate = s.turn === card.lastTurn || (card.campaign?.isJune === true && s.turn === JUNE_ATTACKS_DUE)
  if (!isTaken && !isLate) return
  scoreEvent(s, 'mandated', s.mandated.due * (isTaken ? unmade * TAKEN : unmade))
  play.tell('missed', s.mandated.due)
  s.mandated.missed += s.mandated.due
  s.mandated.due = 0
}

/** 10.83. */
const JUNE_ATTACKS_DUE = 2
/** An attack that was not made counts twice when a place has fallen. */
const TAKEN = 2

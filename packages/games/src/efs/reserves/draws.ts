import { type Choices, changed, LEGAL, NO_REASONS, type Rule, touch, type Why } from '@hexfront/core'
import { land } from '../air/flights.ts'
import type { Campaign } from '../data/card.ts'
import { MILITIA_LEASH } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { settleControl } from '../movement/control.ts'
import { hasRoomFor } from '../movement/stacking.ts'
import { inEnemyZone, isHeldBy, type Play, pieces, type State } from '../state.ts'
import { supplyNet } from '../supply/supply.ts'
import { cupOf } from './cups.ts'

/** 5.32: reserve air units come one a turn up to this one; what a storm has held up comes later. */
const LAST_RESERVE_TURN = 21

/** A3.a, 8.4: the draws of this turn. */
export function drawUnits(s: State, { deployment: { draws } }: Campaign, play: Play): void {
  for (const draw of draws) {
    if (draw.turn !== s.turn) continue
    if (draw.within > 0)
      for (let i = 0; i < draw.count; i++) raise(s, pick(s, cupOf(draw), 'militia (8.4)', play), play)
    else if (draw.pool === 'reserveAir' && s.weather.isStorm === 0)
      for (let i = 0; i < draw.count; i++) receive(s, pick(s, cupOf(draw), 'reserve air units (5.32)', play), play)
  }
  const late = draws.find(({ pool }) => pool === 'reserveAir')
  if (late && s.turn > LAST_RESERVE_TURN && s.weather.isStorm === 0)
    receive(s, pick(s, cupOf(late), 'reserve air units (5.32)', play), play)
  giveUpLost(s, play)
}

/** One of those that are still in the cup, by lot; 0 where it is empty. */
function pick({ setting, units }: State, cup: readonly string[], what: string, play: Play): number {
  const left = cup.map((id) => setting.kinds.unit.read(id)).filter((unit) => units.place[unit] === 0)
  return left.length === 0 ? 0 : left[play.dice.pick(left.length, what, left)]!
}

function raise(s: State, unit: number, play: Play): void {
  if (unit === 0) return
  pieces.place(s, unit, s.setting.boxes.arriving)
  s.units.due[unit] = s.turn
  play.tell('comes', unit)
}

/** 5.32. */
function receive(s: State, unit: number, play: Play): void {
  if (unit === 0) return
  land(s, unit, 'ready')
  play.tell('ready', unit)
}

/** 10.83: brigades whose city is lost never come. */
function giveUpLost(s: State, play: Play): void {
  const { setting, hexes } = s
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++) {
    if (!isWaiting(s, unit) || hexes.control[setting.home[unit]!] !== AXIS || mayGoToPolotsk(s, unit)) continue
    pieces.place(s, unit, setting.boxes.removed)
    play.tell('neverComes', unit)
  }
  touch(s)
}

/** 8.4: Untried militia that has been drawn and is not on the map yet. */
const isWaiting = ({ setting, units }: State, unit: number): boolean =>
  setting.isMilitia[unit] === 1 && setting.home[unit] !== 0 && units.place[unit] === setting.boxes.arriving

/** 10.83: one Vitebsk brigade may go to Polotsk, as long as none is there (E-R86). */
function mayGoToPolotsk(s: State, unit: number): boolean {
  const { polotsk, home, roster } = s.setting
  if (polotsk === 0 || roster[unit]?.home !== 'Vitebsk' || s.hexes.control[polotsk] === AXIS) return false
  for (let one = pieces.first(s, polotsk); one !== 0; one = pieces.next(s, one))
    if (home[one] === home[unit]) return false
  return true
}

/** 21.7: within five hexes of its city, in supply, and out of Axis zones but at the start of the scenario. */
export function levyBarred(s: State, hex: number, unit: number, why: Why): Rule {
  const { setting } = s
  if (!isWaiting(s, unit)) return why.no('8.4', '{unit} is not militia that comes in', unit)
  if (hex > setting.ground.size || setting.isLand[hex] === 0) return why.no('8.4', '{place} is not on the map', hex)
  const isNear =
    setting.ground.distance(setting.home[unit]!, hex) <= MILITIA_LEASH && s.hexes.control[setting.home[unit]!] !== AXIS
  if (!isNear && !(hex === setting.polotsk && mayGoToPolotsk(s, unit)))
    return why.no('21.74', '{place} is too far from home', hex)
  if (isHeldBy(s, AXIS, hex) || s.hexes.control[hex] !== SOVIET) return why.no('8.4', '{place} is not yours', hex)
  if (s.turn !== setting.card.firstTurn && inEnemyZone(s, SOVIET, hex))
    return why.no('8.4', '{place} is in an enemy zone', hex)
  if (supplyNet(s, SOVIET).reached[hex] === 0) return why.no('8.4', '{place} is out of supply', hex)
  return hasRoomFor(s, hex, unit) ? LEGAL : why.no('3.3', '{place} is full', hex)
}

export function offerLevies(s: State, out: Choices): void {
  const { setting } = s
  const waiting: number[] = []
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++)
    if (isWaiting(s, unit)) waiting.push(unit)
  if (waiting.length === 0) return
  for (let hex = 1; hex <= setting.ground.size; hex++)
    for (const unit of waiting)
      if (hex === setting.polotsk || setting.ground.distance(setting.home[unit]!, hex) <= MILITIA_LEASH)
        out.add(hex, unit)
}

export function levy(s: State, hex: number, unit: number, play: Play): void {
  pieces.place(s, unit, hex)
  play.tell('raised', unit, hex)
  settleControl(s, hex, play)
  changed(s)
}

/** Whether anybody waits who has somewhere to go. */
export function canLevy(s: State): boolean {
  const { setting } = s
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++) {
    if (!isWaiting(s, unit)) continue
    for (let hex = 1; hex <= setting.ground.size; hex++)
      if (
        (hex === setting.polotsk || setting.ground.distance(setting.home[unit]!, hex) <= MILITIA_LEASH) &&
        levyBarred(s, hex, unit, NO_REASONS) === LEGAL
      )
        return true
  }
  return false
}

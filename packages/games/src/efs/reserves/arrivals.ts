import { touch } from '@hexfront/core'
import { land } from '../air/flights.ts'
import { assignToMoscow } from '../air/moscow.ts'
import type { Campaign } from '../data/card.ts'
import { AXIS } from '../data/counters.ts'
import { unitsNamed } from '../data/names.ts'
import { settleControl } from '../movement/control.ts'
import { hasRoomFor } from '../movement/stacking.ts'
import { isHeldBy, isOnMap, type Play, pieces, type State } from '../state.ts'
import { takeOff } from '../strength.ts'
import { mindBases } from '../supply/pause.ts'
import { drawUnits } from './draws.ts'

/** A3.a: units whose turn it is may come in; some throw for it (10.14). */
export function takeReinforcements(s: State, play: Play): void {
  const { setting, units } = s
  if (setting.campaign !== null) bringBack(s)
  for (const { unit: id, turn, chances } of setting.card.arrivals) {
    const unit = setting.kinds.unit.read(id)
    if (units.place[unit] !== setting.boxes.arriving || units.due[unit] !== 0 || turn > s.turn) continue
    if (chances && !comes(s, unit, chances, play)) continue
    units.due[unit] = s.turn
    play.tell('comes', unit)
  }
  if (setting.campaign !== null) takeCampaign(s, setting.campaign, play)
  touch(s)
}

function takeCampaign(s: State, campaign: Campaign, play: Play): void {
  mindBases(s)
  drawUnits(s, campaign, play)
  fillBoxes(s, campaign, play)
  settleGarrisons(s, campaign, play)
  for (const withdrawal of withdrawalsNow(s))
    if (!mayRefuse(withdrawal)) withdraw(s, unitsIn(s, withdrawal.units), play)
}

/** 5.51: units that were withdrawn come back on their turn; those of the SS staff at full strength, even if they were lost. */
function bringBack(s: State): void {
  const { setting, units } = s
  const { boxes, roster } = setting
  for (const { unit: id, turn } of setting.card.arrivals) {
    const unit = setting.kinds.unit.read(id)
    if (turn !== s.turn || units.place[unit] === boxes.arriving || isOnMap(s, unit)) continue
    const isOfStaff = roster[unit]?.formation === 'KSRFSS'
    if (units.place[unit] !== boxes.removed && !isOfStaff) continue
    if (isOfStaff) units.face[unit] = 0
    units.due[unit] = 0
    pieces.place(s, unit, boxes.arriving)
  }
  touch(s)
}

/** 8.1: air units go to their boxes, Zap units to the Cadre box; those that were withdrawn come back if they were not shot down. */
function fillBoxes(s: State, { deployment }: Campaign, play: Play): void {
  const { setting, units } = s
  const { boxes } = setting
  for (const { turn, units: names, box } of deployment.arrivals) {
    if (turn !== s.turn || box === '') continue
    for (const unit of unitsIn(s, names)) {
      if (units.place[unit] !== 0 && units.place[unit] !== boxes.removed) continue
      if (box === 'cadre') pieces.place(s, unit, boxes.cadre)
      else land(s, unit, box === 'flown' || s.weather.isStorm === 1 ? 'flown' : 'ready')
      if (box === 'moscow') assignToMoscow(s, unit)
      play.tell('comes', unit)
    }
  }
}

/** 21.8: garrisons stand where the card has them, unless the enemy is there. */
function settleGarrisons(s: State, { deployment }: Campaign, play: Play): void {
  const { setting, units, hexes } = s
  for (const { turn, units: names, entry, isGarrison } of deployment.arrivals) {
    if (turn !== s.turn || !isGarrison) continue
    const hex = setting.ground.parse(entry[0]!)
    for (const unit of unitsIn(s, names)) {
      if (units.place[unit] !== setting.boxes.arriving || hexes.control[hex] === AXIS || isHeldBy(s, AXIS, hex))
        continue
      if (!hasRoomFor(s, hex, unit)) continue
      pieces.place(s, unit, hex)
      units.garrison[unit] = 1
      play.tell('raised', unit, hex)
    }
  }
}

const unitsIn = ({ setting }: State, names: string): number[] =>
  unitsNamed(names).map(({ id }) => setting.kinds.unit.read(id))

type Withdrawal = Campaign['deployment']['withdrawals'][number]

const withdrawalsNow = ({ setting: { campaign }, turn }: State): readonly Withdrawal[] =>
  (campaign?.deployment.withdrawals ?? []).filter((one) => one.turn === turn)

const mayRefuse = ({ refusal }: Withdrawal): boolean => refusal.includes('VP')

/** 8.5: units that leave for another front in this turn unless their owner keeps them, and the most that costs. */
export function refusableNow(s: State): { readonly units: readonly number[]; readonly most: number } {
  const found = withdrawalsNow(s).filter((one) => mayRefuse(one) && one.units !== '')
  const most = found.reduce((sum, { refusal }) => sum + Number(/at most (\d+)/.exec(refusal)?.[1] ?? 0), 0)
  return { units: found.flatMap(({ units }) => unitsIn(s, units)).filter((unit) => isOnMap(s, unit)), most }
}

/** A3.e, 8.5: units that leave for another front; E-R44: wherever they are. Aircraft leave from their boxes. */
export function withdraw(s: State, leaving: readonly number[], play: Play): void {
  const { boxes, isAir } = s.setting
  for (const unit of leaving) {
    const hex = s.units.place[unit]!
    if (isAir[unit] === 1) {
      if (hex === 0 || hex === boxes.destroyed || hex === boxes.removed) continue
      pieces.place(s, unit, boxes.removed)
      play.tell('withdrawn', unit)
    } else if (isOnMap(s, unit)) {
      play.tell('withdrawn', unit)
      takeOff(s, unit, boxes.removed)
      settleControl(s, hex, play)
    }
  }
  touch(s)
}

const ALWAYS = 10

function comes(s: State, unit: number, chances: Readonly<Record<number, number>>, play: Play): boolean {
  const needed = chances[s.turn] ?? ALWAYS
  if (needed >= ALWAYS) return true
  const die = play.dice.die(10, 'a variable reinforcement (10.14)')
  s.arrivalDie = die
  play.tell('rolledFor', unit, die, needed)
  return die <= needed
}

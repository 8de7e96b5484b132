import { LEGAL, type Rule, touch, type Why } from '@hexfront/core'
import { once } from '../../once.ts'
import { nonOpNear } from '../command.ts'
import { MOST_LEVEL } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { SPANS } from '../movement/spans.ts'
import type { EfsSetting } from '../scenarios.ts'
import { isCombatUnit, isHeldBy, type Play, pieces, type State } from '../state.ts'

// 5.4: Soviet interdiction, by option.

/** 5.42. */
const FROM_TURN = 14

/** Whether the Soviets may interdict, and have anybody for it. */
export function canRaid({ setting, units, turn }: State): boolean {
  const { first, last, interdiction, boxes } = setting
  if (turn < FROM_TURN) return false
  for (let unit = first[SOVIET]!; unit <= last[SOVIET]!; unit++)
    if (interdiction[unit] !== 0 && units.place[unit] === boxes.ready) return true
  return false
}

/** 5.43 to 5.45: where Soviet air units may interdict. */
export function harryBarred(s: State, hex: number, why: Why): Rule {
  if (!isTarget(s, hex)) return why.no('5.45', 'there is nothing to interdict in {place}', hex)
  if (s.harried.isCovered[hex] === 1) return why.no('5.43', 'the Axis has flown over {place} or beside it', hex)
  return nonOpNear(s, SOVIET, hex) === 0 ? LEGAL : why.no('5.44', 'an HQ near {place} is out of order', hex)
}

/** 5.45: towns, railway junctions, ends of marked bridges, bridges of the Axis, and its combat units. */
const isTarget = (s: State, hex: number): boolean =>
  landmarks(s.setting)[hex] === 1 || hasAxisBridge(s, hex) || hasAxisUnit(s, hex)

const landmarks = once(({ ground, placeAt, rails, bridges }: EfsSetting) => {
  const marked = new Uint8Array(ground.size + 1)
  for (let hex = 1; hex <= ground.size; hex++) {
    const lines = rails.subarray(hex * 6, hex * 6 + 6).filter((to) => to !== 0).length
    if (placeAt[hex] !== 0 || lines > 2) marked[hex] = 1
  }
  for (const { hex, to } of bridges) {
    marked[hex] = 1
    marked[to] = 1
  }
  marked[0] = 0
  return marked
})

/** A bridge of the Axis lies in one hex and leads to another; a ferry is not seen. */
const hasAxisBridge = ({ spans }: State, hex: number): boolean =>
  spans.place.some((place, span) => place === hex && place !== 0 && SPANS[span]!.side === AXIS && !SPANS[span]!.isFerry)

function hasAxisUnit(s: State, hex: number): boolean {
  if (!isHeldBy(s, AXIS, hex)) return false
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isCombatUnit(s, unit)) return true
  return false
}

/** 5.43: the mission hex alone. */
export function harry(s: State, hex: number, level: number, play: Play): void {
  if (level === 0) return
  s.harried.level[hex] = Math.min(level, MOST_LEVEL)
  play.tell('harried', s.harried.level[hex]!, hex)
  touch(s)
}

/** 5.43, E-R74: where the Axis has flown a mission its zone could have been. */
export function cover({ harried, setting }: State, hex: number): void {
  if (harried.isCovered.length === 0) return
  const { neighbours } = setting.ground
  harried.isCovered[hex] = 1
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (neighbours[way] !== 0) harried.isCovered[neighbours[way]!] = 1
}

export function endHarrying({ harried }: State): void {
  harried.level.fill(0)
  harried.isCovered.fill(0)
}

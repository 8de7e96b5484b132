import { touch } from '@hexfront/core'
import { AXIS, SOVIET } from '../data/counters.ts'
import { BUILDING, enemyOf, inEnemyZone, type Play, pieces, type State } from '../state.ts'
import { loseSupply } from '../supply/stores.ts'
import { SPANS } from './spans.ts'

/** Ledger 6, control: after something has happened in a hex, it and its neighbours change hands as they must. */
export function settleControl(s: State, hex: number, play: Play): void {
  settleHex(s, hex, play)
  const { neighbours } = s.setting.ground
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (neighbours[way] !== 0) settleHex(s, neighbours[way]!, play)
}

/** A hex is taken by who stands in it, or by a zone of control that nothing contests. */
function settleHex(s: State, hex: number, play: Play): void {
  const occupier = pieces.occupier(s, hex)
  if (occupier !== 0) {
    sweep(s, hex, occupier, play)
    take(s, hex, occupier, play)
    return
  }
  const isAxis = inEnemyZone(s, SOVIET, hex)
  const isSoviet = inEnemyZone(s, AXIS, hex)
  if (isAxis !== isSoviet) take(s, hex, isAxis ? AXIS : SOVIET, play)
}

/** E-R06: hexes that a move leads through are taken on the way. */
export function pass(s: State, side: number, hex: number, play: Play): void {
  if (pieces.occupier(s, hex) === enemyOf(side)) return
  sweep(s, hex, side, play)
  take(s, hex, side, play)
}

/** 22.26: crossings of the enemy in a hex that somebody enters are gone, until their owner lays them again. */
function sweep({ spans }: State, hex: number, side: number, play: Play): void {
  for (let span = 1; span < spans.place.length; span++) {
    if (spans.place[span] !== hex || SPANS[span]!.side === side) continue
    play.tell('spanLifted', hex, spans.to[span]!)
    spans.place[span] = 0
    spans.to[span] = 0
    spans.isBuilding[span] = 0
  }
}

function take(s: State, hex: number, side: number, play: Play): void {
  if (s.hexes.control[hex] === side || s.setting.isLand[hex] === 0) return
  s.hexes.control[hex] = side
  // E-R08: what is half built is lost.
  if (s.hexes.strongpoint[hex] === BUILDING + enemyOf(side)) s.hexes.strongpoint[hex] = 0
  if (s.setting.campaign !== null) loseSupply(s, hex, enemyOf(side), play)
  touch(s)
  if (s.setting.placeAt[hex] !== 0 || s.setting.objectives.includes(hex)) play.tell('taken', hex, side)
}

import { once } from '../../once.ts'
import { IS_GERMAN } from '../control.ts'
import type { PesSetting } from '../scenarios.ts'
import { centerOf, onAxis } from '../southwest.ts'
import { FACES, spreadOf } from '../spread.ts'
import { hasGermans, type State } from '../state.ts'
import { armyBook } from './clash.ts'
import { arm, group, isGone, meet } from './encounter.ts'

/** 13.3: armies come in no more than two hexes beside the center; two lanes more on either side of those that a roll gives. */
const BESIDE = 2
const LANES = 15
const lanesOf = once((setting: PesSetting) => Array.from({ length: LANES }, (_, lane) => centerOf({ setting }, lane)))

/** How likely a lane is to have an army. */
const LIKELIHOOD = Array.from({ length: LANES }, (_, lane) =>
  spreadOf(2, FACES)
    .slice(Math.max(0, lane - BESIDE), lane + BESIDE + 1)
    .reduce((sum, chance) => sum + chance, 0),
)

/** 13.3-13.5: on the turn of the counteroffensive, how likely an army is to reach its goal; German hexes in its way are noted. */
export function fromSouth(s: State, path: Set<number>): number {
  if (s.plan.turn !== s.turn) return 0
  arm(armyBook(s.setting))
  let lost = 0
  lanesOf(s.setting).forEach((start, lane) => {
    lost += LIKELIHOOD[lane]! * alongLane(s, start, path)
  })
  return lost / (1 + lost)
}

/** 13.5: an army goes along its axis until it is gone, in row 18 or in a point; who met it is beaten, or it is gone. */
function alongLane(s: State, start: number, path: Set<number>): number {
  const { ground, inRow18, isLoc } = s.setting
  setOut()
  let hasFought = false
  for (let hex = start; hex !== 0; hex = onAxis(s, hex)) {
    const isGerman = s.hexes.control[hex] === IS_GERMAN
    if (isGerman) path.add(hex)
    if (hasGermans(s, hex)) meetOnce(s, hex)
    else if (hex !== start && s.zones.count[hex] !== 0)
      for (let way = hex * 6; way < hex * 6 + 6; way++) meetOnce(s, ground.neighbours[way]!)
    if (isGone()) return 0
    hasFought ||= isGerman || beaten.size > 0
    const alive = (group.fresh + group.reduced + group.fresh2 + group.reduced2) / 2
    if (isGerman && isLoc[hex] === 1) return alive
    // P-R25
    if (inRow18[hex] === 1) return hasFought ? alive : 0
  }
  return 0
}

const beaten = new Set<number>()

function setOut(): void {
  beaten.clear()
  group.fresh = 1
  group.reduced = 0
  group.fresh2 = 1
  group.reduced2 = 0
}

function meetOnce(s: State, hex: number): void {
  if (hex === 0 || beaten.has(hex) || !hasGermans(s, hex)) return
  beaten.add(hex)
  meet(s, hex)
}

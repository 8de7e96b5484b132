import { LEGAL, memo, type Rule, type Why } from '@hexfront/core'
import { pieces, type State } from '../state.ts'

/** 3.3: stacking points in a hex, without those of a set of units. */
export function stackedIn(s: State, hex: number, without: Uint8Array): number {
  const { stacking } = s.setting
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (without[unit] === 0) sum += stacking[unit]!
  return sum
}

/** The stacking points of a set of units. */
export function stackingOf({ setting }: State, members: Uint8Array): number {
  let sum = 0
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) sum += setting.stacking[unit]!
  return sum
}

/** 3.3, E-R04: a move may lead through any hex, and end where there is room; C2: one train in a hex. */
export function roomBarred(s: State, hex: number, members: Uint8Array, why: Why): Rule {
  const need = needOf(s, members)
  if (stackedIn(s, hex, members) + need.points > s.setting.charts.stacking.most)
    return why.no('3.3', '{place} is full', hex)
  return countTrains(s, hex, members, need) > 1 ? why.no('21.31', 'a train is in {place}', hex) : LEGAL
}

export function hasRoom(s: State, hex: number, members: Uint8Array): boolean {
  const need = needOf(s, members)
  return (
    stackedIn(s, hex, members) + need.points <= s.setting.charts.stacking.most &&
    countTrains(s, hex, members, need) <= 1
  )
}

/** What a set of units takes up wherever it goes. */
interface Need {
  points: number
  trains: number
}

/** Asked for every hex of a range, so that those in hand are counted once. */
const needOf = (s: State, members: Uint8Array): Need =>
  members === s.units.inHand ? needInHand(s) : count(s, members, { points: 0, trains: 0 })

const needInHand = memo<State, Need>(
  () => ({ points: 0, trains: 0 }),
  (s, need) => count(s, s.units.inHand, need),
)

function count(s: State, members: Uint8Array, need: Need): Need {
  need.points = stackingOf(s, members)
  need.trains = 0
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1))
    need.trains += s.setting.isTrain[unit]!
  return need
}

function countTrains(s: State, hex: number, members: Uint8Array, { trains }: Need): number {
  if (trains === 0) return 0
  const { isTrain } = s.setting
  let there = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (members[unit] === 0) there += isTrain[unit]!
  return there + trains
}

/** Whether there is room for one unit that is not there yet. */
export function hasRoomFor(s: State, hex: number, unit: number): boolean {
  let sum = s.setting.stacking[unit]!
  let trains = s.setting.isTrain[unit]!
  for (let other = pieces.first(s, hex); other !== 0; other = pieces.next(s, other)) {
    if (other === unit) continue
    sum += s.setting.stacking[other]!
    trains += s.setting.isTrain[unit] === 1 ? s.setting.isTrain[other]! : 0
  }
  return sum <= s.setting.charts.stacking.most && trains <= 1
}

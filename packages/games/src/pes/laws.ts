import { IS_GERMAN, IS_SOVIET } from './control.ts'
import { overfull } from './stacking.ts'
import { pieces, type State } from './state.ts'

/** What holds at every moment: the empty string, or what is broken. */
export function broken(s: State, before: State): string {
  return (
    counters(s) || line(s) || overfull(s) || ground(s) || growth(s, before) || (isAtRest(s) ? pockets(s, before) : '')
  )
}

/** Nobody is lost: every counter is on the map or in a box that takes its kind. */
function counters(s: State): string {
  const { box, ground, isEntrenchment, isZone, isAssault, sideOf, isWest, unitIds } = s.setting
  const german = [box.lost, box['turn:6']]
  const cup = [box.cup, box.dead, box.aside, box['turn:2'], box['turn:5'], box.breakout, box.recycle, box.hand]
  for (let unit = 1; unit < unitIds.length; unit++) {
    const at = s.units.place[unit]!
    const isOnMap = at >= 1 && at <= ground.size
    if (sideOf[unit] === 1) {
      if (!isOnMap && !german.includes(at) && !isSetUp(s)) return `${unitIds[unit]} is nowhere`
      if (isOnMap && s.hexes.control[at] !== IS_GERMAN && at !== s.battle.hex)
        return `${unitIds[unit]} stands in a Soviet hex`
    } else if (isAssault[unit] === 1) {
      if (!isOnMap && ![box.stavka, box.spent, box.southwest].includes(at)) return `${unitIds[unit]} is nowhere`
    } else if (isOnMap) {
      if (s.hexes.control[at] !== IS_SOVIET) return `${unitIds[unit]} stands in a German hex`
      if (isZone[unit] === 1 && isWest[at] === 0) return `${unitIds[unit]} is east of the line`
      if (isEntrenchment[unit] === 1 && isWest[at] === 1) return `${unitIds[unit]} is west of the line`
    } else if (!cup.includes(at)) return `${unitIds[unit]} is nowhere`
  }
  return ''
}

const isSetUp = (s: State): boolean => s.turn === 1 && s.flow.phase === 1

/** P-R02: a marker in each Soviet hex beside a German one and nowhere else, so the line is whole and minimal. */
function line(s: State): string {
  const { ground } = s.setting
  for (let hex = 1; hex <= ground.size; hex++) {
    let isBeside = false
    for (let way = hex * 6; way < hex * 6 + 6; way++)
      if (ground.neighbours[way] !== 0 && s.hexes.control[ground.neighbours[way]!] === IS_GERMAN) isBeside = true
    const isWanted = isBeside && s.hexes.control[hex] === IS_SOVIET
    if ((s.hexes.front[hex] === 1) !== isWanted) return `the marker of ${ground.name(hex)} is wrong`
  }
  return ''
}

/** 9.12. */
function ground(s: State): string {
  if (s.turn > 4) return ''
  for (let hex = 1; hex <= s.setting.ground.size; hex++)
    if (s.hexes.control[hex] === IS_GERMAN && s.setting.isWest[hex] === 0 && !isPocketed(s))
      return `${s.setting.ground.name(hex)} is German in the early game`
  return ''
}

/** Ground east of the line may fall with a pocket. */
const isPocketed = (s: State): boolean => s.tally > 0

/** 4.8b, 12.10: the tally never falls and the cup of groups never fills. */
function growth(s: State, before: State): string {
  const { stavka } = s.setting.box
  if (s.tally < before.tally) return 'the tally has fallen'
  return pieces.count(s, stavka) > pieces.count(before, stavka) && before.turn > 0 && before.flow.phase > 0
    ? 'the cup of groups has grown'
    : ''
}

/** Whether no pocket is being dealt with, and Southwest Front has not yet come. */
const isAtRest = (s: State): boolean =>
  s.pocket.hex === 0 && s.battle.hex === 0 && (s.plan.turn === 0 || s.turn < s.plan.turn)

/** 11.2: no Soviet ground is cut off by German ground but Brest-Litovsk, Moscow, and a hex that broke out (11.4). */
function pockets(s: State, before: State): string {
  const was = cutOff(before)
  const name = [...cutOff(s)].find((one) => !was.has(one) && one !== before.pocket.hex)
  return name === undefined ? '' : `${s.setting.ground.name(name)} is cut off and at rest`
}

/** Soviet hexes that no Soviet hexes join to the east edge, fortresses aside. */
function cutOff(s: State): Set<number> {
  const { ground, isEastEdge, isFortress } = s.setting
  const joined = new Uint8Array(ground.size + 1)
  const queue: number[] = []
  for (let hex = 1; hex <= ground.size; hex++)
    if (isEastEdge[hex] === 1 && s.hexes.control[hex] === IS_SOVIET) {
      joined[hex] = 1
      queue.push(hex)
    }
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop())
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const to = ground.neighbours[way]!
      if (to === 0 || joined[to] === 1 || s.hexes.control[to] !== IS_SOVIET) continue
      joined[to] = 1
      queue.push(to)
    }
  const found = new Set<number>()
  for (let hex = 1; hex <= ground.size; hex++)
    if (s.hexes.control[hex] === IS_SOVIET && joined[hex] === 0 && isFortress[hex] === 0) found.add(hex)
  return found
}

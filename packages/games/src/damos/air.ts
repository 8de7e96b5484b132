import { AIR_CHECK, AIR_RANGE } from './charts.ts'
import { GERMAN } from './counters.ts'
import { isRailhead } from './rail.ts'
import { type Play, phasing, type State } from './state.ts'

/** X4.4: one combat after another within five hexes of a railhead, as long as the air unit lasts. */
export const canFly = (s: State): boolean =>
  s.air.isReady === 1 && (s.air.shift === 1 || s.air.reroll === 1) && isNearRailhead(s, s.assault.hex)

function isNearRailhead(s: State, hex: number): boolean {
  const { railHexes, ground } = s.setting
  for (const head of railHexes) if (ground.distance(head, hex) <= AIR_RANGE && isRailhead(s, head)) return true
  return false
}

/** X4.4: what it still brings. */
export function fly(s: State, play: Play): void {
  s.assault.hasAir = 1
  s.assault.hasShift = s.air.shift
  s.assault.hasReroll = s.air.reroll
  play.tell('flew', s.assault.hex)
}

/** X4.4, D-R46: the first low roll changes nothing, the second grounds it; after a good one it keeps one benefit. */
export function checkAir(s: State, play: Play): void {
  const { air, turn } = s
  const roll = play.dice.sum(2, 6, 'the air unit (X4.4)')
  const needed = AIR_CHECK + turn
  play.tell('airChecked', roll, needed)
  if (roll < needed) {
    air.failures++
    if (air.failures < 2) return
    air.isReady = 0
    play.tell('grounded')
  } else if (air.shift === 1 && air.reroll === 1) play.enter('benefit')
}

/** X4.4: throws one of the German's dice again; the result stands. */
export function rollAgain(s: State, die: number, play: Play): void {
  const { assault } = s
  const old = dieAt(s, die)
  const now = play.dice.die(6, 'a die again (X4.4)')
  if (die === 1) assault.first = now
  else if (die === 2) assault.second = now
  else assault.third = now
  if (phasing(s) === GERMAN) assault.attackRoll += now - old
  else assault.defenceRoll += now - old
  play.tell('rerolled', old, now)
}

/** A die of the German, from 1 on; 0 where he has not so many. */
export const dieAt = ({ assault }: State, die: number): number =>
  die === 1 ? assault.first : die === 2 ? assault.second : die === 3 ? assault.third : 0

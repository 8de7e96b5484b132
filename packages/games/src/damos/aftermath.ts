import { attackerOf, defenderOf, fighters, finalLoss, firstFighter, isMeeting, nextFighter } from './combat.ts'
import { occupy } from './control.ts'
import { MAJOR } from './ground.ts'
import { demoralize, rallyUnit } from './morale.ts'
import { canEscape } from './retreat.ts'
import { enemyOf, firstIn, isHeldBy, nextIn, type Play, type State, sideOf } from './state.ts'
import { eliminate, loseOne, weaken } from './strength.ts'

/** C8.10: who inflicted more has won, the defender in a tie; a side that has nobody left has lost. */
export function decide(s: State, play: Play): void {
  const { assault, heard } = s
  const attacker = attackerOf(s)
  const defender = defenderOf(s)
  const isAttackerLeft = firstFighter(s, attacker) !== 0
  const isDefenderLeft = firstFighter(s, defender) !== 0
  if (isAttackerLeft !== isDefenderLeft) assault.winner = isAttackerLeft ? attacker : defender
  else assault.winner = finalLoss(s, false) > finalLoss(s, true) ? attacker : defender
  heard.attackLoss = finalLoss(s, true)
  heard.defenceLoss = finalLoss(s, false)
  heard.winner = assault.winner
  play.tell('outcome', heard.defenceLoss, heard.attackLoss, heard.winner)
}

/** C8.11, D-R32: the defenders of a major city may rout their largest unit and stay, where another is left. */
export function mayHoldCity(s: State): boolean {
  const { assault, setting } = s
  if (assault.winner !== attackerOf(s) || setting.placeAt[assault.hex] !== MAJOR) return false
  return fighters(s, defenderOf(s)) > 1
}

/** The strength of the largest unit of a side that fights. */
export function largestOf(s: State, side: number): number {
  let most = 0
  for (let unit = firstFighter(s, side); unit !== 0; unit = nextFighter(s, unit))
    most = Math.max(most, s.units.strength[unit]!)
  return most
}

/** C8.11: the city is held after all, and the attackers have lost. */
export function holdCity(s: State, unit: number, play: Play): void {
  s.assault.isCityHeld = 1
  s.assault.routed = unit
  s.assault.winner = defenderOf(s)
  s.heard.winner = defenderOf(s)
  play.tell('routed', unit, s.assault.hex)
}

/** D-R32: the routed unit is eliminated, or by option retreats alone. */
export function sendRouted(s: State, play: Play): void {
  const { routed, hex } = s.assault
  const side = defenderOf(s)
  if (s.setting.options.rout === 'eliminate' || !canEscape(s, side, hex)) eliminate(s, routed, play)
  else {
    play.enter('fallback')
    s.units.falling[routed] = 1
    s.fallback.hex = hex
    s.fallback.from = hex
  }
}

/** C8.11: the loser retreats as one force; C2.3: its idle excess is eliminated, and so are all who find no way. */
export function driveBack(s: State, play: Play): void {
  const { hex, winner } = s.assault
  const loser = enemyOf(winner)
  for (let unit = firstIn(s, loser, hex); unit !== 0; ) {
    const next = nextIn(s, unit)
    if (s.units.idle[unit] === 1) eliminate(s, unit, play)
    unit = next
  }
  if (!isHeldBy(s, loser, hex)) return
  if (!canEscape(s, loser, hex)) {
    play.tell('trapped', hex)
    for (let unit = firstIn(s, loser, hex); unit !== 0; unit = firstIn(s, loser, hex)) eliminate(s, unit, play)
    return
  }
  play.enter('fallback')
  for (let unit = firstIn(s, loser, hex); unit !== 0; unit = nextIn(s, unit)) s.units.falling[unit] = 1
  s.fallback.hex = hex
  s.fallback.from = hex
}

/** C8.11: what a retreat does to those who lost; D-R56: nothing after a Meeting Engagement. */
export function humble(s: State, members: Uint8Array, play: Play): void {
  const { assault, units } = s
  const first = members.indexOf(1)
  const isAttacker = sideOf(first) === attackerOf(s)
  if (isAttacker) s.march.hex = units.place[first]!
  if (isMeeting(s) && assault.isCityHeld === 0) return
  if (assault.isShaken === 1 && !isAttacker) {
    weaken(s, members, 1)
    loseOne(s, strongest(s, members), play)
    return
  }
  for (let unit = first; unit > 0; unit = members.indexOf(1, unit + 1))
    if (units.demoralized[unit] === 0) {
      demoralize(s, unit)
      play.tell('demoralized', unit)
    }
}

function strongest({ units }: State, members: Uint8Array): number {
  let found = 0
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1))
    if (found === 0 || units.strength[unit]! > units.strength[found]!) found = unit
  return found
}

/** C8.11, C2.9: a demoralized defender who has won rallies; the hex is the winner's. C8.12: what an exploitation needs to know. */
export function finish(s: State, play: Play): void {
  const { assault, march, units } = s
  const { winner, hex } = assault
  if (assault.isShaken === 1 && winner === defenderOf(s))
    for (let unit = firstIn(s, winner, hex); unit !== 0; unit = nextIn(s, unit))
      if (units.demoralized[unit] === 1) {
        rallyUnit(s, unit)
        play.tell('rallied', unit)
      }
  if (isHeldBy(s, winner, hex)) occupy(s, winner, hex, play)
  march.hasFought = 1
  // C8.12: the battle of an exploitation gives nothing to those who are still to go.
  if (winner !== attackerOf(s) || march.isExploiting === 1) return
  march.hasWon = 1
  march.wonBy = assault.plan
  march.surplus = assault.surplus
  march.isSupplied = assault.attackSupplied
}

import { percent } from '../../display/bands.ts'
import { attackStrength, defenceStrength, totalOf } from '../combat.ts'
import { moveMarked } from '../control.ts'
import { isDemoralized } from '../morale.ts'
import { enemyOf, phasing, type State } from '../state.ts'
import { isSupplied } from '../supply.ts'
import { posturesFor } from './postures.ts'
import { worldsOf } from './rehearsal.ts'
import { endsOf } from './throws.ts'

/** So many positions that fit what is known stand for all of them. */
const WORLDS = 5

/** C8.2 to C8.6: how often an attack is ahead after the dice, over what the attacker cannot know: strengths and the posture. */
export function prospectOf(view: State, target: number, plan: number): { readonly low: number; readonly high: number } {
  const side = phasing(view)
  const isShaken = isDemoralized(view, enemyOf(side), target)
  const postures = isShaken ? [0] : posturesFor(view, target)
  const chances = worldsOf(view, side, WORLDS).flatMap((world) => {
    join(world, target, plan, isShaken)
    return postures.map((posture) => {
      world.assault.posture = posture
      const ends = endsOf(world)
      return (ends.get('attackers ahead') ?? 0) + (ends.get('defenders gone') ?? 0)
    })
  })
  return { low: Math.min(...chances), high: Math.max(...chances) }
}

/** Puts both sides into the hex with all that the dice depend on. */
function join(world: State, target: number, plan: number, isShaken: boolean): void {
  const side = phasing(world)
  const { assault, heard, march, units } = world
  assault.hex = target
  assault.from = march.hex
  assault.plan = plan
  assault.isShaken = isShaken ? 1 : 0
  assault.attackSupplied = isSupplied(world, side, march.hex) ? 1 : 0
  assault.defenceSupplied = isSupplied(world, enemyOf(side), target) ? 1 : 0
  moveMarked(world, units.inHand, target)
  heard.attack = totalOf(world, side)
  heard.defence = totalOf(world, enemyOf(side))
  heard.modifiedAttack = attackStrength(world)
  heard.modifiedDefence = defenceStrength(world)
  assault.attackLeft = heard.attack
  assault.defenceLeft = heard.defence
}

/** `38%`, or `20% to 65%`. */
export function rangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  const [from, to] = [percent(low), percent(high)]
  return from === to ? from : `${from} to ${to}`
}

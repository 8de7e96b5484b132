import { diceOf, lossesOf, pointsOf } from '../combat.ts'
import { enemyOf, phasing, type State } from '../state.ts'
import { rehearse } from './rehearsal.ts'

/** The chances of each sum of so many dice. */
export function sumsOf(dice: number): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]])
  for (let n = 0; n < dice; n++) {
    const next = new Map<number, number>()
    for (const [sum, chance] of sums)
      for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / 6)
    sums = next
  }
  return sums
}

/** C8.6, C8.7: what a side may incur, by place in the sequence of losses. */
export function lossSpread(s: State, side: number): ReadonlyMap<number, number> {
  const spread = new Map<number, number>()
  const copy = rehearse(s)
  for (const [sum, chance] of sumsOf(diceOf(s, enemyOf(side)))) {
    if (side === phasing(s)) copy.assault.defenceRoll = sum
    else copy.assault.attackRoll = sum
    const loss = lossesOf(copy, side)
    spread.set(loss, (spread.get(loss) ?? 0) + chance)
  }
  return new Map([...spread].sort(([a], [b]) => a - b))
}

/** How an exchange may end, the worst for the attacker first. */
export const ENDS = ['attackers gone', 'defenders ahead', 'attackers ahead', 'defenders gone'] as const
export type End = (typeof ENDS)[number]

/** C8.10: who is ahead after an exchange; whoever alone is left has won. */
function endOf({ assault }: State, attackLoss: number, defenceLoss: number): End {
  const isAttackerGone = pointsOf(attackLoss) >= assault.attackLeft
  const isDefenderGone = pointsOf(defenceLoss) >= assault.defenceLeft
  if (isDefenderGone && !isAttackerGone) return 'defenders gone'
  if (isAttackerGone && !isDefenderGone) return 'attackers gone'
  return defenceLoss > attackLoss ? 'attackers ahead' : 'defenders ahead'
}

export function endsOf(s: State): ReadonlyMap<End, number> {
  const ends = new Map<End, number>()
  const defence = lossSpread(s, enemyOf(phasing(s)))
  for (const [attackLoss, chance] of lossSpread(s, phasing(s)))
    for (const [defenceLoss, other] of defence) {
      const end = endOf(s, attackLoss, defenceLoss)
      ends.set(end, (ends.get(end) ?? 0) + chance * other)
    }
  return ends
}

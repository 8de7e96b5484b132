import type { Account, Fate, Loss, Told } from '@hexfront/core'
import { heard, timesHeard } from '../../display/rolls.ts'
import { AXIS } from '../data/counters.ts'
import { activeSide, phasing, type State, sideOf, stepsOf } from '../state.ts'
import { partsOf } from './attacks.ts'

/** 16.1: losses in steps. */
export const account: Account<State> = { unit: 'steps', loss, fate }

function loss(s: State, { event, operands: [unit = 0] }: Told, before: readonly Told[]): Loss | null {
  if (event === 'lostStep') return { unit, worth: 1 }
  if (event !== 'eliminated' && event !== 'disbanded') return null
  const lost = before.filter((told) => told.event === 'lostStep' && told.operands[0] === unit).length
  return { unit, worth: Math.max(1, stepsOf(s, unit) - lost) }
}

function fate(s: State, { told }: { readonly told: readonly Told[] }): Fate | null {
  const result = heard(told, 'struck')[2]
  if (result !== undefined) return fateOfCombat(s, result)
  if (timesHeard(told, 'overran', 'overrunFailed') > 0)
    return { side: phasing(s), rank: fateOfOverrun(s, told), losses: lossesIn(s, told) }
  if (timesHeard(told, 'fired', 'shot') > 0) return fateInTheAir(s, told)
  return null
}

/** The results stand in the order of the attacker’s wishes. */
function fateOfCombat(s: State, result: number): Fate {
  const [attacker, defender] = partsOf(result)
  const side = activeSide(s)
  return {
    side,
    rank: -result,
    losses: side === AXIS ? [attacker.steps, defender.steps] : [defender.steps, attacker.steps],
  }
}

const fateOfOverrun = (s: State, told: readonly Told[]): number => {
  const lost = lossesIn(s, told)
  const [own = 0, theirs = 0] = phasing(s) === AXIS ? lost : [lost[1], lost[0]]
  return (timesHeard(told, 'overran') > 0 ? 4 : 0) + theirs - own
}

/** By how many air units the first side is better off than the other. */
function fateInTheAir(s: State, told: readonly Told[]): Fate {
  const hits = told.filter(({ event }) => event === 'aborted' || event === 'damaged' || event === 'destroyed')
  const worth = (event: string): number => (event === 'destroyed' ? 3 : event === 'damaged' ? 2 : 1)
  const rank = hits.reduce(
    (sum, { event, operands: [unit = 0] }) => sum + (sideOf(s, unit) === AXIS ? -worth(event) : worth(event)),
    0,
  )
  return { side: AXIS, rank, losses: [0, 0] }
}

function lossesIn(s: State, told: readonly Told[]): number[] {
  const sums = [0, 0]
  told.forEach((one, at) => {
    const taken = loss(s, one, told.slice(0, at))
    if (taken) sums[sideOf(s, taken.unit) - 1]! += taken.worth
  })
  return sums
}

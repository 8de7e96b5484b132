import type { Fact, Matter } from '@hexfront/core'
import { heard, type Roll, resultsOf, rollsOf } from '../../display/rolls.ts'
import { efs } from '../index.ts'
import type { State } from '../state.ts'
import { resultName, resultOn, resultRow, resultTone } from './attacks.ts'

type Chances = Pick<Matter, 'results' | 'best' | 'worst'>

/** 15.43: all of them were Untried, and none was left. */
const NOBODY_LEFT = -1

const look = (result: number) =>
  result === NOBODY_LEFT
    ? ({ name: 'Nobody is left', tone: 'good' } as const)
    : { name: resultRow(result), tone: resultTone(result) }

const told = (result: number): string =>
  result === NOBODY_LEFT ? 'Nobody is left to fight.' : `${resultName(result)}.`

/** 15.6: what the die may give, run by the rules. */
export const battleChances = (s: State): Chances =>
  chancesOf(rollsOf(efs, s, 'roll', ({ told }) => heard(told, 'struck')[2] ?? NOBODY_LEFT))

/** The same from the table, while it is being declared: who may yet join, fire or fly changes it. */
export const plainChances = (s: State, column: number, drm: number): Chances =>
  chancesOf(
    Array.from({ length: 10 }, (_, at) => ({ chance: 0.1, face: at + 1, gives: resultOn(s, column, drm, at + 1) })),
  )

/** The worst for the attacker first. */
function chancesOf(rolls: readonly Roll<number>[]): Chances {
  const sorted = [...rolls].sort((a, b) => b.gives - a.gives)
  const fact = (roll: Roll<number> | undefined): Fact => ({
    rule: '15.6',
    text: roll ? told(roll.gives) : '',
  })
  return { results: resultsOf(sorted, look), best: fact(sorted.at(-1)), worst: fact(sorted[0]) }
}

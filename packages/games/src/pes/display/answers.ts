import { type Hint, LEGAL, NO_REASONS, type Outlook } from '@hexfront/core'
import { percent } from '../../display/bands.ts'
import { spot } from '../../display/spots.ts'
import { tollsOf } from '../../display/tolls.ts'
import { capital, counted } from '../../words.ts'
import { isToDeploy } from '../deployment.ts'
import { isEnemyHex, marchBarred, marchCost, pickBarred, wayTo } from '../movement.ts'
import { isGermanUnit, type State } from '../state.ts'
import { namingOf } from './faces.ts'
import { firstRound } from './forecast.ts'
import { offered, stepOf } from './moment.ts'

/** What each hex costs; `3×` where the enemy is met. */
export function hints(s: State): Hint[] {
  if (stepOf(s) !== 'march') return []
  return offered(s, 'to').map((place) => ({
    place,
    label: `${marchCost(s, place)}${isEnemyHex(s, place) ? '×' : ''}`,
    look: 'go',
  }))
}

/** What the way costs, and how a fight at its end would go. */
export function outlook(s: State, place: number): Outlook | null {
  if (stepOf(s) !== 'march' || marchBarred(s, place, NO_REASONS) !== LEGAL) return null
  const { items, cost } = tollsOf(namingOf(s), (why) => marchCost(s, place, why))
  const points = { rule: '9.8', text: `${cost} of ${s.march.points} points` }
  if (!isEnemyHex(s, place)) return { items, facts: [points], ask: '' }
  const { taken, undecided, lost } = firstRound(s, place)
  return {
    items,
    facts: [
      points,
      {
        rule: '10.1',
        text: `First round: ${percent(taken)} falls, ${percent(undecided)} undecided, ${percent(lost)} force lost`,
      },
    ],
    ask: `${percent(taken)} to take ${spot(s, place)} at once. Fight for it?`,
  }
}

export function path(s: State, place: number): number[] {
  if (stepOf(s) !== 'march' || marchBarred(s, place, NO_REASONS) !== LEGAL) return []
  const [length, hexes] = wayTo(s, place)
  return Array.from(hexes.subarray(0, length))
}

export function caution(s: State, verb: string): string {
  const step = stepOf(s)
  if (step === 'deploy' && verb === 'prepared') {
    const placed = countGermans(s, (unit) => isToDeploy(s, unit) && s.units.place[unit] !== 0)
    return placed === 0 ? '' : `${capital(counted(placed, 'unit is', 'units are'))} placed already. Start again?`
  }
  if (step !== 'operations') return ''
  if (verb === 'abandon') return 'The front is open: that loses the game. End it?'
  if (verb === 'concede') return 'That loses the game. Concede?'
  if (verb !== 'done') return ''
  // A phase seldom needs every unit: it is worth a word while more could act than have.
  const able = countGermans(s, (unit) => pickBarred(s, unit, NO_REASONS) === LEGAL)
  const done = countGermans(s, (unit) => s.units.done[unit] === 1)
  return able <= done ? '' : `${capital(counted(able, 'unit'))} could still act. End the phase?`
}

function countGermans(s: State, holds: (unit: number) => boolean): number {
  let count = 0
  for (let unit = 1; isGermanUnit(s, unit); unit++) if (holds(unit)) count++
  return count
}

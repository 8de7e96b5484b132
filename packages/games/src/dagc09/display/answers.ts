import { type Fact, type Hint, LEGAL, NO_REASONS, type Outlook } from '@hexfront/core'
import { tollsOf } from '../../display/tolls.ts'
import { capital, counted } from '../../words.ts'
import { airReady } from '../air.ts'
import { ARMOR_FAILS, EXHAUSTION } from '../charts.ts'
import { GERMAN } from '../counters.ts'
import { isPlacedByHand } from '../deployment.ts'
import { distanceToSource } from '../lines.ts'
import { marchCost, pickUpBarred, rangeOf } from '../movement.ts'
import { CUT_OFF } from '../net.ts'
import { MAIN_AIR_ARMY, phasing, pieces, type State, sideOf, UKRAINIAN_AIR_ARMY, unitCount } from '../state.ts'
import { airOf } from '../support.ts'
import { columnName } from './columns.ts'
import { namingOf } from './faces.ts'
import { offered, stepOf } from './moment.ts'
import { fittingWorlds, isHexDark, likelyProspect } from './rehearsal.ts'

export function hints(s: State): Hint[] {
  switch (stepOf(s)) {
    case 'march':
      return marchHints(s)
    case 'retreat':
      return [...new Set([...offered(s, 'to'), ...offered(s, 'send')])].map((place) => ({
        place,
        label: sourceLabel(s, place),
        look: 'go',
      }))
    case 'entry':
      return offered(s, 'at').map((place) => ({ place, label: '', look: 'go' }))
    case 'combat':
      return attackHints(s)
    default:
      return []
  }
}

/** What each hex costs; `N5` where only the narrows lead there. */
function marchHints(s: State): Hint[] {
  const { land, across } = rangeOf(s)
  return [
    ...offered(s, 'to').map((place): Hint => ({ place, label: String(land.cost(place)), look: 'go' })),
    ...offered(s, 'across')
      .filter((place) => !land.has(place))
      .map((place): Hint => ({ place, label: `N${across.cost(place)}`, look: 'barely' })),
  ]
}

/** 11.17: how far it is to a source of supply. */
function sourceLabel(s: State, hex: number): string {
  const steps = distanceToSource(s, sideOf(s, pieces.first(s, s.assault.target)), hex)
  return steps === CUT_OFF ? '' : String(steps)
}

/** The column that an attack on each hex would have with everybody who can join it; a guess where not all is seen. */
function attackHints(s: State): Hint[] {
  const places = offered(s, 'attack')
  const worlds = places.length === 0 ? [] : fittingWorlds(s)
  return places.map((place) => {
    const { column } = likelyProspect(worlds, place)
    return { place, label: `${columnName(column)}${isHexDark(s, place) ? '?' : ''}`, look: 'go' }
  })
}

/** What the way to a hex costs. */
export function outlook(s: State, place: number): Outlook | null {
  if (stepOf(s) !== 'march') return null
  const { land, across } = rangeOf(s)
  if ((!land.has(place) && !across.has(place)) || s.units.place[s.march.unit] === place) return null
  const { items, cost } = tollsOf(namingOf(s), (why) => marchCost(s, place, why))
  const facts: Fact[] = [{ rule: '9.1', text: `${cost} of ${counted(s.march.points, 'point')} left` }]
  if (!land.has(place)) facts.push({ rule: '9.8', text: 'Across the narrows, which is done once in the game' })
  return { items, facts, ask: '' }
}

export function path(s: State, place: number): number[] {
  const step = stepOf(s)
  if (step === 'retreat') return [s.assault.target, place]
  if (step !== 'march') return []
  const { land, across } = rangeOf(s)
  const way: number[] = []
  if (land.has(place)) land.pathTo(place, way)
  else if (across.has(place)) across.pathTo(place, way)
  return way
}

/** Answers with what they come to now. */
export function spoken(s: State, verb: string): string {
  switch (`${stepOf(s)} ${verb}`) {
    case 'assault air':
      return `Send an air army (${airReady(s, airOf(s))} at base)`
    case 'assault armor':
      return `Call armor: a column up on 1 to ${(s.turn < EXHAUSTION ? ARMOR_FAILS.early : ARMOR_FAILS.late) - 1}`
    case 'advance halt':
      return s.units.advanced.includes(1) ? '' : 'Nobody advances'
    case 'interdict done':
      return hasFlown(s) ? '' : 'Keep all at base'
    case 'march halt':
      return s.march.isBegun === 1 ? '' : 'Put it down'
    default:
      return ''
  }
}

const hasFlown = ({ units }: State): boolean => units.interdicted.some((front) => front !== 0)

/** An attack at even odds or better is worth a word. */
const EVEN = 2

export function caution(s: State, verb: string): string {
  const step = stepOf(s)
  if (step === 'deploy' && verb === 'prepared') {
    const placed = countUnits(s, (unit) => isPlacedByHand(s, unit) && s.units.place[unit] !== 0)
    return placed === 0 ? '' : `${capital(counted(placed, 'unit is', 'units are'))} placed already. Start again?`
  }
  if (step === 'assault' && verb === 'declare') return 'A declared attack cannot be called off. Declare it?'
  if (verb !== 'done') return ''
  switch (step) {
    case 'arrivals':
      return arrivalCaution(s)
    case 'combat': {
      const able = ableToAttack(s)
      return able === 0 ? '' : `${capital(counted(able, 'unit'))} could still attack. End combat?`
    }
    case 'interdict': {
      const left = airReady(s, MAIN_AIR_ARMY) + airReady(s, UKRAINIAN_AIR_ARMY)
      return `${capital(counted(left, 'air army is', 'air armies are'))} still at base. Go on?`
    }
    case 'move': {
      // Few turns need every unit: it is worth a word while more could move than have.
      const able = countUnits(s, (unit) => pickUpBarred(s, unit, NO_REASONS) === LEGAL)
      const moved = countUnits(s, (unit) => sideOf(s, unit) === phasing(s) && s.units.moved[unit] === 1)
      return able <= moved ? '' : `${capital(counted(able, 'unit'))} could still move. End movement?`
    }
    default:
      return ''
  }
}

/** 10.5, 10.6: units may wait, steps may not. */
function arrivalCaution(s: State): string {
  const steps = offered(s, 'rebuild').length + offered(s, 'reclaim').length > 0 ? s.replacements : 0
  if (steps > 0) return `${capital(counted(steps, 'replacement step'))} would be lost. Go on?`
  const due = offered(s, 'enter').length
  return due === 0 ? '' : `${capital(counted(due, 'unit'))} could come in now. Go on?`
}

/** Units with an attack to make at even odds or better. */
function ableToAttack(s: State): number {
  const places = offered(s, 'attack')
  if (places.length === 0) return 0
  const worlds = fittingWorlds(s)
  const units = new Set<number>()
  for (const place of places) {
    const found = likelyProspect(worlds, place)
    if (found.column >= EVEN) for (const unit of found.units) units.add(unit)
  }
  return units.size
}

function countUnits(s: State, holds: (unit: number) => boolean): number {
  let count = 0
  for (let unit = 1; unit <= unitCount(s); unit++) if (holds(unit)) count++
  return count
}

/** 6.8: whether the German has still to declare. */
export const isUndeclared = (s: State): boolean => phasing(s) === GERMAN && s.assault.isDeclared === 0

import { type Fact, type Hint, LEGAL, NO_REASONS, type Outlook } from '@hexfront/core'
import { percent } from '../../display/bands.ts'
import { numberOf } from '../../display/spots.ts'
import { tollsOf } from '../../display/tolls.ts'
import { capital, counted, fraction } from '../../words.ts'
import { FROST, LEAP_TURN, PLANS } from '../charts.ts'
import { isOurs } from '../deployment.ts'
import { activateBarred, attackBarred, rangeOf, stepCost } from '../movement.ts'
import { prospectsOf } from '../preview.ts'
import { enemyOf, isHeldBy, phasing, pieces, type State } from '../state.ts'
import { journeyCost, journeyPath } from '../strategic.ts'
import { isSupplied } from '../supply.ts'
import { namingOf, SIDE_NAMES } from './faces.ts'
import { boundsText, sumOf, unitsIn } from './knowledge.ts'
import { isAsked, offered, stepOf, viewer } from './moment.ts'
import { openPostures, PLAN_NAMES } from './postures.ts'
import { reactionOdds } from './reactions.ts'

export function hints(s: State): Hint[] {
  if (!isAsked(s)) return []
  switch (stepOf(s)) {
    case 'march':
      return [...marchHints(s), ...attackHints(s)]
    case 'journey':
      return bare(s, 'to', (place) => fraction(journeyCost(s, place), 2))
    case 'rail':
      return bare(s, 'extend', () => extension(s))
    case 'branch':
      return bare(s, 'branch')
    case 'entry':
    case 'site':
      return bare(s, 'at')
    case 'fallback':
      return bare(s, 'to')
    case 'reaction':
      return bare(s, 'via')
    case 'window':
      return bare(s, 'react', (place) => percent(reactionOdds(s, place).low))
    default:
      return []
  }
}

const bare = (s: State, verb: string, labelOf: (place: number) => string = () => ''): Hint[] =>
  offered(s, verb).map((place) => ({ place, label: labelOf(place), look: 'go' }))

const marchHints = (s: State): Hint[] => {
  const { reach } = rangeOf(s)
  return bare(s, 'to', (place) => String(reach.cost(place)))
}

/** C8.3: what the step in and the cheapest plan take. */
const attackHints = (s: State): Hint[] =>
  [...new Set(offered(s, 'attack'))].map((place) => ({
    place,
    label: s.march.plan === 0 ? String(stepCost(s, s.march.hex, place)) : '',
    look: 'go',
  }))

/** X4.3.1: how many hexes the die may give. */
function extension({ turn, setting: { hasThrust, hasPause } }: State): string {
  if (hasPause && turn === LEAP_TURN) return '3–8'
  const more = hasThrust ? 1 : 0
  return `${1 + more}–${(turn >= FROST ? 2 : 3) + more}`
}

/** What the way to a hex costs, or what stands in a hex that is attacked. */
export function outlook(s: State, place: number): Outlook | null {
  const step = stepOf(s)
  // What a force would come to is for its owner to see.
  if (viewer(s) !== phasing(s)) return null
  if (step === 'operations' && isHeldBy(s, enemyOf(phasing(s)), place))
    return { items: [], facts: targetFacts(s, place), ask: '' }
  if (step !== 'march') return null
  if (isHeldBy(s, enemyOf(phasing(s)), place)) return attackOutlook(s, place)
  const { reach } = rangeOf(s)
  if (place === s.march.hex || !reach.has(place)) return null
  const way = path(s, place)
  const { items, cost } = tollsOf(namingOf(s), (why) =>
    way.slice(1).reduce((sum, hex, at) => sum + stepCost(s, way[at]!, hex, why), 0),
  )
  const facts: Fact[] = [{ rule: 'C7.0', text: `${cost} of ${counted(s.march.points, 'point')} left` }]
  if (2 * (s.march.spent + cost) > s.march.base && !isSupplied(s, phasing(s), place) && s.turn > 1)
    facts.push({ rule: 'C9.0', text: 'Past half of its points and out of supply there: attrition if it stops' })
  return { items, facts, ask: '' }
}

function attackOutlook(s: State, place: number): Outlook | null {
  if (!offered(s, 'attack').includes(place)) return null
  const { items, cost } = tollsOf(namingOf(s), (why) => stepCost(s, s.march.hex, place, why))
  const facts: Fact[] = [
    ...targetFacts(s, place),
    ...plansAt(s, place).map((plan) => ({
      rule: 'C8.6',
      text: `${PLAN_NAMES[plan]}: ${prospectText(s, place, plan)}`,
    })),
  ]
  if (s.march.plan === 0)
    facts.push({
      rule: 'C8.3',
      text: `${cost} of ${counted(s.march.points, 'point')}; a Standard Attack takes one more`,
    })
  return { items, facts, ask: '' }
}

/** `wins 49% to 62%, destroys them in 20%`: over what the enemy may have and how he may stand. */
function prospectText(s: State, place: number, plan: number): string {
  const found = prospectsOf(s, phasing(s), place, `attack ${PLANS[plan]} ${numberOf(s, place)}`)
  const range = (values: readonly number[]): string => {
    const [low, high] = [percent(Math.min(...values)), percent(Math.max(...values))]
    return low === high ? low : `${low} to ${high}`
  }
  return `wins ${range(found.map(({ wins }) => wins))}, destroys them in ${range(found.map(({ destroys }) => destroys))}`
}

/** The plans with which the force in hand may go into a hex. */
const plansAt = (s: State, place: number): number[] =>
  PLAN_NAMES.map((_, plan) => plan).filter((plan) => plan > 0 && attackBarred(s, place, plan, NO_REASONS) === LEGAL)

/** C2.4, C8.4: what is known of those in a hex, and how they may stand. */
function targetFacts(s: State, place: number): Fact[] {
  const enemy = enemyOf(phasing(s))
  const units = unitsIn(s, enemy, place)
  const own = unitsIn(s, phasing(s), s.march.hex).filter((unit) => s.units.inHand[unit] === 1)
  const facts: Fact[] = [
    { rule: 'C2.4', text: `${SIDE_NAMES[enemy]} force of ${boundsText(sumOf(s, units))} strength points` },
    { rule: 'C8.4', text: openPostures(s, place) },
  ]
  if (own.length > 0)
    facts.unshift({ rule: 'C2.4', text: `Your force has ${boundsText(sumOf(s, own))} strength points` })
  return facts
}

export function path(s: State, place: number): number[] {
  const way: number[] = []
  switch (stepOf(s)) {
    case 'march':
      if (rangeOf(s).reach.has(place)) rangeOf(s).reach.pathTo(place, way)
      return way
    case 'journey':
      journeyPath(s, place, way)
      return way
    case 'fallback':
      return [s.fallback.hex, place]
    case 'branch':
      return [s.branch.hex, place]
    default:
      return way
  }
}

/** Answers with what they come to now. */
export function spoken(s: State, verb: string): string {
  switch (`${stepOf(s)} ${verb}`) {
    case 'march stop':
      return s.march.isExploiting === 1 && s.march.isBegun === 0 ? 'They go no further' : ''
    case 'arrivals done':
    case 'rail done':
      return offered(s, stepOf(s) === 'rail' ? 'extend' : 'enter').length > 0 ? 'Go on, the rest waits' : ''
    default:
      return ''
  }
}

export function caution(s: State, verb: string): string {
  const step = stepOf(s)
  if (step === 'deploy' && verb === 'prepared') {
    const placed = countUnits(s, (unit) => isOurs(s, unit) && s.units.place[unit] !== 0)
    return placed === 0 ? '' : `${capital(counted(placed, 'unit is', 'units are'))} placed already. Start again?`
  }
  if (verb !== 'done') return ''
  if (step === 'arrivals') {
    const due = offered(s, 'enter').length
    return due === 0 ? '' : `${capital(counted(due, 'unit'))} could come in now. Go on?`
  }
  if (step === 'operations') {
    // Few turns need every force: it is worth a word while more could act than have.
    const able = ableForces(s)
    const acted = countUnits(s, (unit) => s.setting.sideOf[unit] === phasing(s) && s.units.spent[unit] === 1)
    return able <= acted ? '' : `${capital(counted(able, 'force'))} could still act. End operations?`
  }
  return ''
}

function ableForces(s: State): number {
  const { hexes, count } = pieces.hexesOf(s, phasing(s))
  return Array.from(hexes.subarray(0, count)).filter((hex) => activateBarred(s, hex, NO_REASONS) === LEGAL).length
}

function countUnits(s: State, holds: (unit: number) => boolean): number {
  let count = 0
  for (let unit = 1; unit <= s.setting.units; unit++) if (holds(unit)) count++
  return count
}

import { copyInto, type Fact, forcedDice, type Hint, LEGAL, NO_REASONS, type Outlook, UNREACHED } from '@hexfront/core'
import { tollsOf } from '../../display/tolls.ts'
import { capital, counted } from '../../words.ts'
import { deployer } from '../deployment.ts'
import { dagc73 } from '../index.ts'
import { allowance, marchBarred, marchCost, pickUpBarred, reachOf } from '../movement.ts'
import { phasing, type State, sideOf, unitCount } from '../state.ts'
import { distanceToSupply } from '../supply.ts'
import { namingOf } from './faces.ts'
import { isMovement, offered, stepOf } from './moment.ts'
import { prospect, rehearse } from './rehearsal.ts'

export function hints(s: State): Hint[] {
  switch (stepOf(s)) {
    case 'march':
      return marchHints(s)
    case 'fallback':
      return offered(s, 'to').map((place) => ({ place, label: supplyLabel(s, place), look: 'go' }))
    case 'entry':
      return offered(s, 'at').map((place) => ({ place, label: '', look: 'go' }))
    case 'combat':
      return attackHints(s)
    case 'assault':
      return otherAttacks(s)
    default:
      return []
  }
}

/** What each hex costs; `1!` where only the one-hex right leads, `R12` where only the railway does. */
function marchHints(s: State): Hint[] {
  const { ground, rail } = reachOf(s)
  const byRoad = offered(s, 'to')
  const isNear = new Set(byRoad)
  return [
    ...byRoad.map((place): Hint => {
      const cost = ground.cost(place)
      return cost === UNREACHED ? { place, label: '1!', look: 'barely' } : { place, label: String(cost), look: 'go' }
    }),
    ...offered(s, 'rail')
      .filter((place) => !isNear.has(place))
      .map((place): Hint => ({ place, label: `R${rail.cost(place)}`, look: 'go' })),
  ]
}

function supplyLabel(s: State, hex: number): string {
  const steps = distanceToSupply(s, sideOf(s, s.fallback.unit), hex)
  return steps === UNREACHED ? '' : String(steps)
}

/** The column that an attack on each hex would have with everybody who can join it. */
function attackHints(s: State): Hint[] {
  const places = offered(s, 'attack')
  const copy = rehearse(s)
  return places.map((place) => ({ place, label: s.setting.crt.columns[prospect(copy, place).column]!, look: 'go' }))
}

/** 8.1: with an attack being prepared, what the others would be without it. */
function otherAttacks(s: State): Hint[] {
  const before = dagc73.blank(s.setting)
  copyInto(before, s)
  dagc73.take(before, dagc73.read(before, 'withdraw').choice, NO_DICE)
  return attackHints(before).filter(({ place }) => s.hexes.target[place] !== 1)
}

const NO_DICE = forcedDice([])

/** What the way to a hex costs, and by which right it is open. */
export function outlook(s: State, place: number): Outlook | null {
  if (stepOf(s) !== 'march' || marchBarred(s, place, NO_REASONS) !== LEGAL) return null
  const { items, cost } = tollsOf(namingOf(s), (why) => marchCost(s, place, why))
  const has = allowance(s, s.march.unit)
  const facts: Fact[] = reachOf(s).ground.has(place)
    ? [{ rule: '5.2C', text: `${cost} of ${has} points` }]
    : [{ rule: '5.2D', text: `1! costs ${cost}, and ${has} are left: one hex is always open` }]
  return { items, facts, ask: '' }
}

/** 8.6L: who has sent nobody has nothing to end. */
export const spoken = (s: State, verb: string): string =>
  stepOf(s) === 'advance' && verb === 'halt' && s.assault.sent === 0 ? 'Nobody advances' : ''

export function path(s: State, place: number): number[] {
  const step = stepOf(s)
  if (step === 'fallback') return offered(s, 'to').includes(place) ? [s.units.place[s.fallback.unit]!, place] : []
  if (step !== 'march') return []
  const { ground, rail } = reachOf(s)
  const way: number[] = []
  if (marchBarred(s, place, NO_REASONS) !== LEGAL) rail.pathTo(place, way)
  else if (!ground.has(place)) way.push(s.units.place[s.march.unit]!, place)
  else ground.pathTo(place, way)
  return way
}

const EVEN = '1-1'

export function caution(s: State, verb: string): string {
  const step = stepOf(s)
  if (step === 'deploy' && verb === 'prepared') {
    const placed = countUnits(s, deployer(s), (unit) => s.units.place[unit] !== 0)
    return placed === 0 ? '' : `${capital(counted(placed, 'unit is', 'units are'))} placed already. Start again?`
  }
  if (verb !== 'done') return ''
  if (step === 'combat') {
    const able = ableToAttack(s)
    return able === 0 ? '' : `${capital(counted(able, 'unit'))} could still attack. End combat?`
  }
  if (step !== 'move') return ''
  // Few turns need every unit: it is worth a word while more could move than have.
  const able = countUnits(s, phasing(s), (unit) => pickUpBarred(s, unit, NO_REASONS) === LEGAL)
  const moved = countUnits(s, phasing(s), (unit) => isMovement(s) && s.units.moved[unit] === 1)
  return able <= moved ? '' : `${capital(counted(able, 'unit'))} could still move. End movement?`
}

/** Units with an attack to make at even odds or better. */
function ableToAttack(s: State): number {
  const places = offered(s, 'attack')
  const copy = rehearse(s)
  const units = new Set<number>()
  for (const place of places) {
    const found = prospect(copy, place)
    if (found.column >= s.setting.crt.columns.indexOf(EVEN)) for (const unit of found.units) units.add(unit)
  }
  return units.size
}

function countUnits(s: State, side: number, holds: (unit: number) => boolean): number {
  let count = 0
  for (let unit = 1; unit <= unitCount(s); unit++) if (sideOf(s, unit) === side && holds(unit)) count++
  return count
}

import { type Choice, LEGAL, NO_REASONS, type Offer, operandA, verbOf } from '@hexfront/core'
import { GRAND, PENETRATION } from '../charts.ts'
import { damos } from '../index.ts'
import { marchBarred } from '../movement.ts'
import { pieces, type State } from '../state.ts'
import { ending, say, verbNamed } from './answers.ts'
import { forceOf, putInHand, unitsIn } from './forces.ts'
import { bestMission, FREE, type Leave, type Mission } from './missions.ts'
import { Places } from './places.ts'
import { bestJourney, journeyFrom } from './rear.ts'
import { missionFrom, nextMission } from './staff.ts'
import type { Survey } from './survey.ts'

export function strategic(s: State, seen: Survey, view: State): Choice {
  const found = bestJourney(s, seen)
  return found === null ? say(view, 'done') : say(view, 'travel', found.from)
}

export function journey(s: State, seen: Survey, view: State): Choice {
  const found = journeyFrom(s, seen, view.journey.from)
  return found === null ? say(view, 'back') : say(view, 'to', found.to)
}

export function operations(s: State, seen: Survey, view: State): Choice {
  const mission = nextMission(s, seen)
  if (mission === null) return say(view, 'done')
  if (mission.plan === GRAND || mission.plan === PENETRATION) return say(view, 'declare', mission.target, mission.plan)
  return say(view, 'activate', mission.force.hex)
}

export function march(s: State, seen: Survey, view: State, choices: Offer): Choice {
  const mission = missionInHand(s, seen, view)
  const stranger = view.march.isBegun === 0 ? strangerTo(view, mission) : 0
  if (stranger !== 0) {
    const leave = say(view, 'leave', stranger)
    if (damos.bars(view, leave) === LEGAL) return leave
  }
  const wanted = mission === null ? null : doing(view, mission)
  if (wanted !== null && damos.bars(view, wanted) === LEGAL) return wanted
  return ending(view, choices)
}

function doing(view: State, mission: Mission): Choice | null {
  const { hex, target, plan, kind } = mission
  if (kind === 'stay') return null
  if (hex !== view.march.hex && marchBarred(view, hex, NO_REASONS) === LEGAL) return say(view, 'to', hex)
  if (kind === 'attack') return say(view, 'attack', target, plan)
  if (kind === 'rally') return say(view, 'rally')
  return null
}

/** What the force in hand is for; before it has set out, who of it is needed. */
function missionInHand(s: State, seen: Survey, view: State): Mission | null {
  const { march: force } = view
  const inHand = unitsIn(s, seen.side, force.hex).filter((unit) => view.units.inHand[unit] === 1)
  const leave: Leave = force.plan === 0 ? FREE : { declares: false, target: force.target, plan: force.plan }
  if (force.isBegun === 0 && force.isExploiting === 0 && force.plan === 0) {
    const meant = missionFrom(s, seen, force.hex, leave, ({ units }) => units.every((unit) => inHand.includes(unit)))
    if (meant !== null) return meant
    const whole = forceOf(s, force.hex, inHand)
    putInHand(s, whole)
    return bestMission(s, seen, whole, leave)
  }
  if (force.isExploiting === 1 && force.isBegun === 0) {
    const fast = inHand.filter((unit) => s.setting.exploitRating[unit]! > 0)
    if (force.points === 0 && fast.length > 0 && fast.length < inHand.length) return staying(s, force.hex, fast)
  }
  return bestMission(s, seen, forceOf(s, force.hex, inHand), leave)
}

const staying = (s: State, hex: number, units: readonly number[]): Mission => ({
  force: forceOf(s, hex, units),
  kind: 'stay',
  hex,
  target: 0,
  plan: 0,
  value: 0,
  gain: 0,
  ring: 0,
})

/** Somebody in hand who does not belong to the force that was meant. */
function strangerTo(view: State, mission: Mission | null): number {
  if (mission === null) return 0
  const { inHand } = view.units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    if (!mission.force.units.includes(unit)) return unit
  return 0
}

/** C8.11: hex by hex to where the force is best off. */
export function fallback(s: State, seen: Survey, view: State, choices: Offer): Choice {
  const falling = unitsIn(s, seen.side, view.fallback.hex).filter((unit) => view.units.falling[unit] === 1)
  const force = forceOf(s, view.fallback.hex, falling)
  for (const unit of falling) pieces.place(s, unit, 0)
  const places = new Places(s, seen, force)
  const stop = verbNamed(view, 'stop')
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const hex = verbOf(choices.at(i)) === stop ? view.fallback.hex : operandA(choices.at(i))
    const value = places.value(hex)
    if (value > most) {
      most = value
      best = i
    }
  }
  return choices.at(best)
}

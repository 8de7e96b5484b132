import { answer, copyOf, distributionOf, forecast, hash, LEGAL, NO_REASONS, seededDice } from '@hexfront/core'
import { cheapestTeams, type Team } from '../display/attack.ts'
import { joinBarred } from './attacking.ts'
import { type CombatResult, RESULTS } from './charts.ts'
import { attackStrength, column, defenceStrength, isInTheDark } from './combat.ts'
import { GERMAN } from './counters.ts'
import { dagc09 } from './index.ts'
import { isUkrainian, phasing, type State, unitCount } from './state.ts'

/** What is answered on the way to a result: nobody evades, and an attack to the end goes on. */
const ANSWERS = { assault: 'roll', avoid: 'stand', ardor: 'roll' }

/** So many positions that fit a view stand for all of them. */
const WORLDS = 40

export interface Prospects {
  readonly chances: ReadonlyMap<CombatResult, number>
  /** 0 where all is known and the chances are exact; otherwise how many positions that fit they are the mean of. */
  readonly worlds: number
}

/** What the attack in hand may come to, as who attacks sees it: over what he knows, and over the dice. */
export function prospectsOf(view: State, roll = 'roll'): Prospects {
  if (!isInTheDark(view)) return { chances: chancesIn(view, roll), worlds: 0 }
  const chances = new Map<CombatResult, number>()
  const byColumn = new Map<number, ReadonlyMap<CombatResult, number>>()
  for (const world of worldsOf(view, WORLDS)) {
    // 11.8: worlds that attack on one column have one table of chances.
    const at = column(world)
    const known = byColumn.get(at) ?? chancesIn(world, roll)
    byColumn.set(at, known)
    for (const [result, chance] of known) chances.set(result, (chances.get(result) ?? 0) + chance / WORLDS)
  }
  return { chances, worlds: WORLDS }
}

/** Positions that fit what the German knows, each of its own. */
export function worldsOf(view: State, count: number): State[] {
  const dice = seededDice(hash(view))
  return Array.from({ length: count }, () => {
    const world = copyOf(dagc09, view)
    dagc09.resample(view, GERMAN, dice, world)
    return world
  })
}

function chancesIn(s: State, roll: string): Map<CombatResult, number> {
  const start = copyOf(dagc09, s)
  if (phasing(s) === GERMAN && s.assault.isDeclared === 0) answer(dagc09, start, 'declare', seededDice(0))
  const { ends } = forecast(dagc09, start, {
    answers: { ...ANSWERS, assault: roll },
    alike: (end) => String(end.combat.result),
  })
  return distributionOf(ends, ({ position }) => RESULTS[position.combat.result - 1]!)
}

/** Units that are in the attack or could join it. */
export function volunteers(s: State): number[] {
  const found: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.joined[unit] === 1 || joinBarred(s, unit, NO_REASONS) === LEGAL) found.push(unit)
  return found
}

/** For each column that can be reached, who reaches it with the least; where the German is in the dark, in a likely case. */
export function proposals(view: State) {
  const s = isInTheDark(view) ? likelyWorld(view) : copyOf(dagc09, view)
  return cheapestTeams(s.setting.crt.columns, teamsOf(s, volunteers(view)), 1)
}

/** The one in the middle, by how strong the defence is. */
function likelyWorld(view: State): State {
  const worlds = worldsOf(view, LIKELY).sort((a, b) => defenceStrength(a) - defenceStrength(b))
  return worlds[LIKELY >> 1]!
}

const LIKELY = 9
/** Two units from each of six hexes. */
const MOST_VOLUNTEERS = 12

/** Every set of units of one front, with the column it attacks on; the position is one to try things on. */
function teamsOf(s: State, units: readonly number[]): Team[] {
  const teams: Team[] = []
  const fronts = [units.filter((unit) => isUkrainian(s, unit)), units.filter((unit) => !isUkrainian(s, unit))]
  for (const front of fronts)
    for (let set = 1; set < 1 << Math.min(front.length, MOST_VOLUNTEERS); set++) {
      const team = front.filter((_, at) => (set & (1 << at)) !== 0)
      teams.push({ units: team, strength: strengthWith(s, team), column: column(s) })
    }
  return teams
}

function strengthWith(s: State, team: readonly number[]): number {
  s.units.joined.fill(0)
  for (const unit of team) s.units.joined[unit] = 1
  return attackStrength(s)
}

/** The column that a set of units would attack on; the position is one to try things on. */
export function columnFor(s: State, team: readonly number[]): number {
  strengthWith(s, team)
  return column(s)
}

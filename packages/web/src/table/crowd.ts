import type { Place, Unit } from '@hexfront/core'
import { type Answer, primaryOf } from '../session/answers.ts'
import type { Session, Wanted } from '../session/session.ts'
import { Trial } from './trial.ts'

/** Answers about single units that one act can give: all of one verb. */
export interface Muster {
  readonly verb: string
  readonly answers: readonly Answer[]
  /** Whether each can be given after the other, as when an attack is put together; else units are taken up to go somewhere. */
  readonly isGathering: boolean
}

/** What the open question asks of these units, verb by verb, where it asks it of two or more. */
export function mustersOf(session: Session, units: readonly Unit[]): Muster[] {
  const about = session.answers.filter((answer) => units.some((unit) => isAbout(answer, unit)))
  return [...Map.groupBy(about, ({ verb }) => verb)].flatMap(([verb, answers]) =>
    answers.length < 2 ? [] : [{ verb, answers, isGathering: isGathering(session, answers[0]!) }],
  )
}

/** The same answer for each of these units, as far as it can be given. */
export function gathering(verb: string, units: readonly Unit[]): Wanted {
  const left = [...units]
  return (answers) => {
    for (let unit = left.shift(); unit !== undefined; unit = left.shift()) {
      const wanted = unit
      const answer = answers.find((one) => one.verb === verb && isAbout(one, wanted))
      if (answer) return answer
    }
    return null
  }
}

/** Answers of one verb about a unit each and one place for all of them, which can be given one after the other. */
export function chorusesOf(session: Session, answers: readonly Answer[]): (readonly Answer[])[] {
  const about = answers.filter(({ units, places }) => units.length === 1 && places.length === 1)
  return [...Map.groupBy(about, ({ verb, places }) => `${verb} ${places[0]}`).values()].filter(
    (chorus) => chorus.length > 1 && isGathering(session, chorus[0]!),
  )
}

/** Each of these answers, as far as it can still be given. */
export function inChorus(chorus: readonly Answer[]): Wanted {
  const left = [...chorus]
  return (answers) => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { verb, units, places } = next
      const answer = answers.find(
        (one) => one.verb === verb && one.units[0] === units[0] && one.places[0] === places[0],
      )
      if (answer) return answer
    }
    return null
  }
}

/** Takes these units up, together where they can go together, else one by one, and sends them to a place. */
export const carry = (session: Session, units: readonly Unit[], place: Place): number =>
  session.takeTogether(carrying(session, units, place))

/** The answer by which a unit is taken up to go somewhere. */
export const pickOf = (session: Session, unit: Unit): Answer | null =>
  session.answers.find((answer) => isAbout(answer, unit)) ?? null

/** Where all of these units can go, with what it costs the one who pays most. */
export function commonReach(session: Session, units: readonly Unit[]): ReadonlyMap<Place, string> {
  const left = [...units]
  let common: Map<Place, string> | null = null
  while (left.length > 0) {
    const trial = new Trial(session)
    const take = lifting(session, left)
    for (let answer = take(trial.answers, trial.step); answer; answer = take(trial.answers, trial.step))
      if (!trial.take(answer.choice)) break
    const reach = reachIn(trial)
    common = common === null ? reach : narrowed(common, reach)
  }
  return common ?? new Map()
}

function reachIn(trial: Trial): Map<Place, string> {
  const labels = new Map(trial.hints.map(({ place, label }) => [place, label]))
  return new Map(
    trial.answers.flatMap(({ places }) => places.map((place) => [place, labels.get(place) ?? ''] as const)),
  )
}

const narrowed = (a: ReadonlyMap<Place, string>, b: ReadonlyMap<Place, string>): Map<Place, string> =>
  new Map([...a].flatMap(([place, label]) => (b.has(place) ? [[place, dearer(label, b.get(place)!)] as const] : [])))

const dearer = (a: string, b: string): string => (Number.parseFloat(b) > Number.parseFloat(a) ? b : a)

/** Picks the first of the units that are left, then adds those that can go with it. */
function lifting(session: Session, left: Unit[]): Wanted {
  const home = session.step
  let isUp = false
  return (answers, step) => {
    const at = left.findIndex((unit) => answers.some((answer) => isAbout(answer, unit)))
    if ((step === home) === isUp || at < 0) {
      // Nobody can take him up: he is not waited for.
      if (!isUp) left.length = 0
      return null
    }
    isUp = true
    const [unit] = left.splice(at, 1)
    return answers.find((answer) => isAbout(answer, unit!)) ?? null
  }
}

function carrying(session: Session, units: readonly Unit[], place: Place): Wanted {
  const home = session.step
  const left = [...units]
  let lift = lifting(session, left)
  let isThere = false
  return (answers, step) => {
    if (step === home) {
      isThere = false
      lift = lifting(session, left)
    }
    // Who could go on is told to stay there.
    if (isThere) return primaryOf({ table: session.table, step }, answers)
    const lifted = lift(answers, step)
    if (lifted) return lifted
    isThere = true
    return answers.find(({ places }) => places.includes(place)) ?? null
  }
}

function isGathering(session: Session, answer: Answer): boolean {
  const trial = new Trial(session)
  return trial.take(answer.choice) && trial.step === session.step
}

const isAbout = ({ units, places }: Answer, unit: Unit): boolean =>
  units.length === 1 && units[0] === unit && places.length === 0

import { type Game, isObject, type PositionCore, type Setting, seededDice } from '@hexfront/core'
import type { Plans } from '../plans.ts'

/** What the weights of a plan are multiplied by, each by its name (`german.thrift`); the numbers of a list have one name. */
export type Factors = Readonly<Record<string, number>>

/** A plan like this one with other weights, in three digits. What has no factor stays. */
export function scaled<P extends object>(plan: P, factors: Factors): P {
  return scaledBelow(plan, '', factors)
}

function scaledBelow<P extends object>(plan: P, above: string, factors: Factors): P {
  const changed = Object.entries(plan).map(([key, part]) => [key, scaledPart(part, above + key, factors)])
  return { ...plan, ...Object.fromEntries(changed) }
}

function scaledPart(part: unknown, name: string, factors: Factors): unknown {
  const factor = factors[name]
  if (Array.isArray(part)) return factor === undefined ? part : part.map((one) => times(one, factor))
  if (isObject(part)) return scaledBelow(part, `${name}.`, factors)
  return factor === undefined ? part : times(part, factor)
}

const times = (part: unknown, factor: number): unknown =>
  typeof part === 'number' ? Number((part * factor).toPrecision(3)) : part

/** The weights by which plans may differ in a setting: those that `vary` touches for any side and a factor can change. */
export function variedWeights<S extends PositionCore, T extends Setting, P>(
  game: Game<S, T>,
  plans: Plans<S, P>,
  setting: T,
): readonly string[] {
  const dice = seededDice('weights')
  const s = game.start(setting, dice)
  const view = game.blank(setting)
  const plain = new Map(weightsIn(plans.plain))
  const touched = new Set<string>()
  for (const [at] of game.sides.entries()) {
    game.view(s, at + 1, view)
    for (let n = 0; n < SAMPLES; n++)
      for (const [name, weight] of weightsIn(plans.vary(plans.plain, view, at + 1, dice)))
        if (plain.has(name) && plain.get(name) !== weight) touched.add(name)
  }
  return [...plain.keys()].filter((name) => touched.has(name))
}

/** Chance leaves a weight as it is now and then. */
const SAMPLES = 8

/** Weights by name, as text; those that are 0 stay so whatever they are multiplied by. */
function* weightsIn(plan: unknown, above = ''): Generator<readonly [string, string]> {
  if (!isObject(plan)) return
  for (const [key, part] of Object.entries(plan)) {
    const numbers = Array.isArray(part) ? part : [part]
    if (numbers.some((one) => typeof one === 'number' && one !== 0)) yield [above + key, JSON.stringify(part)]
    else if (isObject(part)) yield* weightsIn(part, `${above}${key}.`)
  }
}

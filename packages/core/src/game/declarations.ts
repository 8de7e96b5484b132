import { MAX_A, MAX_B, MAX_VERB } from '../choice.ts'
import { Column, Memory, Table } from '../state/columns.ts'
import type { AnyLayout } from '../state/layout.ts'
import type { OperandKind, Option, Scenario, Setting } from './game.ts'
import type { NamedStep } from './named.ts'

/** What a game declares about itself beside its rules. */
interface Declared {
  readonly id: string
  readonly sides: readonly string[]
  readonly scenarios: readonly Scenario[]
  readonly options: readonly Option[]
  readonly events: Readonly<Record<string, string>>
}

/** Words that do not fit together, found when a game is defined. Throws with all that is wrong. */
export function checkGame<S>(game: Declared, steps: readonly NamedStep<S>[]): void {
  const problems: string[] = []
  const verbs = new Set(steps.flatMap(({ verbs: known }) => known.map(({ name }) => name)))
  problems.push(...twice('scenario', game.scenarios), ...twice('option', game.options))
  for (const { id, values, standard } of game.options)
    if (!values.includes(standard)) problems.push(`option ${id}: ${standard} is none of ${values.join(', ')}`)
  for (const { name, verbs: known, step } of steps) {
    if (known.length > MAX_VERB + 1) problems.push(`step ${name}: ${known.length} verbs, ${MAX_VERB + 1} at most`)
    if (known.length === 0) problems.push(`step ${name}: no verbs, so that nobody could answer`)
    for (const { name: verb, verb: rules } of known) {
      if (rules.next !== undefined && !verbs.has(rules.next))
        problems.push(`step ${name}, verb ${verb}: no step has the verb ${rules.next} (there are ${list(verbs)})`)
      if (rules.b !== undefined && rules.a === undefined)
        problems.push(`step ${name}, verb ${verb}: a second operand without a first`)
    }
    if (blanksOf(step.prompt).length > 0 && !step.about)
      problems.push(`step ${name}: the prompt has blanks, and nothing fills them`)
  }
  report(game.id, problems)
}

/** The same for what a setting brings: kinds, phases, columns. */
export function checkSetting<S>(
  game: Declared,
  steps: readonly NamedStep<S>[],
  { kinds, sequence }: Setting,
  described: readonly string[],
  layout: AnyLayout,
): void {
  const phases = sequence.phases.slice(1)
  const problems: string[] = []
  const names = steps.map(({ name }) => name)
  const blanks = new Set([...Object.keys(kinds), 'n', 'side'])
  const checkBlanks = (where: string, template: string): void => {
    for (const blank of blanksOf(template))
      if (!blanks.has(blank)) problems.push(`${where}: nothing is of kind ${blank} (there are ${list(blanks)})`)
  }
  for (const { name, verbs, step } of steps) {
    checkBlanks(`the prompt of step ${name}`, step.prompt)
    for (const { name: verb, verb: rules } of verbs) {
      const where = `step ${name}, verb ${verb}`
      checkBlanks(where, rules.says ?? '')
      problems.push(...operandProblems(where, kinds, rules.a, MAX_A), ...operandProblems(where, kinds, rules.b, MAX_B))
    }
  }
  for (const [event, template] of Object.entries(game.events)) checkBlanks(`event ${event}`, template)
  for (const { id, step, side } of phases) {
    if (step !== undefined && !names.includes(step))
      problems.push(`phase ${id}: there is no step ${step} (there are ${list(names)})`)
    if (side < 0 || side > game.sides.length) problems.push(`phase ${id}: there is no side ${side}`)
  }
  for (const id of described)
    if (!phases.some((phase) => phase.id === id))
      problems.push(`phase ${id}: not in the sequence of play (there are ${list(phases.map((phase) => phase.id))})`)
  for (const [step, column] of layout.rememberers)
    if (!names.includes(step))
      problems.push(`column ${column}: there is no step ${step} to remember it (there are ${list(names)})`)
  for (const [group, entry] of Object.entries(layout.schema))
    if (names.includes(group) && !(entry instanceof Memory || entry instanceof Table || entry instanceof Column))
      problems.push(
        `columns ${group}: named like a step; if it is what the step remembers, say memory('${group}', ...)`,
      )
  report(game.id, problems)
}

function operandProblems(
  where: string,
  kinds: Readonly<Record<string, OperandKind>>,
  kind: string | undefined,
  most: number,
): string[] {
  if (kind === undefined) return []
  const found = kinds[kind]
  if (!found) return [`${where}: there are no operands of kind ${kind} (there are ${list(Object.keys(kinds))})`]
  if (found.least >= 0 && found.most <= most) return []
  return [`${where}: a ${kind} goes from ${found.least} to ${found.most}, and a choice holds 0 to ${most}`]
}

const blanksOf = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map(([, kind]) => kind!)

function twice(what: string, entries: readonly { readonly id: string }[]): string[] {
  const ids = entries.map(({ id }) => id)
  return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `two ${what}s are called ${id}`)
}

const list = (words: Iterable<string>): string => [...words].join(', ')

function report(game: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${game}: ${problems.join('\n  ')}`)
}

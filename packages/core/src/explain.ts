/** A rule number as the rulebook prints it; the empty string says that no rule stands in the way. */
export type Rule = string

export const LEGAL: Rule = ''

/** One reason behind a number: `6.2B`, "into an enemy zone", +2. */
export interface LineItem {
  readonly rule: Rule
  readonly text: string
  readonly value: number
}

export interface Refusal {
  readonly rule: Rule
  readonly because: string
}

/**
 * The listener that rules speak to while they compute. Texts are constant templates (`enemy unit in {place}`) whose
 * blanks are filled from the operands in order, so that speaking to nobody costs nothing.
 */
export interface Why {
  /** A term of a sum; returns its value. Items of value 0 are left out. */
  item(rule: Rule, text: string, value: number, a?: number, b?: number): number
  /** A refusal; returns its rule. */
  no(rule: Rule, text: string, a?: number, b?: number, c?: number): Rule
}

export const NO_REASONS: Why = {
  item: (_rule, _text, value) => value,
  no: (rule) => rule,
}

/** Turns an operand into words: `name('unit', 7)` is `g:18/18`. */
export type Naming = (kind: string, value: number) => string

/** `fill('{unit} to {place}', [7, 12], name)`; `{n}` is the bare number. */
export function fill(template: string, operands: readonly (number | undefined)[], name: Naming): string {
  let next = 0
  return template.replace(/\{(\w+)\}/g, (_blank, kind: string) => {
    const operand = operands[next++]
    if (operand === undefined) return '?'
    return kind === 'n' ? String(operand) : name(kind, operand)
  })
}

/** A `Why` that keeps what it hears. */
export class Reasons implements Why {
  readonly items: LineItem[] = []
  refusal: Refusal | null = null
  readonly #name: Naming

  constructor(name: Naming) {
    this.#name = name
  }

  item(rule: Rule, text: string, value: number, a?: number, b?: number): number {
    if (value !== 0) this.items.push({ rule, text: fill(text, [a, b], this.#name), value })
    return value
  }

  no(rule: Rule, text: string, a?: number, b?: number, c?: number): Rule {
    this.refusal = { rule, because: fill(text, [a, b, c], this.#name) }
    return rule
  }

  get total(): number {
    return this.items.reduce((sum, { value }) => sum + value, 0)
  }
}

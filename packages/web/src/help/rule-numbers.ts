/**
 * Rule numbers as rulebooks print them: `6.2B`, `8.82.3`, `8.81.Ex.b`, `4.2A1`, `X4.6.3`, `C8.12`, `11A`, and those of rulings:
 * `R73-11`, `P-R18`. Whole numbers are chapters and stand in headings only.
 */
export const RULE_NUMBER = String.raw`[A-Z]?\d+(?:\.\d+)+(?:[A-Za-z]\d*)?(?:\.[A-Za-z]\w*)*|\d+[A-Z]|[A-Z]+\d*-[A-Z]*\d+[a-z]?`

/** Where a rule is told among those a page tells: itself, or the nearest thing above it; empty where there is none. */
export function nearestRule(told: ReadonlySet<string>, wanted: string): string {
  for (let rule = wanted; rule !== ''; rule = above(rule)) if (told.has(rule)) return rule
  return ''
}

/** `8.81` for `8.81.Ex`, `6.2` for `6.2B`, `4.2A` for `4.2A1`, `8.8` for `8.81` but `4` for `4.10`, and `8` for `8.8`. */
function above(rule: string): string {
  for (const part of PARTS) if (part.test(rule)) return rule.replace(part, '')
  return ''
}

const PARTS = [/\.[A-Za-z]\w*$/, /(?<=\d)[A-Za-z]$/, /(?<=\d[A-Za-z])\d+$/, /(?<=\.\d+)[1-9]$/, /\.\d+$/]

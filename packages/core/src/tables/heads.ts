/** The heads of rows and columns that stand for runs of integers: `<=-3`, `-2,-1`, `0`, `1-2`, `10+`. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** Both ends belong to the range; open ends are infinite. Returns null for anything else. */
export function parseRange(text: string): Range | null {
  const plain = text.replaceAll('−', '-').replace('≤', '<=').replace('≥', '>=')
  const [, single] = /^(-?\d+)$/.exec(plain) ?? []
  if (single !== undefined) return { low: Number(single), high: Number(single) }
  const [, most] = /^<=(-?\d+)$/.exec(plain) ?? []
  if (most !== undefined) return { low: -Infinity, high: Number(most) }
  const [, least] = /^>=(-?\d+)$/.exec(plain) ?? /^(-?\d+)\+$/.exec(plain) ?? []
  if (least !== undefined) return { low: Number(least), high: Infinity }
  const [, low, high] = /^(-?\d+)-(-?\d+)$/.exec(plain) ?? /^(-?\d+),(-?\d+)$/.exec(plain) ?? []
  if (low === undefined || Number(low) >= Number(high)) return null
  return { low: Number(low), high: Number(high) }
}

/** Reads heads that must follow one another without gap or overlap; only the outermost ends may be open. */
export function parseRanges(heads: readonly string[], what: string): Range[] {
  const ranges = heads.map((head) => {
    const range = parseRange(head)
    if (!range) throw new Error(`${what} "${head}" is not a range (expected 4, 1-2, -2,-1, <=-3 or 10+)`)
    return range
  })
  for (let i = 1; i < ranges.length; i++) {
    if (ranges[i]!.low !== ranges[i - 1]!.high + 1)
      throw new Error(`${what} "${heads[i]}" does not follow on "${heads[i - 1]}"`)
  }
  return ranges
}

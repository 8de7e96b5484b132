/** Every result of one draw with its chance: exact as `ways[i] / of`, unless the numbers grow too large: then `of` is 0. */
export interface Chances {
  readonly branches: number
  readonly weights: Float64Array
  readonly ways: Float64Array
  readonly of: number
}

export interface TallyChances extends Chances {
  /** How many faces each class has. */
  readonly sizes: Uint16Array
  /** Row after row, one tally a class. */
  readonly tallies: Uint8Array
}

/** A game throws few kinds of dice: these are kept, and odd ones made anew. */
const KEPT_BRANCHES = 4096
const KEPT_SUMS = 1024
const KEPT_A_COUNT = 32

const sums = new Map<number, Chances>()
const talliesByCount: TallyChances[][] = []

/** Branch i is the total `count + i`. */
export function sumChances(count: number, faces: number): Chances {
  const key = faces * 256 + count
  const known = sums.get(key)
  if (known) return known
  const made = makeSum(count, faces)
  if (made.branches <= KEPT_BRANCHES && sums.size < KEPT_SUMS) sums.set(key, made)
  return made
}

/** The tallies of `count` dice over classes of the given sizes, in ascending order; impossible ones are left out. */
export function tallyChances(count: number, sizes: Uint16Array, classes: number): TallyChances {
  talliesByCount[count] ??= []
  const kept = talliesByCount[count]
  for (let i = 0; i < kept.length; i++) if (sameSizes(kept[i]!.sizes, sizes, classes)) return kept[i]!
  const made = makeTallies(count, sizes.slice(0, classes))
  if (made.branches <= KEPT_BRANCHES && kept.length < KEPT_A_COUNT) kept.push(made)
  return made
}

interface Together {
  readonly worth: Uint8Array
  readonly chances: TallyChances
}

const joined = new WeakMap<TallyChances, Together[]>()

/** Tallies that come to the same taken together, the first of each for all of them, in ascending order of what they come to. */
export function together(of: TallyChances, worth: Uint8Array): TallyChances {
  const kept = joined.get(of) ?? []
  for (const one of kept) if (one.worth.every((value, c) => value === worth[c])) return one.chances
  const chances = join(of, worth)
  joined.set(of, [...kept, { worth: worth.slice(0, of.sizes.length), chances }])
  return chances
}

function join({ branches, sizes, tallies, ways, weights, of }: TallyChances, worth: Uint8Array): TallyChances {
  const classes = sizes.length
  const firsts = new Map<number, number>()
  const waysOf = new Map<number, number>()
  const weightOf = new Map<number, number>()
  for (let branch = 0; branch < branches; branch++) {
    let sum = 0
    for (let c = 0; c < classes; c++) sum += tallies[branch * classes + c]! * worth[c]!
    if (!firsts.has(sum)) firsts.set(sum, branch)
    waysOf.set(sum, (waysOf.get(sum) ?? 0) + ways[branch]!)
    weightOf.set(sum, (weightOf.get(sum) ?? 0) + weights[branch]!)
  }
  const sums = [...firsts.keys()].sort((a, b) => a - b)
  return {
    branches: sums.length,
    sizes,
    of,
    ways: Float64Array.from(sums, (sum) => waysOf.get(sum)!),
    weights: Float64Array.from(sums, (sum) => weightOf.get(sum)!),
    tallies: Uint8Array.from(
      sums.flatMap((sum) => Array.from(tallies.subarray(firsts.get(sum)! * classes, (firsts.get(sum)! + 1) * classes))),
    ),
  }
}

/** How many tallies there are, without making them. */
export function countTallies(count: number, sizes: Uint16Array, classes: number): number {
  let branches = 1
  let used = 0
  for (let c = 0; c < classes; c++) {
    if (sizes[c] === 0) continue
    if (used > 0) branches = Math.round((branches * (count + used)) / used)
    used++
  }
  return branches
}

function sameSizes(known: Uint16Array, sizes: Uint16Array, classes: number): boolean {
  if (known.length !== classes) return false
  for (let c = 0; c < classes; c++) if (known[c] !== sizes[c]) return false
  return true
}

function makeSum(count: number, faces: number): Chances {
  const of = exactPower(faces, count)
  const share = of > 0 ? 1 : 1 / faces
  let ways: Float64Array = new Float64Array(faces).fill(share)
  for (let n = 2; n <= count; n++) ways = withOneMore(ways, faces, share)
  return { branches: ways.length, ways, of, weights: of > 0 ? ways.map((way) => way / of) : ways }
}

function withOneMore(ways: Float64Array, faces: number, share: number): Float64Array {
  const more = new Float64Array(ways.length + faces - 1)
  for (let i = 0; i < ways.length; i++) for (let f = 0; f < faces; f++) more[i + f]! += ways[i]! * share
  return more
}

function makeTallies(count: number, sizes: Uint16Array): TallyChances {
  const classes = sizes.length
  const faces = sizes.reduce((sum, size) => sum + size, 0)
  const of = exactPower(faces, count)
  const unit = of > 0 ? 1 : 1 / faces
  const branches = countTallies(count, sizes, classes)
  const ways = new Float64Array(branches)
  const tallies = new Uint8Array(branches * classes)
  const rows = choices(count, sizes, unit)
  const width = count + 1

  const tally = new Uint8Array(classes)
  let branch = 0
  const spread = (c: number, left: number, product: number): void => {
    const row = (c * width + left) * width
    if (c === classes - 1) {
      if (sizes[c] === 0 && left > 0) return
      tally[c] = left
      for (let i = 0; i < classes; i++) tallies[branch * classes + i] = tally[i]!
      ways[branch++] = product * rows[row + left]!
      return
    }
    const most = sizes[c] === 0 ? 0 : left
    for (let n = 0; n <= most; n++) {
      tally[c] = n
      spread(c + 1, left - n, product * rows[row + n]!)
    }
  }
  spread(0, count, 1)
  return { branches, sizes, tallies, ways, of, weights: of > 0 ? ways.map((way) => way / of) : ways }
}

/**
 * Row (c, n), entry t: in how many ways t of n dice fall into class c. Pascal's rule with weights: sums of products of
 * positive numbers, so exact while integers last and good to the last digits afterwards.
 */
function choices(count: number, sizes: Uint16Array, unit: number): Float64Array {
  const width = count + 1
  const rows = new Float64Array(sizes.length * width * width)
  for (let c = 0; c < sizes.length; c++) {
    const share = sizes[c]! * unit
    const first = c * width * width
    rows[first] = 1
    for (let n = 1; n <= count; n++) {
      const row = first + n * width
      rows[row] = 1
      for (let t = 1; t <= n; t++) rows[row + t] = rows[row - width + t - 1]! * share + rows[row - width + t]!
    }
  }
  return rows
}

/** base^exponent, or 0 where a double cannot hold every smaller integer. */
function exactPower(base: number, exponent: number): number {
  let power = 1
  for (let i = 0; i < exponent; i++) {
    power *= base
    if (power > Number.MAX_SAFE_INTEGER) return 0
  }
  return power
}

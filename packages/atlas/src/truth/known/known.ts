/** What a board may show although it looks wrong at first sight, each with its reason. */
export interface Known {
  /** Every place where a railway crosses a river, with the bridge that stood there. */
  readonly crossings: readonly KnownCrossing[]
  readonly banks: readonly { readonly town: string; readonly river: string; readonly reason: string }[]
  readonly chains: readonly { readonly from: string; readonly to: string; readonly reason: string }[]
  /** Gaps of a river up to this many hexes. */
  readonly gaps: readonly { readonly river: string; readonly upTo: number; readonly reason: string }[]
}

interface KnownCrossing {
  readonly at: string
  readonly line: string
  readonly river: string
  readonly reason: string
}

/** Rows of side | line | river | reason. */
export const crossings = (table: string): KnownCrossing[] =>
  table
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [at, line, river, reason] = row.split(' | ')
      return { at: at!, line: line!, river: river!, reason: reason! }
    })

/** A hex that counts, from where a side stands. */
export interface Goal {
  readonly hex: number
  readonly worth: number
  readonly isOurs: boolean
  /** Quarters of a point from each hex, whoever stands between. */
  readonly way: Uint16Array
  /** Strength that is wanted there, and that is on its way. */
  readonly wanted: number
  given: number
  /** Those on wheels need not turn to it. */
  readonly isForFoot: boolean
}

/** The inside of a NATO box that is 150 wide and 100 high. */
export interface ArmSymbol {
  readonly strokes: readonly { readonly path: string; readonly width: number }[]
  readonly fills: readonly string[]
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number; readonly size: number }[]
}

/** Where a command speaks to. */
export interface Voice {
  out(text: string): void
  err(text: string): void
  /** How far it is, a line that the next one takes the place of; empty at the end. Only where somebody watches. */
  progress?(text: string): void
}

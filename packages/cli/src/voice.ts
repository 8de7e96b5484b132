/** Where a command speaks to. */
export interface Voice {
  out(text: string): void
  err(text: string): void
}

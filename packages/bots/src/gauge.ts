/** Watches a game from question to question, and says in numbers how it went. */
export interface Gauge<S> {
  see(s: S): void
  figures(): Readonly<Record<string, number>>
}

/** What a bot is asked: the view of its side and a seed, and nothing else. */
export interface Question {
  /** One mind for each game and side. */
  readonly mind: string
  readonly level: string
  readonly seed: string
  readonly game: string
  readonly scenario: string
  readonly options: string
  readonly overlay: string | null
  /** The core of its view. */
  readonly view: Uint8Array
}

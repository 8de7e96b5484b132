/** What the kit found wrong. Each name is one law that every game keeps. */
export type Fault =
  | 'threw'
  | 'dead end'
  | 'runaway'
  | 'order'
  | 'offered but barred'
  | 'barred but legal'
  | 'text of a choice'
  | 'text of a position'
  | 'derived columns'
  | 'copy'
  | 'pieces'
  | 'impossible'
  | 'question'
  | 'idle side'
  | 'leak'
  | 'stale memo'
  | 'resample'
  | 'undo'
  | 'roll back'
  | 'replay'
  | 'fresh player'
  | 'invariant'

export class Found extends Error {
  readonly fault: Fault

  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Whatever goes wrong inside is this fault. */
export function attempt<R>(fault: Fault, run: () => R): R {
  try {
    return run()
  } catch (error) {
    if (error instanceof Found) throw error
    throw new Found(fault, error instanceof Error ? error.message : String(error))
  }
}

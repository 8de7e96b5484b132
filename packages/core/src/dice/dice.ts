/** Where chance comes from. Every draw says what it is for, in words a player understands. */
export interface Dice {
  /** 1..faces */
  die(faces: number, why: string): number
  /** The sum of `count` dice, one draw; one die summed is a die. */
  sum(count: number, faces: number, why: string): number
  /**
   * `count` dice read one by one of which only the classes matter: `classOf[face - 1]` is 0..k-1. Adds how many dice
   * fell into each class to `tally`. Where only matters what they come to, `worth` says what a die of each class counts:
   * whoever lists all results takes those together that come to the same.
   */
  each(count: number, faces: number, classOf: Uint8Array, tally: Uint8Array, why: string, worth?: Uint8Array): void
  /**
   * 0..n-1: a draw from a cup of n, a tie. `among` tells what lies there, for scripts that name a piece; it is read
   * during the call only.
   */
  pick(n: number, why: string, among?: ArrayLike<number>): number
}

/** A list of dice, a record or a budget that does not fit what the rules ask; the message is for the reader. */
export class DiceError extends Error {
  override readonly name = 'DiceError'
}

/** Bounds that keep every draw writable, tallies in bytes and classes in one digit of base 36. */
export const MOST_DICE = 255
export const MOST_FACES = 65_535
export const MOST_CLASSES = 36

export function checkFaces(faces: number): void {
  if (!Number.isInteger(faces) || faces < 1 || faces > MOST_FACES)
    throw new RangeError(`one of ${faces} cannot be drawn (1 to ${MOST_FACES})`)
}

export function checkCount(count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > MOST_DICE)
    throw new RangeError(`${count} dice cannot be thrown at once (1 to ${MOST_DICE})`)
}

/** How many classes `classOf` sorts the faces into; throws where `tally` has no room for them. */
export function countClasses(faces: number, classOf: Uint8Array, tally: Uint8Array): number {
  if (classOf.length !== faces) throw new RangeError(`${classOf.length} classes are given for ${faces} faces`)
  let last = 0
  for (let face = 0; face < faces; face++) if (classOf[face]! > last) last = classOf[face]!
  if (last >= MOST_CLASSES) throw new RangeError(`class ${last} is too many (0 to ${MOST_CLASSES - 1})`)
  if (last >= tally.length) throw new RangeError(`class ${last} has no place in a tally of ${tally.length}`)
  return last + 1
}

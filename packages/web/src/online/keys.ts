/** A name for a command that nobody else has: whoever hears it twice carries it out once. */
export const newKey = (): string => letters(18)

/** A seed of one's own for the dice of a game. */
export const newPlayerSeed = (): string => letters(24)

function letters(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

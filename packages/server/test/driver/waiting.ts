const PATIENCE = 60_000

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until something holds; complains when it does not come to hold for a minute. */
export async function until(holds: () => boolean, complaint: () => string): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!holds()) {
    if (performance.now() > end) throw new Error(complaint())
    await pause(5)
  }
}

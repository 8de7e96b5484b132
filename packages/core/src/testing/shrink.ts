/**
 * The shortest list it can find that still fails: drops ever smaller runs while what is left fails all the same
 * (delta debugging, Zeller 1999). Bounded, since every try plays a game.
 */
export function shrink<T>(list: readonly T[], fails: (list: readonly T[]) => boolean, tries = 200): readonly T[] {
  let best = list
  let left = tries
  let run = Math.ceil(best.length / 2)
  while (run >= 1 && left > 0) {
    let dropped = false
    for (let from = 0; from < best.length && left > 0; left--) {
      const without = [...best.slice(0, from), ...best.slice(from + run)]
      if (fails(without)) {
        best = without
        dropped = true
      } else from += run
    }
    if (!dropped || run > best.length) run = Math.floor(run / 2)
    else run = Math.min(run, Math.ceil(best.length / 2))
  }
  return best
}

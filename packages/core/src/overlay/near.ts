/** Up to `most` of the names that differ least from one that is not among them; none where all are far away. */
export function nearest(name: string, names: readonly string[], most = 4): string[] {
  const reach = Math.max(2, Math.floor(name.length / 3))
  return names
    .map((each) => ({ each, off: distance(name.toLowerCase(), each.toLowerCase(), reach) }))
    .filter(({ off }) => off <= reach)
    .sort((a, b) => a.off - b.off)
    .slice(0, most)
    .map(({ each }) => each)
}

/** Letters to be added, dropped or replaced; more than `reach` where it is more than that. */
function distance(a: string, b: string, reach: number): number {
  if (Math.abs(a.length - b.length) > reach) return reach + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}

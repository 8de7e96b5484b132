import { type LineItem, type Naming, Reasons, type Why } from '@hexfront/core'

/** What a way costs, by kinds of ground and not by hexes: the way itself is shown on the map. */
export function tollsOf(naming: Naming, charge: (why: Why) => number): { items: LineItem[]; cost: number } {
  const why = new Reasons((kind, value) => (kind === 'place' ? 'hexes' : naming(kind, value)))
  const cost = charge(why)
  const items = why.items.map((item) => (item.text === 'into hexes' ? { ...item, text: 'hexes entered' } : item))
  return { items, cost }
}

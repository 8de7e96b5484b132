import { crossings, type Known } from './known.ts'

export const damos: Known = {
  crossings: crossings(``),
  banks: [],
  chains: [],
  gaps: [],
}

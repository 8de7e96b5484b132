import { crossings, type Known } from './known.ts'

export const dagc73: Known = {
  crossings: crossings(``),
  banks: [],
  chains: [],
  gaps: [],
}

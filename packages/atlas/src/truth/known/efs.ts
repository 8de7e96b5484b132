import { crossings, type Known } from './known.ts'

export const efs: Known = {
  crossings: crossings(``),
  banks: [],
  chains: [],
  gaps: [],
}

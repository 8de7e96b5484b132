import type { Known } from './known.ts'

export const pes: Known = {
  crossings: [],
  banks: [],
  chains: [],
  gaps: [],
}

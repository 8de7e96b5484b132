import type { Known } from './known.ts'

export const dagc09: Known = {
  crossings: [],
  banks: [],
  chains: [],
  gaps: [],
}

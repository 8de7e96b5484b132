import { namedTable, reconstructed } from '@hexfront/core'

const OURS = reconstructed('our own proposal, since no source has it')

/** 7.22: whether the OKH Plan returns. */
export const victoryPlan = namedTable({
  name: 'efs victory plan',
  rule: '7.22',
  provenance: OURS,
  results: ['OKH', '-'],
  dice: 'd10',
  columns: ['plan'],
  rows: { '1-4': 'OKH', '5+': '-' },
})

/** 5.14: what a bomber over Moscow does: RP or ASP that the Soviets lose, + for a victory point. */
export const bombardment = namedTable({
  name: 'efs air bombardment',
  rule: '5.14',
  provenance: OURS,
  results: ['RP+', 'ASP+', 'RP', 'ASP', '-'],
  dice: 'd10',
  columns: ['Moscow'],
  rows: { '1': 'RP+', '2': 'ASP+', '3': 'RP', '4': 'ASP', '5+': '-' },
})

/** How many kilometres a hex measures, by board: from the middle of one to that of the next. */
export const KILOMETRES = {
  dagc73: 16.0,
  dagc09: 25.572,
  pes: 26.044,
  damos: 39.0,
  efs: 8.106,
} as const

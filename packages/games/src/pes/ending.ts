/** How a campaign may end. */
export const ENDINGS = [
  '',
  'Moscow',
  'Moscow whole',
  'July',
  'turn 5',
  'turn 6',
  'end of August',
  'front broken',
  'communications cut',
  'southwest',
  'conceded',
  'July passed',
] as const
export type Ending = (typeof ENDINGS)[number]

export const endingOf = (ending: Ending): number => ENDINGS.indexOf(ending)

/** The sides, as they are numbered everywhere. */
export const AXIS = 1
export const SOVIET = 2

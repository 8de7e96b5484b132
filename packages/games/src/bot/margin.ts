/** What sets games apart that have come to the same: less than `room`, so that no margin becomes another. */
export const tieBreak = (lead: number, room: number): number => (room * lead) / (1 + Math.abs(lead))

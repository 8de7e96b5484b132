import { checkFaces, type Dice } from './dice.ts'

/**
 * Dice for what does not depend on which piece is drawn from a cup, only on how many: the first piece stands for all, so that
 * draws have no branches.
 */
export const blind = (dice: Dice): Dice => ({
  die: (faces, why) => dice.die(faces, why),
  sum: (count, faces, why) => dice.sum(count, faces, why),
  each: (count, faces, classOf, tally, why, worth) => dice.each(count, faces, classOf, tally, why, worth),
  pick(n) {
    checkFaces(n)
    return 0
  },
})

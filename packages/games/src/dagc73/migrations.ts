import type { Migration } from '@hexfront/core'

/** How positions read that earlier rules wrote. */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {
  // City units stay frozen after an advance (R73-25): the columns are the same.
  1: (text) => text,
  2: stagesToStack,
  // Other rivers and railways: the columns are the same.
  3: (text) => text,
}

const ADVANCE = 5

/** Which stage an attack is in is counted by the kernel; the unit that is being placed belongs to the question where to. */
function stagesToStack({ deploy, assault, stack, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const { stage, ...attack } = asRow(assault)
  const steps = Object.entries(asRow(stack)).map(([level, step]) => [
    level,
    step === 'assault' && stage !== undefined ? { step, stage: isAdvancing(stack) ? ADVANCE : stage } : step,
  ])
  return {
    ...rest,
    ...(deploy === undefined ? {} : { site: deploy }),
    ...(Object.keys(attack).length === 0 ? {} : { assault: attack }),
    ...(steps.length === 0 ? {} : { stack: Object.fromEntries(steps) }),
  }
}

const isAdvancing = (stack: unknown): boolean => Object.values(asRow(stack)).includes('advance')

const asRow = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

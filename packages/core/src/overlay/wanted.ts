import type { Wanted } from './book.ts'

export const whole = (least: number, most: number): Wanted => ({
  text: `a whole number from ${least} to ${most}`,
  fits: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
})

export const oneOf = (words: readonly string[]): Wanted => ({
  text: words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join(''),
  fits: (value) => typeof value === 'string' && words.includes(value),
})

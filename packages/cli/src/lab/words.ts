import type { Estimate } from './interval.ts'

export const round = (figure: number): string => {
  const text = figure.toFixed(3).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** `42 % (33 to 52)`. */
export const percent = ({ value, low, high }: Estimate): string => `${whole(value)} % (${whole(low)} to ${whole(high)})`

const whole = (value: number): string => String(Math.round(value * 100)).replace('-', '−')

/** `+12 (−3 to +27)`. */
export const points = ({ value, low, high }: Estimate): string =>
  `${signed(Math.round(value * 100))} (${signed(Math.round(low * 100))} to ${signed(Math.round(high * 100))})`

export const figure = ({ value, low, high }: Estimate): string => `${round(value)} (${round(low)} to ${round(high)})`

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** A line of a CSV file. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(',')

export const FORMATS = ['text', 'json', 'csv'] as const
export type Format = (typeof FORMATS)[number]

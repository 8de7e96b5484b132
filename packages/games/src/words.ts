/** Figures and lists as sentences want them. */
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

export const spelled = (n: number): string => WORDS[n] ?? String(n)

/** `six units`, `one unit`, `no units`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${spelled(n)} ${n === 1 ? one : many}`

/** `78 Storm, 260 Inf and 25 PzGr`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** `1st`, `22nd`, `113th`. */
export function ordinal(n: number): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 13
  return `${n}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}

const QUARTERS = ['', '¼', '½', '¾']

/** A number counted in parts of a whole, 4 or 2 of them: `16½`, `−2`, `¼`. */
export function fraction(parts: number, scale: number): string {
  const quarters = (Math.abs(parts) * 4) / scale
  const whole = Math.floor(quarters / 4)
  const rest = QUARTERS[quarters % 4]!
  return `${parts < 0 ? '−' : ''}${whole === 0 && rest !== '' ? '' : whole}${rest}`
}

/** The same with its sign: `+4`, `−½`. */
export const signed = (parts: number, scale: number): string =>
  parts < 0 ? fraction(parts, scale) : `+${fraction(parts, scale)}`

/** How two strengths compare, to one decimal, cut in the defender's favour: `4.1 to 1`, `1 to 2.3`. */
export function ratio(attack: number, defence: number): string {
  if (attack === 0 || defence === 0) return `${attack} to ${defence}`
  return attack >= defence
    ? `${tenths(Math.floor((attack * 10) / defence))} to 1`
    : `1 to ${tenths(Math.ceil((defence * 10) / attack))}`
}

const tenths = (n: number): string => (n % 10 === 0 ? String(n / 10) : `${Math.floor(n / 10)}.${n % 10}`)

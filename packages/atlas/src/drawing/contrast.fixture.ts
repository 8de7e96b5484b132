/** How much lighter one colour is than another, by the rules for readable pages (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [low, high] = [lightness(a), lightness(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** What is seen of a colour that another shines through. */
export const blended = (colour: string, under: string, opacity: number): string =>
  `#${channels(colour)
    .map((channel, n) => Math.round(channel * opacity + channels(under)[n]! * (1 - opacity)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

function lightness(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

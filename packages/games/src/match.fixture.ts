import type { Match, Refusal } from '@hexfront/core'

/** Why an answer is refused, or null if it is legal; the match stays as it is. */
export function refusal(match: Match, answer: string): Refusal | null {
  const before = match.entries.length
  const taken = match.say(answer)
  match.takeBack(before)
  return taken.ok ? null : taken.refusal
}

/** Every legal answer; with a verb, only the operands of that verb. */
export function choices(match: Match, verb = ''): string[] {
  const texts = match.choices().map((one) => match.game.write(match.position, one))
  return verb === ''
    ? texts
    : texts.filter((text) => text.startsWith(`${verb} `)).map((text) => text.slice(verb.length + 1))
}

export const unitOf = (match: Match, id: string): number => match.setting.kinds['unit']!.read(id)
export const hexOf = (match: Match, name: string): number => match.setting.kinds['place']!.read(name)

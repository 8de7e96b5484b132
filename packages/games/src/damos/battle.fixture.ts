import type { Forced } from '@hexfront/core'
import { asked, type Given, type Played, position, say } from './position.fixture.ts'

export * from './position.fixture.ts'

/** A clear hex on the border, next to German railways and not far from Bialystok: both sides have lines of supply. */
export const FIELD = '2828'
/** Where the Germans come from; no river lies between. */
export const CAMP = '2829'

/** Dice as rules ask for them: `two(7)` is 2d6 that come to 7. */
export const one = (sum: number): Forced => ({ d6: sum })
export const two = (sum: number): Forced => ({ '2d6': sum })
export const three = (sum: number): Forced => ({ '3d6': sum })

type More = Partial<Omit<Given, 'units'>>

/** Germans are to act. */
export const germans = (units: Given['units'], more: More = {}): Played =>
  position({ phase: 'german operations', units, ...more })

/** Russians are to act. */
export const russians = (units: Given['units'], more: More = {}): Played =>
  position({ phase: 'russian operations', units, ...more })

/** A force goes into an enemy hex, and nobody reacts. */
export function enter(match: Played, plan = 'standard', to = FIELD, from = CAMP): Played {
  return pass(say(match, `activate ${from}`, `attack ${plan} ${to}`))
}

export function pass(match: Played): Played {
  while (asked(match).endsWith('window')) say(match, 'pass')
  return match
}

/** Plan and posture are laid open: up to the dice. */
export function join(match: Played, plan = 'standard', posture = 'steadfast', to = FIELD, from = CAMP): Played {
  return say(enter(match, plan, to, from), `take ${posture}`)
}

/** A Concerted Attack is declared, answered, and carried out from the camp. */
export function concert(match: Played, plan: string, posture: string, to = FIELD, from = CAMP): Played {
  pass(say(match, `declare ${plan} ${to}`))
  if (asked(match).endsWith('posture')) say(match, `take ${posture}`)
  return pass(say(match, `name ${from}`, `attack ${plan} ${to}`))
}

/** The dice fall; whatever is asked after that is answered in the simplest way until the loser is to go. */
export function roll(match: Played): Played {
  say(match, 'roll')
  for (let step = stepOf(match); step in SIMPLE; step = stepOf(match)) say(match, SIMPLE[step]!)
  return match
}

const SIMPLE: Readonly<Record<string, string>> = { reroll: 'keep', relief: 'endure', losses: 'rest', battle: 'roll' }
const stepOf = (match: Played): string => asked(match).split(' ')[1] ?? ''

/** What was told since an answer was given, by name. */
export const told = (match: Played, since = match.entries.length - 1): string[] =>
  match.entries.slice(since).flatMap((entry) => entry.told.map(({ event }) => event))

/** The view of a side: 1 for the German, 2 for the Russian. */
export function viewOf(match: Played, side: number): Played['position'] {
  const view = match.game.blank(match.setting)
  match.game.view(match.position, side, view)
  return view
}

import { type Forced, forcedDice, Match, type Options, pieceNamed, seededDice } from '@hexfront/core'
import { say } from '../match.fixture.ts'
import { damos } from './index.ts'
import type { Played } from './position.fixture.ts'

/** A match with both sides set up as prepared, before the first German phase that asks something. */
export function prepared(options: Options = {}, dice: readonly Forced[] | null = null): Played {
  const setting = damos.setting('campaign', options)
  const thrown = dice === null ? seededDice(1) : forcedDice(dice, pieceNamed(setting))
  const match = Match.begin(damos, 'campaign', options, thrown)
  for (let side = 0; side < 2; side++) {
    const { game, position } = match
    for (const line of game.expand(position, game.read(position, 'prepared').choice) ?? []) say(match, line)
    say(match, 'done')
  }
  return match
}

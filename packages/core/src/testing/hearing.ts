import type { Choice } from '../choice.ts'
import { writeDraw } from '../dice/draw.ts'
import { seededDice } from '../dice/seeded.ts'
import { fill } from '../explain.ts'
import { type Options, type Setting, type Side, SPECTATOR } from '../game/game.ts'
import { type Act, type Heard, heardBy } from '../match/entry.ts'
import { Match } from '../match/match.ts'
import { narrate } from '../match/words.ts'
import type { PositionCore } from '../state/layout.ts'
import { samePosition } from '../state/position.ts'
import { Found } from './fault.ts'
import type { Watch } from './watch.ts'

/** All that a side hears of a choice or of the deal, in words: the one place where the kit asks for it. */
function hearing<S extends PositionCore, T extends Setting>(
  { game, setting }: Match<S, T>,
  of: { readonly heard: readonly Heard[] },
  side: Side,
): string {
  const { said, draws, told } = heardBy(of, side)
  const answer = said === null ? 'an answer' : fill(said.template, said.operands, game.naming(setting))
  return [
    answer,
    ...draws.map((draw) => `${writeDraw(draw)} ${draw.why ?? ''}`),
    ...told.map((one) => narrate(game, setting, one)),
  ].join('; ')
}

const short = (text: string): string => text.slice(0, 200)

/** A world after a choice was taken in it. */
interface World<S extends PositionCore, T extends Setting> {
  readonly match: Match<S, T>
  readonly entry: Act
}

/**
 * Takes a choice again in worlds that a side cannot tell from the one before it, and holds what the side hears against what
 * it sees: where it sees no difference it hears none. Returns the sides that can tell the worlds apart afterwards: they have
 * learned something.
 */
export function holdHearing<S extends PositionCore, T extends Setting>(
  watch: Watch<S, T>,
  before: S,
  mover: Side,
  chosen: Choice,
  alternative: Choice,
): readonly Side[] {
  const truth = worldAfter(watch, before, chosen)
  const learned: Side[] = []
  for (const side of watch.viewers) {
    if (watch.hides(before, side)) {
      for (let n = 0; n < OTHER_WORLDS; n++) {
        const world = otherWorld(watch, before, side, chosen)
        if (world === null) continue
        if (watch.looksTheSame(truth.match.position, world.match.position, side)) holdSame(watch, truth, world, side)
        else if (side !== SPECTATOR) learned.push(side)
      }
    }
    if (side !== mover) holdSealed(watch, before, truth, alternative, side)
  }
  return learned
}

const OTHER_WORLDS = 2

/** Where a side cannot see which of two answers of a kind was given, though it matters, it does not hear it either. */
function holdSealed<S extends PositionCore, T extends Setting>(
  watch: Watch<S, T>,
  before: S,
  truth: World<S, T>,
  alternative: Choice,
  side: Side,
): void {
  if (alternative === truth.entry.choice || !watch.hides(truth.match.position, side)) return
  const other = worldAfter(watch, before, alternative)
  const { position } = other.match
  if (samePosition(truth.match.position, position)) return
  if (watch.looksTheSame(truth.match.position, position, side)) holdSame(watch, truth, other, side)
}

function holdSame<S extends PositionCore, T extends Setting>(
  watch: Watch<S, T>,
  a: World<S, T>,
  b: World<S, T>,
  side: Side,
): void {
  const heard = hearing(a.match, a.entry, side)
  const other = hearing(b.match, b.entry, side)
  if (heard !== other)
    throw new Found(
      'leak',
      `${watch.nameOf(side)} hears more than its view accounts for: ${short(heard)} or ${short(other)}`,
    )
}

/** A world that fits the side's view and in which the choice is legal, too; null where none is found. */
function otherWorld<S extends PositionCore, T extends Setting>(
  watch: Watch<S, T>,
  before: S,
  side: Side,
  chosen: Choice,
): World<S, T> | null {
  const { game, view, other, chance } = watch
  game.view(before, side, view)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    game.resample(view, side, chance, other)
    if (game.bars(other, chosen) === '') return worldAfter(watch, other, chosen)
  }
  return null
}

const MOST_TRIES = 3

function worldAfter<S extends PositionCore, T extends Setting>(
  { game, seed }: Watch<S, T>,
  before: S,
  chosen: Choice,
): World<S, T> {
  const dice = seededDice(`${seed} worlds`)
  const match = Match.from(game, before, dice)
  return { match, entry: match.repeat(chosen, dice) }
}

/** Of two deals that look the same to a side, it hears the same. */
export function holdDeal<S extends PositionCore, T extends Setting>(
  watch: Watch<S, T>,
  match: Match<S, T>,
  scenario: string,
  options: Options,
): void {
  const viewers = watch.viewers.filter((side) => watch.hides(match.position, side))
  if (viewers.length === 0) return
  for (let n = 0; n < OTHER_DEALS; n++) {
    const other = Match.begin(watch.game, scenario, options, seededDice(`${watch.seed} deal ${n}`))
    for (const side of viewers) {
      if (!watch.looksTheSame(match.position, other.position, side)) continue
      const heard = hearing(match, match.deal, side)
      if (heard !== hearing(other, other.deal, side))
        throw new Found(
          'leak',
          `${watch.nameOf(side)} hears more of the deal than its view accounts for: ${short(heard)}`,
        )
    }
  }
}

const OTHER_DEALS = 4

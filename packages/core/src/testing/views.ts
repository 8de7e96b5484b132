import { type Choice, Choices } from '../choice.ts'
import { Reasons } from '../explain.ts'
import { type Decision, type Setting, type Side, SPECTATOR } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { choicesFor } from '../view.ts'
import { holdQuestion } from './answers.ts'
import { Found } from './fault.ts'
import { sameBytes, type Watch } from './watch.ts'

const offered = new Choices()
offered.isForPeople = true

/** A side is asked, offered, told and refused what its view accounts for, in this world and in others that fit the view. */
export function holdViews<S extends PositionCore, T extends Setting>(
  watch: Watch<S, T>,
  s: S,
  decision: Decision,
  listed: Choices,
  probes: readonly Choice[],
): void {
  const { game, view, other } = watch
  for (const side of watch.viewers) {
    choicesFor(game, s, side, offered)
    if (side !== decision.side && offered.length > 0)
      throw new Found('idle side', `${watch.nameOf(side)} is offered ${offered.length} choices out of turn`)
    game.view(s, side, view)
    const pieces = game.pieces?.brokenView(s, view) ?? ''
    if (pieces !== '') throw new Found('pieces', `${pieces}, as ${watch.nameOf(side)} sees it`)
    game.view(view, side, other)
    if (!sameBytes(view, other)) throw new Found('leak', `the view of a view differs for ${watch.nameOf(side)}`)
    holdSameOffer(watch, s, view, side, decision, listed, probes)
    if (side === decision.side) holdQuestion(watch, view)
    if (!sameBytes(view, s)) holdOtherWorld(watch, s, side, decision, listed, probes)
  }
}

function holdOtherWorld<S extends PositionCore, T extends Setting>(
  watch: Watch<S, T>,
  s: S,
  side: Side,
  decision: Decision,
  listed: Choices,
  probes: readonly Choice[],
): void {
  const { game, view, other: full, chance } = watch
  game.resample(view, side, chance, full)
  if (!watch.looksTheSame(full, s, side))
    throw new Found('resample', `a resampled position looks different to ${watch.nameOf(side)}`)
  const pieces = game.pieces?.broken(full) ?? ''
  if (pieces !== '') throw new Found('resample', `a resampled position is no true one: ${pieces}`)
  if (!watch.looksTheSame(full, s, SPECTATOR))
    throw new Found('leak', `a spectator sees what ${watch.nameOf(side)} does not`)
  holdSameOffer(watch, s, full, side, decision, listed, probes)
}

function holdSameOffer<S extends PositionCore, T extends Setting>(
  watch: Watch<S, T>,
  s: S,
  seen: S,
  side: Side,
  decision: Decision,
  listed: Choices,
  probes: readonly Choice[],
): void {
  const { game } = watch
  const name = watch.nameOf(side)
  const asked = game.decision(seen)
  if (asked.isOver || asked.side !== decision.side || asked.step !== decision.step)
    throw new Found('leak', `${name} sees another question than the one that is open`)
  if (side !== decision.side) return
  game.choices(seen, offered)
  if (!sameChoices(listed, offered))
    throw new Found('leak', `${name} is offered what its view does not account for (${decision.step})`)
  if (game.prompt(seen) !== game.prompt(s)) throw new Found('leak', `the prompt tells ${name} more than its view`)
  const one = listed.at(watch.chance.pick(listed.length, 'a choice to describe'))
  if (JSON.stringify(game.describe(seen, one)) !== JSON.stringify(game.describe(s, one)))
    throw new Found('leak', `${game.write(s, one)} is described to ${name} with more than its view`)
  for (const c of probes) {
    const refused = refusalOf(watch, s, c)
    const other = refusalOf(watch, seen, c)
    if (refused !== other) throw new Found('leak', `a refusal tells ${name} more than its view: ${refused} or ${other}`)
  }
}

function refusalOf<S extends PositionCore, T extends Setting>({ game, setting }: Watch<S, T>, s: S, c: Choice): string {
  const why = new Reasons(game.naming(setting))
  const rule = game.bars(s, c, why)
  return rule === '' ? '' : `${why.refusal?.because ?? ''} (${rule})`
}

function sameChoices(a: Choices, b: Choices): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a.at(i) !== b.at(i)) return false
  return true
}

import { NO_REASONS, type Stage, type Why } from '@hexfront/core'
import { ASSAULT_FIRE, GERMAN_FIRE, SOVIET_FIRE } from './charts.ts'
import { diceIn, layHits, strike, throwDice } from './combat.ts'
import { IS_SOVIET, inGermanZone, setControl } from './control.ts'
import { BY_GERMANS, diceOf, hasGermans, ON_GERMANS, type Play, pieces, type State, type Words } from './state.ts'

/** 12.5, P-R23: round after round until one side is gone. */
export function openClash(s: State, unit: number, hex: number, play: Play): void {
  play.enter('clash')
  s.clash.unit = unit
  s.clash.hex = hex
  s.clash.round = 1
  play.tell('assaulted', unit, hex)
  play.begin()
}

/** 12.6: +1 in the first round, and nothing else. */
export const assaultModifier = (s: State, why: Why = NO_REASONS): number =>
  why.item('12.6', 'first round', s.clash.round === 1 ? ASSAULT_FIRE : 0)

/** 12.5: the group or army fires, then the Germans, round after round until one side is gone (P-R23). */
export const CLASH: readonly Stage<State, Words>[] = [
  { isAsked: true, does: fireAssault },
  { when: isClashOver, does: (_s, play) => play.leave() },
  // Where only flak is left nobody fires back.
  { isAsked: true, when: (s) => defenceDice(s, s.clash.hex) > 0, does: fireBack },
  { when: isClashOver, does: (_s, play) => play.leave() },
  {
    does(s, play) {
      s.clash.round = 2
      play.begin()
    },
  },
]

/** The first stage of `CLASH`. */
export const ASSAULT_FIRES = 1

function fireAssault(s: State, play: Play): void {
  const { unit, hex } = s.clash
  const dice = diceOf(s, unit)
  const hits = throwDice(s, dice, SOVIET_FIRE, assaultModifier(s), 'assault (12.5)', play)
  play.tell('assaultFire', unit, dice, hits)
  layHits(s, ON_GERMANS, hex, hits, play)
}

function fireBack(s: State, play: Play): void {
  const { unit, hex } = s.clash
  const dice = defenceDice(s, hex)
  // 12.6: no modifier of any kind.
  const hits = throwDice(s, dice, GERMAN_FIRE, 0, 'defence against an assault (12.5)', play)
  play.tell('defenceFire', hex, dice, hits)
  for (let left = hits; left > 0 && s.units.place[unit] !== s.setting.box.spent; left--) strike(s, unit, play)
}

/** 12.5: as in a battle, so flak does not fire here. */
function defenceDice(s: State, hex: number): number {
  let dice = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) dice += diceIn(s, BY_GERMANS, unit)
  return dice
}

function isClashOver(s: State): boolean {
  return s.units.place[s.clash.unit] === s.setting.box.spent || !hasGermans(s, s.clash.hex)
}

/**
 * 12.8c: what must be fought before the next hex can be entered: the units there, a force whose zone covers it, or nothing. A
 * zone that reaches it only across a lake or reservoir stops nobody (P-R31).
 */
export function obstacle(s: State, next: number, play: Play): number {
  if (hasGermans(s, next)) return next
  if (!inGermanZone(s, next)) return 0
  const { ground, countCosts } = s.setting
  let count = 0
  for (let way = next * 6; way < next * 6 + 6; way++) {
    const hex = ground.neighbours[way]!
    // 12.4: never across a lake or reservoir.
    if (countCosts[way] === 1 && hasGermans(s, hex)) forces[count++] = hex
  }
  return count <= 1
    ? (forces[count - 1] ?? 0)
    : forces[play.dice.pick(count, 'whose zone of control (12.8)', forces.subarray(0, count))]!
}

const forces = new Uint16Array(6)

/** The group or army moves into a hex, which is Soviet from then on; true if it was German. */
export function occupy(s: State, unit: number, hex: number, play: Play): boolean {
  const wasGerman = s.hexes.control[hex] !== IS_SOVIET
  pieces.place(s, unit, hex)
  setControl(s, hex, IS_SOVIET)
  play.tell('advanced', unit, hex)
  return wasGerman
}

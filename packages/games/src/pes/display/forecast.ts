import { copyInto, distributionOf, forcedDice, forecast } from '@hexfront/core'
import { percent } from '../../display/bands.ts'
import { once } from '../../once.ts'
import { stepsIn } from '../combat.ts'
import { IS_GERMAN } from '../control.ts'
import { pes } from '../index.ts'
import type { PesSetting } from '../scenarios.ts'
import { hasTwoSteps, ON_GERMANS, pieces, type State } from '../state.ts'
import { MARCH } from '../stavka.ts'
import { rehearse } from './rehearsal.ts'
import { germansIn } from './stacks.ts'

const NO_DICE = forcedDice([])

/** Hits are laid as the host lays them when it is left to it. */
const BY_THE_HOST = { losses: 'rest' }

interface RoundForecast {
  readonly taken: number
  readonly undecided: number
  readonly lost: number
  /** German steps that it costs on average. */
  readonly cost: number
  /** How often it was played out, or 0 where the chances are exact. */
  readonly samples: number
}

interface Likelihood {
  readonly chance: number
  readonly samples: number
}

/** `27%`, or `27% of 400 tries` where it was played out. */
export const likely = ({ chance, samples }: Likelihood): string =>
  samples === 0 ? percent(chance) : `${percent(chance)} of ${samples} tries`

/** 10.1: how another round of the battle in hand would end. */
export function nextRound(s: State): RoundForecast {
  const { hex } = s.battle
  const next = pes.blank(s.setting)
  copyInto(next, s)
  pes.take(next, pes.read(next, 'again').choice, NO_DICE)
  return roundFrom(next, hex)
}

function roundFrom(s: State, hex: number, limit?: number): RoundForecast {
  const fateOf = ({ hexes, battle }: State): string =>
    hexes.control[hex] === IS_GERMAN ? 'taken' : battle.hex === 0 ? 'lost' : 'undecided'
  const { ends, samples } = forecast(pes, s, {
    answers: { garrison: 'roll', fire: 'roll', ...BY_THE_HOST },
    alike: (end) => `${fateOf(end)} ${stepsIn(end, ON_GERMANS, hex)}`,
    ...(limit === undefined ? {} : { limit }),
  })
  const chances = distributionOf(ends, ({ position }) => fateOf(position))
  const left = ends.reduce((sum, { chance, position }) => sum + chance * stepsIn(position, ON_GERMANS, hex), 0)
  return {
    taken: chances.get('taken') ?? 0,
    undecided: chances.get('undecided') ?? 0,
    lost: chances.get('lost') ?? 0,
    cost: stepsIn(s, ON_GERMANS, hex) - left,
    samples,
  }
}

/** 10.1: how the first round for a hex would end, whoever turns out to hold it. */
export function firstRound(s: State, hex: number): RoundForecast {
  const next = pes.blank(s.setting)
  copyInto(next, s)
  pes.take(next, pes.read(next, `to ${s.setting.ground.name(hex)}`).choice, NO_DICE)
  return roundFrom(next, hex, FEW_BRANCHES)
}

/** Garrisons come from a cup with too many ways to follow: it is played out at once. */
const FEW_BRANCHES = 1

/** 12.5: the chance that the group or army which fights now wins in the end. */
export function clashChance(s: State): Likelihood {
  const { unit } = s.clash
  const wins = ({ units, setting }: State): boolean => units.place[unit] !== setting.box.spent
  const { ends, samples } = forecast(pes, s, {
    answers: { clash: 'roll', ...BY_THE_HOST },
    alike: (end) => String(wins(end)),
  })
  return { chance: distributionOf(ends, ({ position }) => wins(position)).get(true) ?? 0, samples }
}

/** 12.5-12.7: the chance that a fresh group beats those who hold a hex. */
export function groupChance(s: State, hex: number): Likelihood {
  const known = groupChances(s.setting)
  // 12.6: nothing counts but who stands there.
  const stack = germansIn(s, hex).map((unit) => `${unit}${hasTwoSteps(s, unit) ? '' : '-'}`)
  const key = stack.join(' ')
  const made = known.get(key) ?? clashChance(meeting(s, hex))
  known.set(key, made)
  return made
}

const groupChances = once((_: PesSetting) => new Map<string, Likelihood>())

/** A fresh group that is about to enter a hex meets those who hold it. */
function meeting(s: State, hex: number): State {
  const copy = withGroup(s, s.setting.isAssault.indexOf(1), MARCH)
  copy.stavka.next = hex
  pes.take(copy, pes.read(copy, 'proceed').choice, NO_DICE)
  return copy
}

/** A group of Stavka at a stage of its way, with another one to come. */
export function withGroup(s: State, unit: number, stage: number): State {
  const copy = rehearse(s)
  pieces.place(copy, unit, s.setting.box.stavka)
  copy.units.reduced[unit] = 0
  // What would come is told of a game that is over, too.
  copy.flow.over = 0
  pes.openSteps(copy, ['stavka'])
  const { stavka } = copy
  stavka.left = 2
  stavka.stage = stage
  stavka.unit = unit
  stavka.aim = stavka.target = stavka.next = 0
  return copy
}

import {
  distributionOf,
  type Fact,
  LEGAL,
  type Matter,
  NO_REASONS,
  Reasons,
  type Result,
  type Section,
  stageOf,
} from '@hexfront/core'
import { meanOf, spreadFrom } from '../../chances.ts'
import { type Band, bandName, bandsToEnd, percent } from '../../display/bands.ts'
import { rollsOf, timesHeard } from '../../display/rolls.ts'
import { BLANK, diceText, type Member, modifiers, plain, toneOfGain, toneOfLoss } from '../../display/sheet.ts'
import { numberOf, spot } from '../../display/spots.ts'
import { capital, counted, listed, signed, spelled } from '../../words.ts'
import { ASSAULT_FIRES, assaultModifier } from '../assault.ts'
import { diceIn, fireModifier, hitBarred, stepsIn, targetOf } from '../combat.ts'
import { pes } from '../index.ts'
import { breakoutModifier } from '../pockets.ts'
import {
  BY_FLAK,
  BY_GERMANS,
  BY_REGULARS,
  BY_SPECIALISTS,
  diceOf,
  hasTwoSteps,
  isDefender,
  ON_GERMANS,
  ON_SPECIALISTS,
  type State,
  stepsOf,
} from '../state.ts'
import { called, namingOf } from './faces.ts'
import { clashChance, likely, nextRound } from './forecast.ts'
import { germansIn, unitsIn } from './stacks.ts'

/** Dice that are thrown together. */
interface Volley {
  readonly title: string
  /** `Specialists fire at your force`. */
  readonly line: string
  readonly hex: number
  /** Who fires, each worth his dice. */
  readonly shooters: readonly Member[]
  readonly isOnGermans: boolean
  /** Those who may be lost. */
  readonly steps: number
  modifier?(why: Reasons): number
  /** What it means that nobody is left, by what was told then. */
  end(told: ReadonlySet<string>): Fact
}

const LINES: Readonly<Record<number, string>> = {
  [BY_FLAK]: 'Flak fires at the specialists',
  [BY_SPECIALISTS]: 'Specialists fire at your force',
  [BY_GERMANS]: 'Your force fires at the garrison',
  [BY_REGULARS]: 'Regulars fire at your force',
}

/** 10.1: one step of a round. */
export function fire(s: State): Matter {
  const { hex, round } = s.battle
  const { volley: firing } = s.fire
  return volley(s, {
    title: `Battle for ${spot(s, hex)}, round ${round}`,
    line: LINES[firing]!,
    hex,
    shooters: shootersIn(s, hex, firing),
    isOnGermans: targetOf(firing) === ON_GERMANS,
    steps: stepsIn(s, targetOf(firing), hex),
    modifier: (why) => fireModifier(s, why),
    end(told) {
      if (told.has('taken')) return { rule: '3.4', text: `Nobody is left, and ${spot(s, hex)} falls.` }
      return told.has('repelled')
        ? { rule: '10.1', text: 'Your whole force is lost; it comes back next turn.' }
        : { rule: '10.1', text: 'All specialists are lost before they fire.' }
    },
  })
}

const shootersIn = (s: State, hex: number, firing: number): Member[] =>
  unitsIn(s, hex).flatMap((unit) => (diceIn(s, firing, unit) === 0 ? [] : shooter(unit, diceIn(s, firing, unit))))

const shooter = (unit: number, dice: number): Member => ({ unit, worth: String(dice), note: '' })

/** 12.5: a group or an army, and those who hold a hex. */
export function clash(s: State): Matter {
  const { unit, hex, round } = s.clash
  const name = called(s, unit)
  const assault = {
    line: `${name} fires at your units`,
    shooters: [shooter(unit, diceOf(s, unit))],
    isOnGermans: true,
    steps: stepsIn(s, ON_GERMANS, hex),
    modifier: (why: Reasons) => assaultModifier(s, why),
    end: () => ({ rule: '12.8', text: `All who hold ${spot(s, hex)} are lost; ${name} goes on.` }),
  }
  const defence = {
    line: `Your units fire at ${name}`,
    shooters: shootersIn(s, hex, BY_GERMANS),
    isOnGermans: false,
    steps: stepsOf(s, unit),
    end: () => ({ rule: '12.2', text: `${name} is destroyed, for good.` }),
  }
  const title = `${name} attacks ${spot(s, hex)}${round === 1 ? ', first round' : ''}`
  const made = volley(s, { title, hex, ...(stageOf(s) === ASSAULT_FIRES ? assault : defence) })
  return { ...made, hint: `${name} wins in the end: ${likely(clashChance(s))}` }
}

/** 11.3: the pocket fires once, at the force that closed it. */
export function breakout(s: State): Matter {
  const { hex } = s.pocket
  return volley(s, {
    title: `Breakout through ${spot(s, hex)}`,
    line: 'The pocket fires at the force that closed it',
    hex,
    shooters: unitsIn(s, s.setting.box.breakout).map((unit) => shooter(unit, diceOf(s, unit))),
    isOnGermans: true,
    steps: stepsIn(s, ON_GERMANS, hex),
    modifier: (why) => breakoutModifier(s, why),
    end: () => ({ rule: '11.4', text: `It breaks out: your force is lost, and ${spot(s, hex)} is Soviet again.` }),
  })
}

function volley(s: State, { title, line, hex, shooters, isOnGermans, steps, modifier, end }: Volley): Matter {
  const why = new Reasons(namingOf(s))
  modifier?.(why)
  const rolls = rollsOf(pes, s, 'roll', ({ told, position, draws }) => ({
    // Hits that are still to be laid are as good as lost.
    lost: timesHeard(told, 'reduced', 'lost') + position.losses.hits,
    told: new Set(told.map(({ event }) => event)),
    thrown: draws.find((draw) => draw.kind === 'each')!,
  }))
  const { told: first, thrown } = rolls[0]!.gives
  const spread = spreadFrom(distributionOf(rolls, ({ gives }) => gives.lost))
  const bands = bandsToEnd(spread, steps)
  const most = bands.at(-1)!.to
  const all =
    most === steps ? end(rolls.at(-1)!.gives.told) : { rule: '10.5', text: `${capital(counted(most, 'step'))} lost.` }
  const none = {
    rule: '10.5',
    text: first.has('pocketDestroyed') ? 'Nobody is hit, and the pocket is destroyed.' : 'Nobody is hit.',
  }
  return {
    ...BLANK,
    title,
    headline: diceText(thrown.count),
    line: `${line}${why.total === 0 ? '' : `, ${signed(why.total, 1)} to each die`}`,
    hint: `${tenths(meanOf(spread))} of ${counted(steps, 'step')} lost on average`,
    sections: [
      diceSection(s, shooters, thrown.count),
      ...modifiers('To each die', why),
      faceSection(thrown.classes ?? []),
    ],
    results: bands.map((band) => resultOf(band, steps, isOnGermans)),
    best: isOnGermans ? none : all,
    worst: isOnGermans ? all : none,
    targets: [hex],
    members: shooters,
  }
}

/** To one decimal: `2.4`. */
const tenths = (value: number): string => String(Math.round(10 * value) / 10)

const SINGLE = 8

/** Each unit by itself; many that throw alike in one line. */
function diceSection(s: State, shooters: readonly Member[], dice: number): Section {
  const items =
    shooters.length <= SINGLE
      ? shooters.map(({ unit, worth }) => ({ rule: '2.6', text: called(s, unit), value: worth }))
      : [{ rule: '2.10', text: `${spelled(shooters.length)} units`, value: String(dice) }]
  return { title: 'Dice', total: String(dice), items }
}

/** 10.5: what each face costs with the modifier in it. */
function faceSection(costs: readonly number[]): Section {
  const items = [1, 2].flatMap((steps) => {
    const faces = costs.flatMap((cost, n) => (cost === steps ? [String(n + 1)] : []))
    return faces.length === 0 ? [] : [{ rule: '10.5', text: `on ${listed(faces)}`, value: counted(steps, 'step') }]
  })
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length
  return { title: 'A die costs on average', total: `${tenths(mean)} steps`, items }
}

function resultOf(band: Band, steps: number, isOnGermans: boolean): Result {
  const share = (band.from + band.to) / 2 / steps
  const isAll = band.from === steps
  const name = isAll ? (isOnGermans ? 'Your units all lost' : 'All lost') : bandName(band, 'step')
  return { name, chance: band.chance, faces: [], tone: isOnGermans ? toneOfLoss(share) : toneOfGain(share) }
}

/** 10.1f: what another round would bring, if the program laid the hits. */
export function anotherRound(s: State): Matter {
  const { hex, from, round } = s.battle
  const force = germansIn(s, hex)
  const garrison = unitsIn(s, hex).filter((unit) => isDefender(s, unit))
  const shared: Matter = {
    ...BLANK,
    title: `Battle for ${spot(s, hex)}, after round ${round}`,
    line: `${capital(counted(force.length, 'unit'))} against ${counted(garrison.length, 'unit')}`,
    worst: { rule: '9.6', text: `Breaking off leads back to ${numberOf(s, from)}, and the force is done.` },
    targets: [hex],
    members: force.map(plain),
  }
  if (s.march.points === 0) return { ...shared, hint: 'No points are left for another round' }
  const { taken, undecided, lost, cost, samples } = nextRound(s)
  return {
    ...shared,
    headline: percent(taken),
    hint: `Hits laid as “Lay the rest for me” lays them${samples === 0 ? '' : `; ${samples} rounds played out`}`,
    sections: [
      {
        title: 'Points left',
        total: String(s.march.points),
        items: [
          { rule: '9.4', text: 'another round', value: '1' },
          { rule: '10.1', text: 'of your steps it costs on average', value: tenths(cost) },
        ],
      },
    ],
    results: [
      { name: `${spot(s, hex)} falls`, chance: taken, faces: [], tone: 'good' },
      { name: 'Still undecided', chance: undecided, faces: [], tone: 'even' },
      { name: 'Your force is lost', chance: lost, faces: [], tone: 'bad' },
    ],
    best: { rule: '9.5', text: `${spot(s, hex)} falls, and the force may go on.` },
  }
}

/** 10.4: hits that the player lays, on his own and on others. */
export function losses(s: State): Matter {
  const { target, hex, hits } = s.losses
  const isOwn = target === ON_GERMANS
  const units = unitsIn(s, hex).filter((unit) => hitBarred(s, unit, target, hex, NO_REASONS) === LEGAL)
  const who = isOwn ? 'your units' : target === ON_SPECIALISTS ? 'specialists' : 'the garrison'
  return {
    ...BLANK,
    title: `Losses in ${spot(s, hex)}`,
    headline: `${hits} ${hits === 1 ? 'hit' : 'hits'}`,
    line: `To lay on ${who}`,
    hint: isOwn && units.some((unit) => hasTwoSteps(s, unit)) ? 'Units of two steps first' : '',
    sections: [
      {
        title: 'Hits to lay',
        total: String(hits),
        items: [{ rule: '10.4', text: `steps that ${who} have`, value: String(stepsIn(s, target, hex)) }],
      },
    ],
    targets: [hex],
    candidates: units.map((unit) => ({ unit, worth: lossOf(s, unit), note: '' })),
  }
}

/** What a hit costs: `5 → 1` dice, or the unit. */
function lossOf(s: State, unit: number): string {
  const dice = diceOf(s, unit)
  return hasTwoSteps(s, unit) ? `${dice} → ${s.setting.reducedDice[unit]}` : `${dice} → 0`
}

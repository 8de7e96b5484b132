import { type Fact, LEGAL, type Matter, NO_REASONS, Reasons, type Result, type Section, stageOf } from '@hexfront/core'
import { numberOf, spot } from '../../display/spots.ts'
import { capital, counted, listed, signed, spelled } from '../../words.ts'
import { ASSAULT_FIRES, assaultModifier } from '../assault.ts'
import { GERMAN_FIRE, LOWEST_MODIFIER, SOVIET_FIRE } from '../charts.ts'
import { fireModifier, hitBarred, stepsIn } from '../combat.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { breakoutModifier } from '../pockets.ts'
import { capped, FACES, fireSpread, type Spread } from '../spread.ts'
import {
  BY_FLAK,
  BY_GERMANS,
  BY_SPECIALISTS,
  diceOf,
  hasTwoSteps,
  isDefender,
  isGermanUnit,
  ON_GERMANS,
  ON_SOVIETS,
  ON_SPECIALISTS,
  type State,
  stepsOf,
} from '../state.ts'
import { type Band, bandName, bandsToEnd, percent } from './chances.ts'
import { called, namingOf } from './faces.ts'
import { clashChance, nextRound } from './forecast.ts'
import { BLANK, diceText, modifiers, plain, toneOfGain, toneOfLoss } from './sheet.ts'
import { germansIn, unitsIn } from './stacks.ts'

/** Dice that are thrown together. */
interface Volley {
  readonly title: string
  /** `Specialists fire at your force`. */
  readonly line: string
  readonly shooters: readonly number[]
  readonly row: number
  readonly modifier: number
  readonly why: Reasons
  readonly hex: number
  /** Whose steps fall, and how many there are. */
  readonly victims: typeof GERMAN | typeof SOVIET
  readonly steps: number
  /** What it means that nobody is left. */
  readonly end: Fact
}

/** 10.1: one step of a round. */
export function fire(s: State): Matter {
  const { hex, round } = s.battle
  const { volley: firing } = s.fire
  const why = new Reasons(namingOf(s))
  const modifier = fireModifier(s, why)
  const { isFlak, isSpecialist } = s.setting
  const standing = unitsIn(s, hex)
  const shared = { title: `Battle for ${spot(s, hex)}, round ${round}`, modifier, why, hex }
  const falls: Fact = { rule: '3.4', text: `Nobody is left, and ${spot(s, hex)} falls.` }
  switch (firing) {
    case BY_FLAK:
      return volley(s, {
        ...shared,
        line: 'Flak fires at the specialists',
        shooters: standing.filter((unit) => isFlak[unit] === 1),
        row: GERMAN_FIRE,
        victims: SOVIET,
        steps: stepsIn(s, ON_SPECIALISTS, hex),
        end: standing.some((unit) => isDefender(s, unit) && isSpecialist[unit] === 0)
          ? { rule: '10.1', text: 'All specialists are lost before they fire.' }
          : falls,
      })
    case BY_GERMANS:
      return volley(s, {
        ...shared,
        line: 'Your force fires at the garrison',
        shooters: standing.filter((unit) => isGermanUnit(s, unit) && isFlak[unit] === 0),
        row: GERMAN_FIRE,
        victims: SOVIET,
        steps: stepsIn(s, ON_SOVIETS, hex),
        end: falls,
      })
    default: {
      const isFirst = firing === BY_SPECIALISTS
      return volley(s, {
        ...shared,
        line: `${isFirst ? 'Specialists' : 'Regulars'} fire at your force`,
        shooters: standing.filter((unit) => isDefender(s, unit) && (isSpecialist[unit] === 1) === isFirst),
        row: SOVIET_FIRE,
        victims: GERMAN,
        steps: stepsIn(s, ON_GERMANS, hex),
        end: { rule: '10.1', text: 'Your whole force is lost; it comes back next turn.' },
      })
    }
  }
}

/** 12.5: a group or an army, and those who hold a hex. */
export function clash(s: State): Matter {
  const { unit, hex, round } = s.clash
  const why = new Reasons(namingOf(s))
  const name = called(s, unit)
  const shared = { title: `${name} attacks ${spot(s, hex)}${round === 1 ? ', first round' : ''}`, why, hex }
  const made =
    stageOf(s) === ASSAULT_FIRES
      ? volley(s, {
          ...shared,
          line: `${name} fires at your units`,
          shooters: [unit],
          row: SOVIET_FIRE,
          modifier: assaultModifier(s, why),
          victims: GERMAN,
          steps: stepsIn(s, ON_GERMANS, hex),
          end: { rule: '12.8', text: `All who hold ${spot(s, hex)} are lost; ${name} goes on.` },
        })
      : volley(s, {
          ...shared,
          line: `Your units fire at ${name}`,
          // 12.5: flak does not fire here.
          shooters: germansIn(s, hex).filter((one) => s.setting.isFlak[one] === 0),
          row: GERMAN_FIRE,
          modifier: 0,
          victims: SOVIET,
          steps: stepsOf(s, unit),
          end: { rule: '12.2', text: `${name} is destroyed, for good.` },
        })
  return { ...made, hint: `${name} wins in the end: ${percent(clashChance(s))}` }
}

/** 11.3: the pocket fires once, at the force that closed it. */
export function breakout(s: State): Matter {
  const { hex } = s.pocket
  const why = new Reasons(namingOf(s))
  return volley(s, {
    title: `Breakout through ${spot(s, hex)}`,
    line: 'The pocket fires at the force that closed it',
    shooters: unitsIn(s, s.setting.box.breakout),
    row: SOVIET_FIRE,
    modifier: breakoutModifier(s, why),
    why,
    hex,
    victims: GERMAN,
    steps: stepsIn(s, ON_GERMANS, hex),
    end: { rule: '11.4', text: `It breaks out: your force is lost, and ${spot(s, hex)} is Soviet again.` },
  })
}

function volley(s: State, given: Volley): Matter {
  const { shooters, modifier, row, steps, victims } = given
  const dice = shooters.reduce((sum, unit) => sum + diceOf(s, unit), 0)
  const spread = capped(fireSpread(s.setting, row, dice, modifier), steps)
  const bands = bandsToEnd(spread, steps)
  const most = bands.at(-1)!
  const all = most.to === steps ? given.end : { rule: '10.5', text: `${capital(counted(most.to, 'step'))} lost.` }
  const none: Fact = { rule: '10.5', text: noLoss(s, given) }
  return {
    ...BLANK,
    title: given.title,
    headline: diceText(dice),
    line: `${given.line}${modifier === 0 ? '' : `, ${signed(modifier, 1)} to each die`}`,
    hint: `${mean(spread)} of ${counted(steps, 'step')} lost on average`,
    sections: [diceSection(s, shooters, dice), ...modifiers('To each die', given.why), faceSection(s, row, modifier)],
    results: bands.map((band) => resultOf(band, steps, victims)),
    best: victims === GERMAN ? none : all,
    worst: victims === GERMAN ? all : none,
    targets: [given.hex],
    members: shooters.map((unit) => ({ unit, worth: String(diceOf(s, unit)), note: '' })),
  }
}

const noLoss = (s: State, { victims, hex }: Volley): string =>
  victims === GERMAN && s.pocket.hex === hex ? 'Nobody is hit, and the pocket is destroyed.' : 'Nobody is hit.'

const mean = (spread: Spread): string => tenths(spread.reduce((sum, chance, value) => sum + chance * value, 0))

/** To one decimal: `2.4`. */
function tenths(value: number): string {
  const parts = Math.round(10 * value)
  return parts % 10 === 0 ? String(parts / 10) : `${Math.floor(parts / 10)}.${parts % 10}`
}

const SINGLE = 8

/** Each unit by itself; many that throw alike in one line. */
function diceSection(s: State, shooters: readonly number[], dice: number): Section {
  const items =
    shooters.length <= SINGLE
      ? shooters.map((unit) => ({ rule: '2.6', text: called(s, unit), value: String(diceOf(s, unit)) }))
      : [{ rule: '2.10', text: `${spelled(shooters.length)} units`, value: String(dice) }]
  return { title: 'Dice', total: String(dice), items }
}

/** 10.5: what each face costs with the modifier in it. */
function faceSection(s: State, row: number, modifier: number): Section {
  const costs = s.setting.fire[row]![modifier - LOWEST_MODIFIER]!
  const items = [1, 2].flatMap((steps) => {
    const faces = FACES.filter((face) => costs[face - 1] === steps).map(String)
    return faces.length === 0 ? [] : [{ rule: '10.5', text: `on ${listed(faces)}`, value: counted(steps, 'step') }]
  })
  const each = costs.reduce((sum, cost) => sum + cost, 0) / costs.length
  return { title: 'A die costs on average', total: `${tenths(each)} steps`, items }
}

function resultOf(band: Band, steps: number, victims: number): Result {
  const share = (band.from + band.to) / 2 / steps
  const isAll = band.from === steps
  const name = isAll ? (victims === GERMAN ? 'Your units all lost' : 'All lost') : bandName(band, 'step')
  return { name, chance: band.chance, faces: [], tone: victims === GERMAN ? toneOfLoss(share) : toneOfGain(share) }
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
  const { taken, undecided, lost, cost } = nextRound(s)
  return {
    ...shared,
    headline: percent(taken),
    hint: 'Hits laid as “Lay the rest for me” lays them',
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

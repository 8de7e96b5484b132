import { resultAt, type Tone } from '@hexfront/core'
import { numberOf, townIn } from '../../display/spots.ts'
import { counted, signed } from '../../words.ts'
import {
  attackStrength,
  columnOf,
  firstAttacker,
  firstGun,
  initialDefence,
  nextAttacker,
  nextGun,
} from '../combat/combat.ts'
import { owedFrom } from '../combat/declaration.ts'
import { EFFECTS, type Effect } from '../combat/results.ts'
import { firstDefenderHex, nextDefenderHex } from '../combat/targets.ts'
import { crt } from '../data/charts.ts'
import { ADDITIONAL_RETREAT, FACE_DOWN, NO_RETREAT } from '../scenarios.ts'
import { MOST_ATTACKS, type State } from '../state.ts'

/** `The attack on Borisov (I-1829)`. */
export function titleOf(s: State, what: string, hex: number): string {
  const town = townIn(s, hex)
  return town === '' ? `${what} ${numberOf(s, hex)}` : `${what} ${town} (${numberOf(s, hex)})`
}

/** A declared attack as everybody sees it. */
export interface Declared {
  readonly attack: number
  /** The hexes that are attacked, and those it is led from. */
  readonly targets: readonly number[]
  readonly from: readonly number[]
  readonly units: readonly number[]
  readonly guns: readonly number[]
  /** 12.1: enemies that control an attacker and are not attacked, by hex. */
  readonly owes: readonly number[]
}

/** 12.11: all that are declared and not yet carried out. */
export const declaredAttacks = (s: State): Declared[] =>
  Array.from({ length: MOST_ATTACKS }, (_, at) => at + 1)
    .filter((attack) => s.attacks.open[attack] === 1)
    .map((attack) => declaredOf(s, attack))

export function declaredOf(s: State, attack: number): Declared {
  const units: number[] = []
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) units.push(unit)
  const guns: number[] = []
  for (let gun = firstGun(s, attack); gun > 0; gun = nextGun(s, attack, gun)) guns.push(gun)
  const targets: number[] = []
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) targets.push(hex)
  const from = [...new Set(units.map((unit) => s.units.place[unit]!))]
  const owes = [...new Set(from.map((hex) => owedFrom(s, hex)).filter((hex) => hex !== 0))]
  return { attack, targets, from, units, guns, owes }
}

/** The column with all that is committed now: `4-1`. */
export const columnName = (s: State, attack: number): string => crt.columns[columnOf(s, attack)]!

/** `16 against 3`: before guns and aircraft. */
export const initialText = (s: State, attack: number): string =>
  `${attackStrength(s, attack)} against ${initialDefence(s, attack)}`

/** `die −2`. */
export const dieText = (drm: number): string => (drm === 0 ? 'die as it falls' : `die ${signed(drm, 1)}`)

/** 12.5. */
export const orderText = (order: number): string =>
  order === NO_RETREAT
    ? 'No Retreat'
    : order === ADDITIONAL_RETREAT
      ? 'Additional Retreat'
      : order === FACE_DOWN
        ? 'face down'
        : ''

// 15.6: results in words

/** Attacker and defender of a result. */
export const partsOf = (result: number): readonly [attacker: Effect, defender: Effect] => {
  const { attacker, defender } = EFFECTS[result]!
  return [attacker, defender]
}

/** `Attackers lose a step*, defenders retreat`. */
export function resultName(result: number): string {
  const [attacker, defender] = partsOf(result)
  const parts = [...clause('defenders', defender), ...clause('attackers', attacker)]
  const text = parts.length === 0 ? 'nothing happens' : parts.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function clause(who: string, { steps, isRetreat, isStarred, isEnd }: Effect): string[] {
  if (isEnd) return [`${who} are gone`]
  const star = isStarred ? '*' : ''
  const loses = steps === 0 ? '' : `lose ${counted(steps, 'step')}`
  const retreats = isRetreat ? 'retreat' : ''
  const done = [loses, retreats].filter((one) => one !== '').join(' and ')
  return done === '' ? (isStarred ? [`${who}*`] : []) : [`${who} ${done}${star}`]
}

/** The same for a row of a table: `Defender −2, back`. */
export function resultRow(result: number): string {
  const [attacker, defender] = partsOf(result)
  const parts = [...brief('Defender', defender), ...brief('Attacker', attacker)]
  return parts.length === 0 ? 'Nothing' : parts.join('; ').replace('; Attacker', '; attacker')
}

function brief(who: string, { steps, isRetreat, isStarred, isEnd }: Effect): string[] {
  if (isEnd) return [`${who} gone`]
  const done = [steps === 0 ? '' : `−${steps}`, isRetreat ? 'back' : ''].filter((one) => one !== '').join(', ')
  return done === '' && !isStarred ? [] : [`${who}${done === '' ? '' : ` ${done}`}${isStarred ? '*' : ''}`]
}

/** As the attacker sees it. */
export function resultTone(result: number): Tone {
  const [attacker, defender] = partsOf(result)
  if (attacker.isEnd || (attacker.isRetreat && attacker.steps > 0)) return 'bad'
  if (attacker.isRetreat) return 'poor'
  if (defender.isEnd || (defender.isRetreat && attacker.steps === 0 && !attacker.isStarred)) return 'good'
  return defender.isRetreat ? 'fair' : 'even'
}

/** The result of each face of the die. */
export const resultOn = ({ setting }: State, column: number, drm: number, die: number): number =>
  resultAt(setting.crt, column, die + drm)

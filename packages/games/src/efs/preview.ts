import { copyOf, distributionOf, forecast, hash, seededDice } from '@hexfront/core'
import { firstDefenderHex, nextDefenderHex } from './combat/targets.ts'
import { RESULTS, type Result } from './data/charts.ts'
import { AXIS } from './data/counters.ts'
import { efs } from './index.ts'
import { FACE_DOWN } from './scenarios.ts'
import { activeSide, pieces, type State } from './state.ts'

/** So many positions that fit a view stand for all of them. */
const WORLDS = 24

export interface Prospects {
  /** By result of the table; what is left to 1 is that there is nobody to fight. */
  readonly chances: ReadonlyMap<Result, number>
  /** 0 where all is known and the chances are exact; otherwise how many positions that fit they are the mean of. */
  readonly worlds: number
}

/** What the attack on a hex would come to as it stands: declared, half declared, or about to be carried out. */
export function prospectsOf(view: State, hex: number): Prospects {
  if (!isInTheDark(view, hex)) return { chances: chancesIn(view, hex), worlds: 0 }
  const chances = new Map<Result, number>()
  const dice = seededDice(hash(view))
  const world = copyOf(efs, view)
  for (let n = 0; n < WORLDS; n++) {
    efs.resample(view, activeSide(view), dice, world)
    for (const [result, chance] of chancesIn(world, hex))
      chances.set(result, (chances.get(result) ?? 0) + chance / WORLDS)
  }
  return { chances, worlds: WORLDS }
}

/** 12.5, 4.7: an order lies face down, or it is not known who is there. */
function isInTheDark(view: State, hex: number): boolean {
  const attack = view.hexes.attack[hex]!
  for (let at = firstDefenderHex(view, attack); at > 0; at = nextDefenderHex(view, attack, at)) {
    if (view.hexes.order[at] === FACE_DOWN) return true
    for (let unit = pieces.first(view, at); unit !== 0; unit = pieces.next(view, unit))
      if (pieces.isUnknown(view, unit)) return true
  }
  return false
}

/** The rules, run for every way the dice may fall. */
function chancesIn(s: State, hex: number): ReadonlyMap<Result, number> {
  const start = copyOf(efs, s)
  start.struck.result = 0
  if (s.battle.attack === 0) {
    start.attacks.open[s.hexes.attack[hex]!] = 1
    efs.beginPhase(start, activeSide(s) === AXIS ? 'axis combat' : 'soviet combat', seededDice(0))
  }
  const { ends } = forecast(efs, start, {
    answers: { combat: `fight ${s.setting.ground.name(hex)}`, battle: 'roll' },
    until: ({ struck, attacks }) => struck.result !== 0 || attacks.open[s.hexes.attack[hex]!] === 0,
    alike: ({ struck }) => String(struck.result),
  })
  const fought = ends.filter(({ position }) => position.struck.result !== 0)
  return distributionOf(fought, ({ position }) => RESULTS[position.struck.result - 1]!)
}

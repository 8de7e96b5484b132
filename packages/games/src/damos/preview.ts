import { answer, copyOf, forecast, hash, LEGAL, NO_REASONS, seededDice } from '@hexfront/core'
import { COUNTERATTACK, POSTURES } from './charts.ts'
import { finalLoss, pointsOf } from './combat.ts'
import { damos } from './index.ts'
import { isDemoralized } from './morale.ts'
import { postureBarred } from './postures.ts'
import { enemyOf, phasing, type State } from './state.ts'

/** What a battle may come to against one posture, as a side sees it. */
export interface Prospects {
  /** 0 where the defenders have none to choose, or have chosen. */
  readonly posture: number
  /** The chance that the attacker wins, and that the defenders are all eliminated. */
  readonly wins: number
  readonly destroys: number
  /** Chances of the points that each side loses, from 0 on. */
  readonly attackLosses: readonly number[]
  readonly defenceLosses: readonly number[]
  /** 0 where all is known and the chances are exact; otherwise how many positions that fit they are the mean of. */
  readonly worlds: number
}

/** What is answered on the way: nobody reacts, no air, no replacement points, losses on the strongest. */
const ANSWERS = {
  window: 'pass',
  support: 'hold',
  battle: 'roll',
  reroll: 'keep',
  relief: 'endure',
  losses: 'rest',
}

/** So many positions that fit a view stand for all of them. */
const WORLDS = 12

/** What an attack would come to, against each posture that the defenders of the hex may take for all that is known. */
export function prospectsOf(view: State, side: number, hex: number, line: string): Prospects[] {
  const worlds = worldsOf(view, side, hex)
  const count = worlds.reduce((sum, { times }) => sum + times, 0)
  return posturesOf(view, hex).map((posture) => {
    const sums = { wins: 0, destroys: 0, attackLosses: [0], defenceLosses: [0] }
    for (const { world, times } of worlds) addWorld(sums, world, line, posture, times / count)
    return { posture, ...sums, worlds: count > 1 ? count : 0 }
  })
}

interface Sums {
  wins: number
  destroys: number
  readonly attackLosses: number[]
  readonly defenceLosses: number[]
}

function addWorld(sums: Sums, world: State, line: string, posture: number, share: number): void {
  const start = copyOf(damos, world)
  answer(damos, start, line, seededDice(hash(world)))
  const take = posture === 0 ? {} : { posture: `take ${POSTURES[posture]}` }
  const { ends } = forecast(damos, start, {
    answers: { ...ANSWERS, ...take },
    until: isDecided,
    alike: verdictOf,
    alikeOnTheWay: exchangeOf,
  })
  for (const { chance, position } of ends) {
    const { heard } = position
    const weight = chance * share
    const attack = Math.min(heard.attack, pointsOf(lossOf(position, true)))
    const defence = Math.min(heard.defence, pointsOf(lossOf(position, false)))
    if (isAttackersVictory(position)) sums.wins += weight
    if (defence === heard.defence) sums.destroys += weight
    add(sums.attackLosses, attack, weight)
    add(sums.defenceLosses, defence, weight)
  }
}

/** C8.10: what a side has lost, or will have lost when all is laid. */
const lossOf = (s: State, isAttacker: boolean): number =>
  s.heard.winner === 0 ? finalLoss(s, isAttacker) : isAttacker ? s.heard.attackLoss : s.heard.defenceLoss

function add(chances: number[], at: number, chance: number): void {
  while (chances.length <= at) chances.push(0)
  chances[at]! += chance
}

/** Both sides know what they lose, and no counterattack is to come. */
function isDecided({ assault, heard }: State): boolean {
  if (assault.isShown === 0) return false
  if (heard.winner !== 0) return true
  if (assault.payer === 0) return false
  return assault.hasCountered === 1 || assault.posture !== COUNTERATTACK || assault.defenceLoss <= assault.attackLoss
}

const verdictOf = (s: State): string => `${lossOf(s, true)} ${lossOf(s, false)} ${isAttackersVictory(s)}`

/** C8.9: what a counterattack depends on; before the dice there is one position a question. */
function exchangeOf(s: State): string {
  const { attackLoss, defenceLoss, counterStrength, counteredStrength } = s.assault
  const asked = damos.decision(s)
  return `${asked.isOver ? '' : asked.step} ${attackLoss} ${defenceLoss} ${counterStrength} ${counteredStrength}`
}

/** As it is decided, or will be when all losses are laid. */
function isAttackersVictory(s: State): boolean {
  const { heard } = s
  if (heard.winner !== 0) return heard.winner === phasing(s)
  const isAttackerLeft = pointsOf(finalLoss(s, true)) < heard.attack
  const isDefenderLeft = pointsOf(finalLoss(s, false)) < heard.defence
  if (isAttackerLeft !== isDefenderLeft) return isAttackerLeft
  return finalLoss(s, false) > finalLoss(s, true)
}

/** C8.4: a posture is chosen, unless it is sealed or the defenders are demoralized. */
function posturesOf(view: State, hex: number): number[] {
  const defender = enemyOf(phasing(view))
  const isSealed = view.concerted.isAnswered === 1 && view.concerted.target === hex
  if (isSealed || isDemoralized(view, defender, hex)) return [0]
  return POSTURES.map((_, posture) => posture).filter(
    (posture) => posture > 0 && postureBarred(view, defender, hex, view.march.hex, posture, NO_REASONS) === LEGAL,
  )
}

/** Positions that fit what a side knows, and how often they came up. */
interface World {
  readonly world: State
  times: number
}

/** The view itself where it knows all. Positions with the same posture and strengths, armor by itself, are one. */
function worldsOf(view: State, side: number, hex: number): World[] {
  if (view.setting.isOpen) return [{ world: view, times: 1 }]
  const dice = seededDice(hash(view))
  const found = new Map<string, World>()
  const world = copyOf(damos, view)
  for (let n = 0; n < WORLDS; n++) {
    damos.resample(view, side, dice, world)
    const key = `${strengthIn(world, hex)} ${strengthIn(world, world.march.hex)} ${world.concerted.posture}`
    const known = found.get(key)
    if (known) known.times++
    else found.set(key, { world: copyOf(damos, world), times: 1 })
  }
  return [...found.values()]
}

function strengthIn({ units, setting }: State, hex: number): string {
  let all = 0
  let armored = 0
  for (let unit = 1; unit <= setting.units; unit++) {
    if (units.place[unit] !== hex) continue
    all += units.strength[unit]!
    if (setting.isArmored[unit] === 1) armored += units.strength[unit]!
  }
  return `${all}/${armored}`
}

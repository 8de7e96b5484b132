import { LEGAL, NO_REASONS, net, oddsColumn, type Play, type Rule, resultAt, type Why } from '@hexfront/core'
import { crt, RESULTS, STACKING } from './charts.ts'
import { enemyOf, pieces, place, type State, sideOf, UNITS } from './state.ts'
import { isSupplied } from './supply.ts'

/** 5.1: a unit may attack a hex beside it. */
export const isBeside = (s: State, unit: number, hex: number): boolean =>
  s.setting.ground.directionTo(s.units.place[unit]!, hex) >= 0

/** 5.1: a hex is attacked once a phase, by units that have not fought in it. */
export function attackBarred(s: State, side: number, hex: number, why: Why): Rule {
  if (pieces.occupier(s, hex) !== enemyOf(side)) return why.no('5.1', 'no enemy stands in {place}', hex)
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.units.attacked[unit] !== 0) return why.no('5.1', '{place} was attacked already', hex)
  for (let unit = 1; unit <= UNITS; unit++) if (joinBarred(s, side, unit, hex, NO_REASONS) === LEGAL) return LEGAL
  return why.no('5.1', 'nobody can attack {place}', hex)
}

export function joinBarred(s: State, side: number, unit: number, hex: number, why: Why): Rule {
  if (sideOf(unit) !== side || s.units.place[unit] === 0) return why.no('5.1', '{unit} is not at hand', unit)
  if (s.units.fought[unit] !== 0) return why.no('5.1', '{unit} has fought already', unit)
  if (s.units.joined[unit] !== 0) return why.no('5.1', '{unit} has joined already', unit)
  return isBeside(s, unit, hex) ? LEGAL : why.no('5.1', '{unit} is not beside {place}', unit, hex)
}

/** 5.3: strengths in halves, since 6.2 halves those without supply; 0 where a strength is not known. */
export function attackStrength(s: State, why: Why = NO_REASONS): number {
  let sum = 0
  for (let unit = 1; unit <= UNITS; unit++) if (s.units.joined[unit] !== 0) sum += strength(s, unit, why)
  return sum
}

export function defenceStrength(s: State, why: Why = NO_REASONS): number {
  let sum = 0
  for (let unit = pieces.first(s, s.assault.target); unit !== 0; unit = pieces.next(s, unit))
    sum += strength(s, unit, why)
  return sum
}

const strength = (s: State, unit: number, why: Why): number =>
  why.item(isSupplied(s, unit) ? '5.3' : '6.2', '{unit}', s.units.strength[unit]! * (isSupplied(s, unit) ? 2 : 1), unit)

export const odds = (s: State, why: Why = NO_REASONS): number =>
  oddsColumn(crt, attackStrength(s, why), defenceStrength(s, why), why)

/** 5.3: one off the die against a wood. */
export const dieModifier = (s: State, why: Why = NO_REASONS): number =>
  net(why.item('5.3', 'defenders in a wood', isWood(s, s.assault.target) ? -1 : 0), 1, '5.3', why)

const isWood = (s: State, hex: number): boolean =>
  s.setting.board.terrainNames[s.setting.board.terrain[hex]!] === 'wood'

/** 5.4: the die is thrown and its result carried out. */
export function fight(s: State, play: Play): void {
  const { target } = s.assault
  for (let unit = 1; unit <= UNITS; unit++)
    if (s.units.joined[unit] !== 0) {
      s.units.shown[unit] = 1
      s.units.fought[unit] = 1
    }
  play.reveal()
  const die = play.dice.die(6, 'combat')
  s.assault.result = resultAt(crt, odds(s), die + dieModifier(s)) + 1
  play.tell(`result ${RESULTS[s.assault.result - 1]!}`, target, die)
  proceed(s, play)
}

/** 5.4-5.6: losses, then retreats, then the advance; each is asked only where there is something to choose. */
export function proceed(s: State, play: Play): void {
  const result = RESULTS[s.assault.result - 1]!
  const attacker = sideOf(firstJoined(s))
  for (;;) {
    s.assault.stage++
    switch (s.assault.stage) {
      case 1:
      case 2:
        if (result !== 'Ex') break
        play.enter('losses')
        s.losses.side = s.assault.stage === 1 ? enemyOf(attacker) : attacker
        return
      case 3:
        if (result === 'De') for (const unit of stack(s, s.assault.target)) lose(s, unit, play)
        if (result === 'Dr') for (const unit of stack(s, s.assault.target)) s.units.routed[unit] = 1
        if (result === 'Ar') for (let unit = 1; unit <= UNITS; unit++) s.units.routed[unit] = s.units.joined[unit]!
        play.enter('retreat')
        if (nextRetreat(s, play)) return
        play.leave()
        break
      case 4:
        if (result === 'Ar' || pieces.count(s, s.assault.target) > 0 || !canAdvance(s)) break
        play.enter('advance')
        return
      default:
        play.leave()
        return
    }
  }
}

export const firstJoined = (s: State): number => s.units.joined.indexOf(1)

export const canAdvance = (s: State): boolean =>
  s.units.joined.some((joined, unit) => joined === 1 && s.units.place[unit] !== 0)

export function lose(s: State, unit: number, play: Play): void {
  play.tell('lost', unit)
  place(s, unit, 0)
}

/** 5.5: finds the next unit that must retreat and can; those that cannot are lost. */
export function nextRetreat(s: State, play: Play): boolean {
  for (let unit = 1; unit <= UNITS; unit++) {
    if (s.units.routed[unit] === 0) continue
    s.units.routed[unit] = 0
    s.retreat.unit = unit
    if (canRetreat(s)) return true
    lose(s, unit, play)
  }
  return false
}

function canRetreat(s: State): boolean {
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++) {
    const to = ground.neighbour(s.units.place[s.retreat.unit]!, direction)
    if (to !== 0 && retreatBarred(s, to, NO_REASONS) === LEGAL) return true
  }
  return false
}

/** 5.5: one hex, not to an enemy, not into an enemy zone, not where there is no room. */
export function retreatBarred(s: State, to: number, why: Why): Rule {
  const { unit } = s.retreat
  const enemy = enemyOf(sideOf(unit))
  if (!isBeside(s, unit, to)) return why.no('5.5', '{place} is not beside {unit}', to, unit)
  if (pieces.occupier(s, to) === enemy) return why.no('5.5', 'an enemy stands in {place}', to)
  if (pieces.inZone(s, enemy, to)) return why.no('5.5', '{place} is in an enemy zone', to)
  return pieces.count(s, to) < STACKING ? LEGAL : why.no('3.5', '{place} is full', to)
}

function stack(s: State, hex: number): number[] {
  const units: number[] = []
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
  return units
}

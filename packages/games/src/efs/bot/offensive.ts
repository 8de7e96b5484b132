import { LEGAL, NO_REASONS } from '@hexfront/core'
import { bestFirst } from '../../bot/hopes.ts'
import { attackingGunBarred } from '../combat/artillery.ts'
import { isSuppliedFree } from '../combat/combat.ts'
import { joinBarred, mandateBarred, oddsBarred, owedFrom } from '../combat/declaration.ts'
import { aim, dropTargets, recountTargets } from '../combat/targets.ts'
import { activatorOf } from '../movement/activation.ts'
import { attackOf, inEnemyZone, isOnMap, pieces, type State } from '../state.ts'
import { prospect } from './prospect.ts'
import type { Way } from './ranges.ts'
import type { Survey } from './survey.ts'
import type { Temper } from './temper.ts'
import { fedHexes, suppliesAtHand } from './trains.ts'
import { mandateWorth } from './worth.ts'

/** A unit in an attack, and how it gets to where it attacks from. */
interface Member {
  readonly unit: number
  readonly way: Way
}

export interface Attack {
  readonly hex: number
  readonly team: readonly Member[]
  readonly guns: readonly Member[]
}

/** An attack with those that it owes to zones over its attackers (12.1). */
interface Draft {
  readonly value: number
  readonly attacks: readonly Attack[]
}

/**
 * Which enemies to attack and from where: the best attack first, then the best with what is left. `ways` says where each unit can
 * be, `meant` what was planned before. Of plans that use more and fewer units for an attack the best is taken.
 */
export function planAttacks(
  s: State,
  seen: Survey,
  temper: Temper,
  ways: ReadonlyMap<number, readonly Way[]>,
  meant: readonly Attack[] = [],
): readonly Attack[] {
  const { units, hexes, attacks } = s
  const before = { place: units.place.slice(), spent: units.spent.slice(), attack: units.attack.slice() }
  const board = {
    hex: hexes.attack.slice(),
    open: attacks.open.slice(),
    mandated: attacks.mandated.slice(),
    cas: attacks.cas.slice(),
  }
  let best: Plan = { attacks: [], value: 0 }
  for (const effort of meant.length > 0 ? [0, ...EFFORTS] : EFFORTS) {
    const offensive = new Offensive(s, seen, { ...temper, effort: temper.effort * effort }, ways)
    const plan = effort === 0 ? offensive.resume(meant) : offensive.plan()
    if (plan.value > best.value) best = plan
    units.place.set(before.place)
    units.spent.set(before.spent)
    units.attack.set(before.attack)
    hexes.attack.set(board.hex)
    recountTargets(s)
    attacks.open.set(board.open)
    attacks.mandated.set(board.mandated)
    attacks.cas.set(board.cas)
  }
  return best.attacks
}

/** With all that there is against one, and with as little as will do against many. */
const EFFORTS = [0.5, 2, 6, 15, 50]

interface Plan {
  readonly attacks: readonly Attack[]
  readonly value: number
}

class Offensive {
  readonly #s: State
  readonly #seen: Survey
  readonly #temper: Temper
  readonly #ways: ReadonlyMap<number, readonly Way[]>
  /** By hex: who could attack from there. */
  readonly #comers = new Map<number, Member[]>()
  readonly #guns: number[] = []
  readonly #stacked: Uint16Array
  readonly #home: Uint16Array
  readonly #leader: Uint16Array
  #supplies: number
  /** 6.48: by hex: whether supply for an attack can be had there; null where it needs none. */
  readonly #isFed: Uint8Array | null
  #mandates = 0
  /** What close support will do to the next attacks. */
  readonly #air: number[]

  constructor(s: State, seen: Survey, temper: Temper, ways: ReadonlyMap<number, readonly Way[]>) {
    this.#s = s
    this.#seen = seen
    this.#temper = temper
    this.#ways = ways
    this.#air = supportOf(s, seen.side)
    this.#supplies = isSuppliedFree(s, seen.side) ? Number.POSITIVE_INFINITY : suppliesAtHand(s, seen.side)
    this.#isFed = fedHexes(s, seen.side)
    const { setting, units } = s
    this.#stacked = new Uint16Array(setting.ground.size + 1)
    this.#home = units.place.slice()
    this.#leader = new Uint16Array(units.place.length)
    for (let unit = setting.first[seen.side]!; unit <= setting.lastGround[seen.side]!; unit++)
      if (isOnMap(s, unit)) this.#stacked[units.place[unit]!]! += setting.stacking[unit]!
    for (const [unit, options] of ways) {
      if (setting.isArtillery[unit] === 1) this.#guns.push(unit)
      if (setting.isArtillery[unit] === 1 || attackOf(s, unit) === 0) continue
      for (const way of options) {
        const there = this.#comers.get(way.hex)
        if (there === undefined) this.#comers.set(way.hex, [{ unit, way }])
        else there.push({ unit, way })
      }
    }
    for (const there of this.#comers.values()) there.sort((a, b) => attackOf(s, b.unit) - attackOf(s, a.unit))
  }

  plan(): Plan {
    const attacks: Attack[] = []
    const { hexes, count } = pieces.hexesOf(this.#s, this.#seen.enemy)
    const targets = Array.from(hexes.subarray(0, count)).filter((hex) => this.#isNear(hex))
    bestFirst(
      targets,
      (hex) => this.#draft(hex),
      (draft) => {
        for (const attack of draft.attacks) {
          this.#carryOut(attack)
          attacks.push(attack)
        }
      },
    )
    return { attacks, value: this.#mandates + this.#worth(attacks.map(({ hex }) => hex)) }
  }

  /** What was meant to be done, as far as it can be from where everybody stands. */
  resume(meant: readonly Attack[]): Plan {
    const s = this.#s
    const isThere = ({ unit, way }: Member): boolean => s.units.place[unit] === way.hex
    const here = ({ unit, way }: Member): Member => ({ unit, way: { ...way, verb: 'stay', isLed: false } })
    const attacks: Attack[] = []
    for (const { hex, team, guns } of meant) {
      if (s.hexes.attack[hex] !== 0 || pieces.occupier(s, hex) !== this.#seen.enemy) continue
      const attack = { hex, team: team.filter(isThere).map(here), guns: guns.filter(isThere).map(here) }
      this.#carryOut(attack)
      if (oddsBarred(s, s.hexes.attack[hex]!, NO_REASONS) === LEGAL) attacks.push(attack)
      else this.#close(hex)
    }
    const isSound = attacks.every(({ hex }) => this.#owedBy(s.hexes.attack[hex]!) === 0)
    return { attacks, value: isSound ? this.#mandates + this.#worth(attacks.map(({ hex }) => hex)) : 0 }
  }

  #isNear(hex: number): boolean {
    const { neighbours } = this.#s.setting.ground
    for (let way = hex * 6; way < hex * 6 + 6; way++) if (this.#comers.has(neighbours[way]!)) return true
    return false
  }

  /** The best attack on a hex, with the debts it makes or without. */
  #draft(hex: number): Draft | null {
    if (this.#s.hexes.attack[hex] !== 0) return null
    const plain = this.#attempt(hex, (spot) => owedFrom(this.#s, spot) === 0)
    const bold = this.#attempt(hex, () => true)
    if (plain === null || (bold !== null && bold.value > plain.value)) return bold
    return plain
  }

  #attempt(hex: number, mayStandIn: (spot: number) => boolean): Draft | null {
    const s = this.#s
    const begun: number[] = [hex]
    const attack = this.#open(hex)
    let value = this.#fill(hex, attack, mayStandIn)
    for (let owed = this.#owedIn(begun); value !== null && owed !== 0; owed = this.#owedIn(begun)) {
      begun.push(owed)
      const isMade = this.#divert(owed, this.#open(owed), attack) && oddsBarred(s, attack, NO_REASONS) === LEGAL
      value = isMade ? this.#worth(begun) : null
    }
    const attacks = begun.map((at) => this.#noted(at))
    for (const at of begun) this.#close(at)
    if (value === null || value < this.#temper.least) return null
    return { value, attacks }
  }

  #worth(begun: readonly number[]): number {
    return begun.reduce((sum, hex) => sum + prospect(this.#s, this.#seen, this.#temper, this.#s.hexes.attack[hex]!), 0)
  }

  /** Everybody who can, with guns; then without those who could do as well elsewhere. */
  #fill(hex: number, attack: number, mayStandIn: (spot: number) => boolean): number | null {
    const s = this.#s
    for (const { unit, way } of this.#around(hex, mayStandIn)) this.#join(unit, way, attack)
    if (oddsBarred(s, attack, NO_REASONS) !== LEGAL) return null
    this.#addGuns(hex, attack)
    return this.#prune(attack)
  }

  /** Those who can attack a hex, each from the best of its places. */
  *#around(hex: number, mayStandIn: (spot: number) => boolean): Iterable<Member> {
    const { neighbours } = this.#s.setting.ground
    const spots: number[] = []
    for (let at = hex * 6; at < hex * 6 + 6; at++)
      if (this.#comers.has(neighbours[at]!) && mayStandIn(neighbours[at]!)) spots.push(neighbours[at]!)
    spots.sort((a, b) => this.#hardship(hex, a) - this.#hardship(hex, b) || a - b)
    for (const spot of spots) yield* this.#comers.get(spot)!
  }

  /** 7.2: rivers and swamps to attack from, and zones of others. */
  #hardship(hex: number, spot: number): number {
    const { setting } = this.#s
    const way = spot * 6 + setting.ground.directionTo(spot, hex)
    const isWet = setting.terrain[spot] === 'swamp' || setting.also[spot] === 'swamp'
    return (setting.river[way] !== 0 ? 1 : 0) + (isWet ? 2 : 0) + (owedFrom(this.#s, spot) !== 0 ? 4 : 0)
  }

  #join(unit: number, way: Way, attack: number): boolean {
    const s = this.#s
    const { setting, units } = s
    if (units.attack[unit] !== 0) return false
    const home = units.place[unit]!
    if (way.hex !== home && this.#stacked[way.hex]! + setting.stacking[unit]! > setting.charts.stacking.most)
      return false
    const leader = way.isLed ? activatorOf(s, unit) : 0
    if (way.isLed && leader === 0) return false
    units.place[unit] = way.hex
    if (setting.isArtillery[unit] === 0 && joinBarred(s, attack, unit, NO_REASONS) !== LEGAL) {
      units.place[unit] = home
      return false
    }
    units.attack[unit] = attack
    if (leader !== 0) units.spent[leader]!++
    this.#leader[unit] = leader
    this.#stacked[home]! -= setting.stacking[unit]!
    this.#stacked[way.hex]! += setting.stacking[unit]!
    this.#joinedBy.set(unit, way)
    return true
  }

  readonly #joinedBy = new Map<number, Way>()

  #leave(unit: number): void {
    const { setting, units } = this.#s
    this.#stacked[units.place[unit]!]! -= setting.stacking[unit]!
    units.place[unit] = this.#home[unit]!
    this.#stacked[units.place[unit]!]! += setting.stacking[unit]!
    units.attack[unit] = 0
    if (this.#leader[unit] !== 0) units.spent[this.#leader[unit]!]!--
    this.#leader[unit] = 0
  }

  #addGuns(hex: number, attack: number): void {
    const s = this.#s
    const { setting } = s
    for (const gun of this.#guns) {
      if (s.units.attack[gun] !== 0 || s.attacks.supplied[attack] === 0) continue
      const way = this.#ways.get(gun)!.find(({ hex: at }) => this.#reaches(gun, at, hex))
      if (way === undefined || !this.#join(gun, way, attack)) continue
      // 13.2, as if it were not in the attack yet.
      s.units.attack[gun] = 0
      const barred = attackingGunBarred(s, attack, gun, NO_REASONS)
      s.units.attack[gun] = attack
      if (barred !== LEGAL || setting.support[gun] === 0) this.#leave(gun)
    }
  }

  #reaches(gun: number, from: number, hex: number): boolean {
    const { setting, units } = this.#s
    const far = setting.ground.distance(from, hex)
    if (far > setting.range[gun]!) return false
    return from === units.place[gun] || !inEnemyZone(this.#s, this.#seen.side, from)
  }

  #prune(attack: number): number {
    const s = this.#s
    const { units } = s
    let value = prospect(s, this.#seen, this.#temper, attack)
    const members: number[] = []
    for (let unit = units.attack.indexOf(attack); unit > 0; unit = units.attack.indexOf(attack, unit + 1))
      members.push(unit)
    members.sort((a, b) => this.#mightOf(a) - this.#mightOf(b))
    for (const unit of members) {
      const way = this.#joinedBy.get(unit)!
      this.#leave(unit)
      if (oddsBarred(s, attack, NO_REASONS) === LEGAL) {
        const without = prospect(s, this.#seen, this.#temper, attack) + this.#temper.effort * this.#mightOf(unit)
        if (without >= value) {
          value = without
          continue
        }
      }
      this.#join(unit, way, attack)
    }
    return value
  }

  #mightOf(unit: number): number {
    return this.#s.setting.isArtillery[unit] === 1 ? this.#s.setting.support[unit]! : attackOf(this.#s, unit)
  }

  /** 12.1: an attack for the sake of another one; by others, or by the weakest of those who owe it. */
  #divert(owed: number, side: number, main: number): boolean {
    const s = this.#s
    if (this.#fill(owed, side, (spot) => owedFrom(s, spot) === 0) !== null) return true
    const { units, setting } = s
    const members: number[] = []
    for (let unit = units.attack.indexOf(main); unit > 0; unit = units.attack.indexOf(main, unit + 1))
      if (setting.isArtillery[unit] === 0) members.push(unit)
    members.sort((a, b) => attackOf(s, a) - attackOf(s, b))
    for (const unit of members) {
      const way = this.#joinedBy.get(unit)!
      this.#leave(unit)
      if (!this.#join(unit, way, side)) this.#join(unit, way, main)
      else if (oddsBarred(s, side, NO_REASONS) === LEGAL) return true
    }
    return false
  }

  /** 12.1: who is diverted owes what he owed before. */
  #owedIn(begun: readonly number[]): number {
    for (const hex of begun) {
      const owed = this.#owedBy(this.#s.hexes.attack[hex]!)
      if (owed !== 0) return owed
    }
    return 0
  }

  #owedBy(attack: number): number {
    const { units, setting } = this.#s
    for (let unit = units.attack.indexOf(attack); unit > 0; unit = units.attack.indexOf(attack, unit + 1)) {
      if (setting.isArtillery[unit] === 1) continue
      const owed = owedFrom(this.#s, units.place[unit]!)
      if (owed !== 0) return owed
    }
    return 0
  }

  #open(hex: number): number {
    const { attacks } = this.#s
    const attack = attacks.open.indexOf(0, 1)
    attacks.open[attack] = 1
    attacks.mandated[attack] = 0
    attacks.supplied[attack] = this.#supplies > 0 && this.#canBeFed(hex) ? 1 : 0
    attacks.cas[attack] = -(this.#air[0] ?? 0)
    aim(this.#s, attack, hex)
    return attack
  }

  #canBeFed(hex: number): boolean {
    if (this.#isFed === null) return true
    const { neighbours } = this.#s.setting.ground
    for (let way = hex * 6; way < hex * 6 + 6; way++) if (this.#isFed[neighbours[way]!] === 1) return true
    return false
  }

  #close(hex: number): void {
    const { attacks, hexes, units } = this.#s
    const attack = hexes.attack[hex]!
    for (let unit = units.attack.indexOf(attack); unit > 0; unit = units.attack.indexOf(attack, unit + 1))
      this.#leave(unit)
    dropTargets(this.#s, attack)
    attacks.open[attack] = 0
  }

  /** An attack as it stands. */
  #noted(hex: number): Attack {
    const { units, hexes, setting } = this.#s
    const team: Member[] = []
    const guns: Member[] = []
    const attack = hexes.attack[hex]!
    for (let unit = units.attack.indexOf(attack); unit > 0; unit = units.attack.indexOf(attack, unit + 1))
      (setting.isArtillery[unit] === 1 ? guns : team).push({ unit, way: this.#joinedBy.get(unit)! })
    return { hex, team, guns }
  }

  #carryOut({ hex, team, guns }: Attack): void {
    const s = this.#s
    const attack = this.#open(hex)
    for (const { unit, way } of [...team, ...guns]) this.#join(unit, way, attack)
    if (mandateBarred(s, attack, NO_REASONS) === LEGAL) {
      s.attacks.mandated[attack] = 1
      this.#mandates += mandateWorth(s)
    }
    if (s.attacks.supplied[attack] === 1) this.#supplies--
    this.#air.shift()
  }
}

/** 15.55: of what is ready, the best first; flak and fighters take their share. */
function supportOf({ setting, units }: State, side: number): number[] {
  const points: number[] = []
  for (let unit = setting.first[side]!; unit !== 0 && unit <= setting.last[side]!; unit++)
    if (setting.isAir[unit] === 1 && units.place[unit] === setting.boxes.ready && setting.cas[unit]! > 0)
      points.push(Math.round(setting.cas[unit]! * ARRIVES))
  return points.sort((a, b) => b - a)
}

const ARRIVES = 0.6

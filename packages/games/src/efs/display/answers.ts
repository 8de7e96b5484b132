import {
  type Fact,
  type Hint,
  LEGAL,
  type LineItem,
  NO_REASONS,
  type Outlook,
  resultAt,
  type Why,
} from '@hexfront/core'
import { explained } from '../../display/attack.ts'
import { percent } from '../../display/bands.ts'
import { numberOf } from '../../display/spots.ts'
import { capital, counted, fraction, listed, signed } from '../../words.ts'
import { canFire, flakDrm } from '../air/aa.ts'
import { purposeOf, worthOf } from '../air/flights.ts'
import { columnOf, drmOf, initialDefence, isSuppliedFree, wholeAttack } from '../combat/combat.ts'
import { firstDebtor, joinBarred, open, owedBy } from '../combat/declaration.ts'
import { crt, POINT } from '../data/charts.ts'
import { AXIS } from '../data/counters.ts'
import { moveBarred } from '../movement/allowance.ts'
import { costTo, rangeOf, wayTo } from '../movement/movement.ts'
import { overrunAttack, overrunCost, overrunDefence, overrunDrm, overrunOdds } from '../movement/overrun.ts'
import { isTrainInHand, railRange, strategicRange } from '../rail/journeys.ts'
import { attackOf, enemyOf, isHeldBy, phasing, pieces, type State } from '../state.ts'
import { columnName, declaredAttacks, dieText } from './attacks.ts'
import { called, namingOf, SIDE_NAMES } from './faces.ts'
import { offered, stepOf } from './moment.ts'
import { rehearse } from './rehearsal.ts'

// What stands on discs and chips

export function hints(s: State): Hint[] {
  switch (stepOf(s)) {
    case 'march':
      return [
        ...strategicHints(s),
        ...specialHints(s),
        ...overrunHints(s),
        ...marchHints(s),
        ...airliftHints(s),
        ...bare(s, 'at'),
      ]
    case 'declaration':
      return owedHints(s)
    case 'assault':
      return bare(s, 'also', () => 'also')
    case 'combat':
      return bare(s, 'fight', (hex) => columnName(s, s.hexes.attack[hex]!))
    case 'retreat':
    case 'rockets':
    case 'push':
      return bare(s, 'back')
    case 'engineering':
      return [...bare(s, 'raze', () => 'raze'), ...bare(s, 'build')]
    default:
      return []
  }
}

const bare = (s: State, verb: string, labelOf: (place: number) => string = () => ''): Hint[] =>
  [...new Set(offered(s, verb))].map((place) => ({ place, label: labelOf(place), look: 'go' }))

const marchHints = (s: State): Hint[] => {
  const cost = isTrainInHand(s) ? (hex: number) => railRange(s).cost(hex) : (hex: number) => rangeOf(s).cost(hex)
  return bare(s, 'to', (hex) => fraction(cost(hex), POINT))
}

/** 11.4, 11.5: a whole allowance for one hex. */
const specialHints = (s: State): Hint[] =>
  [...offered(s, 'infiltrate'), ...offered(s, 'step')].map((place) => ({ place, label: 'all', look: 'barely' }))

/** 14.75: where nobody marches. */
const airliftHints = (s: State): Hint[] =>
  offered(s, 'airlift')
    .filter((place) => rangeOf(s).cost(place) > s.march.points)
    .map((place) => ({ place, label: 'air', look: 'barely' }))

/** 11.2. */
const strategicHints = (s: State): Hint[] =>
  offered(s, 'strategic').map((place) => ({
    place,
    label: fraction(strategicRange(s).cost(place), POINT),
    look: 'barely',
  }))

const overrunHints = (s: State): Hint[] => bare(s, 'overrun', (hex) => `overrun ${overrunOdds(s, hex)}-1`)

/** 12.1: what declared attacks still owe. */
const owedHints = (s: State): Hint[] =>
  [...new Set(declaredAttacks(s).flatMap(({ owes }) => owes))].map((place) => ({ place, label: 'owed', look: 'go' }))

// What an answer would cost and bring

export function outlook(s: State, place: number): Outlook | null {
  if (place === 0 || place > s.setting.ground.size) return null
  switch (stepOf(s)) {
    case 'march':
      return isHeldBy(s, enemyOf(phasing(s)), place) ? overrunOutlook(s, place) : marchOutlook(s, place)
    case 'declaration':
      return attackOutlook(s, place)
    case 'combat':
      return fightOutlook(s, place)
    case 'flight':
      return flightOutlook(s, place)
    default:
      return null
  }
}

/** Line items in points, as they are paid in quarters. */
function tolls(s: State, charge: (why: Why) => number): { items: LineItem[]; cost: number } {
  const { items, total } = explained(namingOf(s), charge)
  return { items: items.map((item) => ({ ...item, value: item.value / POINT })), cost: total }
}

function marchOutlook(s: State, place: number): Outlook | null {
  const points = `of ${fraction(s.march.points, POINT)} points`
  if (s.march.hex === 0) return null
  if (isTrainInHand(s)) {
    const cost = railRange(s).cost(place)
    return cost > s.march.points
      ? null
      : { items: [], facts: [{ rule: '21.32', text: `${fraction(cost, POINT)} ${points}, by rail` }], ask: '' }
  }
  if (place === s.march.hex) return null
  if (rangeOf(s).cost(place) > s.march.points) return specialOutlook(s, place)
  const { items, cost } = tolls(s, (why) => costTo(s, place, why))
  return { items, facts: [{ rule: '10.1', text: `${fraction(cost, POINT)} ${points}` }], ask: '' }
}

function specialOutlook(s: State, place: number): Outlook | null {
  const facts: Fact[] = []
  if (offered(s, 'infiltrate').includes(place))
    facts.push({ rule: '11.4', text: 'Infiltration: the whole allowance, from zone to zone' })
  if (offered(s, 'step').includes(place)) facts.push({ rule: '11.5', text: 'One hex for the whole allowance' })
  if (offered(s, 'strategic').includes(place))
    facts.push({ rule: '11.2', text: 'Strategic movement: the whole move, along roads' })
  if (offered(s, 'airlift').includes(place))
    facts.push({
      rule: '14.75',
      text: `By air: the whole move${canFire(s, enemyOf(phasing(s)), place) ? ', through AA fire' : ''}`,
    })
  return facts.length === 0 ? null : { items: [], facts, ask: '' }
}

/** 11.3: odds, what is added to the die, and the chances. */
function overrunOutlook(s: State, place: number): Outlook | null {
  if (s.march.hex === 0 || s.setting.ground.directionTo(s.march.hex, place) < 0) return null
  const drm = explained(namingOf(s), (why) => overrunDrm(s, place, why))
  const { items, cost } = tolls(s, (why) => overrunCost(s, place, why))
  const net = overrunDrm(s, place)
  const resultOn = (die: number): string => s.setting.overruns.results[resultAt(s.setting.overruns, 0, die + net)]!
  const through = chanceOf((die) => resultOn(die).startsWith('success'))
  const worst = chanceOf((die) => resultOn(die) === 'failure+1')
  return {
    items,
    facts: [
      { rule: '11.3', text: `${overrunAttack(s)} against ${overrunDefence(s, place)}: ${overrunOdds(s, place)} to 1` },
      ...drm.items.map(({ rule, text, value }) => ({ rule, text: `${capital(text)}: die ${signed(value, 1)}` })),
      {
        rule: '11.3',
        text: `Through in ${percent(through)}${worst > 0 ? `, thrown back with a step lost in ${percent(worst)}` : ''}`,
      },
      { rule: '11.3', text: `${fraction(cost, POINT)} of ${fraction(s.march.points, POINT)} points` },
    ],
    ask: '',
  }
}

function chanceOf(holds: (die: number) => boolean): number {
  let count = 0
  for (let die = 1; die <= 10; die++) if (holds(die)) count++
  return count / 10
}

/** 12.1: who could attack a hex together, and what that would come to before guns and aircraft. */
function attackOutlook(s: State, place: number): Outlook | null {
  const known = declaredAttacks(s).find(({ targets }) => targets.includes(place))
  if (known) return fightOutlook(s, place)
  if (!isHeldBy(s, enemyOf(phasing(s)), place)) return null
  const copy = rehearse(s)
  const attack = open(copy, place)
  const able = volunteers(copy, attack, place)
  for (const unit of able) copy.units.attack[unit] = attack
  if (able.length === 0) return null
  const facts: Fact[] = [
    {
      rule: '12.2',
      text: `${capital(counted(able.length, 'unit'))} could attack: ${listed(able.map((unit) => called(s, unit)))}`,
    },
    {
      rule: '15.47',
      text: `All of them: ${wholeAttack(copy, attack)} against ${initialDefence(copy, attack)}, ${crt.columns[columnOf(copy, attack)]}, ${dieText(drmOf(copy, attack))}`,
    },
  ]
  const owed = owedBy(copy, attack)
  if (owed !== 0)
    facts.push({ rule: '12.1', text: `Whoever attacks from there must attack ${numberOf(s, owed)} as well` })
  return { items: [], facts, ask: '' }
}

function volunteers(s: State, attack: number, place: number): number[] {
  const { neighbours } = s.setting.ground
  const able: number[] = []
  for (let way = place * 6; way < place * 6 + 6; way++)
    for (let unit = pieces.first(s, neighbours[way]!); unit !== 0; unit = pieces.next(s, unit))
      if (attackOf(s, unit) > 0 && joinBarred(s, attack, unit, NO_REASONS) === LEGAL) able.push(unit)
  return able
}

function fightOutlook(s: State, place: number): Outlook | null {
  const attack = s.hexes.attack[place]!
  if (attack === 0) return null
  const { items } = explained(namingOf(s), (why) => drmOf(s, attack, why))
  return {
    items,
    facts: [{ rule: '15.47', text: `${columnName(s, attack)}, ${dieText(drmOf(s, attack))}` }],
    ask: '',
  }
}

/** 14.24: what an air unit would do over a hex, and who would fire at it. */
function flightOutlook(s: State, place: number): Outlook | null {
  const { unit } = s.flight
  if (unit === 0) return null
  const side = phasing(s)
  const purpose = purposeOf(s)
  const worth = worthOf(s, unit, purpose)
  const facts: Fact[] = [
    purpose === 'interdiction'
      ? { rule: '14.61', text: `Interdiction of ${worth}${side === AXIS ? `: ${hqsNear(s, place)}` : ''}` }
      : { rule: '15.55', text: `${capital(counted(worth, 'point'))} of close support` },
  ]
  const attack = s.hexes.attack[place]!
  if (purpose === 'support' && attack !== 0)
    facts.push({
      rule: '15.47',
      text: `The attack stands at ${columnName(s, attack)}, ${dieText(drmOf(s, attack))}`,
    })
  if (canFire(s, enemyOf(side), place))
    facts.push({
      rule: '14.4',
      text: `${SIDE_NAMES[enemyOf(side)]} AA fire with ${signed(flakDrm(s, enemyOf(side), place, unit), 1)}: it comes through on ${Math.max(0, 7 - flakDrm(s, enemyOf(side), place, unit))} or less`,
    })
  return { items: [], facts, ask: '' }
}

function hqsNear(s: State, place: number): string {
  const near = s.setting.hqs.filter(
    (hq) =>
      s.units.place[hq] !== 0 &&
      s.units.place[hq]! <= s.setting.ground.size &&
      s.setting.ground.distance(s.units.place[hq]!, place) <= 1,
  )
  return near.length === 0 ? 'no HQ is in its zone' : `${listed(near.map((hq) => called(s, hq)))} in its zone`
}

// Ways, buttons and questions back

export function path(s: State, place: number): number[] {
  const way: number[] = []
  const step = stepOf(s)
  if (step !== 'march' || s.march.hex === 0) return way
  if (isTrainInHand(s)) railRange(s).pathTo(place, way)
  else if (rangeOf(s).cost(place) <= s.march.points) wayTo(s, place, way)
  else if (offered(s, 'strategic').includes(place)) strategicRange(s).pathTo(place, way)
  else if (s.setting.ground.directionTo(s.march.hex, place) >= 0) way.push(s.march.hex, place)
  return way
}

/** Answers with what they come to now. */
export function spoken(s: State, verb: string): string {
  switch (`${stepOf(s)} ${verb}`) {
    case 'declaration done': {
      const count = declaredAttacks(s).length
      return count === 0 ? 'No attacks' : `Go on with ${counted(count, 'attack')}`
    }
    case 'declaration waive':
      return firstDebtor(s) === 0 ? '' : 'Call off what owes another attack'
    default:
      return ''
  }
}

export function caution(s: State, verb: string): string {
  const step = stepOf(s)
  if (step === 'battle' && verb === 'roll') {
    if (isSupplyLeft(s)) return 'The attack has no supply. Throw the die?'
    const idle = offered(s, 'support').length
    return idle === 0 ? '' : `${capital(counted(idle, 'gun'))} could still fire. Throw the die?`
  }
  if (verb !== 'done') return ''
  if (step === 'movement') return hasMoved(s) || !canMove(s) ? '' : 'Nobody has moved. End the phase?'
  if (step === 'declaration') return declaredAttacks(s).length > 0 ? '' : 'No attack is declared. Go on?'
  if (step === 'missions' && purposeOf(s) === 'support') {
    const idle = offered(s, 'fly').length
    return idle === 0 ? '' : `${capital(counted(idle, 'air unit is', 'air units are'))} ready. Go on?`
  }
  return ''
}

/** 15.2: the attack in hand could be supplied, and is not; 6.48: from an MSU or Dump, too. */
const isSupplyLeft = (s: State): boolean =>
  s.attacks.supplied[s.battle.attack] === 0 &&
  !isSuppliedFree(s, phasing(s)) &&
  (s.suppliedAttacks > 0 || offered(s, 'draw').length > 0)

function hasMoved({ units, setting }: State): boolean {
  return units.moved.some((moved, unit) => moved === 1 && unit <= setting.units)
}

function canMove(s: State): boolean {
  const { first, lastGround } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit <= lastGround[side]!; unit++)
    if (moveBarred(s, unit, NO_REASONS) === LEGAL) return true
  return false
}

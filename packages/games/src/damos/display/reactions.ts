import { type Matter, NO_PAINT, type PaintedLine, type Section } from '@hexfront/core'
import { explained } from '../../display/attack.ts'
import { percent } from '../../display/bands.ts'
import { BLANK, modifiers } from '../../display/sheet.ts'
import { numberOf } from '../../display/spots.ts'
import { counted, listed } from '../../words.ts'
import { REACTION } from '../charts.ts'
import { gather, openModifier, way } from '../reaction.ts'
import { enemyOf, phasing, type State } from '../state.ts'
import { called, namingOf, SIDE_NAMES } from './faces.ts'
import { type Bounds, boundsText, membersOf, sumOf } from './knowledge.ts'
import { offered } from './moment.ts'
import { rehearse } from './rehearsal.ts'
import { sumsOf } from './throws.ts'
import { titleOf, worthOf } from './worth.ts'

/** C2.6.1i, j: nine or more with what is added; a twelve always. */
function chanceOf(modifier: number): number {
  let chance = 0
  for (const [sum, part] of sumsOf(2)) if (sum === REACTION.always || sum + modifier >= REACTION.needs) chance += part
  return chance
}

/** C2.6.1l: a point more for more mobile strength, which is seen after the attempt only. */
function moreMobile(s: State): Bounds {
  if (s.window.isDeclared === 1) return { least: 0, most: 0 }
  const isMotorized = (unit: number): boolean => s.setting.isMotorized[unit] === 1
  const own = sumOf(s, membersOf(s.units.reacting).filter(isMotorized))
  const theirs = sumOf(s, membersOf(s.units.inHand).filter(isMotorized))
  return { least: own.least > theirs.most ? 1 : 0, most: own.most > theirs.least ? 1 : 0 }
}

interface Odds {
  readonly low: number
  readonly high: number
}

function oddsOf(s: State): Odds {
  const open = openModifier(s)
  const { least, most } = moreMobile(s)
  return { low: chanceOf(open + least), high: chanceOf(open + most) }
}

const oddsText = ({ low, high }: Odds): string => (low === high ? percent(low) : `${percent(low)} to ${percent(high)}`)

/** What a force that may react would need, were all of it to go. */
export function reactionOdds(s: State, from: number): Odds {
  const copy = rehearse(s)
  copy.reaction.from = from
  copy.reaction.first = 0
  copy.reaction.second = 0
  copy.units.reacting.fill(0)
  gather(copy, enemyOf(phasing(s)), from, copy.units.reacting)
  return oddsOf(copy)
}

/** C2.6.1: the window: who has come, and who may answer. */
export function window(s: State): Matter {
  const { hex, isDeclared } = s.window
  const posts = offered(s, 'react')
  const members = isDeclared === 1 ? [] : membersOf(s.units.inHand)
  return {
    ...BLANK,
    title: titleOf(s, isDeclared === 1 ? 'A Concerted Attack on' : 'The enemy is in', hex),
    line: isDeclared === 1 ? 'Nobody knows yet which force will come' : forceLine(s, members),
    hint: posts.length === 0 ? 'None of your forces can come: let them be.' : 'Every attempt spends who tries.',
    targets: [hex],
    members: members.map((unit) => worthOf(s, unit)),
    sections: posts.length === 0 ? [] : [{ title: 'Forces that may react', total: '', items: posts.map(rowOf(s)) }],
  }
}

function forceLine(s: State, members: readonly number[]): string {
  const side = SIDE_NAMES[phasing(s)]
  return `${side}: ${counted(members.length, 'unit')}, ${boundsText(sumOf(s, members))} strength points`
}

const rowOf =
  (s: State) =>
  (from: number): Section['items'][number] => {
    const copy = rehearse(s)
    gather(copy, enemyOf(phasing(s)), from, copy.units.reacting)
    const names = listed(membersOf(copy.units.reacting).map((unit) => called(s, unit)))
    return { rule: 'C2.6.1', text: `${numberOf(s, from)}: ${names}`, value: oddsText(reactionOdds(s, from)) }
  }

/** C2.6.1: an attempt before the dice, with the way that it takes. */
export function reaction(s: State): Matter {
  const { from } = s.reaction
  const { hex } = s.window
  const more = moreMobile(s)
  const dice = explained(
    namingOf(s),
    (why) => openModifier(s, why) + why.item('C2.6.1', 'more mobile strength', more.least * REACTION.moreMobile),
  )
  const ways = [from, way.first, way.second, hex].filter((one) => one !== 0)
  const odds = oddsOf(s)
  const lines: PaintedLine[] = [{ look: 'trail', places: ways, side: enemyOf(phasing(s)), weight: 1 }]
  return {
    ...BLANK,
    title: `Reaction from ${numberOf(s, from)} into ${numberOf(s, hex)}`,
    headline: `${Math.max(2, REACTION.needs - dice.total)}+`,
    line: `on two dice: ${oddsText(odds)}`,
    hint: more.least === more.most ? '' : 'One less is needed if you have more mobile strength than they.',
    targets: [hex],
    members: membersOf(s.units.reacting).map((unit) => worthOf(s, unit)),
    sections: modifiers('Dice', dice),
    results: [
      { name: 'They fail', chance: 1 - odds.low, faces: [], tone: 'poor' },
      { name: 'They come', chance: odds.low, faces: [], tone: 'good' },
    ],
    best: { rule: 'C2.6.1', text: `All of them are in ${numberOf(s, hex)}, and are spent.` },
    worst: { rule: 'C2.6.1', text: 'They stay where they are, and are spent.' },
    paint: { ...NO_PAINT, lines },
  }
}

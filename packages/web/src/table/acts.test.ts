import { Choices, NATURE, type Unit } from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import { describe, expect, it } from 'vitest'
import { answersAt } from '../session/answers.ts'
import { Bots } from '../session/bots.ts'
import { PERSON, Session } from '../session/session.ts'
import { commonReach } from './crowd.ts'
import { Desk } from './desk.ts'
import { Question } from './question.ts'
import { SOVIET_TURN } from './soviet-turn.fixture.ts'

const begin = (table: GameTable, scenario: string, seed: string): Session =>
  Session.begin(table, scenario, {}, new Bots(), {
    id: 'acts',
    seats: table.game.sides.map(() => PERSON),
    seed,
    opening: 'ready',
    origin: null,
  })

interface Turn {
  readonly lines: readonly string[]
  /** One press for each answer, and one more to spread a stack first where several answers are about it. */
  readonly formerActs: number
}

type Player = ReturnType<GameTable['newPlayer']>

/** Somebody who says what has been said before. */
function reciting(table: GameTable, lines: readonly string[]): Player {
  let next = 0
  return { choose: (view) => table.game.read(view, lines[next++]!).choice }
}

/** A turn as somebody plays it. */
function played(table: GameTable, session: Session, policy: Player, isDone: (session: Session) => boolean): Turn {
  const question = new Question(session)
  const choices = new Choices()
  const view = table.game.blank(session.match.setting)
  const lines: string[] = []
  let formerActs = 0
  while (!isDone(session)) {
    if (session.asked === NATURE) {
      session.stepOn()
      continue
    }
    table.game.view(session.match.position, session.asked, view)
    table.game.choices(view, choices)
    const chosen = policy.choose(view, choices)
    const { units, places } = table.game.describe(session.match.position, chosen)
    const hex = units.length > 0 ? question.placeOf(units[0]!) : (places[0] ?? 0)
    const others = answersAt(session.answers, hex, question.unitsAt(hex))
    lines.push(table.game.write(session.match.position, chosen))
    formerActs += others.length > 1 ? 2 : 1
    session.take(chosen)
  }
  return { lines, formerActs }
}

/** Plays lines again by as few presses, drags and keys as the table allows, and counts them. */
class Hand {
  readonly desk: Desk
  acts = 0
  #lines: string[]

  constructor(desk: Desk, lines: readonly string[]) {
    this.desk = desk
    this.#lines = [...lines]
  }

  play(isDone: () => boolean): void {
    const { session } = this.desk
    while (this.#lines.length > 0 && !isDone()) {
      if (session.asked === NATURE) {
        session.stepOn()
        continue
      }
      const before = session.match.entries.length
      this.#act()
      this.acts++
      const taken = session.match.entries.slice(before).filter(({ by }) => by === 'hand' || by === 'expanded')
      if (taken.length === 0) throw new Error(`"${this.#lines[0]}" came to nothing at ${session.step}`)
      for (const { text } of taken) {
        const at = this.#lines.indexOf(text)
        if (at >= 0) this.#lines.splice(at, 1)
      }
    }
  }

  #act(): void {
    const { session, desk } = this
    const wanted = this.#wantedUnits()
    if (wanted.length > 1 && desk.matter) {
      desk.compose([...desk.matter.members.map(({ unit }) => unit), ...this.#largest(wanted)])
      return
    }
    const stack = this.#wantedStack()
    if (stack && desk.grab(stack.from) && desk.crowd.reach.has(stack.to)) {
      desk.drop(stack.to)
      return
    }
    desk.drop(0)
    if (this.#dragWhole()) return
    const line = this.#lines[0]!
    const answer = session.answers.find(({ choice }) => this.#textOf(choice) === line)
    if (!answer) throw new Error(`"${line}" cannot be answered at ${session.step}`)
    desk.takeNow(answer)
  }

  /** A stack that the lines take up by one answer about its hex. */
  #dragWhole(): boolean {
    const { session, desk } = this
    const [line = '', next = ''] = this.#lines
    const first = session.answers.find(({ choice }) => this.#textOf(choice) === line)
    const goal = next.split(' ')[1]
    const [from] = first?.places ?? []
    if (!first || from === undefined || first.units.length > 0 || !desk.grab(from)) return false
    const to = [...desk.crowd.reach.keys()].find((place) => session.name('place', place) === goal)
    desk.drop(to ?? 0)
    if (to === undefined) return false
    this.#lines.splice(0, 2)
    return true
  }

  get session(): Session {
    return this.desk.session
  }

  #textOf(choice: number): string {
    return this.session.match.game.write(this.session.match.position, choice)
  }

  /** The units of the lines that come next with one verb. */
  #wantedUnits(): Unit[] {
    const { answers } = this.session
    const texts = new Map(answers.map((answer) => [this.#textOf(answer.choice), answer]))
    const units: Unit[] = []
    for (const line of this.#lines) {
      const answer = texts.get(line)
      if (answer?.units.length !== 1 || answer.places.length > 0) break
      units.push(answer.units[0]!)
    }
    return units
  }

  /** What one press can add: a set that is proposed, all that can, or all of one hex. */
  #largest(wanted: readonly Unit[]): readonly Unit[] {
    const { matter, question } = this.desk
    const members = matter!.members.map(({ unit }) => unit)
    const isWanted = (units: readonly Unit[]): boolean => units.every((unit) => wanted.includes(unit))
    const candidates = matter!.candidates.map(({ unit }) => unit)
    const sets = [
      ...matter!.proposals.map(({ units }) => units.filter((unit) => !members.includes(unit))),
      candidates,
      ...Map.groupBy(candidates, (unit) => question.placeOf(unit)).values(),
      [wanted[0]!],
    ]
    return sets.filter(isWanted).sort((a, b) => b.length - a.length)[0]!
  }

  /** The next unit to be moved, with all of its hex, where the whole stack is to go to the same place. */
  #wantedStack(): { from: number; to: number } | null {
    const { session, desk } = this
    const texts = new Map(session.answers.map((answer) => [this.#textOf(answer.choice), answer]))
    const first = texts.get(this.#lines[0]!)
    const goal = this.#lines[1]?.split(' ')[1]
    if (first?.units.length !== 1 || goal === undefined) return null
    const from = desk.question.placeOf(first.units[0]!)
    const stack = desk.question.unitsAt(from).filter((unit) => desk.question.isOffered(unit))
    const to = [...commonReach(session, stack).keys()].find((place) => session.name('place', place) === goal)
    const goals = stack.map((unit) => {
      const at = this.#lines.findIndex((line) => texts.get(line)?.units[0] === unit)
      return at < 0 ? '' : (this.#lines[at + 1]?.split(' ')[1] ?? '')
    })
    return to !== undefined && goals.every((each) => each === goal) ? { from, to } : null
  }
}

describe('acts that a task takes', () => {
  it('halves those of the first Soviet turn of dagc73', async ({ annotate }) => {
    const table = await TABLES['dagc73']!()
    const isDone = (session: Session): boolean => session.asked !== 2 && session.step === 'move'
    const turn = played(table, begin(table, 'historical', 'turn7'), reciting(table, SOVIET_TURN), isDone)
    const hand = new Hand(new Desk(begin(table, 'historical', 'turn7')), turn.lines)
    hand.play(() => isDone(hand.session))
    annotate(`a whole Soviet first turn: ${hand.acts} acts, ${turn.formerActs} in the first edition`)
    expect(hand.acts).toBeLessThanOrEqual(turn.formerActs / 2)
  })

  it('halves those of the first pocket of pes', async ({ annotate }) => {
    const table = await TABLES['pes']!()
    const isDone = ({ match, decision }: Session): boolean =>
      decision.isOver || match.entries.some(({ told }) => told.some(({ event }) => event === 'pocket'))
    const turn = played(table, begin(table, 'campaign', 'pocket 0'), table.newPlayer('bot', 'acts'), isDone)
    const hand = new Hand(new Desk(begin(table, 'campaign', 'pocket 0')), turn.lines)
    hand.play(() => isDone(hand.session))
    annotate(`the first pocket of pes: ${hand.acts} acts, ${turn.formerActs} in the first edition`)
    expect(hand.acts).toBeLessThanOrEqual(turn.formerActs / 2)
  })
})

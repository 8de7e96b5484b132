import type { Hex, Refusal, Unit } from '@hexfront/core'
import { type Answer, answersAt, answersTo, refusalAt } from '../session/answers.ts'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'

/** What a press means. */
export type Meaning =
  /** The one answer that fits. */
  | { readonly kind: 'take'; readonly answer: Answer }
  /** A choice between several, or a stack to look at. */
  | { readonly kind: 'spread'; readonly hex: Hex; readonly units: readonly Unit[]; readonly answers: readonly Answer[] }
  /** What is in hand is put down, for this or for nothing. */
  | { readonly kind: 'instead'; readonly answer: Answer | null; readonly hex: Hex }
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'say'; readonly text: string }

/** A press on a hex of the map, or on a counter in it. */
export function meaningAt(session: Session, hex: Hex, unit: Unit, standing: readonly Unit[]): Meaning {
  const { answers } = session
  if (answers.length === 0) {
    if (standing.length > 0) return { kind: 'spread', hex, units: standing, answers: [] }
    return { kind: 'say', text: whyNothing(session) }
  }
  const fitting = answersAt(answers, hex, standing)
  const exact = fitting.filter(({ units }) => unit !== 0 && units.includes(unit))
  if (fitting.length === 1) return { kind: 'take', answer: fitting[0]! }
  if (fitting.length > 1 && exact.length === 1 && standing.length === 1) return { kind: 'take', answer: exact[0]! }
  const besides = answersAt(session.besides, hex, standing)
  if (fitting.length > 1) return { kind: 'spread', hex, units: standing, answers: [...fitting, ...besides] }
  const other = instead(session, hex, standing)
  if (other || besides.length === 0) return other ?? refused(session, hex, standing)
  return { kind: 'spread', hex, units: standing, answers: besides }
}

/** A press on one unit, in a fan or a tray. */
export function meaningOf(session: Session, unit: Unit, place: Hex): Meaning {
  const fitting = session.answers.filter(({ units }) => units.includes(unit))
  if (fitting.length === 1) return { kind: 'take', answer: fitting[0]! }
  if (fitting.length > 1) return { kind: 'spread', hex: place, units: [unit], answers: fitting }
  return instead(session, -1, [unit]) ?? refused(session, place, [unit])
}

/** With something in hand, a press on another thing that could have been taken up instead takes that. */
function instead(session: Session, hex: Hex, units: readonly Unit[]): Meaning | null {
  const last = session.undoable
  if (!last || last.barrier !== null) return null
  const { game } = session.table
  const before = game.blank(session.match.setting)
  session.match.positionAt(session.undoPoint, before)
  const asked = game.decision(before)
  if (asked.isOver || asked.step === session.step || asked.side !== session.asked) return null
  const { choice: held } = game.read(before, last.text)
  const described = game.describe(before, held)
  if (described.units.length + described.places.length === 0) return null
  const fitting = answersAt(answersTo(game, before, session.choicesOf(before), session.name), hex, units)
  if (fitting.some(({ choice }) => choice === held)) return { kind: 'instead', answer: null, hex: 0 }
  if (fitting.length === 0) return null
  return { kind: 'instead', answer: fitting.length === 1 ? fitting[0]! : null, hex }
}

function refused(session: Session, hex: Hex, units: readonly Unit[]): Meaning {
  const refusal = refusalAt(session.table.game, session.match.position, hex, units, session.name)
  if (refusal) return { kind: 'refuse', refusal }
  if (units.length > 0) return { kind: 'spread', hex, units, answers: [] }
  return { kind: 'say', text: TEXT.refusal.nothing(session.name('place', hex)) }
}

function whyNothing(session: Session): string {
  if (!session.isLive) return TEXT.refusal.past
  if (!session.isHere) return session.away ? session.bar : TEXT.elsewhere.refusal
  if (session.decision.isOver) return TEXT.refusal.over
  return session.asked > 0 ? TEXT.refusal.notYou(session.sideName(session.asked)) : ''
}

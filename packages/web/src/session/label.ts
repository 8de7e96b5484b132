import { type Choice, choice, type Entry, fill, heardBy, type PositionCore } from '@hexfront/core'
import { TEXT } from '../text.ts'
import type { Session } from './session.ts'

const labels = new WeakMap<Entry, string>()

/** What an undo would take back, as the player read it when he did it, or heard it of another; empty where there is nothing. */
export function undoLabel(session: Session): string {
  const first = session.undoable
  if (!first) return ''
  if (first.side !== session.viewer && session.table.display.hasSecrets) return heardLabel(session, first)
  const known = labels.get(first)
  if (known !== undefined) return known
  const made = labelOf(session, first)
  labels.set(first, made)
  return made
}

function heardLabel({ viewer, name, sideName }: Session, first: Entry): string {
  const { said } = heardBy(first, viewer)
  return said === null ? TEXT.undo.answerOf(sideName(first.side)) : fill(said.template, said.operands, name)
}

function labelOf(session: Session, first: Entry): string {
  const { match, table, name, undoPoint } = session
  const { game } = table
  const before = game.blank(match.setting)
  match.positionAt(undoPoint, before)
  const { choice: answer } = game.read(before, first.text)
  const { text, units } = game.describe(before, answer, name)
  const given = match.entries.slice(undoPoint).filter(({ by }, at) => at === 0 || by === 'expanded')
  if (given.length === 1) return text
  const whole = expandedTo(session, before, given)
  if (whole !== null) return game.describe(before, whole, name).text
  const alike = given.filter((entry) => verbIn(entry) === verbIn(first)).length
  if (units.length === 0 || alike < 2) return TEXT.undo.andMore(text, given.length - 1)
  // What was done with many is told as if they were one.
  const many = TEXT.panel.units(alike)
  return game.describe(before, answer, (kind, value) => (kind === 'unit' ? many : name(kind, value))).text
}

/** The answer that the host worked out to these. */
function expandedTo({ table }: Session, before: PositionCore, given: readonly Entry[]): Choice | null {
  const { game, display } = table
  const asked = game.decision(before)
  const usual = asked.isOver ? [] : (display.opening[asked.step] ?? [])
  const spoken = game
    .verbs(before)
    .filter(({ a }) => a === undefined)
    // Where two come to the same, it was the one for those who want to begin at once.
    .sort((a, b) => usual.indexOf(b.name) - usual.indexOf(a.name))
    .map(({ verb }) => choice(verb))
  const wanted = operandsIn(given.map(({ text }) => text))
  const isIt = (one: Choice): boolean => {
    const answers = game.bars(before, one) === '' ? game.expand(before, one) : null
    return answers !== null && operandsIn(answers) === wanted
  }
  return spoken.find(isIt) ?? null
}

const verbIn = ({ text }: Entry): string => text.split(' ')[0] ?? ''

/** Two answers in one line name no verb for the second: what is named can be compared. */
const operandsIn = (texts: readonly string[]): string => texts.flatMap((text) => text.split(' ').slice(1)).join(' ')

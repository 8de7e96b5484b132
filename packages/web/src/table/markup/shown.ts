import type { Hex } from '@hexfront/core'
import { NO_MARKUP, type ShownMarkup } from '../../map/scene.ts'
import type { Session } from '../../session/session.ts'
import type { Question } from '../question.ts'
import { distanceBetween, distanceText, type Ruler, type Span } from './ruler.ts'
import type { Sketch } from './sketch.ts'

/** What of the player's own the map shows, made anew only when it has changed. */
export class MarkupShown {
  readonly #session: Session
  readonly #question: Question
  readonly #sketch: Sketch
  readonly #ruler: Ruler
  #made: { readonly key: string; readonly markup: unknown; readonly shown: ShownMarkup } | null = null

  constructor(session: Session, question: Question, sketch: Sketch, ruler: Ruler) {
    this.#session = session
    this.#question = question
    this.#sketch = sketch
    this.#ruler = ruler
  }

  get now(): ShownMarkup {
    const { markup, version } = this.#session
    const { span } = this.#ruler
    const key = [version, this.#sketch.version, span?.from, span?.to].join(' ')
    if (this.#made?.key !== key || this.#made.markup !== markup) this.#made = { key, markup, shown: this.#make(span) }
    return this.#made.shown
  }

  #make(span: Span | null): ShownMarkup {
    const sketched = this.#sketch.isShown ? this.#sketched() : NO_MARKUP
    const flags = this.#sketch.pad.bookmarks
      .map(({ key, hex }) => ({ place: this.#sketch.hexOf(hex), text: String(key) }))
      .filter(({ place }) => place !== 0)
    const { notes, arrows, ghosts, held } = sketched
    if (!span && notes.length + arrows.length + ghosts.length + held.length + flags.length === 0) return NO_MARKUP
    return {
      ...sketched,
      flags,
      span: span && { ...span, text: distanceText(distanceBetween(this.#sheet, span.from, span.to)) },
    }
  }

  #sketched(): ShownMarkup {
    const { pad, plans, hand, kind } = this.#sketch
    const { table, match, view } = this.#session
    const faces = table.display.faces(match.setting)
    const known = (name: string): Hex => this.#sketch.hexOf(name)
    const arrows = pad.arrows
      .map(({ from, to, kind: one }) => ({ from: known(from), to: known(to), kind: one }))
      .filter(({ from, to }) => from !== 0 && to !== 0)
    return {
      notes: pad.notes.map(({ hex, text }) => ({ place: known(hex), text })).filter(({ place }) => place !== 0),
      arrows: hand.arrow ? [...arrows, { ...hand.arrow, kind }] : arrows,
      ghosts: plans.map(({ unit, from, to }) => ({
        from,
        to,
        face: faces[unit]!,
        values: table.display.values(view, unit),
      })),
      span: null,
      flags: [],
      held: [this.#question.placeOf(hand.unit), hand.note, hand.arrow?.from ?? 0].filter((hex) => hex > 0),
    }
  }

  get #sheet() {
    return this.#session.table.display.sheet(this.#session.match.setting)
  }
}

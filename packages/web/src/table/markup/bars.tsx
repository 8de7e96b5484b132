import type { Hex } from '@hexfront/core'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useShown } from '../../hooks.ts'
import { Icon } from '../../icons.tsx'
import { TEXT } from '../../text.ts'
import type { Desk } from '../desk.ts'
import { ARROW_KINDS, isEmpty, LONGEST_NOTE } from './content.ts'
import { DrawnList } from './drawn-list.tsx'
import { distanceBetween, distanceText } from './ruler.ts'

/** What stands under the map while something else is done there than to play. */
export function ToolBars({ desk }: { desk: Desk }) {
  const { sketch, ruler } = desk
  useShown<unknown>([sketch, ruler], () => [sketch.isOn, sketch.isListed, ruler.isOn])
  return (
    <>
      {sketch.isListed && <DrawnList desk={desk} />}
      {sketch.isOn && <DrawBar desk={desk} />}
      {ruler.isOn && <MeasureBar desk={desk} />}
    </>
  )
}

function DrawBar({ desk }: { desk: Desk }) {
  const { sketch, session } = desk
  useShown<unknown>([desk, sketch], () => [sketch.version, session.markup, session.version])
  const { hand } = sketch
  const text = TEXT.draw
  if (hand.note !== 0)
    return (
      <section class="tool-bar" aria-label={text.title}>
        <NoteForm key={hand.note} desk={desk} hex={hand.note} />
      </section>
    )
  return (
    <section class="tool-bar" aria-label={text.title}>
      <p role="status">{wordsOf(desk)}</p>
      {hand.unit !== 0 && desk.question.isOnMap(desk.question.placeOf(hand.unit)) && (
        <button type="button" class="button" onClick={() => sketch.writeNote(desk.question.placeOf(hand.unit))}>
          {text.noteInstead}
        </button>
      )}
      <fieldset class="arrow-kinds">
        <legend class="hidden">{text.arrows}</legend>
        {ARROW_KINDS.map((kind, at) => (
          <button
            type="button"
            key={kind}
            data-kind={kind}
            aria-pressed={sketch.kind === kind}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => sketch.pickKind(kind)}
          >
            <i /> {text.kinds[kind]}
          </button>
        ))}
      </fieldset>
      <div class="tool-bar-acts">
        <button
          type="button"
          class="button"
          aria-label={text.undo}
          title={text.undo}
          aria-disabled={!sketch.canUndo}
          onClick={() => sketch.undo()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="button"
          aria-label={text.redo}
          title={text.redo}
          aria-disabled={!sketch.canRedo}
          onClick={() => sketch.redo()}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          class="button"
          aria-label={text.clear}
          title={text.clear}
          aria-disabled={isEmpty(sketch.pad)}
          onClick={() => sketch.clear()}
        >
          <Icon name="trash" />
        </button>
        <button
          type="button"
          class="button"
          aria-label={text.list}
          title={text.list}
          aria-pressed={sketch.isListed}
          onClick={() => sketch.toggleList()}
        >
          <Icon name="legend" />
        </button>
        <button type="button" class="button" data-primary onClick={() => desk.toggleDrawing()}>
          {text.done}
        </button>
      </div>
    </section>
  )
}

/** What is in hand, and what a press would do. */
function wordsOf({ sketch, session, question }: Desk): string {
  const { unit, arrow } = sketch.hand
  const text = TEXT.draw
  if (arrow) return text.arrowFrom(session.name('place', arrow.from))
  if (unit === 0) return text.how
  const stack = question.unitsAt(question.placeOf(unit))
  return text.planning(session.name('unit', unit), stack.indexOf(unit) + 1, stack.length)
}

function NoteForm({ desk, hex }: { desk: Desk; hex: Hex }) {
  const { sketch, session } = desk
  const input = useRef<HTMLInputElement>(null)
  // Before the next key falls.
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const keep = (text: string): void => {
    sketch.keepNote(hex, text)
    desk.map?.host.focus()
  }
  const leave = (): void => {
    sketch.escape()
    desk.map?.host.focus()
  }
  return (
    <form
      class="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        keep(input.current?.value ?? '')
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leave()
      }}
    >
      <label>
        {TEXT.draw.noteOn(session.name('place', hex))}
        <input ref={input} type="text" maxLength={LONGEST_NOTE} value={sketch.noteAt(hex)} enterkeyhint="done" />
      </label>
      <button type="submit" class="button">
        {TEXT.draw.keep}
      </button>
      <button type="button" class="button" onClick={leave}>
        {TEXT.draw.drop}
      </button>
      {sketch.noteAt(hex) !== '' && (
        <button type="button" class="button" aria-label={TEXT.draw.removeNote} onClick={() => keep('')}>
          <Icon name="trash" />
        </button>
      )}
    </form>
  )
}

function MeasureBar({ desk }: { desk: Desk }) {
  const { ruler, session } = desk
  const { span } = ruler
  useShown<unknown>([desk, ruler, desk.pointer], () => [ruler.version, desk.pointer.over, desk.open.cursor])
  const sheet = session.table.display.sheet(session.match.setting)
  const nameOf = (hex: Hex): string =>
    [session.name('place', hex), ...sheet.board.placesAt(hex).map(({ name }) => name)].join(' ')
  const words = span
    ? TEXT.measure.fromTo(nameOf(span.from), nameOf(span.to), distanceText(distanceBetween(sheet, span.from, span.to)))
    : ruler.from === 0
      ? TEXT.measure.how
      : TEXT.measure.second(nameOf(ruler.from))
  return (
    <section class="tool-bar" aria-label={TEXT.measure.title}>
      <p role="status" title={sheet.kilometres > 0 ? TEXT.measure.crow : ''}>
        {words}
      </p>
      <button type="button" class="button" data-primary onClick={() => desk.toggleMeasuring()}>
        {TEXT.draw.done}
      </button>
    </section>
  )
}

import type { Face, Fact, SideLook, UnitMark } from '@hexfront/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useListener } from '../hooks.ts'
import { counterCanvas, roomOf } from '../map/counter.ts'
import type { Word } from '../session/naming.ts'
import { onSettings, textScale, themeNow } from '../store/settings.ts'
import type { Desk } from './desk.ts'
import { whenNear } from './near.ts'

/** A rule number that opens the rules where it stands. */
export const RuleTag = ({ desk, rule }: { desk: Desk; rule: string }) =>
  rule === '' ? null : (
    <button type="button" class="rule" onClick={() => desk.openRule(rule)}>
      {rule}
    </button>
  )

export const Facts = ({ desk, facts }: { desk: Desk; facts: readonly Fact[] }) => (
  <ul class="facts">
    {facts.map(({ text, rule }) => (
      <li key={text}>
        {text} <RuleTag desk={desk} rule={rule} />
      </li>
    ))}
  </ul>
)

/** A sentence whose hexes and units show themselves on the map when pressed. */
export const Sentence = ({ desk, words }: { desk: Desk; words: readonly Word[] }) => (
  <>
    {words.map(({ kind, text, value }, at) => {
      if (kind === 'text') return text
      const point = () => {
        desk.pointAt([kind === 'place' ? value : desk.question.placeOf(value)])
      }
      return (
        <button type="button" class="link" key={at} onClick={point}>
          {text}
        </button>
      )
    })}
  </>
)

interface CounterProps {
  readonly face: Face
  readonly values: string
  readonly marks: readonly UnitMark[]
  readonly sides: readonly SideLook[]
  readonly size: number
}

/** A counter as on the map, for cards and trays. */
function Counter({ face, values, marks, sides, size }: CounterProps) {
  const host = useRef<HTMLSpanElement>(null)
  useListener(onSettings)
  const theme = themeNow()
  const scale = textScale()
  const state = marks.map(({ kind, chip }) => `${kind}${chip ?? ''}`).join()
  useEffect(() => {
    const shown = marks.map(({ kind, chip = '' }) => ({ kind, chip }))
    host.current?.replaceChildren(counterCanvas(face, values, shown, size * scale, theme, sides))
  }, [face, values, state, size, theme, sides, scale])
  return <span class="counter" ref={host} aria-hidden="true" />
}

/** A unit's counter as it is now. */
export function UnitCounter({ desk, unit, size }: { desk: Desk; unit: number; size: number }) {
  const { table, view, match } = desk.session
  const { display } = table
  return (
    <Counter
      face={display.faces(match.setting)[unit]!}
      values={display.values(view, unit)}
      marks={display.marks(view, unit)}
      sides={display.sides}
      size={size}
    />
  )
}

/** The same in a list of hundreds: painted when it comes near to being seen. */
export function ListedCounter({ desk, unit, size }: { desk: Desk; unit: number; size: number }) {
  const room = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (room.current ? whenNear(room.current, () => setNear(true)) : undefined), [])
  const side = `${roomOf(size * textScale())}px`
  return (
    <span class="counter-room" ref={room} style={{ minWidth: side, minHeight: side }}>
      {isNear && <UnitCounter desk={desk} unit={unit} size={size} />}
    </span>
  )
}

/** A unit as a button: its counter, with what a press on it does. */
export function UnitButton({ desk, unit, size, note }: { desk: Desk; unit: number; size: number; note: string }) {
  const { table, view, match } = desk.session
  const { display } = table
  const face = display.faces(match.setting)[unit]!
  const marks = display.marks(view, unit)
  const isOffered = desk.question.isOffered(unit)
  const isChosen = marks.some(({ kind }) => kind === 'chosen') || display.subject(view) === unit
  const words = [face.title, display.values(view, unit), ...marks.map(({ text }) => text), note].filter(
    (one) => one !== '',
  )
  return (
    <button
      type="button"
      class="unit"
      data-unit={match.game.naming(match.setting)('unit', unit)}
      data-offered={isOffered || undefined}
      aria-pressed={isChosen}
      aria-label={words.join(', ')}
      title={words.join(', ')}
      onClick={() => desk.pressUnit(unit)}
      onPointerEnter={() => desk.pointer.move(desk.question.placeOf(unit), unit)}
      onPointerLeave={() => desk.pointer.move(0, 0)}
    >
      <Counter face={face} values={display.values(view, unit)} marks={marks} sides={display.sides} size={size} />
      {note !== '' && <span class="unit-note">{note}</span>}
    </button>
  )
}

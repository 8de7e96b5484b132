import { useEffect, useRef, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import type { Answer } from '../session/answers.ts'
import { TEXT } from '../text.ts'
import type { Chapter, Duty, Section } from './agenda.ts'
import type { Desk } from './desk.ts'
import { ListedCounter } from './parts.tsx'
import { stepRows } from './units.tsx'

/** Formations with no more units that can act than that stand open. */
const FEW = 24

/** What is still to be done in this phase: units by formation and division, and places where something waits. */
export function AgendaPanel({ desk }: { desk: Desk }) {
  const { session, agenda } = desk
  useShown([desk], () => [session.version])
  const [isAll, setAll] = useState(false)
  const { chapters } = desk
  const { counts, matters } = agenda.now
  const shown = isAll ? chapters : chapters.filter((chapter) => chapter.counts.open > 0)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  return (
    <section
      class="agenda"
      aria-label={TEXT.agenda.title}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        event.stopPropagation()
        stepRows(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
      }}
    >
      <header>
        <h2>{TEXT.agenda.title}</h2>
        <button
          type="button"
          class="round"
          aria-label={TEXT.help.close}
          onClick={() => {
            desk.set({ room: '' })
            desk.map?.host.focus()
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      <p class="quiet" aria-live="polite">
        {TEXT.agenda.counts(counts.open, counts.done, counts.idle)}
      </p>
      <p class="agenda-tools">
        <button
          type="button"
          class="button"
          aria-label={TEXT.agenda.previous}
          aria-keyshortcuts=","
          onClick={() => desk.goToOpen(-1)}
        >
          <Icon name="back" />
        </button>
        <button type="button" class="button" ref={next} aria-keyshortcuts="." onClick={() => desk.goToOpen(1)}>
          {TEXT.agenda.next} <kbd class="key">.</kbd>
        </button>
        <button type="button" class="link" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
          {TEXT.agenda.all}
        </button>
      </p>
      <div class="agenda-list">
        {shown.map((chapter) => (
          <ChapterRows key={`${chapter.name} ${isAll}`} desk={desk} chapter={chapter} isAll={isAll} />
        ))}
        {[...Map.groupBy(matters, ({ verb }) => verb)].map(([verb, answers]) => (
          <MatterRows key={verb} desk={desk} answers={answers} isAlone={shown.length === 0} />
        ))}
        {shown.length + matters.length === 0 && <p class="quiet">{TEXT.agenda.none}</p>}
      </div>
    </section>
  )
}

/** Places where the same can be done. */
function MatterRows({ desk, answers, isAlone }: { desk: Desk; answers: readonly Answer[]; isAlone: boolean }) {
  const { lists } = desk.session.table.display
  const [first] = answers
  return (
    <details class="formation" open={isAlone}>
      <summary data-row>
        <i />
        <span>{lists?.[first!.verb] ?? first!.text}</span> <small>{TEXT.agenda.places(answers.length)}</small>
      </summary>
      <ul class="agenda-places">
        {answers.map(({ choice, text, places: [hex = 0] }) => (
          <li key={choice}>
            <button type="button" class="link" data-row onClick={() => desk.goTo(hex)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ChapterProps {
  readonly desk: Desk
  readonly chapter: Chapter
  readonly isAll: boolean
}

function ChapterRows({ desk, chapter: { name, stripe, sections, counts }, isAll }: ChapterProps) {
  const [isOpen, setOpen] = useState(counts.open > 0 && counts.open <= FEW)
  return (
    <details class="formation" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-row>
        <i style={stripe === '' ? {} : { background: stripe }} />
        <span>{name}</span> <small>{counts.open > 0 ? TEXT.agenda.open(counts.open) : TEXT.agenda.allDone}</small>
      </summary>
      {isOpen &&
        sections
          .filter(({ open }) => isAll || open.length > 0)
          .map((section) => (
            <SectionRows
              key={section.name}
              desk={desk}
              name={name}
              section={section}
              sections={sections.length}
              isAll={isAll}
            />
          ))}
    </details>
  )
}

interface SectionProps {
  readonly desk: Desk
  /** Of the formation. */
  readonly name: string
  readonly section: Section
  /** How many parts the formation has. */
  readonly sections: number
  readonly isAll: boolean
}

/** A division with its counters in a row, so that many fit on a screen. */
function SectionRows({ desk, name, section: { name: division, units, open }, sections, isAll }: SectionProps) {
  const called = division === '' ? name : division
  return (
    <div class="agenda-section">
      <p>
        <strong>{division === '' && sections > 1 ? TEXT.agenda.others : division}</strong>
        {open.length > 1 && (
          <button
            type="button"
            class="button"
            data-row
            aria-label={TEXT.agenda.takeUpOf(called, open.length)}
            onClick={() => desk.takeFormation({ name: called, units: open })}
          >
            {TEXT.agenda.takeUp} {open.length}
          </button>
        )}
      </p>
      <ul>
        {units
          .filter(({ duty }) => isAll || duty === 'open')
          .map(({ unit, hex, duty }) => (
            <li key={unit}>
              <DutyButton desk={desk} unit={unit} isOnMap={hex !== 0} duty={duty} />
            </li>
          ))}
      </ul>
    </div>
  )
}

interface DutyProps {
  readonly desk: Desk
  readonly unit: number
  readonly isOnMap: boolean
  readonly duty: Duty
}

function DutyButton({ desk, unit, isOnMap, duty }: DutyProps) {
  const { session, question } = desk
  const face = session.table.display.faces(session.match.setting)[unit]!
  const where = isOnMap ? session.name('place', question.placeOf(unit)) : ''
  const words = [face.title, where, TEXT.agenda.duties[duty]].filter((word) => word !== '').join(', ')
  return (
    <button
      type="button"
      class="unit"
      data-row
      data-duty={duty}
      data-unit={session.match.game.naming(session.match.setting)('unit', unit)}
      aria-label={words}
      title={words}
      onClick={() => {
        if (isOnMap) desk.goTo(question.placeOf(unit))
        if (question.isOffered(unit)) desk.pressUnit(unit)
      }}
    >
      <ListedCounter desk={desk} unit={unit} size={40} />
    </button>
  )
}

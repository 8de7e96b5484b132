import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useListener, useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { playerOf } from '../session/seats.ts'
import { PERSON, type Seat, type Session } from '../session/session.ts'
import { change, currentSettings, isStill, onSettings, type Settings } from '../store/settings.ts'
import { TEXT } from '../text.ts'
import type { Desk, Room } from './desk.ts'
import { Items } from './items.tsx'
import { needsOf, Scale } from './scale.tsx'

/** A dialog over the table; closing it by any way closes the room. */
export function Dialog({ title, close, children }: { title: string; close: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the next key falls.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} aria-label={title} onClose={close}>
      <header class="dialog-head">
        <h2>{title}</h2>
        <button type="button" class="round" aria-label={TEXT.help.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  )
}

export const KeySheet = ({ desk }: { desk: Desk }) => (
  <Dialog title={TEXT.help.keys} close={() => desk.set({ room: '' })}>
    <dl class="key-sheet">
      {TEXT.keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd class="key">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
      {desk.session.table.display.overlays.map(({ id, key, name }) => (
        <div key={id}>
          <dt>
            <kbd class="key">{key}</kbd>
          </dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)

interface PickProps<V extends string> {
  readonly name: string
  readonly value: V
  readonly values: Readonly<Record<V, string>>
  readonly pick: (value: V) => void
}

export function Segments<V extends string>({ name, value, values, pick }: PickProps<V>) {
  const entries = Object.entries<string>(values)
  return (
    <fieldset class="setting">
      <legend class="head">{name}</legend>
      <div class="segments">
        {entries.map(([one, words]) => (
          <button
            type="button"
            key={one}
            aria-pressed={one === value}
            onClick={() => {
              for (const id in values) if (id === one) pick(id)
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

export function SettingsSheet({ desk }: { desk: Desk }) {
  useShown([desk], () => [desk.session.version])
  useListener(onSettings)
  const settings = currentSettings()
  const { session } = desk
  const text = TEXT.settings
  const seats: Record<string, string> = { [PERSON]: TEXT.seats.person }
  for (const { id, name } of session.table.players.toReversed()) seats[id] = name
  const set = (values: Partial<Settings>) => change(values)
  return (
    <Dialog title={text.title} close={() => desk.set({ room: '' })}>
      <Segments name={text.theme} value={settings.theme} values={text.themes} pick={(theme) => set({ theme })} />
      <Segments name={text.text} value={settings.text} values={text.texts} pick={(size) => set({ text: size })} />
      <Segments name={text.sound} value={settings.sound} values={text.sounds} pick={(sound) => set({ sound })} />
      <Segments name={text.pace} value={settings.pace} values={text.paces} pick={(pace) => set({ pace })} />
      <Segments name={text.steps} value={settings.steps} values={text.stepsOf} pick={(steps) => set({ steps })} />
      <Segments name={text.faint} value={settings.faint} values={text.faints} pick={(faint) => set({ faint })} />
      <Segments
        name={text.guide}
        value={settings.guide}
        values={{ on: text.on, off: text.off }}
        pick={(guide) => set({ guide })}
      />
      {desk.outlook.isAllowed && (
        <div>
          <Segments
            name={text.chances}
            value={settings.chances}
            values={{ on: text.on, off: text.off }}
            pick={(chances) => set({ chances })}
          />
          <p class="quiet">{text.chancesLine}</p>
        </div>
      )}
      {ownSeats(session).map((seat, at) => (
        <div key={session.sideName(at + 1)}>
          <Segments
            name={text.seat(session.sideName(at + 1))}
            value={seat === PERSON ? PERSON : (playerOf(session.table, seat)?.id ?? seat)}
            values={seats}
            pick={(chosen) => session.seat(at + 1, chosen)}
          />
          <p class="quiet">{playerOf(session.table, seat)?.line ?? TEXT.seats.personLine}</p>
        </div>
      ))}
      {isStill() && <p class="quiet">{text.motion}</p>}
      <Anytime desk={desk} />
    </Dialog>
  )
}

/** Seats that can be given to others here; at a server they are given away there. */
const ownSeats = ({ away, seats }: Session): readonly Seat[] => (away ? [] : seats)

/** What may be answered whatever is asked: to concede. */
function Anytime({ desk }: { desk: Desk }) {
  const { anytime } = desk.session
  if (anytime.length === 0) return null
  return (
    <fieldset class="setting">
      <legend class="head">{TEXT.settings.anytime}</legend>
      {anytime.map((answer) => (
        <button
          type="button"
          class="button"
          key={answer.choice}
          onClick={() => {
            desk.set({ room: '' })
            desk.take(answer)
          }}
        >
          {answer.text}
        </button>
      ))}
    </fieldset>
  )
}

export function MenuSheet({ desk }: { desk: Desk }) {
  useShown([desk], () => [desk.open.overlays])
  const open = (room: Room) => () => desk.set({ room, rule: '' })
  const leaving = (act: () => void) => () => {
    desk.set({ room: '' })
    act()
  }
  const { overlays } = desk.session.table.display
  return (
    <Dialog title={TEXT.bar.menu} close={() => desk.open.room === 'menu' && desk.set({ room: '' })}>
      <div class="menu">
        <button type="button" class="button" onClick={() => desk.set({ room: '', isReplaying: true })}>
          <Icon name="chart" /> {TEXT.bar.replay}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            desk.set({ room: '' })
            desk.showNews(1)
          }}
        >
          <Icon name="eye" /> {TEXT.since.title}
        </button>
        <button type="button" class="button" onClick={open('rules')}>
          <Icon name="book" /> {TEXT.bar.rules}
        </button>
        <button type="button" class="button" onClick={open('map')}>
          <Icon name="legend" /> {TEXT.map.key}
        </button>
        {desk.session.overlay && (
          <button type="button" class="button" onClick={open('values')}>
            <Icon name="replaced" /> {TEXT.values.replaced}
          </button>
        )}
        <button type="button" class="button" onClick={open('settings')}>
          <Icon name="gear" /> {TEXT.bar.settings}
        </button>
        <button type="button" class="button" onClick={open('agenda')}>
          <Icon name="tasks" /> {TEXT.agenda.title}
        </button>
        <button type="button" class="button" onClick={() => desk.showTurn()}>
          <Icon name="clock" /> {TEXT.turn.key}
        </button>
        <button type="button" class="button" onClick={open('bookmarks')}>
          <Icon name="flag" /> {TEXT.marks.title}
        </button>
        <button type="button" class="button" onClick={open('find')}>
          <Icon name="search" /> {TEXT.tools.find}
        </button>
        <button type="button" class="button" onClick={leaving(() => desk.toggleDrawing())}>
          <Icon name="pen" /> {TEXT.tools.draw}
        </button>
        <button type="button" class="button" onClick={leaving(() => desk.toggleMeasuring())}>
          <Icon name="ruler" /> {TEXT.tools.measure}
        </button>
        <button
          type="button"
          class="button"
          aria-pressed={!desk.open.hasCounters}
          onClick={leaving(() => desk.set({ hasCounters: !desk.open.hasCounters }))}
        >
          <Icon name="counterless" /> {TEXT.tools.hide}
        </button>
        <a class="button" href="#/">
          <Icon name="hex" /> {TEXT.bar.home}
        </a>
      </div>
      <h3 class="head">{TEXT.overlays.title}</h3>
      <div class="menu">
        {overlays.map(({ id, name, icon, about }) => (
          <button
            type="button"
            class="button"
            key={id}
            aria-pressed={desk.open.overlays.includes(id)}
            title={about}
            onClick={() => desk.toggleOverlay(id)}
          >
            <Icon name={icon} /> {name}
          </button>
        ))}
      </div>
      <Anytime desk={desk} />
    </Dialog>
  )
}

/** Points and what made them. */
export function PointsSheet({ desk }: { desk: Desk }) {
  useShown([desk], () => [desk.session.version])
  const { display } = desk.session.table
  const score = display.score(desk.session.view)
  const { items } = score
  return (
    <Dialog title={TEXT.bar.score} close={() => desk.set({ room: '' })}>
      <div class="points-scale">
        <Scale desk={desk} score={score} />
      </div>
      {needsOf(desk, score).map((line) => (
        <p key={line} class="needs">
          {line}
        </p>
      ))}
      {items.length === 0 && <p class="quiet">{TEXT.bar.noPoints}</p>}
      <Items desk={desk} items={items} />
    </Dialog>
  )
}

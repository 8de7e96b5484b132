import { useMemo } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { type Plight, summaryOf, type TurnSummary, turnsOf } from '../session/turn-summary.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { Dialog } from './rooms.tsx'

/** So many units are named; the rest is a number. */
const NAMED = 6

/** What a turn brought: points, losses, places that changed hands, who is cut off. */
export function TurnSheet({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown<unknown>([desk], () => [session.version, desk.open.turn])
  const { turn } = desk.open
  const summary = useMemo(() => summaryOf(session, turn), [session, session.version, turn])
  const turns = turnsOf(session)
  const at = turns.indexOf(turn)
  const show = (to: number | undefined) => () => to !== undefined && desk.set({ turn: to })
  const close = (): void => {
    if (desk.open.room === 'turn') desk.set({ room: '' })
  }
  if (!summary) return null
  const title = summary.isOver || session.decision.isOver ? TEXT.turn.title(turn) : TEXT.turn.soFar(turn)
  return (
    <Dialog title={title} close={close}>
      <div class="turn-sheet" aria-live="polite">
        <Tally desk={desk} summary={summary} />
        <TakenPlaces desk={desk} summary={summary} />
        <Plights desk={desk} plights={summary.plights} />
      </div>
      <p class="dialog-foot">
        <button
          type="button"
          class="button"
          aria-label={TEXT.turn.earlier}
          disabled={at <= 0}
          onClick={show(turns[at - 1])}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="button"
          aria-label={TEXT.turn.later}
          disabled={at >= turns.length - 1}
          onClick={show(turns[at + 1])}
        >
          <Icon name="forward" />
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            desk.set({ room: '', isReplaying: true })
            session.lookAt(summary.from)
          }}
        >
          {TEXT.turn.replay}
        </button>
      </p>
    </Dialog>
  )
}

interface PartProps {
  readonly desk: Desk
  readonly summary: TurnSummary
}

function Tally({ desk, summary: { points, losses, throws } }: PartProps) {
  const { display } = desk.session.table
  const unit = display.account?.unit ?? ''
  return (
    <table class="turn-tally">
      <thead>
        <tr>
          <td />
          {display.sides.map(({ name, tone }) => (
            <th key={name} scope="col">
              <span class="swatch" data-tone={tone} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{TEXT.turn.points}</th>
          {display.sides.map(({ name }, at) => (
            <td key={name}>{points[at] && TEXT.turn.change(points[at].before, points[at].after)}</td>
          ))}
        </tr>
        {display.account && (
          <tr>
            <th scope="row">{TEXT.turn.losses(unit)}</th>
            {display.sides.map(({ name }, at) => (
              <td key={name}>{losses[at]?.worth ?? 0}</td>
            ))}
          </tr>
        )}
        {display.account && (
          <tr>
            <th scope="row">{TEXT.turn.units}</th>
            {display.sides.map(({ name }, at) => (
              <td key={name}>{losses[at]?.units.length ?? 0}</td>
            ))}
          </tr>
        )}
        <tr>
          <th scope="row">{TEXT.turn.throws}</th>
          <td colSpan={display.sides.length}>{throws}</td>
        </tr>
      </tbody>
    </table>
  )
}

function TakenPlaces({ desk, summary: { taken } }: PartProps) {
  const { display } = desk.session.table
  if (!display.holder) return null
  return (
    <section>
      <h3 class="head">{TEXT.turn.places}</h3>
      {taken.length === 0 && <p class="quiet">{TEXT.turn.noPlaces}</p>}
      <ul class="turn-places">
        {taken.map(({ place, name, to }) => (
          <li key={place}>
            <span class="swatch" data-tone={display.sides[to - 1]?.tone} />
            <button type="button" class="link" onClick={() => leaveFor(desk, place)}>
              {name}
            </button>{' '}
            {TEXT.turn.to(desk.sideName(to))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Plights({ desk, plights }: { desk: Desk; plights: readonly Plight[] }) {
  const { display } = desk.session.table
  if (plights.length === 0) return null
  return (
    <section>
      <h3 class="head">{TEXT.turn.cut}</h3>
      <ul class="turn-plights">
        {plights.map(({ text, side, before, units, newly }) => (
          <li key={`${side} ${text}`}>
            <span class="swatch" data-tone={display.sides[side - 1]?.tone} />
            <span>
              {TEXT.turn.cutOf(text, desk.sideName(side))}: <b>{TEXT.turn.change(before, units.length)}</b>
              {newly.length > 0 && (
                <small>
                  {newly.slice(0, NAMED).map((unit) => (
                    <button
                      type="button"
                      class="link"
                      key={unit}
                      onClick={() => leaveFor(desk, desk.question.placeOf(unit))}
                    >
                      {desk.session.name('unit', unit)}
                    </button>
                  ))}
                  {newly.length > NAMED && ` ${TEXT.turn.more(newly.length - NAMED)}`}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function leaveFor(desk: Desk, place: number): void {
  desk.set({ room: '' })
  if (desk.question.isOnMap(place)) desk.goTo(place)
}

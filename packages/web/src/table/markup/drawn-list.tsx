import { useMemo } from 'preact/hooks'
import { useShown } from '../../hooks.ts'
import { Icon } from '../../icons.tsx'
import { TEXT } from '../../text.ts'
import { type Desk, sentence } from '../desk.ts'
import { RuleTag, UnitCounter } from '../parts.tsx'
import { isEmpty } from './content.ts'
import { type PlannedMove, whyNot } from './plans.ts'

/** All plans, notes and arrows: plans are carried out from here. */
export function DrawnList({ desk }: { desk: Desk }) {
  const { sketch, session } = desk
  useShown<unknown>([desk, sketch], () => [sketch.version, session.markup, session.version])
  const { pad, plans } = sketch
  const text = TEXT.draw
  const show = (...names: string[]): void => desk.pointAt(names.map((name) => sketch.hexOf(name)))
  return (
    <section class="drawn-list" aria-label={text.list}>
      <header>
        <h3>{text.list}</h3>
        <button
          type="button"
          class="round"
          aria-label={sketch.isShown ? text.hide : text.show}
          title={sketch.isShown ? text.hide : text.show}
          aria-pressed={sketch.isShown}
          onClick={() => sketch.toggleShown()}
        >
          <Icon name="eye" />
        </button>
        <button type="button" class="round" aria-label={TEXT.help.close} onClick={() => sketch.toggleList()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="drawn-items">
        {isEmpty(pad) && <p class="quiet">{text.empty}</p>}
        {plans.length > 0 && <Plans desk={desk} plans={plans} />}
        {pad.notes.length > 0 && <h4 class="head">{text.notes}</h4>}
        <ul>
          {pad.notes.map((note) => (
            <li key={note.hex}>
              <button type="button" class="link" onClick={() => show(note.hex)}>
                {note.hex}
              </button>
              <span>{note.text}</span>
              <Remove what={text.noteOn(note.hex)} press={() => sketch.removeNote(note)} />
            </li>
          ))}
        </ul>
        {pad.arrows.length > 0 && <h4 class="head">{text.arrows}</h4>}
        <ul>
          {pad.arrows.map((arrow) => (
            <li key={`${arrow.from} ${arrow.to}`}>
              <button type="button" class="link" onClick={() => show(arrow.from, arrow.to)}>
                {text.way(arrow.from, arrow.to)}
              </button>
              <span>{text.kinds[arrow.kind]}</span>
              <Remove what={text.way(arrow.from, arrow.to)} press={() => sketch.removeArrow(arrow)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Plans({ desk, plans }: { desk: Desk; plans: readonly PlannedMove[] }) {
  const { sketch, session } = desk
  const reasons = useMemo(
    () => plans.map((plan) => whyNot(session, plan)),
    [session.version, plans.map(({ unit, to }) => `${unit} ${to}`).join()],
  )
  const ready = reasons.filter((reason) => reason === null).length
  const { display } = session.table
  return (
    <>
      <h4 class="head">{TEXT.draw.plans}</h4>
      <ul>
        {plans.map((plan, at) => {
          const { unit, to } = plan
          const reason = reasons[at]
          const words = TEXT.plans.line(display.faces(session.match.setting)[unit]!.title, session.name('place', to))
          return (
            <li key={unit} data-plan={session.name('unit', unit)}>
              <UnitCounter desk={desk} unit={unit} size={34} />
              <span>
                <button type="button" class="link" onClick={() => desk.pointAt([plan.from, to])}>
                  {words}
                </button>
                {reason && (
                  <small>
                    {sentence(reason.because)} <RuleTag desk={desk} rule={reason.rule} />
                  </small>
                )}
              </span>
              {!reason && (
                <button type="button" class="button" onClick={() => sketch.carryOut(plan)}>
                  {TEXT.plans.go}
                </button>
              )}
              <Remove what={words} press={() => sketch.removePlan(plan)} />
            </li>
          )
        })}
      </ul>
      {ready > 1 && (
        <button type="button" class="button" onClick={() => sketch.carryOutAll()}>
          {TEXT.plans.goAll(ready)}
        </button>
      )}
    </>
  )
}

const Remove = ({ what, press }: { what: string; press: () => void }) => (
  <button type="button" class="round" aria-label={TEXT.draw.remove(what)} onClick={press}>
    <Icon name="close" />
  </button>
)

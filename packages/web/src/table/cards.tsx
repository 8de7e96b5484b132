import { useEffect, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { isSmall } from '../screen.ts'
import { textScale } from '../store/settings.ts'
import { TEXT } from '../text.ts'
import { type Desk, spokenIn } from './desk.ts'
import { standAt } from './docking.ts'
import { askedOf } from './hover-card.tsx'
import { Facts, RuleTag, UnitButton } from './parts.tsx'

/** Keeps a card at a hex, off what is asked about. */
function standOf(desk: Desk, hex: number, width: number, height: number) {
  const { map } = desk
  const [spot] = map?.spotsOf([hex]) ?? []
  if (!map || !spot) return {}
  const asked = map.spotsOf(askedOf(desk).filter((one) => one !== hex))
  const { left, top, most } = standAt(map.size, spot, map.radius + 12, { width, height }, asked)
  return { left: `${Math.round(left)}px`, top: `${Math.round(top)}px`, maxHeight: `${Math.round(most)}px` }
}

/** How a stack is spread out, as the style sheet has it: more than a few lie closer together. */
const WIDE = { columns: 5, unit: 100, counter: 72, gap: 12, row: 128 }
const CLOSE = { columns: 6, unit: 74, counter: 56, gap: 6, row: 96 }
const FEW = 5
const FEW_ON_A_PHONE = 3
const FAN_PADDING = 14

/** A stack spread out, or several answers about one hex. */
export function FanCard({ desk }: { desk: Desk }) {
  const { session } = desk
  const { fan } = desk.open
  useShown<unknown>([desk], () => [desk.open.fan, desk.open.fan && desk.open.moves])
  if (!fan) return null
  const name = session.name('place', fan.hex)
  const spoken = spokenIn(fan)
  const facts = session.table.display.aboutPlace(session.view, fan.hex)
  const musters = desk.musters(fan.units)
  const choruses = desk.choruses(fan)
  const division = desk.divisionIn(fan.units)
  const spread = fan.units.length > (isSmall() ? FEW_ON_A_PHONE : FEW) ? CLOSE : WIDE
  const columns = Math.min(fan.units.length, spread.columns)
  const unit = spread.unit * textScale()
  const width = Math.max(220, columns * (unit + spread.gap) - spread.gap + 2 * FAN_PADDING)
  const rows = Math.ceil(fan.units.length / spread.columns)
  const height =
    60 +
    rows * spread.row +
    (spoken.length + musters.length + choruses.length + (division ? 1 : 0)) * 48 +
    facts.length * 24
  return (
    <div
      class="fan"
      role="dialog"
      aria-label={TEXT.fan.title(name, fan.units.length)}
      style={{ ...standOf(desk, fan.hex, width, height), width: `${width}px` }}
    >
      <header>
        <strong>{name}</strong>
        <button type="button" class="round" aria-label={TEXT.fan.close} onClick={() => desk.set({ fan: null })}>
          <Icon name="close" />
        </button>
      </header>
      <ul class="fan-units" data-close={spread === CLOSE || undefined}>
        {fan.units.map((unit, at) => (
          <li key={unit} data-sought={unit === fan.sought || undefined}>
            <UnitButton desk={desk} unit={unit} size={spread.counter} note="" />
            <span>
              <kbd class="key">{at + 1}</kbd> {session.name('unit', unit)}
            </span>
          </li>
        ))}
      </ul>
      {musters.map(({ verb, answers, isGathering }) => (
        <button
          type="button"
          class="button"
          key={verb}
          data-all={verb}
          onClick={() => desk.addAll(answers.flatMap(({ units }) => units))}
        >
          {isGathering ? TEXT.crowd.each(answers[0]!.text, answers.length) : TEXT.crowd.up(answers.length)}
        </button>
      ))}
      {division && (
        <button type="button" class="button" data-division onClick={() => desk.takeFormation(division)}>
          {TEXT.crowd.upOf(division.name, division.units.length)} <kbd class="key">⇧D</kbd>
        </button>
      )}
      {choruses.map((chorus) => (
        <button
          type="button"
          class="button"
          key={chorus[0]!.choice}
          data-all={chorus[0]!.verb}
          onClick={() => desk.takeAll(chorus)}
        >
          {TEXT.crowd.chorus(chorus[0]!.text, chorus.length)}
        </button>
      ))}
      {spoken.map((answer, at) => (
        <button
          type="button"
          class="button"
          key={answer.choice}
          data-verb={answer.verb}
          onClick={() => desk.take(answer)}
        >
          <kbd class="key">{fan.units.length + at + 1}</kbd> {answer.text}
        </button>
      ))}
      <Facts desk={desk} facts={facts} />
    </div>
  )
}

/** A refusal with its rule, or a word in passing. */
export function NoticeCard({ desk }: { desk: Desk }) {
  const [notice] = useShown([desk], () => [desk.open.notice])
  return (
    <div class="notice-place" role="alert">
      {notice && (
        <p class="notice" data-kind={notice.kind}>
          {notice.text} <RuleTag desk={desk} rule={notice.rule} />
          {notice.isEnough && (
            <button type="button" class="link" onClick={() => desk.goOn()}>
              {TEXT.panel.goOnAnyway}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Somebody at your elbow for the first turn. */
export function GuideCard({ desk, end }: { desk: Desk; end: () => void }) {
  const { session } = desk
  useShown([desk], () => [session.version])
  const guide = session.table.display.guide(session.match.setting.scenario)
  const [passed, setPassed] = useState(0)
  const at = Math.max(passed, 0)
  const step = guide[at]
  const isDone = step?.isDone(session.view) === true
  useEffect(() => {
    if (isDone) setPassed((n) => n + 1)
  }, [isDone])
  if (!step) return null
  const show = () =>
    desk.pointAt(
      step.places.flatMap((name) => {
        try {
          return [session.table.display.sheet(session.match.setting).board.grid.parse(name)]
        } catch {
          return []
        }
      }),
    )
  return (
    <section class="guide" aria-label={TEXT.help.guide}>
      <p class="head">{TEXT.help.guideOf(at + 1, guide.length)}</p>
      <p>
        {step.text} <RuleTag desk={desk} rule={step.rule} />
      </p>
      <p class="guide-tools">
        {step.places.length > 0 && (
          <button type="button" class="link" onClick={show}>
            {TEXT.help.show}
          </button>
        )}
        <button type="button" class="link" onClick={() => setPassed((n) => n + 1)}>
          {TEXT.help.next}
        </button>
        <button type="button" class="link" onClick={end}>
          {TEXT.help.skipGuide}
        </button>
      </p>
    </section>
  )
}

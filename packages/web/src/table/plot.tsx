import type { ComponentChildren } from 'preact'
import type { Session } from '../session/session.ts'
import type { Course, Series } from './course.ts'

export const PLOT_WIDTH = 1000
export const PLOT_HEIGHT = 120
const TOP = 12

/** How far along a moment lies. */
export const plotX = (at: number, count: number): number => (count === 0 ? 0 : (at / count) * PLOT_WIDTH)

/** A line in steps: a value holds until it changes. */
export function plotPath(values: readonly number[], most: number): string {
  const count = values.length - 1
  const y = (value: number): string => (PLOT_HEIGHT - (value / most) * (PLOT_HEIGHT - TOP)).toFixed(1)
  let path = `M0 ${y(values[0] ?? 0)}`
  values.forEach((value, at) => {
    if (at > 0 && value !== values[at - 1]) path += `H${plotX(at, count).toFixed(1)}V${y(value)}`
  })
  return `${path}H${PLOT_WIDTH}`
}

interface FieldProps {
  readonly course: Course
  readonly count: number
  readonly label: string
  /** The moment that is shown; -1 for none. */
  readonly moment: number
  readonly press: (at: number) => void
  readonly children: ComponentChildren
}

/** Where lines are drawn over the turns of a game; a press or a drag goes to that moment. */
export function PlotField({ course, count, label, moment, press, children }: FieldProps) {
  const go = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    press(Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * count))
  }
  return (
    <svg
      viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        go(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) go(event)
      }}
    >
      {course.turns.map(({ at, turn }) => (
        <line key={turn} class="plot-turn" x1={plotX(at, count)} x2={plotX(at, count)} y1="0" y2={PLOT_HEIGHT} />
      ))}
      {children}
      {moment >= 0 && (
        <line class="plot-now" x1={plotX(moment, count)} x2={plotX(moment, count)} y1="0" y2={PLOT_HEIGHT} />
      )}
    </svg>
  )
}

/** The numbers of the turns, below the field. */
export const PlotTurns = ({ course, count }: { course: Course; count: number }) => (
  <p class="plot-turns" aria-hidden="true">
    {course.turns.map(({ at, turn }) => (
      <span key={turn} style={{ insetInlineStart: `${plotX(at, count) / (PLOT_WIDTH / 100)}%` }}>
        {turn}
      </span>
    ))}
  </p>
)

interface PlotProps {
  readonly session: Session
  readonly course: Course
  readonly series: Series
  readonly title: string
  /** The moment that is shown; -1 for none. */
  readonly moment: number
  readonly press: (at: number) => void
}

/** A figure of both sides over time; a press goes to that moment. */
export function Plot({ session, course, series, title, moment, press }: PlotProps) {
  const count = course.deeds.length
  const { sides } = session.table.display
  const names = session.table.game.sides
  return (
    <figure class="plot">
      <figcaption class="head">
        {title}
        {names.slice(0, series.values.length).map((name, at) => (
          <span key={name} data-tone={sides[at]?.tone}>
            <i class="swatch" /> {name} {series.values[at]?.[moment < 0 ? count : moment] ?? 0}
          </span>
        ))}
      </figcaption>
      <PlotField
        course={course}
        count={count}
        label={`${title}: ${names.map((name, at) => `${name} ${series.values[at]?.at(-1) ?? 0}`).join(', ')}`}
        moment={moment}
        press={press}
      >
        {series.values.map((values, side) => (
          <path key={names[side]} class="plot-line" data-tone={sides[side]?.tone} d={plotPath(values, series.most)} />
        ))}
      </PlotField>
      <PlotTurns course={course} count={count} />
    </figure>
  )
}

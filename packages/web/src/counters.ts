import type { Hex, Point, Side, Unit } from '@hexfront/core'
import { drill } from '@hexfront/games'
import { svg } from './element.ts'
import { at, hexPath, R } from './ground.ts'
import { type Counter, counterOf, inHand, nameOf, type State, townsOf, unitsOf } from './look.ts'
import { type Offer, withPlace, withUnit } from './offers.ts'

/** A counter is drawn on a square of this many units. */
const SQUARE = 52

/** All that changes on the map: who holds what, what can be picked, the counters. */
export function drawPieces(view: State, offers: readonly Offer[]): SVGGElement {
  const { board } = view.setting
  const stacks = stacksOf(view)
  const hand = inHand(view)
  const held = hand.places.filter((place) => place !== 0)
  const places = new Set(offers.flatMap((offer) => offer.places))
  return svg(
    'g',
    {},
    ...townsOf(view).map(({ name, hex, holder }) => drawTown(at(board, hex), name, holder)),
    ...[...places].map((hex) => drawTarget(view, hex, stacks.has(hex) ? 'could-target' : 'can-go')),
    ...held.map((hex) => drawTarget(view, hex, 'target')),
    ...[...stacks].flatMap(([hex, units]) => drawStack(view, hex, units, offers, hand.units)),
    ...[...places].flatMap((hex) => drawCost(view, hex, withPlace(offers, hex)[0]!.cost)),
  )
}

function stacksOf(view: State): Map<Hex, Unit[]> {
  const stacks = new Map<Hex, Unit[]>()
  for (const unit of unitsOf(view)) {
    const hex = view.units.place[unit]!
    if (hex !== 0) stacks.set(hex, [...(stacks.get(hex) ?? []), unit])
  }
  return stacks
}

function drawTown({ x, y }: Point, name: string, holder: Side): SVGGElement {
  const by = holder === 0 ? 'nobody' : drill.sides[holder - 1]!
  return svg(
    'g',
    {
      class: `town side-${holder}`,
      transform: `translate(${x} ${y})`,
      role: 'img',
      'aria-label': `${name}, held by ${by}`,
    },
    svg('circle', { r: 9 }),
    svg('circle', { class: 'dot', r: 4 }),
    svg('path', { class: 'flag', d: 'M0 0v-26h17l-4.500 5.500 4.500 5.500h-17' }),
  )
}

/** The tint and the ring of a hex that can be picked or is being dealt with. */
const drawTarget = (view: State, hex: Hex, kind: string): SVGGElement => {
  const { board } = view.setting
  const { x, y } = at(board, hex)
  const inset = `translate(${x} ${y}) scale(.94) translate(${-x} ${-y})`
  const ring = svg('path', { d: hexPath(board, hex), transform: inset })
  return svg('g', { class: `mark-hex ${kind}`, 'data-mark': kind, 'data-at': nameOf(view, 'place', hex) }, ring)
}

function drawCost(view: State, hex: Hex, cost: number | null): SVGGElement[] {
  if (cost === null) return []
  const { x, y } = at(view.setting.board, hex)
  const place = `translate(${x} ${y})`
  return [
    svg('g', { class: 'cost', transform: place }, svg('circle', { r: 13 }), svg('text', { y: 5.5 }, String(cost))),
  ]
}

/** Side by side, so that each can be picked. */
function drawStack(
  view: State,
  hex: Hex,
  units: readonly Unit[],
  offers: readonly Offer[],
  hand: readonly Unit[],
): SVGGElement[] {
  const { x, y } = at(view.setting.board, hex)
  const scale = units.length === 1 ? 1 : 0.76
  const step = units.length === 1 ? 0 : Math.min(SQUARE * 0.79, (1.1 * R) / (units.length - 1))
  return units.map((unit, i) => {
    const counter = counterOf(view, unit)
    const canPick = withUnit(offers, unit).length > 0
    const state = canPick ? 'could' : hand.includes(unit) ? 'chosen' : 'still'
    const dx = (i - (units.length - 1) / 2) * step
    const name = `${counter.name}, ${drill.sides[counter.side - 1]} ${counter.kind}, strength ${counter.strength}, in ${nameOf(view, 'place', hex)}`
    return svg(
      'g',
      {
        class: `counter side-${counter.side} ${state}${counter.hasActed ? ' acted' : ''}`,
        transform: `translate(${x + dx} ${y}) scale(${scale})`,
        'data-unit': counter.name,
        'data-mark': state,
        role: 'img',
        'aria-label': name,
      },
      ...drawCounter(counter),
    )
  })
}

function drawCounter({ name, side, kind, strength, hasActed, isSupplied }: Counter): SVGElement[] {
  const half = SQUARE / 2
  const whole = { x: -half, y: -half, width: SQUARE, height: SQUARE, rx: 3.6 }
  const ring = { x: -half - 4, y: -half - 4, width: SQUARE + 8, height: SQUARE + 8, rx: 7 }
  return [
    svg('rect', { ...whole, class: 'shadow', transform: 'translate(1 1.8)' }),
    svg('rect', { ...ring, class: 'ring-edge' }),
    svg('rect', { ...ring, class: 'ring' }),
    svg('rect', { ...whole, class: 'face' }),
    svg('text', { class: 'id', y: -14.5 }, name),
    svg('rect', { class: 'box', x: -14.75, y: -11.5, width: 29.5, height: 17.5 }),
    svg('path', { class: 'symbol', d: SYMBOLS[kind] ?? '' }),
    svg('text', { class: 'strength', y: 22.5 }, strength),
    ...(hasActed ? [svg('path', { class: 'corner', d: `M${half} ${-half}v12l-12-12z` })] : []),
    ...(isSupplied ? [] : [cutChip(side)]),
  ]
}

const cutChip = (side: Side): SVGGElement =>
  svg(
    'g',
    { class: `cut side-${side}`, transform: 'translate(21 -21)', role: 'img', 'aria-label': 'out of supply' },
    svg('circle', { r: 9.5 }),
    svg('text', { y: 4.5 }, '½'),
  )

/** Infantry and armour, in a box 29.5 by 17.5. */
const SYMBOLS: Readonly<Record<string, string>> = {
  foot: 'M-14.750 -11.500L14.750 6M-14.750 6L14.750 -11.500',
  tank: 'M-5 -7.500h10a4.750 4.750 0 0 1 0 9.500h-10a4.750 4.750 0 0 1 0-9.500z',
}

import { type Hex, hash, type LineItem, type Outcome } from '@hexfront/core'
import { drill } from '@hexfront/games'
import { byId, html } from './element.ts'
import { nameOf, oddsOf, PLACE_QUESTIONS, questionsOf, scoreOf, sentence, weatherOf } from './look.ts'
import { isPlain, type Offer } from './offers.ts'
import { type Explained, explain, prospects, refusalOf } from './reasons.ts'
import type { Table } from './table.ts'

/** Everything beside the map, except the log and what the pointer is on. */
export function showPanel(table: Table, offers: readonly Offer[]): void {
  const { view, match } = table
  const { id, side, rule } = drill.phase(view)
  byId('title', HTMLElement).textContent = `${drill.name} · ${drill.scenarios[0]!.name}`
  byId('players', HTMLElement).replaceChildren(...drill.sides.map((_, at) => player(table, at + 1)))
  byId('turn', HTMLElement).replaceChildren(
    html('strong', {}, `Turn ${view.turn}`),
    html('span', { class: `phase side-${side}`, 'data-phase': id }, sentence(id)),
    tag(rule),
    html('span', {}, weatherOf(view)),
    html('span', { class: 'seed' }, `Seed ${table.seed}`),
  )
  replaceText(byId('prompt', HTMLElement), promptOf(table))
  const pieces = offers.filter((offer) => !isPlain(offer))
  byId('choices', HTMLElement).replaceChildren(...pieces.map((offer) => button(offer, 'pick')))
  byId('answers', HTMLElement).replaceChildren(...offers.filter(isPlain).map((offer) => button(offer, 'primary')))
  showBack(table)
  document.body.dataset['choices'] = String(match.entries.length)
  document.body.dataset['hash'] = hash(view)
}

function promptOf(table: Table): string {
  if (table.asked !== 0 && table.isBotAsked) return `${sentence(table.match.sideName(table.asked))} is thinking.`
  return drill.prompt(table.view)
}

function player(table: Table, side: number): HTMLElement {
  const name = sentence(drill.sides[side - 1]!)
  const isBot = table.bots.has(side)
  return html(
    'div',
    { class: `player side-${side}${table.asked === side ? ' asked' : ''}` },
    html('strong', {}, name),
    html(
      'span',
      { class: 'score', title: 'Towns held' },
      html('span', { class: 'unseen' }, 'towns '),
      String(scoreOf(table.view, side)),
    ),
    html(
      'button',
      { type: 'button', 'data-bot': side, 'aria-pressed': String(isBot), 'aria-label': `${name} is played by a bot` },
      'bot',
    ),
  )
}

const button = ({ choice, text, cost }: Offer, kind: string): HTMLElement =>
  html(
    'button',
    { type: 'button', class: kind, 'data-choice': choice },
    text,
    ...(cost === null ? [] : [html('small', {}, ` ${cost}`)]),
  )

const BARRIERS = {
  dice: 'dice were thrown',
  reveal: 'something was revealed',
  side: 'the other side was asked',
  start: 'nothing to undo yet',
} as const

/** Why the last choice cannot be taken back; nothing where it can. */
export function undoBarrier({ match }: Table): string {
  const { choices, barrier } = match.undoReach()
  return choices > 0 ? '' : BARRIERS[barrier]
}

function showBack(table: Table): void {
  const barrier = undoBarrier(table)
  back('undo', 'Undo', barrier || `“${table.match.entries.at(-1)!.text}”`, barrier === '')
  back('redo', 'Redo', table.canRedo ? 'what was undone' : 'nothing yet', table.canRedo)
}

function back(id: string, name: string, about: string, can: boolean): void {
  const element = byId(id, HTMLElement)
  // Not `disabled`: a button that does nothing must still be able to say why.
  element.setAttribute('aria-disabled', String(!can))
  element.replaceChildren(html('strong', {}, name), ' ', html('small', {}, about))
}

/** The numbers behind the open question, and behind the hex under the pointer. */
export function showMatter(table: Table, offers: readonly Offer[], hovered: Hex): void {
  const { view, step } = table
  const parts: HTMLElement[] = []
  if (!table.isBotAsked) {
    const odds = oddsOf(view, step)
    if (odds !== '') parts.push(html('p', { class: 'odds' }, odds))
    for (const { title, text, parts: size } of questionsOf(view, step))
      parts.push(...sum(title, explain(view, text), size))
    if (PLACE_QUESTIONS[step] !== undefined) parts.push(...hoveredPlace(table, offers, hovered))
    for (const offer of offers.filter(isPlain)) parts.push(...chances(table, offer))
  }
  byId('matter', HTMLElement).replaceChildren(...parts)
}

function hoveredPlace({ view, step }: Table, offers: readonly Offer[], hex: Hex): HTMLElement[] {
  if (hex === 0) return [html('p', { class: 'hint' }, 'Point at a hex to see what it costs.')]
  const name = nameOf(view, 'place', hex)
  if (offers.some(({ places }) => places.includes(hex)))
    return sum(`To ${name}`, explain(view, `${PLACE_QUESTIONS[step]} ${name}`), 1)
  const refusal = refusalOf(view, 'places', hex)
  return refusal ? [html('p', { class: 'hint' }, `${sentence(refusal.because)}. `, tag(refusal.rule))] : []
}

function sum(title: string, { total, items }: Explained, size: number): HTMLElement[] {
  if (items.length === 0) return []
  return [
    html(
      'table',
      { class: 'sum' },
      html('tbody', {}, ...items.map((item) => itemRow(item, size))),
      html('tfoot', {}, row(title, '', number(total, size))),
    ),
  ]
}

const itemRow = ({ text, rule, value }: LineItem, size: number): HTMLElement =>
  row(text, tag(rule), number(value, size))

const row = (text: string, rule: Node | string, value: string): HTMLElement =>
  html('tr', {}, html('th', { scope: 'row' }, text), html('td', {}, rule), html('td', { class: 'value' }, value))

function chances(table: Table, { choice, text }: Offer): HTMLElement[] {
  const results = prospects(table, choice)
  if (results.length < 2) return []
  const rows = results.map(([result, chance]) => {
    const percent = `${Math.round(100 * chance)}%`
    const bar = html(
      'td',
      { class: 'chance' },
      html('div', { class: 'track' }, html('i', { style: `width:${percent}` })),
    )
    return html('tr', {}, html('th', { scope: 'row' }, result), bar, html('td', { class: 'value' }, percent))
  })
  return [
    html(
      'table',
      { class: 'sum chances' },
      html('caption', { class: 'unseen' }, `${text}: chances`),
      html('tbody', {}, ...rows),
    ),
  ]
}

/** Says who won and why. */
export function showVerdict({ winner, level, because }: Outcome): void {
  const title = winner === 0 ? 'Nobody wins.' : `${sentence(drill.sides[winner - 1]!)} wins.`
  byId('winner', HTMLElement).replaceChildren(title)
  byId('because', HTMLElement).replaceChildren(
    html('p', {}, `The result is ${level}.`),
    html(
      'table',
      { class: 'sum' },
      html('tbody', {}, ...because.map((item) => itemRow({ ...item, text: sentence(item.text) }, 1))),
    ),
  )
}

/** Whether something was said that the player should see at once: a refusal, a file that does not open. */
export function showNotice(text: string, rule = ''): void {
  const notice = byId('notice', HTMLElement)
  notice.replaceChildren(...(text === '' ? [] : [html('p', {}, `${text} `, ...(rule === '' ? [] : [tag(rule)]))]))
}

const tag = (rule: string): HTMLElement => html('span', { class: 'tag', title: `Rule ${rule}` }, rule)

/** `7` in halves is `3½`; a minus is a real one. */
function number(value: number, size: number): string {
  const whole = Math.trunc(value / size)
  const rest = Math.abs(value % size) > 0 ? '½' : ''
  return `${value < 0 ? '−' : ''}${whole === 0 && rest !== '' ? '' : Math.abs(whole)}${rest}`
}

/** An announcement that has not changed is not made again. */
function replaceText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

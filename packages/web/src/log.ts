import { type Draw, type Entry, tellTo, writeDraw } from '@hexfront/core'
import { drill } from '@hexfront/games'
import { html } from './element.ts'
import type { Table } from './table.ts'

/** Brings the log up to date. Lines that stand are left alone, so that only new ones are read out. */
export function showLog(log: HTMLElement, table: Table): void {
  const lines = linesOf(table)
  let same = 0
  while (same < lines.length && log.children[same]?.outerHTML === lines[same]!.outerHTML) same++
  while (log.children.length > same) log.lastElementChild!.remove()
  log.append(...lines.slice(same))
  log.scrollTop = log.scrollHeight
}

function linesOf(table: Table): HTMLElement[] {
  const lines: HTMLElement[] = []
  let turn = 0
  for (const entry of table.match.entries) {
    if (entry.turn !== turn) lines.push(html('h4', {}, `Turn ${entry.turn}`))
    turn = entry.turn
    lines.push(...tell(table, entry))
  }
  return lines.length > 0 ? lines : [html('p', {}, 'Nothing yet. The first move writes here.')]
}

/** Dice stand before the first line of what they led to. */
function tell({ match, viewer }: Table, { side, told, draws }: Entry): HTMLElement[] {
  const heard = told
    .map((one) => tellTo(drill, match.position, match.setting, one, viewer))
    .filter((line) => line !== null)
  if (heard.length === 0 && draws.length > 0) heard.push('')
  return heard.map((line, i) => {
    const who = html('span', { class: 'unseen' }, `${match.sideName(side)}: `)
    return html('p', { class: `side-${side}` }, who, ...(i === 0 ? draws.map(die) : []), line)
  })
}

const die = (draw: Draw): HTMLElement => {
  const fell = draw.kind === 'die' || draw.kind === 'sum' ? String(draw.value) : writeDraw(draw)
  return html(
    'b',
    { class: 'die', title: draw.why ?? '' },
    html('span', { class: 'unseen' }, `${draw.why ?? ''} die `),
    fell,
  )
}

import { type Hex, type Unit, writeRecord } from '@hexfront/core'
import { drill } from '@hexfront/games'
import { drawPieces } from './counters.ts'
import { byId, svg } from './element.ts'
import { drawGround, drawNames, hexPath } from './ground.ts'
import { showLog } from './log.ts'
import { sentence } from './look.ts'
import { type Offer, offersOf, withPlace, withUnit } from './offers.ts'
import { showMatter, showNotice, showPanel, showVerdict, undoBarrier } from './panel.ts'
import { refusalOf } from './reasons.ts'
import { keep, newSeed, openFile, reason, restore } from './store.ts'
import { Table } from './table.ts'

const BOT_PAUSE = 250

const restored = restore()
let table = restored.table
let offers: readonly Offer[] = []
let hovered: Hex = 0
let waiting = 0

const { board } = table.match.setting
const ground = byId('ground', HTMLElement)
const map = svg('svg', { id: 'map' })
const live = svg('g')
const cursor = svg('path', { class: 'cursor' })
ground.setAttribute('aria-label', `Map: ${board.title}`)
ground.append(map)
map.append(drawGround(map, board), live, cursor, drawNames(board))

const freshDialog = byId('fresh', HTMLDialogElement)
const verdictDialog = byId('verdict', HTMLDialogElement)
const seedField = byId('seed', HTMLInputElement)
const fileField = byId('file', HTMLInputElement)

map.addEventListener('click', (event) => pick(event.target))
map.addEventListener('pointerover', (event) => hover(hexUnder(event.target)))
map.addEventListener('pointerleave', () => hover(0))
document.addEventListener('click', (event) => press(event.target))
document.addEventListener('focusin', ({ target }) => preview(target, ':focus-visible'))
document.addEventListener('pointerover', ({ target }) => preview(target, ':hover'))
document.addEventListener('keydown', shortcut)
freshDialog.addEventListener('close', () => {
  if (freshDialog.returnValue === 'start') lay(Table.fresh(seedField.value.trim() || newSeed(), table.bots))
})
fileField.addEventListener('change', openChosen)

show()
if (restored.problem !== '') showNotice(restored.problem)

/** Shows everything anew, keeps the game, and lets a bot answer if one is asked. */
function show(): void {
  const isAnswering = document.activeElement?.matches('[data-choice]') ?? false
  offers = offersOf(table)
  live.replaceChildren(drawPieces(table.view, offers))
  showPanel(table, offers)
  showMatter(table, offers, hovered)
  showLog(byId('log', HTMLElement), table)
  if (isAnswering) document.querySelector<HTMLElement>('[data-choice]')?.focus()
  showNotice(keep(table))
  const { decision } = table.match
  if (decision.isOver) showVerdict(decision)
  if (decision.isOver && !verdictDialog.open) verdictDialog.showModal()
  clearTimeout(waiting)
  if (table.isBotAsked) waiting = window.setTimeout(answerForBot, BOT_PAUSE)
}

function answerForBot(): void {
  table.takeForBot()
  show()
}

function lay(other: Table): void {
  table = other
  if (verdictDialog.open) verdictDialog.close()
  show()
}

function take(offer: Offer): void {
  const refusal = table.take(offer.choice)
  hover(0)
  if (refusal) showNotice(`${sentence(refusal.because)}.`, refusal.rule)
  else show()
}

/** A unit first, then the hex it stands in; one answer that fits is taken, none is explained. */
function pick(target: EventTarget | null): void {
  const unit = unitUnder(target)
  const hex = hexUnder(target)
  if (hex === 0) return
  const standing = unit === 0 ? unitsIn(hex) : [unit]
  const fitting = [
    unit === 0 ? [] : withUnit(offers, unit),
    withPlace(offers, hex),
    standing.flatMap((one) => withUnit(offers, one)),
  ].find((found) => found.length > 0)
  if (fitting?.length === 1) take(fitting[0]!)
  else if (fitting) showNotice(`${fitting.map(({ text }) => text).join(' or ')}? Pick it in the list.`)
  else refuse(standing, hex)
}

function refuse(standing: readonly Unit[], hex: Hex): void {
  const { asked, view, match } = table
  const refusal = standing.map((unit) => refusalOf(view, 'units', unit)).find(Boolean) ?? refusalOf(view, 'places', hex)
  if (asked === 0) showNotice('The game is over.')
  else if (table.isBotAsked) showNotice(`${sentence(match.sideName(asked))} is thinking.`)
  else if (refusal) showNotice(`${sentence(refusal.because)}.`, refusal.rule)
  else showNotice(`Nothing is asked about ${board.grid.name(hex)} now.`)
}

function press(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  const { choice, bot, do: act = '' } = button?.dataset ?? {}
  const offer = offers.find((one) => String(one.choice) === choice)
  if (offer) take(offer)
  if (bot !== undefined) {
    table.setBot(Number(bot))
    show()
    document.querySelector<HTMLElement>(`[data-bot="${bot}"]`)?.focus()
  }
  ACTS[act]?.()
}

const ACTS: Readonly<Record<string, () => void>> = {
  undo: () => (table.undo() ? show() : showNotice(`No way back: ${undoBarrier(table)}.`)),
  redo: () => (table.redo() ? show() : showNotice('Nothing was undone.')),
  save,
  open: () => fileField.click(),
  close: () => freshDialog.close(),
  new: () => {
    seedField.value = newSeed()
    freshDialog.returnValue = ''
    freshDialog.showModal()
  },
}

function shortcut(event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return
  const key = event.key.toLowerCase()
  const isPlainKey = !event.ctrlKey && !event.metaKey && !event.altKey
  if (key === 'u' && isPlainKey) ACTS['undo']?.()
  if (key === 'y' && isPlainKey) ACTS['redo']?.()
  if (key !== 'z' || isPlainKey || event.altKey) return
  event.preventDefault()
  ACTS[event.shiftKey ? 'redo' : 'undo']?.()
}

function save(): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([writeRecord(table.match.record())], { type: 'application/json' }))
  link.download = `${drill.id}-${table.seed}-turn-${table.view.turn}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

async function openChosen(): Promise<void> {
  const [file] = fileField.files ?? []
  fileField.value = ''
  if (!file) return
  try {
    lay(await openFile(file))
  } catch (error) {
    showNotice(`${reason(error)}. The game on the table goes on.`)
  }
}

function hover(hex: Hex): void {
  if (hex === hovered) return
  hovered = hex
  cursor.setAttribute('d', hex === 0 ? '' : hexPath(board, hex))
  showMatter(table, offers, hex)
}

/** A button shows on the map what it is about, to the pointer and to the keyboard. */
function preview(target: EventTarget | null, state: string): void {
  if (!(target instanceof HTMLElement) || !target.matches(`[data-choice]${state}`)) return
  const offer = offers.find(({ choice }) => String(choice) === target.dataset['choice'])
  const [unit = 0] = offer?.units ?? []
  hover(offer?.places[0] ?? table.view.units.place[unit] ?? 0)
}

function unitUnder(target: EventTarget | null): Unit {
  const id = target instanceof Element ? target.closest('[data-unit]')?.getAttribute('data-unit') : null
  return id ? table.match.setting.kinds['unit']!.read(id) : 0
}

function hexUnder(target: EventTarget | null): Hex {
  const unit = unitUnder(target)
  const name = target instanceof Element ? target.getAttribute('data-hex') : null
  return unit === 0 ? board.grid.find(name ?? '') : table.view.units.place[unit]!
}

const unitsIn = (hex: Hex): Unit[] =>
  [...table.view.units.place.keys()].filter((unit) => unit > 0 && table.view.units.place[unit] === hex)

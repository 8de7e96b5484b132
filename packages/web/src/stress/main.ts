import '@fontsource/alegreya/latin-500.css'
import '@fontsource/alegreya/latin-500-italic.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/barlow-condensed/latin-500.css'
import '@fontsource/barlow-condensed/latin-600.css'
import '@fontsource/barlow-condensed/latin-700.css'
import '@fontsource/source-sans-3/latin-500.css'
import './stress.css'
import { lookOf } from '@hexfront/atlas/drawing'
import { chartOf } from '../map/chart.ts'
import { NO_HIGHLIGHTS } from '../map/highlights.ts'
import { MapView } from '../map/map-view.ts'
import type { ThemeId } from '../map/scene.ts'
import { stressBoard } from './board.ts'
import { measure, tableOf } from './frames.ts'
import { campaignScene, crowdScene, gameScene, type Scene } from './game.ts'
import { marksOn, wideOverlay } from './marks.ts'
import { COUNTERS, stressPieces } from './pieces.ts'

const HEXES = 3000

const query = new URLSearchParams(location.search)
if (query.has('table')) await (await import('./table.tsx')).openTable(query.get('table') ?? '')
else await openMap()

async function openMap(): Promise<void> {
  const scene = await sceneOf(query.get('board') ?? '', query.get('scenario') ?? undefined)
  const map = open(scene)
  Object.assign(window, { stress: { map, grid: scene.board.grid, pieces: scene.pieces, measure: () => measure(map) } })
}

async function sceneOf(id: string, scenario: string | undefined): Promise<Scene> {
  if (id === 'crowd') return crowdScene()
  if (id === 'campaign') return campaignScene()
  if (id !== '') return gameScene(id, scenario)
  const board = stressBoard()
  const sides = [
    { name: 'Grey', tone: 'light' },
    { name: 'Red', tone: 'dark' },
  ] as const
  return { board, look: lookOf(board.id), sides, pieces: stressPieces(board.grid, COUNTERS) }
}

function open({ board, look, sides, pieces }: Scene): MapView {
  const view = new MapView(element('map'), chartOf(board, look), sides, {
    hover() {},
    press() {},
    more() {},
    frame() {},
    isDrawing: () => false,
    grab: () => false,
    carry() {},
    drop() {},
    fan() {},
    moved() {},
  })
  view.pieces(pieces, 'cut')
  view.lookAt([pieces[0]?.place ?? 1])
  element('about').textContent = `${board.grid.size} hexes, ${pieces.length} counters`
  const small = element('minimap')
  if (small instanceof HTMLCanvasElement) view.minimap(small)
  toggle('overlay', (isOn) => view.overlays(isOn ? [wideOverlay(board.grid, HEXES)] : []))
  toggle('marks', (isOn) => view.highlights(isOn ? marksOn(board.grid, pieces) : NO_HIGHLIGHTS))
  element('theme').addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) view.theme(themeOf(target.value))
  })
  element('run').addEventListener('click', async () => {
    element('figures').textContent = 'Measuring ...'
    element('figures').textContent = tableOf(await measure(view))
  })
  return view
}

function toggle(id: string, change: (isOn: boolean) => void): void {
  const button = element(id)
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(isOn))
    change(isOn)
  })
}

const THEMES: readonly ThemeId[] = ['light', 'dark', 'colour-blind', 'dark colour-blind']

const themeOf = (text: string): ThemeId => THEMES.find((theme) => theme === text) ?? 'light'

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no element ${id}`)
  return found
}

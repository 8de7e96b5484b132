import { memo, piecesOf, type Steps, steps, TABLE_BARRED, touch } from '@hexfront/core'
import { GERMAN } from './counters.ts'
import { pieces, type State } from './state.ts'

export const IS_SOVIET = 0
export const IS_GERMAN = 1

/** 3.5: the hex changes hands, and the line is redrawn round it. */
export function setControl(s: State, hex: number, holder: number): void {
  if (s.hexes.control[hex] === holder) return
  s.hexes.control[hex] = holder
  s.hexes.closed[hex] = holder === IS_GERMAN ? 0 : TABLE_BARRED
  const { neighbours } = s.setting.ground
  redraw(s, hex)
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (neighbours[way] !== 0) redraw(s, neighbours[way]!)
  touch(s)
}

/** P-R02: a marker stands in each Soviet hex that has a German one beside it, and nowhere else. */
function redraw(s: State, hex: number): void {
  s.hexes.front[hex] = isFront(s, hex) ? 1 : 0
}

function isFront(s: State, hex: number): boolean {
  const { control } = s.hexes
  const { neighbours } = s.setting.ground
  if (control[hex] !== IS_SOVIET) return false
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (control[neighbours[way]!] === IS_GERMAN) return true
  return false
}

export function rebuildFront(s: State): void {
  for (let hex = 1; hex <= s.setting.ground.size; hex++) {
    s.hexes.closed[hex] = s.hexes.control[hex] === IS_GERMAN ? 0 : TABLE_BARRED
    redraw(s, hex)
  }
}

interface Supply {
  readonly chains: Steps
  /** By hex, 1 where a Soviet hex is in supply. */
  readonly on: Uint8Array
  /** How many Soviet hexes are not. */
  cut: number
}

/**
 * 11.1, P-R18: a chain of Soviet hexes to the east edge, all but the first of them free of German zones. An east edge hex is in
 * supply by itself. Lakes do not matter.
 */
export const suppliedHexes = memo<State, Supply>(
  ({ setting: { ground } }) => ({ chains: steps(ground), on: new Uint8Array(ground.size + 1), cut: 0 }),
  (s, supply) => {
    const { chains, on } = supply
    const { eastEdge } = s.setting
    const { control } = s.hexes
    chains.begin(null, control, pieces.zoneOf(s, GERMAN))
    for (let i = 0; i < eastEdge.length; i++) if (control[eastEdge[i]!] === IS_SOVIET) chains.start(eastEdge[i]!)
    chains.all()
    on.fill(0)
    for (let i = 0; i < chains.count; i++) on[chains.hexes[i]!] = 1
    supply.cut = -chains.count
    for (let hex = 1; hex < on.length; hex++) if (control[hex] === IS_SOVIET) supply.cut++
  },
  piecesOf(GERMAN),
)

export const isSupplied = (s: State, hex: number): boolean => suppliedHexes(s).on[hex] === 1

interface Gaps {
  readonly hexes: Uint16Array
  count: number
}

/** 4.10b, P-R05: German hexes beside a marker without a German unit or zone. */
export const frontGaps = memo<State, Gaps>(
  ({ setting: { ground } }) => ({ hexes: new Uint16Array(ground.size + 1), count: 0 }),
  (s, gaps) => {
    const { neighbours, size } = s.setting.ground
    const { control, front } = s.hexes
    const zones = pieces.zoneOf(s, GERMAN)
    gaps.count = 0
    for (let hex = 1; hex <= size; hex++) {
      if (control[hex] !== IS_GERMAN || zones[hex] !== 0) continue
      for (let way = hex * 6; way < hex * 6 + 6; way++)
        if (front[neighbours[way]!] === 1) {
          gaps.hexes[gaps.count++] = hex
          break
        }
    }
  },
  piecesOf(GERMAN),
)

export const inGermanZone = (s: State, hex: number): boolean => pieces.inZone(s, GERMAN, hex)

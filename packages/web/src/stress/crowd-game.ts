import {
  type Board,
  defineGame,
  flag,
  type Grid,
  idKind,
  LEGAL,
  memory,
  numberKind,
  Pieces,
  type Played,
  phaseNow,
  pieceColumns,
  pieceTables,
  placeKind,
  type Setting,
  sequence,
  table,
  u16,
} from '@hexfront/core'
import type { Piece } from '../map/scene.ts'

/** A game that has no other purpose than to be large: every unit may go three hexes a turn, and nobody ever fights. */

export const REACH = 3
export const TURNS = 10

export interface CrowdSetting extends Setting {
  readonly board: Board
  readonly ground: Grid
  readonly sideOf: Uint8Array
}

interface Words {
  readonly step: 'move' | 'march'
  readonly event: 'moved'
  readonly kind: 'unit' | 'place' | 'n'
}

const SEQUENCE = sequence([
  { id: 'grey move', side: 1, rule: '1', step: 'move' },
  { id: 'red move', side: 2, rule: '1', step: 'move' },
])

export type CrowdState = Played<ReturnType<typeof columnsFor>, CrowdSetting>

const columnsFor =
  (count: number) =>
  ({ ground, kinds }: CrowdSetting) => ({
    units: table(idsOf(count), { ...pieceColumns(kinds['place']!), moved: flag }),
    march: memory('march', { unit: u16.as(kinds['unit']!) }),
    ...pieceTables(ground.size, ground.size, 2),
  })

const idsOf = (count: number): string[] => ['', ...Array.from({ length: count }, (_, n) => `u${n + 1}`)]

/** The game of these counters on this board. */
export function crowdGame(board: Board, counters: readonly Piece[]) {
  const sideOf = Uint8Array.from([0, ...counters.map(({ face }) => face.side)])
  const columns = columnsFor(counters.length)
  const pieces = new Pieces<CrowdState>({ sideOf: (_s, unit) => sideOf[unit]!, zone: () => 0 })
  const phasing = (s: CrowdState): number => phaseNow(s).side
  const game = defineGame<ReturnType<typeof columns>, CrowdSetting, Words>({
    id: 'stress',
    name: 'Stress',
    rules: 1,
    sides: ['grey', 'red'],
    scenarios: [{ id: 'all', name: 'All of them', about: '' }],
    events: { moved: '{unit} goes to {place}' },
    setting: (scenario, options) => ({
      scenario,
      options,
      sequence: SEQUENCE,
      kinds: {
        unit: idKind('unit', idsOf(counters.length)),
        place: placeKind(board.grid, []),
        n: numberKind(0, 999),
      },
      data: () => ({}),
      board,
      ground: board.grid,
      sideOf,
    }),
    columns,
    phases: { 'grey move': { enter: refresh }, 'red move': { enter: refresh } },
    steps: {
      move: {
        rule: '1',
        prompt: 'Move any of your units, or end the phase.',
        asks: phasing,
        verbs: {
          move: {
            a: 'unit',
            says: 'Move {unit}',
            next: 'to',
            bars: (s, unit, why) =>
              sideOf[unit] === phasing(s) && s.units.moved[unit] === 0
                ? LEGAL
                : why.no('1', '{unit} cannot move now', unit),
            takes(s, unit, play) {
              play.enter('march')
              s.march.unit = unit
            },
          },
          done: { says: 'End the phase', takes: (_s, _, play) => play.leave() },
        },
      },
      march: {
        rule: '1',
        prompt: 'Where does {unit} go?',
        about: (s) => [s.march.unit],
        asks: phasing,
        verbs: {
          to: {
            a: 'place',
            says: 'Go to {place}',
            bars(s, hex, why) {
              const far = board.grid.distance(s.units.place[s.march.unit]!, hex)
              if (far === 0 || far > REACH) return why.no('1', '{place} is out of reach: {n} points', hex, far)
              const holder = pieces.occupier(s, hex)
              return holder === 0 || holder === phasing(s) ? LEGAL : why.no('1', 'an enemy stands in {place}', hex)
            },
            takes(s, hex, play) {
              play.tell('moved', s.march.unit, hex)
              pieces.place(s, s.march.unit, hex)
              s.units.moved[s.march.unit] = 1
              play.leave()
            },
          },
          stay: { says: 'Stay here', takes: (_s, _, play) => play.leave() },
        },
      },
    },
    deal(s) {
      for (const { unit, place } of counters) pieces.place(s, unit, place)
    },
    rebuild: (s) => pieces.rebuild(s),
    outcome: () => ({ winner: 0, level: 'drawn', because: [] }),
    pieces,
    turns: () => TURNS,
    impossible: () => '',
    questions: {},
  })
  return { game, pieces }
}

function refresh(s: CrowdState): void {
  s.units.moved.fill(0)
}

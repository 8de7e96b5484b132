import { type Display, type Face, type Fact, type Matter, NO_PAINT, type PaintedHex, type Unit } from '@hexfront/core'
import type { Piece } from '../map/scene.ts'
import { type CrowdSetting, type CrowdState, REACH, TURNS } from './crowd-game.ts'

const NOBODY: Face = {
  side: 0,
  arm: 'infantry',
  size: '',
  name: '',
  label: '',
  title: '',
  formation: '',
  stripe: '',
}

const PHASES = [
  { id: 'grey move', side: 1, name: 'Move' },
  { id: 'red move', side: 2, name: 'Move' },
]

/** Candidates and trays of a size that a large game has. */
const CANDIDATES = 12
const TRAYS = 9

/** A display that fills every panel there is. */
export function crowdDisplay(counters: readonly Piece[]): Display<CrowdState, CrowdSetting> {
  const faces = [NOBODY, ...counters.map(({ face }) => face)]
  const subject = (s: CrowdState): Unit => s.march.unit
  return {
    sides: [
      { name: 'Grey', tone: 'light' },
      { name: 'Red', tone: 'dark' },
    ],
    primary: { move: 'done', march: 'stay' },
    finishes: {},
    opening: {},
    overlays: [
      {
        id: 'zones',
        name: 'Zones',
        key: 'Z',
        icon: 'zones',
        about: 'Hexes round each stack.',
        paint: (s) => ({ ...NO_PAINT, hexes: zonesOf(s) }),
      },
      {
        id: 'supply',
        name: 'Supply',
        key: 'S',
        icon: 'supply',
        about: 'A line from the unit that is shown.',
        paint: (s, unit) => ({ ...NO_PAINT, lines: lineOf(s, unit), note: unit === 0 ? 'Nobody is cut off.' : '' }),
      },
    ],
    hasSecrets: false,
    guide: () => [],
    sheet: ({ board }) => ({ board, lines: {}, kilometres: 0 }),
    chart: () => ({ columns: [], rows: [] }),
    faces: () => faces,
    placeOf: (s, unit) => s.units.place[unit]!,
    values: (_s, unit) => counters[unit - 1]!.values,
    marks: (s, unit) => (s.units.moved[unit] === 1 ? [{ kind: 'done', text: 'has moved', rule: '1' }] : []),
    aboutUnit: (s, unit) => factsOf(`Stands in ${s.setting.ground.name(s.units.place[unit]!)}`),
    aboutPlace: (s, place) => factsOf(`Terrain ${s.setting.board.terrainNames[s.setting.board.terrain[place]!]}`),
    clock: (s) => ({
      turn: s.turn,
      turns: TURNS,
      date: '',
      phases: PHASES,
      phase: s.flow.phase - 1,
      due: Array.from({ length: TURNS }, () => ''),
    }),
    score: () => ({ points: [0, 0], level: 'Drawn', leader: 0, balance: 0.5, steps: [], items: [] }),
    trays: () =>
      Array.from({ length: TRAYS }, (_, n) => ({
        id: `tray ${n}`,
        title: `Tray ${n + 1}`,
        note: `${n} units`,
        place: 0,
        units: [],
        rows: [{ rule: '1', text: 'a row', value: n }],
      })),
    subject,
    hints: (s) =>
      subject(s) === 0
        ? []
        : s.setting.ground
            .within(s.units.place[subject(s)]!, REACH)
            .filter((place) => place !== 0)
            .map((place) => ({ place, label: String(distance(s, place)), look: 'go' })),
    path: (s, place) => [s.units.place[subject(s)]!, place],
    matter: (s) => (subject(s) === 0 ? null : matterOf(s, subject(s))),
    outlook: (s, place) =>
      subject(s) === 0
        ? null
        : { items: [{ rule: '1', text: 'hexes entered', value: distance(s, place) }], facts: [], ask: '' },
    caution: () => '',
    spoken: () => '',
  }
}

const distance = (s: CrowdState, place: number): number =>
  s.setting.ground.distance(s.units.place[s.march.unit]!, place)

const factsOf = (first: string): Fact[] => [
  { text: first, rule: '1' },
  ...Array.from({ length: 6 }, (_, n) => ({ text: `A fact that there is to know, number ${n + 1}`, rule: `1.${n}` })),
]

function zonesOf(s: CrowdState): PaintedHex[] {
  const { ground, sideOf } = s.setting
  const hexes = new Map<number, number>()
  s.units.place.forEach((place, unit) => {
    if (place === 0) return
    for (const hex of ground.within(place, 1)) if (hex !== 0) hexes.set(hex, sideOf[unit]!)
  })
  return [...hexes].map(([place, side]) => ({ place, look: 'zone', side, weight: 1 }))
}

function lineOf(s: CrowdState, unit: Unit) {
  const from = s.units.place[unit] ?? 0
  if (unit === 0 || from === 0) return []
  const places = [from]
  for (let next = from, n = 0; n < 12 && next !== 0; n++) {
    next = s.setting.ground.neighbour(next, 0)
    if (next !== 0) places.push(next)
  }
  return [{ look: 'supply' as const, places }]
}

function matterOf(s: CrowdState, unit: Unit): Matter {
  const near = s.setting.ground.within(s.units.place[unit]!, REACH)
  const others = [...s.units.place.keys()].filter((one) => one !== 0 && near.includes(s.units.place[one]!))
  const member = (one: Unit) => ({ unit: one, worth: '+3', note: '' })
  return {
    title: 'A march',
    headline: '3-1',
    line: '12 against 4',
    hint: '',
    columns: ['1-1', '2-1', '3-1', '4-1'],
    column: 2,
    sections: [{ title: 'Reasons', total: '12', items: others.slice(0, 9).map((one) => itemOf(one)) }],
    results: (['bad', 'poor', 'even', 'fair', 'good'] as const).map((tone, n) => ({
      name: `Result ${n + 1}`,
      chance: 0.2,
      faces: [n + 1],
      tone,
    })),
    best: { text: 'All goes well.', rule: '1' },
    worst: { text: 'Nothing does.', rule: '1' },
    targets: [s.units.place[unit]!],
    members: [member(unit)],
    candidates: others.slice(0, CANDIDATES).map(member),
    proposals: [],
  }
}

const itemOf = (unit: Unit) => ({ rule: '1', text: `unit ${unit}`, value: '3' })

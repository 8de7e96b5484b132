import {
  ALL_ROUND,
  type Choices,
  defineGame,
  defineGrid,
  flag,
  type Grid,
  idKind,
  LEGAL,
  memo,
  memoBySide,
  memory,
  type PhaseRules,
  Pieces,
  type Play,
  type Played,
  phaseNow,
  pieceColumns,
  piecesOf,
  pieceTables,
  placeKind,
  type Reach,
  type Rule,
  reach,
  type Setting,
  type Step,
  sequence,
  TABLE_BARRED,
  type Tolls,
  table,
  tolls,
  u8,
  u16,
  type Why,
} from '@hexfront/core'

/** A made-up game of the size of the largest to come, to see what grows with the map and the roster. */
const COLUMNS = 143
const ROWS = 70
const A_SIDE = 700
const TURNS: Readonly<Record<string, number>> = { march: 6, war: 400 }
const STACKING = 4
const POINTS = 8
const ZONE_COST = 2

const grid = defineGrid({
  orientation: 'pointy',
  digits: 'RRCCC',
  columns: 'east',
  rows: 'south',
  shifted: 'even rows east',
  sheets: [{ prefix: '', hexes: [{ columns: [1, COLUMNS], rows: [1, ROWS] }] }],
})

interface CampaignSetting extends Setting {
  readonly ground: Grid
  /** Cost of each step, by hex and direction. */
  readonly costs: Uint8Array
  readonly turns: number
}

const UNIT_IDS = ['', ...Array.from({ length: 2 * A_SIDE }, (_, unit) => `u${unit + 1}`)]
const kinds = { unit: idKind('unit', UNIT_IDS), place: placeKind(grid, []) }

const columns = ({ ground }: CampaignSetting) => ({
  units: table(UNIT_IDS, {
    ...pieceColumns(kinds.place),
    steps: u8,
    moved: flag,
    fought: flag,
    joined: flag.of('assault'),
  }),
  hexes: table(['', ...Array.from({ length: ground.size }, (_, i) => ground.name(i + 1))], {
    /** Whoever was last in it. */
    held: u8,
    works: u8,
    attacked: flag,
    target: flag.of('assault'),
  }),
  march: memory('march', { unit: u16.as(kinds.unit) }),
  assault: memory('assault', { hex: u16.as(kinds.place) }),
  ...pieceTables(ground.size, ground.size, 2),
})

type State = Played<typeof columns, CampaignSetting>

const sideOf = (unit: number): number => (unit <= A_SIDE ? 1 : 2)
const enemyOf = (side: number): number => 3 - side
const firstOf = (side: number): number => (side === 1 ? 1 : A_SIDE + 1)
const phasing = (s: State): number => phaseNow(s).side

const pieces = new Pieces<State>({ sideOf: (_s, unit) => sideOf(unit), zone: () => ALL_ROUND })

const tollsOf = memoBySide<State, Tolls>(
  ({ setting: { ground } }) => tolls(ground),
  (s, { enter, leave }, side) => {
    pieces.markZone(s, enemyOf(side), ZONE_COST, leave)
    enter.set(leave)
    pieces.markUnits(s, enemyOf(side), TABLE_BARRED, enter)
  },
  (side) => piecesOf(enemyOf(side)),
)

const rangeOf = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    const { unit } = s.march
    found.find(s.units.place[unit]!, POINTS, s.setting.costs, tollsOf(s, sideOf(unit)))
  },
)

const move: Step<State> = {
  rule: '1',
  prompt: 'Move a unit, or end the phase.',
  asks: phasing,
  verbs: {
    move: {
      a: 'unit',
      isExact: true,
      offers(s, out) {
        const first = firstOf(phasing(s))
        for (let unit = first; unit < first + A_SIDE; unit++) if (canMove(s, unit)) out.add(unit)
      },
      bars: (s, unit, why) =>
        sideOf(unit) === phasing(s) && canMove(s, unit) ? LEGAL : why.no('1', '{unit} does not move', unit),
      takes(s, unit, play) {
        play.enter('march')
        s.march.unit = unit
      },
    },
    done: { takes: (_s, _, play) => play.leave() },
  },
}

const canMove = ({ units }: State, unit: number): boolean => units.place[unit] !== 0 && units.moved[unit] === 0

const march: Step<State> = {
  rule: '2',
  prompt: 'Where does {unit} go?',
  about: (s) => [s.march.unit],
  asks: phasing,
  verbs: {
    to: {
      a: 'place',
      isExact: true,
      offers(s, out) {
        const found = rangeOf(s)
        const hexes = found.ascending()
        for (let i = 0; i < found.count; i++) if (pieces.count(s, hexes[i]!) < STACKING) out.add(hexes[i]!)
      },
      bars(s, hex, why) {
        if (!rangeOf(s).has(hex)) return why.no('2', '{place} is out of reach', hex)
        return pieces.count(s, hex) < STACKING ? LEGAL : why.no('2', '{place} is full', hex)
      },
      takes(s, hex, play) {
        const { unit } = s.march
        pieces.place(s, unit, hex)
        s.hexes.held[hex] = sideOf(unit)
        s.units.moved[unit] = 1
        play.tell('moved', unit, hex)
        play.leave()
      },
    },
    stay: {
      takes(s, _, play) {
        s.units.moved[s.march.unit] = 1
        play.leave()
      },
    },
  },
}

const combat: Step<State> = {
  rule: '3',
  prompt: 'Attack a hex, or end the phase.',
  asks: phasing,
  verbs: {
    attack: {
      a: 'place',
      offers(s, out) {
        const { hexes, count } = pieces.hexesOf(s, enemyOf(phasing(s)))
        const zone = pieces.zoneOf(s, phasing(s))
        for (let i = 0; i < count; i++) if (zone[hexes[i]!] !== 0) out.add(hexes[i]!)
      },
      bars: attackBarred,
      takes(s, hex, play) {
        play.enter('assault')
        s.assault.hex = hex
        s.hexes.target[hex] = 1
      },
    },
    done: { takes: (_s, _, play) => play.leave() },
  },
}

function attackBarred(s: State, hex: number, why: Why): Rule {
  if (pieces.occupier(s, hex) !== enemyOf(phasing(s))) return why.no('3', 'no enemy stands in {place}', hex)
  if (s.hexes.attacked[hex] === 1) return why.no('3', '{place} was attacked', hex)
  for (let direction = 0; direction < 6; direction++)
    for (let unit = pieces.first(s, grid.neighbour(hex, direction)); unit !== 0; unit = pieces.next(s, unit))
      if (sideOf(unit) === phasing(s) && s.units.fought[unit] === 0) return LEGAL
  return why.no('3', 'nobody can attack {place}', hex)
}

const assault: Step<State> = {
  rule: '4',
  prompt: 'Add units to the attack on {place}, then roll.',
  about: (s) => [s.assault.hex],
  asks: phasing,
  verbs: {
    join: {
      a: 'unit',
      adds: (s) => s.units.joined,
      offers: offerBeside,
      bars(s, unit, why) {
        if (sideOf(unit) !== phasing(s) || s.units.place[unit] === 0) return why.no('4', '{unit} is not at hand', unit)
        if (s.units.fought[unit] === 1 || s.units.joined[unit] === 1) return why.no('4', '{unit} has its orders', unit)
        return grid.directionTo(s.units.place[unit]!, s.assault.hex) < 0
          ? why.no('4', '{unit} is too far', unit)
          : LEGAL
      },
      takes(s, unit) {
        s.units.joined[unit] = 1
      },
    },
    roll: {
      bars: (s, _, why) => (s.units.joined.includes(1) ? LEGAL : why.no('4', 'nobody attacks yet')),
      takes: fight,
    },
    withdraw: {
      takes(s, _, play) {
        s.hexes.attacked[s.assault.hex] = 1
        play.leave()
      },
    },
  },
}

const near = new Uint16Array(6 * STACKING)

function offerBeside(s: State, out: Choices): void {
  let count = 0
  for (let direction = 0; direction < 6; direction++)
    for (let unit = pieces.first(s, grid.neighbour(s.assault.hex, direction)); unit !== 0; unit = pieces.next(s, unit))
      near[count++] = unit
  near.subarray(0, count).sort()
  for (let i = 0; i < count; i++) out.add(near[i]!)
}

/** On a high die the first defender loses a step, on a low one the first attacker. */
function fight(s: State, _: number, play: Play): void {
  const { hex } = s.assault
  const die = play.dice.die(6, 'combat')
  const loser = die > 3 ? pieces.first(s, hex) : s.units.joined.indexOf(1)
  for (let unit = s.units.joined.indexOf(1); unit > 0; unit = s.units.joined.indexOf(1, unit + 1))
    s.units.fought[unit] = 1
  s.hexes.attacked[hex] = 1
  s.units.steps[loser]!--
  if (s.units.steps[loser] === 0) pieces.place(s, loser, 0)
  play.tell('fought', hex, die)
  play.leave()
}

const SEQUENCE = sequence([
  { id: 'west move', side: 1, rule: '1', step: 'move' },
  { id: 'west combat', side: 1, rule: '3', step: 'combat' },
  { id: 'east move', side: 2, rule: '1', step: 'move' },
  { id: 'east combat', side: 2, rule: '3', step: 'combat' },
  { id: 'end', side: 0, rule: '0' },
])

const moves: PhaseRules<State> = {
  enter(s) {
    s.units.moved.fill(0)
  },
}

const fights: PhaseRules<State> = {
  enter(s) {
    s.units.fought.fill(0)
    s.hexes.attacked.fill(0)
  },
}

export const campaign = defineGame({
  id: 'campaign',
  name: 'Campaign',
  rules: 1,
  sides: ['west', 'east'],
  scenarios: [
    { id: 'march', name: 'March', about: 'two fronts' },
    { id: 'war', name: 'War', about: 'as long as it takes' },
  ],
  events: { moved: '{unit} goes to {place}', fought: 'a fight for {place}' },
  setting: (scenario, options): CampaignSetting => ({
    scenario,
    options,
    kinds,
    data: () => null,
    sequence: SEQUENCE,
    ground: grid,
    turns: TURNS[scenario] ?? 0,
    // Every fifth hex is rough.
    costs: Uint8Array.from(grid.neighbours, (to) => (to === 0 ? TABLE_BARRED : to % 5 === 0 ? 2 : 1)),
  }),
  columns,
  phases: {
    'west move': moves,
    'west combat': fights,
    'east move': moves,
    'east combat': fights,
    end: {
      enter(s, play) {
        if (s.turn === s.setting.turns) play.finish()
      },
    },
  },
  steps: { move, march, combat, assault },
  /** Two fronts from north to south, some hexes apart, and reserves behind them. */
  deal(s) {
    for (let unit = 1; unit < UNIT_IDS.length; unit++) {
      const rank = (unit - 1) % A_SIDE
      const depth = 2 * Math.floor(rank / ROWS)
      const column = sideOf(unit) === 1 ? COLUMNS / 2 - 4 - depth : COLUMNS / 2 + 4 + depth
      s.units.steps[unit] = 2
      pieces.place(s, unit, 1 + (rank % ROWS) * COLUMNS + Math.floor(column))
    }
  },
  rebuild: (s) => pieces.rebuild(s),
  outcome: () => ({ winner: 0, level: 'even', because: [] }),
})

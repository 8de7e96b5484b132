import {
  type Display,
  expectedOutcomes,
  type Face,
  type Fact,
  type GuideStep,
  type Hint,
  hash,
  LEGAL,
  type LineItem,
  type Matter,
  NO_PAINT,
  NO_REASONS,
  type Outlook,
  type Overlay,
  type Paint,
  type Score,
  seededDice,
  type TerrainChart,
  type Told,
  type Tone,
  type Tray,
  type UnitMark,
} from '@hexfront/core'
import { attackFigures, defenceFigures, type Prospect, proposals, prospects } from '../display/attack.ts'
import { clockOf } from '../display/clock.ts'
import { callingOf, NOBODY } from '../display/faces.ts'
import { momentsOf } from '../display/moment.ts'
import { heard, rollsOf } from '../display/rolls.ts'
import { BLANK } from '../display/sheet.ts'
import { hexesWhere, painted } from '../display/spots.ts'
import { tollsOf } from '../display/tolls.ts'
import { capital, counted, listed, ordinal, signed, spelled } from '../words.ts'
import { account } from './account.ts'
import { MUD_COST, RESULTS, RIVER_COST, TERRAIN_COST, TURNS, WOOD_DIE } from './charts.ts'
import { attackBarred, attackStrength, defenceStrength, dieModifier, joinBarred, odds, weightOf } from './combat.ts'
import { BLUE, COUNTERS, KINDS, RED } from './counters.ts'
import { drill } from './index.ts'
import { board } from './map.ts'
import { allowance, marchBarred, marchCost, range } from './movement.ts'
import { phasing } from './sequence.ts'
import { type DrillSetting, enemyOf, pieces, type State, sideOf, TOWNS, UNITS } from './state.ts'
import { isSupplied } from './supply.ts'

const SIDES = [BLUE, RED]
const SIDE_NAMES = ['', 'Blue', 'Red'] as const

const ARMS = { foot: 'infantry', tank: 'armor' } as const

const FACES: readonly Face[] = [
  NOBODY,
  ...COUNTERS.map(({ id, side, kind }): Face => {
    const number = Number(id.slice(1))
    const colour = SIDE_NAMES[side]!
    return {
      side,
      arm: ARMS[kind],
      size: 'regiment',
      name: String(number),
      label: `${colour} ${number}`,
      title: `${ordinal(number)} ${colour} ${kind === 'tank' ? 'Tank' : 'Foot'} Regiment`,
      formation: '',
      stripe: '',
    }
  }),
]

const { called, namingOf } = callingOf(drill, () => FACES)

const { phaseOf, isPast, stepOf, offered } = momentsOf(drill)

const PHASES = [
  { id: 'blue move', side: BLUE, name: 'Move' },
  { id: 'blue combat', side: BLUE, name: 'Combat' },
  { id: 'red move', side: RED, name: 'Move' },
  { id: 'red combat', side: RED, name: 'Combat' },
] as const

/** What a client shows of this game. */
export const display: Display<State, DrillSetting> = {
  sides: [
    { name: 'Blue', tone: 'light' },
    { name: 'Red', tone: 'dark' },
  ],
  primary: { move: 'done', march: 'stay', combat: 'done', assault: 'resolve' },
  finishes: {},
  opening: {},
  overlays: overlays(),
  hasSecrets: true,
  guide: () => GUIDE,
  account,
  chart,
  sheet: ({ board }) => ({ board, kilometres: 0, lines: {} }),
  faces: () => FACES,
  placeOf: (s, unit) => s.units.place[unit]!,
  values: (s, unit) => `${strengthText(s, unit)}-${KINDS[COUNTERS[unit - 1]!.kind].allowance}`,
  marks,
  aboutUnit,
  aboutPlace,
  clock: clockOf(drill, {
    turns: TURNS,
    phases: PHASES,
    date: (s) => (s.mud === 1 ? 'mud' : 'dry ground'),
    due: () => '',
  }),
  score,
  trays,
  subject,
  hints,
  path,
  matter,
  outlook,
  caution,
  spoken: () => '',
}

/** 2.2: a strength that this side does not know is a question mark. */
const strengthText = (s: State, unit: number): string =>
  s.units.strength[unit] === 0 ? '?' : String(s.units.strength[unit])

function marks(s: State, unit: number): UnitMark[] {
  if (s.units.place[unit] === 0) return []
  const found: UnitMark[] = []
  if (s.units.joined[unit] === 1) found.push({ kind: 'chosen', text: 'in this attack', rule: '5.3' })
  else if (subject(s) === unit) found.push({ kind: 'chosen', text: 'in hand', rule: '' })
  if (phaseOf(s).endsWith('move') && s.units.moved[unit] === 1)
    found.push({ kind: 'done', text: 'has moved in this turn', rule: '3.1' })
  if (phaseOf(s).endsWith('combat') && s.units.fought[unit] === 1)
    found.push({ kind: 'done', text: 'has fought in this phase', rule: '5.1' })
  if (!isSupplied(s, unit))
    found.push({ kind: 'cut', text: 'out of supply: half strength, half movement', rule: '6.2', chip: '½' })
  return found
}

/** The unit that the open question is about. */
function subject(s: State): number {
  return s.march.unit || (stepOf(s) === 'retreat' ? s.assault.defender : 0)
}

function aboutUnit(s: State, unit: number): Fact[] {
  const facts: Fact[] = [
    { text: `Strength ${strengthText(s, unit)}`, rule: '2.1' },
    { text: `Movement ${KINDS[COUNTERS[unit - 1]!.kind].allowance}`, rule: '3.1' },
  ]
  if (s.units.place[unit] === 0) return [...facts, { text: 'Lost', rule: '5.4' }]
  facts.push({ text: isSupplied(s, unit) ? 'In supply' : `Out of supply: movement ${allowance(s, unit)}`, rule: '6.1' })
  for (const { kind, text, rule } of marks(s, unit))
    if (kind !== 'chosen' && kind !== 'cut') facts.push({ text: capital(text), rule })
  return facts
}

function chart(): TerrainChart {
  const cost = (text: string): Fact => ({ text, rule: '3.2' })
  const die = (text: string): Fact => ({ text, rule: '5.3' })
  return {
    columns: ['To enter', 'Combat'],
    rows: [
      { name: 'Clear', on: 'terrain clear', cells: [cost(String(TERRAIN_COST['clear'])), die('')] },
      {
        name: 'Wood',
        on: 'terrain wood',
        cells: [cost(String(TERRAIN_COST['wood'])), die(`die ${signed(WOOD_DIE, 1)}`)],
      },
      { name: 'River', on: 'sides river', cells: [cost(signed(RIVER_COST, 1)), die('')] },
      { name: 'Mud', on: '', cells: [{ text: signed(MUD_COST, 1), rule: '3.4' }, die('')] },
    ],
  }
}

const TERRAIN: Readonly<Record<string, string>> = {
  clear: 'Clear: 1 to enter',
  wood: 'Wood: 2 to enter, one off the die against it',
}

function aboutPlace(s: State, hex: number): Fact[] {
  const { board } = s.setting
  if (hex === 0 || hex > board.grid.size) return []
  const facts: Fact[] = []
  TOWNS.forEach((town, n) => {
    if (town.hex !== hex) return
    const holder = SIDE_NAMES[s.towns.held[n + 1]!]
    facts.push({
      text: holder === '' ? `${town.name}, held by nobody` : `${town.name}, held by ${holder}`,
      rule: '1.3',
    })
  })
  const terrain = board.terrainNames[board.terrain[hex]!]!
  facts.push({ text: TERRAIN[terrain] ?? capital(terrain), rule: '3.2' })
  const river = board.sideClass('river')
  const along = board.grid.directions.filter((_, direction) => river[hex * 6 + direction] !== 0)
  if (along.length > 0)
    facts.push({ text: `River (${along.join(', ')}): 1 more to cross, no zones across it`, rule: '3.2' })
  const zones = SIDES.filter((side) => pieces.inZone(s, side, hex)).map((side) => SIDE_NAMES[side]!)
  if (zones.length > 0)
    facts.push({
      text: `In the ${zones.length === 1 ? 'zone' : 'zones'} of ${listed(zones)}: a unit stops here`,
      rule: '3.3',
    })
  return facts
}

const townsOf = (s: State, side: number): string[] =>
  TOWNS.filter((_, n) => s.towns.held[n + 1] === side).map(({ name }) => name)

function score(s: State): Score {
  const [blue, red] = [townsOf(s, BLUE), townsOf(s, RED)]
  const lead = blue.length - red.length
  const leader = s.beaten !== 0 ? enemyOf(s.beaten) : lead > 0 ? BLUE : lead < 0 ? RED : 0
  const items: LineItem[] = [blue, red].map((towns, n) => ({
    rule: '1.4',
    text: `${SIDE_NAMES[n + 1]}: ${towns.length === 0 ? 'no towns' : listed(towns)}`,
    value: towns.length,
  }))
  return {
    points: [blue.length, red.length],
    level: leader === 0 ? 'Drawn' : `${SIDE_NAMES[leader]} ${Math.abs(lead) > 2 ? 'decisive' : 'marginal'}`,
    leader,
    balance: (TOWNS.length - lead) / (2 * TOWNS.length),
    steps: [3, 0, -3].map((by) => ({
      at: (TOWNS.length - by) / (2 * TOWNS.length),
      name: by === 0 ? 'even' : `${Math.abs(by)} more`,
    })),
    items,
    needs: [lead, -lead].map(needed),
  }
}

/** 1.4: what a side that leads by so many towns wants. */
function needed(lead: number): string {
  if (lead > 2) return ''
  return lead > 0 ? 'a lead of three towns for a decisive victory' : 'a lead of one town for a marginal victory'
}

function trays(s: State): Tray[] {
  return SIDES.flatMap((side) => {
    const units: Tray['units'][number][] = []
    for (let unit = 1; unit <= UNITS; unit++)
      if (sideOf(unit) === side && s.units.place[unit] === 0) units.push({ unit, note: '' })
    if (units.length === 0) return []
    const name = SIDE_NAMES[side]!
    return [
      {
        id: `${name.toLowerCase()} losses`,
        title: `${name} losses`,
        note: capital(counted(units.length, 'unit')),
        place: 0,
        units,
        rows: [],
      },
    ]
  })
}

function hints(s: State): Hint[] {
  if (stepOf(s) !== 'march') return []
  return offered(s, 'to').map((place) => ({ place, label: String(range(s).cost(place)), look: 'go' }))
}

function outlook(s: State, place: number): Outlook | null {
  if (stepOf(s) !== 'march' || marchBarred(s, place, NO_REASONS) !== LEGAL) return null
  const { items, cost } = tollsOf(namingOf(s), (why) => marchCost(s, place, why))
  const has = allowance(s, s.march.unit)
  return { items, facts: [{ rule: '3.2', text: `${cost} of ${has} points` }], ask: '' }
}

function path(s: State, place: number): number[] {
  const way: number[] = []
  if (stepOf(s) === 'march') range(s).pathTo(place, way)
  return way
}

/** Strengths are counted in halves. */
const SCALE = 2

type Outcome = (typeof RESULTS)[number]

const LOOKS: Readonly<Record<Outcome, { readonly name: string; readonly tone: Tone }>> = {
  Al: { name: 'Attacker loses a unit', tone: 'bad' },
  Ex: { name: 'Both lose a unit', tone: 'even' },
  Dr: { name: 'Defender retreats', tone: 'good' },
}

function matter(s: State): Matter | null {
  if (stepOf(s) !== 'assault') return null
  const { target } = s.assault
  const volunteers = worths(s, (unit) => {
    return s.units.joined[unit] === 1 || joinBarred(s, phasing(s), unit, target, NO_REASONS) === LEGAL
  }).map(({ unit }) => ({ unit, strength: weightOf(s, unit) }))
  const prepared: Matter = {
    ...BLANK,
    title: `Attack on ${board.grid.name(target)}`,
    targets: [target],
    members: worths(s, (unit) => s.units.joined[unit] === 1),
    candidates: worths(s, (unit) => joinBarred(s, phasing(s), unit, target, NO_REASONS) === LEGAL),
  }
  const rules = {
    crt: s.setting.crt,
    scale: SCALE,
    rule: '5.3',
    naming: namingOf(s),
    strength: attackStrength.bind(null, s),
    defence: defenceStrength.bind(null, s),
    die: dieModifier.bind(null, s),
  }
  const offered = { ...prepared, proposals: proposals(rules, volunteers) }
  if (prepared.members.length === 0) return { ...offered, ...defenceFigures(rules, 'Nobody yet') }
  // 2.2: the other side does not know yet what attacks.
  if (prepared.members.some(({ unit }) => s.units.strength[unit] === 0))
    return { ...prepared, ...defenceFigures(rules, 'Face down'), headline: '?', ...guessed(s) }
  return {
    ...offered,
    ...attackFigures({ ...rules, column: odds(s) }),
    ...prospects(
      s.setting.crt,
      rollsOf(drill, s, 'resolve', ({ told }) => prospectOf(s, told)),
    ),
  }
}

const GUESSES = 100

/** What an onlooker may expect: strengths that he does not know are dealt out anew again and again. */
function guessed(s: State): Pick<Matter, 'hint' | 'results'> {
  const { choice } = drill.read(s, 'resolve')
  const all = expectedOutcomes(drill, s, enemyOf(phasing(s)), choice, seededDice(hash(s)), GUESSES)
  const rolls = all.map(({ chance, told }) => ({ chance, face: 0, gives: prospectOf(s, told) }))
  return {
    results: prospects(s.setting.crt, rolls).results,
    hint: `On average over ${GUESSES} guesses at what attacks`,
  }
}

function prospectOf(s: State, told: readonly Told[]): Prospect {
  const result = RESULTS.find((one) => one === told[0]!.event)!
  return { result, ...LOOKS[result], fact: consequence(s, result, heard(told, 'lost').length > 0) }
}

function consequence(s: State, result: Outcome, isLost: boolean): Fact {
  const defender = called(s, pieces.first(s, s.assault.target))
  switch (result) {
    case 'Al':
      return { rule: '5.4', text: `${SIDE_NAMES[phasing(s)]} loses one of the attackers, and chooses which.` }
    case 'Ex':
      return { rule: '5.4', text: `${defender} is lost, and one of the attackers.` }
    case 'Dr':
      return {
        rule: '5.5',
        text: isLost ? `${defender} has nowhere to go and is lost.` : `${defender} goes back one hex.`,
      }
  }
}

function worths(s: State, holds: (unit: number) => boolean): Matter['members'] {
  const found: Matter['members'][number][] = []
  for (let unit = 1; unit <= UNITS; unit++) {
    if (!holds(unit)) continue
    const parts = weightOf(s, unit)
    const note = isSupplied(s, unit) ? '' : 'out of supply, half'
    found.push({ unit, worth: parts === 0 ? '?' : signed(parts, SCALE), note })
  }
  return found
}

function caution(s: State, verb: string): string {
  const step = stepOf(s)
  if (verb !== 'done') return ''
  if (step === 'combat') {
    const able = new Set<number>()
    for (let hex = 1; hex <= board.grid.size; hex++) {
      if (attackBarred(s, phasing(s), hex, NO_REASONS) !== LEGAL) continue
      for (let unit = 1; unit <= UNITS; unit++)
        if (joinBarred(s, phasing(s), unit, hex, NO_REASONS) === LEGAL) able.add(unit)
    }
    return able.size === 0 ? '' : `${capital(counted(able.size, 'unit'))} could still attack. End combat?`
  }
  if (step !== 'move') return ''
  let able = 0
  let moved = 0
  for (let unit = 1; unit <= UNITS; unit++) {
    if (sideOf(unit) !== phasing(s) || s.units.place[unit] === 0) continue
    if (s.units.moved[unit] === 1) moved++
    else able++
  }
  return able <= moved ? '' : `${capital(counted(able, 'unit'))} could still move. End movement?`
}

function overlays(): Overlay<State>[] {
  return [
    {
      id: 'zones',
      name: 'Zones',
      key: 'Z',
      icon: 'zones',
      about: 'Hexes that each side controls: a unit stops on entering one (3.3).',
      paint: (s) => ({
        ...NO_PAINT,
        hexes: SIDES.flatMap((side) => hexesWhere(s, (hex) => pieces.inZone(s, side, hex)).map(painted('zone', side))),
      }),
    },
    {
      id: 'supply',
      name: 'Supply',
      key: 'S',
      icon: 'supply',
      about: 'Units with no way to their own edge fight and move at half (6.1).',
      paint: paintCut,
    },
    {
      id: 'victory',
      name: 'Towns',
      key: 'V',
      icon: 'goals',
      about: 'Towns belong to whoever was last in them; more towns win (1.3).',
      paint: (s) => ({
        ...NO_PAINT,
        hexes: TOWNS.map(({ hex }, n) => ({ place: hex, look: 'goal', side: s.towns.held[n + 1]!, weight: 1 })),
      }),
    },
  ]
}

function paintCut(s: State): Paint {
  const cut: number[] = []
  for (let unit = 1; unit <= UNITS; unit++) if (s.units.place[unit] !== 0 && !isSupplied(s, unit)) cut.push(unit)
  return {
    ...NO_PAINT,
    hexes: cut.map((unit) => painted('cut', sideOf(unit))(s.units.place[unit]!)),
    chips: cut.map((unit) => ({ place: s.units.place[unit]!, text: '½', tone: 'bad' })),
    note: cut.length === 0 ? 'Nobody is cut off.' : '',
  }
}

/** Blue's first turn. */
const GUIDE: readonly GuideStep<State>[] = [
  {
    text: 'Pick one of your tanks: each disc shows what a hex costs.',
    rule: '3.2',
    places: ['0301', '0502'],
    isDone: (s) => isPast(s, 1, 'blue move') || s.march.unit !== 0 || s.units.moved.includes(1),
  },
  {
    text: 'Send it to Midford. Towns win the game.',
    rule: '1.4',
    places: ['0405'],
    isDone: (s) => isPast(s, 1, 'blue move') || s.units.moved.includes(1),
  },
  {
    text: `Move the other ${spelled(UNITS / 2 - 1)}, then end movement.`,
    rule: '3.1',
    places: [],
    isDone: (s) => isPast(s, 1, 'blue move'),
  },
  {
    text: 'Attack a Red unit beside yours if there is one. End combat.',
    rule: '5.1',
    places: [],
    isDone: (s) => isPast(s, 1, 'blue combat'),
  },
]

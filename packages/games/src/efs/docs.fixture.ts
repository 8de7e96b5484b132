import type { Provenance, ResultTable } from '@hexfront/core'
import { fraction, signed } from '../words.ts'
import type { Campaign, Card } from './data/card.ts'
import { CARDS } from './data/cards.ts'
import * as charts from './data/charts.ts'
import type { Counter } from './data/counter.ts'
import { AXIS, COUNTERS, SOVIET } from './data/counters.ts'
import { unitsNamed } from './data/names.ts'
import { GROUPS } from './data/oob/deployment.ts'
import { faces, SIDE_NAMES } from './display/faces.ts'
import { efs } from './index.ts'
import { BY_GROUP } from './reserves/groups.ts'

/** The tables of the page that are made from the data of the game, line by line. */
type Table = readonly string[]

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): Table => [
  row(...head),
  `|${head.map(() => '---|').join('')}`,
  ...rows.map((cells) => row(...cells)),
]

// Marks

const LETTERS: Readonly<Record<string, string>> = {
  'as a published picture of the counter shows it': 'F',
  'a public digest of the standard rules by players': 'F',
  'as counters of this kind that were seen in pictures': 'I',
  'a ladder through the seven results of the worked examples: a column is worth one on the die': 'I',
  'our own estimate of the unit': 'D',
  'our own proposal, since no source has it': 'D',
  'order of battle and situation maps of the days; the card itself is not to be had': 'D',
  '10.26 says what scores; places, figures and levels are scaled to the course of history': 'D',
  '10.86 says what scores; places, figures and levels are scaled to the course of history': 'D',
  '10.76 says what scores; places, figures and levels are scaled to the course of history': 'D',
  '10.46 says what scores; places, figures and levels are scaled to the course of history': 'D',
  '10.36 gives the nine points and that of Borisov; the rest is scaled to the course of history': 'D',
}

/** X: proved by a worked example; P: printed otherwise; F, I, D as the page says. */
function markOf({ kind, note }: Provenance): string {
  if (kind === 'printed') return note.startsWith('11.') && note.length === 4 ? 'X' : 'P'
  const letter = LETTERS[note]
  if (letter === undefined) throw new Error(`the page has no letter for: ${note}`)
  return letter
}

// Counters

/** The counters of the scenarios that can be played. */
const IN_PLAY: readonly Counter[] = COUNTERS.filter(({ id }) =>
  CARDS.some((card) => efs.setting(card.id).unitIds.includes(id)),
)

function countersIn(side: number): Map<string, Counter[]> {
  const formations = new Map<string, Counter[]>()
  for (const counter of IN_PLAY)
    if (counter.side === side)
      formations.set(counter.formation, [...(formations.get(counter.formation) ?? []), counter])
  return formations
}

function valuesOf({ type, faces: steps, support, range, command, recovery, air, traits }: Counter): string {
  if (air) {
    const { kind, rating, cas, interdiction, aa } = air
    return `${kind} ${rating}/${cas}/${interdiction}${aa === 0 ? '' : ` AA ${signed(aa, 1)}`}`
  }
  const strengths = steps.map(({ attack, defence, movement }) => `${attack}-${defence}-${movement}`).join(' ')
  const guns = support > 0 ? [`support ${support}${traits.includes('attack only') ? 'A' : ''} range ${range}`] : []
  const staff = command > 0 ? [`command ${command} recovery ${recovery}`] : []
  return [type, strengths === '' ? 'removed' : strengths, ...guns, ...staff].join(' ')
}

/** Each with its values and its mark: `g:25/7Pz` armor 9-7-7 7-5-7 5-4-7 2-2-7 F. */
const counterText = (counter: Counter): string =>
  `\`${counter.id}\` ${counter.air ? `${counter.name} ` : ''}${valuesOf(counter)} ${markOf(counter.provenance)}`

export const counterTable = (): Table =>
  table(
    ['side', 'formation', 'counters'],
    [AXIS, SOVIET].flatMap((side) =>
      [...countersIn(side)].map(([formation, units]) => [
        SIDE_NAMES[side]!,
        formation,
        units.map(counterText).join(', '),
      ]),
    ),
  )

/** How many counters have each mark. */
export const markCounts = (): Table => {
  const letters = ['X', 'F', 'I', 'D']
  const count = (side: number, letter: string): number =>
    IN_PLAY.filter((counter) => counter.side === side && markOf(counter.provenance) === letter).length
  return table(
    ['', ...letters, 'all'],
    [AXIS, SOVIET].map((side) => [
      SIDE_NAMES[side]!,
      ...letters.map((letter) => String(count(side, letter))),
      String(IN_PLAY.filter((counter) => counter.side === side).length),
    ]),
  )
}

// Charts

const quarters = (value: number): string => (value === charts.NEVER ? 'no' : fraction(value, charts.POINT))

type Figure = readonly [text: string, from: Provenance]

const figured = (figures: readonly Figure[]): string =>
  figures.map(([text, from]) => `${text} ${markOf(from)}`).join('; ')

const cellsOf = (chart: ResultTable): Figure[] =>
  chart.rows.flatMap((die, at) =>
    chart.columns.map((column, of): Figure => {
      const cell = at * chart.columns.length + of
      const head = chart.columns.length === 1 ? die : `${die} ${column}`
      return [
        `${head}: ${chart.results[chart.cells[cell]!]!.replaceAll('*', '\\*')}`,
        chart.origins.get(cell) ?? chart.provenance,
      ]
    }),
  )

function groundFigures(): Figure[] {
  return charts.TERRAINS.flatMap((kind): Figure[] => {
    const { dry, mud, provenance, footFrom, mudFrom } = charts.TERRAIN[kind]
    const wheels = ({ wheels: all, 'soviet armor': armor }: typeof dry): string =>
      all === armor ? quarters(all) : `${quarters(all)} (Soviet armor ${quarters(armor)})`
    return [
      [`${kind} on foot ${quarters(dry.foot)}`, footFrom ?? provenance],
      [`on wheels ${wheels(dry)}`, provenance],
      [`in Mud ${quarters(mud.foot)} and ${wheels(mud)}`, mudFrom],
    ]
  })
}

function roadFigures(): Figure[] {
  const { dry, mud, provenance, mudFrom } = charts.ROADS
  const rate = ({ clear, other }: (typeof dry)[number]): string =>
    clear === other
      ? quarters(clear)
      : `${quarters(clear)} (other ground ${other === 0 ? 'as clear ground off the road' : quarters(other)})`
  return ['', 'motorway', 'main road', 'minor road'].flatMap((name, kind): Figure[] =>
    name === ''
      ? []
      : [
          [`${name} ${rate(dry[kind]!)}`, provenance],
          [`in Mud ${rate(mud[kind]!)}`, mudFrom],
        ],
  )
}

function phaseFigures(): Figure[] {
  const { shares, provenance, otherFrom } = charts.MOVEMENT_PHASES
  return (['motorized', 'cavalry', 'foot', 'orange', 'green', 'rail'] as const).map((kind) => [
    `${kind} ${charts.MOVES.map((phase) => shares[kind][phase]).join('/')}`,
    kind === 'cavalry' || kind === 'green' ? otherFrom : provenance,
  ])
}

function chargeFigures(): Figure[] {
  const { CITY_COST, RIVER_COST, FORT_COST, ZONE_COST, RAIL_COST, EXIT_COST } = charts
  return [
    [`city ${quarters(CITY_COST.quarters)}`, CITY_COST.provenance],
    [`river +${quarters(RIVER_COST.dry)}, in Mud +${quarters(RIVER_COST.mud)}`, RIVER_COST.provenance],
    [`enemy fort +${quarters(FORT_COST.quarters)}`, FORT_COST.provenance],
    [`enemy zone +${quarters(ZONE_COST.quarters)}`, ZONE_COST.provenance],
    [`railway ${quarters(RAIL_COST.quarters)}`, RAIL_COST.provenance],
    [`off the map ${quarters(EXIT_COST.quarters)}`, EXIT_COST.provenance],
  ]
}

function limitFigures(): Figure[] {
  const { STACKING, STRATEGIC, INFILTRATION, ARTILLERY, RETREAT, AA_DRMS, MOST_FLIGHTS } = charts
  return [
    [`stacking ${STACKING.most}`, STACKING.provenance],
    [`strategic movement ×${STRATEGIC.times}, ${STRATEGIC.clearOf} hexes clear`, STRATEGIC.provenance],
    [`infiltration from ${INFILTRATION.leastMovement} points`, INFILTRATION.provenance],
    [
      `guns in a combat: Axis ${ARTILLERY.mostAxis}, under an HQ ${ARTILLERY.mostUnderHq} and ${ARTILLERY.mostRockets} rockets`,
      ARTILLERY.provenance,
    ],
    [`retreat ${RETREAT.plain} hexes, rockets ${RETREAT.rockets}`, RETREAT.provenance],
    [`by order ${RETREAT.ordered}`, RETREAT.orderedFrom],
    [`AA: HQ +${AA_DRMS.hq}, AA unit +${AA_DRMS.unit}`, AA_DRMS.provenance],
    [`Soviet AA +${AA_DRMS.mostSoviet} at most`, AA_DRMS.mostFrom],
    [`air units over a hex ${MOST_FLIGHTS.active} and ${MOST_FLIGHTS.other}`, MOST_FLIGHTS.provenance],
    ...charts.FIGURES.map(({ name, figure, provenance }): Figure => [`${name} ${figure}`, provenance]),
  ]
}

function overrunFigures(): Figure[] {
  const { OVERRUN, TERRAIN } = charts
  const rough = charts.TERRAINS.filter((kind) => TERRAIN[kind].overrun !== 0)
  return [
    [`${OVERRUN.least} to 1, against a strongpoint ${OVERRUN.leastAgainstStrongpoint}`, OVERRUN.provenance],
    ...OVERRUN.drms.map(
      ({ odds, drm }): Figure => [
        `from ${odds} to 1 ${drm === 0 ? '0' : signed(drm, 1)}`,
        odds === 7 ? OVERRUN.sevenToNineFrom : OVERRUN.provenance,
      ],
    ),
    ...rough.map((kind): Figure => [`${kind} ${signed(TERRAIN[kind].overrun, 1)}`, OVERRUN.groundFrom[kind]]),
    [`fort ${signed(OVERRUN.strongpoint, 1)}`, OVERRUN.provenance],
    [`river ${signed(OVERRUN.river, 1)}, marker ${signed(OVERRUN.marker, 1)}`, OVERRUN.otherFrom],
    ...cellsOf(charts.overruns),
  ]
}

function readinessFigures(): Figure[] {
  const { flown, damaged, sovietStorm, provenance, otherFrom } = charts.READINESS
  return [
    [`Axis Flown ${flown.axis}`, provenance],
    [`Soviet Flown ${flown.soviet}, in a storm +${sovietStorm}`, otherFrom],
    [`Damaged ${damaged.axis} and ${damaged.soviet}`, otherFrom],
  ]
}

function eventFigures(): Figure[] {
  const { RECEIVED, MOST_REPLACEMENTS, DISBANDING_VP, HQ_LOST_VP, MANDATED } = charts
  return [
    [`steps received: Axis ${RECEIVED.axis}, Soviet ${RECEIVED.soviet}`, RECEIVED.provenance],
    [`points kept ${MOST_REPLACEMENTS.points}`, MOST_REPLACEMENTS.provenance],
    [`HQ disbanded ${DISBANDING_VP.vp}`, DISBANDING_VP.provenance],
    [`HQ lost ${HQ_LOST_VP.vp}`, HQ_LOST_VP.provenance],
    [`Mandated Attack ${MANDATED.odds} with ${MANDATED.steps} steps`, MANDATED.provenance],
  ]
}

function campaignFigures(): Figure[] {
  const { LINE_OF_SUPPLY, ROAD_NET, RAIL_POINTS, RAILWAY, AIRLIFT, SURRENDER } = charts
  const { hq, zealous, city, fort, emergency, outOfSupply, militia } = SURRENDER.drms
  return [
    [
      `line of communication ${LINE_OF_SUPPLY.most} hexes, in Mud ${LINE_OF_SUPPLY.mostInMud}`,
      LINE_OF_SUPPLY.provenance,
    ],
    [`road net ${ROAD_NET.most}`, ROAD_NET.provenance],
    [`in Mud ${ROAD_NET.mostInMud}`, ROAD_NET.mudFrom],
    ...RAIL_POINTS.map(
      ({ until, first, others, inside, beyond, provenance }): Figure => [
        `conversion to turn ${until}: ${first}, ${others}, ${inside}, ${beyond}`,
        provenance,
      ],
    ),
    [
      `by rail ${RAILWAY.points} hexes, ${RAILWAY.interdicted} for an interdicted one, ${RAILWAY.clearOf} hexes clear of enemies`,
      RAILWAY.provenance,
    ],
    [`by air ${AIRLIFT.range} hexes, ${AIRLIFT.together} transports together`, AIRLIFT.provenance],
    [`surrender on ${SURRENDER.surrender}, a step on ${SURRENDER.attrition}`, SURRENDER.provenance],
    [
      `to it: HQ ${signed(hq, 1)}, Guards or NKVD ${signed(zealous, 1)}, city ${signed(city, 1)}, fort ${signed(fort, 1)}, Emergency ${signed(emergency, 1)}, Out of Supply ${signed(outOfSupply, 1)}, militia alone ${signed(militia, 1)}`,
      SURRENDER.provenance,
    ],
  ]
}

const DRM_NAMES: Readonly<Record<keyof typeof charts.DRMS, string>> = {
  strongpoint: 'strongpoint',
  fortified: 'printed fort',
  river: 'river',
  city: 'city',
  muddyTown: 'town in Mud',
  noRetreat: 'No Retreat',
  engineers: 'engineers',
  integrity: 'a whole division',
  combinedArms: 'Combined Arms',
  outOfSupply: 'defenders out of supply',
  overrunMarker: 'Overrun marker',
  unsupplied: 'no attack supply',
  belowTable: 'less than 1-4',
}

const drmFigures = (): Figure[] =>
  (Object.keys(DRM_NAMES) as (keyof typeof charts.DRMS)[]).map((name) => [
    `${DRM_NAMES[name]} ${signed(charts.DRMS[name].drm, 1)}`,
    charts.DRMS[name].provenance,
  ])

const historicalFigures = (): Figure[] => [
  [`historical Mud on turns ${charts.HISTORICAL_MUD.turns.join(' ')}`, charts.HISTORICAL_MUD.provenance],
]

/** Every figure of the charts but the combat table, each with its mark. */
export const chartTable = (): Table =>
  table(
    ['chart', 'figures'],
    [
      ['shares of the allowance in B1, B5, C1, C5 (7.1)', figured(phaseFigures())],
      ['ground (7.2)', figured(groundFigures())],
      ['roads (7.2, 10.41)', figured(roadFigures())],
      ['charges (7.2, 10.3)', figured(chargeFigures())],
      ['limits and ranges', figured(limitFigures())],
      ['modifiers of an attack (15.5)', figured(drmFigures())],
      ['overruns (11.3)', figured(overrunFigures())],
      ['AA fire (14.4)', figured(cellsOf(charts.aaFire))],
      ['air initiative (14.31)', figured(cellsOf(charts.airInitiative))],
      ['readiness (9.2)', figured(readinessFigures())],
      ['weather (5.1, 2.24)', figured([...cellsOf(charts.weatherTable), ...historicalFigures()])],
      ['supply, railways, surrender (6.1, 4.2, 20.0)', figured(campaignFigures())],
      ['super-heavy guns (13.46)', figured(cellsOf(charts.superHeavy))],
      ['replacements, HQs, Mandated Attacks', figured(eventFigures())],
    ],
  )

/** The combat table; printed cells are in bold. */
export const combatTable = (): Table => grid(charts.crt, (text, from) => (markOf(from) === 'X' ? `**${text}**` : text))

/** 14.32: with a letter where a cell is not ours. */
export const airTable = (): Table =>
  grid(charts.airCombat, (text, from) => (markOf(from) === 'D' ? text : `${text} ${markOf(from)}`))

function grid(chart: ResultTable, write: (text: string, from: Provenance) => string): Table {
  const { columns, rows, results, cells, origins, provenance } = chart
  return table(
    ['die', ...columns],
    rows.map((die, at) => [
      die,
      ...columns.map((_, of) => {
        const cell = at * columns.length + of
        return write(results[cells[cell]!]!.replaceAll('*', '\\*'), origins.get(cell) ?? provenance)
      }),
    ]),
  )
}

/** Card, set-up and conditions of victory of each scenario. */
export const cardTable = (): Table =>
  table(
    ['scenario', 'card', 'set-up', 'victory'],
    CARDS.map(({ name, provenance: { card, setUp }, victory }) => [
      name,
      ...[card, setUp, victory.provenance].map((from) => `${from.note} ${markOf(from)}`),
    ]),
  )

const GREAT_ROWS: readonly (readonly [string, (card: Card, more: Campaign) => string])[] = [
  ['turns', ({ firstTurn, lastTurn }) => `${firstTurn} to ${lastTurn}`],
  ['sheets', (_, { sheets }) => sheets.join(', ')],
  ['dry to turn', ({ dryUntil }) => String(dryUntil)],
  ['air readiness from turn', ({ readinessFrom }) => String(readinessFrom)],
  ['Mandated Attacks of the first turn', ({ mandated, firstTurn }) => String(mandated[firstTurn] ?? 0)],
  ['new strongpoints a turn', ({ newStrongpoints: { axis, soviet } }) => `Axis ${axis}, Soviet ${soviet}`],
  ['stacking points by rail a turn', (_, { railCapacity: { axis, soviet } }) => `Axis ${axis}, Soviet ${soviet}`],
  [
    'Soviet replacements',
    (_, { tables }) =>
      tables?.map(({ table: name, from, to }) => `table ${name}, ${from} to ${to}`).join('; ') ?? 'by the card',
  ],
  ['Special Groups', (_, { groups }) => (groups === undefined ? 'none' : spanOf(groups))],
  ['bridges are blown up', ({ switches }) => yesNo(switches.demolition)],
  ['leaving the map', ({ switches }) => yesNo(switches.exit)],
  ['Victory Plans', ({ switches }) => yesNo(switches.plans)],
]

const yesNo = (is: boolean): string => (is ? 'yes' : 'no')

const spanOf = (numbers: readonly number[]): string => `${numbers[0]} to ${numbers.at(-1)}`

/** 10.2, 10.4, 10.5, 10.7, 10.8: what the great scenarios differ in. */
export const greatTable = (): Table => {
  const great = CARDS.flatMap((card) => (card.campaign ? [{ card, more: card.campaign }] : []))
  return table(
    ['', ...great.map(({ card }) => card.name)],
    GREAT_ROWS.map(([name, cell]) => [name, ...great.map(({ card, more }) => cell(card, more))]),
  )
}

/** 8.2: the Special Groups, from when on each may be taken, and of whom it is. */
export const groupTable = (): Table =>
  table(
    ['Group', 'side', 'from turn', 'what', 'points', 'units'],
    GROUPS.map(({ number, side, name, earliest, units, cost }) => [
      String(number),
      side === 'axis' ? 'Axis' : 'Soviet',
      String(earliest),
      name,
      cost === 0 ? '' : String(cost),
      unitsNamed(units)
        .map(({ id }) => labelIn(cardOf('campaign'), id))
        .join(', '),
    ]),
  )

// Set-up

/** Scenarios that begin like a shorter one: what a formation has in both is told once. */
const BEGINS_LIKE: Readonly<Record<string, string>> = { dnepr: 'smolensk', campaign: 'minsk' }

const cardOf = (scenario: string): Card => CARDS.find(({ id }) => id === scenario)!

/** By formation, stack by stack: `25/7 Pz, 6/7 Pz 2617; 7/7 Pz 2718`, or `as in Minsk Pocket` and what comes to that. */
export function setUpTable(scenario: string): Table {
  const card = cardOf(scenario)
  const model = BEGINS_LIKE[scenario] === undefined ? null : cardOf(BEGINS_LIKE[scenario])
  return table(
    ['side', 'formation', 'units and hexes'],
    [AXIS, SOVIET].flatMap((side) =>
      [...countersIn(side)].flatMap(([formation, counters]) => {
        const parts = partsOf(card, counters)
        const told = model === null ? [] : partsOf(model, counters)
        const isLike = told.length > 0 && told.every((part) => parts.includes(part))
        const text = isLike ? [`as in ${model!.name}`, ...parts.filter((part) => !told.includes(part))] : parts
        return parts.length === 0 ? [] : [[SIDE_NAMES[side]!, formation, text.join('; ')]]
      }),
    ),
  )
}

const partsOf = (card: Card, counters: readonly Counter[]): string[] => [
  ...stacksOf(card, counters),
  ...skyOf(card, counters),
  ...arrivalsOf(card, counters),
]

function labelIn({ id: scenario }: Card, id: string): string {
  const setting = efs.setting(scenario)
  return faces(setting)[setting.kinds.unit.read(id)]!.label
}

const LOST = ['', ' (a step lost)', ' (two steps lost)', ' (three steps lost)']

function stacksOf(card: Card, counters: readonly Counter[]): string[] {
  const ids = new Set(counters.map(({ id }) => id))
  return card.stacks.flatMap(({ hex, units }) => {
    const here = unitsNamed(units).filter(({ id }) => ids.has(id))
    return here.length === 0
      ? []
      : [`${here.map(({ id, face }) => `${labelIn(card, id)}${LOST[face]}`).join(', ')} ${hex}`]
  })
}

function skyOf(card: Card, counters: readonly Counter[]): string[] {
  const ids = new Set(counters.map(({ id }) => id))
  return (['ready', 'flown'] as const).flatMap((box) => {
    const here = unitsNamed(card[box]).filter(({ id }) => ids.has(id))
    return here.length === 0 ? [] : [`${box}: ${here.map(({ id }) => labelIn(card, id)).join(', ')}`]
  })
}

const entryOf = ({ entry }: Card['arrivals'][number]): string =>
  entry.length === 1 ? entry[0]! : `${entry[0]} to ${entry.at(-1)}`

const dueOn = (turn: number): string => (turn === BY_GROUP ? 'with its Group' : `on turn ${turn}`)

function arrivalsOf(card: Card, counters: readonly Counter[]): string[] {
  const ids = new Set(counters.map(({ id }) => id))
  const due = card.arrivals.filter(({ unit }) => ids.has(unit))
  const whenAndWhere = (one: Card['arrivals'][number]): string => `coming at ${entryOf(one)} ${dueOn(one.turn)}`
  return [...new Set(due.map(whenAndWhere))].map((head) => {
    const coming = due.filter((one) => whenAndWhere(one) === head)
    return `${head}: ${coming.map(({ unit }) => labelIn(card, unit)).join(', ')}`
  })
}

// What can be said

const OPERANDS: Readonly<Record<string, string>> = { unit: 'UNIT', place: 'HEX' }

interface Spoken {
  readonly name: string
  readonly a: string | undefined
  readonly b: string | undefined
}

/** As a script has it, the second operand first: `to HEX`, `react UNIT HEX`. */
export const spoken = ({ name, a, b }: Spoken): string =>
  [name, ...[b, a].flatMap((kind) => (kind === undefined ? [] : [OPERANDS[kind] ?? kind]))].join(' ')

import campaign from './campaign.ts'
import dnepr from './dnepr.ts'
import groups from './groups.ts'
import guderian from './guderian.ts'
import minsk from './minsk.ts'
import smolensk from './smolensk.ts'

/** 8.1: units that come in together: where in order of preference, by hex or by the name of an area of the board. */
interface Coming {
  readonly turn: number
  readonly units: string
  readonly entry: readonly string[]
  readonly areas: readonly string[]
  /** 3.12. */
  readonly isByRzhev: boolean
  /** Air units go to a box. */
  readonly box: string
  readonly isGarrison: boolean
  readonly note: string
}

/** 8.5: units that leave for good, or to come back on a turn; whether the owner may refuse, and at which price. */
interface Withdrawal {
  readonly turn: number
  readonly units: string
  readonly refusal: string
  readonly back: number
  readonly note: string
}

/** 8.4: units that are drawn unseen: from which pool, how many, and where they go. */
interface Draw {
  readonly pool: string
  readonly count: number
  readonly turn: number
  readonly hexes: readonly string[]
  /** Within so many hexes of the city of the unit; 0 where hexes are named. */
  readonly within: number
  readonly of: string
  readonly note: string
}

/** 6.45: an MSU holds one Attack Supply Point, a Dump up to four. */
interface Supply {
  readonly side: 'axis' | 'soviet'
  readonly kind: 'msu' | 'dump'
  readonly points: number
  readonly count: number
  /** The turn on which it comes in; 0 for what is on the map. */
  readonly turn: number
  readonly hexes: readonly string[]
}

/** A victory place with what it is worth under either plan (7.11). */
interface Place {
  readonly name: string
  readonly hexes: readonly string[]
  readonly okh: number
  readonly hitler: number
}

/** Points by turns: replacement points of a side (7.3), or Attack Supply Points (7.10). */
interface Points {
  readonly from: number
  readonly to: number
  readonly every: number
  readonly figures: Readonly<Record<string, number>>
}

/** Everything that the card of a great scenario would say about its units. None of it is printed unless its note says so. */
export interface Deployment {
  readonly stacks: readonly { readonly hex: string; readonly units: string }[]
  readonly air: Readonly<Record<string, string>>
  readonly arrivals: readonly Coming[]
  readonly pools: Readonly<Record<string, string>>
  readonly draws: readonly Draw[]
  readonly withdrawals: readonly Withdrawal[]
  /** 21.8: who is a garrison, where, and from which turn on. */
  readonly garrisons: readonly { readonly unit: string; readonly hex: string; readonly turn: number }[]
  readonly supply: readonly Supply[]
  readonly attackSupply: readonly Points[]
  readonly replacements: readonly (Points & { readonly side: string })[]
  readonly strongpoints: readonly { readonly side: string; readonly hex: string }[]
  /** Towns and cities that the Axis holds at the start. */
  readonly axisPlaces: readonly string[]
  readonly mandated: number
  readonly places: readonly Place[]
}

/** 8.2: a Special Group. */
interface Group {
  readonly number: number
  readonly side: string
  readonly name: string
  readonly earliest: number
  readonly units: string
  readonly scenarios: readonly string[]
  /** By scenario: the hexes at which it comes in; none for those that come otherwise. */
  readonly entry: Readonly<Record<string, readonly string[]>>
  /** 8.2: victory points that it costs the Axis. */
  readonly cost: number
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '')
const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())
const isHex = (word: string): boolean => /^([CDH]|I-|WA)\d{4}$/.test(word)

type Parts = ReadonlyMap<string, readonly string[]>

/** Parts begin with a line of their own: `== stacks`, or `== stacks, as minsk` where all that stands there comes first. */
function partsOf(text: string, others: Readonly<Record<string, Parts>> = {}): Parts {
  const parts = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of text.trim().split('\n'))
    if (line.startsWith('== ')) {
      const [name = '', other] = line.slice(3).split(', as ')
      lines = other === undefined ? [] : [...others[other]!.get(name)!]
      parts.set(name, lines)
    } else lines.push(line)
  return parts
}

const named = (lines: readonly string[]): [string, string][] =>
  lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])

function comingOf(line: string): Coming {
  const [turn = '', units = '', entry = '', code = '', note = ''] = cellsOf(line)
  const areas = [...entry.matchAll(/area:([^:]+?)(?= area:| [CDHIW]|$)/g)].map(([, name]) => name!)
  return {
    turn: Number(turn),
    units,
    entry: words(entry).filter(isHex),
    areas,
    box: entry.startsWith('box ') ? entry.slice(4) : '',
    isByRzhev: code.includes('eWA'),
    isGarrison: note.startsWith('garrison'),
    note: [code, note].filter((text) => text !== '').join('; '),
  }
}

function withdrawalOf(line: string): Withdrawal {
  const [turn = '', units = '', to = '', refusal = '', back = '', reason = '', mark = '', choice = ''] = cellsOf(line)
  return { turn: Number(turn), units, refusal, back: Number(back), note: [to, reason, choice, mark].join('; ') }
}

function drawOf(line: string): Draw {
  const [pool = '', count = '', turn = '', where = '', of = '', note = ''] = cellsOf(line)
  const [, within = '0'] = /^within (\d+)/.exec(where) ?? []
  return {
    pool,
    count: Number(count),
    turn: Number(turn),
    hexes: words(where).filter(isHex),
    within: Number(within),
    of,
    note,
  }
}

function supplyOf(line: string): Supply {
  const found = /^(axis|soviet) (msu|dump) (\d)(?: ×(\d+) on (\d+))?: (.+)$/.exec(line)
  if (!found) throw new Error(`efs: no supply is written ${line}`)
  const [, side, kind, points, count = '1', turn = '0', hexes] = found
  return {
    side: side === 'axis' ? 'axis' : 'soviet',
    kind: kind === 'msu' ? 'msu' : 'dump',
    points: Number(points),
    count: Number(count),
    turn: Number(turn),
    hexes: words(hexes),
  }
}

/** `axis 7-49 every 2: A 2 I 0`. */
function pointsOf(line: string): Points & { readonly side: string } {
  const [[head, figures] = ['', '']] = named([line])
  const [, side = '', from = '', to = '', every = '1'] = /^(?:(\w+) )?(\d+)-(\d+)(?: every (\d+))?$/.exec(head) ?? []
  const pairs = [...figures.matchAll(/(\w+) (\d+)/g)].map(([, name, value]) => [name!, Number(value)] as const)
  return { side, from: Number(from), to: Number(to), every: Number(every), figures: Object.fromEntries(pairs) }
}

function placeOf(line: string): Place {
  const [name = '', hexes = '', okh = '', hitler = ''] = cellsOf(line)
  return { name, hexes: words(hexes), okh: Number(okh), hitler: Number(hitler) }
}

function deploymentOf(parts: Parts): Deployment {
  const part = (name: string): readonly string[] => parts.get(name) ?? []
  return {
    stacks: named(part('stacks')).map(([hex, units]) => ({ hex, units })),
    air: Object.fromEntries(named(part('air'))),
    arrivals: part('arrivals').map(comingOf),
    pools: Object.fromEntries(named(part('pools'))),
    draws: part('draws').map(drawOf),
    withdrawals: part('withdrawals').map(withdrawalOf),
    garrisons: part('garrisons').map((line) => {
      const [unit = '', hex = '', turn = ''] = cellsOf(line)
      return { unit, hex, turn: Number(turn) }
    }),
    supply: part('supply').map(supplyOf),
    attackSupply: part('points').map(pointsOf),
    replacements: part('replacements').map(pointsOf),
    strongpoints: part('strongpoints').map((line) => {
      const [side = '', hex = ''] = line.split(' ')
      return { side, hex }
    }),
    axisPlaces: part('axisPlaces').flatMap((line) => words(line)),
    mandated: Number(part('mandated')[0] ?? 0),
    places: part('places').map(placeOf),
  }
}

const ofMinsk = partsOf(minsk)
const ofSmolensk = partsOf(smolensk)
const ofDnepr = partsOf(dnepr, { smolensk: ofSmolensk })

/** By scenario: Minsk, Smolensk, Guderian's drive south, the Dnepr, and the campaign. */
export const DEPLOYMENTS = {
  minsk: deploymentOf(ofMinsk),
  smolensk: deploymentOf(ofSmolensk),
  guderian: deploymentOf(partsOf(guderian)),
  dnepr: deploymentOf(ofDnepr),
  campaign: deploymentOf(partsOf(campaign, { minsk: ofMinsk, dnepr: ofDnepr })),
}

/** `7: D6801; 8: D1023 D1027`, or hexes for all. */
const entryIn = (text: string, scenario: string): string[] =>
  words(text.split('; ').find((part) => part.startsWith(`${scenario}: `)) ?? (text.includes(':') ? '' : text)).filter(
    isHex,
  )

export const GROUPS: readonly Group[] = groups
  .trim()
  .split('\n')
  .map((line) => {
    const [number = '', side = '', name = '', earliest = '', units = '', scenarios = '', entry = '', cost = ''] =
      cellsOf(line)
    return {
      number: Number(number),
      side,
      name,
      earliest: Number(earliest),
      units,
      scenarios: words(scenarios),
      entry: Object.fromEntries(words(scenarios).map((scenario) => [scenario, entryIn(entry, scenario)])),
      cost: side === 'axis' ? Number.parseInt(cost, 10) : 0,
    }
  })

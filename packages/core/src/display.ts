import type { Board } from './board/board.ts'
import type { LineItem, Rule } from './explain.ts'
import type { Setting, Side, Told } from './game/game.ts'
import type { Until } from './match/standing.ts'
import type { Place, Unit } from './pieces.ts'
import type { PositionCore } from './state/layout.ts'

/**
 * What a game tells a client about its looks. A client knows no rules: it draws boards and pieces, offers answers and shows
 * what stands here. All of it is asked of the position that the player may see.
 */
export interface Display<S extends PositionCore = PositionCore, T extends Setting = Setting> {
  /** By side, the first one first. */
  readonly sides: readonly SideLook[]
  /** What a press of the large button answers, by step; of several answers the first one that is open. */
  readonly primary: Readonly<Record<string, string | readonly string[]>>
  /** What many answers of one verb are folded under; otherwise the first of them. */
  readonly lists?: Readonly<Record<string, string>>
  /** By step, answers about units or places that have buttons as well, since nobody would look for them on the map. */
  readonly aloud?: Readonly<Record<string, readonly string[]>>
  /** By step, the answer that is given by itself as soon as it can be: enough is enough, unless the player wants to go on. */
  readonly finishes: Readonly<Record<string, string>>
  /** By step, the answers that units and places wait for; every answer about one of them where nothing is said. */
  readonly duties?: Readonly<Record<string, readonly string[]>>
  /** What a player may answer beforehand where this step asks him again and again. */
  readonly beforehand?: Readonly<Record<string, readonly Beforehand[]>>
  /** For those who want to begin at once: by step, answers of which the first legal one is given for them. */
  readonly opening: Readonly<Record<string, readonly string[]>>
  /** What the player may turn on over the map. */
  readonly overlays: readonly Overlay<S>[]
  /** Whether a side knows things that the other may not see, so that one screen must be handed over with care. */
  readonly hasSecrets: boolean
  /** What losses are and how well dice fell: for the story of a game and its end. */
  readonly account?: Account<S>

  /** A first turn of a scenario with somebody at your elbow; no steps where there is no guide to it. */
  guide(scenario: string): readonly GuideStep<S>[]
  /** The map under the counters. */
  sheet(setting: T): Sheet
  /** What ground costs and does, as the tables give it that are played by. */
  chart(setting: T): TerrainChart
  /** The faces of all counters, by unit; that of unit 0 is never shown. */
  faces(setting: T): readonly Face[]
  /** Hexes and boxes: where a unit is, 0 for nowhere. */
  placeOf(s: S, unit: Unit): Place
  /** Where the order of a stack is a rule: 1 for the top of it. */
  layerOf?(s: S, unit: Unit): number
  /** What is printed large on a counter now: `4-5`, or `?` where it is not known. */
  values(s: S, unit: Unit): string
  /** What has become of a unit in this turn. */
  marks(s: S, unit: Unit): readonly UnitMark[]
  /** What there is to know about a unit or a hex, line by line. */
  aboutUnit(s: S, unit: Unit): readonly Fact[]
  aboutPlace(s: S, place: Place): readonly Fact[]

  /** Phases that this scenario does not have, so that nobody misses them. */
  absent?(setting: T): readonly string[]
  /** Who holds a place, where that is kept; 0 for nobody. */
  holder?(s: S, place: Place): Side
  clock(s: S): Clock
  /** Points and what they amount to. */
  score(s: S): Score
  /** What lies beside the map: reinforcements, losses, cups, tallies. */
  trays(s: S): readonly Tray[]

  /** The unit that the open question is about, or 0. */
  subject(s: S): Unit
  /** Places of the open question with what they cost: shown as discs. Places that are offered but not named here stay bare. */
  hints(s: S): readonly Hint[]
  /** The way to a place that is offered, start and end included; empty where there is none to show. */
  path(s: S, place: Place): readonly Place[]
  /** What is being prepared: an attack with its odds. */
  matter(s: S): Matter | null
  /** What an answer about a place would cost and bring, while it can still be left; null where there is nothing to say. */
  outlook(s: S, place: Place): Outlook | null
  /** A question to put before ending a phase in which something could still be done; empty where there is none. */
  caution(s: S, verb: string): string
  /** What people call a thing other than a unit, where that is not what records call it; otherwise empty. */
  called?(kind: string, value: number): string
  /** What an answer is called at this moment, where that is not what it is always called; otherwise empty. */
  spoken(s: S, verb: string): string
}

/** A board, and the named lines of it that hold in this scenario, with how they are drawn. */
export interface Sheet {
  readonly board: Board
  /** How much ground a hex measures; 0 where the map is of nowhere. */
  readonly kilometres: number
  readonly lines: Readonly<Record<string, 'fortified' | 'enemy fortified' | 'front' | 'limit'>>
}

/** Terrain by rows, effects by columns. */
export interface TerrainChart {
  readonly columns: readonly string[]
  readonly rows: readonly TerrainRow[]
}

export interface TerrainRow {
  readonly name: string
  /** What of the map it is about, as the key has it: `terrain forest`, `sides river`, `place city`, `line soviet`. */
  readonly on: string
  /** One a column; the text is empty where nothing happens. */
  readonly cells: readonly Fact[]
}

/** How a game presents itself before anything of it is loaded. */
export interface Cover {
  readonly id: string
  readonly title: string
  /** A word or two on the flag: `1973`. */
  readonly flag: string
  readonly years: string
  /** `10 turns of two days`. */
  readonly length: string
  readonly scale: string
  readonly players: string
  readonly difficulty: string
  readonly about: string
  readonly tags: readonly string[]
  readonly sides: readonly { readonly name: string; readonly line: string }[]
  /** Whom a newcomer plays, as a number of side. */
  readonly firstSide: Side
  /** Whether it can be played today, or is announced only. */
  readonly isPlayable: boolean
  /** Sides that have a bot. */
  readonly bots: readonly Side[]
  readonly colour: string
  readonly picture: Picture
}

/** The detail of the map that makes the cover. */
export interface Picture {
  readonly board: string
  /** The middle of the picture, by name. */
  readonly hex: string
  /** How many hexes it is wide. */
  readonly width: number
  readonly counters: readonly { readonly hex: string; readonly face: Face; readonly values: string }[]
  readonly arrows: readonly { readonly side: Side; readonly hexes: readonly string[] }[]
}

/** An answer that holds for a while: `Let this force pass`. */
export interface Beforehand {
  readonly say: string
  readonly text: string
  readonly until: Until
  /** Goes with a hex that the player picks: it ends when he is asked about that hex, or he is asked all the same for who stands there. */
  readonly with?: 'end' | 'exception'
}

export interface SideLook {
  readonly name: string
  /** Light counters have dark ink, dark ones light ink: sides stay apart in grey. */
  readonly tone: 'light' | 'dark'
}

/** The kinds of troops there is a symbol for. */
export type Arm =
  | 'infantry'
  | 'motorized'
  | 'mechanized'
  | 'armor'
  | 'cavalry'
  | 'ski'
  | 'security'
  | 'airborne'
  | 'recon'
  | 'motorcycle'
  | 'artillery'
  | 'rockets'
  | 'assault gun'
  | 'antitank'
  | 'flak'
  | 'engineer'
  | 'fortress'
  | 'headquarters'
  | 'railhead'
  | 'train'
  | 'group'
  | 'supply'
  | 'air'
  /** A piece of which no more is known than that it is there. */
  | 'unknown'

export type Size = 'battlegroup' | 'battalion' | 'regiment' | 'brigade' | 'division' | 'corps' | 'army' | 'front' | ''

export interface Face {
  readonly side: Side
  readonly arm: Arm
  readonly size: Size
  /** As on the counter: `2 Gds`. */
  readonly name: string
  /** As the log calls it, so that it can be told from the others: `2 Gds Tank`, `206 Inf`. */
  readonly label: string
  /** In full: `2nd Guards Tank Corps`. */
  readonly title: string
  /** The formation it belongs to and its colour; empty where it has none. */
  readonly formation: string
  readonly stripe: string
  /** The part of the formation whose units belong together, where there are such parts: `17th Panzer Division`. */
  readonly group?: string
  /** The colour of the box round the last of its values, where that says how it moves. */
  readonly box?: string
  /** The colour of a band across it. */
  readonly band?: string
}

export type MarkKind = 'done' | 'cut' | 'held' | 'spent' | 'fresh' | 'chosen' | 'reduced' | 'hidden'

export interface UnitMark {
  readonly kind: MarkKind
  /** `out of supply: half strength`. */
  readonly text: string
  readonly rule: Rule
  /** A letter or two for the chip, where the kind alone is not enough: `½`. */
  readonly chip?: string
}

export interface Fact {
  readonly text: string
  readonly rule: Rule
}

export interface Clock {
  readonly turn: number
  /** The first turn, where that is not 1, and the last. */
  readonly first?: number
  readonly turns: number
  /** `24-25 June 1944`. */
  readonly date: string
  /** The phases of a turn in order, and which of them is on; -1 for none. */
  readonly phases: readonly { readonly id: string; readonly side: Side; readonly name: string }[]
  readonly phase: number
  /** What comes in each turn, the first turn first: `+1`; empty for nothing. */
  readonly due: readonly string[]
}

export interface Score {
  /** By side, the first one first; a solitaire game shows one. */
  readonly points: readonly number[]
  /** `Soviet marginal`. */
  readonly level: string
  readonly leader: Side
  /** Where it stands between the first side's best (0) and the last side's best (1). */
  readonly balance: number
  readonly steps: readonly { readonly at: number; readonly name: string }[]
  readonly items: readonly LineItem[]
  /** What each side needs to do better, the first one first: `3 more points for a marginal victory`; empty for nothing. */
  readonly needs?: readonly string[]
}

/** How a game keeps account of losses and of the dice. */
export interface Account<S> {
  /** What losses are counted in: `strength points`. */
  readonly unit: string
  /**
   * What a line that was told took from whom, asked of the position before the choice, with the lines that were told before it in that
   * choice; null for lines about other things.
   */
  loss(s: S, told: Told, before: readonly Told[]): Loss | null
  /** What a throw came to; null where it is neither good nor bad for anybody. */
  fate(s: S, way: { readonly told: readonly Told[]; readonly position: S }): Fate | null
}

export interface Loss {
  readonly unit: Unit
  readonly worth: number
}

export interface Fate {
  /** Who gains by a high throw, and who by a low one: larger is better for this side. */
  readonly side: Side
  readonly rank: number
  /** What it costs each side, told or due, the first side first. */
  readonly losses: readonly number[]
}

export interface Tray {
  readonly id: string
  readonly title: string
  /** A line under the title, such as a count. */
  readonly note: string
  /** Where it is a place of the game, its number; otherwise 0. */
  readonly place: Place
  readonly units: readonly { readonly unit: Unit; readonly note: string }[]
  /** Rows of figures, for tallies and tracks. */
  readonly rows: readonly LineItem[]
}

export interface Hint {
  readonly place: Place
  readonly label: string
  /** `barely`: only by a rule for those who have too little left. */
  readonly look: 'go' | 'barely'
}

/** What a disc or a target stands for. */
export interface Outlook {
  /** What the cost is made of. */
  readonly items: readonly LineItem[]
  readonly facts: readonly Fact[]
  /** Asked of who answers without having seen this, since there is no way back; empty where there is. */
  readonly ask: string
}

export type Tone = 'good' | 'fair' | 'even' | 'poor' | 'bad'

/** Something in hand that dice will decide. */
export interface Matter {
  readonly title: string
  /** `4-1`. */
  readonly headline: string
  /** `16½ against 4`. */
  readonly line: string
  /** `3½ more would make 5-1`; empty where nothing would. */
  readonly hint: string
  /** Neighbouring columns with the one in force. */
  readonly columns: readonly string[]
  readonly column: number
  readonly sections: readonly Section[]
  readonly results: readonly Result[]
  readonly best: Fact
  readonly worst: Fact
  readonly targets: readonly Place[]
  readonly members: readonly { readonly unit: Unit; readonly worth: string; readonly note: string }[]
  /** Sets of units worth a press: for each column that can be reached, the one that reaches it with the least. */
  readonly proposals: readonly Proposal[]
  /** Units that could still be added, with what they would bring. */
  readonly candidates: readonly { readonly unit: Unit; readonly worth: string; readonly note: string }[]
  /** What it shows on the map while it is in hand. */
  readonly paint?: Paint
  /** The answer that leads to the dice but does not throw them: `declare`. */
  readonly prelude?: string
}

export interface Proposal {
  /** `3-1`. */
  readonly title: string
  readonly units: readonly Unit[]
  /** `9½ points`. */
  readonly note: string
}

export interface Section {
  readonly title: string
  /** What the items come to, below them; empty for a list that comes to nothing, whose title stands above it. */
  readonly total: string
  readonly items: readonly { readonly rule: Rule; readonly text: string; readonly value: string }[]
}

export interface Result {
  readonly name: string
  readonly chance: number
  /** Faces of the die that give it. */
  readonly faces: readonly number[]
  readonly tone: Tone
}

export interface Overlay<S> {
  readonly id: string
  readonly name: string
  /** A single letter. */
  readonly key: string
  readonly icon: OverlayIcon
  /** A line for the legend. */
  readonly about: string
  /** On from the start, since the game cannot be read without it. */
  readonly isStanding?: true
  /** `subject` is the unit that is picked, or 0. */
  paint(s: S, subject: Unit): Paint
}

/** Signs there are for overlays. */
export type OverlayIcon =
  | 'zones'
  | 'supply'
  | 'control'
  | 'front'
  | 'threats'
  | 'goals'
  | 'line'
  | 'forts'
  | 'pockets'
  | 'gaps'
  | 'range'
  | 'air'

/** What an overlay puts on the map. */
export interface Paint {
  readonly hexes: readonly PaintedHex[]
  readonly lines: readonly PaintedLine[]
  /** Hexsides between two places, as of a front. */
  readonly sides: readonly (readonly [Place, Place])[]
  readonly chips: readonly { readonly place: Place; readonly text: string; readonly tone: Tone }[]
  /** What it says by itself, above all where it paints nothing: `Nobody is cut off.` */
  readonly note?: string
}

export const NO_PAINT: Paint = { hexes: [], lines: [], sides: [], chips: [] }

export interface PaintedHex {
  readonly place: Place
  /** Zones are hatched, control is tinted, threats grow with their weight, goals are starred, open and cut are ringed. */
  readonly look: 'zone' | 'control' | 'threat' | 'goal' | 'fort' | 'open' | 'cut' | 'line'
  readonly side: Side
  /** From 0 to 1. */
  readonly weight: number
}

export interface PaintedLine {
  /** A trail is where a piece of a side has gone, the fainter the lighter its weight; an attack points from who leads it to its target. */
  readonly look: 'supply' | 'rail' | 'cut' | 'line' | 'gap' | 'trail' | 'attack'
  readonly places: readonly Place[]
  readonly side?: Side
  /** From 0 to 1. */
  readonly weight?: number
}

export interface GuideStep<S> {
  readonly text: string
  readonly rule: Rule
  /** What to point at. */
  readonly places: readonly string[]
  /** The step is passed as soon as this holds. */
  isDone(s: S): boolean
}

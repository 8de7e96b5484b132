import {
  answer,
  Choices,
  type Display,
  type Game,
  LEGAL,
  type PositionCore,
  type Setting,
  seededDice,
} from '@hexfront/core'

/** Answers taken for the sake of getting on: given a step, those of which the first legal one is taken. */
type Haste = Readonly<Record<string, readonly string[]>>

/** Plays a random game and shows every so manieth position; `haste` answers the steps that would take too long. */
export function wander<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  setting: T,
  seed: string,
  every: number,
  haste: Haste,
  look: (s: S) => void,
): void {
  const dice = seededDice(seed)
  const s = game.start(setting, dice)
  const choices = new Choices()
  for (let n = 0; ; n++) {
    if (n % every === 0) look(s)
    const asked = game.decision(s)
    if (asked.isOver) {
      look(s)
      return
    }
    const quick = haste[asked.step]?.find((line) => game.bars(s, game.read(s, line).choice) === LEGAL)
    if (quick !== undefined) {
      answer(game, s, quick, dice)
      continue
    }
    game.choices(s, choices)
    game.take(s, choices.at(dice.pick(choices.length, 'a random answer')), dice)
  }
}

/** Everything that a display says about a position. */
export function shown<S extends PositionCore, T extends Setting>(
  display: Display<S, T>,
  setting: T,
  s: S,
  hexes: number,
): unknown[] {
  const faces = display.faces(setting)
  const units = faces.map((_, unit) => unit).slice(1)
  return [
    display.clock(s),
    display.score(s),
    display.trays(s),
    display.hints(s),
    display.matter(s),
    ['done', 'prepared', 'roll', 'resolve'].map((verb) => display.caution(s, verb)),
    units.map((unit) => [display.values(s, unit), display.marks(s, unit), display.aboutUnit(s, unit)]),
    Array.from({ length: hexes }, (_, n) => display.aboutPlace(s, n + 1)),
    display.overlays.map((overlay) => [overlay.paint(s, 0), overlay.paint(s, 1 + (hexes % units.length))]),
    display.guide.map((step) => step.isDone(s)),
  ]
}

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Words that the style bans, unit ids, and what a template or a missing value leaves behind. */
export const UNWANTED = /please|\berror\b|invalid|cannot be performed|[gr]:\w|undefined|NaN|\{|\}|null|Russian/i

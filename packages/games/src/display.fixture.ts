import {
  answer,
  Choices,
  type Display,
  type Game,
  LEGAL,
  type Match,
  type PositionCore,
  type Setting,
  seededDice,
} from '@hexfront/core'
import { expect } from 'vitest'
import { unitOf } from './match.fixture.ts'

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
function shown<S extends PositionCore, T extends Setting>(
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
    display
      .hints(s)
      .slice(0, 2)
      .map(({ place }) => display.outlook(s, place)),
    ['done', 'prepared', 'roll', 'resolve', 'halt'].map((verb) => [display.caution(s, verb), display.spoken(s, verb)]),
    units.map((unit) => [display.values(s, unit), display.marks(s, unit), display.aboutUnit(s, unit)]),
    Array.from({ length: hexes }, (_, n) => display.aboutPlace(s, n + 1)),
    display.overlays.map((overlay) => [overlay.paint(s, 0), overlay.paint(s, 1 + (hexes % units.length))]),
    display.guide(setting.scenario).map((step) => step.isDone(s)),
  ]
}

/** What every display owes to every position: short words fit to be read, each unit in one place, and nothing touched. */
export function expectSound<S extends PositionCore, T extends Setting>(
  display: Display<S, T>,
  setting: T,
  s: S,
  hexes: number,
  longest: number,
): void {
  const before = s.bytes.slice()
  const texts = textsIn(shown(display, setting, s, hexes))
  expect(texts.filter((text) => UNWANTED.test(text))).toEqual([])
  if (!display.sides.some(({ name }) => name === 'Russian'))
    expect(texts.filter((text) => /Russian/i.test(text))).toEqual([])
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(longest)
  for (const verb of ['done', 'prepared', 'abandon', 'concede'])
    expect(display.caution(s, verb).length).toBeLessThanOrEqual(60)
  const faces = display.faces(setting)
  const isThere = (unit: number): boolean => faces[unit]!.arm !== 'unknown' || display.placeOf(s, unit) !== 0
  const units = [...faces.keys()].slice(1).filter(isThere)
  const lying = display.trays(s).flatMap((tray) => tray.units.map(({ unit }) => unit))
  const standing = units.filter((unit) => display.placeOf(s, unit) !== 0 && display.placeOf(s, unit) <= hexes)
  expect([...lying, ...standing].sort((a, b) => a - b)).toEqual(units)
  const { balance } = display.score(s)
  expect(balance).toBeGreaterThanOrEqual(-1e-9)
  expect(balance).toBeLessThanOrEqual(1)
  expect([0, ...units]).toContain(display.subject(s))
  expect(s.bytes).toEqual(before)
}

/** Looks at what a display says of a match. */
export const readerOf = <S extends PositionCore, T extends Setting>(display: Display<S, T>) => ({
  overlay: (id: string) => display.overlays.find((one) => one.id === id)!,
  marksOf: (match: Match<S, T>, unit: string) => display.marks(match.position, unitOf(match, unit)),
  about: (match: Match<S, T>, unit: string) =>
    display.aboutUnit(match.position, unitOf(match, unit)).map(({ text }) => text),
})

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Words that the style bans, unit ids, and what a template or a missing value leaves behind. */
export const UNWANTED = /please|\berror\b|invalid|cannot be performed|[gr]:\w|undefined|NaN|\{|\}|null/i

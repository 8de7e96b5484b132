import {
  type Choice,
  Choices,
  changed,
  copyInto,
  difference,
  hash,
  journalOf,
  Match,
  openJournal,
  readJournal,
  seededDice,
  touch,
  verbOf,
  writeLine,
} from '@hexfront/core'
import { crowdedSetting, efs } from '@hexfront/games/efs'
import bareLoop from './bare-loop.mjs'
import type { Bench } from './harness.ts'

type Setting = ReturnType<typeof crowdedSetting>
type Position = ReturnType<typeof efs.blank>

/** All five sheets and a thousand units on them: what the campaign was thought to cost before it was there. */
export function efsScale(bench: Bench): void {
  rules(bench, 'crowd', crowdedSetting(), 'axis movement')
}

/** The campaign itself, at its first turn: the rules, a choice with all that is kept of it, and opening what was kept. */
export function efsCampaign(bench: Bench): void {
  const setting = efs.setting('campaign')
  rules(bench, 'campaign', setting, 'first axis movement')
  randomPlay(bench, setting)
  keeping(bench)
  opening(bench)
}

function rules(bench: Bench, of: string, setting: Setting, phase: string): void {
  const s = efs.start(setting, seededDice('scale'))
  const dice = seededDice('dice')
  const listed = new Choices()
  efs.beginPhase(s, phase, dice)
  const per = { unit: 'µs', each: 1 } as const
  const list = (name: string, forget: (position: Position) => void): void =>
    bench.measure({
      ...per,
      name,
      ours: () => {
        forget(s)
        efs.choices(s, listed)
        return listed.length
      },
    })
  list(`${of}: which unit`, changed)
  const before = efs.blank(setting)
  copyInto(before, s)
  efs.choices(s, listed)
  const moves = listed.toArray().filter((choice) => verbOf(choice) === verbOf(listed.at(0)))
  efs.take(s, moves[moves.length >> 1]!, dice)
  list(`${of}: range and its list`, changed)
  list(`${of}: range, zones and list`, touch)
  const kept = efs.blank(setting)
  bench.measure({
    ...per,
    name: `${of}: copy ${Math.round(s.words.byteLength / 1024)} KB`,
    ours: () => {
      copyInto(kept, s)
      return kept.turn
    },
  })
  bench.measure({ ...per, name: `${of}: difference`, ours: () => difference(before, s).length })
  bench.measure({ ...per, name: `${of}: hash`, ours: () => hash(s).length })
  bench.measure({
    ...per,
    name: `${of}: rezone`,
    ours: () => {
      efs.rebuild(kept)
      return kept.turn
    },
  })
  bench.measure({
    ...per,
    name: `${of}: view`,
    ours: () => {
      efs.view(s, 2, kept)
      return kept.turn
    },
  })
}

const DECISIONS = 200
/** Of the speed of a bare loop, which has 1,496 hexes, 125 units and no rules but movement and odds. */
const FLOOR = 0.016

/** All answers listed, one picked and taken, from the first turn on. */
function randomPlay(bench: Bench, setting: Setting): void {
  const dice = seededDice('dice')
  const chance = seededDice('answers')
  const start = efs.start(setting, dice)
  const s = efs.blank(setting)
  copyInto(s, start)
  const listed = new Choices()
  bench.race({
    name: 'campaign: a random decision, to one of a bare loop',
    unit: 'µs',
    ours: () => {
      for (let n = 0; n < DECISIONS; n++) {
        efs.choices(s, listed)
        if (listed.length === 0) {
          copyInto(s, start)
          efs.choices(s, listed)
        }
        efs.take(s, listed.at(chance.pick(listed.length, 'an answer')), dice)
      }
      return DECISIONS
    },
    reference: () => bareLoop().decisions,
    floor: FLOOR,
  })
}

/** So many lines of a journal are written together. */
const PAGE = 100

/** A choice in a match, heard by both sides, and the page of the journal that has it, as text. */
function keeping(bench: Bench): void {
  const dice = seededDice('dice')
  const chance = seededDice('answers')
  const lines: string[] = []
  const begin = (): Match<Position, Setting> => {
    const match = Match.begin(efs, 'campaign', {}, dice)
    match.follow((line) => {
      if (line.line !== 'turn') lines.push(writeLine(line))
    })
    return match
  }
  let match = begin()
  let written = 0
  bench.measure({
    name: 'campaign: take a choice and write its page',
    unit: 'µs',
    each: 1,
    ours: () => {
      if (match.decision.isOver || match.entries.length > 2000) match = begin()
      const choices = match.choices()
      const taken: Choice = choices[chance.pick(choices.length, 'an answer')]!
      match.take(taken)
      written += lines.slice(-PAGE).join('\n').length
      if (lines.length > 2 * PAGE) lines.length = 0
      return written
    },
  })
}

/** A record of it is opened. */
function opening(bench: Bench): void {
  for (const choices of [2_000, 20_000]) {
    const lines = played(choices)
    const size = lines.reduce((sum, line) => sum + line.length, 0)
    bench.measureOnce({
      name: `campaign: open ${choices.toLocaleString('en')} choices, ${(size / 1e6).toFixed(1)} MB`,
      unit: 'ms',
      each: 1,
      ours: () => openJournal(efs, readJournal(lines), seededDice(1)).match.entries.length,
    })
  }
}

function played(count: number): string[] {
  const chance = seededDice('record')
  const match = Match.begin(efs, 'campaign', {}, seededDice('dice'))
  while (!match.decision.isOver && match.entries.length < count) {
    const choices = match.choices()
    match.take(choices[chance.pick(choices.length, 'an answer')]!)
  }
  return journalOf(match.record()).map(writeLine)
}

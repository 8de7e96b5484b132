import {
  defineGame,
  flag,
  idKind,
  journalOf,
  Match,
  type MatchRecord,
  numberKind,
  openJournal,
  type Played,
  readJournal,
  readPosition,
  type Setting,
  seededDice,
  sequence,
  table,
  u8,
  u16,
  writeLine,
  writePosition,
} from '@hexfront/core'
import type { Bench } from './harness.ts'

const CHOICES = 50_000
const TURNS = 50
const UNITS = 400

/** A made-up game of campaign length: one side moves one of 400 units at each choice, a throw now and then. */
const ids = ['', ...Array.from({ length: UNITS }, (_, unit) => `u${unit + 1}`)]
const kinds = { unit: idKind('unit', ids), place: numberKind(1, 9999) }

const columns = (_setting: Setting) => ({
  count: u16,
  units: table(ids, { place: u16.as(kinds.place), steps: u8, isMoved: flag }),
})

type Long = Played<typeof columns, Setting>

const TURN = sequence([{ id: 'move', side: 1, rule: '1', step: 'move' }])

const long = defineGame<ReturnType<typeof columns>, Setting>({
  id: 'long',
  name: 'Long',
  rules: 1,
  sides: ['blue'],
  scenarios: [{ id: 'all', name: 'All', about: '' }],
  events: { moved: '{unit} goes to {place}' },
  setting: (scenario, options) => ({ scenario, options, kinds, data: () => 1, sequence: TURN }),
  columns,
  steps: {
    move: {
      rule: '1',
      prompt: 'Move.',
      asks: () => 1,
      verbs: {
        go: {
          a: 'place',
          b: 'unit',
          bars: () => '',
          offers: (_s, out) => out.add(1, 1),
          takes(s: Long, place, play, unit) {
            s.units.place[unit] = place
            s.units.isMoved[unit] = 1
            play.tell('moved', unit, place)
            if (unit % 10 === 0) s.units.steps[unit] = play.dice.die(6, 'losses')
            if (++s.count < CHOICES / TURNS) return
            s.count = 0
            play.leave()
          },
        },
      },
    },
  },
  deal(s) {
    for (let unit = 1; unit <= UNITS; unit++) s.units.place[unit] = unit
  },
  outcome: () => ({ winner: 0, level: '', because: [] }),
})

/**
 * A match of 50,000 choices. To take, keep and undo one more, against writing the whole record as the client used to; to
 * open it from its lines, against reading that text and no more. The aims are 2 ms and 2 s.
 */
export function match(bench: Bench): void {
  const played = playedThrough(CHOICES - 2)
  const record = played.record()
  const lines = journalOf(record).map(writeLine)
  const whole = JSON.stringify(record)
  const written: string[] = []
  played.follow((line) => written.push(writeLine(line)))
  const go = long.read(played.position, 'go u11 77').choice
  bench.compare({
    name: 'keep a choice of 50,000: write all',
    unit: 'ms',
    each: 1,
    ours: () => {
      played.take(go)
      played.undo()
      written.length = 0
      return 1
    },
    reference: () => (JSON.stringify(record).length === whole.length ? 1 : 0),
    floor: 100,
  })
  bench.compare({
    name: 'open 50,000 choices: read the text',
    unit: 'ms',
    each: 1,
    ours: () => openJournal(long, readJournal(lines), seededDice(1)).match.entries.length,
    reference: () => parsed(whole).play.length,
    floor: 0.04,
  })
  bench.measure({
    name: 'a turn start into words',
    unit: 'µs',
    each: 1,
    ours: () => JSON.stringify(writePosition(played.position)).length,
  })
  const into = long.blank(played.setting)
  const text = writePosition(played.position)
  bench.measure({
    name: 'a turn start from words',
    unit: 'µs',
    each: 1,
    ours: () => {
      readPosition(into, text)
      return into.turn
    },
  })
}

function playedThrough(choices: number): Match<Long> {
  const chance = seededDice('long')
  const game = Match.begin(long, 'all', {}, seededDice('dice'))
  for (let n = 0; n < choices; n++) game.say(`go u${1 + chance.pick(UNITS, '')} ${1 + chance.pick(9999, '')}`)
  return game
}

const parsed = (text: string): MatchRecord => JSON.parse(text)

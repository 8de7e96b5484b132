import { LEGAL } from '../explain.ts'
import { memory, table, u8, u16 } from '../state/columns.ts'
import { defineGame } from './define.ts'
import type { Setting } from './game.ts'
import { idKind, numberKind } from './kinds.ts'
import type { Played, Rules } from './rules.ts'
import { type Phase, phaseNow, type Sequence, type SpecialTurns, sequence } from './sequence.ts'
import { LEAVE, type Step } from './step.ts'

/**
 * A game that is all flow: a fight with stages that ask and stages that do not, a question within a question, and scenarios that
 * go through their turns each in its own way.
 */
export interface CourseSetting extends Setting {
  readonly sequence: Sequence<CoursePhase>
}

/** Phases say how loud they are: a trait of this game's own. */
export interface CoursePhase extends Phase {
  readonly volume: number
}

const kinds = { n: numberKind(0, 9), unit: idKind('unit', ['', 'a', 'b']) }

export const columns = (_setting: CourseSetting) => ({
  log: u16,
  left: u8,
  units: table(['', 'a', 'b'], { hit: u8 }),
  fight: memory('fight', { shots: u8 }),
})

type Course = Played<typeof columns, CourseSetting>

/** What happened, digit by digit. */
const note = (s: Course, digit: number): void => {
  s.log = (s.log * 10 + digit) % 65536
}

const peace: Step<Course> = {
  rule: '1',
  prompt: 'Fight or pass.',
  asks: (s) => phaseNow(s).side,
  resumes: (s) => note(s, 9),
  verbs: {
    fight: {
      takes(s, _, play) {
        play.enter('fight')
        s.fight.shots = 2
        play.begin()
      },
    },
    talk: { takes: (_s, _, play) => play.enter('talk') },
    pass: { takes: (_s, _, play) => play.leave() },
    all: { says: 'Talk and pass', expands: () => ['talk', 'word 1', 'pass'] },
  },
}

const fight: Step<Course> = {
  rule: '2',
  prompt: 'Shoot.',
  asks: () => 1,
  stages: [
    { does: (s) => note(s, 1) },
    { when: () => false, does: (s) => note(s, 8) },
    {
      isAsked: true,
      repeats: true,
      when: (s) => s.fight.shots > 0,
      does(s) {
        s.fight.shots--
        note(s, 2)
      },
    },
    {
      repeats: true,
      does(s, play) {
        if (s.left === 0) return
        s.left--
        play.enter('talk')
      },
    },
    { does: (s) => note(s, 4) },
    LEAVE,
  ],
  verbs: { shoot: { bars: () => LEGAL, takes: (_s, _, play) => play.proceed() } },
}

const talk: Step<Course> = {
  rule: '3',
  prompt: 'Say a number.',
  asks: () => 2,
  verbs: {
    word: {
      a: 'n',
      takes(s, n, play) {
        note(s, n)
        play.leave()
      },
    },
    hush: { takes: (_s, _, play) => play.follow('echo') },
  },
}

const echo: Step<Course> = {
  rule: '4',
  prompt: 'Echo.',
  asks: () => 2,
  verbs: { echo: { takes: (_s, _, play) => play.leave() } },
}

const ONE: CoursePhase = { id: 'one', side: 1, rule: '1', step: 'peace', volume: 1 }
const TWO: CoursePhase = { id: 'two', side: 2, rule: '1', step: 'peace', volume: 2 }
const AMBUSH: CoursePhase = { id: 'ambush', side: 2, rule: '1', step: 'peace', volume: 9 }
const END: CoursePhase = { id: 'end', side: 0, rule: '1', volume: 0 }

const SPECIAL: Readonly<Record<string, SpecialTurns<CoursePhase>>> = {
  usual: {},
  late: { start: { turn: 2, phase: 'two' } },
  ambush: { turns: { 1: [ONE, AMBUSH, TWO, END], 3: [TWO, ONE, END] } },
}

export const courseRules: Rules<ReturnType<typeof columns>, CourseSetting> = {
  id: 'course',
  name: 'Course',
  rules: 1,
  sides: ['first', 'second'],
  scenarios: Object.keys(SPECIAL).map((id) => ({ id, name: id, about: id })),
  events: {},
  steps: { peace, fight, talk, echo },
  setting: (scenario, options) => ({
    scenario,
    options,
    kinds,
    data: () => ({}),
    sequence: sequence([ONE, TWO, END], SPECIAL[scenario]),
  }),
  phases: {
    end: {
      enter(s, play) {
        if (s.turn === 4) play.finish()
      },
    },
  },
  columns,
  deal: (s) => {
    s.left = 2
  },
  outcome: () => ({ winner: 0, level: 'over', because: [] }),
}

export const course = defineGame(courseRules)

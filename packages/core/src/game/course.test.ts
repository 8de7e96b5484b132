import { describe, expect, it } from 'vitest'
import { Choices } from '../choice.ts'
import { forcedDice } from '../dice/forced.ts'
import { Match } from '../match/match.ts'
import { flag, memory, table, u8 } from '../state/columns.ts'
import { answer, firstAnswer } from './answer.ts'
import { type CourseSetting, columns, course, courseRules } from './course.fixture.ts'
import { defineGame } from './define.ts'
import { stageOf } from './flow.ts'
import { idKind } from './kinds.ts'
import { phaseNow, sequence } from './sequence.ts'

const begin = (scenario = 'usual') => Match.begin(course, scenario, {}, forcedDice([]))

function say(match: ReturnType<typeof begin>, ...lines: string[]): typeof match {
  for (const line of lines) expect(match.say(line).ok).toBe(true)
  return match
}

/** As the log column keeps it. */
const log = (digits: string): number => [...digits].reduce((sum, digit) => (sum * 10 + Number(digit)) % 65536, 0)

const asked = (match: ReturnType<typeof begin>): string => (match.decision.isOver ? 'over' : match.decision.step)

describe('a step that asked something', () => {
  it('hears when that has been answered for good', () => {
    const match = say(begin(), 'talk', 'word 5')
    expect([asked(match), match.position.log]).toEqual(['peace', 59])
  })

  it('hears nothing when one question hands over to the next, and of the last one when that ends', () => {
    const match = say(begin(), 'talk', 'hush')
    expect([asked(match), match.position.log]).toEqual(['echo', 0])
    say(match, 'echo')
    expect([asked(match), match.position.log]).toEqual(['peace', 9])
  })
})

describe('the stages of a step', () => {
  it('come one after another, wait where they are asked for, and repeat until nothing is left', () => {
    const match = say(begin(), 'fight')
    expect([asked(match), match.position.log, stageOf(match.position)]).toEqual(['fight', 1, 3])
    say(match, 'shoot')
    expect([asked(match), match.position.log]).toEqual(['fight', 12])
    say(match, 'shoot')
    expect([asked(match), match.position.log]).toEqual(['talk', 122])
    say(match, 'word 3')
    expect([asked(match), match.position.left, match.position.log]).toEqual(['talk', 0, 1223])
    say(match, 'word 5')
    expect([asked(match), match.position.log]).toEqual(['peace', log('1223549')])
  })

  it('are counted in the position, so that undo and redo keep them', () => {
    const match = say(begin(), 'fight', 'shoot')
    const after = match.position.words.slice()
    match.undo()
    expect(match.position.fight.shots).toBe(2)
    match.redo()
    expect(match.position.words).toEqual(after)
  })

  it('forget what the step remembered when it is left', () => {
    const match = say(begin(), 'fight')
    expect(match.position.fight.shots).toBe(2)
    say(match, 'shoot', 'shoot', 'word 1', 'word 1')
    expect(match.position.fight.shots).toBe(0)
    expect(Array.from(match.position.stack.stage)).toEqual(new Array(9).fill(0))
  })
})

describe('the sequence of play', () => {
  const turns = (scenario: string): string[] => {
    const match = begin(scenario)
    const phases: string[] = []
    while (!match.decision.isOver) {
      phases.push(`${match.position.turn} ${phaseNow(match.position).id} ${phaseNow(match.position).volume}`)
      say(match, 'pass')
    }
    return phases
  }

  it('is the same every turn where nothing else is said', () => {
    expect(turns('usual').slice(0, 4)).toEqual(['1 one 1', '1 two 2', '2 one 1', '2 two 2'])
  })

  it('may begin in mid-turn', () => {
    expect(turns('late')).toEqual(['2 two 2', '3 one 1', '3 two 2', '4 one 1', '4 two 2'])
  })

  it('may replace a turn and put a phase of the other side into one', () => {
    expect(turns('ambush').slice(0, 7)).toEqual([
      '1 one 1',
      '1 ambush 9',
      '1 two 2',
      '2 one 1',
      '2 two 2',
      '3 two 2',
      '3 one 1',
    ])
  })

  it('refuses a start that is not in it, and a phase that comes twice', () => {
    const one = { id: 'one', side: 1, rule: '' }
    expect(() => sequence([one], { start: { turn: 1, phase: 'two' } })).toThrow(
      'turn 1 has no phase two (there are one)',
    )
    expect(() => sequence([one, one])).toThrow('a phase comes twice in one turn')
    expect(() => sequence([one, { ...one }])).toThrow('two phases are called one')
  })
})

describe('an answer that the host works out', () => {
  it('is offered to people and to nobody else', () => {
    const { position } = begin()
    const [plain, people] = [new Choices(), new Choices()]
    people.isForPeople = true
    course.choices(position, plain)
    course.choices(position, people)
    const texts = (list: Choices) => list.toArray().map((one) => course.write(position, one))
    expect(texts(plain)).toEqual(['fight', 'talk', 'pass'])
    expect(texts(people)).toEqual(['fight', 'talk', 'pass', 'all'])
  })

  it('is played and kept as single answers', () => {
    const match = say(begin(), 'all')
    expect(match.entries.map(({ text }) => text)).toEqual(['talk', 'word 1', 'pass'])
    const s = course.start(course.setting('usual'), forcedDice([]))
    answer(course, s, 'all', forcedDice([]))
    expect(s.words).toEqual(match.position.words)
    expect(course.write(s, firstAnswer(course, s, 'all')!)).toBe('talk')
  })

  it('is not taken as it stands', () => {
    const { position } = begin()
    expect(() => course.take(position, course.read(position, 'all').choice, forcedDice([]))).toThrow(
      '"all" is worked out by the host',
    )
  })
})

describe('what a game declares', () => {
  const { peace } = courseRules.steps

  it('names verbs, steps and events that there are', () => {
    expect(() =>
      defineGame({
        ...courseRules,
        steps: { ...courseRules.steps, peace: { ...peace!, verbs: { go: { next: 'wrod', takes() {} } } } },
      }),
    ).toThrow('course: step peace, verb go: no step has the verb wrod (there are go, shoot, word, hush, echo)')
    const chatty = defineGame({ ...courseRules, deal: (_s, play) => play.tell('shouted') })
    expect(() => Match.begin(chatty, 'usual', {}, forcedDice([]))).toThrow('course has no event shouted (there are ')
    const lost = defineGame({ ...courseRules, deal: (_s, play) => play.enter('paece') })
    expect(() => Match.begin(lost, 'usual', {}, forcedDice([]))).toThrow('course has no step paece (there are peace,')
  })

  it('has columns of steps that there are, and says which groups are memory', () => {
    const setting = course.setting('usual')
    const misspelt = (of: CourseSetting) => ({ ...columns(of), crews: table(['', 'a'], { joined: flag.of('asault') }) })
    expect(() => defineGame({ ...courseRules, columns: misspelt }).blank(setting)).toThrow(
      'column crews.joined: there is no step asault to remember it (there are peace, fight, talk, echo)',
    )
    const undeclared = (of: CourseSetting) => ({ ...columns(of), talk: { word: u8 } })
    expect(() => defineGame({ ...courseRules, columns: undeclared }).blank(setting)).toThrow(
      "columns talk: named like a step; if it is what the step remembers, say memory('talk', ...)",
    )
    const declared = (of: CourseSetting) => ({ ...columns(of), talk: memory('talk', { word: u8 }) })
    expect(() => defineGame({ ...courseRules, columns: declared }).blank(setting)).not.toThrow()
  })

  it('has operands that fit into a choice', () => {
    const many = Array.from({ length: 3000 }, (_, n) => (n === 0 ? '' : `u${n}`))
    const crowded = defineGame({
      ...courseRules,
      setting: (scenario, options, data) => ({
        ...courseRules.setting(scenario, options, data),
        kinds: { ...course.setting('usual').kinds, unit: idKind('unit', many) },
      }),
      steps: {
        ...courseRules.steps,
        peace: { ...peace!, verbs: { ...peace!.verbs, both: { a: 'n', b: 'unit', takes() {} } } },
      },
    })
    expect(() => crowded.blank(crowded.setting('usual'))).toThrow(
      'step peace, verb both: a unit goes from 1 to 2999, and a choice holds 0 to 2047',
    )
  })

  it('has one standard among the values of an option, and blanks that can be filled', () => {
    const option = { id: 'fog', name: 'Fog', about: '', values: ['on'], standard: 'off' }
    expect(() => defineGame({ ...courseRules, options: [option] })).toThrow('option fog: off is none of on')
    const blank = defineGame({ ...courseRules, events: { moved: '{untit} moves' } })
    expect(() => blank.blank(blank.setting('usual'))).toThrow('event moved: nothing is of kind untit')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CARDS } from './data/cards.ts'
import { COUNTERS } from './data/counters.ts'
import {
  airTable,
  cardTable,
  chartTable,
  combatTable,
  counterTable,
  greatTable,
  groupTable,
  markCounts,
  setUpTable,
  spoken,
} from './docs.fixture.ts'
import { efs } from './index.ts'
import { OPTIONS } from './scenarios.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/games/efs.md'), 'utf8')

/** A part of the page, down to the next heading of the same rank. */
function section(heading: string): string {
  const at = page.indexOf(`\n${heading}\n`)
  expect(at, heading).toBeGreaterThan(0)
  const [rank = ''] = heading.split(' ')
  const rest = page.slice(at + heading.length + 2)
  const end = rest.search(new RegExp(`^#{2,${rank.length}} `, 'm'))
  return end < 0 ? rest : rest.slice(0, end)
}

/** The cells of all rows of tables in a text. */
const cellsIn = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!)

describe('tables that are made from the data', () => {
  it.each([
    ['### Combat', combatTable],
    ['### Counters and their marks', counterTable],
    ['### Counters and their marks', markCounts],
    ['### Charts and their marks', chartTable],
    ['### Charts and their marks', airTable],
    ['### Cards and their marks', cardTable],
    ['### Scenarios', greatTable],
    ['### Special Groups', groupTable],
  ] as const)('%s', (heading, table) => {
    expect(section(heading)).toContain(table().join('\n'))
  })

  it.each(CARDS.map(({ id, name }) => [name, id]))('### %s at the start', (name, id) => {
    expect(section(`### ${name}`)).toContain(setUpTable(id).join('\n'))
  })

  it('### Combat has no row that the table lacks', () => {
    const rows = cellsIn(section('### Combat')).filter((cells) => cells.length === 16)
    expect(rows).toEqual(cellsIn(combatTable().join('\n')))
  })
})

describe('what can be said', () => {
  const said = section('## What can be said')
  const rows = cellsIn(said).filter(([first = '']) => first.startsWith('`'))

  it.each(Object.entries(efs.stepVerbs))('at %s', (step, verbs) => {
    const [, , answers = ''] = rows.find(([first]) => first === `\`${step}\``) ?? []
    expect(quoted(answers)).toEqual(verbs.map(spoken))
  })

  it('is shown by examples that could be said', () => {
    const ids = new Set(COUNTERS.map(({ id }) => id))
    const forms = new Set([...Object.values(efs.stepVerbs).flat(), ...efs.questions].map(spoken))
    const examples = rows.flatMap((cells) => quoted(cells.at(-1)!))
    expect(examples.length).toBeGreaterThan(30)
    for (const example of examples) {
      const [verb, ...operands] = example.split(' ')
      const kinds = operands.map((word) => (ids.has(word) ? 'UNIT' : /^\d{4}$/.test(word) ? 'HEX' : word))
      expect([...forms], example).toContain([verb, ...kinds].join(' '))
    }
  })

  it('explains every question', () => {
    expect(rows.filter((cells) => cells.length === 3).map(([form]) => quoted(form!)[0])).toEqual(
      efs.questions.map(spoken),
    )
  })

  it('names every scenario, option and phase', () => {
    const words = new Set(quoted(said))
    const phases = CARDS.flatMap(({ id }) => efs.setting(id).sequence.phases.map((phase) => phase.id))
    const values = OPTIONS.flatMap(({ id, values }) => [id, ...values])
    const missing = [...CARDS.map(({ id }) => id), ...values, ...phases].filter((word) => !words.has(word))
    expect(missing.filter((word) => !word.startsWith('first '))).toEqual([])
  })
})

it('tells every option by its rule', () => {
  const told = cellsIn(section('## Options')).map((cells) => cells.join(' '))
  for (const { rule, name } of OPTIONS)
    expect(
      told.filter((text) => text.includes(`(${rule})`)),
      name,
    ).toHaveLength(1)
})

it('names every case', () => {
  expect(quoted(section('## Tests')).filter((word) => /^\S+\.json$/.test(word))).toEqual(
    readdirSync(join(import.meta.dirname, 'cases')),
  )
})

/** Lines of all tests of rules with a title, of a kind: what a player knows or is shown proves no rule. */
function titles(kind: RegExp): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.test.ts') && !/^(bot|display)\//.test(name),
  )
  return files.flatMap((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .split('\n')
      .filter((line) => kind.test(line)),
  )
}

/** Numbers in the titles of tests and in the names of rules cases. */
function numbersTested(): ReadonlySet<string> {
  const cases = readdirSync(join(import.meta.dirname, 'cases'))
  const named = [...titles(/\b(it|describe)(\.each)?\(|^\s*\]\)\(/), ...cases]
  return new Set(named.flatMap((text) => text.match(/\b\d+\.\d+[a-e]?\b/g) ?? []))
}

describe('rulings', () => {
  const rulings = cellsIn(section('## Rulings')).flatMap(([ruling = '']) => ruling.match(/^E-R\d\d$/) ?? [])
  const tested = titles(/^\s*it\(/).flatMap((title) => title.match(/\bE-R\d\d\b/g) ?? [])

  it('stand in the order of their numbers, each once', () => {
    expect(rulings).toEqual([...new Set(rulings)].sort())
    expect(rulings.length).toBeGreaterThan(0)
  })

  it.each(rulings)('%s is named by a test', (ruling) => {
    expect(tested).toContain(ruling)
  })

  it('are all on the page', () => {
    expect(tested.filter((ruling) => !rulings.includes(ruling))).toEqual([])
  })
})

describe('where the rules stand', () => {
  const tested = numbersTested()
  const rules = cellsIn(section('### Where the rules stand'))
    .filter((cells) => cells[2] === 'tested')
    .flatMap((cells) => cells[0]!.split(/,\s*/))

  it.each(rules)('%s is tested by its number', (rule) => {
    expect([...tested]).toContain(rule)
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REGISTERED } from '@hexfront/games'
import { describe, expect, it } from 'vitest'
import { nearestRule, RULE_NUMBER } from '../src/help/rule-numbers.ts'
import { rulesHtml } from './rules.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The rules that a page tells, in order, and where its other numbers lead. */
function read(markdown: string): { told: string[]; links: Record<string, string> } {
  const html = rulesHtml(markdown)
  const told = [...html.matchAll(/data-rule="([^"]*)"/g)].map(([, rule]) => rule!)
  const links = [...html.matchAll(/data-see="([^"]*)">([^<]*)</g)].map(([, see, rule]) => [rule, see])
  return { told, links: Object.fromEntries(links) }
}

describe('a page of rules', () => {
  it('tells a rule where a sentence begins with its number', () => {
    const { told, links } = read('6.1 Armour halts (see 6.2B). 6.2B A unit stops, as 6.1 says. 8.82.3 *Crowds* stay.')
    expect(told).toEqual(['6.1', '6.2B', '8.82.3'])
    expect(links).toEqual({ '6.2B': '6.2B', '6.1': '6.1' })
  })

  it('knows numbers of any form', () => {
    const rules = 'R73-11 P-R18 R09-14 D-R05 X4.6.3 C8.12 14.31d 8.81.Ex.b 4.2A1 11A'.split(' ')
    expect(read(rules.map((rule) => `${rule} The rule.`).join('\n\n')).told).toEqual(rules)
    expect(read(`| | |\n|---|---|\n${rules.map((rule) => `| ${rule} | The rule. |`).join('\n')}`).told).toEqual(rules)
    expect(read(rules.map((rule) => `- **${rule}** The rule.`).join('\n')).told).toEqual(rules)
    expect(read(rules.map((rule) => `### ${rule} The rule`).join('\n\n')).told).toEqual(rules)
  })

  it('tells two rules in one sentence', () => {
    expect(read('4.1, 4.2 Every turn has two halves.').told).toEqual(['4.1', '4.2'])
  })

  it('has its chapters in headings, some of them two, or in bold', () => {
    expect(read('### 2-3 The pieces\n\n### X4 Air\n\n**7 Stacking.** 7.1 Passing is free.').told).toEqual([
      '2',
      '3',
      'X4',
      '7',
      '7.1',
    ])
  })

  it('takes no counter, hex, column or decimal for a rule', () => {
    const { told, links } = read('### 3 The pieces\n\nA 5-8 in 3709 at 2-1 moves 16 km. T-34 tanks come in 1.5 days.')
    expect(told).toEqual(['3'])
    expect(links).toEqual({})
  })

  it('tells a rule within its chapter where no sentence begins with it', () => {
    const page =
      '2.0 The end comes early (4.2).\n\n### 4 Winning\n\n| at the end of | lost unless |\n|---|---|\n| turn 4 (4.2) | held |'
    expect(read(page)).toEqual({ told: ['2.0', '4', '4.2'], links: { '4.2': '4.2' } })
  })

  it('leads from a rule that it does not tell to the nearest above it', () => {
    const page =
      '### 8 Combat\n\n8.2 All defend.\n\n### 9 Supply\n\nOf 8.2G and 8.3 more is said elsewhere, of 10.1 nothing.'
    expect(read(page).links).toEqual({ '8.2G': '8.2', '8.3': '8' })
  })

  it('takes no number that begins a paragraph for a chapter', () => {
    expect(read('57 German units stand against 65.').told).toEqual([])
  })
})

describe('the nearest rule above', () => {
  const told = new Set(['4', '4.1', '4.2A', '8', '8.8', '8.81', '6.2', 'X4.6', 'C8', '11', 'R73-11'])

  it.each([
    ['8.81.Ex.b', '8.81'],
    ['8.82.3', '8.8'],
    ['6.2B', '6.2'],
    ['4.2A1', '4.2A'],
    ['4.10', '4'],
    ['X4.6.3', 'X4.6'],
    ['C8.12', 'C8'],
    ['11A', '11'],
    ['R73-11', 'R73-11'],
    ['R73-12', ''],
    ['7.1', ''],
  ])('for %s is %s', (rule, nearest) => {
    expect(nearestRule(told, rule)).toBe(nearest)
  })
})

describe.each([...REGISTERED])('the page of %s', (id, { page }) => {
  const { told, links } = read(readFileSync(join(ROOT, page), 'utf8'))

  it('tells every rule in one place', () => {
    expect(told.length).toBeGreaterThan(20)
    expect(new Set(told).size).toBe(told.length)
  })

  it('leads from every number on it to a rule that it tells', () => {
    expect(Object.values(links).filter((see) => !told.includes(see))).toEqual([])
  })

  it('shows no names that only programs use', () => {
    const html = rulesHtml(readFileSync(join(ROOT, page), 'utf8'))
    expect([...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, name]) => name)).toEqual([])
  })

  it('has a place for every rule that the game speaks of', () => {
    // Hexes, aircraft and columns may look like rules, but the page tells none of that form.
    const forms = new Set(told.map(formOf))
    const spoken = [...rulesSpokenBy(id)].filter((rule) => rule.includes('.') || forms.has(formOf(rule)))
    expect(spoken.length).toBeGreaterThan(10)
    expect(spoken.filter((rule) => nearestRule(new Set(told), rule) === '')).toEqual([])
  })
})

/** `R73-11` is of the form `R0-0`. */
const formOf = (rule: string): string => rule.replaceAll(/\d+/g, '0')

/** Refusals, line items, steps, phases, tables and facts name their rule as a word of its own; log lines in brackets. */
function rulesSpokenBy(game: string): Set<string> {
  const spoken = new RegExp(String.raw`'(${RULE_NUMBER})'|\((${RULE_NUMBER})\)'`, 'g')
  const files = globSync(join(ROOT, 'packages/games/src', game, '**/*.ts')).filter(
    (file) => !/\.(test|fixture)\.ts$/.test(file),
  )
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(spoken)].map(([, word, bracketed]) => (word ?? bracketed)!)))
}

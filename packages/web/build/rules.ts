import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import type { Plugin } from 'vite'
import { nearestRule, RULE_NUMBER } from '../src/help/rule-numbers.ts'

/** Turns a game's page into HTML when the client is built: `import html from './dagc73.md?rules'`. */
export const rulesPages = (): Plugin => ({
  name: 'hexfront-rules',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?')
    if (query !== 'rules') return null
    this.addWatchFile(file)
    return `export default ${JSON.stringify(rulesHtml(readFileSync(file, 'utf8')))}`
  },
})

/** Sections that are about the program rather than the game. */
const LEFT_OUT = /^(What can be said|Tests|Games under laws|Speed|Balance|Provenance)/

/**
 * The page as the client shows it. Where a rule is told its number is marked with `data-rule`; where it is only spoken of,
 * the number leads there by `data-see`.
 */
export function rulesHtml(markdown: string): string {
  const sections = markdown.split(/^(?=## )/m).filter((section) => !LEFT_OUT.test(section.replace(/^## /, '')))
  const html = marked
    .parse(sections.join(''), { async: false })
    .replace(/<table>/g, '<div class="wide"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<a href="(?!#)[^"]*">([\s\S]*?)<\/a>/g, '$1')
  return linked(html)
}

/** A number on the page, and how surely the rule is told there. */
interface Mention {
  readonly rule: string
  readonly at: number
  readonly rank: number
}

const SPOKEN_OF = 0
/** `turn 4 (4.2)` in a table of chapter 4: the best place there is, if no sentence begins with the number. */
const IN_ITS_CHAPTER = 1
const BEGINS_THE_RULE = 2

function linked(html: string): string {
  const mentions = mentionsIn(html)
  const places = new Map<string, Mention>()
  for (const mention of mentions)
    if (mention.rank > (places.get(mention.rule)?.rank ?? SPOKEN_OF)) places.set(mention.rule, mention)
  const told = new Set(places.keys())
  let text = ''
  let from = 0
  for (const mention of mentions) {
    const { rule, at } = mention
    const see = nearestRule(told, rule)
    text += html.slice(from, at)
    from = at + rule.length
    if (places.get(rule) === mention) text += `<b data-rule="${rule}">${rule}</b>`
    else text += see === '' ? rule : `<button type="button" data-see="${see}">${rule}</button>`
  }
  return text + html.slice(from)
}

/** Paragraphs, headings, items of lists, and the cells of tables; of these only the first of a row can begin a rule. */
const BLOCK =
  /(?<=<(?<tag>p|li|h[1-4])>|<tr>\s*<t[dh]>)(?<opening>[\s\S]*?)(?=<\/(?:p|li|h[1-4]|t[dh])>)|(?<=<t[dh]>)[\s\S]*?(?=<\/t[dh]>)/g
const NUMBER = new RegExp(String.raw`(?<![^\s(>])(?:${RULE_NUMBER})(?=[\s,.;:)<]|$)`, 'g')

function mentionsIn(html: string): Mention[] {
  const mentions: Mention[] = []
  let here: readonly string[] = []
  for (const { 0: body, index, groups } of html.matchAll(BLOCK)) {
    const canBegin = groups?.['opening'] !== undefined
    const isHeading = groups?.['tag']?.startsWith('h') ?? false
    const chapters = isHeading || body.startsWith(BOLD) ? chaptersOf(body) : []
    if (isHeading || chapters.length > 0) here = chapters.map(({ rule }) => rule)
    for (const { rule, at, rank } of chapters) mentions.push({ rule, at: index + at, rank })
    for (const { 0: rule, index: at } of body.matchAll(NUMBER)) {
      const isBegun = canBegin && begins(body.slice(0, at), body.slice(at + rule.length))
      const isHere = here.includes(/^[A-Z]?\d+/.exec(rule)?.[0] ?? '')
      mentions.push({ rule, at: index + at, rank: isBegun ? BEGINS_THE_RULE : isHere ? IN_ITS_CHAPTER : SPOKEN_OF })
    }
  }
  return mentions
}

const BOLD = '<strong>'

/** `4 Sequence of play`, `2-3 The pieces`, `X4 Air`: in a heading, or in bold where a paragraph begins. */
function chaptersOf(body: string): Mention[] {
  const start = body.startsWith(BOLD) ? BOLD.length : 0
  const [, alone, first, last] = /^(?:([A-Z]?\d+)|(\d+)-(\d+))(?= [A-Z])/.exec(body.slice(start)) ?? []
  const chapter = (rule: string, at: number): Mention => ({ rule, at, rank: BEGINS_THE_RULE })
  if (alone !== undefined) return [chapter(alone, start)]
  return first && last ? [chapter(first, start), chapter(last, start + first.length + 1)] : []
}

const TAGS = /<[^>]*>/g
const SENTENCE_ENDS = new RegExp(String.raw`(?:^|[.!?:;)])\s*(?:(?:${RULE_NUMBER}),\s*)*$`)
const RULE_BEGINS = new RegExp(String.raw`^(?:,\s*(?:${RULE_NUMBER}))*\.?(?:\s+[^a-z]|\s*$)`)

/** A rule is told where its number begins a sentence: `8.5 Knowing the odds, the attacker may`. */
const begins = (before: string, after: string): boolean =>
  SENTENCE_ENDS.test(before.replace(TAGS, '')) && RULE_BEGINS.test(after.replace(TAGS, ''))

import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import type { Plugin } from 'vite'

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
const LEFT_OUT = /^(What can be said|Tests|Speed|Balance|Provenance)/

const RULE = /(^|[\s(>])((?:\d{1,2}\.\d+[A-Z]?(?:\.[\w]+)*|\d{1,2}[A-Z]|P-R\d+|R73-\d+))(?=[\s,.;:)<])/g

function rulesHtml(markdown: string): string {
  const sections = markdown.split(/^(?=## )/m).filter((section) => !LEFT_OUT.test(section.replace(/^## /, '')))
  const html = marked.parse(sections.join(''), { async: false })
  return html
    .replace(/<table>/g, '<div class="wide"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/(<(?:p|td|li|th)>)([\s\S]*?)(<\/(?:p|td|li|th)>)/g, (_all, open: string, body: string, close: string) => {
      const marks = body.replace(
        RULE,
        (_rule, before: string, rule: string) => `${before}<b data-rule="${rule}">${rule}</b>`,
      )
      return `${open}${marks}${close}`
    })
    .replace(/<a href="(?!#)[^"]*">([\s\S]*?)<\/a>/g, '$1')
}

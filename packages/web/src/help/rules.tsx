import { useEffect, useRef, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import type { Desk } from '../table/desk.ts'
import { TEXT } from '../text.ts'
import { ValuesNote } from '../values/sheet.tsx'
import { nearestRule } from './rule-numbers.ts'

const PAGES = import.meta.glob<string>('../../../../docs/games/*.md', { query: '?rules', import: 'default' })

/** The game's rules beside the map, found by number or word. */
export function RulesPanel({ desk }: { desk: Desk }) {
  const { page: file } = desk.session.table
  useShown([desk], () => [desk.open.rule])
  const [html, setHtml] = useState('')
  const [query, setQuery] = useState('')
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    PAGES[`../../../../${file}`]?.().then(setHtml)
  }, [file])
  useEffect(() => {
    if (html !== '' && page.current) show(page.current, desk.open.rule)
  }, [html, desk.open.rule])
  useEffect(() => {
    // What was looked for while the page was on its way is looked for now.
    if (page.current && query.length > 1) show(page.current, query)
  }, [html])
  useEffect(() => (page.current ? followLinks(page.current) : undefined), [html])
  const find = (wanted: string): void => {
    setQuery(wanted)
    if (page.current && wanted.length > 1) show(page.current, wanted)
  }
  return (
    <aside class="rules" aria-label={TEXT.help.rules}>
      <header>
        <label>
          <span class="hidden">{TEXT.help.find}</span>
          <input
            type="search"
            placeholder={TEXT.help.find}
            value={query}
            onInput={(event) => find(event.currentTarget.value)}
          />
        </label>
        <button type="button" class="round" aria-label={TEXT.help.close} onClick={() => desk.set({ room: '' })}>
          <Icon name="close" />
        </button>
      </header>
      <ValuesNote desk={desk} />
      {html === '' ? (
        <p class="quiet">{TEXT.help.loading}</p>
      ) : (
        <div class="rules-page" ref={page} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </aside>
  )
}

/** Numbers that are only spoken of lead to where the rule is told. */
function followLinks(page: HTMLElement): () => void {
  const follow = ({ target }: MouseEvent): void => {
    const see = target instanceof HTMLElement ? target.dataset['see'] : undefined
    if (see !== undefined) show(page, see)
  }
  page.addEventListener('click', follow)
  return () => page.removeEventListener('click', follow)
}

/** Marks where a rule is told, or the nearest thing above it in the book: `8.81.Ex.b`, `8.81`, `8.8`, `8`. */
function show(page: HTMLElement, wanted: string): void {
  for (const old of page.querySelectorAll('[data-found]')) old.removeAttribute('data-found')
  if (wanted === '') return
  const found = byNumber(page, wanted) ?? byWord(page, wanted)
  if (!found) return
  const block = found.closest('p, tr, li, h2, h3') ?? found
  block.setAttribute('data-found', '')
  block.scrollIntoView({ block: 'center' })
}

function byNumber(page: HTMLElement, wanted: string): Element | undefined {
  const marks = new Map(
    [...page.querySelectorAll<HTMLElement>('[data-rule]')].map((mark) => [mark.dataset['rule']!, mark]),
  )
  return marks.get(nearestRule(new Set(marks.keys()), wanted))
}

function byWord(page: HTMLElement, wanted: string): Element | undefined {
  const word = wanted.toLowerCase()
  return [...page.querySelectorAll('p, tr, li, h2, h3')].find(({ textContent }) =>
    textContent.toLowerCase().includes(word),
  )
}

import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Emblem, Icon } from '../icons.tsx'
import { TEXT } from '../text.ts'
import { online } from './online.ts'

/** Shows anew whatever changes about the server, one's account or the lists of games. */
export function useOnline(): typeof online {
  useShown([online], () => [online.version])
  return online
}

/** Keeps lists of games fresh while they are shown. */
export function useLists(): typeof online {
  useEffect(() => online.look(), [])
  return useOnline()
}

/** What was asked of the server: on its way, come, or refused. */
export interface Asked<T> {
  readonly value: T | null
  readonly problem: string
  readonly again: () => void
}

export function useAsked<T>(ask: () => Promise<T>, by: readonly unknown[]): Asked<T> {
  const [state, setState] = useState<{ value: T | null; problem: string }>({ value: null, problem: '' })
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isStale = false
    ask().then(
      (value) => !isStale && setState({ value, problem: '' }),
      (error: unknown) => !isStale && setState({ value: null, problem: wordsOf(error) }),
    )
    return () => {
      isStale = true
    }
  }, [...by, count])
  return { ...state, again: () => setCount((now) => now + 1) }
}

/** Does something that the server may refuse, and says what it said. */
export function useAct(): {
  readonly problem: string
  readonly isBusy: boolean
  run(act: () => Promise<unknown>): void
} {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = (act: () => Promise<unknown>): void => {
    setBusy(true)
    setProblem('')
    act()
      .catch((error: unknown) => setProblem(wordsOf(error)))
      .finally(() => setBusy(false))
  }
  return { problem, isBusy, run }
}

const wordsOf = (error: unknown): string =>
  error instanceof TypeError ? TEXT.online.unreachable : error instanceof Error ? error.message : String(error)

export const Problem = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p class="strip" data-tone="bad" role="alert">
      {text}
    </p>
  )

const ROOMS = [
  ['#/', 'games'],
  ['#/lobby', 'lobby'],
  ['#/archive', 'archive'],
  ['#/verify', 'verify'],
] as const

/** Ways between the pages of a server. */
export function OnlineNav({ here }: { here: string }) {
  const { me, waiting, house } = useOnline()
  if (!house) return null
  const account = me && me.name !== '' ? me.name : TEXT.online.signIn
  return (
    <nav class="online-nav" aria-label={TEXT.online.pages}>
      {ROOMS.map(([href, name]) => (
        <a key={href} href={href} aria-current={here === href ? 'page' : undefined}>
          {TEXT.online.rooms[name]}
          {name === 'lobby' && waiting.length > 0 && (
            <span class="badge" title={TEXT.home.waiting(waiting.length)}>
              {waiting.length}
            </span>
          )}
        </a>
      ))}
      {me?.isAdmin && (
        <a href="#/admin" aria-current={here === '#/admin' ? 'page' : undefined}>
          {TEXT.online.rooms.admin}
        </a>
      )}
      <a
        class="online-me"
        href={me ? '#/account' : '#/signin'}
        aria-current={here === '#/account' || here === '#/signin' ? 'page' : undefined}
      >
        <Icon name="person" /> {account}
      </a>
    </nav>
  )
}

/** How many games wait stands on the tab, for those who look at another. */
export function useTitle(title: string): void {
  const { waiting } = useOnline()
  const badge = waiting.length > 0 ? `(${waiting.length}) ` : ''
  useEffect(() => {
    document.title = `${badge}${title}`
    return () => {
      document.title = TEXT.app
    }
  }, [badge, title])
}

/** A page of the server beside the tables. */
export function Page({ here, title, children }: { here: string; title: string; children: ComponentChildren }) {
  useTitle(`${title} · ${TEXT.app}`)
  return (
    <div class="home online">
      <header class="home-bar">
        <a class="bar-home" href="#/" aria-label={`${TEXT.app}: ${TEXT.bar.home}`}>
          <Emblem />
          <span class="bar-name">{TEXT.app}</span>
        </a>
        <OnlineNav here={here} />
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}

/** An address to send to somebody. */
export function LinkField({ label, address }: { label: string; address: string }) {
  return (
    <div class="row link-row">
      <label class="field">
        {label}
        <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <CopyButton text={address}>{TEXT.online.copy}</CopyButton>
    </div>
  )
}

/** The whole address of a page of this server. */
export const addressOf = (...parts: readonly string[]): string =>
  `${location.origin}${location.pathname}#/${parts.map(encodeURIComponent).join('/')}`

/** Copies a text, and says so for a while. */
export function CopyButton({ text, children }: { text: string; children: ComponentChildren }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2500)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <button
      type="button"
      class="button"
      data-primary
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => {},
        )
      }
    >
      <Icon name="link" /> <span aria-live="polite">{isCopied ? TEXT.online.copied : children}</span>
    </button>
  )
}

import { LIMITS } from '@hexfront/wire'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import type { Desk } from '../table/desk.ts'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { online } from './online.ts'
import type { OnlineGame } from './online-game.ts'
import { useOnline } from './page.tsx'

/** What players, or those who look on, say to each other. */
export function TalkPanel({ desk, game }: { desk: Desk; game: OnlineGame }) {
  useShown<unknown>([game], () => [game.version])
  const { me } = useOnline()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const muted = me?.muted ?? []
  const lines = game.chat.filter(({ name }) => !muted.includes(name))
  useEffect(() => {
    game.readTalk(true)
    field.current?.focus()
    return () => game.readTalk(false)
  }, [game])
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])
  const say = (): void => {
    const said = text.trim()
    if (said === '' || !game.link.isOpen) return
    game.talk(said)
    setText('')
  }
  const mute = (name: string): void => {
    api
      .tie(name, { isMuted: true })
      .then(() => api.me())
      .then((now) => online.became(now))
      .catch(() => {})
  }
  return (
    <section class="talk" aria-label={TEXT.online.talk}>
      <header>
        <h2>{game.sides.length > 0 ? TEXT.online.talk : TEXT.online.talkOfWatchers}</h2>
        <button type="button" class="round" aria-label={TEXT.help.close} onClick={() => desk.set({ room: '' })}>
          <Icon name="close" />
        </button>
      </header>
      <ol ref={list} aria-live="polite" tabIndex={0} aria-label={TEXT.online.talk}>
        {lines.length === 0 && <li class="quiet">{TEXT.online.noTalk}</li>}
        {lines.map((line) => (
          <li key={line.id} data-own={line.name === me?.name || undefined}>
            <strong>{line.name}</strong>{' '}
            <time dateTime={new Date(line.at).toISOString()}>
              {new Date(line.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
            </time>
            {me && line.name !== me.name && (
              <button type="button" class="link" onClick={() => mute(line.name)}>
                {TEXT.online.mute}
              </button>
            )}
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      {me ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            say()
          }}
        >
          <input
            ref={field}
            value={text}
            maxLength={LIMITS.chat}
            aria-label={TEXT.online.say}
            placeholder={TEXT.online.say}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && desk.set({ room: '' })}
          />
          <button type="submit" class="button" data-primary aria-disabled={!game.link.isOpen}>
            {TEXT.online.send}
          </button>
        </form>
      ) : (
        <p class="quiet">{TEXT.online.talkNeedsName}</p>
      )}
    </section>
  )
}

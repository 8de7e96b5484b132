import type { Person } from '@hexfront/wire'
import { useState } from 'preact/hooks'
import { Icon } from '../icons.tsx'
import { TEXT } from '../text.ts'
import { Card } from './account.tsx'
import { api } from './api.ts'
import { ArchiveList } from './archive.tsx'
import { coverOf } from './listing-card.tsx'
import { online } from './online.ts'
import { Page, Problem, useAct, useAsked, useOnline } from './page.tsx'

/** Somebody who plays here: ratings, games, and what one may do about him. */
export function PersonPage({ name }: { name: string }) {
  const { me } = useOnline()
  const { value, problem } = useAsked(() => api.person(name), [name])
  const { problem: wrong, run } = useAct()
  const isOther = me !== null && me.name !== name
  const tie = (body: { isBlocked?: boolean; isMuted?: boolean }): void =>
    run(async () => {
      await api.tie(name, body)
      online.became(await api.me())
    })
  const isBlocked = me?.blocked.includes(name) ?? false
  const isMuted = me?.muted.includes(name) ?? false
  return (
    <Page here="" title={name}>
      <Problem text={problem || wrong} />
      {value && (
        <>
          <p class="quiet">
            {TEXT.online.kinds[value.kind]} · {TEXT.online.since(new Date(value.since).toLocaleDateString())}
          </p>
          <div class="cards">
            <div>
              <Card title={TEXT.online.ratings}>
                <Ratings ratings={value.ratings} />
              </Card>
              {isOther && (
                <Card title={TEXT.online.betweenYou}>
                  <p class="lobby-line">
                    <button type="button" class="button" onClick={() => tie({ isMuted: !isMuted })}>
                      {isMuted ? TEXT.online.unmute : TEXT.online.mute}
                    </button>
                    <button type="button" class="button" onClick={() => tie({ isBlocked: !isBlocked })}>
                      {isBlocked ? TEXT.online.unblock : TEXT.online.block}
                    </button>
                  </p>
                  {(isBlocked || isMuted) && (
                    <p class="quiet">{isBlocked ? TEXT.online.blockedLine : TEXT.online.mutedLine}</p>
                  )}
                  <Report name={name} />
                </Card>
              )}
            </div>
            <Card title={TEXT.home.games}>
              <ArchiveList game="" name={name} />
            </Card>
          </div>
        </>
      )}
    </Page>
  )
}

function Ratings({ ratings }: Pick<Person, 'ratings'>) {
  if (ratings.length === 0) return <p class="quiet">{TEXT.online.noRatings}</p>
  return (
    <table class="ratings">
      <thead>
        <tr>
          {TEXT.online.ratingHeads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ game, pace, rating, deviation, games }) => (
          <tr key={`${game} ${pace}`}>
            <th scope="row">{coverOf(game)?.title ?? game}</th>
            <td>{pace}</td>
            <td class="figure">
              {Math.round(rating)} <span class="quiet">± {Math.round(2 * deviation)}</span>
            </td>
            <td class="figure">{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Report({ name }: { name: string }) {
  const [said, setSaid] = useState('')
  const [isReported, setReported] = useState(false)
  const { problem, isBusy, run } = useAct()
  const send = async (): Promise<void> => {
    await api.report({ name, text: said })
    setSaid('')
    setReported(true)
  }
  return (
    <details class="ways">
      <summary>{TEXT.online.report}</summary>
      <Problem text={problem} />
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          run(send)
        }}
      >
        <label class="field">
          {TEXT.online.reportLine}
          <textarea required maxLength={1000} value={said} onInput={(event) => setSaid(event.currentTarget.value)} />
        </label>
        <button type="submit" class="button" disabled={isBusy}>
          <Icon name="control" /> {TEXT.online.send}
        </button>
        <p class="quiet" role="status">
          {isReported && TEXT.online.reported}
        </p>
      </form>
    </details>
  )
}

import type { Cover, Game, Side } from '@hexfront/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../icons.tsx'
import { go } from '../router.ts'
import { BOT, PERSON } from '../session/session.ts'
import { tableOf } from '../store/save.ts'
import { change } from '../store/settings.ts'
import { Segments } from '../table/rooms.tsx'
import { TEXT } from '../text.ts'

/** Scenario, options and seats; the large button is ready at once with what a newcomer wants. */
export function Starter({ cover }: { cover: Cover }) {
  const [game, setGame] = useState<Game | null>(null)
  const [scenario, setScenario] = useState('')
  const [side, setSide] = useState<Side>(cover.firstSide)
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({})
  const [opening, setOpening] = useState<'ready' | 'hand'>('ready')
  const [isGuided, setGuided] = useState(false)
  const large = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    tableOf(cover.id).then(({ game: loaded }) => {
      setGame(loaded)
      setScenario((now) => now || loaded.scenarios[0]!.id)
    })
    large.current?.focus()
  }, [cover])
  const start = (seats: readonly string[]): void => {
    change({ guide: isGuided ? 'on' : 'off' })
    const query = new URLSearchParams({ seats: seats.join(), opening, ...options })
    if (scenario !== '') query.set('scenario', scenario)
    go(`#/new/${cover.id}?${query}`)
  }
  const players = cover.sides.map((_, at) => at + 1)
  const hasOpponent = players.length > 1 && players.some((one) => one !== side && cover.bots.includes(one))
  const against = players.map((one) => (one === side || !cover.bots.includes(one) ? PERSON : BOT))
  const about = game?.scenarios.find(({ id }) => id === scenario)?.about ?? ''
  const scenarios: Record<string, string> = {}
  for (const { id, name } of game?.scenarios ?? []) scenarios[id] = name
  const sides: Record<string, string> = {}
  cover.sides.forEach(({ name }, at) => {
    sides[String(at + 1)] = name
  })
  return (
    <section class="starter" aria-label={cover.title}>
      <p class="starter-about">{cover.about}</p>
      <div class="starter-rows">
        {game && game.scenarios.length > 1 && (
          <div>
            <Segments name={TEXT.home.scenario} value={scenario} values={scenarios} pick={setScenario} />
            <p class="quiet">{about}</p>
          </div>
        )}
        {players.length > 1 && (
          <div>
            <Segments name={TEXT.home.side} value={String(side)} values={sides} pick={(one) => setSide(Number(one))} />
            <p class="quiet">{cover.sides[side - 1]?.line}</p>
          </div>
        )}
        <Segments name={TEXT.home.opening} value={opening} values={TEXT.home.openings} pick={setOpening} />
      </div>
      {game && game.options.length > 0 && (
        <details class="starter-options">
          <summary>{TEXT.home.options}</summary>
          <div class="starter-list">
            {game.options.map((option) => {
              const values: Record<string, string> = {}
              for (const value of option.values) values[value] = spoken(value)
              return (
                <div key={option.id}>
                  <Segments
                    name={option.name}
                    value={options[option.id] ?? option.standard}
                    values={values}
                    pick={(value) => setOptions({ ...options, [option.id]: value })}
                  />
                  <p class="quiet">{option.about}</p>
                </div>
              )
            })}
          </div>
        </details>
      )}
      <div class="starter-go">
        <button
          type="button"
          class="button"
          data-primary
          ref={large}
          onClick={() => start(hasOpponent ? against : players.map(() => PERSON))}
        >
          <Icon name={hasOpponent ? 'bot' : 'play'} />
          {hasOpponent ? TEXT.home.play : TEXT.home.solo}
          <kbd class="key">Enter</kbd>
        </button>
        {hasOpponent && (
          <button type="button" class="button" onClick={() => start(players.map(() => PERSON))}>
            <Icon name="people" /> {TEXT.home.both}
          </button>
        )}
        {cover.bots.length === players.length && (
          <button type="button" class="button" onClick={() => start(players.map(() => BOT))}>
            <Icon name="eye" /> {players.length === 1 ? TEXT.home.watchOne : TEXT.home.watch}
          </button>
        )}
        <label class="check">
          <input type="checkbox" checked={isGuided} onChange={(event) => setGuided(event.currentTarget.checked)} />{' '}
          {TEXT.home.guided}
        </label>
      </div>
    </section>
  )
}

/** Values are ids: `endOfTurn`, as it is said. */
const spoken = (value: string): string => value.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

import type { Cover, DataOverlay, Option, Side } from '@hexfront/core'
import type { Level } from '@hexfront/games/covers'
import type { GameTable } from '@hexfront/games/tables'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../icons.tsx'
import { NewTable } from '../online/new-table.tsx'
import { go } from '../router.ts'
import { playerOf } from '../session/seats.ts'
import { PERSON, type Seat } from '../session/session.ts'
import { ownValues } from '../store/own-values.ts'
import { tableOf } from '../store/save.ts'
import { change } from '../store/settings.ts'
import { Segments } from '../table/rooms.tsx'
import { TEXT } from '../text.ts'
import { unfitNow } from '../values/file.ts'
import { ValuesPicker } from '../values/picker.tsx'
import { gameAddress, OWN_VALUES, seatsAgainst } from './game-address.ts'

/** Scenario, options and seats; the large button is ready at once with what a newcomer wants. */
export function Starter({ cover, level }: { cover: Cover; level: Level }) {
  const [table, setTable] = useState<GameTable | null>(null)
  const [scenario, setScenario] = useState('')
  const [side, setSide] = useState<Side>(cover.firstSide)
  const [bot, setBot] = useState<Seat>(level)
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({})
  const [opening, setOpening] = useState<'ready' | 'hand'>('ready')
  const [isGuided, setGuided] = useState(false)
  const large = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    tableOf(cover.id).then((loaded) => {
      setTable(loaded)
      setScenario((now) => now || loaded.game.scenarios[0]!.id)
    })
    large.current?.focus()
  }, [cover])
  // Whoever changes the level for all games means this one, too.
  useEffect(() => setBot(level), [level])
  const start = (seats: readonly Seat[]): void => {
    change({ guide: isGuided ? 'on' : 'off' })
    const own = ownFitting(cover.id, table) ? OWN_VALUES : {}
    go(gameAddress(cover.id, seats, { opening, ...(scenario === '' ? {} : { scenario }), ...options, ...own }))
  }
  const players = cover.sides.map((_, at) => at + 1)
  const hasOpponent = players.length > 1 && players.some((one) => one !== side && cover.bots.includes(one))
  const scenarios = table?.game.scenarios ?? []
  const bots = table && table.players.length > 1 ? table.players.toReversed() : []
  return (
    <section class="starter" aria-label={cover.title}>
      <p class="starter-about">{cover.about}</p>
      <div class="starter-rows">
        {scenarios.length > 1 && (
          <div>
            <Segments name={TEXT.home.scenario} value={scenario} values={namesOf(scenarios)} pick={setScenario} />
            <p class="quiet">{scenarios.find(({ id }) => id === scenario)?.about}</p>
          </div>
        )}
        {players.length > 1 && (
          <div>
            <Segments
              name={TEXT.home.side}
              value={String(side)}
              values={Object.fromEntries(cover.sides.map(({ name }, at) => [String(at + 1), name]))}
              pick={(one) => setSide(Number(one))}
            />
            <p class="quiet">{cover.sides[side - 1]?.line}</p>
          </div>
        )}
        {table && hasOpponent && bots.length > 0 && (
          <div>
            <Segments
              name={TEXT.home.opponent}
              value={playerOf(table, bot)?.id ?? ''}
              values={namesOf(bots)}
              pick={setBot}
            />
            <p class="quiet">{playerOf(table, bot)?.line}</p>
          </div>
        )}
        <div>
          <Segments name={TEXT.home.opening} value={opening} values={TEXT.home.openings} pick={setOpening} />
          <p class="quiet">{TEXT.home.openingLines[opening]}</p>
        </div>
      </div>
      {table && table.game.options.length > 0 && (
        <details class="starter-options">
          <summary>{TEXT.home.options}</summary>
          <div class="starter-list">
            {table.game.options.map((option) => (
              <OptionRow
                key={option.id}
                option={option}
                value={options[option.id] ?? option.standard}
                pick={(value) => setOptions({ ...options, [option.id]: value })}
              />
            ))}
          </div>
        </details>
      )}
      {table?.game.book && <ValuesPicker game={table.game} />}
      <div class="starter-go">
        <button
          type="button"
          class="button"
          data-primary
          ref={large}
          onClick={() => start(hasOpponent ? seatsAgainst(cover, side, bot) : players.map(() => PERSON))}
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
          <button type="button" class="button" onClick={() => start(players.map(() => bot))}>
            <Icon name="eye" /> {players.length === 1 ? TEXT.home.watchOne : TEXT.home.watch}
          </button>
        )}
        {table?.display.guide(scenario).length !== 0 && (
          <label class="check">
            <input type="checkbox" checked={isGuided} onChange={(event) => setGuided(event.currentTarget.checked)} />{' '}
            {TEXT.home.guided}
          </label>
        )}
      </div>
      {table && (
        <NewTable
          cover={cover}
          table={table}
          scenario={scenario}
          options={options}
          overlay={ownFitting(cover.id, table)}
          opening={opening}
          side={side}
          bot={bot}
        />
      )}
    </section>
  )
}

/** Values of one's own, as far as they fit the game. */
function ownFitting(game: string, table: GameTable | null): DataOverlay | null {
  const overlay = ownValues(game)
  return overlay && !(table && unfitNow(overlay, table.game)) ? overlay : null
}

function OptionRow({ option, value, pick }: { option: Option; value: string; pick: (value: string) => void }) {
  const { name, about, values, words = {}, rule } = option
  return (
    <div>
      <Segments
        name={name}
        value={value}
        values={Object.fromEntries(
          values.map((one) => [one, words[one] ?? (one === 'on' ? TEXT.home.on : TEXT.home.off)]),
        )}
        pick={pick}
      />
      <p class="quiet">
        {about} {rule !== undefined && <span class="rule">{rule}</span>}
      </p>
    </div>
  )
}

const namesOf = (list: readonly { readonly id: string; readonly name: string }[]): Record<string, string> =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]))

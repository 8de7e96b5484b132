import { type Cover, commitmentTo, type DataOverlay, type Side } from '@hexfront/core'
import type { GameTable } from '@hexfront/games/tables'
import type { BodyOf, Listing, Pace } from '@hexfront/wire'
import { useState } from 'preact/hooks'
import { Icon } from '../icons.tsx'
import { go } from '../router.ts'
import { playerOf } from '../session/seats.ts'
import { Segments } from '../table/rooms.tsx'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { newPlayerSeed } from './keys.ts'
import { online } from './online.ts'
import { Problem, useAct, useOnline } from './page.tsx'
import { keepReceipts } from './receipts.ts'

type Rival = 'friend' | 'anybody' | 'name' | 'bot' | 'self'
type PaceName = 'none' | 'live' | 'fast' | 'slow'

interface NewTableProps {
  readonly cover: Cover
  readonly table: GameTable
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly overlay: DataOverlay | null
  readonly opening: 'ready' | 'hand'
  readonly side: Side
  /** The level of a bot, where one is wanted. */
  readonly bot: string
}

/** Opens a table on the server: for a friend at once, for others by a few more choices. */
export function NewTable(props: NewTableProps) {
  const { house, me } = useOnline()
  const [rival, setRival] = useState<Rival>('friend')
  const [name, setName] = useState('')
  const [pace, setPace] = useState<PaceName>('none')
  const [rated, setRated] = useState<'yes' | 'no'>('no')
  const [strict, setStrict] = useState<'yes' | 'no'>('no')
  const { problem, isBusy, run } = useAct()
  if (!house || (house.accounts === 'closed' && !me)) return null
  const { cover } = props
  const isAlone = cover.sides.length === 1
  const isAgainstPeople = !isAlone && rival !== 'bot' && rival !== 'self'
  const isRated = rated === 'yes' && isAgainstPeople && pace !== 'none'
  const open = (): void =>
    run(async () => {
      await online.enter()
      const wish = {
        ...props,
        rival: isAlone ? 'self' : rival,
        name,
        pace,
        isRated,
        isStrict: strict === 'yes',
      } as const
      go(`#/game/${(await openTable(wish)).code}`)
    })
  return (
    <fieldset class="new-table">
      <legend class="head">{TEXT.online.title}</legend>
      <Problem text={problem} />
      <div class="starter-go">
        <button type="button" class="button" disabled={isBusy} onClick={open}>
          <Icon name="people" />{' '}
          {isAlone || rival === 'self'
            ? TEXT.online.playHere
            : rival === 'bot'
              ? TEXT.online.playBot
              : TEXT.online.openTable}
        </button>
        <p class="quiet">{isAlone ? TEXT.online.rivalLines.self : TEXT.online.rivalLines[rival]}</p>
      </div>
      {!isAlone && (
        <details class="starter-options">
          <summary>{TEXT.online.more}</summary>
          <div class="starter-list">
            <div>
              <Segments name={TEXT.online.against} value={rival} values={TEXT.online.rivals} pick={setRival} />
              {rival === 'name' && (
                <label class="field">
                  {TEXT.online.theirName}
                  <input value={name} maxLength={24} onInput={(event) => setName(event.currentTarget.value)} />
                </label>
              )}
            </div>
            <div>
              <Segments name={TEXT.online.pace} value={pace} values={TEXT.online.paces} pick={setPace} />
              <p class="quiet">{TEXT.online.paceLines[pace]}</p>
            </div>
            {isAgainstPeople && me?.kind === 'person' && pace !== 'none' && (
              <div>
                <Segments
                  name={TEXT.online.rating}
                  value={rated}
                  values={{ no: TEXT.home.off, yes: TEXT.home.on }}
                  pick={setRated}
                />
                <p class="quiet">{TEXT.online.ratingLine}</p>
              </div>
            )}
            {isAgainstPeople && (
              <div>
                <Segments
                  name={TEXT.online.strict}
                  value={strict}
                  values={{ no: TEXT.home.off, yes: TEXT.home.on }}
                  pick={setStrict}
                />
                <p class="quiet">{TEXT.online.strictLine}</p>
              </div>
            )}
          </div>
        </details>
      )}
    </fieldset>
  )
}

interface Wish extends NewTableProps {
  readonly rival: Rival
  readonly name: string
  readonly pace: Pace
  readonly isRated: boolean
  readonly isStrict: boolean
}

async function openTable(wish: Wish): Promise<Listing> {
  const { cover, table, rival, isStrict, pace, isRated, side } = wish
  const seed = newPlayerSeed()
  const other = otherSeat(wish)
  const body: BodyOf<'POST /api/games'> = {
    game: cover.id,
    scenario: wish.scenario === '' ? table.game.scenarios[0]!.id : wish.scenario,
    options: { ...wish.options },
    ...(wish.overlay ? { overlay: wish.overlay } : {}),
    opening: wish.opening === 'hand' ? 'by hand' : 'ready',
    pace,
    visible: rival === 'anybody' ? 'public' : 'private',
    isRated,
    isStrict,
    seats: cover.sides.map((_, at) => (at + 1 === side || rival === 'self' ? 'me' : other)),
    seed: isStrict ? commitmentTo(seed) : seed,
  }
  const listing = await api.openTable(body)
  await keepReceipts(listing, seed)
  return listing
}

function otherSeat({ rival, name, bot, table }: Wish): BodyOf<'POST /api/games'>['seats'][number] {
  if (rival === 'bot') return { bot: playerOf(table, bot)?.id ?? bot }
  return rival === 'name' ? { name: name.trim() } : 'open'
}

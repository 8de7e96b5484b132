import type { AdminPerson, Listing } from '@hexfront/wire'
import { useState } from 'preact/hooks'
import { whenSaid } from '../home/when.ts'
import { TEXT } from '../text.ts'
import { Card } from './account.tsx'
import { api } from './api.ts'
import { NewInvite } from './invites.tsx'
import { gameTitle, sitter } from './listing-card.tsx'
import { addressOf, LinkField, Page, Problem, useAct, useAsked, useOnline } from './page.tsx'

const MOST_LINES = 30
/** What says most about how a house fares, in this order. */
const FIGURES = ['people', 'guests', 'games', 'running', 'sockets', 'loaded', 'jobs', 'reports', 'version'] as const

/** For those who run the house: what people complain of, who is in it, and how it fares. */
export function AdminPage() {
  const { me } = useOnline()
  // Whatever is done here shows in the log of it.
  const [done, setDone] = useState(0)
  const note = (): void => setDone((now) => now + 1)
  if (!me?.isAdmin)
    return (
      <Page here="#/admin" title={TEXT.online.rooms.admin}>
        <p class="quiet">{TEXT.online.onlyAdmins}</p>
      </Page>
    )
  return (
    <Page here="#/admin" title={TEXT.online.rooms.admin}>
      <div class="cards">
        <div>
          <Card title={TEXT.online.reports}>
            <Reports note={note} />
          </Card>
          <Card title={TEXT.online.peopleTitle}>
            <Everybody own={me.name} note={note} />
          </Card>
        </div>
        <div>
          <Card title={TEXT.online.figures}>
            <Figures done={done} />
          </Card>
          <Card title={TEXT.online.invites}>
            <Invites note={note} />
          </Card>
          <Card title={TEXT.online.gamesTitle}>
            <Games note={note} />
          </Card>
          <Card title={TEXT.online.audit}>
            <Audit done={done} />
          </Card>
        </div>
      </div>
    </Page>
  )
}

function Figures({ done }: { done: number }) {
  const { value, problem } = useAsked(() => api.figures(), [done])
  return (
    <>
      <Problem text={problem} />
      <dl class="figures">
        {value &&
          FIGURES.map((name) => (
            <div key={name}>
              <dt>{TEXT.online.figureNames[name]}</dt>
              <dd>{value[name]}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

function Invites({ note }: { note: () => void }) {
  const { value, problem, again } = useAsked(() => api.invites(), [])
  const { problem: wrong, run } = useAct()
  const takeBack = async (id: string): Promise<void> => {
    await api.dropInvite(id)
    again()
    note()
  }
  return (
    <>
      <NewInvite made={again} />
      <Problem text={problem || wrong} />
      {value && value.invites.length > 0 && (
        <ul class="rows">
          {value.invites.map(({ id, by, uses, expires }) => (
            <li key={id}>
              <span>
                {TEXT.online.inviteBy(by)}
                <span class="quiet"> {TEXT.online.inviteUntil(uses, new Date(expires).toLocaleDateString())}</span>
              </span>
              <button type="button" class="link" onClick={() => run(() => takeBack(id))}>
                {TEXT.online.takeBackInvite}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Everybody({ own, note }: { own: string; note: () => void }) {
  const [name, setName] = useState('')
  const { value, problem, again } = useAsked(() => api.everybody(name), [name])
  const [link, setLink] = useState<{ readonly name: string; readonly address: string } | null>(null)
  const { problem: wrong, run } = useAct()
  const manage = (person: AdminPerson, body: Parameters<typeof api.manage>[1]): void =>
    run(async () => {
      const changed = await api.manage(person.name, body)
      if (changed?.recovery)
        setLink({ name: person.name, address: addressOf('recover', person.name, changed.recovery) })
      again()
      note()
    })
  return (
    <>
      <label class="field">
        {TEXT.online.player}
        <input type="search" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <Problem text={problem || wrong} />
      {link && <LinkField label={TEXT.online.recoveryFor(link.name)} address={link.address} />}
      {value?.people.length === 0 && <p class="quiet">{TEXT.online.nobodyFound}</p>}
      <ul class="rows folk">
        {value?.people.map((person) => (
          <PersonRow
            key={person.name}
            person={person}
            isOwn={person.name === own}
            manage={(body) => manage(person, body)}
          />
        ))}
      </ul>
    </>
  )
}

interface PersonRowProps {
  readonly person: AdminPerson
  readonly isOwn: boolean
  manage(body: Parameters<typeof api.manage>[1]): void
}

function PersonRow({ person, isOwn, manage }: PersonRowProps) {
  const { name, kind, isAdmin, isSuspended, seen } = person
  const [wanted, setWanted] = useState(name)
  if (kind === 'gone')
    return (
      <li>
        <span class="quiet">{name}</span>
      </li>
    )
  return (
    <li>
      <span>
        <a href={`#/person/${encodeURIComponent(name)}`}>{name}</a>
        {isSuspended && (
          <span class="badge" data-tone="bad">
            {TEXT.online.suspended}
          </span>
        )}
        {isAdmin && (
          <span class="badge" data-quiet>
            {TEXT.online.admin}
          </span>
        )}
        <span class="quiet folk-seen">{TEXT.online.seen(TEXT.online.kinds[kind], whenSaid(seen, Date.now()))}</span>
      </span>
      <details class="folk-acts">
        <summary aria-label={TEXT.online.manageOf(name)}>{TEXT.online.manage}</summary>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault()
            manage({ name: wanted })
          }}
        >
          <label class="field">
            {TEXT.online.name}
            <input value={wanted} maxLength={24} onInput={(event) => setWanted(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button" aria-disabled={wanted === name}>
            {TEXT.online.rename}
          </button>
        </form>
        <p class="lobby-line">
          <button type="button" class="button" onClick={() => manage({ recovery: true })}>
            {TEXT.online.recovery}
          </button>
          {!isOwn && (
            <>
              <button type="button" class="button" onClick={() => manage({ isAdmin: !isAdmin })}>
                {isAdmin ? TEXT.online.makeNoAdmin : TEXT.online.makeAdmin}
              </button>
              <button
                type="button"
                class="button"
                data-bad={!isSuspended || undefined}
                onClick={() => manage({ isSuspended: !isSuspended })}
              >
                {isSuspended ? TEXT.online.unsuspend : TEXT.online.suspend}
              </button>
            </>
          )}
        </p>
      </details>
    </li>
  )
}

function Reports({ note }: { note: () => void }) {
  const { value, problem, again } = useAsked(() => api.reports(), [])
  const { problem: wrong, run } = useAct()
  const settle = async (id: number, state: 'open' | 'done'): Promise<void> => {
    await api.settleReport(id, state)
    again()
    note()
  }
  return (
    <>
      <Problem text={problem || wrong} />
      {value?.reports.length === 0 && <p class="quiet">{TEXT.online.noReports}</p>}
      <ul class="rows reports">
        {value?.reports.map(({ id, at, by, name, game, text, state }) => (
          <li key={id} data-done={state === 'done' || undefined}>
            <div>
              <p class="report-text">{text}</p>
              <p class="quiet">
                {TEXT.online.reportBy(by, whenSaid(at, Date.now()))}{' '}
                {name !== null && <a href={`#/person/${encodeURIComponent(name)}`}>{TEXT.online.reportAbout(name)}</a>}{' '}
                {game !== null && <a href={`#/game/${game}`}>{TEXT.online.reportGame}</a>}
              </p>
            </div>
            <button
              type="button"
              class="link"
              onClick={() => run(() => settle(id, state === 'open' ? 'done' : 'open'))}
            >
              {state === 'open' ? TEXT.online.settleReport : TEXT.online.reopenReport}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A game by its code: out of the lists, or without what was said at it. */
function Games({ note }: { note: () => void }) {
  const [code, setCode] = useState('')
  const [found, setFound] = useState<Listing | null | undefined>(undefined)
  const { problem, isBusy, run } = useAct()
  const tend = (body: Parameters<typeof api.tend>[1]): void =>
    run(async () => {
      if (found) setFound(await api.tend(found.code, body))
      note()
    })
  return (
    <>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          run(async () => setFound((await api.findGame(codeIn(code))).games[0] ?? null))
        }}
      >
        <label class="field">
          {TEXT.online.gameCode}
          <input required value={code} onInput={(event) => setCode(event.currentTarget.value)} />
        </label>
        <button type="submit" class="button" disabled={isBusy}>
          {TEXT.online.find}
        </button>
      </form>
      <Problem text={problem} />
      {found === null && <p class="quiet">{TEXT.online.noneFound}</p>}
      {found && (
        <>
          <p>
            <a href={`#/game/${found.code}`}>{gameTitle(found.game)}</a>{' '}
            <span class="quiet">
              {found.seats.map(sitter).join(', ')} · {TEXT.online.visibles[found.visible]}
            </span>
          </p>
          <p class="lobby-line">
            <button
              type="button"
              class="button"
              onClick={() => tend({ visible: found.visible === 'public' ? 'private' : 'public' })}
            >
              {found.visible === 'public' ? TEXT.online.unlist : TEXT.online.list}
            </button>
            <button type="button" class="button" data-bad onClick={() => tend({ chat: 'blank' })}>
              {TEXT.online.blankTalk}
            </button>
          </p>
        </>
      )}
    </>
  )
}

/** A code may come with the address around it. */
const codeIn = (text: string): string => /[a-z0-9]+\s*$/.exec(text)?.[0].trim() ?? text

function Audit({ done }: { done: number }) {
  const { value, problem } = useAsked(() => api.audit(), [done])
  return (
    <>
      <Problem text={problem} />
      {value?.lines.length === 0 && <p class="quiet">{TEXT.online.noAudit}</p>}
      <ul class="rows">
        {value?.lines.slice(0, MOST_LINES).map(({ at, who, what, about, game }) => (
          <li key={`${at} ${what} ${about}`}>
            <span>
              <strong>{about ?? game ?? who}</strong> {what}
            </span>
            <span class="quiet">
              {about === null && game === null ? '' : `${TEXT.online.doneBy(who)}, `}
              {whenSaid(at, Date.now())}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

import type { AdminPerson } from '@hexfront/wire'
import { useState } from 'preact/hooks'
import { whenSaid } from '../home/when.ts'
import { TEXT } from '../text.ts'
import { Card } from './account.tsx'
import { api } from './api.ts'
import { CopyButton, Page, Problem, useAct, useAsked, useOnline } from './page.tsx'

/** For those who run the house: how it fares, who is in it, and what people complain of. */
export function AdminPage() {
  const { me } = useOnline()
  if (!me?.isAdmin)
    return (
      <Page here="#/admin" title={TEXT.online.rooms.admin}>
        <p class="quiet">{TEXT.online.onlyAdmins}</p>
      </Page>
    )
  return (
    <Page here="#/admin" title={TEXT.online.rooms.admin}>
      <div class="cards">
        <Card title={TEXT.online.figures}>
          <Figures />
        </Card>
        <Card title={TEXT.online.invites}>
          <Invites />
        </Card>
        <Card title={TEXT.online.peopleTitle}>
          <Everybody />
        </Card>
        <Card title={TEXT.online.reports}>
          <Reports />
        </Card>
        <Card title={TEXT.online.audit}>
          <Audit />
        </Card>
      </div>
    </Page>
  )
}

function Figures() {
  const { value, problem } = useAsked(() => api.figures(), [])
  return (
    <>
      <Problem text={problem} />
      <dl class="figures">
        {Object.entries(value ?? {}).map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{String(figure)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Invites() {
  const [token, setToken] = useState('')
  const { problem, isBusy, run } = useAct()
  const address = `${location.origin}${location.pathname}#/invite/${token}`
  return (
    <>
      <Problem text={problem} />
      <p class="quiet">{TEXT.online.inviteLine}</p>
      <p class="lobby-line">
        <button
          type="button"
          class="button"
          disabled={isBusy}
          onClick={() => run(async () => setToken((await api.invite({ uses: 1, days: 14 })).token))}
        >
          {TEXT.online.newInvite}
        </button>
        {token !== '' && <CopyButton text={address}>{TEXT.online.copyLink}</CopyButton>}
      </p>
    </>
  )
}

function Everybody() {
  const [name, setName] = useState('')
  const { value, problem, again } = useAsked(() => api.everybody(name), [name])
  const [link, setLink] = useState('')
  const { problem: wrong, run } = useAct()
  const manage = (person: AdminPerson, body: Parameters<typeof api.manage>[1]): void =>
    run(async () => {
      const done = await api.manage(person.name, body)
      if (done?.recovery)
        setLink(
          `${location.origin}${location.pathname}#/recover/${encodeURIComponent(person.name)}/${encodeURIComponent(done.recovery)}`,
        )
      again()
    })
  return (
    <>
      <label class="field">
        {TEXT.online.player}
        <input type="search" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <Problem text={problem || wrong} />
      {link !== '' && (
        <p>
          <CopyButton text={link}>{TEXT.online.recoveryLink}</CopyButton>
        </p>
      )}
      <ul class="rows">
        {value?.people.map((person) => (
          <li key={person.name}>
            <a href={`#/person/${encodeURIComponent(person.name)}`}>{person.name}</a>
            <span class="quiet">
              {[person.kind, person.isAdmin ? 'admin' : '', whenSaid(person.seen, Date.now())]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <button type="button" class="link" onClick={() => manage(person, { isSuspended: !person.isSuspended })}>
              {person.isSuspended ? TEXT.online.unsuspend : TEXT.online.suspend}
            </button>
            <button type="button" class="link" onClick={() => manage(person, { recovery: true })}>
              {TEXT.online.recovery}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Reports() {
  const { value, problem, again } = useAsked(() => api.reports(), [])
  const { problem: wrong, run } = useAct()
  return (
    <>
      <Problem text={problem || wrong} />
      {value?.reports.length === 0 && <p class="quiet">{TEXT.online.noReports}</p>}
      <ul class="rows">
        {value?.reports.map(({ id, at, by, name, game, text, state }) => (
          <li key={id}>
            <span>
              <strong>{by}</strong> {text}
            </span>
            <span class="quiet">{[name, game, whenSaid(at, Date.now())].filter(Boolean).join(' · ')}</span>
            <button
              type="button"
              class="link"
              onClick={() => run(() => api.settleReport(id, state === 'open' ? 'done' : 'open').then(again))}
            >
              {state === 'open' ? TEXT.online.settleReport : TEXT.online.reopenReport}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Audit() {
  const { value, problem } = useAsked(() => api.audit(), [])
  return (
    <>
      <Problem text={problem} />
      <ul class="rows">
        {value?.lines.slice(0, 30).map(({ at, who, what, about, game }) => (
          <li key={`${at} ${what} ${about}`}>
            <span>
              <strong>{who}</strong> {[what, about, game].filter(Boolean).join(' ')}
            </span>
            <span class="quiet">{whenSaid(at, Date.now())}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

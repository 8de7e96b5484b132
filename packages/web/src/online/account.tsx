import { LIMITS, type Me } from '@hexfront/wire'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { whenSaid } from '../home/when.ts'
import { Icon } from '../icons.tsx'
import { go } from '../router.ts'
import { saveFile } from '../store/files.ts'
import { Segments } from '../table/rooms.tsx'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { NewInvite } from './invites.tsx'
import { online } from './online.ts'
import { Page, Problem, useAct, useAsked, useOnline } from './page.tsx'
import { addPasskey, hasPasskeys } from './passkeys.ts'
import { askForPush } from './push.ts'
import { SignInPage } from './sign-in.tsx'

/** Who one is here, how one comes in, what one is told, and what leaves with one. */
export function AccountPage() {
  const { me, house } = useOnline()
  const { problem, run } = useAct()
  if (!me) return <SignInPage />
  const refresh = async (): Promise<void> => {
    online.became(await api.me())
  }
  const act = (todo: () => Promise<unknown>) => run(() => todo().then(refresh))
  return (
    <Page here="#/account" title={me.name}>
      <Problem text={problem} />
      {me.kind === 'guest' && (
        <p class="strip" role="status">
          {TEXT.online.guestLine}
        </p>
      )}
      <div class="cards">
        <div>
          <Card title={TEXT.online.nameTitle}>
            <NameForm me={me} act={act} />
            <p>
              <a href={`#/person/${encodeURIComponent(me.name)}`}>{TEXT.online.myPage}</a>
            </p>
          </Card>
          <Card title={TEXT.online.waysIn}>
            <Passkeys me={me} act={act} />
            <PasswordForm me={me} act={act} />
            {me.kind === 'person' && <Codes />}
          </Card>
          <Card title={TEXT.online.sessions}>
            <Sessions />
          </Card>
        </div>
        <div>
          <Card title={TEXT.online.notices}>
            <Notices me={me} act={act} push={house?.push ?? null} hasMail={house?.hasMail === true} />
          </Card>
          <Card title={TEXT.online.vacation}>
            <Vacation me={me} act={act} />
          </Card>
        </div>
        <div>
          {me.kind === 'person' && house?.accounts === 'invite' && (
            <Card title={TEXT.online.invites}>
              <NewInvite />
            </Card>
          )}
          <Card title={TEXT.online.blockList}>
            <Ties me={me} act={act} />
          </Card>
          <Card title={TEXT.online.data}>
            <Leaving act={act} />
          </Card>
        </div>
      </div>
    </Page>
  )
}

type Act = (todo: () => Promise<unknown>) => void

export const Card = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

function NameForm({ me, act }: { me: Me; act: Act }) {
  const [name, setName] = useState(me.name)
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        act(() => api.change({ name }))
      }}
    >
      <label class="field">
        {TEXT.online.name}
        <input value={name} maxLength={24} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button" aria-disabled={name === me.name}>
        {TEXT.online.save}
      </button>
    </form>
  )
}

function Passkeys({ me, act }: { me: Me; act: Act }) {
  return (
    <div class="ways">
      <h3 class="head">{TEXT.online.passkeys}</h3>
      <ul class="rows">
        {me.passkeys.map(({ id, made, label }) => (
          <li key={id}>
            <Icon name="key" /> <span>{label || TEXT.online.passkey}</span>
            <span class="quiet">{whenSaid(made, Date.now())}</span>
            <button type="button" class="link" onClick={() => act(() => api.removePasskey(id))}>
              {TEXT.home.remove}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <button
          type="button"
          class="button"
          data-primary={!me.hasPassword}
          onClick={() => act(() => addPasskey(deviceName()))}
        >
          <Icon name="key" /> {TEXT.online.addPasskey}
        </button>
      ) : (
        <p class="quiet">{TEXT.online.noPasskeys}</p>
      )}
    </div>
  )
}

/** What the browser says of the device, in a word or two. */
function deviceName(): string {
  const { userAgent } = navigator
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((one) => userAgent.includes(one))
  return system ?? TEXT.online.passkey
}

function PasswordForm({ me, act }: { me: Me; act: Act }) {
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  return (
    <details class="ways">
      <summary>{me.hasPassword ? TEXT.online.changePassword : TEXT.online.setPassword}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          act(() => api.change({ password: { ...(me.hasPassword ? { old } : {}), new: fresh } }))
          setOld('')
          setFresh('')
        }}
      >
        {me.hasPassword && (
          <label class="field">
            {TEXT.online.oldPassword}
            <input
              type="password"
              required
              value={old}
              autocomplete="current-password"
              onInput={(event) => setOld(event.currentTarget.value)}
            />
          </label>
        )}
        <label class="field">
          {TEXT.online.newPassword}
          <input
            type="password"
            required
            minLength={10}
            maxLength={200}
            value={fresh}
            autocomplete="new-password"
            onInput={(event) => setFresh(event.currentTarget.value)}
          />
        </label>
        <p class="quiet">{TEXT.online.passwordLine}</p>
        <button type="submit" class="button">
          {TEXT.online.save}
        </button>
      </form>
    </details>
  )
}

/** Shown once, to be written down. */
function Codes() {
  const [codes, setCodes] = useState<readonly string[]>([])
  const { problem, isBusy, run } = useAct()
  return (
    <details class="ways">
      <summary>{TEXT.online.codes}</summary>
      <p class="quiet">{TEXT.online.codesLine}</p>
      <Problem text={problem} />
      {codes.length > 0 && (
        <ul class="codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        class="button"
        disabled={isBusy}
        onClick={() => run(async () => setCodes((await api.codes()).codes))}
      >
        {TEXT.online.newCodes}
      </button>
    </details>
  )
}

function Notices({ me, act, push, hasMail }: { me: Me; act: Act; push: string | null; hasMail: boolean }) {
  const [mail, setMail] = useState(me.mail ?? '')
  const webhook = useAsked(() => api.webhook(), [])
  const [address, setAddress] = useState<string | null>(null)
  const when = me.settings['notify'] === 'always' || me.settings['notify'] === 'never' ? me.settings['notify'] : 'away'
  return (
    <>
      <Segments
        name={TEXT.online.noticesWhen}
        value={when}
        values={TEXT.online.noticesOf}
        pick={(notify) => act(() => api.change({ settings: { ...me.settings, notify } }))}
      />
      {push === null ? (
        <p class="quiet">{TEXT.online.noPush}</p>
      ) : (
        <p class="lobby-line">
          <button type="button" class="button" onClick={() => act(() => askForPush(push))}>
            <Icon name="bell" /> {TEXT.online.push}
          </button>
          <button type="button" class="link" onClick={() => act(() => api.dropPush())}>
            {TEXT.online.pushOff}
          </button>
        </p>
      )}
      {hasMail && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault()
            act(() => api.change({ mail }))
          }}
        >
          <label class="field">
            {TEXT.online.mail}
            <input
              type="email"
              value={mail}
              autocomplete="email"
              onInput={(event) => setMail(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {TEXT.online.save}
          </button>
        </form>
      )}
      {hasMail && me.mail !== null && (
        <label class="check">
          <input
            type="checkbox"
            checked={me.settings['notifyMail'] === 'on'}
            onChange={({ currentTarget: { checked } }) =>
              act(() => api.change({ settings: { ...me.settings, notifyMail: checked ? 'on' : 'off' } }))
            }
          />{' '}
          {TEXT.online.byMail}
        </label>
      )}
      {hasMail && <p class="quiet">{TEXT.online.mailLine}</p>}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = address ?? webhook.value?.address ?? ''
          act(() => (wanted === '' ? api.dropWebhook() : api.setWebhook(wanted)))
        }}
      >
        <label class="field">
          {TEXT.online.webhook}
          <input
            type="url"
            placeholder="https://"
            value={address ?? webhook.value?.address ?? ''}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {TEXT.online.save}
        </button>
      </form>
      <p class="quiet">{TEXT.online.webhookLine}</p>
    </>
  )
}

function Vacation({ me, act }: { me: Me; act: Act }) {
  const { until, daysLeft } = me.vacation
  const [days, setDays] = useState(Math.max(1, Math.min(7, daysLeft)))
  return (
    <>
      <p class="quiet">{TEXT.online.vacationLine}</p>
      {until === null ? (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault()
            act(() => api.leave(days))
          }}
        >
          <label class="field">
            {TEXT.online.vacationDays}
            <input
              type="number"
              required
              min={1}
              max={LIMITS.vacation}
              value={days}
              onInput={(event) => setDays(event.currentTarget.valueAsNumber)}
            />
          </label>
          <button type="submit" class="button">
            {TEXT.online.leave}
          </button>
        </form>
      ) : (
        <p class="lobby-line">
          <strong>
            {TEXT.online.awayUntil(new Date(until).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' }))}
          </strong>
          <button type="button" class="button" onClick={() => act(() => api.comeBack())}>
            {TEXT.online.comeBack}
          </button>
        </p>
      )}
      <p class="quiet">{TEXT.online.vacationLeft(daysLeft)}</p>
    </>
  )
}

function Sessions() {
  const { value, problem, again } = useAsked(() => api.sessions(), [])
  const { problem: wrong, run } = useAct()
  return (
    <>
      <Problem text={problem || wrong} />
      <ul class="rows">
        {value?.sessions.map(({ id, seen, device, isThis }) => (
          <li key={id}>
            <span>{device || TEXT.online.someDevice}</span>
            <span class="quiet">{isThis ? TEXT.online.thisDevice : whenSaid(seen, Date.now())}</span>
            {!isThis && (
              <button type="button" class="link" onClick={() => run(() => api.endSession(id).then(again))}>
                {TEXT.online.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        onClick={() =>
          run(async () => {
            await api.signOut()
            online.became(null)
            go('#/')
          })
        }
      >
        {TEXT.online.signOut}
      </button>
    </>
  )
}

function Ties({ me, act }: { me: Me; act: Act }) {
  const all = [
    ...me.blocked.map((name) => ({ name, kind: 'blocked' as const })),
    ...me.muted.map((name) => ({ name, kind: 'muted' as const })),
  ]
  if (all.length === 0) return <p class="quiet">{TEXT.online.noBlocks}</p>
  return (
    <ul class="rows">
      {all.map(({ name, kind }) => (
        <li key={`${kind} ${name}`}>
          <span>{name}</span>
          <span class="quiet">{TEXT.online.tieOf[kind]}</span>
          <button
            type="button"
            class="link"
            onClick={() => act(() => api.tie(name, kind === 'blocked' ? { isBlocked: false } : { isMuted: false }))}
          >
            {TEXT.online.untie}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Leaving({ act }: { act: Act }) {
  const [isSure, setSure] = useState(false)
  return (
    <>
      <p>
        <button
          type="button"
          class="button"
          onClick={() =>
            act(async () => saveFile('hexfront-account.json', JSON.stringify(await api.exported(), null, 2)))
          }
        >
          <Icon name="file" /> {TEXT.online.exportData}
        </button>
      </p>
      <p class="quiet">{TEXT.online.eraseLine}</p>
      {isSure ? (
        <p class="lobby-line">
          <button
            type="button"
            class="button"
            data-bad
            onClick={() =>
              act(async () => {
                await api.erase()
                go('#/')
              })
            }
          >
            {TEXT.online.reallyErase}
          </button>
          <button type="button" class="button" onClick={() => setSure(false)}>
            {TEXT.confirm.no}
          </button>
        </p>
      ) : (
        <button type="button" class="button" onClick={() => setSure(true)}>
          <Icon name="trash" /> {TEXT.online.erase}
        </button>
      )}
    </>
  )
}

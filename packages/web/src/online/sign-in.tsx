import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../icons.tsx'
import { go } from '../router.ts'
import { Segments } from '../table/rooms.tsx'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { INVITE, online } from './online.ts'
import { Page, Problem, useAct, useAsked, useOnline } from './page.tsx'
import { hasPasskeys, signInByPasskey } from './passkeys.ts'

type Way = 'in' | 'up' | 'code'

/** With a passkey in one press, by name and password, or by a recovery code. */
export function SignInPage({ name: known = '', code: given = '' }: { name?: string; code?: string }) {
  const { house, me } = useOnline()
  const invite = sessionStorage.getItem(INVITE)
  const [way, setWay] = useState<Way>(given !== '' ? 'code' : invite !== null ? 'up' : 'in')
  const [name, setName] = useState(known)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState(given)
  const { problem, isBusy, run } = useAct()
  const done = (act: () => Promise<Parameters<typeof online.became>[0]>): void =>
    run(async () => {
      online.became(await act())
      go('#/account')
    })
  const submit = (): void => {
    if (way === 'in') done(() => api.signIn({ name, password }))
    else if (way === 'up') done(() => api.signUp({ name, password, ...(invite === null ? {} : { invite }) }))
    else done(() => api.recover({ name, code, password }))
  }
  return (
    <Page here="#/signin" title={TEXT.online.signIn}>
      <section class="card narrow">
        <Problem text={problem} />
        {hasPasskeys() && (
          <p class="lobby-line">
            <button type="button" class="button" data-primary disabled={isBusy} onClick={() => done(signInByPasskey)}>
              <Icon name="key" /> {TEXT.online.byPasskey}
            </button>
          </p>
        )}
        <Segments name={TEXT.online.byPassword} value={way} values={TEXT.online.ways} pick={setWay} />
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <label class="field">
            {TEXT.online.name}
            <input
              required
              value={name}
              maxLength={24}
              autocomplete="username"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          {way === 'code' && (
            <label class="field">
              {TEXT.online.code}
              <input
                required
                value={code}
                autocomplete="one-time-code"
                onInput={(event) => setCode(event.currentTarget.value)}
              />
            </label>
          )}
          <label class="field">
            {way === 'code' ? TEXT.online.newPassword : TEXT.online.password}
            <input
              required
              type="password"
              minLength={10}
              maxLength={200}
              value={password}
              autocomplete={way === 'in' ? 'current-password' : 'new-password'}
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
          {way !== 'in' && <p class="quiet">{TEXT.online.passwordLine}</p>}
          {way === 'up' && me?.kind === 'guest' && <p class="quiet">{TEXT.online.keepsGames}</p>}
          <button type="submit" class="button" data-primary disabled={isBusy}>
            {TEXT.online.ways[way]}
          </button>
        </form>
        {way === 'code' && house?.hasMail && (
          <button type="button" class="link" disabled={name === ''} onClick={() => run(() => api.recoverByMail(name))}>
            {TEXT.online.codeByMail}
          </button>
        )}
        {house?.accounts === 'invite' && invite === null && <p class="quiet">{TEXT.online.inviteOnly}</p>}
        {house?.accounts === 'closed' && <p class="quiet">{TEXT.online.closedHouse}</p>}
        {!me && house?.accounts === 'open' && <p class="quiet">{TEXT.online.noAccountNeeded}</p>}
      </section>
    </Page>
  )
}

/** A link of invitation is kept until it is used; whoever is in already takes what it makes of him. */
export function InvitePage({ token }: { token: string }) {
  const { me } = useOnline()
  const { value, problem: wrong } = useAsked(() => api.invitation(token), [token])
  const { problem, isBusy, run } = useAct()
  useEffect(() => sessionStorage.setItem(INVITE, token), [token])
  const enter = (): void =>
    run(async () => {
      if (me) online.became(await api.acceptInvitation(token))
      else {
        const guest = await online.enter()
        if (value?.isAdmin && !guest.isAdmin) online.became(await api.acceptInvitation(token))
      }
      go(value?.isAdmin ? '#/account' : '#/lobby')
    })
  return (
    <Page here="#/signin" title={TEXT.online.invited}>
      <section class="card narrow">
        <Problem text={wrong || problem} />
        {value && <p>{value.isAdmin ? TEXT.online.invitedAdmin : TEXT.online.invitedBy(value.by ?? '')}</p>}
        <p class="lobby-line">
          <button type="button" class="button" data-primary disabled={isBusy || value === null} onClick={enter}>
            {me ? TEXT.online.enter : TEXT.online.enterAsGuest}
          </button>
          {!me && (
            <a class="button" href="#/signin">
              {TEXT.online.ways.up}
            </a>
          )}
        </p>
      </section>
    </Page>
  )
}

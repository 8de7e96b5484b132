import { useState } from 'preact/hooks'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { addressOf, LinkField, Problem, useAct } from './page.tsx'

/** Makes a link that lets one person in. */
export function NewInvite({ made = () => {} }: { made?: () => void }) {
  const [token, setToken] = useState('')
  const { problem, isBusy, run } = useAct()
  const make = async (): Promise<void> => {
    setToken((await api.invite({ uses: 1, days: 14 })).token)
    made()
  }
  return (
    <>
      <Problem text={problem} />
      <p class="quiet">{TEXT.online.inviteLine}</p>
      {token !== '' && <LinkField label={TEXT.online.inviteAddress} address={addressOf('invite', token)} />}
      <button type="button" class="button" disabled={isBusy} onClick={() => run(make)}>
        {token === '' ? TEXT.online.newInvite : TEXT.online.anotherInvite}
      </button>
    </>
  )
}

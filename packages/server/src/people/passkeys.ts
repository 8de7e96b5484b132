import { isIP } from 'node:net'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Seal } from '../care/seal.ts'
import { badRequest } from '../http/refusal.ts'
import type { AccountRow } from '../store/schema.ts'
import type { Store, Unit } from '../store/store.ts'

/** Who a passkey is for: the name of the host, and the address of its pages. */
export interface Site {
  readonly host: string
  readonly origin: string
}

const MOST = 20
const LASTS = 300_000
/** EdDSA, ES256 and RS256, which every device knows one of. */
const ALGORITHMS = [-8, -7, -257]

export function siteOf(origin: string): Site {
  const { hostname } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw badRequest('Passkeys need a name: come by localhost, or by a name with HTTPS.')
  return { host: hostname, origin }
}

interface Kept {
  readonly key: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly label: string
}

const passkeysOf = (store: Store, account: number) =>
  store.db.selectFrom('credential').selectAll().where('kind', '=', 'passkey').where('account', '=', account).execute()

export async function creationOptions(store: Store, site: Site, account: AccountRow) {
  const kept = await passkeysOf(store, account.id)
  if (kept.length >= MOST) throw badRequest(`${MOST} passkeys are enough.`)
  return generateRegistrationOptions({
    rpName: 'Hexfront',
    rpID: site.host,
    userName: account.name,
    userID: new TextEncoder().encode(`hexfront ${account.id}`),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: kept.map(({ handle }) => ({ id: handle })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

export const requestOptions = (site: Site) =>
  generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' })

/** The passkey that a browser has made, as a statement that keeps it. */
export async function passkeyUnit(
  store: Store,
  site: Site,
  account: AccountRow,
  { response, challenge, label, now }: { response: unknown; challenge: string; label: string; now: number },
): Promise<Unit[number]> {
  const { registrationInfo } = await verifyRegistrationResponse({
    // The library looks at every field itself and throws where one is not as it should be.
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse)
  if (!registrationInfo) throw badRequest('This passkey could not be checked.')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  if (await findPasskey(store, id)) throw badRequest('This passkey is known already.')
  const kept: Kept = { key: Buffer.from(publicKey).toString('base64'), counter, transports, label }
  return {
    query: store.db
      .insertInto('credential')
      .values({ account: account.id, kind: 'passkey', handle: id, data: JSON.stringify(kept), created: now }),
    rows: 1,
  }
}

/** The account of the one who has shown a passkey. */
export async function accountByPasskey(
  store: Store,
  site: Site,
  response: unknown,
  challenge: string,
): Promise<number> {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : undefined
  const row = typeof id === 'string' ? await findPasskey(store, id) : undefined
  if (!row) throw badRequest('This passkey is not known here.')
  const kept: Kept = JSON.parse(row.data)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: {
      id: row.handle,
      publicKey: new Uint8Array(Buffer.from(kept.key, 'base64')),
      counter: kept.counter,
      transports: [...kept.transports] as AuthenticatorTransport[],
    },
    requireUserVerification: false,
  }).catch(refuse)
  if (!verified) throw badRequest('This passkey could not be checked.')
  const data = JSON.stringify({ ...kept, counter: authenticationInfo.newCounter })
  await store.write([{ query: store.db.updateTable('credential').set({ data }).where('id', '=', row.id) }])
  return row.account
}

const findPasskey = (store: Store, handle: string) =>
  store.db
    .selectFrom('credential')
    .selectAll()
    .where('kind', '=', 'passkey')
    .where('handle', '=', handle)
    .executeTakeFirst()

function refuse(): never {
  throw badRequest('This passkey could not be checked.')
}

/** A question put to a browser travels with it, sealed, and is answered once; so it need not be kept. */
export function sealChallenge(seal: Seal, challenge: string, account: number | null, now: number): string {
  return seal.seal(JSON.stringify({ challenge, account, until: now + LASTS }))
}

const answered = new Map<string, number>()

export function openChallenge(seal: Seal, sealed: string | undefined, account: number | null, now: number): string {
  const asked = sealed === undefined ? null : tryOpen(seal, sealed)
  if (!asked || asked.until < now || asked.account !== account || answered.has(asked.challenge))
    throw badRequest('That took too long: please try again.')
  for (const [challenge, until] of answered) if (until < now) answered.delete(challenge)
  answered.set(asked.challenge, asked.until)
  return asked.challenge
}

function tryOpen(seal: Seal, sealed: string): { challenge: string; account: number | null; until: number } | null {
  try {
    return JSON.parse(seal.open(sealed))
  } catch {
    return null
  }
}

import type { Me } from '@hexfront/wire'
import { api } from './api.ts'

/** Whether this browser and this address can have passkeys: they need HTTPS or localhost. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window

/** Makes a passkey on this device for one's account. */
export async function addPasskey(label: string): Promise<Me> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyOptions())
  return api.addPasskey(asJson(await navigator.credentials.create({ publicKey })), label)
}

/** Signs in with whichever passkey of this device somebody picks. */
export async function signInByPasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyQuestion())
  return api.passkeySignIn(asJson(await navigator.credentials.get({ publicKey })))
}

function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was chosen')
  return credential.toJSON()
}

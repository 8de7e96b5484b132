import type { House } from '../house.ts'
import { badRequest } from '../http/refusal.ts'
import { isMail, post } from '../news/mail.ts'
import type { AccountRow } from '../store/schema.ts'
import { newMailCode } from './recovery.ts'

/** Writes to an address whether it is his: it is kept when its owner has shown that he reads it. */
export async function askMail(house: House, account: AccountRow, mail: string, origin: string): Promise<void> {
  barMail(house, mail)
  const code = await newMailCode(house.store, account.id, mail, house.now())
  await post(house, {
    to: mail,
    subject: 'Hexfront: is this your address?',
    text: `${account.name} wants mail of Hexfront to go here. If that is you, follow this link within a day:\n\n${origin}/api/mail/${code}\n\nElse do nothing.\n`,
  })
}

export function barMail({ config }: House, mail: string): void {
  if (config.smtp === null) throw badRequest('This house sends no mail.')
  if (!isMail(mail)) throw badRequest('That is no mail address.')
}

import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { House } from '../house.ts'
import { jobUnit } from '../jobs/queue.ts'
import type { Unit } from '../store/store.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A statement that puts a letter into the queue. It may hold a code, so that it lies there sealed. */
export function letterUnit({ store, seal, now }: House, letter: Letter): Unit[number] {
  const ref = createHash('sha256').update(JSON.stringify(letter)).digest('hex').slice(0, 32)
  return jobUnit(store, { kind: 'mail', ref, due: now(), body: seal.seal(JSON.stringify(letter)) })
}

export async function post(house: House, letter: Letter): Promise<void> {
  await house.store.write([letterUnit(house, letter)])
}

/** Brings letters to the mail server. */
export type Postman = (letter: Letter) => Promise<void>

export function newPostman(smtp: Config['smtp']): Postman | null {
  if (smtp === null) return null
  const transport = createTransport({ url: smtp.server, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return async ({ to, subject, text }) => {
    await transport.sendMail({
      from: smtp.from,
      to: { name: '', address: to },
      subject,
      text,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}

const MAIL = /^[^\s@<>,;:"]{1,64}@[\p{L}\p{N}.-]{1,190}\.[\p{L}\p{N}-]{2,63}$/u

export const isMail = (text: string): boolean => MAIL.test(text)

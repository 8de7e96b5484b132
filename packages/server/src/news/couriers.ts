import webPush from 'web-push'
import type { House } from '../house.ts'
import type { TurnMessage } from './notices.ts'
import { type Reach, sendOut } from './outward.ts'

const MOST_FAILURES = 20
/** Answers by which the maker of a browser says that a device is gone. */
const GONE = [404, 410]

/** Sends a message to a device. One that is gone is forgotten. */
export async function push(house: House, reach: Reach, ref: string, body: string): Promise<void> {
  const { store, config } = house
  const id = Number(ref.split('/')[0])
  const device = await store.db.selectFrom('push').selectAll().where('id', '=', id).executeTakeFirst()
  if (!device || config.push === null) return
  const {
    endpoint,
    headers,
    body: sealed,
  } = webPush.generateRequestDetails({ endpoint: device.endpoint, keys: JSON.parse(device.keys) }, body, {
    vapidDetails: {
      subject: config.push.contact,
      publicKey: config.push.publicKey,
      privateKey: config.push.privateKey,
    },
    TTL: 86_400,
    urgency: 'normal',
  })
  const plain: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(headers)) plain[name] = typeof value === 'number' ? value : String(value)
  const status = await sendOut(reach, { address: endpoint, headers: plain, body: sealed ?? '' })
  if (GONE.includes(status)) await store.write([{ query: store.db.deleteFrom('push').where('id', '=', id) }])
  else if (status >= 300) throw new Error(`the push service answered ${status}`)
}

/** Calls the address that somebody has given, in words that chat services show as they are. One that never answers is left alone. */
export async function callWebhook(house: House, reach: Reach, ref: string, body: string): Promise<void> {
  const { store } = house
  const account = Number(ref.split('/')[0])
  const webhook = await store.db.selectFrom('webhook').selectAll().where('account', '=', account).executeTakeFirst()
  if (!webhook || webhook.failures >= MOST_FAILURES) return
  const message: TurnMessage = JSON.parse(body)
  const text = `Your turn in ${message.title}: ${message.link}`
  const failures = (count: number) => ({
    query: store.db.updateTable('webhook').set({ failures: count }).where('account', '=', account),
  })
  try {
    const status = await sendOut(reach, {
      address: webhook.address,
      headers: { 'content-type': 'application/json', 'user-agent': 'Hexfront' },
      body: JSON.stringify({ ...message, content: text, text }),
    })
    if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`)
    if (webhook.failures > 0) await store.write([failures(0)])
  } catch (error) {
    await store.write([failures(webhook.failures + 1)])
    throw error
  }
}

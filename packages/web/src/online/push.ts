import { TEXT } from '../text.ts'
import { api } from './api.ts'

/** Lets the server knock at this browser when it is one's turn, even while the page is closed. */
export async function askForPush(key: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) throw new Error(TEXT.online.pushNotHere)
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(TEXT.online.pushRefused)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) throw new Error(TEXT.online.pushNotHere)
  await api.addPush({ endpoint, p256dh: keys['p256dh'], auth: keys['auth'] })
}

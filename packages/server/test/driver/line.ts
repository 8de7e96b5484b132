import type { Frame, Message } from '@hexfront/wire'
import { WebSocket } from 'ws'
import type { Guest } from './guest.ts'

const AGAIN = 50

/** A socket that is opened again whenever it is lost. */
export class Line {
  readonly #guest: Guest
  readonly #address: () => string
  readonly #hear: { opened(): void; frame(frame: Frame): void }
  #socket: WebSocket | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(guest: Guest, address: () => string, hear: { opened(): void; frame(frame: Frame): void }) {
    this.#guest = guest
    this.#address = address
    this.#hear = hear
    this.#open()
  }

  say(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#socket?.terminate()
  }

  #open(): void {
    const address = new URL('ws', this.#address())
    const { origin } = address
    address.protocol = 'ws:'
    const socket = new WebSocket(address, { headers: { cookie: this.#guest.cookie }, origin, perMessageDeflate: false })
    this.#socket = socket
    socket.on('open', () => this.#hear.opened())
    socket.on('message', (text) => this.#hear.frame(JSON.parse(String(text))))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.#open(), AGAIN)
    })
  }
}

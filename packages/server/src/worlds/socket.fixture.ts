import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'

/** The near end of a socket: what is sent is kept as it would travel, byte for byte. */
export class TestSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly bufferedAmount = 0
  readonly sent: string[] = []

  send(text: string): void {
    this.sent.push(text)
  }

  ping(): void {
    this.emit('pong')
  }

  close(): void {
    if (this.readyState !== this.OPEN) return
    this.readyState = 3
    this.emit('close')
  }

  terminate(): void {
    this.close()
  }

  /** What the far end says. */
  hear(message: unknown): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false)
  }

  /** As the hall takes it: it uses no more of a socket than is here. */
  get socket(): WebSocket {
    return this as unknown as WebSocket
  }
}

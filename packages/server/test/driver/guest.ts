import type { BodyOf, Listing } from '@hexfront/wire'

/** Somebody who came by: what he asks goes to whichever process he is told of. */
export class Guest {
  readonly name: string
  cookie = ''

  constructor(name: string) {
    this.name = name
  }

  async enter(address: string): Promise<void> {
    const response = await this.#post(address, 'api/guest', { name: this.name })
    this.cookie = response.headers.getSetCookie()[0]!.split(';')[0]!
  }

  async openTable(address: string, body: BodyOf<'POST /api/games'>): Promise<Listing> {
    return (await this.#post(address, 'api/games', body)).json() as Promise<Listing>
  }

  async sitDown(address: string, code: string, body: BodyOf<'POST /api/games/:code/seats'>): Promise<Listing> {
    return (await this.#post(address, `api/games/${code}/seats`, body)).json() as Promise<Listing>
  }

  async #post(address: string, path: string, body: unknown): Promise<Response> {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie, origin: new URL(address).origin },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
}

/** Where somebody is: the home page, a table, a record in the address. */
export type Route =
  | { readonly at: 'home' }
  /** A new game at once: `#/new/dagc73?scenario=sane&side=2`. */
  | { readonly at: 'new'; readonly game: string; readonly query: URLSearchParams }
  /** A kept game, as it stands or after so many choices: `#/table/abc/at/52`. */
  | { readonly at: 'table'; readonly id: string; readonly moment: number | null }
  /** A whole record inside the address, as it stands or after so many choices. */
  | { readonly at: 'record'; readonly packed: string; readonly moment: number | null }
  /** A record somewhere on the web. */
  | { readonly at: 'open'; readonly address: string }
  /** A game on the server: `#/game/k3vq`. */
  | { readonly at: 'game'; readonly code: string }
  /** Somebody who plays there. */
  | { readonly at: 'person'; readonly name: string }
  /** The dice of a record, or of a finished game. */
  | { readonly at: 'verify'; readonly code: string }
  | { readonly at: 'invite'; readonly token: string }
  | { readonly at: 'recover'; readonly name: string; readonly code: string }
  | { readonly at: ServerRoom }

/** Pages of the server that need no more than their name. */
const SERVER_ROOMS = ['lobby', 'account', 'signin', 'archive', 'admin'] as const
type ServerRoom = (typeof SERVER_ROOMS)[number]

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [room = '', ...rest] = path.split('/')
  const word = rest.join('/')
  const [name = '', at] = word.split('/at/')
  const moment = at === undefined || !/^\d+$/.test(at) ? null : Number(at)
  switch (room) {
    case 'new':
      return { at: 'new', game: word, query: new URLSearchParams(query) }
    case 'table':
      return { at: 'table', id: name, moment }
    case 'record':
      return { at: 'record', packed: name, moment }
    case 'open':
      return { at: 'open', address: decodeURIComponent(word) }
    case 'game':
      return { at: 'game', code: word }
    case 'person':
      return { at: 'person', name: decodeURIComponent(word) }
    case 'verify':
      return { at: 'verify', code: word }
    case 'invite':
      return { at: 'invite', token: word }
    case 'recover': {
      const [who = '', code = ''] = rest.map(decodeURIComponent)
      return { at: 'recover', name: who, code }
    }
    default: {
      const found = SERVER_ROOMS.find((one) => one === room)
      return found ? { at: found } : { at: 'home' }
    }
  }
}

export function go(hash: string): void {
  location.hash = hash
}

/** Goes there without leaving a trace in the history. */
export function goInstead(hash: string): void {
  history.replaceState(null, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

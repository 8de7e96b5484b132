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
    default:
      return { at: 'home' }
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

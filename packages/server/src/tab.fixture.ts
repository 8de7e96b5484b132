/** A tab of a browser, as far as HTTP goes: it keeps its cookie. */
export interface Tab {
  cookie: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came.
  ask(name: string, body?: unknown): Promise<any>
}

/** `address` is asked for each time, since servers are started again. */
export function newTab(address: () => string): Tab {
  const tab: Tab = {
    cookie: '',
    async ask(name, body) {
      const [method = 'GET', path = ''] = name.split(' ')
      const answer = await fetch(new URL(path, address()), {
        method,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: tab.cookie },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      })
      tab.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? tab.cookie
      return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.text()
    },
  }
  return tab
}

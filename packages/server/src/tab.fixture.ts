import { type Body, readBody } from './http/answer.fixture.ts'

/** A tab of a browser, as far as HTTP goes: it keeps its cookie. */
export interface Tab {
  cookie: string
  ask<Sent extends string>(name: Sent, body?: unknown): Promise<Body<Sent>>
}

/** `address` is asked for each time, since servers are started again. */
export function newTab(address: () => string): Tab {
  const tab: Tab = {
    cookie: '',
    async ask<Sent extends string>(name: Sent, body?: unknown): Promise<Body<Sent>> {
      const [method = 'GET', path = ''] = name.split(' ')
      const answer = await fetch(new URL(path, address()), {
        method,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: tab.cookie },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      })
      tab.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? tab.cookie
      return readBody<Sent>(await answer.text())
    },
  }
  return tab
}

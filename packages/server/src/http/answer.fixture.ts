import type { ReplyTo } from '@hexfront/wire'

/** What came of a request; its body is read as what the route answers when all is well. */
export interface Answer<Sent extends string = string> {
  readonly status: number
  readonly body: Body<Sent>
  readonly headers: Readonly<Record<string, unknown>>
}

/** The JSON that came, or the text that is none. */
export function readBody<Sent extends string>(text: string): Body<Sent> {
  try {
    return JSON.parse(text)
  } catch {
    return JSON.parse(JSON.stringify(text))
  }
}

/** Unknown where a route says no more than that something was done. */
export type Body<Sent extends string> = [ReplyTo<Sent>] extends [never] ? unknown : ReplyTo<Sent>

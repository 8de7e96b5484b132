import type { Shape } from '@hexfront/core'
import { BODIES, type BodyOf, type Replies, type Route } from '@hexfront/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Measure } from '../care/allowance.ts'
import type { House } from '../house.ts'
import type { SignedIn } from '../people/sessions.ts'

/** Who may ask: anybody, whoever has a session (guests too), those with an account, those who run the house. */
export type Audience = 'anybody' | 'session' | 'person' | 'admin'

type Who = { anybody: SignedIn | null; session: SignedIn; person: SignedIn; admin: SignedIn }

/** A request that has passed everything that is asked of it before it is carried out. */
export interface Ask<A extends Audience, B> {
  readonly house: House
  readonly who: Who[A]
  readonly body: B
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Terms<A extends Audience> {
  readonly for: A
  /** How often an account, or without one an address, may ask. */
  readonly limit?: Measure
  /** How often an address may ask, whoever it says it is. */
  readonly limitOfAddress?: Measure
  /** Bytes of a body, where it may be more than a message. */
  readonly most?: number
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type RouteName = `${Method} /${string}`
type Body<N extends RouteName> = N extends Route ? BodyOf<N> : undefined
type Reply<N extends RouteName> = N extends keyof Replies ? Replies[N] : unknown

/** A route, with what it asks of those who come. */
export interface RouteSpec extends Terms<Audience> {
  readonly name: RouteName
  readonly method: Method
  readonly path: string
  readonly shape: Shape<unknown> | null
  run(ask: Ask<Audience, unknown>): Promise<unknown>
}

/** Declares a route. `wire` says by its name what body it has, if any, and what it answers. */
export function route<N extends RouteName, A extends Audience>(
  name: N,
  terms: Terms<A>,
  run: (ask: Ask<A, Body<N>>) => Promise<Reply<N>>,
): RouteSpec {
  const space = name.indexOf(' ')
  return {
    ...terms,
    name,
    method: name.slice(0, space) as Method,
    path: name.slice(space + 1),
    shape: shapeOf(name),
    // The app has looked at audience and body before it calls.
    run: (ask) => run(ask as Ask<A, Body<N>>),
  }
}

function shapeOf(name: string): Shape<unknown> | null {
  return Object.hasOwn(BODIES, name) ? BODIES[name as Route] : null
}

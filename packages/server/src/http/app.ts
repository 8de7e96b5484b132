import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import { readShape, type Shape, ShapeError } from '@hexfront/core'
import { LIMITS, type Trouble } from '@hexfront/wire'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { Allowance, type Measure } from '../care/allowance.ts'
import type { House } from '../house.ts'
import { findSession, type SignedIn } from '../people/sessions.ts'
import { addressKey } from './address.ts'
import { setToken, tokenOf } from './cookies.ts'
import { checkHost, checkSite, checkSocketOrigin } from './origin.ts'
import { servePages } from './pages.ts'
import { forbidden, Refusal, tooOften } from './refusal.ts'
import type { Audience, RouteSpec } from './route.ts'

const MINUTE = 60_000
/** Requests and sockets of one address, beside what single routes ask. */
const REQUESTS = { most: 600, per: MINUTE }
const SOCKETS = { most: 60, per: MINUTE }
const HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** The house as it is reached by HTTP: every route of the table, the socket, and the pages of the client. */
export async function newApp(house: House, routes: readonly RouteSpec[]): Promise<FastifyInstance> {
  const { config } = house
  const logger: FastifyBaseLogger = house.log
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.message,
    trustProxy: config.proxies.length > 0 ? [...config.proxies] : false,
    routerOptions: { maxParamLength: 200 },
    connectionTimeout: 30_000,
    requestTimeout: 30_000,
    return503OnClosing: true,
    forceCloseConnections: true,
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler<Shape<unknown>>(({ schema }) => (value) => ({ value: readShape(schema, value, 'the body') }))
  app.setErrorHandler((error, request, reply) => answerError(house, error, request, reply))
  app.setNotFoundHandler((_, reply) => trouble(reply, 404, 'There is nothing at this address.'))
  await app.register(cookie)
  await app.register(websocket, { options: { maxPayload: LIMITS.message, perMessageDeflate: false } })
  app.addHook('onRequest', async (request) => {
    checkHost(config, request)
    checkSite(config, request)
  })
  addRoutes(app, house, routes)
  addSocket(app, house)
  if (config.client !== null) await servePages(app, config.client)
  return app
}

function addRoutes(app: FastifyInstance, house: House, routes: readonly RouteSpec[]): void {
  const everything = allowanceOf(house, REQUESTS)
  for (const spec of routes) {
    const own = allowanceOf(house, spec.limit)
    const ofAddress = allowanceOf(house, spec.limitOfAddress)
    app.route({
      method: spec.method,
      url: spec.path,
      ...(spec.most === undefined ? {} : { bodyLimit: spec.most }),
      ...(spec.shape === null ? {} : { schema: { body: spec.shape } }),
      onRequest: async (request, reply) => {
        reply.headers(HEADERS)
        const now = house.now()
        const address = addressKey(request.ip)
        const wait = everything?.take(address, now) || ofAddress?.take(address, now) || 0
        if (wait > 0) throw tooOften(wait)
        const who = await signedIn(house, request, reply)
        const again = own?.take(who ? `account ${who.account.id}` : address, now) ?? 0
        if (again > 0) throw tooOften(again)
        admit(spec.for, who)
        visitors.set(request, who)
      },
      handler: async (request, reply) => {
        const answer = await spec.run({
          house,
          who: visitors.get(request) ?? null,
          body: spec.shape === null ? undefined : request.body,
          params: plain(request.params),
          query: plain(request.query),
          request,
          reply,
        })
        if (answer === null) return reply.type('application/json').send('null')
        return answer ?? {}
      },
    })
  }
}

const allowanceOf = ({ config }: House, measure: Measure | undefined): Allowance | undefined =>
  measure && config.hasLimits ? new Allowance(measure) : undefined

const visitors = new WeakMap<FastifyRequest, SignedIn | null>()

/** Whoever the cookie says; the browser keeps it for another while. */
async function signedIn(house: House, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null> {
  const token = tokenOf(house.config, request)
  if (token === undefined) return null
  const found = await findSession(house.store, token, house.now())
  if (found?.account.is_suspended === 1) return null
  if (found && request.method === 'GET' && request.url === '/api/me') setToken(house.config, reply, token)
  return found
}

function admit(audience: Audience, who: SignedIn | null): void {
  if (audience === 'anybody') return
  if (!who) throw new Refusal(401, 'You are not signed in.')
  if (audience === 'person' && who.account.kind !== 'person')
    throw forbidden('Guests cannot do this: add a passkey or a password first.')
  if (audience === 'admin' && who.account.is_admin === 0) throw forbidden('Only those who run this house can do this.')
}

function addSocket(app: FastifyInstance, house: House): void {
  const opened = allowanceOf(house, SOCKETS)
  app.get(
    '/ws',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (request.ws === false) throw new Refusal(426, 'This is the address of the socket.')
        checkSocketOrigin(house.config, request)
        const wait = opened?.take(addressKey(request.ip), house.now()) ?? 0
        if (wait > 0) throw tooOften(wait)
        visitors.set(request, await signedIn(house, request, reply))
      },
    },
    (socket, request) => {
      const who = visitors.get(request)
      house.hall.join(socket, {
        account: who?.account.id ?? null,
        name: who?.account.name ?? '',
        session: who?.session ?? '',
      })
    },
  )
}

function answerError(house: House, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    if (error.after !== undefined) reply.header('retry-after', error.after)
    return trouble(reply, error.status, error.message)
  }
  if (error instanceof ShapeError) return trouble(reply, 400, error.message)
  const status = statusOf(error)
  if (status < 500) return trouble(reply, status, wordsFor(status, error))
  house.log.error({ route: request.routeOptions.url, error }, 'a request failed')
  if (house.store.trouble !== null) return trouble(reply, 503, `Nothing can be stored just now: ${house.store.trouble}`)
  return trouble(reply, 500, 'Something went wrong here. It was written down.')
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' && status >= 400 ? status : 500
}

function wordsFor(status: number, error: unknown): string {
  if (status === 413) return 'That is too much at once.'
  if (status === 415) return 'Only JSON is understood here.'
  return error instanceof Error ? error.message : 'That was not understood.'
}

function trouble(reply: FastifyReply, status: number, error: string): FastifyReply {
  const body: Trouble = { error }
  return reply.code(status).headers(HEADERS).send(body)
}

/** Texts by name; of what came twice, the first. */
function plain(values: unknown): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(values ?? {})) {
    const text: unknown = Array.isArray(value) ? value[0] : value
    if (typeof text === 'string') texts[name] = text
  }
  return texts
}

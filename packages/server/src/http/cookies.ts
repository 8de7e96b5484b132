import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { House } from '../house.ts'
import { accountById } from '../people/accounts.ts'
import { deviceOf, newSession, SESSION_LASTS } from '../people/sessions.ts'
import { isSecure } from './origin.ts'
import { forbidden } from './refusal.ts'

/** A name that only this host, over HTTPS, can have set; without HTTPS browsers refuse it. */
const cookieName = (config: Config): string => (isSecure(config) ? '__Host-hexfront' : 'hexfront')

export const tokenOf = (config: Config, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(config)]

export function setToken(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(config), token, { ...flags(config), maxAge: SESSION_LASTS / 1000 })
}

export function clearToken(config: Config, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config), flags(config))
}

const flags = (config: Config) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const

/** A new session for whoever has just shown who he is. */
export async function beginSession(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  account: number,
): Promise<void> {
  const { is_suspended } = await accountById(house.store, account)
  if (is_suspended === 1) throw forbidden('This account is suspended.')
  const device = deviceOf(request.headers['user-agent'] ?? '')
  setToken(house.config, reply, await newSession(house.store, account, device, house.now()))
}

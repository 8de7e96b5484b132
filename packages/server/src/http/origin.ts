import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { forbidden, Refusal } from './refusal.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Whether people come to this house by HTTPS. */
export const isSecure = (config: Config): boolean => config.origin?.startsWith('https:') ?? false

/**
 * At home the house answers to its own names only: a page elsewhere whose name is made to lead here is another site to the
 * browser, and must not be one of ours.
 */
export function checkHost(config: Config, request: FastifyRequest): void {
  if (config.host !== '127.0.0.1') return
  const name = request.hostname.startsWith('[') ? request.hostname : request.hostname.replace(/:\d+$/, '')
  const own = config.origin === null ? LOOPBACK : [...LOOPBACK, new URL(config.origin).hostname]
  if (!own.includes(name)) throw new Refusal(421, 'This house does not go by that name.')
}

/** What changes something must come from a page of ours, or from a program that says that it knows where it is. */
export function checkSite(config: Config, request: FastifyRequest): void {
  if (SAFE.includes(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  if (site !== undefined || !isOwnOrigin(config, request)) throw forbidden('This request came from another site.')
}

/** A socket can be opened from any page, so that its origin is always looked at. */
export function checkSocketOrigin(config: Config, request: FastifyRequest): void {
  if (!isOwnOrigin(config, request)) throw forbidden('This socket was opened by another site.')
}

function isOwnOrigin(config: Config, request: FastifyRequest): boolean {
  return request.headers.origin === (config.origin ?? `http://${request.headers.host}`)
}

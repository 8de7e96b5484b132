import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** The address of this house as the one who asks has it. */
export const originFor = (config: Config, request: FastifyRequest): string =>
  config.origin ?? `http://${request.headers.host}`

/** The address of a page of the client. */
export const pageAt = (origin: string, ...words: readonly string[]): string =>
  `${origin}/#/${words.map(encodeURIComponent).join('/')}`

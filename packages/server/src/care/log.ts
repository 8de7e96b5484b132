import pino, { type DestinationStream, type Logger } from 'pino'

/** Names of what must never be written down, wherever it stands in what is logged. */
const SECRET = [
  'password',
  'token',
  'cookie',
  'authorization',
  'seed',
  'serverSeed',
  'server_seed',
  'say',
  'code',
  'key',
]

/** Lines of JSON. Requests are not logged, and of an error only what it is and where. */
export function newLog(level: string, to: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '-' },
      serializers: { error: brief, err: brief },
    },
    to,
  )
}

/** Messages of errors may quote what somebody sent, so that they stay out: kind and place tell where to look. */
function brief(error: unknown): unknown {
  if (!(error instanceof Error)) return { kind: typeof error }
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return { kind: error.name, at: stack.slice(0, 8).map((line) => line.trim()) }
}

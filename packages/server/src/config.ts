import { isIP } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** Everything that can be set, as it is meant. */
export interface Config {
  /** Where database, key and backups lie. */
  readonly folder: string
  readonly host: string
  readonly port: number
  /** The address that people have, where it is another than the one we listen at. */
  readonly origin: string | null
  /** A PostgreSQL address; null for SQLite in the folder. */
  readonly database: string | null
  /** What seeds are sealed with, for several processes; null for a file in the folder. */
  readonly key: string | null
  readonly accounts: Accounts
  readonly smtp: { readonly server: string; readonly from: string } | null
  readonly push: PushKeys | null
  /** Whose word about a client's address is taken: addresses of proxies. */
  readonly proxies: readonly string[]
  /** The built client; null serves none. */
  readonly client: string | null
  /** What is worth a line of the log; null: warnings on a terminal, more elsewhere. */
  readonly logged: Logged | null
  /** Whether those who ask too often are told to wait; only tests that ask very often go without. */
  readonly hasLimits: boolean
}

const ACCOUNTS = ['open', 'invite', 'closed'] as const
type Accounts = (typeof ACCOUNTS)[number]

interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** A mail address or page for the makers of browsers to write to. */
  readonly contact: string
}

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

const LOGGED = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
type Logged = (typeof LOGGED)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** What the command line and the environment ask for; throws with everything that is wrong. */
export function readConfig(words: readonly string[], environment: Environment): Config {
  const problems: string[] = []
  const options = readOptions(words)
  const set = (name: string): string | null => environment[`HEXFRONT_${name}`]?.trim() || null
  const config: Config = {
    folder: options.folder ?? set('FOLDER') ?? 'hexfront-data',
    host: options.public ? '0.0.0.0' : '127.0.0.1',
    port: readPort(options.port ?? set('PORT') ?? '4173', problems),
    origin: readOrigin(set('ORIGIN'), problems),
    database: readDatabase(set('DATABASE'), problems),
    key: readKey(set('KEY'), problems),
    accounts: readAccounts(set('ACCOUNTS') ?? 'open', problems),
    smtp: readSmtp(set('SMTP'), set('MAIL_FROM'), problems),
    push: readPush(set('PUSH_PUBLIC'), set('PUSH_PRIVATE'), set('PUSH_CONTACT'), problems),
    proxies: readProxies(set('PROXIES'), problems),
    client: null,
    logged: readLogged(set('LOG'), problems),
    hasLimits: true,
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

interface Options {
  readonly folder?: string | undefined
  readonly port?: string | undefined
  readonly public?: boolean | undefined
}

function readOptions(words: readonly string[]): Options {
  try {
    return parseArgs({
      args: [...words],
      options: { folder: { type: 'string' }, port: { type: 'string' }, public: { type: 'boolean' } },
    }).values
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : String(error)])
  }
}

function readPort(text: string, problems: string[]): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  problems.push(`--port ${text}: a number from 0 to 65535 was expected`)
  return 0
}

function readOrigin(text: string | null, problems: string[]): string | null {
  if (text === null) return null
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.username === '')
    return url.origin
  problems.push(`HEXFRONT_ORIGIN ${text}: the address people have was expected, such as https://games.example.org`)
  return null
}

function readDatabase(text: string | null, problems: string[]): string | null {
  if (text === null || /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  problems.push('HEXFRONT_DATABASE: an address like postgresql://user:password@machine/database was expected')
  return null
}

function readKey(text: string | null, problems: string[]): string | null {
  if (text === null || Buffer.from(text, 'base64').length === 32) return text
  problems.push('HEXFRONT_KEY: 32 bytes in base64 were expected (openssl rand -base64 32)')
  return null
}

function readLogged(text: string | null, problems: string[]): Logged | null {
  const found = LOGGED.find((one) => one === text) ?? null
  if (text !== null && found === null) problems.push(`HEXFRONT_LOG ${text}: ${LOGGED.join(', ')} are the words for it`)
  return found
}

function readAccounts(text: string, problems: string[]): Accounts {
  const found = ACCOUNTS.find((one) => one === text)
  if (!found) problems.push(`HEXFRONT_ACCOUNTS ${text}: ${ACCOUNTS.join(', ')} are the words for it`)
  return found ?? 'open'
}

function readSmtp(server: string | null, from: string | null, problems: string[]): Config['smtp'] {
  if (server === null) return null
  if (!/^smtps?:$/.test(URL.parse(server)?.protocol ?? ''))
    problems.push('HEXFRONT_SMTP: an address like smtps://user:password@mail.example.org was expected')
  if (from === null || !from.includes('@'))
    problems.push('HEXFRONT_MAIL_FROM: who mail comes from is missing, such as games@example.org')
  return { server, from: from ?? '' }
}

function readPush(
  publicKey: string | null,
  privateKey: string | null,
  contact: string | null,
  problems: string[],
): PushKeys | null {
  if (publicKey === null && privateKey === null && contact === null) return null
  if (publicKey !== null && privateKey !== null && contact !== null && /^(mailto|https):/.test(contact))
    return { publicKey, privateKey, contact }
  problems.push(
    'Web push needs HEXFRONT_PUSH_PUBLIC, HEXFRONT_PUSH_PRIVATE and HEXFRONT_PUSH_CONTACT (mailto: or https:), all three',
  )
  return null
}

/** `*` would let anybody claim to be anybody, so that only addresses are taken. */
function readProxies(text: string | null, problems: string[]): readonly string[] {
  const proxies = text?.split(/[\s,]+/).filter((one) => one !== '') ?? []
  for (const one of proxies)
    if (isIP(one.split('/')[0]!) === 0)
      problems.push(`HEXFRONT_PROXIES ${one}: the address of a proxy or a network was expected, such as 10.0.0.0/8`)
  return proxies
}

export const fileIn = (config: Config, name: string): string => join(config.folder, name)

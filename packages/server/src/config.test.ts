import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const read = (words: string, environment: Record<string, string> = {}) =>
  readConfig(
    words.split(' ').filter((word) => word !== ''),
    environment,
  )

describe('settings', () => {
  it('are those of a house at home, where nothing is said', () => {
    expect(read('')).toMatchObject({
      host: '127.0.0.1',
      port: 4173,
      accounts: 'open',
      database: null,
      smtp: null,
      push: null,
    })
  })

  it('come from the command line and the environment', () => {
    const environment = {
      HEXFRONT_DATABASE: 'postgresql://games@db/hexfront',
      HEXFRONT_ORIGIN: 'https://games.example/',
      HEXFRONT_ACCOUNTS: 'invite',
      HEXFRONT_PROXIES: '10.0.0.1, 10.1.0.0/16',
    }
    expect(read('--public --port 80', environment)).toMatchObject({
      host: '0.0.0.0',
      port: 80,
      database: 'postgresql://games@db/hexfront',
      origin: 'https://games.example',
      accounts: 'invite',
      proxies: ['10.0.0.1', '10.1.0.0/16'],
    })
  })

  it.each([
    ['--port many', {}, '--port many: a number from 0 to 65535 was expected'],
    ['--prot 80', {}, "Unknown option '--prot'"],
    ['', { HEXFRONT_ORIGIN: 'games.example' }, 'HEXFRONT_ORIGIN games.example: the address people have was expected'],
    ['', { HEXFRONT_ORIGIN: 'https://games.example/hexfront' }, 'HEXFRONT_ORIGIN'],
    ['', { HEXFRONT_DATABASE: 'mysql://x' }, 'HEXFRONT_DATABASE: an address like postgresql://'],
    ['', { HEXFRONT_ACCOUNTS: 'maybe' }, 'HEXFRONT_ACCOUNTS maybe: open, invite, closed are the words for it'],
    ['', { HEXFRONT_SMTP: 'smtps://mail.example' }, 'HEXFRONT_MAIL_FROM: who mail comes from is missing'],
    ['', { HEXFRONT_PUSH_PUBLIC: 'x' }, 'Web push needs HEXFRONT_PUSH_PUBLIC'],
    ['', { HEXFRONT_PROXIES: '*' }, 'HEXFRONT_PROXIES *: the address of a proxy'],
  ])('%s %j are refused with words', (words, environment, because) => {
    expect(() => read(words, environment)).toThrow(because)
  })

  it('are refused all at once, and passwords are not repeated', () => {
    const wrong = {
      HEXFRONT_DATABASE: 'mysql://user:hunter22@x',
      HEXFRONT_SMTP: 'http://user:hunter22@x',
      HEXFRONT_PORT: 'x',
    }
    expect(() => read('', wrong)).toThrow(/--port x[\s\S]*HEXFRONT_DATABASE[\s\S]*HEXFRONT_SMTP/)
    expect(() => read('', wrong)).not.toThrow(/hunter22/)
  })
})

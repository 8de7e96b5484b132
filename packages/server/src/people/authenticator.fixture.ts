import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A device that makes passkeys, as far as a server can tell. */
export class Authenticator {
  readonly #origin: string
  readonly #id = randomBytes(16)
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  get id(): string {
    return this.#id.toString('base64url')
  }

  create(challenge: string): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.from([0, this.#id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, key])
    const data = Buffer.concat([this.#head(0x45), attested])
    const attestation = cbor(
      new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    )
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  get(challenge: string): object {
    const data = this.#head(0x05)
    const client = this.#client('webauthn.get', challenge)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    const host = createHash('sha256').update(new URL(this.#origin).hostname).digest()
    return Buffer.concat([host, Buffer.from([flags]), counter])
  }
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** As much of CBOR as passkeys need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? start(0, value) : start(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([start(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([start(2, value.length), value])
  return Buffer.concat([start(5, value.size), ...[...value].flatMap(([name, one]) => [cbor(name), cbor(one)])])
}

function start(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n])
  if (n < 256) return Buffer.from([(major << 5) | 24, n])
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255])
}

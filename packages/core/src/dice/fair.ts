import { type Dice, DiceError } from './dice.ts'
import { type Draw, faultOf, writeDraw } from './draw.ts'
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts'
import { UniformDice } from './uniform.ts'

export interface FairSeeds {
  /** Secret until the game is over; at least 128 random bits, or the commitment could be guessed open. */
  readonly serverSeed: string
  /** One a player, given after the commitment was published, so that the server could not choose its own to suit. */
  readonly playerSeeds: readonly string[]
  /** Tells apart the matches played under the same seeds. */
  readonly nonce: string | number
}

export interface FairRecord extends FairSeeds {
  readonly commitment: string
  readonly draws: readonly Draw[]
}

/** The first thing about a record that does not hold: draw 1, 2, ..., or 0 for the commitment. */
export interface FairFault {
  readonly draw: number
  readonly because: string
}

/** What the server publishes before it sees the players' seeds. */
export function commitmentTo(serverSeed: string): string {
  return hex(sha256(utf8(serverSeed)))
}

/**
 * Dice that nobody can steer and everybody can check afterwards. Draw d takes its numbers from attempts 1, 2, ... (one a
 * die and one more for each number thrown away): the first 31 bits of HMAC-SHA256 under the server's seed of the
 * players' seeds, the nonce, d and the attempt, one a line. A match that was left goes on after the draws it has made.
 */
export function fairDice(seeds: FairSeeds, drawn = 0): Dice {
  return new Fair(seeds, drawn)
}

/** Draws everything again from the seeds; null if all is as it should be. */
export function verifyFair(record: FairRecord): FairFault | null {
  const commitment = commitmentTo(record.serverSeed)
  if (commitment !== record.commitment.toLowerCase())
    return { draw: 0, because: `the server seed has commitment ${commitment}, ${record.commitment} was published` }
  const dice = fairDice(record)
  for (const [index, draw] of record.draws.entries()) {
    const because = faultOf(draw) || differs(draw, dice)
    if (because) return { draw: index + 1, because }
  }
  return null
}

function differs(draw: Draw, dice: Dice): string {
  if (draw.kind === 'each' && !draw.classes) return `${writeDraw(draw)} does not tell the class of each face`
  const fair = writeDraw(redraw(draw, dice))
  return fair === writeDraw(draw) ? '' : `${writeDraw(draw)} was played, the seeds give ${fair}`
}

function redraw(draw: Draw, dice: Dice): Draw {
  switch (draw.kind) {
    case 'die':
      return { ...draw, value: dice.die(draw.faces, '') }
    case 'sum':
      return { ...draw, value: dice.sum(draw.count, draw.faces, '') }
    case 'pick':
      return { ...draw, value: dice.pick(draw.n, '') }
    case 'each': {
      const tally = new Uint8Array(draw.tally.length)
      dice.each(draw.count, draw.faces, Uint8Array.from(draw.classes ?? []), tally, '')
      return { ...draw, tally: Array.from(tally) }
    }
  }
}

class Fair extends UniformDice {
  readonly #hmac: (message: Uint8Array) => Uint8Array
  readonly #seeds: string
  #draw: number
  #attempt = 0

  constructor({ serverSeed, playerSeeds, nonce }: FairSeeds, drawn: number) {
    super()
    if (!Number.isSafeInteger(drawn) || drawn < 0) throw new DiceError(`${drawn} draws cannot have been made`)
    this.#draw = drawn
    const lines = [...playerSeeds, String(nonce)]
    const broken = lines.find((line) => line.includes('\n'))
    if (broken !== undefined)
      throw new DiceError(`${JSON.stringify(broken)} has a line break (seeds and nonce are one line each)`)
    this.#hmac = hmacSha256(utf8(serverSeed))
    this.#seeds = lines.join('\n')
  }

  override die(faces: number, why: string): number {
    this.#begin()
    return super.die(faces, why)
  }

  override sum(count: number, faces: number, why: string): number {
    this.#begin()
    return super.sum(count, faces, why)
  }

  override each(count: number, faces: number, classOf: Uint8Array, tally: Uint8Array, why: string): void {
    this.#begin()
    super.each(count, faces, classOf, tally, why)
  }

  override pick(n: number, why: string): number {
    this.#begin()
    return super.pick(n, why)
  }

  protected bits(): number {
    const mac = this.#hmac(utf8(`${this.#seeds}\n${this.#draw}\n${++this.#attempt}`))
    return ((mac[0]! << 24) | (mac[1]! << 16) | (mac[2]! << 8) | mac[3]!) >>> 1
  }

  #begin(): void {
    this.#draw++
    this.#attempt = 0
  }
}

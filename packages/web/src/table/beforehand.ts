import type { Beforehand, Hex, StandingAnswer } from '@hexfront/core'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'
import { Watchable } from '../watchable.ts'
import type { MapTool } from './markup/tool.ts'

/** Picks the hex that goes with an answer given beforehand; a press on it gives the answer. */
export class HexOfAnswer extends Watchable implements MapTool {
  readonly #session: Session
  #offer: Beforehand | null = null

  constructor(session: Session) {
    super()
    this.#session = session
  }

  /** The answer that waits for its hex. */
  get offer(): Beforehand | null {
    return this.#offer
  }

  start(offer: Beforehand): void {
    this.#offer = offer
    this.changed()
  }

  end(): void {
    if (this.#offer === null) return
    this.#offer = null
    this.changed()
  }

  press(hex: Hex): void {
    const offer = this.#offer
    this.end()
    if (offer) give(this.#session, offer, hex)
  }

  grab(): void {}
  carry(): void {}
  drop(): void {}

  escape(): void {
    this.end()
  }
}

/** Gives an answer beforehand, with its hex where it has one. */
export function give(session: Session, offer: Beforehand, hex: Hex): void {
  const { match, step } = session
  const word = [match.game.naming(match.setting)('place', hex)]
  const at = offer.with === 'end' ? { endsAbout: word } : offer.with === 'exception' ? { asksFor: word } : {}
  session.stand({ step, say: offer.say, until: offer.until, ...at })
}

/** What was said beforehand, as it was offered. */
export function saidBeforehand({ table }: Session, { step, say, endsAbout, asksFor }: StandingAnswer): string {
  const how = endsAbout ? 'end' : asksFor ? 'exception' : undefined
  const offer = table.display.beforehand?.[step]?.find((one) => one.say === say && one.with === how)
  const hexes = [...(endsAbout ?? []), ...(asksFor ?? [])]
  return TEXT.beforehand.said(offer?.text ?? say, hexes)
}

import type { Beforehand } from '@hexfront/core'
import { useShown } from '../hooks.ts'
import { TEXT } from '../text.ts'
import { give, saidBeforehand } from './beforehand.ts'
import type { Desk } from './desk.ts'

/** Answers for questions to come: what may be said beforehand, and what was. */
export function BeforehandAnswers({ desk }: { desk: Desk }) {
  const { session, hexOfAnswer } = desk
  useShown<unknown>([desk, hexOfAnswer], () => [session.version, hexOfAnswer.version])
  const offers = session.isPersonAsked ? (session.table.display.beforehand?.[session.step] ?? []) : []
  const { standing } = session
  if (offers.length + standing.length === 0) return null
  const press = (offer: Beforehand): void => {
    if (offer.with) hexOfAnswer.start(offer)
    else give(session, offer, 0)
  }
  return (
    <section class="beforehand" aria-label={TEXT.beforehand.title}>
      {hexOfAnswer.offer ? (
        <p role="status">
          {TEXT.beforehand.pick}{' '}
          <button type="button" class="link" onClick={() => hexOfAnswer.end()}>
            {TEXT.beforehand.never}
          </button>
        </p>
      ) : (
        offers.map((offer) => (
          <button type="button" class="button" key={offer.text} onClick={() => press(offer)}>
            {offer.text}
          </button>
        ))
      )}
      {standing.length > 0 && (
        <p>
          {standing.map((answer) => saidBeforehand(session, answer)).join('; ')}{' '}
          <button type="button" class="link" onClick={() => session.withdraw()}>
            {TEXT.beforehand.again}
          </button>
        </p>
      )}
    </section>
  )
}

import type { Place, Refusal, Unit } from '@hexfront/core'
import { refusalAt } from '../../session/answers.ts'
import type { Session } from '../../session/session.ts'
import { TEXT } from '../../text.ts'
import { pickOf } from '../crowd.ts'
import { Crowd } from '../crowd-in-hand.ts'

/** A move that is planned. */
export interface PlannedMove {
  readonly unit: Unit
  readonly from: Place
  readonly to: Place
}

/** Why a plan cannot be carried out now; null where it can. */
export function whyNot(session: Session, { unit, from, to }: PlannedMove): Refusal | null {
  const { table, match, name } = session
  if (!session.isLive) return { rule: '', because: TEXT.plans.past }
  if (session.decision.isOver) return { rule: '', because: TEXT.plans.over }
  if (!session.isPersonAsked) return { rule: '', because: TEXT.plans.notYou(match.sideName(session.asked)) }
  if (pickOf(session, unit) === null)
    return (
      refusalAt(table.game, match.position, from, [unit], name) ?? {
        rule: '',
        because: TEXT.plans.notAsked(name('unit', unit)),
      }
    )
  return crowdOf(session, unit).refusalFor(to)
}

/** As if the player had taken the unit up and sent it there: one act, one undo. */
export function carryOut(session: Session, plan: PlannedMove): Refusal | null {
  return whyNot(session, plan) ?? crowdOf(session, plan.unit).send(plan.to)
}

function crowdOf(session: Session, unit: Unit): Crowd {
  const crowd = new Crowd(session)
  crowd.take([unit])
  return crowd
}

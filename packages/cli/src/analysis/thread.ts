import { Future, type Tally } from '@hexfront/bots'
import type { PositionCore, Setting } from '@hexfront/core'
import { findRegistration } from '@hexfront/games'
import { serve } from '../crew/serve.ts'
import type { Table, TableErrand } from './work.ts'

type AnyFuture = Future<PositionCore, Setting>

/** Of the table that we were asked for last: it is nearly always the same. */
let table = ''
let future: AnyFuture | null = null

serve(({ table: asked, errand }: TableErrand): Tally => {
  const name = JSON.stringify(asked)
  if (future === null || name !== table) future = futureOf(asked)
  table = name
  return future.run(errand)
})

function futureOf({ game, scenario, options, overlay }: Table): AnyFuture {
  const { rules, plans } = findRegistration(game)
  if (!plans) throw new Error(`${game} has no plans`)
  return new Future(rules, plans, rules.setting(scenario, options, overlay))
}

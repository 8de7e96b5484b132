import { LIMITS, type Me } from '@hexfront/wire'
import { conflict } from '../http/refusal.ts'
import type { VacationRow } from '../store/schema.ts'
import type { Store, Unit } from '../store/store.ts'

const DAY = 86_400_000
/** Days count in the year in which they begin, and as soon as they have begun. */
const yearOf = (moment: number): number => new Date(moment).getUTCFullYear()

const takenIn = (year: number, days: readonly number[]): number => days.filter((day) => yearOf(day) === year).length

const daysIn = (row: VacationRow | undefined): readonly number[] => (row ? JSON.parse(row.days) : [])

const rowOf = (store: Store, account: number): Promise<VacationRow | undefined> =>
  store.db.selectFrom('vacation').selectAll().where('account', '=', account).executeTakeFirst()

export async function vacationOf(store: Store, account: number, now: number): Promise<Me['vacation']> {
  const row = await rowOf(store, account)
  return {
    until: row && row.until > now ? row.until : null,
    daysLeft: LIMITS.vacation - takenIn(yearOf(now), daysIn(row)),
  }
}

/** Somebody is away from now on, for so many days. */
export async function goAway(store: Store, account: number, days: number, now: number): Promise<void> {
  const row = await rowOf(store, account)
  if (row && row.until > now) throw conflict('You are on vacation already.')
  const wanted = Array.from({ length: days }, (_, at) => now + at * DAY)
  const all = [...daysIn(row).filter((day) => yearOf(day) >= yearOf(now)), ...wanted]
  for (const year of new Set(wanted.map(yearOf))) {
    const left = LIMITS.vacation - takenIn(year, all) + takenIn(year, wanted)
    if (takenIn(year, wanted) > left) throw conflict(`Of ${year} you have ${left} days of vacation left.`)
  }
  await put(store, row, { account, since: now, until: now + days * DAY, days: JSON.stringify(all) })
}

/** Somebody is back before his time: days that have not begun are his again. */
export async function comeBack(store: Store, account: number, now: number): Promise<void> {
  const row = await rowOf(store, account)
  if (!row || row.until <= now) return
  const days = JSON.stringify(daysIn(row).filter((day) => day <= now))
  await put(store, row, { ...row, until: now, days })
}

/** Unless another process was quicker. */
async function put(store: Store, old: VacationRow | undefined, row: VacationRow): Promise<void> {
  const { account, ...changed } = row
  const query: Unit[number]['query'] = old
    ? store.db
        .updateTable('vacation')
        .set(changed)
        .where('account', '=', account)
        .where('until', '=', old.until)
        .where('days', '=', old.days)
    : store.db
        .insertInto('vacation')
        .values(row)
        .onConflict((one) => one.column('account').doNothing())
  if (!(await store.write([{ query, rows: 1 }]))) throw conflict('Somebody was quicker.')
}

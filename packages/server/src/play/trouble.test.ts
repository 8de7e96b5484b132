import { DatabaseSync } from 'node:sqlite'
import type { Frame } from '@hexfront/wire'
import { type Compilable, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { TestSocket } from '../worlds/socket.fixture.ts'
import { followers, newAccount, putTable, testHall, whoIs } from './hall.fixture.ts'

const CODE = 'drill1'
const raw = (store: Store, text: string): Compilable => ({ compile: () => sql.raw(text).compile(store.db) })

/** Lets the database grow no more, and gives a way to make room again. */
async function fill(store: Store): Promise<() => void> {
  await store.write([{ query: store.db.insertInto('meta').values({ name: 'ballast', value: 'x'.repeat(2 ** 20) }) }])
  const [found] = (
    await sql<{ pages: number; file: string }>`
      select page_count as pages, file from pragma_page_count, pragma_database_list where name = 'main'`.execute(
      store.db,
    )
  ).rows
  await store.write([{ query: raw(store, `pragma max_page_count = ${found!.pages}`) }])
  return () => {
    const broom = new DatabaseSync(found!.file)
    broom.exec(`delete from meta where name = 'ballast'`)
    broom.close()
  }
}

it('people are told when nothing can be stored, nothing is acknowledged meanwhile, and it goes on by itself', async () => {
  const house = await testHall()
  const { hall, store } = house
  const accounts = [await newAccount(store, 'blue'), await newAccount(store, 'red')]
  const id = await putTable(store, { code: CODE, game: 'drill', scenario: 'meeting', seats: accounts })
  await hall.seated(id)
  const come = (account: number | null): { socket: TestSocket; heard: () => Frame[] } => {
    const socket = new TestSocket()
    hall.join(socket.socket, whoIs(account))
    return { socket, heard: () => socket.sent.map((text): Frame => JSON.parse(text)) }
  }
  const eve = come(null)
  eve.socket.hear({ t: 'watch', game: CODE })
  await hall.idle()
  const makeRoom = await fill(store)

  const players = await followers(house, CODE, accounts)
  let refused = { key: '', head: 0, account: 0 }
  for (let n = 0; n < 2000 && store.trouble === null; n++) {
    for (const one of players) await one.look()
    const mover = players.find(({ asked }, at) => asked === at + 1)!
    const key = `key-${String(n).padStart(6, '0')}`
    const { head } = (await hall.table(id))!
    const reply = await mover.send({ t: 'do', game: CODE, key, at: mover.n, say: [mover.anyAnswer()] })
    if (reply.t === 'ok') continue
    expect(reply).toMatchObject({ t: 'house', isReadOnly: true })
    refused = { key, head, account: mover.account! }
  }
  expect(store.trouble).toBe('the disk is full')
  const told = () => eve.heard().flatMap((frame) => (frame.t === 'house' ? [frame.isReadOnly] : []))
  expect(told()).toEqual([true])
  expect(come(accounts[0]!).heard()).toMatchObject([{ t: 'house', isReadOnly: true }])
  expect((await store.tail(id, 0)).filter(({ key }) => key === refused.key)).toEqual([])

  makeRoom()
  await expect.poll(told, { timeout: 30_000 }).toEqual([true, false])
  await expect.poll(() => eve.heard().filter(({ t }) => t === 'at').length).toBeGreaterThan(1)
  expect((await hall.table(id))!.head).toBe(refused.head)
  const [again] = await followers(house, CODE, [refused.account])
  const command = { t: 'do', game: CODE, key: refused.key, at: again!.n, say: [again!.anyAnswer()] } as const
  expect(await again!.send(command)).toMatchObject({ t: 'ok' })
  expect(await again!.send(command)).toMatchObject({ t: 'ok' })
  const kept = (await store.tail(id, 0)).filter(({ key }) => key === refused.key)
  expect(kept.filter(({ n }) => n === refused.head + 1)).toHaveLength(1)
  expect(new Set(kept.map(({ at }) => at)).size).toBe(1)
  await house.close()
})

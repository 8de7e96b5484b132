import type { NewsFrame } from '@hexfront/wire'
import type { Hall } from './hall.ts'
import { Refusal } from './http/refusal.ts'

/** A hall in which nothing is played: for tests of what comes before and after. It keeps what it was told. */
export interface QuietHall extends Hall {
  readonly told: { readonly account: number; readonly frame: NewsFrame }[]
  readonly dropped: Parameters<Hall['drop']>[0][]
  readonly sat: number[]
  readonly here: Set<number>
}

export function quietHall(): QuietHall {
  const nothing = async (): Promise<never> => {
    throw new Refusal(404, 'Nothing is played here.')
  }
  const told: QuietHall['told'] = []
  const dropped: QuietHall['dropped'] = []
  const sat: number[] = []
  const here = new Set<number>()
  return {
    told,
    dropped,
    sat,
    here,
    join: (socket) => socket.close(),
    command: nothing,
    stream: nothing,
    seated: async (game) => void sat.push(game),
    record: nothing,
    importRecord: nothing,
    absent: async () => {},
    isHere: (account) => here.has(account),
    people: () => here.size,
    tell: (account, frame) => void told.push({ account, frame }),
    drop: (of) => void dropped.push(of),
    figures: () => ({ sockets: 0, loaded: 0, lawBroken: 0, lostRaces: 0 }),
    close: async () => {},
  }
}

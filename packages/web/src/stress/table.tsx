import '../style/tokens.css'
import '../style/base.css'
import '../style/table.css'
import { Match, type PositionCore, type Setting, seededDice } from '@hexfront/core'
import { campaignSetting, efs } from '@hexfront/games/efs'
import { TABLES } from '@hexfront/games/tables'
import { render } from 'preact'
import { Bots } from '../session/bots.ts'
import { PERSON, Session } from '../session/session.ts'
import { TablePage } from '../table/table-page.tsx'
import { crowdTable } from './crowd-table.ts'

const START = { id: 'stress', seats: [PERSON, PERSON], seed: 'stress', opening: 'ready', origin: null } as const

/** The whole table with all its panels, over a game of 1,400 counters, or over the campaign of efs. */
export async function openTable(which: string): Promise<void> {
  const session = which === 'campaign' ? await campaign() : Session.begin(crowdTable(), 'all', {}, new Bots(), START)
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  render(
    <TablePage
      session={session}
      acts={{
        branch() {},
        branchWith() {},
        link: async () => false,
        branches: async () => [],
        takeOver() {},
        rematch() {},
      }}
    />,
    root,
  )
}

/** From its first position on, whether or not it is on the shelf. */
async function campaign(): Promise<Session> {
  const table = await TABLES['efs']!()
  const dice = seededDice('stress')
  const first = efs.start(campaignSetting(), dice)
  const nothing = { said: null, draws: [], told: [] }
  // Spectators and both sides.
  const deal = { draws: [], told: [], hash: '', heard: [nothing, nothing, nothing] }
  const origin = { rules: efs.rules, because: '', story: [] }
  const match = Match.onward<PositionCore, Setting>(table.game, first, deal, origin, dice)
  return Session.resume(table, { match, notice: null }, dice, new Bots(), START)
}

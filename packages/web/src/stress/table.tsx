import '../style/tokens.css'
import '../style/base.css'
import '../style/table.css'
import { TABLES } from '@hexfront/games/tables'
import { render } from 'preact'
import { Bots } from '../session/bots.ts'
import { PERSON, Session } from '../session/session.ts'
import { TablePage } from '../table/table-page.tsx'
import { crowdTable } from './crowd-table.ts'

const START = { id: 'stress', seats: [PERSON, PERSON], seed: 'stress', opening: 'ready', origin: null } as const

/** The whole table with all its panels, over a game of 1,400 counters, or over the campaign of efs. */
export async function openTable(which: string): Promise<void> {
  const session =
    which === 'campaign'
      ? Session.begin(await TABLES['efs']!(), 'campaign', {}, new Bots(), START)
      : Session.begin(crowdTable(), 'all', {}, new Bots(), START)
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

import '../style/tokens.css'
import '../style/base.css'
import '../style/table.css'
import { render } from 'preact'
import { Bots } from '../session/bots.ts'
import { PERSON, Session } from '../session/session.ts'
import { TablePage } from '../table/table-page.tsx'
import { crowdTable } from './crowd-table.ts'

/** The whole table with all its panels, over a game of 1,400 counters. */
export function openTable(): void {
  const start = { id: 'stress', seats: [PERSON, PERSON], seed: 'stress', opening: 'ready', origin: null } as const
  const session = Session.begin(crowdTable(), 'all', {}, new Bots(), start)
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

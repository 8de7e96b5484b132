import { KILOMETRES } from '@hexfront/atlas/scale'
import type { Display } from '@hexfront/core'
import { account } from './display/account.ts'
import { caution, hints, outlook, path, spoken } from './display/answers.ts'
import { chart } from './display/chart.ts'
import { clock } from './display/clock.ts'
import { faces } from './display/faces.ts'
import { guide } from './display/guide.ts'
import { matter } from './display/matter.ts'
import { overlays } from './display/overlays.ts'
import { aboutPlace } from './display/places.ts'
import { score } from './display/score.ts'
import { trays } from './display/trays.ts'
import { aboutUnit, marks, subject, values } from './display/units.ts'
import type { Dagc73Setting } from './scenarios.ts'
import type { State } from './state.ts'

/** What a client shows of this game. */
export const display: Display<State, Dagc73Setting> = {
  sides: [
    { name: 'German', tone: 'light' },
    { name: 'Soviet', tone: 'dark' },
  ],
  primary: {
    deploy: 'done',
    site: 'back',
    move: 'done',
    march: 'stay',
    combat: 'done',
    assault: 'roll',
    losses: 'enough',
    advance: 'halt',
  },
  finishes: { losses: 'enough' },
  opening: { deploy: ['done', 'prepared'] },
  overlays,
  hasSecrets: false,
  guide: () => guide,
  account,
  chart,
  sheet: ({ board, id }) => ({
    board,
    kilometres: KILOMETRES.dagc73,
    lines: { [id]: 'fortified', soviet: 'enemy fortified' },
  }),
  faces,
  placeOf: (s, unit) => s.units.place[unit]!,
  values,
  marks,
  aboutUnit,
  aboutPlace,
  clock,
  score,
  trays,
  subject,
  hints,
  path,
  matter,
  outlook,
  caution,
  spoken,
}

import { KILOMETRES } from '@hexfront/atlas/scale'
import type { Display } from '@hexfront/core'
import { account } from './display/account.ts'
import { caution, hints, outlook, path, spoken } from './display/answers.ts'
import { chart } from './display/chart.ts'
import { clock } from './display/clock.ts'
import { columnName } from './display/columns.ts'
import { faces } from './display/faces.ts'
import { guide } from './display/guide.ts'
import { matter } from './display/matter.ts'
import { overlays } from './display/overlays.ts'
import { aboutPlace } from './display/places.ts'
import { score } from './display/score.ts'
import { trays } from './display/trays.ts'
import { aboutUnit, marks, subject, values } from './display/units.ts'
import type { Dagc09Setting } from './scenarios.ts'
import type { State } from './state.ts'

/** What a client shows of this game. */
export const display: Display<State, Dagc09Setting> = {
  sides: [
    { name: 'German', tone: 'light' },
    { name: 'Soviet', tone: 'dark' },
  ],
  primary: {
    deploy: 'done',
    site: 'back',
    arrivals: 'done',
    combat: 'done',
    assault: ['declare', 'roll'],
    avoid: 'stand',
    advance: 'halt',
    interdict: 'done',
    move: 'done',
    march: 'halt',
  },
  lists: { lower: 'Lower column', ardor: 'To the end' },
  finishes: {},
  opening: { deploy: ['done', 'prepared'] },
  overlays,
  hasSecrets: true,
  guide: () => guide,
  account,
  chart,
  sheet: ({ board }) => ({
    board,
    kilometres: KILOMETRES.dagc09,
    lines: { german: 'fortified', soviet: 'enemy fortified' },
  }),
  faces,
  placeOf: (s, unit) => s.units.place[unit]!,
  layerOf: (s, unit) => s.units.order[unit]!,
  called: (kind, value) => (kind === 'column' ? columnName(value) : ''),
  values,
  marks,
  aboutUnit,
  aboutPlace,
  holder: (s, place) => s.hexes.control[place]!,
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

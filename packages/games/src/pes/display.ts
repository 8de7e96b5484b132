import { KILOMETRES } from '@hexfront/atlas/scale'
import type { Display } from '@hexfront/core'
import { account } from './display/account.ts'
import { caution, hints, outlook, path } from './display/answers.ts'
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
import type { PesSetting } from './scenarios.ts'
import type { State } from './state.ts'

/** What a client shows of this game. */
export const display: Display<State, PesSetting> = {
  sides: [
    { name: 'German', tone: 'light' },
    { name: 'Soviet', tone: 'dark' },
  ],
  primary: {
    deploy: 'done',
    site: 'back',
    arrivals: 'rest',
    operations: 'done',
    march: 'stop',
    battle: 'again',
    losses: 'rest',
  },
  finishes: {},
  opening: { deploy: ['done', 'prepared'] },
  overlays,
  // The order of the cups is drawn when it is needed, and stands in no position.
  hasSecrets: false,
  guide: () => guide,
  account,
  chart,
  sheet: ({ board }) => ({ board, kilometres: KILOMETRES.pes, lines: { stalin: 'enemy fortified' } }),
  faces,
  placeOf: (s, unit) => s.units.place[unit]!,
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
  spoken: () => '',
}

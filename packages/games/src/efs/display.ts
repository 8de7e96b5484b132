import { KILOMETRES } from '@hexfront/atlas/scale'
import type { Display } from '@hexfront/core'
import { account } from './display/account.ts'
import { caution, hints, outlook, path, spoken } from './display/answers.ts'
import { chart } from './display/chart.ts'
import { clock } from './display/clock.ts'
import { faces } from './display/faces.ts'
import { GUIDES } from './display/guide.ts'
import { matter } from './display/matter.ts'
import { overlays } from './display/overlays.ts'
import { aboutPlace } from './display/places.ts'
import { score } from './display/score.ts'
import { trays } from './display/trays.ts'
import { aboutUnit, marks, subject, values } from './display/units.ts'
import type { EfsSetting } from './scenarios.ts'
import type { State } from './state.ts'

/** What a client shows of this game. */
export const display: Display<State, EfsSetting> = {
  sides: [
    { name: 'Axis', tone: 'light' },
    { name: 'Soviet', tone: 'dark' },
  ],
  primary: {
    marking: 'prepared',
    receiving: 'done',
    missions: 'done',
    flight: 'back',
    movement: 'done',
    march: ['stop', 'back'],
    declaration: 'done',
    assault: ['declare', 'all', 'back'],
    reaction: 'done',
    artillery: 'done',
    orders: 'done',
    battle: 'roll',
    advance: 'halt',
    rockets: 'stay',
    roles: 'done',
    strike: 'hold',
    engineering: 'done',
    recovery: 'roll',
    haul: 'back',
  },
  lists: {
    move: 'Move',
    activate: 'Activate',
    join: 'Take along',
    drop: 'Leave here',
    fly: 'Send',
    match: 'Who meets whom',
    strike: 'Fire once more',
    calloff: 'Call off',
    support: 'Support',
    silence: 'Do not fire',
    draw: 'Supply the attack',
  },
  aloud: { battle: ['draw'] },
  finishes: {},
  duties: {
    movement: ['move', 'enter', 'haul'],
    declaration: ['attack'],
    artillery: ['support'],
  },
  opening: { marking: ['prepared'] },
  overlays,
  hasSecrets: true,
  guide: (scenario) => GUIDES[scenario] ?? [],
  account,
  chart,
  sheet: ({ board }) => ({ board, kilometres: KILOMETRES.efs, lines: {} }),
  faces,
  placeOf: (s, unit) => s.units.place[unit]!,
  values,
  marks,
  aboutUnit,
  aboutPlace,
  absent: ({ sequence, switches }) =>
    sequence.phases.filter(({ needs }) => needs !== undefined && !needs(switches)).map(({ id }) => id),
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

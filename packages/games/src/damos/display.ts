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
import { called } from './display/postures.ts'
import { score } from './display/score.ts'
import { trays } from './display/trays.ts'
import { aboutUnit, marks, subject, values } from './display/units.ts'
import type { DamosSetting } from './scenarios.ts'
import type { State } from './state.ts'

/** What a client shows of this game. */
export const display: Display<State, DamosSetting> = {
  sides: [
    { name: 'German', tone: 'light' },
    { name: 'Russian', tone: 'dark' },
  ],
  primary: {
    deploy: 'done',
    site: 'back',
    cossacks: 'none',
    arrivals: 'done',
    rail: ['all', 'done'],
    strategic: 'done',
    journey: 'back',
    operations: 'done',
    march: ['stop', 'back'],
    window: 'pass',
    reaction: 'roll',
    fallback: 'stop',
    battle: 'roll',
    support: 'hold',
    reroll: 'keep',
    relief: 'endure',
    stand: 'retreat',
  },
  lists: {
    declare: 'Concerted Attack',
    attack: 'Attack',
    leave: 'Leave behind',
    drop: 'Leave on the way',
    pickup: 'Pick up',
    replace: 'Replacement points',
    rebuild: 'Rebuild',
    again: 'Throw a die again',
    pay: 'Use replacement points',
  },
  finishes: {},
  beforehand: {
    window: [
      { say: 'pass', text: 'Let this force pass', until: { left: 'march' } },
      { say: 'pass', text: 'Let all pass in this phase', until: 'phase' },
      { say: 'pass', text: 'Let all pass until they enter …', until: 'phase', with: 'end' },
      { say: 'pass', text: 'Let all pass, but ask for the force in …', until: 'phase', with: 'exception' },
    ],
  },
  opening: { deploy: ['done', 'prepared'] },
  overlays,
  hasSecrets: true,
  guide: () => guide,
  account,
  chart,
  sheet: ({ board }) => ({ board, kilometres: KILOMETRES.damos, lines: {} }),
  faces,
  placeOf: (s, unit) => s.units.place[unit]!,
  called,
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

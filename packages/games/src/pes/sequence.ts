import type { PhaseRules } from '@hexfront/core'
import { beginAdministration } from './administration.ts'
import { hasDue } from './arrivals.ts'
import { TURNS } from './charts.ts'
import { endingOf } from './ending.ts'
import { CENTER } from './southwest.ts'
import { type Play, pieces, type State, type Words } from './state.ts'
import { COUNT } from './stavka.ts'
import { CHECK_FAILED, checkLacks, moscowHeld } from './victory.ts'

/** What happens in phases beside the questions they ask. */
export const PHASES: Readonly<Record<string, PhaseRules<State, Words>>> = {
  'set-up': { when: (s) => s.turn === 1 },
  reinforcements: { when: (s) => s.turn > 1 && hasDue(s) },
  operations: { enter: beginOperations },
  stavka: {
    when: (s) => pieces.count(s, s.setting.box.stavka) > 0,
    enter: (s) => {
      s.stavka.stage = COUNT
    },
  },
  southwest: {
    when: (s) => s.turn === s.plan.turn,
    enter: (s) => {
      s.southwest.stage = CENTER
    },
  },
  moscow: { when: (s) => moscowHeld(s) > 0 },
  administration: { when: (s) => s.turn < TURNS, enter: beginAdministration },
  check: { enter: check },
}

function beginOperations(s: State, play: Play): void {
  s.units.done.fill(0)
  play.tell('turn', s.turn)
}

/** 4.2, 4.4, 4.5, P-R04: the check of the turn, after all the rest of it. */
function check(s: State, play: Play): void {
  const failed = CHECK_FAILED[s.turn]
  if (failed === undefined) return
  if (s.turn === TURNS || checkLacks(s) > 0) {
    s.ending = endingOf(failed)
    play.tell('failed', s.turn)
    play.finish()
    return
  }
  play.tell('passed', s.turn)
  if (s.turn === 4 && s.setting.options.historicalStop === 'on') {
    s.ending = endingOf('July passed')
    play.finish()
  }
}

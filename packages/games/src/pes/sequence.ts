import { NATURE, sequence } from '@hexfront/core'
import { beginAdministration } from './administration.ts'
import { hasDue } from './arrivals.ts'
import { TURNS } from './charts.ts'
import { GERMAN } from './counters.ts'
import { endingOf } from './ending.ts'
import { CENTER } from './southwest.ts'
import { type PesPhase, type Play, pieces, type State } from './state.ts'
import { COUNT } from './stavka.ts'
import { CHECK_FAILED, checkLacks, moscowHeld } from './victory.ts'

/** 5.2: the sequence of play. */
const TURN: readonly PesPhase[] = [
  { id: 'set-up', side: GERMAN, rule: '3.2', step: 'deploy', when: (s) => s.turn === 1 },
  { id: 'reinforcements', side: GERMAN, rule: '7.3', step: 'arrivals', when: (s) => s.turn > 1 && hasDue(s) },
  { id: 'operations', side: GERMAN, rule: '9.1', step: 'operations', enter: beginOperations },
  {
    id: 'stavka',
    side: NATURE,
    rule: '12.1',
    step: 'stavka',
    when: (s) => pieces.count(s, s.setting.box.stavka) > 0,
    enter: (s) => {
      s.stavka.stage = COUNT
    },
  },
  {
    id: 'southwest',
    side: NATURE,
    rule: '13.3',
    step: 'southwest',
    when: (s) => s.turn === s.plan.turn,
    enter: (s) => {
      s.southwest.stage = CENTER
    },
  },
  { id: 'moscow', side: NATURE, rule: '4.6', step: 'moscow', when: (s) => moscowHeld(s) > 0 },
  {
    id: 'administration',
    side: NATURE,
    rule: '5.6',
    step: 'administration',
    when: (s) => s.turn < TURNS,
    enter: beginAdministration,
  },
  { id: 'check', side: NATURE, rule: '4.1', enter: check },
]

export const SEQUENCE = sequence(TURN)

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

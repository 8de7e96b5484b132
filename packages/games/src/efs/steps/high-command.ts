import { LEGAL, NO_REASONS } from '@hexfront/core'
import { type Play, phasing, type State, type Step } from '../state.ts'
import { baseBarred, declarePause, mayPause, moveBase, movesBases, offerBases, pauseBarred } from '../supply/pause.ts'
import {
  axisGroupBarred,
  canCommand,
  endCommand,
  keep,
  keepBarred,
  offerAxisGroups,
  offerKept,
  persuade,
  persuadeBarred,
  takeAxisGroup,
} from '../victory/high-command.ts'

/** A3: what the Axis high command decides. */
export const highCommand: Step = {
  rule: '7.2',
  prompt: 'Ask for another Plan, take Special Groups, keep units from withdrawal, or go on.',
  asks: phasing,
  verbs: {
    persuade: {
      says: 'Ask for the OKH Plan, for two victory points',
      bars: (s, _, why) => persuadeBarred(s, why),
      takes(s, _, play) {
        persuade(s, play)
        leaveWhenDone(s, play)
      },
    },
    group: {
      a: 'n',
      says: 'Take Special Group {n}',
      offers: offerAxisGroups,
      bars: axisGroupBarred,
      takes(s, number, play) {
        takeAxisGroup(s, number, play)
        leaveWhenDone(s, play)
      },
    },
    keep: {
      a: 'unit',
      says: 'Keep {unit}',
      offers: offerKept,
      bars: keepBarred,
      takes: (s, unit, play) => keep(s, unit, play),
    },
    done: {
      says: 'Go on',
      takes(s, _, play) {
        endCommand(s, play)
        play.leave()
      },
    },
  },
}

function leaveWhenDone(s: State, play: Play): void {
  if (!canCommand(s)) play.leave()
}

/** A6: the Logistics Pause. */
export const pause: Step = {
  rule: '6.11',
  prompt: 'Declare the Logistics Pause, move Bases, or go on.',
  asks: phasing,
  verbs: {
    pause: {
      says: 'Declare the Logistics Pause',
      bars: (s, _, why) => pauseBarred(s, why),
      takes: (s, _, play) => declarePause(s, play),
    },
    base: {
      a: 'place',
      b: 'unit',
      says: '{unit} goes to {place}',
      offers: offerBases,
      bars: (s, hex, why, unit) => baseBarred(s, hex, unit, why),
      takes(s, hex, play, unit) {
        moveBase(s, hex, unit, play)
        if (!canMoveBases(s)) play.leave()
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}

export const canPause = (s: State): boolean => mayPause(s) || canMoveBases(s)

function canMoveBases(s: State): boolean {
  const { setting } = s
  if (!movesBases(s)) return false
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (setting.placeAt[hex] !== 0)
      for (const unit of setting.baseUnits)
        if (unit !== 0 && baseBarred(s, hex, unit, NO_REASONS) === LEGAL) return true
  return false
}

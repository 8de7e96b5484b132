import { expose, hearsOf } from '../fog.ts'
import {
  bankSupply,
  canRelieve,
  endReserves,
  freeMoscow,
  freeMoscowBarred,
  groupBarred,
  hasReserves,
  offerGarrisons,
  offerGroups,
  offerRefits,
  offerRelief,
  refit,
  refitBarred,
  release,
  releaseBarred,
  relieve,
  relieveBarred,
  takeGroup,
} from '../reserves/reserves.ts'
import { type Play, phasing, type State, type Step } from '../state.ts'

/** A2.a, A2.c: what the Replacements Table leaves to the Soviet player. */
export const reserves: Step = {
  rule: '7.52',
  prompt: 'Release garrisons, take Special Groups, refit air units, or go on.',
  asks: phasing,
  verbs: {
    release: {
      a: 'unit',
      says: 'Release {unit}',
      offers: offerGarrisons,
      bars: releaseBarred,
      hears: hearsOf('a garrison in {place} is released'),
      takes(s, unit, play) {
        expose(s, unit, play)
        release(s, unit, play)
        leaveWhenUsed(s, play)
      },
    },
    group: {
      a: 'n',
      says: 'Take Special Group {n}',
      offers: offerGroups,
      bars: groupBarred,
      takes(s, number, play) {
        takeGroup(s, number, play)
        leaveWhenUsed(s, play)
      },
    },
    moscow: {
      says: 'Free the air units of Moscow for this turn',
      bars: (s, _, why) => freeMoscowBarred(s, why),
      takes(s, _, play) {
        freeMoscow(s, play)
        leaveWhenUsed(s, play)
      },
    },
    refit: {
      a: 'unit',
      says: 'Refit {unit}',
      offers: offerRefits,
      bars: refitBarred,
      takes(s, unit, play) {
        refit(s, unit, play)
        leaveWhenUsed(s, play)
      },
    },
    done: {
      says: 'Go on',
      takes(s, _, play) {
        endReserves(s)
        play.leave()
      },
    },
  },
}

function leaveWhenUsed(s: State, play: Play): void {
  if (!hasReserves(s)) play.leave()
}

/** A6.c: supply markers that S results lift. */
export const relief: Step = {
  rule: '7.53',
  prompt: 'Which units get supply, for {n} S results?',
  about: (s) => [s.reserves.supply[1]!],
  asks: phasing,
  verbs: {
    relieve: {
      a: 'unit',
      says: 'Supply {unit}',
      offers: offerRelief,
      bars: relieveBarred,
      hears: hearsOf('a unit in {place} gets supply'),
      takes(s, unit, play) {
        expose(s, unit, play)
        relieve(s, unit, play)
        if (canRelieve(s)) return
        bankSupply(s, play)
        play.leave()
      },
    },
    done: {
      says: 'Go on',
      takes(s, _, play) {
        bankSupply(s, play)
        play.leave()
      },
    },
  },
}

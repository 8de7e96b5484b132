import { changed } from '@hexfront/core'
import { carryOut, offerAcross, offerSites, onlyAcross, siteBarred, workBarred } from '../movement/bridges.ts'
import { WORKS, type WorkName } from '../movement/spans.ts'
import { type Play, phasing, type State, type Step } from '../state.ts'

/** 22.2 to 22.44: at which of the rivers of a hex something is done. */
export const bridging: Step = {
  rule: '22.2',
  prompt: 'Across which river?',
  asks: phasing,
  verbs: {
    across: {
      a: 'place',
      says: 'Across to {place}',
      offers: (s, out) => offerAcross(s, workOf(s), siteOf(s), out),
      bars: (s, to, why) => workBarred(s, workOf(s), siteOf(s), to, why),
      takes(s, to, play) {
        carryOut(s, workOf(s), siteOf(s), to, play)
        play.leave()
      },
    },
    back: { says: 'Not here', takes: (_s, _, play) => play.leave() },
  },
}

const siteOf = (s: State): number => s.bridging.hex[0]!

function workOf(s: State): WorkName {
  const work = WORKS[s.bridging.work[0]!]
  if (work === undefined || work === '') throw new Error('efs: nothing is built here')
  return work
}

/** A verb that does something at a river of a hex, and asks at which where there are several. */
export const workVerb = (work: WorkName, says: string, after: (s: State, play: Play) => void = () => {}) =>
  ({
    a: 'place',
    says,
    offers: (s, out) => offerSites(s, work, out),
    bars: (s, hex, why) => siteBarred(s, work, hex, why),
    takes(s, hex, play) {
      const only = onlyAcross(s, work, hex)
      if (only !== 0) {
        carryOut(s, work, hex, only, play)
        after(s, play)
        return
      }
      play.enter('bridging')
      s.bridging.hex[0] = hex
      s.bridging.work[0] = WORKS.indexOf(work)
      changed(s)
    },
  }) satisfies Step['verbs'][string]

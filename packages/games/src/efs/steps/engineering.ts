import { build, buildBarred, hasWorks, offerOwnHexes, raze, razeBarred } from '../engineering.ts'
import { convert, convertBarred, cut, cutBarred, offerConversions, offerCuts } from '../rail/rails.ts'
import { type Play, phasing, type State, type Step } from '../state.ts'
import { workVerb } from './bridging.ts'

/** B6, C6: strongpoints are begun, captured forts destroyed. */
export const engineering: Step = {
  rule: '18.4',
  prompt: 'Begin strongpoints, destroy forts, or go on.',
  asks: phasing,
  resumes: leaveWhenDone,
  verbs: {
    build: {
      a: 'place',
      says: 'Begin a strongpoint in {place}',
      offers: offerOwnHexes,
      bars: buildBarred,
      takes(s, hex, play) {
        build(s, hex, play)
        leaveWhenDone(s, play)
      },
    },
    raze: {
      a: 'place',
      says: 'Destroy the fort in {place}',
      offers: offerOwnHexes,
      bars: razeBarred,
      takes(s, hex, play) {
        raze(s, hex, play)
        leaveWhenDone(s, play)
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
    convert: {
      a: 'place',
      says: 'Convert the railway in {place}',
      offers: offerConversions,
      bars: convertBarred,
      takes(s, hex, play) {
        convert(s, hex, play)
        leaveWhenDone(s, play)
      },
    },
    cut: {
      a: 'place',
      says: 'Cut the railway in {place}',
      offers: offerCuts,
      bars: cutBarred,
      takes(s, hex, play) {
        cut(s, hex, play)
        leaveWhenDone(s, play)
      },
    },
    blow: workVerb('blow', 'Blow up the bridge at {place}', leaveWhenDone),
    repair: workVerb('repair', 'Repair the bridge at {place}', leaveWhenDone),
  },
}

function leaveWhenDone(s: State, play: Play): void {
  if (!hasWorks(s)) play.leave()
}

import { LEGAL } from '@hexfront/core'
import {
  branchBarred,
  convert,
  extendBarred,
  firstExtension,
  firstWayOn,
  offerExtensions,
  rollExtension,
  waysOn,
} from '../rail.ts'
import { type Play, phasing, type State, type Step } from '../state.ts'

/** X4.3.1: each line is moved on by its own die. */
export const rail: Step = {
  rule: 'X4.3.1',
  prompt: 'Which line is converted further?',
  asks: phasing,
  resumes: goOn,
  verbs: {
    extend: {
      a: 'place',
      says: 'Convert on through {place}',
      isExact: true,
      offers: offerExtensions,
      bars: extendBarred,
      takes(s, hex, play) {
        extend(s, hex, play)
        if (s.flow.depth === 1) goOn(s, play)
      },
    },
    all: {
      says: 'Convert all lines',
      bars: (s, _, why) => (s.setting.hasThrust ? why.no('X4.3.1', 'one railhead only is moved on in a turn') : LEGAL),
      takes(s, _, play) {
        s.rail.isAll = 1
        goOn(s, play)
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}

/** Until somebody has to be asked about a branch, or nothing is left to convert. */
function goOn(s: State, play: Play): void {
  let next = firstExtension(s)
  while (next !== 0 && s.rail.isAll === 1) {
    extend(s, next, play)
    if (s.flow.depth > 1) return
    next = firstExtension(s)
  }
  if (next === 0) play.leave()
}

function extend(s: State, hex: number, play: Play): void {
  const length = rollExtension(s, play)
  s.rail.isUsed = 1
  play.tell('extended', length)
  convert(s, hex, play)
  runOn(s, hex, length - 1, play)
}

/** Along the line as far as it goes; X4.3.1g: at a junction the player says where. */
function runOn(s: State, from: number, length: number, play: Play): void {
  let hex = from
  let left = length
  while (left > 0) {
    const ways = waysOn(s, hex)
    if (ways === 0) return
    if (ways > 1) {
      play.enter('branch')
      s.branch.hex = hex
      s.branch.left = left
      return
    }
    hex = firstWayOn(s, hex)
    convert(s, hex, play)
    left--
  }
}

export const branch: Step = {
  rule: 'X4.3.1',
  prompt: 'Which way does the line take from {place}? Hexes left: {n}.',
  about: (s) => [s.branch.hex, s.branch.left],
  asks: phasing,
  verbs: {
    branch: {
      a: 'place',
      says: 'On to {place}',
      offers(s, out) {
        const { around } = s.setting
        for (let way = s.branch.hex * 6; way < s.branch.hex * 6 + 6; way++) if (around[way] !== 0) out.add(around[way]!)
      },
      bars: (s, hex, why) => branchBarred(s, s.branch.hex, hex, why),
      takes(s, hex, play) {
        const left = s.branch.left - 1
        play.leave()
        convert(s, hex, play)
        runOn(s, hex, left, play)
      },
    },
  },
}

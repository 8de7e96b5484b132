import { arriving, LEGAL } from '@hexfront/core'
import { bringUkrainianAir } from '../air.ts'
import { dueBarred, enter, entryBarred, entryHexes, hasDue, hasEntry } from '../arrivals.ts'
import { GERMAN } from '../counters.ts'
import { hearsOf, isKnownTo } from '../fog.ts'
import { canReplace, rebuild, rebuildBarred, reclaim, reclaimBarred } from '../replacements.ts'
import { isUkrainian, type Play, phasing, type State, type Step, type Words } from '../state.ts'
import { isExhausted } from '../supply.ts'

const stock = arriving<State, Words>({
  rule: '10.1',
  prompt: 'Bring in reinforcements and use replacements, or go on.',
  entryRule: '10.1',
  entryPrompt: 'Where does {unit} come in?',
  asks: phasing,
  // R09-02
  dueBarred: (s, unit, why) =>
    s.setting.arriveInMovement ? why.no('10.1', 'units come in during movement') : dueBarred(s, unit, why),
  roomBarred: (s, unit, why) => (hasEntry(s, unit) ? LEGAL : why.no('10.1', 'no hex is open to {unit}', unit)),
  entryBarred,
  offerEntry(s, unit, out) {
    for (const hex of entryHexes(s, unit)) out.add(hex)
  },
  enter(s, unit, hex, play) {
    enter(s, unit, hex, play)
    // 13.2
    if (isUkrainian(s, unit)) bringUkrainianAir(s, isExhausted(s))
    play.tell('arrived', unit, hex)
  },
  hasDue: hasMore,
})

function hasMore(s: State): boolean {
  return (!s.setting.arriveInMovement && hasDue(s)) || canReplace(s)
}

function leaveWhenDone(s: State, play: Play): void {
  if (!hasMore(s)) play.leave()
}

/** 5.2: replacements and reinforcements, in any order; everything may be put off (10.5) or forgone (10.6). */
export const arrivals: Step = {
  ...stock.arrivals,
  verbs: {
    ...stock.arrivals.verbs,
    rebuild: {
      a: 'unit',
      says: 'Bring {unit} to full strength',
      bars: rebuildBarred,
      hears: hearsOf('rebuild a unit in {place}'),
      takes(s, unit, play) {
        rebuild(s, unit)
        if (!isKnownTo(s, unit, GERMAN)) play.reveal()
        play.tell('rebuilt', unit)
        leaveWhenDone(s, play)
      },
    },
    reclaim: {
      a: 'unit',
      says: 'Take {unit} back from the dead pile',
      bars: reclaimBarred,
      takes(s, unit, play) {
        reclaim(s, unit)
        play.tell('reclaimed', unit)
        leaveWhenDone(s, play)
      },
    },
    done: {
      says: 'Go on',
      takes(s, _, play) {
        // 10.6
        if (s.replacements > 0) play.tell('forfeited', s.replacements)
        play.leave()
      },
    },
  },
}

export const entry: Step = stock.entry

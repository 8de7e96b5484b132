import { NATURE } from '@hexfront/core'
import { administrationOn } from '../administration.ts'
import { MOSCOW_HEXES } from '../charts.ts'
import { endingOf } from '../ending.ts'
import { afterSouthwestClash, southwestOn } from '../southwest.ts'
import type { Step } from '../state.ts'
import { afterStavkaClash, stavkaOn } from '../stavka.ts'
import { moscowChance, moscowHeld, moscowModifier } from '../victory.ts'

/** 12.0: number, group, aim, start, and then hex after hex. */
export const stavka: Step = {
  rule: '12.1',
  prompt: 'Stavka directs its counterattacks.',
  asks: () => NATURE,
  resumes: afterStavkaClash,
  verbs: { proceed: { says: 'Go on', takes: (s, _, play) => stavkaOn(s, play) } },
}

/** 13.0. */
export const southwest: Step = {
  rule: '13.5',
  prompt: 'Southwest Front attacks.',
  asks: () => NATURE,
  resumes: afterSouthwestClash,
  verbs: { proceed: { says: 'Go on', takes: (s, _, play) => southwestOn(s, play) } },
}

/** 4.6. */
export const moscow: Step = {
  rule: '4.6',
  prompt: 'Does the regime hold?',
  asks: () => NATURE,
  verbs: {
    roll: {
      says: 'Roll for Moscow',
      takes(s, _, play) {
        if (moscowHeld(s) === MOSCOW_HEXES) {
          s.ending = endingOf('Moscow whole')
          play.finish()
          return
        }
        const die = play.dice.die(6, 'victory at Moscow (4.6)')
        play.tell('moscow', moscowHeld(s), die, -moscowModifier(s))
        if (die > moscowChance(s)) play.leave()
        else {
          s.ending = endingOf('Moscow')
          play.finish()
        }
      },
    },
  },
}

/** 5.6. */
export const administration: Step = {
  rule: '5.6',
  prompt: 'The turn is wound up.',
  asks: () => NATURE,
  verbs: { roll: { says: 'Go on', takes: (s, _, play) => administrationOn(s, play) } },
}

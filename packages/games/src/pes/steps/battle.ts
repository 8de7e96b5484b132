import { LEGAL, losing, NATURE, NO_PLAY } from '@hexfront/core'
import { CLASH } from '../assault.ts'
import { fire as fireVolley, hitBarred, layHit, standardHit } from '../combat.ts'
import { GERMAN } from '../counters.ts'
import { breakOff, POCKET, ROUND } from '../engagement.ts'
import { drawGarrison, garrisonNumber } from '../garrison.ts'
import { pieces, type State, type Step, type Words } from '../state.ts'

/** 8.1: the garrison of the hex is rolled up. */
export const garrison: Step = {
  rule: '8.1',
  prompt: 'The garrison of {place} is rolled for.',
  about: (s) => [s.battle.hex],
  asks: () => NATURE,
  verbs: {
    roll: {
      says: 'Roll for the garrison',
      takes(s, _, play) {
        const { hex } = s.battle
        const count = garrisonNumber(s, hex, play.dice)
        play.tell('garrison', hex, count)
        drawGarrison(s, hex, count, play)
        play.leave()
      },
    },
  },
}

/** 10.1f: when a round ends undecided, the player goes on or breaks off. */
export const battle: Step = {
  rule: '10.1',
  prompt: 'Fight on in {place} for a point, or break off.',
  about: (s) => [s.battle.hex],
  asks: () => GERMAN,
  stages: ROUND,
  verbs: {
    again: {
      says: 'Another round',
      bars: (s, _, why) =>
        s.march.points > 0 ? LEGAL : why.no('9.4', 'another round costs a point, and none is left'),
      takes(s, _, play) {
        s.march.points--
        s.battle.round++
        play.tell('round', s.battle.hex, s.battle.round)
        play.begin()
      },
    },
    halt: { says: 'Break off', takes: (s, _, play) => breakOff(s, play) },
  },
}

/** 10.1: one volley of a round. */
export const fire: Step = {
  rule: '10.1',
  prompt: 'The dice are thrown in {place}.',
  about: (s) => [s.battle.hex],
  asks: () => NATURE,
  verbs: { roll: { says: 'Throw the dice', takes: (s, _, play) => fireVolley(s, play) } },
}

/** 10.4: the player lays the hits, on his units and on the others. */
export const losses: Step = losing<State, Words>({
  rule: '10.4',
  prompt: 'Lay the hits ({n}) on units in {place}.',
  about: (s) => [s.losses.hits, s.losses.hex],
  asks: () => GERMAN,
  verb: 'hit',
  says: 'Hit {unit}',
  offers(s, out) {
    for (let unit = pieces.first(s, s.losses.hex); unit !== 0; unit = pieces.next(s, unit)) out.add(unit)
  },
  bars: (s, unit, why) => hitBarred(s, unit, s.losses.target, s.losses.hex, why),
  lay: layHit,
  goesOn: (s) => s.losses.hits > 0,
  rest: {
    says: 'Lay the rest for me',
    expands(s) {
      const hits: string[] = []
      while (s.losses.hits > 0) {
        const unit = standardHit(s)
        hits.push(`hit ${s.setting.unitIds[unit]}`)
        layHit(s, unit, NO_PLAY)
      }
      return hits
    },
  },
})

/** 11.3: a pocket is dealt with step by step. */
export const pocket: Step = {
  rule: '11.3',
  prompt: 'A pocket is closed by {place}.',
  about: (s) => [s.pocket.hex],
  asks: () => NATURE,
  stages: POCKET,
  verbs: { roll: { says: 'Go on with the pocket', takes: (_s, _, play) => play.proceed() } },
}

/** 12.5: a group or an army against those who hold a hex. */
export const clash: Step = {
  rule: '12.5',
  prompt: '{unit} fights for {place}.',
  about: (s) => [s.clash.unit, s.clash.hex],
  asks: () => NATURE,
  stages: CLASH,
  verbs: { roll: { says: 'Throw the dice', takes: (_s, _, play) => play.proceed() } },
}

import { LEGAL, NATURE } from '@hexfront/core'
import {
  eachFighter,
  fireBarred,
  hasUndecided,
  match,
  matchBarred,
  SORTIE,
  strikeBarred,
  strikeOnce,
} from '../air/air-combat.ts'
import { enemyOf, FIRING, type State, type Step } from '../state.ts'

/** 14.25, 14.4: initiative, air combat and AA fire over a hex; who is aborted or hit leaves it. */
export const sortie: Step = {
  rule: '14.25',
  prompt: 'Air units meet over {place}.',
  about: (s) => [s.sortie.hex],
  asks: () => NATURE,
  stages: SORTIE,
  verbs: { go: { says: 'Go on', takes: (_s, _, play) => play.leave() } },
}

/** 14.12: dual fighters fly the mission, or fire. */
export const roles: Step = {
  rule: '14.12',
  prompt: 'Which fighters over {place} fire instead of flying their mission?',
  about: (s) => [s.sortie.hex],
  asks: (s) => s.sortie.asked,
  verbs: {
    fire: {
      a: 'unit',
      says: '{unit} fires',
      offers: (s, out) => eachFighter(s, s.sortie.asked, (unit) => out.add(unit)),
      bars: fireBarred,
      takes(s, unit, play) {
        s.units.role[unit] = FIRING
        play.tell('fires', unit)
        if (!hasUndecided(s)) play.leave()
      },
    },
    done: { says: 'The others fly their mission', takes: (_s, _, play) => play.leave() },
  },
}

/** 14.32: the side with the initiative says who meets whom. */
export const pairing: Step = {
  rule: '14.32',
  prompt: 'Who meets whom over {place}?',
  about: (s) => [s.sortie.hex],
  asks: (s) => s.sortie.leader,
  verbs: {
    match: {
      a: 'unit',
      b: 'unit',
      says: '{unit} meets {unit}',
      offers: offerPairs,
      bars: (s, target, why, shooter) => matchBarred(s, target, shooter, why),
      takes(s, target, play, shooter) {
        match(s, target, shooter)
        play.tell('meets', shooter, target)
        play.leave()
      },
    },
  },
}

function offerPairs(s: State, out: { add(a: number, b: number): void }): void {
  for (const side of [1, 2])
    eachFighter(s, side, (target) => eachFighter(s, enemyOf(side), (shooter) => out.add(target, shooter)))
}

/** 14.33: once more, unanswered. */
export const strike: Step = {
  rule: '14.33',
  prompt: 'Who fires once more over {place}?',
  about: (s) => [s.sortie.hex],
  asks: (s) => s.sortie.leader,
  verbs: {
    strike: {
      a: 'unit',
      b: 'unit',
      says: '{unit} fires at {unit}',
      offers(s, out) {
        eachFighter(s, enemyOf(s.sortie.leader), (target) =>
          eachFighter(s, s.sortie.leader, (shooter) => out.add(target, shooter)),
        )
      },
      bars: (s, target, why, shooter) => strikeBarred(s, target, shooter, why),
      takes(s, target, play, shooter) {
        strikeOnce(s, target, shooter, play)
        play.leave()
      },
    },
    hold: {
      says: 'Nobody else',
      bars: () => LEGAL,
      takes(s, _, play) {
        s.units.matched.fill(0)
        play.leave()
      },
    },
  },
}

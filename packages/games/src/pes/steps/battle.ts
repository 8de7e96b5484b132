import { LEGAL, NATURE, type Play, type Step } from '@hexfront/core'
import { clashFire, isClashOver } from '../assault.ts'
import { FLAK_FIRES, fireStep, hitBarred, layHits, standardHit, strike } from '../combat.ts'
import { GERMAN } from '../counters.ts'
import { afterPocketStage, breakOff, fightOn, pocketOn } from '../engagement.ts'
import { drawGarrison, garrisonNumber } from '../garrison.ts'
import { afterSouthwestClash } from '../southwest.ts'
import type { State } from '../state.ts'
import { afterStavkaClash } from '../stavka.ts'

/** 8.1: the garrison of the hex is rolled up. */
export const garrison: Step<State> = {
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
        fightOn(s, play)
      },
    },
  },
}

/** 10.1f: when a round ends undecided, the player goes on or breaks off. */
export const battle: Step<State> = {
  rule: '10.1',
  prompt: 'Fight on in {place} for a point, or break off.',
  about: (s) => [s.battle.hex],
  asks: () => GERMAN,
  verbs: {
    again: {
      says: 'Another round',
      bars: (s, _, why) =>
        s.march.points > 0 ? LEGAL : why.no('9.4', 'another round costs a point, and none is left'),
      takes(s, _, play) {
        s.march.points--
        s.battle.round++
        s.battle.stage = FLAK_FIRES
        play.tell('round', s.battle.hex, s.battle.round)
        fightOn(s, play)
      },
    },
    halt: { says: 'Break off', takes: (s, _, play) => breakOff(s, play) },
  },
}

/** 10.1: one step of a round. */
export const fire: Step<State> = {
  rule: '10.1',
  prompt: 'The dice are thrown in {place}.',
  about: (s) => [s.battle.hex],
  asks: () => NATURE,
  verbs: { roll: { says: 'Throw the dice', takes: (s, _, play) => fire1(s, play) } },
}

function fire1(s: State, play: Play): void {
  if (fireStep(s, play)) return
  fightOn(s, play)
}

/** 10.4: the player lays the hits, on his units and on the others. */
export const losses: Step<State> = {
  rule: '10.4',
  prompt: 'Lay the hits ({n}) on units in {place}.',
  about: (s) => [s.losses.hits, s.losses.hex],
  asks: () => GERMAN,
  verbs: {
    hit: {
      a: 'unit',
      says: 'Hit {unit}',
      bars: (s, unit, why) => hitBarred(s, unit, s.losses.target, s.losses.hex, why),
      takes: (s, unit, play) => hit(s, unit, play),
    },
    rest: {
      says: 'Lay the rest for me',
      takes(s, _, play) {
        const { hex } = s.losses
        while (s.losses.hex === hex && s.losses.hits > 0) hit(s, standardHit(s), play)
      },
    },
  },
}

function hit(s: State, unit: number, play: Play): void {
  const { target, hex } = s.losses
  const left = s.losses.hits - 1
  strike(s, unit, play)
  play.leave()
  if (layHits(s, target, hex, left, play)) return
  resume(s, play)
}

/** The hits are laid: what was going on goes on. */
function resume(s: State, play: Play): void {
  if (s.battle.hex !== 0) fightOn(s, play)
  else if (s.pocket.hex !== 0) afterPocketStage(s, play)
  else clashOn(s, play)
}

/** 11.3: a pocket is dealt with step by step. */
export const pocket: Step<State> = {
  rule: '11.3',
  prompt: 'A pocket is closed by {place}.',
  about: (s) => [s.pocket.hex],
  asks: () => NATURE,
  verbs: { roll: { says: 'Go on with the pocket', takes: (s, _, play) => pocketOn(s, play) } },
}

/** 12.5: a group or an army against those who hold a hex. */
export const clash: Step<State> = {
  rule: '12.5',
  prompt: '{unit} fights for {place}.',
  about: (s) => [s.clash.unit, s.clash.hex],
  asks: () => NATURE,
  verbs: {
    roll: {
      says: 'Throw the dice',
      takes(s, _, play) {
        if (!clashFire(s, play)) clashOn(s, play)
      },
    },
  },
}

function clashOn(s: State, play: Play): void {
  if (!isClashOver(s)) return
  play.leave()
  if (s.stavka.unit !== 0) afterStavkaClash(s, play)
  else afterSouthwestClash(s, play)
}

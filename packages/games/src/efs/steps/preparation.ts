import { type Choices, LEGAL, NO_REASONS, type Rule, type Sentence, type Why } from '@hexfront/core'
import { defendingGunBarred } from '../combat/artillery.ts'
import { orderBarred, place } from '../combat/orders.ts'
import { expose } from '../fog.ts'
import { ADDITIONAL_RETREAT, NO_RETREAT } from '../scenarios.ts'
import { type Play, phasing, type State, type Step, sideOf } from '../state.ts'

/** B3.b, C3.b: guns of the side that is attacked are committed to Defender hexes. */
export const artillery: Step = {
  rule: '15.32',
  prompt: 'Commit guns to the defence, or go on.',
  asks: phasing,
  verbs: {
    support: {
      a: 'place',
      b: 'unit',
      says: '{unit} supports the defence of {place}',
      offers: offerGuns,
      bars: (s, hex, why, unit) => defendingGunBarred(s, hex, unit, why),
      takes(s, hex, play, unit) {
        expose(s, unit, play)
        s.units.supports[unit] = hex
        play.tell('supportsDefence', unit, hex)
      },
    },
    silence: {
      a: 'unit',
      says: '{unit} supports nobody',
      offers(s, out) {
        const { supports } = s.units
        if (!out.isForPeople) return
        for (let unit = 1; unit <= s.setting.units; unit++) if (supports[unit] !== 0) out.add(unit)
      },
      bars: (s, unit, why) =>
        s.units.supports[unit] !== 0 && sideOf(s, unit) === phasing(s)
          ? LEGAL
          : why.no('13.1', '{unit} supports nobody', unit),
      takes(s, unit) {
        s.units.supports[unit] = 0
      },
    },
    done: { says: 'No more guns', takes: (_s, _, play) => play.leave() },
  },
}

/** Each Defender hex with each gun of the side that is asked. */
function offerGuns(s: State, out: Choices): void {
  const { hexes, setting } = s
  const side = phasing(s)
  for (let hex = 1; hex <= setting.ground.size; hex++) {
    if (hexes.attack[hex] === 0) continue
    for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
      if (setting.isArtillery[unit] === 1) out.add(hex, unit)
  }
}

export function canSupport(s: State): boolean {
  const { hexes, setting } = s
  const side = phasing(s)
  for (let hex = 1; hex <= setting.ground.size; hex++) {
    if (hexes.attack[hex] === 0) continue
    for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
      if (setting.isArtillery[unit] === 1 && defendingGunBarred(s, hex, unit, NO_REASONS) === LEGAL) return true
  }
  return false
}

/** 12.5: which order it is, only its owner knows. */
const heard = (_s: State, hex: number): Sentence => ({ template: 'An order for {place}', operands: [hex] })

/** B3.c, C3.c: orders lie face down until the combat. */
export const orders: Step = {
  rule: '12.5',
  prompt: 'Place orders, or go on.',
  asks: phasing,
  verbs: {
    stand: {
      a: 'place',
      says: 'No Retreat in {place}',
      offers: offerDefenderHexes,
      bars: (s, hex, why) => orderBarred(s, hex, NO_RETREAT, why),
      hears: heard,
      takes: (s, hex, play) => give(s, hex, NO_RETREAT, play),
    },
    fallback: {
      a: 'place',
      says: 'Additional Retreat from {place}',
      offers: offerDefenderHexes,
      bars: (s, hex, why) => orderBarred(s, hex, ADDITIONAL_RETREAT, why),
      hears: heard,
      takes: (s, hex, play) => give(s, hex, ADDITIONAL_RETREAT, play),
    },
    done: { says: 'No more orders', takes: (_s, _, play) => play.leave() },
  },
}

function give(s: State, hex: number, order: number, play: Play): void {
  place(s, hex, order)
  play.tell('ordered', hex)
  if (!canOrder(s)) play.leave()
}

function offerDefenderHexes({ hexes, setting }: State, out: Choices): void {
  for (let hex = 1; hex <= setting.ground.size; hex++) if (hexes.attack[hex] !== 0) out.add(hex)
}

export function canOrder(s: State): boolean {
  for (let hex = 1; hex <= s.setting.ground.size; hex++)
    if (s.hexes.attack[hex] !== 0 && anyOrderBarred(s, hex, NO_REASONS) === LEGAL) return true
  return false
}

const anyOrderBarred = (s: State, hex: number, why: Why): Rule => orderBarred(s, hex, NO_RETREAT, why)

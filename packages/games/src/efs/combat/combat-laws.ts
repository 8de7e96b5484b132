import { MOST_DRM } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { isOnMap, MOST_ATTACKS, type State, sideOf, stepsOf } from '../state.ts'
import { firstAttacker, nextAttacker } from './combat.ts'
import { firstDebtor } from './declaration.ts'
import { firstDefenderHex, nextDefenderHex } from './targets.ts'

/** What holds of attacks at every moment: the empty string, or what is broken. */
export function brokenInCombat(s: State, before: State): string {
  return attackers(s) || duty(s, before) || guns(s) || dice(s) || steps(s, before) || ends(s, before)
}

/** 12.2: who is in an attack that is still to come is next to all it is led against. */
function attackers(s: State): string {
  const { setting, units, attacks, battle } = s
  for (let attack = 1; attack <= MOST_ATTACKS; attack++) {
    if (attacks.open[attack] === 0 || battle.attack === attack) continue
    for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit))
      for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
        if (setting.ground.directionTo(units.place[unit]!, hex) < 0)
          return `${setting.unitIds[unit]} attacks ${setting.ground.name(hex)} from afar`
  }
  return ''
}

/** 12.1: when all are declared, nothing is owed. */
function duty(s: State, before: State): string {
  const was = s.setting.sequence.phases[before.flow.phase]
  const is = s.setting.sequence.phases[s.flow.phase]
  if (was?.step !== 'declaration' || was === is || is?.segment !== was.segment) return ''
  return firstDebtor(s) === 0 ? '' : 'an attack owes another'
}

/** 13.1: guns support one combat, on one side of it, and do not defend by attacking. */
function guns({ setting, units }: State): string {
  for (let unit = 1; unit <= setting.units; unit++) {
    if (units.supports[unit] === 0) continue
    const name = setting.unitIds[unit]
    if (setting.isArtillery[unit] === 0) return `${name} is no gun, and supports`
    if (units.attack[unit] !== 0) return `${name} fires for both sides`
  }
  return ''
}

/** 15.5. */
function dice({ struck }: State): string {
  if (Math.abs(struck.drm) > MOST_DRM) return `${struck.drm} is added to a die`
  return struck.die > 10 ? `a die of ${struck.die}` : ''
}

/** 24.2: a step that goes in combat is counted, and nobody gains one there. */
function steps(s: State, before: State): string {
  const phase = s.setting.sequence.phases[before.flow.phase]
  if (phase?.step !== 'combat' || s.flow.phase !== before.flow.phase || s.turn !== before.turn) return ''
  for (const side of [AXIS, SOVIET]) {
    const lost = stepsOnMap(before, side) - stepsOnMap(s, side) - stepsAcross(s, before, side)
    const counted = s.sides.stepsLost[side]! - before.sides.stepsLost[side]!
    const isDouble = s.setting.card.victory.kind === 'salient' && side === AXIS
    // 15.43: Untried units come and go uncounted.
    const isUncounted = untried(before) !== untried(s)
    if (lost < 0 && !isUncounted) return 'somebody has come back in combat'
    if (!isUncounted && (isDouble ? counted < lost : counted !== lost))
      return `${lost} steps go, and ${counted} are counted`
  }
  return ''
}

function stepsOnMap(s: State, side: number): number {
  let sum = 0
  for (let unit = 1; unit <= s.setting.units; unit++)
    if (sideOf(s, unit) === side && isOnMap(s, unit)) sum += stepsOf(s, unit)
  return sum
}

/** 4.43: steps that left over the boundary of the army group, which is no loss. */
function stepsAcross(s: State, before: State, side: number): number {
  const { setting, units } = s
  let sum = 0
  for (let unit = 1; unit <= setting.units; unit++)
    if (
      sideOf(s, unit) === side &&
      units.place[unit] === setting.boxes.removed &&
      isOnMap(before, unit) &&
      setting.isAtBoundary[before.units.place[unit]!] === 1
    )
      sum += stepsOf(s, unit)
  return sum
}

function untried(s: State): number {
  let count = 0
  for (let unit = 1; unit <= s.setting.units; unit++) if (s.setting.isUntried[unit] === 1 && isOnMap(s, unit)) count++
  return count
}

/** 15.1: no attack is left when the phase is over. */
function ends(s: State, before: State): string {
  const was = s.setting.sequence.phases[before.flow.phase]
  if (was?.step !== 'combat' || s.flow.phase === before.flow.phase) return ''
  return s.attacks.open.indexOf(1) < 0 ? '' : 'an attack was left out'
}

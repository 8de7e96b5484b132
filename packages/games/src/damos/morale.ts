import { firstIn, nextIn, type Play, pieces, type State } from './state.ts'

export function demoralize(s: State, unit: number): void {
  if (s.units.demoralized[unit] === 0) pieces.alter(s, unit, s.units.demoralized, 1)
}

export function rallyUnit(s: State, unit: number): void {
  if (s.units.demoralized[unit] === 1) pieces.alter(s, unit, s.units.demoralized, 0)
}

export function isDemoralized(s: State, side: number, hex: number): boolean {
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit))
    if (s.units.demoralized[unit] === 1) return true
  return false
}

/** C2.8, D-R13: a force that stops with demoralized friends is demoralized as well. */
export function spreadPanic(s: State, side: number, hex: number, play: Play): void {
  if (!isDemoralized(s, side, hex)) return
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit))
    if (s.units.demoralized[unit] === 0) {
      demoralize(s, unit)
      play.tell('demoralized', unit)
    }
}

/** The same for units that go on as one force. */
export function sharePanic(s: State, members: Uint8Array, play: Play): void {
  const { demoralized } = s.units
  let isThere = false
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1))
    if (demoralized[unit] === 1) isThere = true
  for (let unit = members.indexOf(1); isThere && unit > 0; unit = members.indexOf(1, unit + 1))
    if (demoralized[unit] === 0) {
      demoralize(s, unit)
      play.tell('demoralized', unit)
    }
}

/** The same for a unit that stays where a force passes: those in hand do not stop here. */
export function spreadPanicBehind(s: State, side: number, hex: number, play: Play): void {
  const { inHand, demoralized } = s.units
  let isThere = false
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit))
    if (inHand[unit] === 0 && demoralized[unit] === 1) isThere = true
  for (let unit = firstIn(s, side, hex); isThere && unit !== 0; unit = nextIn(s, unit))
    if (inHand[unit] === 0 && demoralized[unit] === 0) {
      demoralize(s, unit)
      play.tell('demoralized', unit)
    }
}

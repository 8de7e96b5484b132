import { BLUE, RED, STRENGTHS } from './counters.ts'
import { board } from './map.ts'
import { pieces, type State, sideOf, TOWNS, UNITS } from './state.ts'

/** What holds at every moment: the empty string, or what is broken. */
export function broken(s: State, before: State): string {
  return units(s, before) || strengths(s) || towns(s)
}

/** 3.5: one unit a hex; who is lost stays lost, and 2.2 who was shown stays shown. */
function units(s: State, before: State): string {
  for (let unit = 1; unit <= UNITS; unit++) {
    const hex = s.units.place[unit]!
    if (hex !== 0 && pieces.count(s, hex) > 1) return `${board.grid.name(hex)} is overfull`
    if (hex !== 0 && before.units.place[unit] === 0) return `unit ${unit} is back`
    if (s.units.shown[unit]! < before.units.shown[unit]!) return `unit ${unit} is face down again`
  }
  return ''
}

/** 2.1: each side has the strengths that were dealt to it. */
function strengths(s: State): string {
  for (const side of [BLUE, RED]) {
    const dealt: number[] = []
    for (let unit = 1; unit <= UNITS; unit++) if (sideOf(unit) === side) dealt.push(s.units.strength[unit]!)
    if (dealt.sort().join() !== STRENGTHS.join()) return `side ${side} has the strengths ${dealt}`
  }
  return ''
}

/** 1.3: a town belongs to whoever stands in it. */
function towns(s: State): string {
  for (const [at, { hex, name }] of TOWNS.entries()) {
    const guest = pieces.first(s, hex)
    if (guest !== 0 && s.towns.held[at + 1] !== sideOf(guest)) return `${name} is not with those who stand in it`
  }
  return ''
}

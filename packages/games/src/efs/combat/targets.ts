import type { State } from '../state.ts'

// 12.11: the hexes that an attack is led against. Most are led against one, which is kept beside the number of hexes.

export const firstDefenderHex = ({ attacks }: State, attack: number): number => attacks.target[attack]!

/** The next by number; 0 after the last. */
export const nextDefenderHex = ({ attacks, hexes }: State, attack: number, hex: number): number =>
  attacks.targets[attack]! <= 1 ? 0 : Math.max(0, hexes.attack.indexOf(attack, hex + 1))

export function aim({ attacks, hexes }: State, attack: number, hex: number): void {
  hexes.attack[hex] = attack
  const first = attacks.target[attack]!
  attacks.target[attack] = first === 0 ? hex : Math.min(first, hex)
  attacks.targets[attack]!++
}

export function dropTargets(s: State, attack: number): void {
  const { attacks, hexes } = s
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) hexes.attack[hex] = 0
  attacks.target[attack] = 0
  attacks.targets[attack] = 0
}

/** From the hexes alone. */
export function recountTargets({ attacks, hexes }: State): void {
  attacks.target.fill(0)
  attacks.targets.fill(0)
  for (let hex = hexes.attack.length - 1; hex > 0; hex--) {
    const attack = hexes.attack[hex]!
    if (attack === 0) continue
    attacks.target[attack] = hex
    attacks.targets[attack]!++
  }
}

import type { Hex, Unit } from '@hexfront/core'

/** What the hand does on the map while it does not play. */
export interface MapTool {
  press(hex: Hex, unit: Unit): void
  /** Something is dragged from a hex, over others, and let go; over no hex it is dropped. */
  grab(hex: Hex): void
  carry(hex: Hex): void
  drop(hex: Hex): void
  /** One step back, and at last out of the tool. */
  escape(): void
}

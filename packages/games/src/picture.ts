import type { Arm, Face, Picture, Size } from '@hexfront/core'

type Piece = Picture['counters'][number]

/** A counter on a cover: where, what, and the figures on it. */
export const piece =
  (side: number, size: Size, stripe = '') =>
  (hex: string, arm: Arm, values: string, name: string): Piece => {
    const face: Face = { side, arm, size, name, label: name, title: name, formation: '', stripe }
    return { hex, face, values }
  }

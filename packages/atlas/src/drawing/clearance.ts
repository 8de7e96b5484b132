import type { Point } from '@hexfront/core'
import type { Course } from './course.ts'
import type { Item } from './drawing.ts'
import { type Patch, upright } from './patch.ts'

/** What the parts of a map want text to keep clear of, collected while they are drawn. */
export class Clearance {
  readonly rivers: Course[] = []
  readonly ways: Course[] = []
  readonly lines: Course[] = []
  readonly signs: Patch[] = []

  /** A sign in this box. */
  take({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }): void {
    this.signs.push(upright(left, top, right, bottom))
  }

  /** Strokes as they are drawn; faint ones may be lettered over. */
  trace(items: readonly Item[]): void {
    for (const item of items) {
      if (item.kind === 'label' || item.stroke === undefined || (item.strokeOpacity ?? 1) < 1) continue
      for (const points of strokesOf(item.path)) this.lines.push({ name: '', width: item.width ?? 1, points })
    }
  }
}

/** The points of a path that is written in absolute ones. */
function strokesOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((stroke) => {
      const numbers = stroke.match(/-?\d+(?:\.\d+)?/g) ?? []
      return Array.from({ length: numbers.length >> 1 }, (_, n) => ({
        x: Number(numbers[2 * n]),
        y: Number(numbers[2 * n + 1]),
      }))
    })
}

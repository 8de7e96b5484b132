import type { Sheet } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { beforeAll, describe, expect, it } from 'vitest'
import { Pointer } from '../pointer.ts'
import { distanceBetween, distanceText, Ruler } from './ruler.ts'

let sheet: Sheet
let small: Sheet

async function sheetOf(id: string): Promise<Sheet> {
  const { game, display } = await TABLES[id]!()
  return display.sheet(game.setting(game.scenarios[0]!.id))
}

beforeAll(async () => {
  sheet = await sheetOf('dagc73')
  small = await sheetOf('drill')
})

const hex = (name: string): number => sheet.board.grid.parse(name)

describe('a distance', () => {
  it('is told in hexes and kilometres', () => {
    expect(distanceBetween(sheet, hex('2010'), hex('2010'))).toEqual({ hexes: 0, kilometres: 0 })
    expect(distanceBetween(sheet, hex('2010'), hex('2017'))).toEqual({ hexes: 7, kilometres: 112 })
    expect(distanceText(distanceBetween(sheet, hex('2010'), hex('2017')))).toBe('7 hexes, 112 km')
    expect(distanceText(distanceBetween(sheet, hex('2010'), hex('2011')))).toBe('1 hex, 16 km')
  })

  it('goes as the crow flies in kilometres, and round corners in hexes', () => {
    const { hexes, kilometres } = distanceBetween(sheet, hex('2010'), hex('2410'))
    expect(hexes).toBe(4)
    expect(kilometres).toBeCloseTo((4 * 16 * Math.sqrt(3)) / 2, 6)
  })

  it('is told in hexes alone where the map is of nowhere', () => {
    expect(distanceText(distanceBetween(small, 1, 2))).toBe('1 hex')
  })
})

describe('a ruler', () => {
  it('lies from the cursor to the pointer until hexes are pressed', () => {
    const pointer = new Pointer()
    const ruler = new Ruler(pointer, () => 5)
    expect(ruler.span).toBeNull()
    ruler.start()
    expect(ruler.span).toBeNull()
    pointer.move(9, 0)
    expect(ruler.span).toEqual({ from: 5, to: 9 })
    ruler.press(7)
    expect(ruler.span).toEqual({ from: 7, to: 9 })
    ruler.press(12)
    pointer.move(20, 0)
    expect(ruler.span).toEqual({ from: 7, to: 12 })
    ruler.press(3)
    expect(ruler.span).toEqual({ from: 3, to: 20 })
  })

  it('is drawn from hex to hex, and put away step by step', () => {
    const ruler = new Ruler(new Pointer(), () => 0)
    ruler.start()
    ruler.grab(4)
    ruler.carry(6)
    expect(ruler.span).toEqual({ from: 4, to: 6 })
    ruler.drop(0)
    expect(ruler.span).toEqual({ from: 4, to: 6 })
    ruler.escape()
    expect([ruler.isOn, ruler.span]).toEqual([true, null])
    ruler.escape()
    expect(ruler.isOn).toBe(false)
  })
})

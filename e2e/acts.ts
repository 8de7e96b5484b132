import type { Page } from 'playwright-core'
import { settled } from './table.ts'

/** A hand that counts: presses, drags and keys are one act each. Looking around costs nothing. */
export class Acts {
  count = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(selector: string): Promise<void> {
    this.count++
    await this.#page.locator(selector).first().click()
    await settled(this.#page)
  }

  async pressHex(hex: string, modifiers: readonly 'Shift'[] = []): Promise<void> {
    this.count++
    const { x, y } = await this.#seen(hex)
    for (const key of modifiers) await this.#page.keyboard.down(key)
    await this.#page.mouse.click(x, y)
    for (const key of modifiers) await this.#page.keyboard.up(key)
    await settled(this.#page)
  }

  async key(key: string): Promise<void> {
    this.count++
    await this.#page.keyboard.press(key)
    await settled(this.#page)
  }

  /** Drags the stack of a hex to another. */
  async drag(from: string, to: string): Promise<void> {
    this.count++
    const [a, b] = await this.#seenBoth(from, to)
    await this.#page.mouse.move(a.x, a.y)
    await this.#page.mouse.down()
    await this.#page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 })
    await this.#page.mouse.move(b.x, b.y, { steps: 3 })
    await this.#page.mouse.up()
    await settled(this.#page)
  }

  async #seen(hex: string): Promise<{ x: number; y: number }> {
    const [point] = await this.#seenBoth(hex, hex)
    return point
  }

  async #seenBoth(a: string, b: string): Promise<[{ x: number; y: number }, { x: number; y: number }]> {
    const points = await this.#page.evaluate(
      async (names) => {
        window.hexfront?.frame(...names)
        await window.hexfront?.settled()
        return names.map((name) => window.hexfront?.pointOf(name))
      },
      [a, b],
    )
    const [first, second] = points
    if (!first || !second) throw new Error(`${a} or ${b} is not on the map`)
    return [first, second]
  }
}

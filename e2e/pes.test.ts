import { Choices, Match, NATURE, seededDice } from '@hexfront/core'
import { newPlayer } from '@hexfront/games'
import { pes } from '@hexfront/games/pes'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { client } from './client.ts'
import { clickHex, clickUnit, laid, named, record, settled } from './table.ts'

const at = client()

interface Turn {
  readonly seed: string
  readonly lines: readonly string[]
}

const TURN = shortTurn()

describe('Panzers East Solitaire', () => {
  it('plays a first turn by mouse: pockets made and resolved, Stavka watched step by step', async () => {
    const { page } = await at.visit(`#/new/pes?seats=person&opening=ready&seed=${TURN.seed}`)
    await laid(page)
    for (const line of TURN.lines) await perform(page, line)
    const log = page.getByRole('log')
    await expect.poll(() => log.textContent()).toMatch(/pocket/i)
    await page.waitForFunction(() => (window.hexfront?.answers().length ?? 0) > 0, undefined, { timeout: 60_000 })
    await expect.poll(() => log.textContent()).toMatch(/Stavka/)
    await expect.poll(() => page.locator('.turns [data-state="now"]').textContent()).toMatch(/^2/)
    await expect.poll(() => page.locator('.tray').count()).toBeGreaterThan(3)
  })

  it('waits at each thing the rules do, when asked to', async () => {
    const { page } = await at.visit()
    await page.evaluate(() => localStorage.setItem('hexfront.settings', JSON.stringify({ steps: 'wait' })))
    await page.goto(`${at.address}#/new/pes?seats=person&opening=ready&seed=${TURN.seed}`)
    await page.reload()
    await laid(page)
    const { lines } = TURN
    const first = lines.findIndex((line) => line.startsWith('to '))
    for (const line of lines.slice(0, first + 1)) await perform(page, line)
    const before = (await record(page))!.play.length
    await expect.poll(() => page.evaluate(() => window.hexfront?.asked())).toBe(0)
    await named(page, /^Go on/).click()
    expect((await record(page))!.play.length).toBe(before + 1)
  })
})

/** A first turn that is survived, with few things to do in it. */
function shortTurn(): Turn {
  const turns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(firstTurn).filter((turn) => turn !== null)
  return turns.reduce((best, turn) => (turn.lines.length < best.lines.length ? turn : best))
}

/** What a good player says in the first turn with these dice, after the set-up; nothing if the game ends in it. */
function firstTurn(seed: string): Turn | null {
  const match = Match.begin(pes, pes.scenarios[0]!.id, {}, seededDice(seed))
  const player = newPlayer('pes', 'bot', seed)
  const choices = new Choices()
  const view = pes.blank(match.setting)
  const lines: string[] = []
  while (match.position.turn === 1) {
    if (match.decision.isOver) return null
    pes.choices(match.position, choices)
    let choice = choices.at(0)
    if (match.decision.side !== NATURE) {
      pes.view(match.position, match.decision.side, view)
      choice = player.choose(view, choices)
      lines.push(pes.write(match.position, choice))
    }
    match.take(choice)
  }
  return { seed, lines: lines.slice(lines.indexOf('done') + 1) }
}

/** Answers by mouse what a line says: on the map, in an open stack, or by a button. */
async function perform(page: Page, line: string): Promise<void> {
  await page.waitForFunction((wanted) => window.hexfront?.answers().includes(wanted), line)
  const [verb = '', operand] = line.split(' ')
  const before = (await record(page))!.play.length
  if (operand === undefined) {
    await page.locator(`.panel [data-verb="${verb}"]`).first().click()
    if ((await record(page))!.play.length === before) await page.locator('.caution [data-primary]').click()
  } else if (/^\d{4}$/.test(operand)) {
    await clickHex(page, operand)
    if ((await record(page))!.play.length === before) await page.locator(`.fan [data-verb="${verb}"]`).first().click()
  } else await clickUnit(page, operand)
  await settled(page)
}

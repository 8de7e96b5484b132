import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DataOverlay,
  describeOverlay,
  fingerprint,
  Match,
  openRecord,
  overlayTemplate,
  playOn,
  readOverlay,
  readRecord,
  seededDice,
  writeRecord,
} from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { newPlayer, REGISTERED } from './index.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'overlays')

describe.each([...REGISTERED])('overlays of %s', (id, { rules: game }) => {
  const path = join(FOLDER, `${id}.json`)
  const example = (): DataOverlay => readOverlay(readFileSync(path, 'utf8'), game, path)
  const scenario = game.scenarios[0]!.id

  it('have an example, each value of which changes something', () => {
    expect(existsSync(path)).toBe(true)
    const { set } = example()
    expect(describeOverlay(game, { name: '', set }).map(({ name }) => name)).toEqual(Object.keys(set).sort())
  })

  it('have a template of all that is not printed, which changes nothing', () => {
    const set = overlayTemplate(game)
    expect(Object.keys(set).length).toBeGreaterThan(50)
    expect(game.book?.problems(set)).toEqual([])
    expect(fingerprint(game, game.setting(scenario, {}, { name: 'as it is', set }))).toBe(
      fingerprint(game, game.setting(scenario)),
    )
  })

  it('can be played to the end', () => {
    for (const { id: one } of game.scenarios) {
      const dice = seededDice(`overlay ${one}`)
      const s = game.start(game.setting(one, {}, example()), dice)
      const seats = game.sides.map((_, at) => newPlayer(id, 'random', `overlay ${at}`))
      expect(playOn(game, s, (side) => seats[side - 1]!, dice).isOver).toBe(true)
    }
  })

  it('are part of the record and of its fingerprint, and of no other record', () => {
    const overlay = example()
    const match = Match.begin(game, scenario, {}, seededDice('kept'), undefined, overlay)
    const record = readRecord(writeRecord(match.record()))
    const plain = Match.begin(game, scenario, {}, seededDice('kept')).record()
    expect(record.overlay).toEqual(overlay)
    expect(record.data).not.toBe(plain.data)
    expect(plain).not.toHaveProperty('overlay')
    const { match: opened, notice } = openRecord(game, record, seededDice(0))
    expect(notice).toBeNull()
    expect(game.overlayOf(opened.setting)).toEqual(overlay)
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DataOverlay,
  describeOverlay,
  fingerprint,
  Match,
  openRecord,
  overlayTemplate,
  readOverlay,
  readRecord,
  seededDice,
  writeRecord,
} from '@hexfront/core'
import { playUntil } from '@hexfront/core/testing'
import { describe, expect, it } from 'vitest'
import { cover } from './dagc09/bot/forces.ts'
import { dagc09 } from './dagc09/index.ts'
import { oddsOf } from './damos/bot/odds.ts'
import { damos } from './damos/index.ts'
import { BOOK } from './efs/book.ts'
import { hasRoom } from './efs/bot/places.ts'
import { efs } from './efs/index.ts'
import { findRegistration, newPlayer, REGISTERED } from './index.ts'
import { hitRate } from './pes/bot/odds.ts'
import { pes } from './pes/index.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'overlays')

describe.each([...REGISTERED])('overlays of %s', (id, { rules: game, efforts }) => {
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
    for (const { id: one } of [game.scenarios[0]!, game.scenarios.at(-1)!])
      expect(fingerprint(game, game.setting(one, {}, { name: 'as it is', set })), one).toBe(
        fingerprint(game, game.setting(one)),
      )
  })

  it('can be played to the end, or as far as games of a scenario are played in tests', () => {
    for (const { id: one } of game.scenarios) {
      const dice = seededDice(`overlay ${one}`)
      const seats = game.sides.map((_, at) => newPlayer(id, 'random', `overlay ${at}`))
      const match = Match.begin(game, one, {}, dice, undefined, example())
      const most = efforts?.[one]?.most ?? Number.POSITIVE_INFINITY
      playUntil(match, seats, () => match.entries.length === most)
      expect(match.decision.isOver || match.entries.length === most, one).toBe(true)
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

describe('terrain charts', () => {
  it.each([
    ['dagc09', { 'tec.forest.cost': 7 }, '7'],
    ['pes', { 'tec.forest.leg': 8 }, '8'],
    ['damos', { 'tec.woods.cost': 9, 'railCost.halves': 1 }, '9'],
    ['efs', { 'chart.tec.woods.dry.foot': 76 }, '19'],
  ])('of %s show what %j puts in', (id, set, text) => {
    const { rules, display } = findRegistration(id)
    const scenario = rules.scenarios[0]!.id
    const texts = (overlay: DataOverlay | null): string[] =>
      display.chart(rules.setting(scenario, {}, overlay)).rows.flatMap(({ cells }) => cells.map((cell) => cell.text))
    expect(texts(null)).not.toContain(text)
    expect(texts({ name: 'mine', set })).toContain(text)
  })
})

describe('bots weigh by the values that are played by', () => {
  it('dagc09: what towns add to a defence', () => {
    const worth = (overlay: DataOverlay | null): number => {
      const s = dagc09.start(dagc09.setting('historical', {}, overlay), seededDice('bots'))
      return cover(s, 1, s.setting.isTown.indexOf(1))
    }
    expect(worth({ name: 'mine', set: { 'addition.town.addition': 9 } })).toBeGreaterThan(worth(null))
  })

  it('pes: what fire loses in forest', () => {
    const rate = (overlay: DataOverlay | null): number => {
      const s = pes.start(pes.setting('campaign', {}, overlay), seededDice('bots'))
      return hitRate(s, s.setting.board.terrain.indexOf(s.setting.board.terrainNames.indexOf('forest')), 0)
    }
    expect(rate({ name: 'mine', set: { 'tec.forest.legFire': -3 } })).toBeLessThan(rate(null))
  })

  it('damos: the combat matrix', () => {
    const fight = { attack: 10, attackTotal: 10, defence: 6, defenceTotal: 6, plan: 1, posture: 1 }
    const others = { isFed: true, isDefenceFed: true, attackShift: 0, defenceShift: 0 }
    const loss = (overlay: DataOverlay | null): number =>
      oddsOf(damos.setting('campaign', {}, overlay), { ...fight, ...others }).defenceLoss
    const names = damos.book?.names().filter((name) => /^matrix\..*\.defenderLosses$/.test(name)) ?? []
    const set = Object.fromEntries(names.map((name) => [name, 6]))
    expect(loss({ name: 'mine', set })).toBeGreaterThan(loss(null))
  })

  it('efs: how many a hex holds', () => {
    const rooms = (overlay: DataOverlay | null): number => {
      const s = efs.start(efs.setting('lepel', {}, overlay), seededDice('bots'))
      const { ground, sideOf, unitIds } = s.setting
      return [...unitIds.keys()].filter((unit) => {
        const hex = s.units.place[unit]!
        return hex > 0 && hex <= ground.size && hasRoom(s, sideOf[unit]!, 1, hex)
      }).length
    }
    const least = Math.max(...BOOK.data.unit.map(({ sp }) => sp))
    expect(rooms({ name: 'mine', set: { 'chart.stacking.most': least } })).toBeLessThan(rooms(null))
  })
})

import type { Face } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { PERSON, Session } from '../session/session.ts'
import { found, type Muster, orderOfBattle } from './order-of-battle.ts'

const face = (side: number, title: string, formation = '', arm: Face['arm'] = 'infantry'): Face => ({
  side,
  arm,
  size: 'division',
  name: title.split(' ')[0]!,
  label: title,
  title,
  formation,
  stripe: formation === '' ? '' : '#123456',
})

const NOBODY = face(0, '')

function muster(faces: readonly Face[], changes: Partial<Muster> = {}): Muster {
  return { faces: [NOBODY, ...faces], hexOf: (unit) => unit, trays: [], nameOf: ({ arm }) => arm, ...changes }
}

describe('the order of battle', () => {
  it('lists units by side and formation; those of none by what they are', () => {
    const forces = orderOfBattle(
      muster([
        face(2, '1st Guards', 'Guards'),
        face(1, '4th Panzer Division', 'Panzer Group 2', 'armor'),
        face(2, '5th Rifle'),
        face(2, '3rd Guards', 'Guards'),
      ]),
    )
    expect(forces.map(({ side, count }) => [side, count])).toEqual([
      [1, 1],
      [2, 3],
    ])
    expect(forces[1]!.formations.map(({ name, entries }) => [name, entries.map(({ unit }) => unit)])).toEqual([
      ['Guards', [1, 4]],
      ['infantry', [3]],
    ])
  })

  it('says of units beside the map what the trays tell, and leaves out who is nowhere', () => {
    const tray = { id: 'a', title: 'Reinforcements', note: '', place: 0, rows: [] }
    const faces = [face(1, 'a'), face(1, 'b'), face(1, 'c'), face(1, 'd')]
    const [force] = orderOfBattle(
      muster(faces, {
        hexOf: (unit) => (unit === 1 ? 77 : 0),
        trays: [
          { ...tray, units: [{ unit: 2, note: 'turn 3, west' }] },
          { ...tray, title: 'Losses', units: [{ unit: 3, note: '' }] },
        ],
      }),
    )
    expect(force!.formations[0]!.entries.map(({ hex, beside }) => [hex, beside])).toEqual([
      [77, ''],
      [0, 'Reinforcements: turn 3, west'],
      [0, 'Losses'],
    ])
    expect([force!.onMap, force!.count]).toEqual([1, 3])
  })

  it('is searched by words in any order, numbers whole', () => {
    const faces = [
      face(1, '4th Panzer Division', 'Panzer Group 2'),
      face(1, '14th Panzer Division', 'Panzer Group 2'),
      face(1, '4th Infantry Division'),
      face(2, '40th Rifle Division'),
    ]
    const forces = orderOfBattle(muster(faces))
    const titles = (query: string): string[] =>
      found(forces, [NOBODY, ...faces], query).flatMap(({ formations }) =>
        formations.flatMap(({ entries }) => entries.map(({ title }) => title)),
      )
    expect(titles('4th panzer')).toEqual(['4th Panzer Division'])
    expect(titles('panzer 4')).toEqual(['4th Panzer Division'])
    expect(titles('group 2')).toEqual(['4th Panzer Division', '14th Panzer Division'])
    expect(titles('4')).toEqual(['4th Panzer Division', '4th Infantry Division'])
    expect(titles('')).toHaveLength(4)
    expect(titles('zulu')).toEqual([])
  })

  it('lists a formation part by part, what belongs to none of them first', () => {
    const of = (title: string, group: string): Face => ({ ...face(1, title, 'XLVII Corps'), group })
    const faces = [of('39/17', '17th'), of('18/18', '18th'), face(1, '413', 'XLVII Corps'), of('40/17', '17th')]
    const [force] = orderOfBattle(muster(faces))
    expect(force!.formations[0]!.entries.map(({ title, group }) => [title, group])).toEqual([
      ['413', ''],
      ['39/17', '17th'],
      ['40/17', '17th'],
      ['18/18', '18th'],
    ])
  })

  it('finds a regiment by its number and that of its division', () => {
    const faces = [face(1, '39/17 Pz'), face(1, '139/17 Pz'), face(1, '39/170 Pz'), face(1, '17/39 Pz')]
    const forces = orderOfBattle(muster(faces))
    const [hit] = found(forces, [NOBODY, ...faces], '39/17')
    expect(hit!.formations.flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual(['39/17 Pz'])
    expect(found(forces, [NOBODY, ...faces], '39/1')).toEqual([])
  })

  it('asks for each of 1,400 units once, and sorts them in no time', () => {
    const faces = Array.from({ length: 1400 }, (_, n) => face(1 + (n % 2), `${n}th Division`, `Corps ${n % 40}`))
    let asked = 0
    const many = muster(faces, {
      hexOf: (unit) => {
        asked++
        return unit
      },
    })
    const start = performance.now()
    const forces = orderOfBattle(many)
    const hits = found(forces, many.faces, '1399 division')
    expect(performance.now() - start).toBeLessThan(200)
    expect(asked).toBe(1400)
    expect(forces.map(({ formations }) => formations.length)).toEqual([20, 20])
    expect(hits.flatMap(({ formations }) => formations).flatMap(({ entries }) => entries)).toHaveLength(1)
  })

  it.each(['dagc73', 'pes', 'drill'])('holds every unit of %s that has a place or lies in a tray', async (id) => {
    const table = await TABLES[id]!()
    const start = { id: 'a', seats: [PERSON, PERSON], seed: 'a', opening: 'ready', origin: null } as const
    const { match, view, hexes } = Session.begin(table, table.game.scenarios[0]!.id, {}, new Bots(), start)
    const { display } = table
    const faces = display.faces(match.setting)
    const forces = orderOfBattle({
      faces,
      hexOf: (unit) => (display.placeOf(view, unit) <= hexes ? display.placeOf(view, unit) : 0),
      trays: display.trays(view),
      nameOf: ({ arm }) => arm,
    })
    const onMap = faces.filter(
      (_, unit) => unit > 0 && display.placeOf(view, unit) > 0 && display.placeOf(view, unit) <= hexes,
    )
    expect(forces.reduce((sum, force) => sum + force.onMap, 0)).toBe(onMap.length)
    const lying = new Set(display.trays(view).flatMap(({ units }) => units.map(({ unit }) => unit)))
    expect(forces.reduce((sum, force) => sum + force.count - force.onMap, 0)).toBe(lying.size)
  })
})

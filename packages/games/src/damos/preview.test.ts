import { describe, expect, it } from 'vitest'
import { asked, CAMP, FIELD, germans, type Played, pass, say, viewOf } from './battle.fixture.ts'
import { GERMAN } from './counters.ts'
import { prospectsOf } from './preview.ts'

const units = { 'g:7Pz': CAMP, 'g:20Pz': CAMP, 'r:4RC': FIELD }
const activated = (more: Parameters<typeof germans>[1] = {}, russians: object = {}): Played =>
  say(germans({ ...units, ...russians }, more), `activate ${CAMP}`)

const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0)
const prospects = (match: Played, line = `attack standard ${FIELD}`) =>
  prospectsOf(viewOf(match, GERMAN), GERMAN, match.setting.ground.parse(FIELD), line)

describe('what an attack may come to', () => {
  it('C12.0 is exact where nothing is hidden', () => {
    const [found] = prospects(activated({ options: { solitaire: 'on' } }))
    expect([found!.worlds, found!.posture]).toEqual([0, 1])
    expect([sum(found!.attackLosses), sum(found!.defenceLosses)].map((all) => Number(all.toFixed(9)))).toEqual([1, 1])
    expect(found!.wins).toBeGreaterThan(0.9)
  })

  it('C2.4c is the mean over what the viewer can know, and does not depend on what is there', () => {
    const seen = (strength: number) =>
      prospects(activated({}, { 'r:4RC': { place: FIELD, strength, least: 2, most: 7 } }))
    expect(seen(2)).toEqual(seen(7))
    expect(seen(2)[0]!.worlds).toBeGreaterThan(1)
  })

  it('C8.4 is given for each posture that is open', () => {
    const found = prospects(activated({}, { 'r:11MC': FIELD }))
    expect(found.map(({ posture }) => posture)).toEqual([2])
  })

  it('C8.1 takes a sealed posture for what it may be', () => {
    const match = germans(units)
    pass(say(match, `declare penetration ${FIELD}`))
    say(match, 'take steadfast', `name ${CAMP}`)
    expect(prospects(match, `attack penetration ${FIELD}`).map(({ posture }) => posture)).toEqual([0])
  })

  it('C8.1, X4.4 follows an attack in which the air unit is asked first', () => {
    const match = germans(units, { set: { air: { isReady: true, shift: true, reroll: true } } })
    pass(say(match, `declare penetration ${FIELD}`))
    say(match, 'take steadfast', `name ${CAMP}`)
    const [found] = prospects(match, `attack penetration ${FIELD}`)
    expect(sum(found!.attackLosses)).toBeCloseTo(1, 9)
    expect(asked(say(match, `attack penetration ${FIELD}`))).toBe('German support')
  })

  it('X4.6.2 knows twelve to one', () => {
    const match = activated({}, { 'r:4RC': '2304', 'r:17NKVD': FIELD })
    const { wins, destroys, attackLosses } = prospects(match)[0]!
    expect([wins, destroys, ...attackLosses].map((chance) => Number(chance.toFixed(9)))).toEqual([1, 1, 1])
  })

  it('leaves the position as it is', () => {
    const match = activated()
    const view = viewOf(match, GERMAN)
    prospectsOf(view, GERMAN, match.setting.ground.parse(FIELD), `attack standard ${FIELD}`)
    expect(view).toEqual(viewOf(match, GERMAN))
  })
})

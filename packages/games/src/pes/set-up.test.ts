import { Match, seededDice } from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rebuildFront, setControl } from './control.ts'
import { pes } from './index.ts'
import { choices, isGerman, markers, type Played, position, refusal, say, step, unitsIn } from './position.fixture.ts'
import type { State } from './state.ts'

const begin = (): Played => Match.begin(pes, 'campaign', {}, seededDice('set-up'))
const BORDER = '1437 1536 1637 1638 1639 1640 1740 1741 1842 1942 2042 2142 2242 2341 2340 2440 2539 2639'.split(' ')

describe('3.1 the Soviet set-up', () => {
  it('3.1a puts 51 units into the cup', () => {
    expect(unitsIn(begin(), 'cup')).toHaveLength(51)
  })

  it('3.1b puts 46 units on turn 2, 38 and the six entrenchments on turn 5', () => {
    const match = begin()
    expect(unitsIn(match, 'turn:2')).toHaveLength(46)
    expect(unitsIn(match, 'turn:5')).toHaveLength(44)
    expect(unitsIn(match, 'turn:5').filter((id) => id.startsWith('r:EM'))).toHaveLength(6)
  })

  it('3.1c keeps five armies off the map', () => {
    expect(unitsIn(begin(), 'southwest')).toEqual(['r:SWF5', 'r:SWF21', 'r:SWF26', 'r:SWF37', 'r:SWF38'])
  })

  it('3.1d puts thirteen groups into the other cup', () => {
    expect(unitsIn(begin(), 'stavka')).toHaveLength(13)
  })

  it('3.1e, P-R02 marks the eighteen hexes along the border and no others', () => {
    expect(markers(begin()).sort()).toEqual([...BORDER].sort())
  })

  it('3.1f puts no Soviet unit on the map', () => {
    const { position: s, setting } = begin()
    for (let unit = 1; unit < setting.unitIds.length; unit++)
      if (setting.sideOf[unit] === 2) expect(s.units.place[unit]).toBeGreaterThan(setting.ground.size)
  })
})

describe('3.2 the German set-up', () => {
  it('3.2a keeps the sixteen units of turn 6 on the track', () => {
    expect(unitsIn(begin(), 'turn:6')).toHaveLength(16)
    expect(refusal(begin(), 'place g:1Pz')).toEqual({ rule: '3.2', because: 'g:1Pz is not among the units to set up' })
  })

  it('3.2b takes units west of the markers only, within stacking', () => {
    const match = say(begin(), 'place g:3Pz')
    expect(choices(match, 'at')).toHaveLength(36)
    expect(refusal(match, 'at 1437')).toEqual({ rule: '3.2', because: '1437 is not west of the front line' })
    say(match, 'at 1537')
    for (const unit of ['g:4Pz', 'g:7Pz', 'g:10Pz', 'g:12Pz', 'g:17Pz']) say(match, `place ${unit} 1537`)
    say(match, 'place g:18Pz')
    expect(refusal(match, 'at 1537')?.rule).toBe('6.2')
  })

  it('3.2b ends when all 53 stand, by hand, by the prepared deployment or completed', () => {
    const match = begin()
    expect(refusal(match, 'done')).toEqual({ rule: '3.2', because: '53 units are not placed' })
    say(match, 'place g:3Pz 2644', 'complete')
    expect(unitsIn(match, '2644')).toEqual(['g:3Pz'])
    expect(refusal(match, 'complete')?.rule).toBe('3.2')
    say(match, 'lift g:3Pz', 'prepared')
    expect(unitsIn(match, '2540')).toContain('g:3Pz')
    say(match, 'done')
    expect(pes.phase(match.position).id).toBe('operations')
  })

  it('3.3a begins with turn 1 and Phase II', () => {
    const match = say(begin(), 'prepared', 'done')
    expect(match.position.turn).toBe(1)
    expect(match.decision).toMatchObject({ step: 'operations', side: 1 })
    expect(match.position.march.points).toBe(0)
  })

  it('completes whatever was begun', () => {
    const setting = pes.setting('campaign')
    const units = setting.unitIds.slice(1, setting.startForce + 1)
    const germany = setting.greaterGermany.map((hex) => setting.ground.name(hex))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...units), fc.constantFrom(...germany)), { maxLength: 12 }),
        (placings) => {
          const match = begin()
          for (const [unit, hex] of placings)
            if (refusal(match, `place ${unit}`) === null && say(match, `place ${unit}`) && !match.say(`at ${hex}`).ok)
              say(match, 'back')
          if (refusal(match, 'complete') === null) say(match, 'complete')
          return refusal(match, 'done') === null
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('3.4 the front line', () => {
  const attack = (dice: number[]) =>
    position({
      phase: 'operations',
      units: { 'g:5': '1537', 'r:2': 'cup', 'r:6': 'cup', 'r:8': 'cup' },
      dice: [...dice, { pick: 0 }, { pick: 0 }, { pick: 0 }],
    })

  it('3.4a stops a force in a marked hex while its garrison is rolled for', () => {
    const match = attack([6])
    match.say('pick g:5')
    match.say('to 1437')
    expect(match.decision).toMatchObject({ step: 'garrison', side: 0 })
  })

  it('3.4b, 3.4c takes an empty hex and moves the line', () => {
    const match = say(attack([3]), 'pick g:5', 'to 1437')
    expect(isGerman(match, '1437')).toBe(true)
    expect(markers(match)).toEqual(expect.arrayContaining(['1337', '1436']))
    expect(markers(match)).not.toContain('1437')
  })

  it('3.4d leaves the marker where the attack is beaten', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1537', 'r:2': '1437' },
      dice: [{ 'each 4d6': [4, 0] }, { 'each 1d6': [1, 0] }],
    })
    say(match, 'pick g:5', 'to 1437', 'halt')
    expect(markers(match)).toContain('1437')
    expect(unitsIn(match, '1437')).toEqual(['r:2'])
  })

  it('3.5a gives everything in and east of the line to the Soviet side', () => {
    const { position: s, setting } = begin()
    for (let hex = 1; hex <= setting.ground.size; hex++)
      expect(s.hexes.control[hex]).toBe(setting.isGreaterGermany[hex])
  })

  it('3.5b lets a hex change hands again and again', () => {
    const match = position({
      phase: 'stavka',
      units: { 'r:Kas': '1938', 'g:8': '2640' },
      german: '1939..1942',
      set: { stavka: { stage: 5, left: 1, unit: 'r:Kas', aim: 'Tula', target: '1942' } },
    })
    step(match)
    expect(isGerman(match, '1939')).toBe(false)
  })

  it('3.4e, 3.4c keeps the line whole whatever is taken and retaken', () => {
    const setting = pes.setting('campaign')
    const s = pes.start(setting, seededDice('line'))
    const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: setting.ground.size }), fc.constantFrom(0, 1)), {
      minLength: 1,
      maxLength: 60,
    })
    fc.assert(
      fc.property(changes, (list) => {
        for (const [hex, holder] of list) setControl(s, hex, holder)
        const kept = s.hexes.front.slice()
        rebuildFront(s)
        return kept.every((marker, hex) => marker === s.hexes.front[hex] && marker === (isMarked(s, hex) ? 1 : 0))
      }),
      { numRuns: 1000 },
    )
  })
})

/** P-R02, told once more: a Soviet hex with a German neighbour. */
function isMarked(s: State, hex: number): boolean {
  const around = [0, 1, 2, 3, 4, 5].map((direction) => s.setting.ground.neighbour(hex, direction))
  return hex !== 0 && s.hexes.control[hex] === 0 && around.some((next) => next !== 0 && s.hexes.control[next] === 1)
}

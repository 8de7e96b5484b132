import { Listing, phaseNow, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { newBot } from '../bot.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import { at, type Given, type Played, position } from '../position.fixture.ts'
import { scoreOf } from '../victory/victory.ts'
import { gatesOf } from './gates.ts'
import { newGreedy } from './greedy.ts'
import { cutOff, holders } from './holders.ts'
import { stoppersOf } from './lifeline.ts'
import { placeValue } from './places.ts'
import { postsOf } from './posts.ts'
import { onwards } from './spearheads.ts'
import { study } from './survey.ts'
import { CAREFUL } from './temper.ts'
import { gateShare } from './worth.ts'

/** A bot answers for everybody until the phase is over. */
function playPhase({ position: s, setting }: Played, bot = newBot()): void {
  const { id } = phaseNow(s)
  const listing = new Listing(efs)
  const view = efs.blank(setting)
  for (let n = 0; n < 400 && phaseNow(s).id === id; n++) {
    const decision = efs.decision(s)
    if (decision.isOver) return
    efs.view(s, decision.side, view)
    efs.take(s, bot.choose(view, listing.of(s)), seededDice(String(n)))
  }
  expect(phaseNow(s).id).not.toBe(id)
}

const minsk = (given: Omit<Given, 'scenario'>): Played => position({ scenario: 'minsk', turn: 4, ...given })

const RING = {
  'g:26ID': 'D2914',
  'g:6ID': 'D3014',
  'g:5ID': 'D3114',
  'g:35ID': 'D3115',
  'g:8ID': 'D3016',
  'g:28ID': 'D2915',
}

/** The railway from Warsaw. */
const TO_BREST = (
  'D1023 D1123 D1224 D1323 D1424 D1523 D1624 D1724 D1825 D1826 D1827 ' +
  'D1927 D2027 D2126 D2227 D2326 D2426 D2526 D2626 D2726 D2827 D2926'
).split(' ')

const CAUGHT = { 's:24RD': 'D3015', 's:580/188': 'D3015', 's:523/188': 'D3015' }

describe('what a bot knows of pockets', () => {
  it('6.1 some of those round a pocket hold it, not all', () => {
    const { position: s } = minsk({ phase: 'axis movement', units: { ...RING, ...CAUGHT } })
    expect(cutOff(s)).toBeGreaterThan(2)
    const held = holders(s)
    expect(held.length).toBeGreaterThan(0)
    expect(held.length).toBeLessThan(6)
  })

  it('6.1 leaves everybody where he was when it looks for them', () => {
    const { position: s } = minsk({ phase: 'axis movement', units: { ...RING, ...CAUGHT } })
    const before = s.units.place.slice()
    holders(s)
    expect(s.units.place).toEqual(before)
  })

  it('6.1 does not open a pocket again when it moves', () => {
    const match = minsk({
      phase: 'axis motorized movement',
      units: { ...RING, ...CAUGHT },
    })
    playPhase(match)
    expect(cutOff(match.position)).toBeGreaterThan(2)
  })
})

describe('what a bot knows of supply', () => {
  it('6.14 of two hexes alike the one is better that supply comes to, and the more so for the hungry', () => {
    const given = (supply: string): number => {
      const { position: s, setting } = minsk({
        phase: 'soviet movement',
        units: { ...RING, 's:24RD': { place: 'D3015', supply } },
      })
      const unit = setting.kinds.unit.read('s:24RD')
      const seen = study(s, SOVIET)
      const hex = setting.ground.parse('D3015')
      expect(seen.aim!.hungry[hex]).toBeGreaterThan(0)
      const fed = { ...seen, aim: { ...seen.aim!, hungry: new Uint8Array(setting.ground.size + 1) } }
      const temper = CAREFUL.schedule.soviet
      return placeValue(s, fed, temper, unit, hex) - placeValue(s, seen, temper, unit, hex)
    }
    expect(given('')).toBeGreaterThan(0)
    expect(given('out of supply')).toBeGreaterThan(given(''))
  })
})

describe('what a bot knows of places', () => {
  const lida = (match: Played): number =>
    scoreOf(match.position, match.setting.places.find(({ name }) => name === 'Lida')!)

  it('3.62 on the last turn enough steps go to a place that would count for nothing without them, on foot if they can', () => {
    const match = minsk({
      turn: 5,
      phase: 'axis movement',
      units: { 'g:26ID': 'D4701', 'g:6ID': 'D4602', 'g:25/7Pz': 'C4933', 's:24RD': 'D6801' },
    })
    expect(lida(match)).toBe(0)
    playPhase(match)
    expect(lida(match)).toBe(1)
    expect(at(match, 'g:25/7Pz')).not.toBe('D4701')
  })

  it('3.62 nobody is kept for a place that cannot get enough', () => {
    const { position: s } = minsk({
      turn: 5,
      phase: 'axis movement',
      units: { 'g:26ID': 'D4701', 'g:6ID': 'D2914', 's:24RD': 'D6801' },
    })
    expect(postsOf(s).size).toBe(0)
  })

  it('3.62 long before the end nobody is', () => {
    const { position: s } = position({
      scenario: 'campaign',
      turn: 20,
      phase: 'axis movement',
      units: { 'g:26ID': 'D4701', 'g:6ID': 'D4602' },
    })
    expect(postsOf(s).size).toBe(0)
  })

  it('11.6 who is the last in a place does not leave the map; others do', () => {
    const played = (more: Given['units']): Played => {
      const match = minsk({
        turn: 5,
        phase: 'axis movement',
        units: { 'g:6/7Pz': 'D6801', 's:24RD': 'D2911', ...more },
      })
      playPhase(match)
      return match
    }
    expect(played({}).position.sides.exited[AXIS]).toBe(0)
    const match = played({ 'g:7/7Pz': 'D6801' })
    expect(match.position.sides.exited[AXIS]).toBeGreaterThan(0)
    expect(match.position.hexes.control[match.setting.ground.parse('D6801')]).toBe(AXIS)
  })
})

describe('what a bot knows of roads', () => {
  it('6.13 finds who stops supply on a main road, with the steps that he starves', () => {
    const units = { 'g:26ID': 'D3724', 'g:6ID': 'D3625' }
    const { position: s, setting } = minsk({
      phase: 'axis movement',
      units: { ...units, 'g:5ID': 'D2926', 's:24RD': 'D3026' },
      axis: ['D1023'],
      set: { lines: Object.fromEntries(TO_BREST.map((hex) => [hex, { rail: 'Axis' }])) },
    })
    const before = s.units.place.slice()
    const [stopper] = stoppersOf(s, AXIS)
    expect(stopper?.hex).toBe(setting.ground.parse('D3026'))
    expect(stopper?.steps).toBeGreaterThan(0)
    expect(s.units.place).toEqual(before)
  })

  it('6.1 those who drive for a goal do not turn back to attack', () => {
    const { position: s, setting } = minsk({
      phase: 'axis movement',
      units: { 'g:25/7Pz': 'C5024', 's:24RD': 'D6801' },
    })
    const unit = setting.kinds.unit.read('g:25/7Pz')
    const goal = study(s, AXIS).aim!.heads.get(unit)!
    const way = (name: string) => ({ hex: setting.ground.parse(name), verb: 'to' as const, isLed: false })
    expect(goal.hex).not.toBe(0)
    const ways = [way('C4424'), way('C6131')]
    expect(onwards(s, goal, unit, ways)).toEqual([ways[1]])
  })
})

describe('what the greedy player knows of June', () => {
  it('4.12 who may not go where he likes is not taken up again and again', () => {
    const match = position({
      scenario: 'minsk',
      turn: 1,
      phase: 'first soviet motorized movement',
      units: { 's:41/84M': 'C4321', 'g:26ID': 'C4027', 'g:6ID': 'C4028' },
    })
    playPhase(match, newGreedy())
    expect(at(match, 's:41/84M')).toBe('C4321')
  })
})

describe('what a bot knows of the Logistics Pause', () => {
  const bases = (enemy: string): string[] => {
    const match = position({
      scenario: 'dnepr',
      turn: 30,
      phase: 'axis pause',
      units: { 'g:15ID': 'I-4719', 'g:Base1': 'D7012', 's:100RD': enemy },
      axis: ['D6801'],
      set: { lines: { D6801: { rail: 'Axis' } } },
    })
    playPhase(match)
    return [at(match, 'g:Base1'), String(match.position.plan.hasPaused[1])]
  }

  it('6.11, 6.21 declares it late in August, and moves a Base forward, but not under the nose of the enemy', () => {
    expect(bases('I-7012')).toEqual(['D6801', '1'])
    expect(bases('I-1333')).toEqual(['D7012', '1'])
  })
})

describe('10.56 what a bot knows of a drive', () => {
  it('10.56 who stands at the edge in supply leaves', () => {
    const match = position({
      scenario: 'guderian',
      turn: 30,
      phase: 'axis movement',
      units: { 'g:15ID': 'H3001', 's:24RD': 'H1515', ...LEAVER },
    })
    playPhase(match)
    expect(match.position.departures.sp[2]).toBeGreaterThan(0)
  })
})

describe('10.56 what a bot knows of those who want to get out', () => {
  const gates = ['H7001', 'H7002', 'H7003', 'H7004', 'H7005', 'H7006']
  const doors = { 's:24RD': 'H7004', 's:61RD': 'H7004', 's:102RD': 'H7004' }
  const manned = (enemy: string): number => {
    const match = position({
      scenario: 'guderian',
      turn: 29,
      phase: 'soviet movement',
      units: { 'g:6/3Pz': enemy, 's:50A': 'H7004', ...doors },
    })
    playPhase(match)
    return gates.filter((gate) => Object.keys(doors).some((unit) => at(match, unit) === gate)).length
  }

  it('10.56 three divisions in one hex of the east edge spread over it when tanks come near', () => {
    expect(manned('H6602')).toBeGreaterThan(1)
  })

  it('10.56 no hex of an edge is worth more than another, and all of the short one more than one of the long one', () => {
    const { position: s, setting } = position({
      scenario: 'guderian',
      turn: 29,
      phase: 'soviet movement',
      units: doors,
    })
    const [south, east] = ['H4535', 'H7001'].map((name) => gateShare(setting, setting.ground.parse(name)))
    expect([1 / south!, 1 / east!].map(Math.round)).toEqual([21, 6])
    expect(gateShare(setting, setting.ground.parse('H5010'))).toBe(0)
    expect(gatesOf(s, new Float32Array(setting.ground.size + 1))).toHaveLength(27)
  })
})

/** A panzer unit at the east edge. */
const LEAVER = { 'g:6/3Pz': 'H7003' }

describe('14.75 what a bot does with transports', () => {
  it('14.75 supply that is far behind is flown up at most once, and the phase ends', () => {
    const match = position({
      scenario: 'smolensk',
      turn: 13,
      phase: 'axis movement',
      axis: ['D6801', 'I-5019'],
      units: { 'g:26ID': 'I-5019', 's:24RD': 'I-5519', 'g:air:Tr1': 'ready', 'g:air:Tr2': 'ready' },
      set: { supplies: { 'supply 1': { place: 'D6801', side: 'Axis', points: 1 } } },
    })
    playPhase(match)
    expect(match.setting.ground.name(match.position.supplies.place[1]!)).toBe('I-5019')
  })
})

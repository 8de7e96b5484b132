import { Listing, phaseNow, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { newBot } from '../bot.ts'
import { SOVIET } from '../counters.ts'
import { efs } from '../index.ts'
import { type Given, type Played, position } from '../position.fixture.ts'
import { cutOff, holders } from './holders.ts'
import { placeValue } from './places.ts'
import { study } from './survey.ts'
import { CAREFUL } from './temper.ts'

/** A bot answers for everybody until the phase is over. */
function playPhase({ position: s, setting }: Played): void {
  const { id } = phaseNow(s)
  const listing = new Listing(efs)
  const view = efs.blank(setting)
  const bot = newBot()
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

/** A panzer unit at the east edge. */
const LEAVER = { 'g:6/3Pz': 'H7003' }

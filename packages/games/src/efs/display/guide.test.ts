import { describe, expect, it } from 'vitest'
import { attack, codeOf, settle, until } from '../combat/battle.fixture.ts'
import { display } from '../display.ts'
import { asked, at, begin, choices, type Played, phaseOf, say } from '../position.fixture.ts'

/** The first step that is still to be done, counted from 1. */
function stepOf(match: Played): number {
  const steps = display.guide(match.setting.scenario)
  const open = steps.findIndex((step) => !step.isDone(match.position))
  return open === -1 ? steps.length + 1 : open + 1
}

/** Nobody does anything until a phase begins. */
function passTo(match: Played, phase: string): Played {
  while (phaseOf(match) !== phase) say(match, choices(match).includes('done') ? 'done' : choices(match)[0]!)
  return match
}

/** All of a stack go together. */
const march = (match: Played, to: string, first: string, ...others: string[]): Played =>
  say(match, `move ${first}`, ...others.map((unit) => `join ${unit}`), `to ${to}`, 'stop')

const TENTH = ['g:69/10Pz', 'g:86/10Pz', 'g:90/10Pz']
const THIRD = ['g:6/3Pz', 'g:3/3Pz', 'g:394/3Pz', 'g:1/3Pz', 'g:XXIVEng']
const EIGHTEENTH = ['g:18/18Pz', 'g:52/18Pz', 'g:101/18Pz', 'g:88/18Pz', 'g:413Eng']

describe('the guide to Minsk', () => {
  it('walks both rounds of 22 June, a step at a time', () => {
    const match = begin('minsk')
    expect(stepOf(match)).toBe(1)
    march(match, 'D2525', 'g:7/10Pz', ...TENTH)
    expect(stepOf(match)).toBe(2)
    say(match, 'done')
    expect(stepOf(match)).toBe(3)

    attack(match, 'D3026', 'g:31ID', 'g:45ID', 'g:34ID', 'g:XIIEng')
    expect(stepOf(match)).toBe(4)
    attack(match, 'D2623', 'g:131ID', 'g:167ID')
    attack(match, 'D2924', ...EIGHTEENTH)
    attack(match, 'D3128', ...THIRD)
    say(match, 'done')
    expect(stepOf(match)).toBe(5)

    say(until(match, 'missions'), 'fly g:air:I/StG77', 'over D3026', 'fly g:air:II/StG77', 'over D3026', 'done')
    expect(stepOf(match)).toBe(6)
    say(until(match, 'combat'), 'fight D3026', 'bombard')
    say(match, 'support g:XIIArt', 'support g:84Art', 'support g:EArt', 'support g:69Art', 'engineers', 'roll')
    settle(match)
    expect(stepOf(match)).toBe(7)
    for (const hex of ['D2623', 'D2924', 'D3128']) settle(say(match, `fight ${hex}`, 'roll'))
    expect(stepOf(match)).toBe(8)

    expect(phaseOf(match)).toBe('first axis motorized movement')
    march(match, 'D2826', 'g:7/10Pz', ...TENTH)
    expect(stepOf(match)).toBe(9)

    passTo(match, 'axis movement')
    expect(stepOf(match)).toBe(9)
    say(match, 'haul D2828', 'to D3028')
    expect(stepOf(match)).toBe(10)
    say(match, 'done')
    attack(match, 'D3030', 'g:267ID', 'g:1/1Kav', 'g:2/1Kav')
    say(match, 'done')
    expect(stepOf(match)).toBe(11)
    say(until(match, 'combat'), 'fight D3030', 'draw D3028', 'roll')
    settle(match)
    expect(codeOf(match)).toBe('B5')
    expect(stepOf(match)).toBe(12)

    passTo(match, 'axis engineering')
    expect([at(match, 'g:45ID'), choices(match, 'convert')]).toEqual(['D3026', ['D3026']])
    say(match, 'convert D3026', 'done')
    expect(stepOf(match)).toBe(13)
  })

  it('lets who goes his own way pass: a step is done once its phase is over', () => {
    const match = begin('minsk')
    const seen = new Set<number>()
    while (asked(match) !== 'over' && match.position.turn === 1) {
      seen.add(stepOf(match))
      say(match, choices(match).includes('done') ? 'done' : choices(match)[0]!)
    }
    expect(stepOf(match)).toBe(13)
    // Steps of phases that nobody is asked in are passed over with them.
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 3, 8, 9, 10, 12, 13])
  })

  it('speaks of hexes that are on the map, in few words', () => {
    const { ground } = begin('minsk').setting
    const steps = display.guide('minsk')
    for (const { text } of steps)
      for (const [hex] of text.matchAll(/[CD]\d{4}/g)) expect([hex, ground.find(hex) > 0]).toEqual([hex, true])
    expect(Math.max(...steps.map(({ text }) => text.length))).toBeLessThanOrEqual(180)
  })
})

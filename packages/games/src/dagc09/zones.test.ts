import { describe, expect, it } from 'vitest'
import { cost, position, refusal, say } from './position.fixture.ts'
import { pieces } from './state.ts'

const german = (units: Record<string, unknown>) => position({ phase: 'german move', turn: 2, units })
const soviet = (units: Record<string, unknown>) => position({ phase: 'soviet move', turn: 2, units })

describe('8 zones of control', () => {
  it('8.1a all six hexes, across rivers, sea and lake, whatever the unit and its supply', () => {
    for (const hex of ['2813', '2113', '1804', '4615']) {
      const { position: s, setting } = german({ 'g:Minsk': hex })
      const { ground } = setting
      for (const next of ground.ring(ground.parse(hex), 1)) expect(pieces.inZone(s, 1, next)).toBe(true)
      expect(pieces.inZone(s, 1, ground.parse(hex))).toBe(false)
    }
  })

  it('8.1b zones of both sides lie in one hex', () => {
    const { position: s, setting } = german({ 'g:1': '2812', 'r:8': '2814' })
    const hex = setting.ground.parse('2813')
    expect([pieces.inZone(s, 1, hex), pieces.inZone(s, 2, hex)]).toEqual([true, true])
  })

  it('8.3a one point more into a zone', () => {
    expect(cost(german({ 'g:1': '2811', 'r:8': '2814' }), 'g:1', '2813')).toBe(3)
  })

  it('8.3b one point more out of a zone', () => {
    expect(cost(german({ 'g:1': '2813', 'r:8': '2814' }), 'g:1', '2812')).toBe(2)
  })

  it('8.3c, E09-12 from zone to zone in clear terrain costs three', () => {
    expect(cost(german({ 'g:1': '2813', 'r:8': '2913' }), 'g:1', '2814')).toBe(3)
  })

  it('8.3d however many enemies project it', () => {
    const units = { 'g:1': '2813', 'r:8': '2913', 'r:42': '2913', 'r:67': '2714' }
    expect(cost(german(units), 'g:1', '2814')).toBe(3)
  })

  it('8.3e no Soviet step from zone to zone into a German entrenchment, at any cost', () => {
    const match = soviet({ 'r:8': '3400', 'g:6': '3500', 'g:9': '3301' })
    expect(refusal(say(match, 'move r:8'), 'to 3401')).toMatchObject({ rule: '8.3' })
  })

  it('8.3e from outside a zone it is free to', () => {
    const match = soviet({ 'r:8': '2501', 'g:6': '2703', 'g:1': '2403' })
    expect(refusal(say(match, 'move r:8'), 'to 2502')).toBe(null)
  })

  it('8.3e, R09-31 also where the Soviets hold the entrenchment', () => {
    const match = soviet({ 'r:8': '3400', 'r:42': '3401', 'g:6': '3500', 'g:9': '3301' })
    expect(refusal(say(match, 'move r:8'), 'to 3401')).toMatchObject({ rule: '8.3' })
  })

  it('8.3e Germans may', () => {
    const match = german({ 'g:1': '2602', 'r:8': '2601', 'r:42': '2401' })
    expect(refusal(say(match, 'move g:1'), 'to 2502')).toBe(null)
  })

  it('8.4b a friend does not negate a zone for movement', () => {
    expect(cost(german({ 'g:1': '2811', 'g:2': '2813', 'r:8': '2814' }), 'g:1', '2813')).toBe(4)
  })

  it('8.6a German zones reach into Soviet entrenchments', () => {
    const { position: s, setting } = german({ 'g:1': '3102' })
    expect(pieces.inZone(s, 1, setting.ground.parse('3101'))).toBe(true)
    expect(cost(soviet({ 'r:8': '3201', 'g:1': '3102' }), 'r:8', '3101')).toBe(3)
  })
})

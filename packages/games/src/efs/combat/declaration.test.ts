import { describe, expect, it } from 'vitest'
import { asked, at, choices, explain, position, refusal, say } from '../position.fixture.ts'
import { attack, codeOf, fight, settle, struck, until } from './battle.fixture.ts'

/** The Soviets before 2030 on turn 7, as in the tutorial. */
const before2030 = (more: Record<string, unknown> = {}, dice: readonly number[] = []) =>
  position({
    phase: 'soviet declaration',
    turn: 7,
    units: {
      'g:413Eng': { place: '2030', face: 1 },
      'g:88/18Pz': { place: '2029', face: 1 },
      's:12/1Mos': '2129',
      's:1Minsk': '2130',
      ...more,
    },
    dice,
  })

describe('12.1 the duty to attack', () => {
  it('11.1 step 79: who attacks 2030 from 2129 owes an attack on 2029', () => {
    const match = attack(before2030(), '2030', 's:12/1Mos')
    expect(refusal(match, 'done')).toEqual({
      rule: '12.1',
      because: 'enemies in I-2029 control attackers of I-2030, and are not attacked',
    })
  })

  it('12.1, E-R26 the other hex may be attacked by the same units, or by others', () => {
    const together = say(before2030(), 'attack 2030', 'join s:12/1Mos', 'also 2029', 'declare', 'done')
    expect(codeOf(together)).not.toBe('C2')
    const apart = before2030({ 's:115/57Tk': '2129' })
    attack(apart, '2030', 's:12/1Mos')
    attack(apart, '2029', 's:115/57Tk')
    expect(codeOf(say(apart, 'done'))).not.toBe('C2')
  })

  it('12.1 nothing is owed from a hex that one enemy controls', () => {
    expect(codeOf(say(attack(before2030(), '2030', 's:1Minsk'), 'done'))).not.toBe('C2')
  })

  it('12.1 enemies without a zone need not be attacked', () => {
    const units = { 's:12/1Mos': '2129', 's:29+49': '2128', 'g:88/18Pz': '2030', 'g:817Art': '2029' }
    const match = position({ phase: 'soviet declaration', units })
    expect(codeOf(say(attack(match, '2030', 's:12/1Mos'), 'done'))).not.toBe('C2')
  })

  it('12.1, E-R26 attacks that owe another can be called off together, and those that then owe one', () => {
    const match = before2030({ 's:115/57Tk': '2129' })
    expect(refusal(match, 'waive')).toEqual({ rule: '12.1', because: 'no attack owes another' })
    say(attack(match, '2030', 's:12/1Mos'), 'waive')
    expect(match.position.hexes.attack.some((one) => one !== 0)).toBe(false)
    expect(match.position.units.attack.some((one) => one !== 0)).toBe(false)
  })

  it('12.1 attacking is voluntary', () => {
    expect(codeOf(say(before2030(), 'done'))).toBe('C5')
  })
})

describe('12.2 attacks', () => {
  it('12.2 initial odds of 1-4 at least, without guns', () => {
    const units = { 'g:18/18Pz': '2030', 's:1Minsk': '2130', 's:29+49': '2131' }
    const match = say(position({ phase: 'soviet declaration', units }), 'attack 2030', 'join s:1Minsk')
    expect(refusal(match, 'declare')).toEqual({ rule: '12.2', because: '1 against 6 is less than 1-4' })
  })

  it('12.2 all attackers are next to all hexes of an attack', () => {
    const match = say(before2030(), 'attack 2030', 'join s:1Minsk')
    expect(refusal(match, 'also 2029')).toEqual({ rule: '12.2', because: 's:1Minsk is not next to I-2029' })
    expect(refusal(match, 'declare')).toBeNull()
    say(match, 'back', 'attack 2029', 'join s:12/1Mos', 'also 2030')
    expect(refusal(match, 'join s:1Minsk')).toEqual({ rule: '12.2', because: 's:1Minsk is not next to I-2029' })
  })

  it('12.11 a hex is attacked once, and a unit attacks once', () => {
    const match = attack(before2030({ 's:115/57Tk': '2130' }), '2030', 's:1Minsk')
    expect(refusal(match, 'attack 2030')).toEqual({ rule: '12.11', because: 'I-2030 is under attack' })
    say(match, 'attack 2029')
    expect(choices(match, 'join')).toEqual(['s:12/1Mos'])
    expect(refusal(match, 'join s:1Minsk')).toEqual({ rule: '12.11', because: 's:1Minsk is in an attack' })
  })

  it('12.11 a declared attack can be called off until all are declared', () => {
    const match = say(attack(before2030(), '2030', 's:1Minsk'), 'calloff 2030')
    expect(refusal(match, 'attack 2030')).toBeNull()
    expect(refusal(match, 'calloff 2030')).toEqual({ rule: '12.11', because: 'I-2030 is not under attack' })
  })

  it('13.1 guns, headquarters and machine guns do not attack', () => {
    const units = { 'g:88/18Pz': '2030', 's:29+49': '2130', 's:13A': '2130', 's:1Minsk': '2130' }
    const match = say(position({ phase: 'soviet declaration', units }), 'attack 2030')
    expect(choices(match, 'join')).toEqual(['s:1Minsk'])
    expect(refusal(match, 'join s:29+49')?.rule).toBe('13.1')
    expect(refusal(match, 'join s:13A')).toEqual({ rule: '12.1', because: 's:13A cannot attack' })
  })

  it('7.73 who receives replacements does not attack, 3.53 nor who does not move', () => {
    const match = say(
      before2030({ 's:12/1Mos': { place: '2130', receiving: true }, 's:115/57Tk': { place: '2130', idle: 2 } }),
      'attack 2030',
    )
    expect(refusal(match, 'join s:12/1Mos')?.rule).toBe('7.73')
    expect(refusal(match, 'join s:115/57Tk')).toEqual({ rule: '3.53', because: 's:115/57Tk may only defend' })
  })

  it('15.47b others may join when the attack is carried out, if they owe nothing', () => {
    const match = before2030({ 's:115/57Tk': '2130' })
    fight(say(attack(match, '2030', 's:1Minsk'), 'done'), '2030')
    expect(refusal(match, 'add s:12/1Mos')?.rule).toBe('12.1')
    say(match, 'add s:115/57Tk')
    expect(refusal(match, 'add s:1Minsk')?.rule).toBe('12.11')
  })

  it('15.1 attacks are carried out in any order', () => {
    const match = before2030({ 's:115/57Tk': '2130' })
    attack(match, '2029', 's:12/1Mos')
    attack(match, '2030', 's:1Minsk')
    until(say(match, 'done'), 'combat')
    expect(choices(match)).toEqual(['fight I-2029', 'fight I-2030'])
  })
})

/** Lepel: two tank regiments and their infantry beside one German regiment. */
const corps = (turn: number, more: Record<string, unknown> = {}, dice: readonly number[] = []) =>
  position({
    scenario: 'lepel',
    turn,
    phase: 'soviet declaration',
    units: {
      'g:7/7Pz': '2718',
      's:27/14Tk': '2818',
      's:28/14Tk': '2818',
      's:14/14Tk': '2818',
      ...more,
    },
    set: { mandated: { due: 2, missed: 0, made: 0 } },
    dice,
  })

describe('12.3 Mandated Attacks', () => {
  it('12.33 3-2 with six steps counts', () => {
    const tooFew = { rule: '12.33', because: 'odds or steps are too few for a Mandated Attack' }
    // 12 against 8, and against 11.
    const eight = { 'g:6/7Pz': '2718', 'g:37/7Pz': '2718' }
    const match = say(corps(8, eight), 'attack 2718', 'join s:27/14Tk', 'join s:28/14Tk')
    expect(refusal(match, 'mandated')).toEqual(tooFew)
    say(match, 'join s:14/14Tk', 'mandated', 'declare')
    expect(match.position.attacks.mandated[1]).toBe(1)
    const more = say(corps(8, { ...eight, 'g:59/20Pz': '2718' }), 'attack 2718', 'all')
    expect(refusal(more, 'mandated')).toEqual(tooFew)
  })

  it('10.36, 12.33 and in this scenario 3-1 with four steps, but not 3-2', () => {
    const few = say(corps(8), 'attack 2718', 'join s:27/14Tk', 'join s:28/14Tk')
    expect(refusal(few, 'mandated')).toBeNull()
    const more = say(corps(8, { 'g:6/7Pz': '2718' }), 'attack 2718', 'join s:27/14Tk', 'join s:28/14Tk')
    expect(refusal(more, 'mandated')?.rule).toBe('12.33')
    expect(refusal(say(more, 'join s:14/14Tk'), 'mandated')).toBeNull()
  })

  it('12.33 is made when it is carried out', () => {
    const match = corps(8, {}, [7])
    say(match, 'attack 2718', 'join s:27/14Tk', 'join s:28/14Tk', 'join s:14/14Tk', 'mandated', 'declare', 'done')
    settle(say(fight(match, '2718'), 'roll'))
    expect([match.position.mandated.due, match.position.mandated.made]).toEqual([1, 1])
  })

  it('16.33 its asterisk costs one step more', () => {
    const plain = corps(8, {}, [8])
    attack(plain, '2718', 's:27/14Tk', 's:28/14Tk', 's:14/14Tk')
    say(fight(say(plain, 'done'), '2718'), 'roll')
    expect(struck(plain)).toBe('4-1 0 8 1*/R')
    expect(plain.position.battle.attackDue).toBe(1)
    const mandated = corps(8, {}, [8])
    say(mandated, 'attack 2718', 'join s:27/14Tk', 'join s:28/14Tk', 'join s:14/14Tk', 'mandated', 'declare', 'done')
    say(fight(mandated, '2718'), 'roll')
    expect(mandated.position.battle.attackDue).toBe(2)
  })

  it('12.33 no more count than are due, and none of the Axis', () => {
    const match = corps(8, { 's:35/18Tk': '2819', 's:36/18Tk': '2819', 's:18/18Tk': '2819', 'g:63/17Pz': '2920' })
    match.position.mandated.due = 0
    say(match, 'attack 2718', 'join s:27/14Tk', 'join s:28/14Tk', 'join s:14/14Tk')
    expect(refusal(match, 'mandated')).toEqual({ rule: '12.33', because: 'no more Mandated Attacks are due' })
    const axis = position({
      scenario: 'lepel',
      turn: 9,
      phase: 'axis declaration',
      units: { 'g:25/7Pz': '2718', 'g:6/7Pz': '2718', 's:LSMU': '2818' },
      set: { mandated: { due: 2, missed: 0, made: 0 } },
    })
    say(axis, 'attack 2818', 'join g:25/7Pz', 'join g:6/7Pz')
    expect(refusal(axis, 'mandated')?.because).toBe('Moscow mandates Soviet attacks only')
  })
})

describe('what players may ask of an attack', () => {
  it('12.1 what it owes, hex by hex', () => {
    const match = attack(before2030(), '2030', 's:12/1Mos')
    expect(explain(match, 'debt 2030')).toEqual({ value: 1, items: ['12.1 enemies in I-2029 1'] })
    expect(explain(before2030(), 'debt 2030').refusal).toEqual({
      rule: '12.11',
      because: 'I-2030 is not under attack',
    })
  })

  it('12.2 its initial odds, 16.33 and what an asterisk would cost it', () => {
    const match = say(corps(8), 'attack 2718', 'join s:27/14Tk', 'join s:28/14Tk', 'mandated')
    expect(explain(match, 'initial 2718').items).toEqual(['15.6 odds 3-1 7'])
    expect(explain(match, 'star 2718')).toEqual({ value: 1, items: ['12.33 Mandated Attack 1'] })
  })
})

describe('B2 to B4', () => {
  it('15.0 passes to the next movement when nothing was declared', () => {
    const match = say(before2030(), 'done')
    expect([asked(match), codeOf(match), at(match, 's:12/1Mos')]).toEqual(['Soviet movement', 'C5', 'I-2129'])
  })
})

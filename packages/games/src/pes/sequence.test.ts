import { describe, expect, it } from 'vitest'
import { pes } from './index.ts'
import {
  at,
  choices,
  ending,
  isReduced,
  LINE,
  nature,
  type Played,
  position,
  refusal,
  say,
  step,
  story,
  unitsIn,
} from './position.fixture.ts'

const phase = (match: Played): string => pes.phase(match.position).id

describe('5 the sequence of play', () => {
  it('5.2a, 5.4a goes through the phases of a turn and on to the next', () => {
    const match = position({
      phase: 'reinforcements',
      units: { ...LINE, 'g:28': '1700', 'g:31': 'lost', 'r:Kas': 'stavka', 'r:2': 'dead' },
      german: '1700',
      dice: [
        1,
        { draw: 'r:Kas' },
        { pick: 0 },
        { 'each 5d6': [5, 0] },
        { 'each 4d6': [2, 2] },
        6,
        { '2d6': 4 },
        { draw: 'r:2' },
      ],
    })
    const seen = [phase(match)]
    say(match, 'rest')
    seen.push(phase(match))
    match.say('done')
    for (let n = 0; n < 12 && match.position.turn === 2; n++) {
      if (seen.at(-1) !== phase(match)) seen.push(phase(match))
      step(match)
    }
    expect(seen).toEqual(['reinforcements', 'operations', 'stavka', 'moscow', 'administration'])
    expect(match.position.turn).toBe(3)
    expect(phase(match)).toBe('operations')
  })

  it('5.2b, P-R06 skips Phase I on turn 1 and has it on every later turn that brings somebody', () => {
    const match = position({ phase: 'reinforcements', turn: 3, units: { ...LINE, 'g:28': 'lost' } })
    expect(match.decision).toMatchObject({ step: 'arrivals' })
    const first = say(position({ phase: 'set-up', turn: 1, units: {} }), 'prepared', 'done')
    expect(phase(first)).toBe('operations')
  })

  it('5.3a has Phase IV in the planned turn only', () => {
    for (const turn of [6, 7]) {
      const match = position({
        phase: 'operations',
        turn,
        units: LINE,
        set: { plan: { turn: 7, axis: 'northeast' } },
        dice: [{ '6d6': 20 }],
      })
      match.say('done')
      expect(phase(match)).toBe(turn === 7 ? 'southwest' : 'administration')
    }
  })

  it('5.5a lets the player concede at any time', () => {
    expect(ending(say(position({ phase: 'operations', units: LINE }), 'concede'))).toBe('Soviet: conceded')
    const moved = say(position({ phase: 'operations', units: LINE }), 'pick g:5', 'to 1539', 'stop')
    expect(refusal(moved, 'concede')).toBeNull()
    expect(choices(moved)).not.toContain('concede')
    const onTheMarch = say(position({ phase: 'operations', units: LINE }), 'pick g:5')
    expect(ending(say(onTheMarch, 'concede'))).toBe('Soviet: conceded')
  })

  it('5.5a is no answer of nature', () => {
    const match = position({ phase: 'stavka', units: { ...LINE, 'r:Kas': 'stavka' } })
    expect(match.decision).toMatchObject({ side: 0 })
    expect(pes.anytime(match.position)).toEqual([])
    expect(refusal(match, 'concede')?.because).toBe('nobody is asked now')
  })

  it('5.6a, P-R30 winds up in order: garrisons, entrenchments, reorganization, track, and the dice of 13.2', () => {
    const match = position({
      phase: 'operations',
      turn: 4,
      units: { ...LINE, 'r:2': '1939', 'r:EM1': 'recycle', 'r:6': 'dead', 'r:19': 'turn:5', 'r:EM2': 'turn:5' },
      dice: [{ '4d6': 4 }, { draw: 'r:6' }, 2, 5],
    })
    say(match, 'done')
    expect(story(match)).toEqual([
      'Units of garrisons go back to the cup: 1 (8.7)',
      'Entrenchments go back to the cup: 1 (8.9)',
      'Reorganization, dice 4: units back in the cup 4 (7.4)',
      'r:6 goes back to the cup',
      'Soviet reinforcements go into the cup: 2 (7.2)',
      'Southwest Front will attack on turn 6, die 2 (13.2)',
      'Southwest Front will drive northeast, die 5 (13.2)',
      'The check at the end of turn 4 is failed',
    ])
  })
})

describe('7 reinforcements and reorganization', () => {
  it('7.2a moves the next box of the track into the cup, after turns 1 and 4', () => {
    const after = (turn: number): string[] => {
      const units = { ...LINE, 'r:18': 'turn:2', 'r:19': 'turn:5' }
      const dice = [turn === 1 ? 1 : { [`${turn}d6`]: turn }, ...(turn === 4 ? [1, 1] : [])]
      return unitsIn(nature(position({ phase: 'administration', turn, units, dice })), 'cup')
    }
    expect(after(1)).toEqual(['r:18'])
    expect(after(2)).toEqual([])
    expect(after(4)).toEqual(['r:19'])
  })

  it('7.3a brings units in at German points of communications and in Greater Germany, within stacking', () => {
    const match = position({
      phase: 'reinforcements',
      turn: 6,
      units: { 'g:1Pz': 'turn:6', 'g:5': '1939', 'g:6': '1939', 'g:7': '1939', 'g:8': '1939', 'g:17': '1939' },
      german: '1939 2232',
    })
    say(match, 'enter g:1Pz')
    expect(choices(match, 'at')).toHaveLength(38)
    expect(refusal(match, 'at 2027')).toEqual({ rule: '7.3', because: '2027 is Soviet' })
    expect(refusal(match, 'at 2233')?.rule).toBe('7.3')
    say(match, 'at 1939')
    expect(at(match, 'g:1Pz')).toBe('1939')
    expect(phase(match)).toBe('operations')
  })

  it('7.3a brings all in for the player: as far east as they fit, and full units before reduced ones', () => {
    const reduced = { place: 'lost', reduced: true }
    const due = { 'g:5': reduced, 'g:1Pz': 'turn:6', 'g:6Pz': 'turn:6' }
    const there = { 'g:7': '2027', 'g:8': '2027', 'g:17': '2027', 'g:23': '2027' }
    const match = position({ phase: 'reinforcements', turn: 6, units: { ...due, ...there }, german: '1939 2027' })
    say(match, 'rest')
    expect([at(match, 'g:1Pz'), at(match, 'g:6Pz'), at(match, 'g:5')]).toEqual(['2027', '2027', '1939'])
  })

  it('7.3a keeps the units of turn 6 off the map before it', () => {
    const units = { 'g:1Pz': 'turn:6', 'g:28': 'lost' }
    const match = position({ phase: 'reinforcements', turn: 5, units })
    expect(choices(match, 'enter')).toEqual(['g:28'])
    expect(refusal(match, 'enter g:1Pz')).toEqual({ rule: '7.3', because: 'g:1Pz is not due' })
  })

  it('7.3b, 10.7a, 10.7b, P-R16 brings lost units back, divisions on their reduced side', () => {
    const match = position({
      phase: 'reinforcements',
      units: { ...LINE, 'g:28': { place: 'lost', reduced: true }, 'g:GD': 'lost' },
      german: '1939',
    })
    say(match, 'rest')
    expect([at(match, 'g:28'), at(match, 'g:GD')]).toEqual(['1939', '1939'])
    expect([isReduced(match, 'g:28'), isReduced(match, 'g:GD')]).toEqual([true, false])
  })

  it('7.4a, P-R08, PX-13 throws as many dice as the turn and takes no more than there are', () => {
    const match = position({
      phase: 'administration',
      turn: 3,
      units: { ...LINE, 'r:2': 'dead', 'r:6': 'dead', 'r:FZ58': 'aside', 'r:Kas': 'spent' },
      dice: [{ '3d6': 11 }, { draw: 'r:6' }, { draw: 'r:2' }],
    })
    nature(match)
    expect(unitsIn(match, 'cup')).toEqual(['r:2', 'r:6'])
    expect([at(match, 'r:FZ58'), at(match, 'r:Kas')]).toEqual(['aside', 'spent'])
  })

  it('7.4b, 4.8b does not reduce the tally', () => {
    const match = position({
      phase: 'administration',
      turn: 1,
      units: { ...LINE, 'r:2': 'dead' },
      set: { tally: 20 },
      dice: [1, { draw: 'r:2' }],
    })
    expect(nature(match).position.tally).toBe(20)
  })
})

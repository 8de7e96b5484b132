import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import { at, choices, type Given, type Played, position, refusal, say, settingNamed } from '../position.fixture.ts'

const goals = (match: Played, verb: string): string[] =>
  choices(match).flatMap((text) => (text.startsWith(`${verb} `) ? [text.slice(verb.length + 1)] : []))

describe('4.26a points of a journey that do not suffice for a ferry', () => {
  const setting = settingNamed('guderian', { ferryRail: 'on' })
  const { ground, rails, isRail } = setting
  const [hex, to] = [ground.parse('H5731'), ground.parse('H5631')]
  const bridge = setting.bridges.findIndex(
    (ends) => [ends.hex, ends.to].includes(hex) && [ends.hex, ends.to].includes(to),
  )
  const all = [...isRail.keys()].filter((one) => isRail[one] === 1).map((one) => ground.name(one))

  /** All railways are those of the Axis, and a ferry takes the place of a bridge. */
  const waiting = (units: Given['units'], option: 'on' | 'off' = 'on', more: Given['set'] = {}): Played =>
    position({
      scenario: 'guderian',
      options: { ferryRail: option },
      phase: 'axis movement',
      turn: 30,
      axis: all,
      units,
      set: {
        lines: Object.fromEntries(all.map((one) => [one, { rail: 'Axis' }])),
        spans: { 'g:ferry1': { place: ground.name(hex), to: ground.name(to) } },
        crossings: { [setting.bridgeIds[bridge]!]: { damage: 2 } },
        ...more,
      },
    })

  /** How far it is by rail from a hex, with the ferry closed. */
  function farFrom(start: number): Map<number, number> {
    const far = new Map([[start, 0]])
    const queue = [start]
    for (const one of queue)
      for (let way = one * 6; way < one * 6 + 6; way++) {
        const next = rails[way]!
        const isFerry = (one === hex && next === to) || (one === to && next === hex)
        if (next === 0 || far.has(next) || isFerry) continue
        far.set(next, far.get(one)! + 1)
        queue.push(next)
      }
    return far
  }

  const near = farFrom(hex)
  const beyond = farFrom(to)
  const at35 = ground.name([...near].find(([, far]) => far === 35)![0])
  /** Too far for sixty points, on either way, and near enough with 25 more. */
  const at70 = ground.name([...near].find(([one, far]) => far > 60 && far <= 85 && beyond.get(one)! > 30)![0])
  const there = ground.name(hex)

  it('4.26a are there on the next turn, beside the sixty', () => {
    const match = say(waiting({ 'g:413Eng': at35 }), 'move g:413Eng', `rail ${there}`)
    expect(at(match, 'g:413Eng')).toBe(there)
    match.position.turn = 31
    efs.beginPhase(match.position, 'axis movement', seededDice('rails'))
    say(match, 'move g:413Eng')
    expect(goals(match, 'rail')).toContain(at70)
  })

  it('4.26a are gone a turn later', () => {
    const kept = { tickets: { 'g:131ID': { points: 25, turn: 29 } } }
    expect(goals(say(waiting({ 'g:131ID': there }, 'on', kept), 'move g:131ID'), 'rail')).toContain(at70)
    const late = { tickets: { 'g:131ID': { points: 25, turn: 28 } } }
    expect(refusal(say(waiting({ 'g:131ID': there }, 'on', late), 'move g:131ID'), `rail ${at70}`)?.rule).toBe('11.1')
  })

  it('4.26a are kept neither by who could cross nor where no ferry is', () => {
    const short = ground.name([...near].find(([, far]) => far === 20)![0])
    const crossing = say(waiting({ 'g:131ID': short }), 'move g:131ID', `rail ${there}`)
    const elsewhere = say(waiting({ 'g:131ID': there }), 'move g:131ID', `rail ${at35}`)
    for (const match of [crossing, elsewhere])
      expect([...match.position.tickets.points].every((n) => n === 0)).toBe(true)
  })

  it('4.26a a stack goes as far as all of it can', () => {
    const one = { tickets: { 'g:413Eng': { points: 25, turn: 29 } } }
    const match = say(waiting({ 'g:413Eng': there, 'g:XLVIEng': there }, 'on', one), 'move g:413Eng')
    expect(goals(match, 'rail')).toContain(at70)
    say(match, 'join g:XLVIEng')
    expect(refusal(match, `rail ${at70}`)?.rule).toBe('11.1')
  })

  it('E-R73 supply keeps nothing', () => {
    const msu = { supplies: { 'supply 1': { place: at35, side: 'Axis', points: 1 } } }
    const match = say(waiting({}, 'on', msu), `haul ${at35}`, `rail ${there}`)
    expect([...match.position.tickets.points].every((n) => n === 0)).toBe(true)
  })

  it('4.26a is an option: usually nothing is kept', () => {
    const match = say(waiting({ 'g:131ID': at35 }, 'off'), 'move g:131ID', `rail ${there}`)
    expect(match.position.tickets.points).toHaveLength(0)
  })
})

describe('14.66a railways under interdiction', () => {
  it('14.66a an interdicted hex takes twelve points, 14.65 for the Soviets', () => {
    const setting = settingNamed('guderian')
    const { ground, rails } = setting
    const match = position({
      scenario: 'guderian',
      phase: 'soviet movement',
      turn: 30,
      units: { 's:258RD': 'H7021' },
      interdiction: { H6418: 1 },
    })
    const zone = new Set([
      ground.parse('H6418'),
      ...ground.neighbours.subarray(ground.parse('H6418') * 6, ground.parse('H6418') * 6 + 6),
    ])
    /** The cheapest way to each hex, by trying again until nothing gets cheaper. */
    const cheapest = new Map([[ground.parse('H7021'), 0]])
    for (let isCheaper = true; isCheaper; ) {
      isCheaper = false
      for (const [hex, cost] of [...cheapest])
        for (const next of rails.subarray(hex * 6, hex * 6 + 6)) {
          const price = cost + (zone.has(next) ? 12 : 1)
          if (next === 0 || price >= (cheapest.get(next) ?? 61)) continue
          cheapest.set(next, price)
          isCheaper = true
        }
    }
    const expected = [...cheapest.keys()].filter((hex) => hex !== ground.parse('H7021')).sort((a, b) => a - b)
    expect(goals(say(match, 'move s:258RD'), 'rail')).toEqual(expected.map((hex) => ground.name(hex)))
    expect([...cheapest].some(([hex]) => zone.has(hex))).toBe(true)
  })
})

describe('4.26c Soviet railways beyond the map', () => {
  const by = (units: Given['units'], more: Partial<Given> = {}): Played =>
    position({
      scenario: 'dnepr',
      options: { railLinks: 'on' },
      phase: 'soviet movement',
      turn: 15,
      units,
      ...more,
    })

  it('4.26c lead from one hex of the edge to another, and trains go on from there', () => {
    const match = say(by({ 's:100RD': 'I-7013' }), 'move s:100RD')
    const to = goals(match, 'rail')
    expect(to).toContain('H7004')
    expect(to).toContain('H7021')
    // 13 and 55, or 48 and 20: more than sixty.
    expect(to).not.toContain('H7033')
    say(match, 'rail H7004')
    expect(at(match, 's:100RD')).toBe('H7004')
    expect(match.position.depot.railed[SOVIET]).toBe(4)
  })

  it('4.26c are all or nothing', () => {
    const { rails, isRail, ground } = settingNamed('smolensk')
    const start = ground.parse('I-7013')
    const way = [start]
    for (let hex = start; way.length < 50; way.push(hex))
      hex = rails.subarray(hex * 6, hex * 6 + 6).findLast((next) => next !== 0 && !way.includes(next))!
    /** The Soviets hold this one railway, and I-7028, which is 18 points away from its end. */
    const axis = [...isRail.keys()]
      .filter((hex) => isRail[hex] === 1 && !way.includes(hex) && ground.name(hex) !== 'I-7028')
      .map((hex) => ground.name(hex))
    const from = (steps: number): string[] =>
      goals(
        say(
          position({
            scenario: 'smolensk',
            options: { railLinks: 'on' },
            phase: 'soviet movement',
            turn: 15,
            axis,
            units: { 's:100RD': ground.name(way[steps]!) },
          }),
          'move s:100RD',
        ),
        'rail',
      )
    expect(from(42)).toContain('I-7028')
    expect(from(43)).toContain('I-7013')
    expect(from(43)).not.toContain('I-7028')
  })

  it('4.26c lead nowhere where the enemy holds the end', () => {
    const match = by({ 's:100RD': 'I-7013' }, { axis: ['H7004', 'H7021'] })
    const to = goals(say(match, 'move s:100RD'), 'rail')
    expect(to).toContain('H7007')
    expect(to).not.toContain('H7021')
  })

  it('4.26c are not interdicted', () => {
    const match = by({ 's:100RD': 'I-7023' }, { interdiction: { H7033: 1, 'I-7023': 1 } })
    expect(goals(say(match, 'move s:100RD'), 'rail')).toContain('H7033')
  })

  it('4.26c bring reinforcements of the south edge in elsewhere', () => {
    const given = { 's:135RD': { place: 'arriving', due: 13 } }
    const match = say(by(given), 'enter s:135RD')
    expect(goals(match, 'rail')).toContain('I-7023')
    const usual = say(
      position({ scenario: 'dnepr', phase: 'soviet movement', turn: 15, units: given }),
      'enter s:135RD',
    )
    expect(goals(usual, 'rail')).not.toContain('I-7023')
  })

  it('4.26c take supply too, and are an option', () => {
    const stocked = (option: 'on' | 'off'): Played =>
      position({
        scenario: 'dnepr',
        options: { railLinks: option },
        phase: 'soviet movement',
        turn: 15,
        units: {},
        set: { supplies: { 'supply 1': { place: 'I-7028', side: 'Soviet', points: 1 } } },
      })
    expect(goals(say(stocked('on'), 'haul I-7028'), 'rail')).toContain('H7033')
    expect(refusal(say(stocked('off'), 'haul I-7028'), 'rail H7033')?.rule).toBe('11.1')
  })
})

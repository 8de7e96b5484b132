import { heardBy, Match, narrate, SPECTATOR, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { GERMAN, SOVIET } from './counters.ts'
import { dagc09 } from './index.ts'
import { choices, type Played, position, refusal, say } from './position.fixture.ts'
import { pieces, type State } from './state.ts'

/** Two Soviet stacks: r:42 lies below r:8, r:67 below r:54. */
const STACKS = {
  'r:8': { place: '2813', order: 1 },
  'r:42': { place: '2813', order: 2 },
  'r:54': { place: '2816', order: 1 },
  'r:67': { place: '2816', order: 2 },
  'g:1': '3326',
}
const soviet = (units: Record<string, unknown> = STACKS, given = {}) =>
  position({ phase: 'soviet move', turn: 2, units, ...given })

const viewOf = ({ position: s, setting }: Played, side = GERMAN): State => {
  const view = dagc09.blank(setting)
  dagc09.view(s, side, view)
  return view
}

/** What a side sees in a hex, from the top. */
function seen(match: Played, hex: string, side = GERMAN): string[] {
  const view = viewOf(match, side)
  const found: string[] = []
  for (let unit = pieces.first(view, match.setting.ground.parse(hex)); unit !== 0; unit = pieces.next(view, unit))
    found.push(pieces.isUnknown(view, unit) ? '?' : match.setting.unitIds[unit]!)
  return found
}

/** What a side has heard of the last answer. */
function heard(match: Played, side = GERMAN): string[] {
  const { said, told } = heardBy(match.entries.at(-1)!, side)
  const name = dagc09.naming(match.setting)
  const answer =
    said === null ? [] : [said.template.replace(/\{(\w+)\}/g, (_, kind) => name(kind, said.operands.at(-1)!))]
  return [...answer, ...told.map((one) => narrate(dagc09, match.setting, one))]
}

describe('6.8 fog of war', () => {
  it('6.8a the Soviet sees all German stacks, and his own', () => {
    const match = soviet({ ...STACKS, 'g:2': { place: '3326', order: 2 } })
    expect(seen(match, '3326', SOVIET)).toEqual(['g:1', 'g:2'])
    expect(seen(match, '2813', SOVIET)).toEqual(['r:8', 'r:42'])
  })

  it('6.8b, R09-14 the German sees the top of a Soviet stack and how high it is', () => {
    expect(seen(soviet(), '2813')).toEqual(['r:8', '?'])
  })

  it('6.8b so do spectators', () => {
    expect(seen(soviet(), '2813', SPECTATOR)).toEqual(['r:8', '?'])
  })

  it('6.8b nothing else of a unit below the top is in his view', () => {
    const match = soviet({ ...STACKS, 'r:42': { place: '2813', order: 2, reduced: true } })
    const view = viewOf(match)
    expect(view.units.reduced.includes(1)).toBe(false)
  })

  it('R09-14 dead pile and turn track are open', () => {
    const match = soviet({ ...STACKS, 'r:22': { dead: true } })
    const view = viewOf(match)
    const { kinds } = match.setting
    expect([view.units.dead[kinds.unit.read('r:22')], view.units.waiting[kinds.unit.read('r:1Pol')]]).toEqual([1, 1])
  })

  it('R09-14 worlds that look the same put units there that are on neither', () => {
    const match = soviet({ ...STACKS, 'r:22': { dead: true } })
    const world = dagc09.blank(match.setting)
    const found = new Set<string>()
    for (let n = 0; n < 40; n++) {
      dagc09.resample(viewOf(match), GERMAN, seededDice(`${n}`), world)
      const below = pieces.next(world, pieces.first(world, match.setting.ground.parse('2813')))
      found.add(match.setting.unitIds[below]!)
    }
    expect(found.size).toBeGreaterThan(5)
    for (const id of ['r:22', 'r:1Pol', 'r:13', 'r:8', 'r:54']) expect(found).not.toContain(id)
  })
})

describe('R09-14 the order of stacks', () => {
  it('may be changed at any question put to the Soviet, and the German hears who is on top', () => {
    const match = soviet()
    say(match, 'swap 2813')
    expect([seen(match, '2813'), heard(match)]).toEqual([
      ['r:42', '?'],
      ['swap 2813', 'r:42 is now on top in 2813'],
    ])
  })

  it('once a stack and phase', () => {
    const match = soviet()
    say(match, 'swap 2813')
    expect(refusal(match, 'swap 2813')).toEqual({ rule: '6.8', because: 'the order in 2813 was changed in this phase' })
    expect(refusal(match, 'swap 2816')).toBe(null)
    say(match, 'done')
    expect(refusal(match, 'swap 2813')).toBe(null)
  })

  it('also while a unit is in hand', () => {
    const match = say(soviet(), 'move r:54')
    expect(refusal(match, 'swap 2813')).toBe(null)
  })

  it('also when the German turn is interrupted', () => {
    expect(refusal(position({ phase: 'interdiction', turn: 2, units: STACKS }), 'swap 2813')).toBe(null)
  })

  it('not when the German is asked, and not for his stacks', () => {
    const match = position({ phase: 'german move', turn: 2, units: STACKS })
    expect(refusal(match, 'swap 2813')).toMatchObject({ rule: '6.8' })
    expect(refusal(soviet({ ...STACKS, 'g:2': '3326' }), 'swap 3326')).toMatchObject({ rule: '6.8' })
    expect(refusal(soviet(), 'swap 2900')).toEqual({ rule: '6.8', because: 'no Soviet stack is in 2900' })
  })

  it('cannot be undone: the German has seen it', () => {
    const match = soviet()
    say(match, 'swap 2813')
    expect(match.undoPoint()).toBe(-1)
  })
})

describe('6.8 what is seen of moves', () => {
  it('a unit from below is a unit from a hex until it lies on top or alone', () => {
    const match = soviet()
    say(match, 'move r:42')
    expect(heard(match)).toEqual(['move a unit from 2813'])
    expect(pieces.isUnknown(viewOf(match), viewOf(match).march.unit)).toBe(true)
    say(match, 'to 2913')
    expect([seen(match, '2913'), heard(match)]).toEqual([['r:42'], ['to 2913', 'r:42 moves to 2913']])
  })

  it('what lay below the one that leaves is seen', () => {
    const match = say(soviet(), 'move r:8 2913')
    expect(seen(match, '2813')).toEqual(['r:42'])
  })

  it('a unit that goes below another is not named unless it was known', () => {
    const match = soviet({ ...STACKS, 'r:22': '2913' })
    say(match, 'move r:42', 'under 2913')
    expect([seen(match, '2913'), heard(match)]).toEqual([
      ['r:22', '?'],
      ['under 2913', 'A unit moves to 2913 and lies below'],
    ])
    expect(heard(match, SOVIET)).toContain('r:42 moves to 2913')
  })

  it('a unit that ends on top of another is named', () => {
    const match = soviet({ ...STACKS, 'r:22': '2913' })
    say(match, 'move r:42 2913')
    expect(seen(match, '2913')).toEqual(['r:42', '?'])
  })

  it('dice for points of a unit from below name its hex', () => {
    const match = soviet(STACKS, { turn: 6, dice: [5] })
    say(match, 'move r:42')
    expect(heard(match)).toEqual(['move a unit from 2813', 'A unit in 2813 has 5 movement points'])
  })

  it('nobody but the Soviet goes below', () => {
    const match = position({ phase: 'german move', turn: 2, units: { 'g:1': '2813', 'g:2': '2814' } })
    expect(refusal(say(match, 'move g:1'), 'under 2814')).toMatchObject({ rule: '6.8' })
    expect(choices(match, 'under')).toEqual([])
  })
})

describe('6.8 what is heard of replacements and arrivals', () => {
  const arrivals = (units: Record<string, unknown>) => position({ phase: 'soviet arrivals', turn: 3, units })

  it('a step for a unit below the top is heard of its hex', () => {
    const match = arrivals({
      'r:8': { place: '2000', order: 1 },
      'r:42': { place: '2000', order: 2, reduced: true },
      'g:1': '3326',
    })
    say(match, 'rebuild r:42')
    expect(heard(match)).toEqual(['rebuild a unit in 2000', 'A unit in 2000 is brought to full strength'])
  })

  it('the Soviet is asked even if he has nobody to rebuild, so that this tells nothing', () => {
    const match = position({ phase: 'soviet arrivals', turn: 1, units: { 'r:8': '2000', 'g:1': '3326' } })
    expect(match.decision).toMatchObject({ step: 'arrivals' })
    expect(choices(match, 'rebuild')).toEqual([])
  })

  it('who comes in from the track is seen', () => {
    const match = arrivals({ 'r:8': '2000', 'g:1': '3326' })
    say(match, 'enter r:51 2000')
    expect([seen(match, '2000'), heard(match)]).toEqual([
      ['r:51', '?'],
      ['at 2000', 'r:51 comes in at 2000'],
    ])
  })
})

describe('set-up', () => {
  it('3.6 what is placed is seen, what is put on it hides it', () => {
    const match = Match.begin(dagc09, 'bold', {}, seededDice('fog'))
    say(match, 'place r:5GT 4713', 'place r:5 4713')
    expect(seen(match, '4713')).toEqual(['r:5', '?'])
    say(match, 'lift r:5')
    expect(seen(match, '4713')).toEqual(['r:5GT'])
  })
})

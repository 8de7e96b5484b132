import { describe, expect, it } from 'vitest'
import {
  asked,
  at,
  choices,
  explain,
  flagOf,
  phaseOf,
  pointsLeft,
  position,
  refusal,
  say,
} from '../position.fixture.ts'

const STUKA = 'g:air:II/StG1'
const BOMBER = 'g:air:I/KG53'
const FIGHTER = 'g:air:II/JG52'
const MIG = 's:air:41IAP'
const units = { 'g:15ID': '6121', 's:19RD': '6320', 's:24A': '6218' }

/** Yelnya at the end of a turn; saying `done` rolls for the next. */
const lastTurn = (more: Record<string, unknown>, dice: readonly number[]) =>
  say(position({ scenario: 'yelnya', turn: 35, phase: 'soviet movement', units: { ...units, ...more }, dice }), 'done')

describe('9.2 readiness', () => {
  it('9.2 Axis units are ready on 7, Soviet ones on 5', () => {
    const match = lastTurn(
      { [STUKA]: 'flown', [FIGHTER]: 'flown', [MIG]: 'flown', 's:air:122IAP': 'flown' },
      [7, 8, 5, 6],
    )
    expect([STUKA, FIGHTER, MIG, 's:air:122IAP'].map((id) => at(match, id))).toEqual([
      'ready',
      'flown',
      'ready',
      'flown',
    ])
  })

  it('9.21, 9.22 the damaged throw after those who have flown, and come no further than Flown', () => {
    const match = lastTurn({ [STUKA]: 'damaged', [FIGHTER]: 'flown', [MIG]: 'damaged' }, [7, 4, 5])
    expect([at(match, FIGHTER), at(match, STUKA), at(match, MIG)]).toEqual(['ready', 'flown', 'damaged'])
  })

  it('9.0 nobody throws before the turn of the card', () => {
    const match = position({
      phase: 'soviet movement',
      turn: 5,
      units: { 'g:18/18Pz': '1331', 'g:air:I/StG77': 'flown' },
      dice: [3],
    })
    expect(at(say(match, 'done'), 'g:air:I/StG77')).toBe('ready')
  })
})

const missions = (more: Record<string, unknown>, dice: readonly number[] = []) =>
  position({ scenario: 'yelnya', turn: 36, phase: 'axis interdiction', units: { ...units, ...more }, dice })

describe('14.61 interdiction', () => {
  it('14.61 the level is what survives over a hex, two at most, in the hex and round it, and all have flown', () => {
    const match = missions({ [STUKA]: 'ready', [BOMBER]: 'ready' }, [1, 1, 5])
    say(match, `fly ${STUKA} 6218`, `fly ${BOMBER} 6218`)
    const { hexes, setting } = { hexes: match.position.hexes, setting: match.setting }
    const level = (hex: string) => hexes.zoi[setting.ground.parse(hex)]
    expect([level('6218'), level('6217'), level('6216')]).toEqual([2, 2, 0])
    expect([at(match, STUKA), at(match, BOMBER)]).toEqual(['flown', 'flown'])
  })

  it('14.21b three over a hex', () => {
    const match = missions({ [STUKA]: 'ready', [BOMBER]: 'ready', [FIGHTER]: 'ready', 'g:air:I/SKG210': 'ready' })
    say(match, `fly ${STUKA} 6218`, `fly ${BOMBER} 6218`, `fly ${FIGHTER} 6218`, 'fly g:air:I/SKG210')
    expect(refusal(match, 'over 6218')).toEqual({ rule: '14.21b', because: '3 air units are over I-6218' })
  })

  it('14.24 who is not ready stays, and Soviets meet only those who fly', () => {
    const match = missions({ [STUKA]: 'ready', [BOMBER]: 'flown', [MIG]: 'ready', 's:air:4ShAP': 'ready' })
    expect(refusal(match, `fly ${BOMBER}`)?.because).toBe(`${BOMBER} is not ready`)
    say(match, `fly ${STUKA} 6218`)
    expect(phaseOf(match)).toBe('soviet interception')
    expect(refusal(match, 'fly s:air:4ShAP')?.rule).toBe('14.12')
    expect(choices(say(match, `fly ${MIG}`), 'over')).toEqual(['I-6218'])
    expect(refusal(match, 'over 6220')).toEqual({ rule: '14.24', because: 'no enemy flies over I-6220' })
  })

  it('14.66b command falls by the level, and a die of no more than the level puts an HQ out of order', () => {
    const match = missions({ [BOMBER]: 'ready' }, [1, 1])
    say(match, `fly ${BOMBER} 6218`)
    expect(flagOf(match, 's:24A', 'nonOp')).toBe(true)
    const other = missions({ [BOMBER]: 'ready' }, [1, 2])
    say(other, `fly ${BOMBER} 6218`)
    expect([flagOf(other, 's:24A', 'nonOp'), explain(other, 'command s:24A').value]).toEqual([false, 2])
  })

  it('14.65 roads lose their rate but in woods', () => {
    const at36 = {
      scenario: 'yelnya',
      turn: 36,
      phase: 'soviet motorized movement',
      units: { 's:102Tk': '5315', 'g:23ID': '6025' },
    }
    const free = say(position(at36), 'move s:102Tk')
    const cut = say(position({ ...at36, interdiction: { 5415: 1 } }), 'move s:102Tk')
    expect(explain(free, 'cost 5415').value).toBe(2)
    expect(explain(cut, 'cost 5415').value).toBeGreaterThanOrEqual(4)
    const intoWoods = position({
      phase: 'soviet motorized movement',
      units: { 's:6/1Mos': '1829', 'g:53Nbw': '1132' },
      interdiction: { 1728: 1 },
    })
    expect(explain(say(intoWoods, 'move s:6/1Mos'), 'cost 1728').value).toBe(4)
    expect(pointsLeft(say(intoWoods, 'to 1728'))).toBe(4)
    const paid = explain(cut, 'cost 5415').value / 4
    expect([pointsLeft(say(free, 'to 5415')), pointsLeft(say(cut, 'to 5415'))]).toEqual([4.5, 5 - paid])
  })

  it('14.61, E-R38 interdiction troubles the Soviets, not the Axis', () => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis movement',
      units: { 'g:69/10Pz': '5315', 's:43A': '6326' },
      interdiction: { 5415: 1 },
    })
    expect(explain(say(match, 'move g:69/10Pz'), 'cost 5415').value).toBe(2)
  })
})

describe('10.33 markers of the set-up at Lepel', () => {
  it('10.33 the Axis player places two, one lies on the 20th Army, and no HQ throws', () => {
    const match = position({
      scenario: 'lepel',
      turn: 8,
      phase: 'axis set-up',
      units: { 's:20A': '3320', 's:22A': '2110' },
      interdiction: { 3320: 1 },
      set: { marksLeft: 2 },
    })
    expect(refusal(match, 'mark 3320')?.because).toBe('I-3320 has a marker')
    say(match, 'mark 2110', 'mark 3314')
    expect(asked(match)).toBe('Soviet movement')
    expect([explain(match, 'command s:20A').value, explain(match, 'command s:22A').value]).toEqual([1, 0])
  })
})

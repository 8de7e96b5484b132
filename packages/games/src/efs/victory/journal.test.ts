import { describe, expect, it } from 'vitest'
import { begin, entering, type Given, type Played, settingNamed } from '../position.fixture.ts'
import { SOURCES } from './journal.ts'
import { netPoints } from './victory.ts'

const setting = settingNamed('dnepr')

const given = (phase: string, more: Partial<Given> = {}): Played =>
  entering({ setting, turn: 20, phase, units: { 'g:15ID': 'I-5019', 's:100RD': 'I-7012' }, ...more })

/** What the journal has, as people read it. */
function entries({ position: { journal }, setting: { ground } }: Played): string[] {
  const rows: string[] = []
  for (let row = 1; row < journal.turn.length; row++)
    if (journal.points[row] !== 0)
      rows.push(
        [
          journal.turn[row],
          SOURCES[journal.source[row]!]!.name,
          journal.hex[row] === 0 ? '' : ground.name(journal.hex[row]!),
          journal.points[row],
        ].join(' '),
      )
  return rows
}

const smolensk = ['I-5019', 'I-5020']

describe('24.2 the journal of victory points', () => {
  it('24.2, E-R87 has every point with its turn and its source, and they make the sum', () => {
    const match = given('victory', {
      axis: smolensk,
      set: { sides: { Soviet: { armorLost: 17 }, Axis: { artilleryLost: 6 } }, plan: { plan: { left: 13 } } },
    })
    expect(entries(match).filter((text) => !text.includes('place'))).toEqual([
      '20 soviet steps  2',
      '20 axis steps  -1',
      '20 exit  2',
    ])
    expect(entries(match)).toContain('20 place I-5019 4')
    expect(netPoints(match.position)).toBe(7)
  })

  it('24.2 what was there at the start stands under no turn', () => {
    expect(entries(begin('smolensk'))).toEqual(['0 place D6801 3', '0 place I-1828 1', '0 place I-3314 2'])
  })
})

describe('7.11 the two columns', () => {
  const places = { axis: ['H4119', ...smolensk], units: { 'g:15ID': 'I-5019', 'g:78ID': 'H4119', 's:100RD': 'I-7012' } }

  it('7.11, 7.31 Gomel is worth two points under the OKH Plan and four under Hitler’s, Smolensk four', () => {
    expect(netPoints(given('victory', places).position)).toBe(6)
    expect(netPoints(given('victory', { ...places, set: { plan: { plan: { isHitler: true } } } }).position)).toBe(8)
  })
})

describe('12.36 Mandated Attacks over a campaign', () => {
  it('12.36, E-R88 on a turn in which the Axis takes a victory place, each that is due is worth two points', () => {
    const match = given('administration', { axis: smolensk, set: { mandated: { due: 3 } } })
    expect(match.position.eventPoints).toBe(6)
    expect(match.position.mandated.missed).toBe(3)
    expect(entries(match)).toContain('20 mandated  6')
  })

  it('12.36 on other turns they stay due, and count one each at the end', () => {
    const quiet = { units: { 'g:15ID': 'I-1034', 's:100RD': 'I-7012' }, set: { mandated: { due: 3 } } }
    expect(given('administration', quiet).position.mandated.missed).toBe(0)
    expect(given('administration', { ...quiet, turn: 50 }).position.eventPoints).toBe(3)
  })

  it('10.83 the three of June are overdue at the end of turn 2', () => {
    const june = settingNamed('campaign')
    const match = entering({
      setting: june,
      turn: 2,
      phase: 'administration',
      units: { 'g:7ID': 'C2829', 's:100RD': 'I-7012' },
      set: { mandated: { due: 2 } },
    })
    expect(match.position.eventPoints).toBe(2)
  })
})

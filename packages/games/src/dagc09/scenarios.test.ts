import { Match, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { dagc09 } from './index.ts'
import { at, choices, controller, position, refusal, say } from './position.fixture.ts'
import type { ScenarioId } from './scenarios.ts'

const begin = (scenario: ScenarioId, options = {}) => Match.begin(dagc09, scenario, options, seededDice('scenarios'))
const phaseOf = (match: ReturnType<typeof begin>) => dagc09.phase(match.position).id

/** A match with the prepared deployment, at the first question after it. */
function prepared(scenario: ScenarioId, options = {}) {
  const match = begin(scenario, options)
  while (phaseOf(match).endsWith('set-up')) say(match, 'prepared', 'done')
  return match
}

describe('3.1 to 3.4 set-up and control', () => {
  it('3.1a units with a hex start there, without a question', () => {
    const match = begin('historical')
    expect([at(match, 'g:1'), at(match, 'g:56Pz'), phaseOf(match)]).toEqual(['3102', '4919', 'soviet arrivals'])
  })

  it('3.1b units with a turn wait on the track', () => {
    const { position: s, setting } = begin('historical')
    const polish = setting.kinds.unit.read('r:1Pol')
    expect([s.units.place[polish], s.units.waiting[polish]]).toEqual([0, 1])
  })

  it.each(['historical', 'bold', 'dday', 'plot', 'combined'] as const)(
    '3.1c, R09-35 NU and 5PA are used where they belong: %s',
    (id) => {
      const { isUsed, kinds } = dagc09.setting(id)
      expect(isUsed[kinds.unit.read('g:24NU')]).toBe(id === 'bold' ? 1 : 0)
      expect(isUsed[kinds.unit.read('g:1SS')]).toBe(id === 'dday' || id === 'combined' ? 1 : 0)
    },
  )

  it('3.2a, 3.6a the marker lies in 4004, in Bold Stroke in 4720', () => {
    const marker = (id: ScenarioId) => dagc09.setting(id).ground.name(dagc09.setting(id).marker)
    expect([marker('historical'), marker('bold'), marker('dday')]).toEqual(['4004', '4720', '4004'])
  })

  it('3.3a, R09-32 the German holds all in and behind his entrenchments, the Soviet the rest', () => {
    const match = begin('historical')
    expect(['3102', '2825', '3908', '3201', '4918'].map((hex) => controller(match, hex))).toEqual([
      'German',
      'German',
      'German',
      'Soviet',
      'Soviet',
    ])
  })

  it('3.3b control changes with every hex that is entered, again and again', () => {
    const match = position({ phase: 'soviet move', turn: 2, units: { 'r:8': '2712', 'g:1': '3814' } })
    say(match, 'move r:8 2714')
    expect(['2712', '2713', '2714'].map((hex) => controller(match, hex))).toEqual(['Soviet', 'Soviet', 'Soviet'])
    const back = position({
      phase: 'german move',
      turn: 2,
      units: { 'g:1': '2715' },
      set: { hexes: { 2714: { control: 'Soviet' } } },
    })
    say(back, 'move g:1 2714')
    expect(controller(back, '2714')).toBe('German')
  })

  it('3.3c a zone alone changes nothing', () => {
    const match = position({ phase: 'soviet move', turn: 2, units: { 'r:8': '2712' } })
    expect(controller(match, '2713')).toBe('German')
  })
})

describe('3.6 Bold Stroke', () => {
  it('3.6b nine starred units of the main front are placed by the Soviet', () => {
    const match = begin('bold')
    expect([phaseOf(match), choices(match, 'place').length]).toEqual(['soviet set-up', 9])
  })

  it('3.6b in Soviet hexes within nine of 4720, stacking held', () => {
    const match = begin('bold')
    say(match, 'place r:5GT')
    expect(refusal(match, 'at 4700')).toMatchObject({ rule: '3.6' })
    expect(refusal(match, 'at 4720')).toEqual({ rule: '3.6', because: '4720 is not under Soviet control' })
    expect(refusal(match, 'at 5019')).toEqual({ rule: '6.5', because: '5019 is full' })
    for (const hex of choices(match, 'at')) {
      const { ground, marker } = match.setting
      expect(ground.distance(marker, ground.parse(hex))).toBeLessThanOrEqual(9)
    }
  })

  it('3.6b the set-up ends when all nine are placed', () => {
    const match = begin('bold')
    expect(refusal(match, 'done')).toEqual({ rule: '3.6', because: '9 units are not placed' })
    say(match, 'prepared')
    expect(refusal(match, 'done')).toBe(null)
  })

  it('3.6b the rest can be placed by the host', () => {
    const match = begin('bold')
    say(match, 'place r:5 4713', 'complete')
    expect([refusal(match, 'done'), at(match, 'r:5')]).toEqual([null, '4713'])
  })

  it('3.6c, 10.2c 1UF is not bound to its area', () => {
    expect(dagc09.setting('bold').isUkrainianBound).toBe(false)
    expect(dagc09.setting('historical').isUkrainianBound).toBe(true)
  })

  it('3.6d, e, f, R09-63 NU comes from turn 3 on by the edge from 4428 to 5021, even into Soviet hexes', () => {
    const late = position({
      scenario: 'bold',
      phase: 'german arrivals',
      turn: 3,
      units: { 'r:8': '5025' },
      set: { hexes: { 5024: { control: 'Soviet' } } },
    })
    say(late, 'enter g:24NU')
    expect(choices(late, 'at')).toEqual('4428 4527 4628 4727 4828 4927 5028 5027 5026 5024 5023 5022 5021'.split(' '))
    say(late, 'at 5024')
    expect(controller(late, '5024')).toBe('German')
    const early = position({
      scenario: 'bold',
      phase: 'german arrivals',
      turn: 2,
      units: { 'g:1': '3102', 'g:Vilna': '3313' },
    })
    expect(refusal(early, 'enter g:24NU')).toEqual({ rule: '10.5', because: 'g:24NU comes no earlier than turn 3' })
  })
})

describe('3.5 all scenarios', () => {
  it.each(['historical', 'bold', 'dday', 'plot', 'combined'] as const)(
    '3.5a, 1.4a, 4.2a are won by Koenigsberg alike: %s',
    (scenario) => {
      const units = { 'r:8': '2824', 'g:1': '3102' }
      const match = position({ scenario, phase: 'soviet move', turn: 3, units })
      say(match, 'move r:8', 'to 2825')
      expect(match.decision).toMatchObject({ isOver: true, winner: 2 })
    },
  )
})

describe('3.7 D-Day Defeated', () => {
  it('3.7a the German places four corps', () => {
    const match = begin('dday')
    expect([phaseOf(match), choices(match, 'place')]).toEqual(['german set-up', ['g:1SS', 'g:2SS', 'g:47Pz', 'g:58Pz']])
  })

  it('3.7b not in or beside the entrenchments, and in German hexes', () => {
    const match = begin('dday')
    say(match, 'place g:1SS')
    expect(refusal(match, 'at 3601')).toMatchObject({ rule: '3.7', because: '3601 is in or beside the entrenchments' })
    expect(refusal(match, 'at 3602')).toMatchObject({ rule: '3.7', because: '3602 is in or beside the entrenchments' })
    expect(refusal(match, 'at 4600')).toEqual({ rule: '3.7', because: '4600 is not under German control' })
  })

  it('3.7b, R09-36 one cluster of two to four hexes', () => {
    const match = begin('dday')
    say(match, 'place g:1SS 3610', 'place g:2SS')
    expect(refusal(match, 'at 3614')).toEqual({ rule: '3.7', because: '3614 is too far from the others' })
    say(match, 'at 3612', 'place g:47Pz 3610', 'place g:58Pz')
    expect(choices(match, 'at').sort()).toEqual(['3611'])
    say(match, 'at 3611')
    expect(refusal(match, 'done')).toBe(null)
  })

  it('3.7b, R09-36 two separate pairs are not one cluster', () => {
    const match = begin('dday')
    say(match, 'place g:1SS 3610', 'place g:2SS 3611', 'place g:47Pz 3612', 'place g:58Pz 3613', 'lift g:2SS')
    expect(refusal(match, 'done')).toEqual({ rule: '3.7', because: '1 units are not placed' })
    say(match, 'place g:2SS 3611')
    expect(refusal(match, 'done')).toBe(null)
    say(match, 'lift g:2SS', 'lift g:47Pz', 'place g:47Pz 3612', 'place g:2SS')
    expect(choices(match, 'at')).toEqual(['3611'])
  })

  it('2.10d they have ten points', () => {
    const match = position({ scenario: 'dday', phase: 'german move', turn: 1, units: { 'g:1SS': '2813' } })
    say(match, 'move g:1SS')
    expect(match.position.march.points).toBe(10)
  })
})

describe('3.8 to 3.10', () => {
  it('3.8a, 3.9a German replacements', () => {
    const german = (id: ScenarioId) => dagc09.setting(id).replacements[1]!.slice(1)
    expect(german('plot')).toEqual(new Array(9).fill(2))
    expect(german('combined')).toEqual(new Array(9).fill(3))
    for (const id of ['historical', 'bold', 'dday'] as const)
      expect(german(id).reduce((a, b) => a + b, 0)).toBeLessThan(18)
  })

  it('3.9a the combination has the Fifth Panzer Army, too', () => {
    expect(phaseOf(begin('combined'))).toBe('german set-up')
  })

  it('3.10a parts can be mixed', () => {
    const match = begin('bold', { dDayDefeated: 'on', germanReplacements: '3' })
    expect(phaseOf(match)).toBe('soviet set-up')
    say(match, 'prepared', 'done')
    expect(phaseOf(match)).toBe('german set-up')
    say(match, 'prepared', 'done')
    expect([phaseOf(match), match.setting.replacements[1]![1]]).toEqual(['soviet arrivals', 3])
    const plain = dagc09.setting('bold', { boldStroke: 'off' })
    expect([plain.isBold, plain.ground.name(plain.marker)]).toEqual([false, '4004'])
  })

  it('11.1b attacks are compulsory in Historical alone, unless an option says otherwise', () => {
    expect(
      (['historical', 'bold', 'dday', 'plot', 'combined'] as const).map((id) => dagc09.setting(id).mustAttack),
    ).toEqual([true, false, false, false, false])
    expect(dagc09.setting('plot', { mandatoryAttack: 'on' }).mustAttack).toBe(true)
  })

  it.each(['bold', 'dday', 'combined'] as const)('the prepared deployment of %s leads into the game', (id) => {
    expect(phaseOf(prepared(id))).toBe('soviet arrivals')
  })
})

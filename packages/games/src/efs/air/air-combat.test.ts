import { describe, expect, it } from 'vitest'
import { attack, drms, until } from '../combat/battle.fixture.ts'
import { asked, at, choices, type Played, position, refusal, say } from '../position.fixture.ts'

const STUKA = 'g:air:II/StG1'
const HEINKEL = 'g:air:I/KG53'
const FIGHTER = 'g:air:II/JG52'
const SECOND = 'g:air:I/JG51'
const DESTROYER = 'g:air:I/SKG210'
const MIG = 's:air:41IAP'
const OTHER_MIG = 's:air:401IAP'
const STORMER = 's:air:4ShAP'

/** A Soviet regiment is attacked near Yelnya; nobody on the ground fires at aircraft but where it is said. */
function overBattle(flyers: readonly string[], dice: readonly number[], more: Record<string, unknown> = {}): Played {
  const match = position({
    scenario: 'yelnya',
    turn: 36,
    phase: 'axis declaration',
    units: {
      'g:184StG': '6121',
      's:127TkBde': '6221',
      ...Object.fromEntries(flyers.map((id) => [id, 'ready'])),
      ...more,
    },
    dice,
  })
  until(say(attack(match, '6221', 'g:184StG'), 'done'), 'missions')
  for (const id of flyers) say(match, `fly ${id} 6221`)
  return match
}

describe('14.25 over a Defender hex', () => {
  it('15.55 each point of close support is one on the die, and who gave it has flown', () => {
    const match = overBattle([STUKA, HEINKEL], [])
    expect(drms(match, '6221')).toContain('close air support -3')
    expect([at(match, STUKA), at(match, HEINKEL)]).toEqual(['flown', 'flown'])
  })

  it('15.55 points of both sides are netted', () => {
    expect(drms(overBattle([HEINKEL, STORMER], []), '6221')).toContain('close air support 1')
  })

  it('14.24, 14.21b over Defender hexes only, three of the attacker and two of the defender', () => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis declaration',
      units: { 'g:15ID': '6121', 's:127TkBde': '6221', [STUKA]: 'ready', [MIG]: 'ready' },
    })
    say(attack(match, '6221', 'g:15ID'), 'done', `fly ${STUKA}`)
    expect(choices(match, 'over')).toEqual(['I-6221'])
    const full = overBattle([STUKA, HEINKEL, FIGHTER], [], { [SECOND]: 'ready', [MIG]: 'ready' })
    expect(refusal(say(full, `fly ${SECOND}`), 'over 6221')?.rule).toBe('14.21b')
    const third = { 's:air:122IAP': 'ready', [HEINKEL]: 'ready' }
    const defended = say(overBattle([STUKA], [], { ...third, [MIG]: 'ready', [OTHER_MIG]: 'ready' }), 'done')
    say(defended, `fly ${MIG} 6221`, `fly ${OTHER_MIG} 6221`, 'fly s:air:122IAP')
    expect(refusal(defended, 'over 6221')).toEqual({ rule: '14.21b', because: '2 air units are over I-6221' })
  })

  it('21.26 Soviets do not support near an HQ that is out of order', () => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis declaration',
      units: { 'g:15ID': '6121', 's:127TkBde': '6221', 's:24A': { place: '6420', nonOp: true }, [STORMER]: 'ready' },
    })
    expect(asked(say(attack(match, '6221', 'g:15ID'), 'done'))).toBe('Axis combat')
  })

  it('14.26b, E-R33 fighters that meet nobody throw for readiness again', () => {
    const match = overBattle([FIGHTER], [7])
    expect(at(match, FIGHTER)).toBe('ready')
    expect(at(overBattle([FIGHTER], [8]), FIGHTER)).toBe('flown')
  })
})

describe('14.12 roles', () => {
  it('14.12 dual fighters choose where enemies fly, zero support fires by itself', () => {
    const match = overBattle([DESTROYER, FIGHTER, MIG], [6, 9, 9, 9])
    expect([asked(match), choices(match, 'fire')]).toEqual(['Axis roles', [DESTROYER]])
    expect(refusal(match, `fire ${FIGHTER}`)).toEqual({ rule: '14.12', because: `${FIGHTER} has no choice` })
    say(match, 'done')
    expect(drms(match, '6221')).toContain('close air support -1')
  })

  it('14.12 bombers never fire: without a fighter there is no air combat', () => {
    expect(drms(overBattle([STUKA, STORMER], []), '6221').join()).not.toContain('close air support')
  })
})

describe('14.31 to 14.33 air combat', () => {
  it('14.32 those who fire are matched with each other, then with missions, by who has the initiative', () => {
    const match = overBattle([FIGHTER, STUKA, HEINKEL, MIG, OTHER_MIG], [8, 10, 10, 10])
    expect([asked(match), choices(match, 'match')]).toEqual([
      'Soviet pairing',
      [`${MIG} ${FIGHTER}`, `${OTHER_MIG} ${FIGHTER}`],
    ])
    say(match, `match ${MIG} ${FIGHTER}`)
    expect(choices(match, 'match')).toEqual([`${OTHER_MIG} ${STUKA}`, `${OTHER_MIG} ${HEINKEL}`])
    say(match, `match ${OTHER_MIG} ${STUKA}`)
    expect([FIGHTER, STUKA, MIG, OTHER_MIG].map((id) => at(match, id))).toEqual(['flown', 'flown', 'flown', 'flown'])
  })

  it('14.32 fire is simultaneous', () => {
    // Bf 109F on MiG-3: +2, a 3 destroys; back at -2 a 1 damages.
    const match = overBattle([FIGHTER, MIG], [4, 3, 1])
    expect([at(match, FIGHTER), at(match, MIG)]).toEqual(['damaged', 'destroyed'])
  })

  it('14.33 with local advantage those who are free fire once more, unanswered', () => {
    const match = overBattle([FIGHTER, MIG, STORMER], [1, 5, 10, 4])
    // The MiG is gone, so the fighter turns on the Il-2: +3, a 4 destroys.
    expect([at(match, MIG), at(match, STORMER)]).toEqual(['damaged', 'destroyed'])
  })

  it('14.33 but not those whose enemy is still there, and nobody without the advantage', () => {
    expect(at(overBattle([FIGHTER, MIG, STORMER], [1, 10, 10]), STORMER)).toBe('flown')
    expect(at(overBattle([FIGHTER, MIG, STORMER], [3, 5, 10]), STORMER)).toBe('flown')
  })

  it('14.32 who is aborted supports nothing', () => {
    const match = overBattle([STUKA, MIG], [8, 5])
    // MiG-3 on Ju 87: +1, a 5 aborts.
    expect([at(match, STUKA), drms(match, '6221').join().includes('close air')]).toEqual(['flown', false])
  })
})

describe('14.4 AA fire', () => {
  it('14.4 Soviet headquarters, AA units and divisions fire, others do not', () => {
    expect(at(overBattle([HEINKEL], []), HEINKEL)).toBe('flown')
    expect(at(overBattle([HEINKEL], [8], { 's:19RD': '6320' }), HEINKEL)).toBe('flown')
    expect(drms(overBattle([HEINKEL], [8], { 's:19RD': '6320' }), '6221').join()).not.toContain('close air')
    expect(drms(overBattle([HEINKEL], [], { 's:45CD': '6320' }), '6221').join()).toContain('close air')
  })

  it('14.4 an HQ adds one, and a Ju 87 takes one away', () => {
    expect(drms(overBattle([HEINKEL], [7], { 's:24A': '6320' }), '6221').join()).not.toContain('close air')
    expect(drms(overBattle([STUKA], [7], { 's:24A': '6320' }), '6221').join()).toContain('close air')
  })

  it('14.4 Axis units fire but those with a band; flak adds one and is then no bunker buster', () => {
    // Assault guns have a band.
    expect(drms(overBattle([STORMER], []), '6221')).toContain('close air support 2')
    const match = overBattle([STORMER], [7], { 'g:125Flak': '6121' })
    expect(drms(match, '6221').join()).not.toContain('close air')
    const flak = match.setting.kinds.unit.read('g:125Flak')
    expect(match.position.units.gaveFlak[flak]).toBe(1)
    expect(refusal(say(until(match, 'combat'), 'fight 6221'), 'bust g:184StG')?.rule).toBe('15.44')
  })
})

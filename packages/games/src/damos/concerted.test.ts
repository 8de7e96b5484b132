import { describe, expect, it } from 'vitest'
import { asked, at, choices, type Given, isSpent, type Played, position, refusal, say } from './position.fixture.ts'

/** 7th Panzer (8 points, two hexes of influence) and infantry before Smolensk, which is not a clear hex: 2812 is. */
const german = (units: Given['units'] = {}, more: Partial<Given> = {}): Played =>
  position({
    phase: 'german operations',
    units: { 'g:7Pz': '2813', 'r:61RC': '2812', 'r:4RC': '2304', ...units },
    ...more,
  })

describe('C8.1 declaring a Concerted Attack', () => {
  it('C8.1a, C7.0b only mobile forces make one', () => {
    expect(choices(german(), 'declare')).toEqual(['grand 2812', 'penetration 2812'])
    expect(choices(german({ 'g:7Pz': '2529', 'g:5': '2813' }), 'declare')).toEqual([])
  })

  it('C8.1c the target is in the zone of influence of a fresh force', () => {
    const match = german({ 'r:61RC': '2811' })
    expect(choices(match, 'declare')).toEqual(['grand 2811'])
    expect(refusal(german({ 'r:61RC': '2810' }), 'declare grand 2810')).toEqual({
      rule: 'C8.1',
      because: '2810 is in no zone of influence of a fresh force',
    })
    expect(choices(german({ 'g:7Pz': { place: '2813', spent: true } }), 'declare')).toEqual([])
  })

  it('C2.6a by what is left of it', () => {
    expect(choices(german({ 'g:7Pz': { place: '2813', strength: 6 }, 'r:61RC': '2811' }), 'declare')).toEqual([])
  })

  it('C8.1g a Penetration is for a force next to its target', () => {
    expect(refusal(german({ 'r:61RC': '2811' }), 'declare penetration 2811')?.because).toBe(
      'no force could carry it out',
    )
  })

  it('C8.1g nor for foot next to it', () => {
    const match = german({ 'r:61RC': '2811', 'g:5': '2812' })
    expect(choices(match, 'declare')).toEqual(['grand 2811'])
  })

  it('C8.1b, D-R22 its type is sealed, its target is open', () => {
    const match = say(german(), 'declare penetration 2812')
    const view = match.game.blank(match.setting)
    match.game.view(match.position, 2, view)
    expect([view.concerted.plan, match.setting.ground.name(view.concerted.target)]).toEqual([0, '2812'])
    match.game.view(match.position, 1, view)
    expect(view.concerted.plan).toBe(4)
    expect(match.entries.at(-1)!.heard.map(({ said }) => said?.template)).toContain(
      'declare a Concerted Attack on {place}',
    )
  })

  it('D-R18 the declaration closes foot forces', () => {
    expect(say(german(), 'declare grand 2812').position.isFootClosed).toBe(1)
  })
})

describe('C8.1 the defender answers', () => {
  it('C8.1d, C8.1f reactions first, then the posture, then the attacker is named', () => {
    const match = say(german({ 'r:6MC': '2811' }, { dice: [{ '2d6': 3 }] }), 'declare grand 2812')
    expect(asked(match)).toBe('Russian window')
    say(match, 'react 2811', 'roll')
    expect(asked(match)).toBe('Russian posture')
    say(match, 'take steadfast')
    expect(asked(match)).toBe('German naming')
  })

  it('C2.6.1g nobody leaves before a Concerted Attack', () => {
    const match = say(german({ 'r:6MC': '2812' }), 'declare grand 2812')
    expect(asked(match)).toBe('Russian posture')
    const beside = say(german({ 'r:6MC': '2811' }), 'declare grand 2812')
    expect(choices(beside, 'withdraw')).toEqual([])
  })

  it('C2.6.1g, D-R70 nor when it is carried out', () => {
    const match = say(german({ 'r:61RC': '2304', 'r:6MC': '2812', 'r:5MC': '2811' }), 'declare grand 2812', 'pass')
    say(match, 'take counterattack', 'name 2813', 'attack grand 2812')
    expect(asked(match)).toBe('Russian window')
    expect(refusal(match, 'withdraw 2812')).toEqual({
      rule: 'C2.6.1',
      because: 'nobody leaves before a Concerted Attack',
    })
  })

  it('C8.1e, DX-05 who comes in widens the postures: no counterattack of foot alone, one with armor', () => {
    const alone = say(german(), 'declare grand 2812')
    expect(choices(alone, 'take')).toEqual(['steadfast'])
    const joined = say(german({ 'r:6MC': '2811' }, { dice: [{ '2d6': 12 }] }), 'declare grand 2812')
    say(joined, 'react 2811', 'roll')
    expect(choices(joined, 'take')).toEqual(['counterattack'])
  })

  it('D-R11 in that window nothing is compared with the attacker', () => {
    const match = say(german({ 'r:6MC': '2811' }, { dice: [{ '2d6': 8 }] }), 'declare grand 2812')
    say(match, 'react 2811', 'roll')
    expect([match.position.heard.modifier, match.position.heard.isMoreMobile, at(match, 'r:6MC')]).toEqual([
      0,
      0,
      '2811',
    ])
  })

  it('C8.4c the posture is sealed', () => {
    const match = say(german(), 'declare grand 2812', 'take steadfast')
    const view = match.game.blank(match.setting)
    match.game.view(match.position, 1, view)
    expect([view.concerted.posture, match.position.concerted.posture]).toEqual([0, 1])
  })

  it('C8.1f a demoralized defender takes none', () => {
    const match = say(german({ 'r:61RC': { place: '2812', demoralized: true } }), 'declare grand 2812')
    expect(asked(match)).toBe('German naming')
  })
})

describe('X2.1 postures', () => {
  const offered = (units: Given['units'], hex: string, from: string, side: 'german' | 'russian', options = {}) => {
    const attacker = side === 'german' ? 'r:6MC' : 'g:7Pz'
    const match = position({
      phase: side === 'german' ? 'russian operations' : 'german operations',
      units: { [attacker]: from, 'r:4RC': '2304', 'g:5': '2529', ...units },
      options,
    })
    say(match, `declare grand ${hex}`)
    while (asked(match).endsWith('window')) say(match, 'pass')
    return choices(match, 'take')
  }

  it('X2.1a, D-R39 a city is held steadfastly by either side', () => {
    expect(offered({ 'r:7MC': '2811' }, '2811', '2812', 'russian')).toEqual(['steadfast'])
    expect(offered({ 'g:20Pz': '2811' }, '2811', '2812', 'german')).toEqual(['steadfast'])
  })

  it('X2.1b Russians counterattack if they can, and stand if they cannot', () => {
    expect(offered({ 'r:7MC': '2812' }, '2812', '2813', 'russian')).toEqual(['counterattack'])
    expect(offered({ 'r:61RC': '2812' }, '2812', '2813', 'russian')).toEqual(['steadfast'])
  })

  it('X2.1c, D-R02 a counterattack needs armor: motorized units do not do', () => {
    expect(offered({ 'g:20Pz': '2812' }, '2812', '2813', 'german')).toEqual(['steadfast', 'counterattack'])
    expect(offered({ 'g:14Mot': '2812' }, '2812', '2813', 'german')).toEqual(['steadfast'])
  })

  it('C8.4b, X2.1d ground opens and bars postures', () => {
    expect(offered({ 'g:20Pz': '2808' }, '2808', '2809', 'german')).toEqual(['steadfast', 'counterattack', 'elastic'])
    expect(offered({ 'g:20Pz': '2714' }, '2714', '2713', 'german')).toEqual(['steadfast', 'elastic'])
  })

  it('D-R73 elastic defence behind a river, where it is known that they cross one', () => {
    // The Dnieper runs between 2714 and 2813.
    const open = (from: string, line: string) => {
      const match = position({
        phase: 'russian operations',
        units: { 'r:6MC': from, 'r:4RC': '2304', 'g:5': '2813', 'g:255': '2533' },
      })
      return choices(say(match, ...line.split(', ')), 'take')
    }
    expect(open('2714', 'activate 2714, attack meeting 2813')).toEqual(['steadfast', 'elastic'])
    expect(open('2812', 'activate 2812, attack meeting 2813')).toEqual(['steadfast'])
    expect(open('2714', 'declare penetration 2813')).toEqual(['steadfast'])
  })

  it('D-R40, DX-07 by option mechanized units do not do, as in the example', () => {
    expect(offered({ 'r:7MC': '2812' }, '2812', '2813', 'russian', { mechCounterattack: 'off' })).toEqual(['steadfast'])
    expect(offered({ 'r:57TD': '2812' }, '2812', '2813', 'russian', { mechCounterattack: 'off' })).toEqual([
      'counterattack',
    ])
  })
})

describe('C8.1 carrying it out', () => {
  const answered = (plan: string, units: Given['units'] = {}, more: Partial<Given> = {}) => {
    const match = say(german(units, more), `declare ${plan} 2812`)
    while (asked(match) === 'Russian window') say(match, 'pass')
    return say(match, `take ${choices(match, 'take')[0]}`)
  }

  it('C8.1g, C8.3d a Penetration goes straight in, for all its points', () => {
    const match = say(answered('penetration'), 'name 2813')
    expect(choices(match)).toEqual(['attack penetration 2812'])
    say(match, 'attack penetration 2812')
    expect([asked(match), match.position.march.points, match.position.march.spent]).toEqual(['nature battle', 0, 8])
    expect([match.position.assault.plan, match.position.assault.posture]).toEqual([4, 1])
  })

  it('C8.1h, C8.3c a Grand Assault moves to its target and pays two points', () => {
    const match = say(answered('grand', { 'g:20Pz': '2815' }), 'name 2815')
    expect(refusal(match, 'stop')?.rule).toBe('C7.0')
    say(match, 'to 2813', 'pickup g:7Pz', 'attack grand 2812')
    expect([asked(match), at(match, 'g:7Pz'), at(match, 'g:20Pz')]).toEqual(['nature battle', '2812', '2812'])
    expect(match.position.march.spent).toBe(3 + 1 + 1 + 2)
  })

  it('C8.3e, D-R24 it does nothing but attack', () => {
    const match = say(answered('grand', { 'g:20Pz': '2815' }), 'name 2815')
    expect(refusal(match, 'back')).toEqual({ rule: 'C8.1', because: 'the attack is carried out' })
    expect(refusal(match, 'to 2818')).toMatchObject({ rule: 'C8.1' })
    say(match, 'to 2814')
    expect(refusal(match, 'stop')).toEqual({ rule: 'C8.1', because: 'the attack on 2812 is carried out' })
    expect(refusal(match, 'rally')).not.toBeNull()
  })

  it('C8.1h those who cannot keep up are not taken along', () => {
    const match = say(answered('grand', { 'g:20Pz': '2816', 'g:5': '2816' }), 'name 2816')
    expect(match.position.units.inHand[match.setting.kinds.unit.read('g:5')]).toBe(0)
  })

  it('X1.3b a force that stands in the marsh may be named, since it goes out of it', () => {
    const match = german({ 'g:7Pz': '3122', 'r:61RC': '3021' })
    say(match, 'declare grand 3021', 'take steadfast')
    expect(choices(match, 'name')).toEqual(['3122'])
  })

  it('D-R75 on its way it enters only hexes from which it can still attack', () => {
    const match = say(german({ 'r:61RC': '2811' }), 'declare grand 2811', 'take steadfast', 'name 2813')
    expect(refusal(match, 'to 2816')?.rule).toBe('C8.1')
    say(match, 'to 2812')
    expect(refusal(match, 'stop')).toEqual({ rule: 'C8.1', because: 'the attack on 2811 is carried out' })
  })

  it('C8.1i, D-R23 an assault that is met on its way fights a Meeting Engagement there', () => {
    const match = answered('grand', { 'g:20Pz': '2815', 'r:6MC': '2912', 'g:7Pz': '2813' }, { dice: [{ '2d6': 12 }] })
    say(match, 'name 2815', 'to 2813')
    expect(asked(match)).toBe('Russian window')
    while (at(match, 'g:20Pz') !== '2813') say(match, 'pass')
    say(match, 'react 2912', 'roll')
    expect([asked(match), match.position.assault.plan, match.setting.ground.name(match.position.assault.hex)]).toEqual([
      'Russian posture',
      1,
      '2813',
    ])
    expect([match.position.concerted.posture, match.position.assault.posture]).toEqual([2 - 1, 0])
  })

  it('D-R22 an attack that has become impossible ends with nothing spent', () => {
    const match = answered('penetration', { 'g:7Pz': '2813' })
    expect(asked(match)).toBe('German naming')
    const { position: s } = match
    s.units.spent[match.setting.kinds.unit.read('g:7Pz')] = 1
    expect(choices(match, 'name')).toEqual([])
    const fresh = say(german(), 'declare grand 2812')
    expect(isSpent(fresh, 'g:7Pz')).toBe(false)
  })
})

describe('C12.0 one player for both sides', () => {
  it('C12.0a sees the plan, and still has the defender choose before the attacker is named', () => {
    const match = say(german({}, { options: { solitaire: 'on' } }), 'declare penetration 2812')
    expect(asked(match)).toBe('Russian posture')
    const view = match.game.blank(match.setting)
    match.game.view(match.position, 2, view)
    expect(view.concerted.plan).toBe(4)
    expect(match.entries.at(-1)!.heard[2]!.said?.template).toBe('declare {plan} {place}')
  })
})

describe('X4.8 Cossacks in a Concerted Attack', () => {
  const cavalry = (place: string) =>
    position({
      phase: 'russian operations',
      turn: 10,
      units: {
        'r:Dov': { place, cossack: true },
        'r:61RC': '2815',
        'r:57TD': '2816',
        'g:5': '2812',
        'g:255': '2533',
      },
    })

  it('D-R53 they may make one', () => {
    expect(choices(cavalry('2811'), 'declare')).toEqual(['grand 2812', 'penetration 2812'])
  })

  it('D-R53 they act late, and keep it when they move apart', () => {
    const match = say(cavalry('2809'), 'activate 2816', 'to 2817', 'stop')
    expect(choices(match, 'activate')).toEqual(['2809'])
    say(match, 'activate 2809', 'to 2810', 'stop')
    expect(match.position.units.cossack[match.setting.kinds.unit.read('r:Dov')]).toBe(1)
  })
})

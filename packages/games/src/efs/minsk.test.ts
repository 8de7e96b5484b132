import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { attack as declared, fight, items } from './combat/battle.fixture.ts'
import { bombardmentDrm } from './combat/siege.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { efs } from './index.ts'
import { broken } from './laws.ts'
import { canCrossBoundary, leaveArmyGroup } from './movement/boundary.ts'
import {
  at,
  begin,
  choices,
  type Given,
  type Played,
  phaseOf,
  position,
  refusal,
  say,
  settingNamed,
} from './position.fixture.ts'
import type { Play } from './state.ts'
import { surrenderDrm } from './supply/surrender.ts'
import { garrisonOf } from './victory/occupation.ts'
import { levelOf, netPoints } from './victory/victory.ts'

const minsk = (given: Omit<Given, 'scenario'>): Played => position({ scenario: 'minsk', turn: 3, ...given })
const setting = settingNamed('minsk')
const { ground } = setting
const hex = (name: string): number => ground.parse(name)
const place = (name: string) => setting.places.find((one) => one.name === name)!

/** Nobody listens. */
const SILENT: Play = {
  dice: seededDice('silent'),
  tell: () => {},
  reveal: () => {},
  enter: () => {},
  leave: () => {},
  follow: () => {},
  begin: () => {},
  proceed: () => {},
  finish: () => {},
}

describe('10.2 the start of Minsk', () => {
  it('10.21 shows sheet D and sheet C south of the boundary, Germany and West Poland Axis', () => {
    const { position: s } = begin('minsk')
    expect([
      ground.find('D6801') > 0,
      ground.find('C4823') > 0,
      ground.find('C1208') > 0,
      ground.find('I-1829') > 0,
    ]).toEqual([true, true, false, false])
    expect([s.hexes.control[hex('D1724')], s.hexes.control[hex('D2611')]]).toEqual([AXIS, SOVIET])
  })

  it('10.23, 8.4 has eighteen of 26 MG units Untried', () => {
    const { position: s } = begin('minsk')
    const guns = setting.roster.flatMap((counter, unit) => (counter?.type === 'mg' ? [unit] : []))
    expect(guns.filter((unit) => setting.isUntried[unit] === 1 && s.units.place[unit] !== 0)).toHaveLength(18)
    expect(guns.filter((unit) => setting.isUntried[unit] === 0)).toHaveLength(26)
  })

  it('10.22, 10.25 lasts five dry turns, with readiness from the second on', () => {
    expect([setting.card.firstTurn, setting.card.lastTurn, setting.card.dryUntil, setting.card.readinessFrom]).toEqual([
      1, 5, 5, 2,
    ])
    expect(phaseOf(begin('minsk'))).toBe('first axis movement')
  })

  it('breaks no law', () => {
    const { position: s } = begin('minsk')
    expect(broken(s, s)).toBe('')
  })
})

describe('3.6 occupation', () => {
  const turn = (now: number) => minsk({ phase: 'axis movement', turn: now, units: {} }).position

  it('3.61 a place takes one step, 3.62 a city of East Poland and Vilnius five', () => {
    expect(garrisonOf(turn(3), place('Vilnius'))).toBe(5)
    expect(garrisonOf(turn(3), place('Grodno'))).toBe(5)
    expect(garrisonOf(turn(3), place('Molodechno'))).toBe(1)
  })

  it('3.62 Minsk takes none before turn 17', () => {
    expect([garrisonOf(turn(3), place('Minsk')), garrisonOf(turn(16), place('Minsk'))]).toEqual([0, 0])
    expect(garrisonOf(turn(17), place('Minsk'))).toBe(5)
  })

  it('3.62 five steps to turn 20, two to turn 28, then one', () => {
    const needed = [20, 21, 28, 29, 50].map((now) => garrisonOf(turn(now), place('Vilnius')))
    expect(needed).toEqual([5, 2, 2, 1, 1])
  })

  it('3.61 without it a place scores nothing, and one hex of several is enough', () => {
    const axis = ['C4822', 'C4723', 'C4823']
    const empty = minsk({ phase: 'axis movement', units: {}, axis })
    const held = minsk({ phase: 'axis movement', units: { 'g:26ID': 'C4823', 'g:5/12Pz': 'C4823' }, axis })
    expect([netPoints(empty.position), netPoints(held.position)]).toEqual([0, 2])
  })
})

describe('10.26 victory', () => {
  it('10.26, 24.2 adds places, steps, events and exits, and says what each is', () => {
    const match = minsk({
      phase: 'axis movement',
      units: { 'g:26ID': 'D6801' },
      set: {
        eventPoints: 3,
        sides: { Soviet: { armorLost: 16, artilleryLost: 8 }, Axis: { armorLost: 5, exited: 7 } },
      },
    })
    // Minsk 3, Soviet steps 24/8, Axis steps 5/5, exits 7/3, events 3.
    expect(netPoints(match.position)).toBe(3 + 3 - 1 + 2 + 3)
  })

  it.each([
    [26, 'decisive Axis victory', AXIS],
    [25, 'marginal Axis victory', AXIS],
    [20, 'marginal Axis victory', AXIS],
    [19, 'draw', 0],
    [14, 'draw', 0],
    [13, 'marginal Soviet victory', SOVIET],
    [8, 'marginal Soviet victory', SOVIET],
    [7, 'decisive Soviet victory', SOVIET],
  ])('10.26 %i points are a %s', (points, level, winner) => {
    const match = minsk({ phase: 'axis movement', units: {}, set: { eventPoints: points } })
    expect(levelOf(match.position)).toEqual({ level, winner })
  })
})

describe('18.5 the citadel of Brest', () => {
  const siege = (more: Partial<Given> = {}): Played =>
    minsk({
      phase: 'axis declaration',
      turn: 2,
      units: { 's:132Cv': 'D3026', 'g:45ID': 'D2926', 'g:833SH': 'D2926', 's:24RD': 'D6801', ...more.units },
      set: { supplies: { 'supply 1': { place: 'D2826', side: 'Axis', points: 4 } } },
      dice: more.dice ?? [],
    })

  it('18.5 doubles its defenders up to three points, and counts as a fort', () => {
    const match = fight(declared(siege(), 'D3026', 'g:45ID'), 'D3026')
    expect(items(match, 'defence D3026')).toContain('citadel 1')
    expect(items(match, 'drm D3026')).toContain('fortified 1')
  })

  it('18.5 nobody is driven out of it', () => {
    const match = fight(declared(siege({ dice: [7] }), 'D3026', 'g:45ID'), 'D3026')
    say(match, 'draw D2826', 'roll')
    expect(at(match, 's:132Cv')).toBe('D3026')
  })

  it('13.43 super-heavy guns fire before the combat, 5.56 with three more on the die', () => {
    const match = fight(declared(siege({ dice: [2] }), 'D3026', 'g:45ID'), 'D3026')
    expect(bombardmentDrm(match.position, match.position.battle.attack)).toBe(3)
    say(match, 'bombard')
    // A modified 5: of no use in this combat.
    expect(items(match, 'drm D3026')).not.toContain('fortified 1')
    expect(refusal(match, 'bombard')?.rule).toBe('13.43')
  })

  it('13.42 a gun that has moved in this turn does not fire', () => {
    const match = siege({ units: { 'g:833SH': { place: 'D2926', ran: true } } })
    expect(refusal(fight(declared(match, 'D3026', 'g:45ID'), 'D3026'), 'bombard')?.because).toBe(
      'no super-heavy guns are in range',
    )
  })

  it('13.46 on two and less the fort is destroyed', () => {
    const match = fight(declared(siege({ units: { 'g:815SH': 'D2926' }, dice: [0] }), 'D3026', 'g:45ID'), 'D3026')
    expect(bombardmentDrm(match.position, match.position.battle.attack)).toBe(2)
  })

  it('13.43 they do not fire where there is no fort', () => {
    const match = minsk({
      phase: 'axis declaration',
      units: { 's:24RD': 'D2712', 'g:45ID': 'D2812', 'g:833SH': 'D2812' },
    })
    expect(refusal(fight(declared(match, 'D2712', 'g:45ID'), 'D2712'), 'bombard')?.because).toBe(
      'they fire at forts only',
    )
  })
})

describe('20.0 surrender', () => {
  const ring = {
    'g:26ID': 'D2914',
    'g:6ID': 'D3014',
    'g:5ID': 'D3114',
    'g:35ID': 'D3115',
    'g:8ID': 'D3016',
    'g:28ID': 'D2915',
  }
  const pocket = (supply: string, die: number): Played => {
    const match = minsk({ phase: 'axis movement', units: { ...ring, 's:24RD': { place: 'D3015', supply } } })
    const dice = { ...seededDice('x'), die: () => die }
    efs.beginPhase(match.position, 'surrender', dice)
    return match
  }

  it('20.0 who is cut off in an Axis zone throws: low and all surrender', () => {
    expect(at(pocket('out of supply', 4), 's:24RD')).toBe('eliminated')
  })

  it('20.21, E-R43 a little more and the weakest loses a step', () => {
    const match = pocket('out of supply', 8)
    expect([at(match, 's:24RD'), match.position.units.face[match.setting.kinds.unit.read('s:24RD')]]).toEqual([
      'D3015',
      1,
    ])
  })

  it('20.0 who is in supply does not throw', () => {
    expect(at(pocket('', 1), 's:24RD')).toBe('D3015')
  })

  it('20.11 Emergency Supply takes one from the die, Out of Supply two; a city adds two', () => {
    const drm = (units: Record<string, unknown>, name: string): number =>
      surrenderDrm(minsk({ phase: 'axis movement', units }).position, hex(name))
    expect(drm({ 's:24RD': { place: 'D3015', supply: 'emergency' } }, 'D3015')).toBe(-1)
    expect(drm({ 's:24RD': { place: 'D3015', supply: 'out of supply' } }, 'D3015')).toBe(-2)
    expect(drm({ 's:24RD': { place: 'D2611', supply: 'emergency' } }, 'D2611')).toBe(1)
    expect(drm({ 's:24RD': { place: 'D3015', supply: 'emergency' }, 's:84NK': 'D3015' }, 'D3015')).toBe(0)
  })

  it('20.11 an HQ in order near, and a fort, add one each', () => {
    const drm = (units: Record<string, unknown>, strongpoints: Given['strongpoints'] = {}): number =>
      surrenderDrm(minsk({ phase: 'axis movement', units, strongpoints }).position, hex('D3015'))
    const alone = { 's:24RD': { place: 'D3015', supply: 'emergency' } }
    expect(drm({ ...alone, 's:3A': 'D3017' })).toBe(0)
    expect(drm({ ...alone, 's:3A': { place: 'D3017', nonOp: true } })).toBe(-1)
    expect(drm(alone, { D3015: 'Soviet' })).toBe(0)
  })

  it('20.11 militia alone takes one away', () => {
    const drm = (units: Record<string, unknown>): number => {
      const match = position({ scenario: 'smolensk', turn: 14, phase: 'axis movement', units })
      return surrenderDrm(match.position, match.setting.ground.parse('I-5116'))
    }
    const militia = { 's:1SmolenskMil': { place: 'I-5116', supply: 'emergency' } }
    expect(drm(militia)).toBe(-2)
    expect(drm({ ...militia, 's:100RD': { place: 'I-5116', supply: 'emergency' } })).toBe(-1)
  })
})

describe('4.4 the boundary of the army group', () => {
  it('4.42 nobody goes beyond it: what lies there is off the map', () => {
    for (let at = 1; at <= ground.size; at++) expect(setting.board.areaHexes('army group center')).toContain(at)
  })

  it('4.43, E-R45 who finds no other way back is gone, and is no loss', () => {
    const border = ground.name(setting.isAtBoundary.indexOf(1))
    const match = minsk({ phase: 'soviet movement', units: { 's:24RD': border } })
    const { position: s } = match
    const unit = match.setting.kinds.unit.read('s:24RD')
    expect(canCrossBoundary(s, unit)).toBe(true)
    expect(canCrossBoundary(minsk({ phase: 'soviet movement', units: { 's:24RD': 'D4712' } }).position, unit)).toBe(
      false,
    )
    leaveArmyGroup(s, unit, SILENT)
    expect([at(match, 's:24RD'), s.sides.stepsLost[SOVIET]]).toEqual(['removed', 0])
  })
})

describe('5.5 special units', () => {
  it('5.52 three of the four units of SS Reich are a whole division beside a panzer division', () => {
    const panzers = { 'g:39/17Pz': 'D2812', 'g:40/17Pz': 'D2812', 'g:63/17Pz': 'D2812' }
    const reich = { 'g:D/SSR': 'D2813', 'g:DF/SSR': 'D2813', 'g:11/SSR': 'D2813' }
    const integrity = (units: Record<string, string>): string[] => {
      const match = minsk({ phase: 'first axis declaration', turn: 1, units: { ...units, 's:24RD': 'D2712' } })
      say(match, 'attack D2712', ...Object.keys(units).map((id) => `join ${id}`), 'declare')
      return items(match, 'drm D2712').filter((line) => line.startsWith('Division Integrity'))
    }
    const { 'g:11/SSR': _, ...two } = reich
    expect(integrity({ ...panzers, ...reich })).toEqual(['Division Integrity -2'])
    expect(integrity({ ...panzers, ...two })).toEqual(['Division Integrity -1'])
  })

  it('5.54 no HQ doubles its command', () => {
    const match = minsk({ phase: 'soviet motorized movement', turn: 5, units: { 's:3A': 'D3303' } })
    expect(refusal(match, 'double s:3A')?.rule).toBe('5.54')
  })
})

describe('21.32 trains', () => {
  it('21.32 come in by rail, at no other entry hex', () => {
    const match = minsk({
      phase: 'soviet movement',
      turn: 4,
      units: { 's:47+50Tr': { place: 'arriving', due: 4 }, 'g:7ID': 'D2812' },
    })
    say(match, 'enter s:47+50Tr')
    expect(refusal(match, 'at C7008')).toEqual({ rule: '21.32', because: 'no railway leads in at C7008' })
    expect(refusal(match, 'at C7017')).toBeNull()
  })
})

describe('21.32 trains and roads', () => {
  it('21.32 trains do not move strategically, and who has one in hand spoils no range of others', () => {
    const given = {
      phase: 'axis movement',
      turn: 5,
      units: { 'g:28PzZ': 'D1724', 'g:39/17Pz': 'D1724', 's:24RD': 'D6801' },
    }
    const open = choices(say(minsk(given), 'move g:39/17Pz'), 'strategic')
    const match = say(minsk(given), 'move g:28PzZ')
    expect(refusal(match, 'strategic D2526')?.rule).toBe('21.32')
    expect(choices(match, 'strategic')).toEqual([])
    expect(choices(say(match, 'back', 'move g:39/17Pz'), 'strategic')).toEqual(open)
    expect(open.length).toBeGreaterThan(10)
  })
})

describe('7.3 replacements', () => {
  it('10.24 come as the card has them', () => {
    const match = minsk({ phase: 'axis movement', turn: 4, units: {} })
    efs.beginPhase(match.position, 'replacements', seededDice('x'))
    expect([
      match.position.sides.armor[AXIS],
      match.position.sides.infantry[AXIS],
      match.position.sides.infantry[SOVIET],
    ]).toEqual([2, 4, 3])
  })
})

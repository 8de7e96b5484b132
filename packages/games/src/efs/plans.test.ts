import { describe, expect, it } from 'vitest'
import { readyOn } from './air/readiness.ts'
import {
  at,
  begin,
  choices,
  entering,
  type Given,
  type Played,
  phaseOf,
  position,
  refusal,
  say,
  settingNamed,
} from './position.fixture.ts'
import { capacityLeft } from './rail/railway.ts'
import { netPoints } from './victory/victory.ts'

const setting = settingNamed('dnepr')
const units = { 'g:15ID': 'I-4719', 's:100RD': 'I-7012' }

const given = (phase: string, turn: number, more: Partial<Given> = {}): Played =>
  entering({ setting, turn, phase, units, ...more })

const plan = (columns: Readonly<Record<string, unknown>>) => ({ plan: { plan: columns } })
const isHitler = ({ position: { plan } }: Played): boolean => plan.isHitler[1] === 1

describe('7.1 Victory Plans', () => {
  it('7.12, 7.21 the OKH Plan is in effect to turn 15, on turn 16 the Hitler Plan', () => {
    expect(isHitler(given('victory plan', 15))).toBe(false)
    expect(isHitler(given('victory plan', 16))).toBe(true)
  })

  it('7.32 with it come Group Four, paid for, and three strongpoints of the Axis a turn; 3.22 without it none', () => {
    const match = given('victory plan', 16)
    expect(at(match, 'g:air:KGr100')).toBe('ready')
    expect(match.position.eventPoints).toBe(-2)
    expect(match.position.sides.strongpoints[1]).toBe(3)
    expect(given('victory plan', 15).position.sides.strongpoints[1]).toBe(0)
  })

  const asking = (turn: number, die: number, more: Readonly<Record<string, unknown>> = {}): Played =>
    position({ setting, turn, phase: 'axis high command', units, set: plan({ isHitler: true, ...more }), dice: [die] })

  it('7.22 on turn 17, 18 or 19 the Axis asks once for the OKH Plan, for two points: it returns on 4 or less', () => {
    const back = say(asking(18, 4), 'persuade')
    expect(isHitler(back)).toBe(false)
    expect(back.position.eventPoints).toBe(-2)
    expect(isHitler(say(asking(18, 5), 'persuade'))).toBe(true)
    expect(refusal(asking(19, 1, { askedOn: 18 }), 'persuade')).toMatchObject({ rule: '7.22' })
    expect(refusal(asking(20, 1), 'persuade')).toMatchObject({ rule: '7.22' })
  })

  it('7.23 on turn 26 the Hitler Plan comes again', () => {
    expect(isHitler(given('victory plan', 26))).toBe(true)
  })

  it('7.24 on turn 27 the Axis may ask once more, with one added to the die', () => {
    expect(isHitler(say(asking(27, 3, { askedOn: 18 }), 'persuade'))).toBe(false)
    expect(isHitler(say(asking(27, 4), 'persuade'))).toBe(true)
    expect(refusal(asking(27, 3, { askedOn: 27 }), 'persuade')).toMatchObject({ rule: '7.24' })
  })

  it('7.31, 10.46 Smolensk knows the OKH Plan only', () => {
    expect(settingNamed('smolensk').switches.plans).toBe(false)
  })
})

describe('8.2 Special Groups of the Axis', () => {
  it('8.2 cost victory points and come in by the west, each once and not before its turn', () => {
    const match = position({ setting, turn: 20, phase: 'axis high command', units })
    expect(refusal(match, 'group 2')).toMatchObject({ rule: '8.2' })
    expect(refusal(match, 'group 7')).toMatchObject({ rule: '3.14' })
    say(match, 'group 1')
    expect(match.position.eventPoints).toBe(-3)
    expect(match.position.units.due[match.setting.kinds.unit.read('g:3/2Pz')]).toBe(20)
    expect(refusal(match, 'group 1')).toMatchObject({ rule: '8.2' })
  })

  it('3.14 Smolensk has Groups 7, 8 and 9', () => {
    expect(settingNamed('smolensk').campaign?.groups).toEqual([7, 8, 9])
  })
})

describe('8.5 withdrawals', () => {
  const corps = { ...units, 'g:30/18M': 'I-5019', 'g:51/18M': 'I-5019', 'g:38/18M': 'I-5020' }

  it('8.5 on turn 30 the 18th Motorized leaves; who is kept costs a point a step, three at most', () => {
    const match = position({ setting, turn: 30, phase: 'axis high command', units: corps })
    say(match, 'keep g:30/18M')
    expect(match.position.eventPoints).toBe(-2)
    say(match, 'keep g:51/18M')
    expect(match.position.eventPoints).toBe(-3)
    say(match, 'done')
    expect([at(match, 'g:30/18M'), at(match, 'g:38/18M')]).toEqual(['I-5019', 'removed'])
  })

  it('8.5 aircraft leave from their boxes, and come back if they were not shot down', () => {
    const flyers = { ...units, 'g:air:I/KG2': 'ready', 'g:air:III/KG2': 'destroyed' }
    const match = given('reinforcements', 22, { units: flyers })
    expect([at(match, 'g:air:I/KG2'), at(match, 'g:air:III/KG2')]).toEqual(['removed', 'destroyed'])
    const later = given('reinforcements', 48, {
      units: { ...units, 'g:air:I/KG2': 'removed', 'g:air:III/KG2': 'destroyed' },
    })
    expect([at(later, 'g:air:I/KG2'), at(later, 'g:air:III/KG2')]).toEqual(['flown', 'destroyed'])
  })

  it('5.51 regiments of the SS staff come back at full strength, even if they were lost', () => {
    const campaign = settingNamed('campaign')
    const match = entering({
      setting: campaign,
      turn: 19,
      phase: 'reinforcements',
      units: { ...units, 'g:1SSKav': { place: 'eliminated', face: 1 }, 'g:2SSKav': { place: 'removed', face: 1 } },
    })
    const of = (id: string) => match.setting.kinds.unit.read(id)
    for (const id of ['g:1SSKav', 'g:2SSKav'])
      expect([at(match, id), match.position.units.face[of(id)], match.position.units.due[of(id)]]).toEqual([
        'arriving',
        0,
        19,
      ])
  })

  it('8.5 on turn 46 two good divisions go south, or the Axis has a point for each', () => {
    const match = position({
      setting,
      turn: 46,
      phase: 'soviet high command',
      units: { ...units, 's:107RD': 'I-6908' },
    })
    say(match, 'dispatch s:107RD', 'done')
    expect(at(match, 's:107RD')).toBe('removed')
    expect(match.position.eventPoints).toBe(1)
  })
})

describe('6.1 the Logistics Pause', () => {
  const at25 = (more: Partial<Given> = {}): Played =>
    position({ setting, turn: 25, phase: 'axis pause', units, ...more })

  it('6.11 is declared on turns 25 to 33, once, and begins on turn 34 by itself', () => {
    expect(refusal(at25(), 'pause')).toBe(null)
    expect(refusal(at25({ turn: 24 }), 'pause')).toMatchObject({ rule: '6.11' })
    expect(refusal(at25({ set: plan({ hasPaused: true }) }), 'pause')).toMatchObject({ rule: '6.11' })
    expect(given('supply', 34).position.plan.pauseEnds[1]).toBe(38)
  })

  it('6.12, 6.13 lasts five turns and brings eight armor points at once', () => {
    const match = say(at25(), 'pause')
    expect(match.position.plan.pauseEnds[1]).toBe(29)
    expect(match.position.sides.armor[1]).toBe(8)
    expect(given('axis works', 28, { set: plan({ hasPaused: true, pauseEnds: 29 }) }).position.plan.pauseEnds[1]).toBe(
      29,
    )
    expect(given('axis works', 29, { set: plan({ hasPaused: true, pauseEnds: 29 }) }).position.plan.pauseEnds[1]).toBe(
      0,
    )
  })

  it('6.13 halves attack supply and rail capacity, and adds one to dice of readiness', () => {
    const paused = plan({ hasPaused: true, pauseEnds: 29 })
    const waiting = (match: Played): number => match.position.depot.waiting[1]!
    expect(waiting(given('attack supply', 27, { set: paused }))).toBe(2)
    expect(waiting(given('attack supply', 27))).toBe(5)
    const flyer = setting.kinds.unit.read('g:air:I/JG51')
    expect(readyOn(given('attack supply', 27).position, flyer)).toBe(7)
    expect(readyOn(given('attack supply', 27, { set: paused }).position, flyer)).toBe(6)
    expect(capacityLeft(given('attack supply', 27, { set: paused }).position, 1)).toBe(6)
  })

  it('6.21, E-R89 Bases go to towns on railways that lead to a source, and are inactive until it ends', () => {
    const match = say(at25({ axis: ['I-1034'], set: { lines: { D6801: { rail: 'Axis' } } } }), 'pause')
    expect(choices(match, 'base')).toContain('g:Base1 D6801')
    say(match, 'base g:Base1 D6801')
    expect(at(match, 'g:Base1')).toBe('D6801')
    expect(match.position.bases.isInactive[1]).toBe(1)
  })
})

describe('6.23 lost Bases', () => {
  it('6.23 a Base is in the Cadre box fourteen turns later, and is placed in a town on a railway', () => {
    const lost = given('reinforcements', 20, { units: { ...units, 'g:Base1': 'eliminated' } })
    expect(lost.position.bases.back[1]).toBe(33)
    const back = given('reinforcements', 33, {
      units: { ...units, 'g:Base1': 'eliminated' },
      set: { bases: { 'g:Base1': { back: 33 } } },
    })
    expect(at(back, 'g:Base1')).toBe('cadre')
    const posting = position({
      setting,
      turn: 36,
      phase: 'axis postings',
      units: { ...units, 'g:Base1': 'active' },
      axis: ['I-1034'],
      set: { lines: { D6801: { rail: 'Axis' } } },
    })
    expect(choices(posting, 'post')).toContain('g:Base1 D6801')
    expect(refusal(posting, 'post g:Base1 I-5019')).toMatchObject({ rule: '6.23' })
  })
})

describe('5.1 Moscow', () => {
  const flyers = {
    ...units,
    'g:air:I/KG53': 'ready',
    'g:air:I/JG51': 'ready',
    's:air:11IAP': 'ready',
    's:air:16IAP': 'ready',
  }
  const moscow = { staff: { 's:air:11IAP': { moscow: true }, 's:air:16IAP': { moscow: true } } }
  const raid = (dice: readonly number[], more: Readonly<Record<string, unknown>> = {}): Played =>
    position({
      setting,
      turn: 20,
      phase: 'axis raids',
      units: flyers,
      set: { ...plan({ isHitler: true, ...more }), ...moscow },
      dice: [...dice],
    })

  it('5.11, 5.12 from turn 19 on, under the Hitler Plan, by bombers and Bf 110C that are ready', () => {
    expect(refusal(raid([]), 'raid g:air:I/KG53')).toBe(null)
    expect(refusal(raid([]), 'raid g:air:I/JG51')).toMatchObject({ rule: '5.12' })
    const other = (turn: number, isHitler: boolean): Played =>
      position({ setting, turn, phase: 'axis raids', units: flyers, set: plan({ isHitler }) })
    expect(refusal(other(18, true), 'raid g:air:I/KG53')).toMatchObject({ rule: '5.11' })
    expect(refusal(other(20, false), 'raid g:air:I/KG53')).toMatchObject({ rule: '5.11' })
  })

  it('5.11 one has to be made: on the last turn nobody goes on without it', () => {
    const last = position({
      setting,
      turn: 50,
      phase: 'axis raids',
      units: flyers,
      set: plan({ isHitler: true }),
    })
    expect(refusal(last, 'done')).toMatchObject({ rule: '5.11' })
  })

  it('5.13, 5.14 a bomber that nobody meets throws: a 1 costs a point of replacements and scores, a 4 a point of supply', () => {
    const hit = say(raid([1]), 'raid g:air:I/KG53', 'done')
    expect(hit.position.eventPoints).toBe(1)
    expect(at(hit, 'g:air:I/KG53')).toBe('flown')
    expect(hit.position.plan.raids[1]).toBe(1)
  })

  it('5.14, E-R90 fighters of Moscow fire at the raiders, the best at the best', () => {
    const match = say(raid([8, 1]), 'raid g:air:I/KG53', 'scramble s:air:11IAP', 'done')
    expect(at(match, 'g:air:I/KG53')).toBe('destroyed')
    expect(at(match, 's:air:11IAP')).toBe('flown')
  })

  it('5.21, 5.22 they fly no other mission; 5.24 unless an R result frees them for a turn', () => {
    const fighting = (free: boolean): Played =>
      position({
        setting,
        turn: 20,
        phase: 'soviet counter-support',
        units: { ...flyers, 'g:15ID': 'I-6120', 's:100RD': 'I-6121' },
        attacked: ['I-6121'],
        set: { ...plan({ isMoscowFree: free }), ...moscow },
      })
    expect(choices(fighting(true), 'fly')).toContain('s:air:11IAP')
    expect(refusal(fighting(false), 'fly s:air:11IAP')).toMatchObject({ rule: '5.22' })
    const freed = position({
      setting,
      turn: 20,
      phase: 'soviet reserves',
      units: flyers,
      set: { ...moscow, reserves: { turn: { releases: 2 } } },
    })
    say(freed, 'moscow')
    expect(freed.position.plan.isMoscowFree[1]).toBe(1)
  })

  it('5.23 others join and leave the defence of Moscow', () => {
    const match = position({
      setting,
      turn: 20,
      phase: 'soviet high command',
      units: { ...flyers, 's:air:401IAP': 'ready' },
      set: { ...plan({ raids: 1 }), ...moscow },
    })
    say(match, 'defend s:air:401IAP')
    expect(refusal(match, 'depart s:air:11IAP')).toMatchObject({ rule: '5.22' })
    expect(refusal(match, 'depart s:air:401IAP')).toBe(null)
  })

  it('5.2 units of the Moscow group come to it', () => {
    const match = given('reinforcements', 14)
    expect(at(match, 's:air:233IAP')).toBe('ready')
    expect(match.position.staff.moscow[match.setting.kinds.unit.read('s:air:233IAP')]).toBe(1)
  })
})

describe('3.3 Armor Reorganization', () => {
  const tanks = {
    ...units,
    's:96/48Tk': { place: 'cadre', face: 1 },
    's:95/48Tk': { place: 'eliminated', face: 1 },
    's:104Tk': 'I-6908',
  }
  const taken = { groups: { 'group 17': { taken: 21 } } }
  const stavka = (more: Readonly<Record<string, unknown>> = {}): Played =>
    position({ setting, turn: 22, phase: 'soviet high command', units: tanks, set: { ...taken, ...more } })

  it('3.31 Group Seventeen puts twelve tank brigades into the Cadre box', () => {
    const match = position({
      setting,
      turn: 21,
      phase: 'soviet reserves',
      units,
      set: { reserves: { turn: { releases: 2 } } },
    })
    say(match, 'group 17')
    expect(at(match, 's:121TkBde')).toBe('cadre')
    expect(
      refusal(
        position({ setting, turn: 20, phase: 'soviet reserves', units, set: { reserves: { turn: { releases: 1 } } } }),
        'group 17',
      ),
    ).toMatchObject({ rule: '8.2' })
  })

  it('3.32 tank units are strengthened and rebuilt no more', () => {
    const match = position({
      setting,
      turn: 22,
      phase: 'soviet rebuilding',
      units: { ...tanks, 's:107RD': { place: 'cadre', face: 1 } },
      set: { ...taken, sides: { Soviet: { armor: 3, infantry: 3 } } },
    })
    expect(refusal(match, 'rebuild s:104Tk')).not.toBe(null)
    expect(choices(match, 'rebuild')).toEqual(['s:107RD'])
  })

  it('3.33, 3.34 steps in the Cadre box count two, in Eliminated one; six make an armor point; 3.35 on the map each is one', () => {
    const match = stavka()
    const steps = (id: string): number => match.setting.steps[match.setting.kinds.unit.read(id)]!
    const ids = choices(match, 'reorganize')
    expect(ids).toContain('s:104Tk')
    const points = 6 * steps('s:104Tk')
    say(match, 'reorganize s:104Tk')
    expect(match.position.sides.armor[2]).toBe(points / 6)
    expect(match.position.sides.armorLost[2]).toBe(0)
    expect(at(match, 's:104Tk')).toBe('removed')
  })
})

describe('3.4 militia of Moscow', () => {
  const hexes = 'I-6510 I-6611 I-6612 I-6714 I-6816 I-6818 I-6919 I-6921 I-6923 I-6826'.split(' ')
  const taking = (axis: readonly string[] = []): Played =>
    say(
      position({
        setting,
        turn: 20,
        phase: 'soviet reserves',
        units: { ...units, 's:U21MDNO': 'arriving' },
        axis,
        set: { reserves: { turn: { releases: 2 } } },
      }),
      'group 16',
    )

  it('3.41, 10.73 ten are garrisons in the hexes of the card, untried; one comes free', () => {
    const match = taking()
    const ids = match.setting.unitIds.filter((id) => /^s:U\d+MDNO$/.test(id))
    expect(ids.map((id) => at(match, id)).filter((hex) => hexes.includes(hex))).toHaveLength(10)
    expect(ids.filter((id) => at(match, id) === 'arriving')).toHaveLength(1)
    const garrison = match.setting.kinds.unit.read('s:U1MDNO')
    expect(match.position.units.garrison[garrison]).toBe(1)
  })

  it('10.73 a unit whose hex is blocked never enters', () => {
    const match = taking(['I-6510'])
    expect(at(match, 's:U1MDNO')).toBe('removed')
  })

  it('3.42 untried they can move, and once released they are bound to no city', () => {
    const moving = (garrison: boolean): Played =>
      position({
        setting,
        turn: 20,
        phase: 'soviet movement',
        units: { ...units, 's:U1MDNO': { place: 'I-6510', garrison } },
      })
    expect(refusal(moving(true), 'move s:U1MDNO')?.rule).toBe('21.8')
    const match = say(moving(false), 'move s:U1MDNO')
    expect(choices(match, 'to').length).toBeGreaterThan(6)
    expect(setting.home[setting.kinds.unit.read('s:U1MDNO')]).toBe(0)
  })

  it('3.43 they have one step', () => {
    expect(setting.steps[setting.kinds.unit.read('s:6MDNO')]).toBe(1)
  })

  it('3.44, 3.45, 3.46 for an infantry point one becomes a division of the Cadre box at full strength, which stays for two turns', () => {
    const match = position({
      setting,
      turn: 22,
      phase: 'soviet high command',
      units: { ...units, 's:U1MDNO': { place: 'I-6908', garrison: true }, 's:107RD': { place: 'cadre', face: 1 } },
      set: { sides: { Soviet: { infantry: 1 } } },
    })
    say(match, 'enlist s:U1MDNO s:107RD')
    for (let i = 0; i < 60 && phaseOf(match) !== 'soviet engineering' && match.position.turn === 22; i++)
      say(match, 'done')
    expect([at(match, 's:107RD'), at(match, 's:U1MDNO')]).toEqual(['I-6908', 'removed'])
    const division = match.setting.kinds.unit.read('s:107RD')
    expect([match.position.units.face[division], match.position.units.garrison[division]]).toEqual([0, 1])
    expect(match.position.sides.infantry[2]).toBe(0)
    expect(match.position.units.idle[division]).toBe(2)
  })

  it('3.46 only divisions of the Cadre box serve, and each once', () => {
    const match = position({
      setting,
      turn: 22,
      phase: 'soviet high command',
      units: {
        ...units,
        's:U1MDNO': 'I-6908',
        's:U2MDNO': 'I-6510',
        's:107RD': 'cadre',
        's:89RD': 'eliminated',
      },
      set: { sides: { Soviet: { infantry: 2 } } },
    })
    expect(refusal(match, 'enlist s:U1MDNO s:89RD')?.rule).toBe('3.46')
    say(match, 'enlist s:U1MDNO s:107RD')
    expect(refusal(match, 'enlist s:U2MDNO s:107RD')?.rule).toBe('3.46')
  })
})

describe('3.5 Guards', () => {
  const named = (turn: number, set: Readonly<Record<string, unknown>> = {}): Played =>
    position({
      setting,
      turn,
      phase: 'soviet high command',
      units: { ...units, 's:107RD': { place: 'I-6908', face: 1 } },
      set: { groups: { 'group 18': { taken: 36 } }, ...set },
    })

  it('3.51, 3.52 with Group Eighteen, from turn 36 on, rifle divisions on the map are named, five at most', () => {
    expect(refusal(named(37), 'guards s:107RD')).toBe(null)
    expect(refusal(named(37, { groups: { 'group 18': { taken: 0 } } }), 'guards s:107RD')?.rule).toBe('3.51')
    expect(refusal(named(37), 'guards s:104Tk')?.rule).toBe('3.52')
    const group = (turn: number): boolean =>
      choices(
        position({
          setting,
          turn,
          phase: 'soviet reserves',
          units: { ...units, 's:107RD': { place: 'I-6908', garrison: true } },
          set: { reserves: { turn: { releases: 1 } } },
        }),
        'group',
      ).includes('18')
    expect([group(35), group(36)]).toEqual([false, true])
  })

  it('3.52 five are named at most', () => {
    const guards = Object.fromEntries(['1', '2', '3', '4', '5'].map((n, i) => [`s:${n}GdRD`, `I-65${10 + i}`]))
    const match = (one: string): Played =>
      position({
        setting,
        turn: 40,
        phase: 'soviet high command',
        units: { ...units, 's:107RD': 'I-6908', ...guards, 's:5GdRD': one },
        set: { groups: { 'group 18': { taken: 36 } } },
      })
    expect(refusal(match('I-6514'), 'guards s:107RD')).toEqual({
      rule: '3.52',
      because: 'no more Guards divisions are to be had',
    })
    expect(refusal(match(''), 'guards s:107RD')).toBeNull()
  })

  it('3.53, 3.54 they are exchanged at the same strength in the Soviet Engineering Phase, and stay for two turns', () => {
    const match = say(named(37), 'guards s:107RD')
    for (let i = 0; i < 60 && phaseOf(match) !== 'soviet engineering' && match.position.turn === 37; i++)
      say(match, 'done')
    expect([at(match, 's:1GdRD'), at(match, 's:107RD')]).toEqual(['I-6908', 'eliminated'])
    const guards = match.setting.kinds.unit.read('s:1GdRD')
    expect(match.setting.steps[guards]! - match.position.units.face[guards]!).toBe(1)
  })
})

describe('5.55 coast artillery', () => {
  const coast = { ...units, 's:199Coast': 'I-6413', 's:200Coast': 'I-6517' }
  const on = (more: Readonly<Record<string, unknown>>): Played =>
    position({
      setting,
      turn: 46,
      phase: 'soviet high command',
      units: { ...coast, ...more },
      set: { sides: { Soviet: { infantry: 0 } } },
    })

  it('5.55 both are taken away for an infantry point, not if one is dead', () => {
    const match = say(on({}), 'dismount')
    expect(match.position.sides.infantry[2]).toBe(1)
    expect([at(match, 's:199Coast'), at(match, 's:200Coast')]).toEqual(['removed', 'removed'])
    expect(refusal(on({ 's:200Coast': 'eliminated' }), 'dismount')).toMatchObject({ rule: '5.55' })
  })

  it('21.8 garrisons stand where the card has them', () => {
    const match = given('reinforcements', 18, { units: { ...units, 's:199Coast': 'arriving' } })
    expect(at(match, 's:199Coast')).toBe('I-6413')
  })
})

describe('7.44 militia', () => {
  it('7.44 a brigade becomes a Zap unit in the Soviet Engineering Phase', () => {
    const match = position({
      setting,
      turn: 20,
      phase: 'soviet rebuilding',
      units: { ...units, 's:VitebskMil': 'I-6908', 's:Zap1': 'cadre' },
    })
    say(match, 'drill s:VitebskMil')
    expect([at(match, 's:Zap1'), at(match, 's:VitebskMil')]).toEqual(['I-6908', 'removed'])
  })
})

describe('10.44, 10.74 the first turn', () => {
  it('10.74 the die of turn 11 is taken as 5; 10.44 at Smolensk less comes', () => {
    const got = ({ position: { sides } }: Played): number[] => [sides.infantry[2]!, sides.strongpoints[2]!]
    expect(got(begin('dnepr'))).toEqual([4, 5])
    const smolensk = begin('smolensk')
    expect(got(smolensk)).toEqual([3, 3])
    expect(netPoints(smolensk.position)).toBe(6)
  })
})

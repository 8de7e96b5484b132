import { readPosition, samePosition, writePosition } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { AXIS } from '../data/counters.ts'
import { summer } from '../great.fixture.ts'
import { stepCosts } from '../ground.ts'
import { efs } from '../index.ts'
import { explain, type Given, type Played, phaseOf, position, refusal, say } from '../position.fixture.ts'
import { lineFrom } from '../supply/supply.ts'
import { spanned } from './crossing.ts'
import { costsOf } from './movement.ts'

const setting = summer([
  'g:7/10Pz',
  'g:69/10Pz',
  'g:XLVIEng',
  'g:15ID',
  's:100RD',
  's:107RD',
  's:10Eng',
  's:24A',
  'g:VEng',
  'g:413Eng',
])

const axis = ['I-5019', 'I-5020', 'I-4919', 'I-4920', 'I-5215', 'I-5216', 'I-5217', 'I-5118', 'I-5117', 'I-5218']

const given = (more: Partial<Given> & Pick<Given, 'phase'>): Played =>
  position({
    setting,
    turn: 20,
    units: { 'g:7/10Pz': 'I-4920', 's:100RD': 'I-6121' },
    axis,
    ...more,
  })

/** Where the crossings lie: `I-5216 to I-5315`, with `building` behind those that are not ready. */
const crossings = ({ position: { spans }, setting: { ground } }: Played): string[] =>
  [...spans.place].flatMap((hex, span) =>
    hex === 0
      ? []
      : [`${ground.name(hex)} to ${ground.name(spans.to[span]!)}${spans.isBuilding[span] === 1 ? ' building' : ''}`],
  )

/** Everything is passed over until a phase begins. */
function until(match: Played, phase: string): void {
  while (phaseOf(match) !== phase) say(match, 'done')
}

const damage = ({ position: { crossings: all }, setting: { bridgeIds } }: Played, id: string): number =>
  all.damage[bridgeIds.indexOf(id)]!

describe('22.2 bridges', () => {
  it('22.2 where the river is still to be named, a position that is written and read again knows what is built', () => {
    const match = given({ phase: 'axis movement', units: { 'g:69/10Pz': 'I-5215', 's:100RD': 'I-6121' } })
    say(match, 'bridge I-5215')
    const again = efs.blank(setting)
    readPosition(again, writePosition(match.position))
    efs.rebuild(again)
    expect(samePosition(match.position, again)).toBe(true)
  })

  const over = { spans: { 'g:bridge1': { place: 'I-4720', to: 'I-4719' } } }
  /** The enemy bars the way round through Smolensk. */
  const tanks = { 'g:7/10Pz': 'I-4720', 's:100RD': 'I-5018' }

  it('22.21, 22.24a one over a river is there at once, and crossing it costs nothing', () => {
    const match = given({ phase: 'axis movement', units: { 'g:69/10Pz': 'I-5215', 's:100RD': 'I-6121' } })
    say(match, 'move g:69/10Pz')
    expect(explain(match, 'cost I-5314').value).toBe(8)
    say(match, 'back', 'bridge I-5215', 'across I-5314')
    expect(crossings(match)).toEqual(['I-5215 to I-5314'])
    say(match, 'move g:69/10Pz')
    expect(explain(match, 'cost I-5314').value).toBe(4)
  })

  it('22.23c, 22.24c one over a major river is ready in the Engineering Phase; then armor crosses', () => {
    const match = given({ phase: 'axis movement', units: tanks })
    expect(refusal(say(match, 'move g:7/10Pz'), 'to I-4719')?.rule).toBe('10.1')
    expect(refusal(match, 'step I-4719')?.because).toBe('they need a bridge')
    say(match, 'back', 'bridge I-4720', 'across I-4719')
    expect(crossings(match)).toEqual(['I-4720 to I-4719 building'])
    expect(refusal(say(match, 'move g:7/10Pz'), 'to I-4719')?.rule).toBe('10.1')
    say(match, 'back')
    until(match, 'soviet motorized movement')
    expect(crossings(match)).toEqual(['I-4720 to I-4719'])
    const later = given({ phase: 'axis movement', units: tanks, set: over })
    expect(refusal(say(later, 'move g:7/10Pz'), 'to I-4719')).toBeNull()
  })

  it('22.23 from a hex of one’s own in supply, to one without enemies', () => {
    const match = given({
      phase: 'axis movement',
      units: { 'g:69/10Pz': 'I-5118', 's:100RD': 'I-5119', 'g:15ID': 'H6229' },
    })
    expect(refusal(match, 'bridge I-5119')?.because).toBe('I-5119 is not yours')
    expect(refusal(match, 'bridge I-5118')?.because).toBe('enemies are in I-5119')
    expect(refusal(match, 'bridge H6229')?.because).toBe('H6229 is out of supply')
    expect(refusal(match, 'bridge I-5217')?.because).toBe('no river without a bridge runs past I-5217')
    expect(refusal(given({ phase: 'axis motorized movement' }), 'bridge I-4920')?.rule).toBe('22.23')
  })

  it('22.21 not where a road has a bridge', () => {
    expect(refusal(given({ phase: 'axis movement' }), 'bridge I-5019')?.because).toBe(
      'no river without a bridge runs past I-5019',
    )
  })

  it('22.25 Soviets bridge lesser rivers only, in their Motorized Movement Phase', () => {
    const units = { 's:100RD': 'I-5314', 's:107RD': 'I-4620', 'g:15ID': 'I-5118' }
    const match = given({ phase: 'soviet motorized movement', units })
    expect(refusal(match, 'bridge I-4620')?.rule).toBe('22.25')
    say(match, 'bridge I-5314')
    expect(crossings(match)).toEqual(['I-5314 to I-5215'])
    expect(refusal(given({ phase: 'soviet movement', units }), 'bridge I-5314')?.rule).toBe('22.23')
  })

  it('22.21 only its own side uses a bridge', () => {
    const match = given({
      phase: 'axis movement',
      units: { 'g:69/10Pz': 'I-5215', 's:100RD': 'I-6121' },
      set: { spans: { 's:bridge1': { place: 'I-5314', to: 'I-5215' } } },
    })
    expect(explain(say(match, 'move g:69/10Pz'), 'cost I-5314').value).toBe(8)
  })

  it('22.26 an enemy who enters the hex of a marker takes it away; the hex it leads to does not matter', () => {
    const laid = { spans: { 'g:bridge1': { place: 'I-5215', to: 'I-5314' } } }
    const units = { 's:100RD': 'I-5313', 'g:15ID': 'I-4920' }
    const beyond = given({ phase: 'soviet movement', units, set: laid })
    say(beyond, 'move s:100RD', 'to I-5314', 'stop')
    expect(crossings(beyond)).toEqual(['I-5215 to I-5314'])
    const match = given({ phase: 'soviet movement', units: { ...units, 's:100RD': 'I-5314' }, set: laid })
    say(match, 'move s:100RD', 'to I-5215')
    expect(crossings(match)).toEqual([])
  })

  it('22.2 a marker is taken up and laid elsewhere, once a phase', () => {
    const match = given({ phase: 'axis movement', units: tanks, set: over })
    say(match, 'lift I-4720')
    expect(crossings(match)).toEqual([])
    say(match, 'bridge I-4720', 'across I-4719')
    expect(refusal(match, 'lift I-4720')?.because).toBe('it was laid in this phase')
  })

  it('4.13, E-R60 in the first two turns of June those on the map stay', () => {
    const june = summer(['g:7/10Pz', 's:100RD'], { campaign: { ...setting.campaign!, isJune: true } })
    const on = (turn: number) => given({ setting: june, turn, phase: 'axis movement', units: tanks, set: over })
    expect(refusal(on(2), 'lift I-4720')?.rule).toBe('4.13')
    expect(refusal(on(3), 'lift I-4720')).toBeNull()
  })

  it('21.26 near an HQ out of order it counts as one of the units that may move', () => {
    const match = given({
      phase: 'soviet motorized movement',
      units: { 's:100RD': 'I-5314', 's:24A': { place: 'I-5415', nonOp: true }, 'g:15ID': 'I-4920' },
    })
    say(match, 'bridge I-5314')
    const hq = match.setting.kinds.unit.read('s:24A')
    expect(match.position.units.spent[hq]).toBe(1)
    expect(match.setting.recovery[hq]).toBe(5)
  })

  it('22.2 small scenarios have none', () => {
    const match = position({ phase: 'axis movement', units: { 'g:18/18Pz': '1829', 's:13A': '2228' } })
    expect(refusal(match, 'bridge 1829')?.because).toBe('no bridges are built in this scenario')
    expect(match.position.spans.place).toHaveLength(0)
  })
})

describe('what steps cost where bridges were laid or blown up', () => {
  it.each([0, 1, 2])('is what it would be if all of the map were charted anew, in weather %i', (weather) => {
    const { position: s } = given({
      phase: 'axis movement',
      set: {
        spans: { 'g:bridge1': { place: 'I-4720', to: 'I-4719' }, 'g:ferry1': { place: 'I-4920', to: 'I-4919' } },
        crossings: { 'I-5019/I-5020': { damage: 2 } },
      },
    })
    s.weather.ground = weather
    const ground = spanned(s, AXIS, s.setting)
    expect(ground).not.toBe(s.setting)
    for (const mask of [1, 2, 4, 5, 8 | 1])
      expect(costsOf(s, mask)).toEqual(stepCosts(ground, ground.ground.neighbours, mask, weather))
  })
})

describe('22.3 ferries', () => {
  it('22.32 engineers set one up over a major river until the Engineering Phase', () => {
    const match = given({
      phase: 'axis movement',
      units: { 'g:7/10Pz': 'I-4720', 'g:XLVIEng': 'I-4920', 's:100RD': 'I-6121' },
    })
    expect(refusal(match, 'ferry I-4720')?.because).toBe('no engineers are in I-4720')
    expect(refusal(match, 'ferry I-5215')?.because).toBe('ferries cross major rivers')
    say(match, 'ferry I-4920')
    expect(crossings(match)).toEqual(['I-4920 to I-4919 building'])
  })

  it('E-R61 one crosses by it as over a lesser river', () => {
    const cost = (span: string): number => {
      const match = given({
        phase: 'axis movement',
        units: { 'g:7/10Pz': 'I-4720', 's:100RD': 'I-6121' },
        set: { spans: { [span]: { place: 'I-4720', to: 'I-4719' } } },
      })
      return explain(say(match, 'move g:7/10Pz'), 'cost I-4719').value
    }
    expect(cost('g:ferry1')).toBe(cost('g:bridge1') + 4)
  })
})

describe('22.4 marked bridges', () => {
  const ends = { 's:100RD': 'I-5020', 'g:15ID': 'I-5118' }
  /** Strongpoints to begin keep the question open. */
  const open = { sides: { Soviet: { strongpoints: 1 }, Axis: { strongpoints: 1 } } }
  const down = { crossings: { 'I-5019/I-5020': { damage: 2 } } }
  const blowing: Given = { setting, turn: 20, phase: 'soviet engineering', units: ends, set: open }

  it('4.51, 22.41 they stand at the start; a Soviet unit beside one blows it up', () => {
    const match = position(blowing)
    expect(damage(match, 'I-5019/I-5020')).toBe(0)
    say(match, 'blow I-5020')
    expect(damage(match, 'I-5019/I-5020')).toBe(2)
    expect(refusal(match, 'blow I-5020')?.because).toBe('the bridge is down')
  })

  it('4.52 not before turn 10, 22.4 not by the Axis', () => {
    expect(refusal(position({ ...blowing, turn: 9 }), 'blow I-5020')?.rule).toBe('4.52')
    const units = { 'g:15ID': 'I-5020', 's:100RD': 'I-6121' }
    expect(refusal(position({ ...blowing, phase: 'axis engineering', units }), 'blow I-5020')?.because).toBe(
      'the Axis blows up no bridges',
    )
  })

  it('E-R62 only with an Axis unit within seven hexes, none at the other end, and no HQ out of order near', () => {
    const because = (units: Given['units']) => refusal(position({ ...blowing, units }), 'blow I-5020')?.because
    expect(because({ ...ends, 'g:15ID': 'I-5019', 's:107RD': 'I-6121' })).toBe('enemies are in I-5019')
    expect(because({ ...ends, 's:24A': { place: 'I-5021', nonOp: true }, 's:107RD': 'I-6121' })).toBe(
      'an HQ near I-5020 is out of order',
    )
    expect(because({ ...ends, 'g:15ID': 'I-3020' })).toBe('no enemy is within 7 hexes')
    expect(because({ 's:107RD': 'I-6121', 'g:15ID': 'I-5118' })).toBe('no combat unit of yours is in I-5020')
  })

  const costOf = (set: Given['set'] = {}): number => {
    const units = { 'g:7/10Pz': 'I-5020', 's:100RD': 'I-6121' }
    const match = position({ setting, turn: 20, phase: 'axis movement', units, axis: ['I-5020'], set })
    return explain(say(match, 'move g:7/10Pz'), 'cost I-5019').value
  }

  it('22.4 where one is down one goes round, or lays a bridge', () => {
    const pontoon = { ...down, spans: { 'g:bridge1': { place: 'I-5020', to: 'I-5019' } } }
    expect([costOf(), costOf(pontoon)]).toEqual([2, 2])
    expect(costOf(down)).toBeGreaterThan(2)
  })

  it('22.4 the road and the railway over it end', () => {
    const { position: s } = position({ ...blowing, set: down })
    const hex = setting.ground.parse('I-5020')
    const way = hex * 6 + setting.ground.directionTo(hex, setting.ground.parse('I-5019'))
    const { road, rails, isBridged } = spanned(s, 2, setting)
    expect([setting.road[way], setting.isBridged[way]]).toEqual([2, 1])
    expect([road[way], rails[way], isBridged[way]]).toEqual([0, 0, 0])
  })

  it('6.13 supply does not pass where a bridge is down, unless a marker leads on', () => {
    const reached = (set: Given['set'] = {}): number => {
      const units = { 'g:15ID': 'I-4719', 'g:7/10Pz': 'I-5020', 's:100RD': 'I-5120' }
      const { position: s } = position({ setting, turn: 20, phase: 'axis movement', units, axis: ['I-5020'], set })
      return lineFrom(s, 1, setting.ground.parse('I-5020'))[setting.ground.parse('I-4719')]!
    }
    const pontoon = { spans: { 'g:bridge1': { place: 'I-4720', to: 'I-4719' } } }
    expect([reached(), reached(down), reached({ ...down, ...pontoon })].map((far) => far > 0)).toEqual([
      true,
      false,
      true,
    ])
  })

  const repairing = (unit: string, dice: readonly number[]): Played =>
    position({
      setting,
      turn: 20,
      phase: 'axis engineering',
      units: { [unit]: 'I-5020', 's:100RD': 'I-6121' },
      set: { ...open, ...down },
      dice,
    })

  it.each([
    [5, 0],
    [6, 1],
    [8, 1],
    [9, 2],
  ])('22.44 engineers throw %i: %i of two parts are left to repair', (die, left) => {
    const match = say(repairing('g:VEng', [die]), 'repair I-5020')
    expect(damage(match, 'I-5019/I-5020')).toBe(left)
  })

  it('22.44 a second step of engineers makes the die one better; it is tried once a turn', () => {
    const match = say(repairing('g:413Eng', [9]), 'repair I-5020')
    expect(damage(match, 'I-5019/I-5020')).toBe(1)
    expect(refusal(match, 'repair I-5020')?.because).toBe('it was tried in this turn')
  })

  it('22.44 nobody else can', () => {
    expect(refusal(repairing('g:15ID', []), 'repair I-5020')?.because).toBe('no engineers are in I-5020')
  })

  it('4.52 the Soviets not before turn 10', () => {
    const on = (turn: number): string | undefined => {
      const units = { 's:10Eng': 'I-5020', 'g:15ID': 'I-5118' }
      const set = { ...open, ...down }
      return refusal(position({ ...blowing, turn, units, set, dice: [1] }), 'repair I-5020')?.rule
    }
    expect([on(9), on(10)]).toEqual(['4.52', undefined])
  })
})

import { heardBy, samePosition, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { CARDS } from './data/cards.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { efs } from './index.ts'
import { type Played, position, say } from './position.fixture.ts'
import { pieces, type State } from './state.ts'

function viewOf({ position: s, setting }: Played, side: number): State {
  const view = efs.blank(setting)
  efs.view(s, side, view)
  return view
}

/** What a side sees in a place: ids, and ? for what it does not know. */
function seen(match: Played, place: string, side: number): string[] {
  const view = viewOf(match, side)
  const found: string[] = []
  for (let unit = pieces.first(view, match.setting.kinds.place.read(place)); unit !== 0; unit = pieces.next(view, unit))
    found.push(pieces.isUnknown(view, unit) ? '?' : match.setting.unitIds[unit]!)
  return found
}

const orderAt = (match: Played, hex: string, side: number): number =>
  viewOf(match, side).hexes.order[match.setting.ground.parse(hex)]!

describe('12.5 orders', () => {
  it('12.5 lie face down before the enemy', () => {
    const units = { 'g:18/18Pz': '1729', 's:BTTU': '1829' }
    const hexes = { 'I-1829': { control: 'Soviet', attack: 1, order: 'additional retreat' } }
    const match = position({
      phase: 'soviet reaction',
      units: { ...units, 's:175/1Mos': '2030', 's:13A': '2228' },
      set: { hexes },
    })
    expect([orderAt(match, '1829', SOVIET), orderAt(match, '1829', AXIS)]).toEqual([2, 3])
  })
})

describe('4.7 worlds that a side cannot tell apart', () => {
  it.each(CARDS.map(({ id }) => id))('4.7 are dealt in %s of those only who may stand on the map', (scenario) => {
    const setting = efs.setting(scenario, { limitedInformation: 'on' })
    const s = efs.start(setting, seededDice('truth'))
    const [view, other, again] = [efs.blank(setting), efs.blank(setting), efs.blank(setting)]
    for (const side of [AXIS, SOVIET]) {
      efs.view(s, side, view)
      efs.resample(view, side, seededDice('other'), other)
      efs.view(other, side, again)
      expect(samePosition(view, again)).toBe(true)
    }
  })
})

describe('14.24 air units', () => {
  const units = {
    'g:15ID': '6121',
    's:24A': '6218',
    'g:air:II/StG1': 'ready',
    'g:air:I/KG53': 'ready',
    's:air:41IAP': 'ready',
  }
  const missions = () => position({ scenario: 'yelnya', turn: 36, phase: 'axis interdiction', units })

  it('14.24, E-R16 which of them flies where is hidden until all are placed, not over which hex and how many', () => {
    const match = say(missions(), 'fly g:air:II/StG1 6218', 'done')
    expect([seen(match, 'mission', AXIS), seen(match, 'mission', SOVIET)]).toEqual([['g:air:II/StG1'], ['?']])
    expect(seen(match, 'ready', SOVIET)).toEqual(['s:air:41IAP', '?'])
    const view = viewOf(match, SOVIET)
    expect([...view.units.over].filter((hex) => hex !== 0)).toEqual([match.setting.ground.parse('6218')])
  })

  it('14.24 are guessed from those that have come by now, so that the one in hand can fly', () => {
    const ground = { 'g:18/18Pz': 'I-1331', 's:13A': 'I-1531' }
    const ready = { 'g:air:II/StG1': 'ready', 'g:air:Dummy1': 'ready' }
    const smolensk = { scenario: 'smolensk', turn: 11, phase: 'axis interdiction', units: { ...ground, ...ready } }
    const match = say(position(smolensk), 'fly g:air:II/StG1')
    const { setting } = match
    const [view, other] = [viewOf(match, SOVIET), efs.blank(setting)]
    for (let n = 0; n < 40; n++) {
      efs.resample(view, SOVIET, seededDice(`world ${n}`), other)
      expect(other.flight.unit).not.toBe(0)
      for (const id of ['g:air:Tr1', 'g:air:Tr2']) expect(other.units.place[setting.kinds.unit.read(id)]).toBe(0)
    }
  })

  it('14.24 the enemy hears over which hex', () => {
    const match = say(missions(), 'fly g:air:II/StG1 6218')
    const { said, told } = heardBy(match.entries.at(-1)!, SOVIET)
    expect(said?.template).toBe('over {place}')
    expect(told.map(({ event }) => event)).toEqual(['sentUnseen'])
  })
})

describe('4.7 limited information', () => {
  const units = {
    'g:18/18Pz': '1331',
    'g:52/18Pz': '1331',
    's:6/1Mos': '1829',
    's:12/1Mos': '1829',
    's:29+49': '2028',
    's:7AA': '2028',
    's:13A': '2028',
  }
  const given = { phase: 'axis movement', units, options: { limitedInformation: 'on' } }

  it('4.72, E-R11 of a stack one sees the top and its headquarters', () => {
    const match = position(given)
    expect(seen(match, '2028', AXIS).sort()).toEqual(['?', 's:13A', 's:29+49'])
    expect(seen(match, '1331', SOVIET)).toEqual(['g:18/18Pz', '?'])
  })

  it('4.71, E-R17 next to a unit of one’s own everything', () => {
    const match = say(position({ ...given, units: { ...units, 'g:18/18Pz': '1730' } }), 'move g:18/18Pz', 'to 1729')
    expect(seen(match, '1829', AXIS)).toEqual(['s:6/1Mos', 's:12/1Mos'])
    const muddy = { ...given, units: { ...units, 'g:18/18Pz': '1729' }, set: { weather: { ground: 'mud' } } }
    for (const phase of ['axis movement', 'soviet motorized movement'])
      expect(seen(position({ ...muddy, phase }), '1829', AXIS), phase).toEqual(['s:6/1Mos', 's:12/1Mos'])
  })

  it('4.73 strongpoints hide what is in them', () => {
    const match = position({ ...given, strongpoints: { 1829: 'Soviet' } })
    expect(seen(match, '1829', AXIS)).toEqual(['?', '?'])
    const unfinished = position({
      ...given,
      set: { hexes: { 'I-1829': { strongpoint: 'Soviet building', control: 'Soviet' } } },
    })
    expect(seen(unfinished, '1829', AXIS)).toEqual(['?', '?'])
  })

  it('4.7 zones are seen all the same', () => {
    const match = position({ ...given, strongpoints: { 1829: 'Soviet' } })
    expect(pieces.inZone(viewOf(match, AXIS), SOVIET, match.setting.ground.parse('1729'))).toBe(true)
  })
})

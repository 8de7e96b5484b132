import { describe, expect, it } from 'vitest'
import { dnepr } from '../data/campaigns.ts'
import {
  asked,
  at,
  begin,
  choices,
  entering,
  type Played,
  phaseOf,
  position,
  refusal,
  say,
  settingNamed,
} from '../position.fixture.ts'

/** The draft of a scenario without what comes in otherwise, played on to a phase. */
function untilAsked(match: Played, step: string): Played {
  for (let i = 0; i < 40 && !asked(match).endsWith(step); i++) say(match, 'done')
  return match
}

const untried = (match: Played, city: string): string[] =>
  match.setting.unitIds.filter(
    (_id, unit) =>
      match.setting.isUntried[unit] === 1 &&
      match.setting.roster[unit]?.home === city &&
      match.position.units.place[unit] !== 0,
  )

describe('10.43 militia at Smolensk', () => {
  const match = untilAsked(begin('smolensk'), 'levies')

  it('10.43, E-R85 one brigade of Vitebsk stands at Polotsk, four of Mogilev and Smolensk are drawn', () => {
    expect(at(match, 's:VitebskMil')).toBe('I-2012')
    expect(untried(match, 'Mogilev').length + untried(match, 'Smolensk').length).toBe(4)
  })

  it('8.4 they go within five hexes of their city, into supply', () => {
    const unit = [...untried(match, 'Mogilev'), ...untried(match, 'Smolensk')][0]!
    const city = unit.includes('Mogilev') ? 'I-3532' : 'I-5019'
    const { ground, kinds, home } = match.setting
    const hexes = choices(match)
      .filter((text) => text.startsWith('levy') && text.includes(` ${unit} `))
      .map((text) => text.split(' ')[2]!)
    expect(hexes.length).toBeGreaterThan(10)
    for (const hex of hexes)
      expect(ground.distance(home[kinds.unit.read(unit)]!, ground.parse(hex))).toBeLessThanOrEqual(5)
    expect(home[kinds.unit.read(unit)]).toBe(ground.parse(city))
    expect(refusal(match, `levy ${unit} I-6121`)).toMatchObject({ rule: '21.74' })
  })
})

describe('8.4 draws by turn', () => {
  const setting = settingNamed('campaign')
  const on = (turn: number, more: Parameters<typeof position>[0]['set'] = {}, axis: readonly string[] = []): Played => {
    const match = entering({
      setting,
      turn,
      phase: 'reinforcements',
      units: { 'g:7ID': 'C2829', 's:100RD': 'I-7012' },
      axis,
      set: more,
    })
    return match
  }

  it('10.83 three brigades on turn 6, by lot', () => {
    const match = on(6)
    expect(asked(match)).toBe('Soviet levies')
    const waiting = match.setting.unitIds.filter(
      (id) => /^s:(U.*|Vitebsk)Mil$/.test(id) && at(match, id) === 'arriving',
    )
    expect(waiting).toHaveLength(3)
  })

  it('10.83 a brigade whose city is lost never comes', () => {
    const cities = ['I-3314', 'I-3532', 'I-5019', 'I-5020', 'H4119', 'H2411', 'I-1828', 'D6801', 'I-3524', 'I-2012']
    const match = on(6, {}, cities)
    expect(phaseOf(match)).not.toBe('soviet levies')
    expect(
      match.setting.unitIds.filter((id) => /^s:(U.*|Vitebsk)Mil$/.test(id) && at(match, id) === 'removed'),
    ).toHaveLength(3)
  })

  const reserves = (match: Played): number =>
    ['168', '425', '180', '236', '10', '239', '188', '29', '170']
      .map((number) => `s:air:${number}IAP`)
      .concat(['217', '232', '237'].map((number) => `s:air:${number}ShAP`))
      .concat(['38', '55', '173', '140'].map((number) => `s:air:${number}BAP`))
      .filter((id) => at(match, id) === 'ready').length

  it('5.31, 5.32 one reserve air unit a turn from turn 6 to 21, ready; none in a storm, which are made up for from turn 22 on', () => {
    expect(reserves(on(6))).toBe(1)
    expect(reserves(on(6, { weather: { isStorm: true } }))).toBe(0)
    expect(reserves(on(22))).toBe(1)
    expect(reserves(on(5))).toBe(0)
  })

  it('E-R86 a brigade of Vitebsk may go to Polotsk while none is there', () => {
    const waiting = { place: 'arriving', due: 6 }
    const given = (more: Record<string, unknown>): Played =>
      position({
        setting,
        turn: 15,
        phase: 'reinforcements',
        units: { 'g:7ID': 'C2829', 's:100RD': 'I-7012', 's:VitebskMil': waiting, ...more },
      })
    expect(refusal(given({}), 'levy s:VitebskMil I-2012')).toBe(null)
    expect(refusal(given({ 's:U2VitebskMil': 'I-2012' }), 'levy s:VitebskMil I-2012')).toMatchObject({ rule: '21.74' })
  })
})

describe('10.73 draws of the Dnepr', () => {
  it('10.73 seven brigades at the start, untried machine guns in H2322 and H2226, six reserve air units on turn 11', () => {
    const match = untilAsked(begin('dnepr'), 'levies')
    const cities = ['Mogilev', 'Smolensk', 'Gomel']
    expect(cities.flatMap((city) => untried(match, city))).toHaveLength(7)
    expect([at(match, 's:UMG01'), at(match, 's:UMG02')]).toEqual(['H2322', 'H2226'])
    expect(dnepr.stacks.some(({ hex }) => hex === 'I-2012')).toBe(true)
  })
})

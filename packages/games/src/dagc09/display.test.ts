import {
  answer,
  Choices,
  copyOf,
  differentialColumn,
  distributionOf,
  forcedDice,
  NO_REASONS,
  operandA,
  outcomes,
  seededDice,
  type Told,
} from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { expectSound, readerOf, textsIn, wander } from '../display.fixture.ts'
import { attack, E, full, germans, NE, reducedFactor, SE, soviets, TARGET, W } from './battle.fixture.ts'
import { SOVIET_NEEDS } from './charts.ts'
import { attackStrength, column, defenceStrength, shifts } from './combat.ts'
import { COUNTERS, type Counter, GERMAN, SOVIET } from './counters.ts'
import { effectOf } from './display/account.ts'
import { columnName } from './display/columns.ts'
import { traceOf } from './display/supply.ts'
import { display } from './display.ts'
import { dagc09 } from './index.ts'
import { hexOf, type Played, position, say, unitOf } from './position.fixture.ts'
import { SCENARIOS } from './scenarios.ts'
import { pieces, type State, sideOf, unitCount } from './state.ts'
import { isSupplied } from './supply.ts'
import { sovietPoints } from './victory.ts'

const { overlay, marksOf, about } = readerOf(display)

/** Random games that do not dwell on what comes up again and again. */
const HASTE = { deploy: ['done', 'prepared'], interdict: ['done'] }

const viewOf = (match: Played, side: number): State => {
  const view = dagc09.blank(match.setting)
  dagc09.view(match.position, side, view)
  return view
}

const start = (scenario = 'historical'): State => dagc09.start(dagc09.setting(scenario), seededDice('start'))

/** In the Historical scenario. */
const isUsed = ({ formation }: Counter): boolean => formation !== 'north ukraine' && formation !== 'fifth panzer army'

describe('faces', () => {
  const setting = dagc09.setting('historical')
  const faces = display.faces(setting)
  const real = faces.slice(1, setting.units + 1)

  it('every counter has a face that can be told from all others', () => {
    expect(faces).toHaveLength(setting.unitIds.length)
    expect(new Set(real.map(({ label }) => label)).size).toBe(real.length)
    expect(new Set(real.map(({ title }) => title)).size).toBe(real.length)
    for (const [n, face] of real.entries()) {
      expect(face.side).toBe(setting.sideOf[n + 1])
      expect(face.stripe === '').toBe(face.formation === '')
    }
  })

  it.each([
    ['g:1', 'infantry', 'corps', 'I', '1 Corps', '1st Infantry Corps', ''],
    ['g:39Pz', 'armor', 'corps', 'XXXIX', '39 Pz', '39th Panzer Corps', 'Panzer corps'],
    ['g:Skn', 'infantry', 'battlegroup', 'Saucken', 'KG Saucken', 'Korps Gruppe Saucken', 'Korps Gruppen'],
    ['g:Minsk', 'fortress', '', 'Minsk', 'FL Minsk', 'Fortified locality of Minsk', 'Fortified localities'],
    ['g:1SS', 'armor', 'corps', 'I SS', '1 SS Pz', '1st SS Panzer Corps', 'Fifth Panzer Army'],
    ['r:2Sh', 'infantry', 'army', '2 Shock', '2 Shock', '2nd Shock Army', 'Shock armies'],
    ['r:5GT', 'armor', 'army', '5 GdsT', '5 GdsT', '5th Guards Tank Army', 'Tank armies'],
    [
      'r:P',
      'cavalry',
      'corps',
      'Pliyev',
      'Pliyev group',
      'Cavalry-Mechanized Group Pliyev',
      'Cavalry-mechanized groups',
    ],
    ['r:3G', 'infantry', 'army', '3 Gds', '3 Gds', '3rd Guards Army', '1st Ukrainian Front'],
  ])('2.5, 2.7 %s', (id, arm, size, name, label, title, formation) => {
    const unit = setting.unitIds.indexOf(id)
    expect(faces[unit]).toMatchObject({ arm, size, name, label, title, formation })
  })

  it('6.8 pieces that are not known have one face for all', () => {
    const unknown = faces.slice(setting.units + 1)
    expect(new Set(unknown)).toHaveLength(1)
    expect(unknown[0]).toMatchObject({ arm: 'unknown', side: SOVIET })
  })

  it('2.9, 2.11 shows the factor of the side that is up', () => {
    const match = position({
      phase: 'german move',
      turn: 2,
      units: { 'g:1': '3102', 'g:2': { place: '2902', reduced: true }, 'g:Minsk': '3908' },
    })
    const values = (id: string) => display.values(match.position, unitOf(match, id))
    expect(['g:1', 'g:2', 'g:Minsk'].map(values)).toEqual(['3/2', '2', '2'])
    expect(marksOf(match, 'g:2').map(({ kind }) => kind)).toContain('reduced')
  })
})

describe('fog', () => {
  const match = position({
    phase: 'german move',
    turn: 2,
    units: { 'r:5': { place: '2812', order: 1 }, 'r:5GT': { place: '2812', order: 2 }, 'g:1': '2815' },
  })

  it('6.8 the German sees the top of a stack and how many lie in it, and nothing else', () => {
    const view = viewOf(match, GERMAN)
    const hex = hexOf(match, '2812')
    const there = [...view.units.place.keys()].filter((unit) => view.units.place[unit] === hex)
    expect(there.map((unit) => display.values(view, unit)).sort()).toEqual([
      `${full(match, 'r:5')}/${reducedFactor(match, 'r:5')}`,
      '?',
    ])
    const hidden = there.find((unit) => pieces.isUnknown(view, unit))!
    expect(display.layerOf!(view, hidden)).toBe(2)
    expect(textsIn([display.aboutUnit(view, hidden), display.aboutPlace(view, hex)]).join()).not.toMatch(/Tank/)
    expect(display.aboutPlace(view, hex).at(-1)!.text).toBe(
      'Two units of 2; the German sees 5 Army, and that there is one below',
    )
    const tray = display.trays(view).find(({ id }) => id === 'hidden')!
    expect(tray.units.map(({ unit }) => unit)).toContain(unitOf(match, 'r:5GT'))
  })

  it('6.8 the Soviet sees all of it', () => {
    const view = viewOf(match, SOVIET)
    expect(display.values(view, unitOf(match, 'r:5GT'))).toBe('7/4')
    expect(display.trays(start()).some(({ id }) => id === 'hidden')).toBe(false)
  })
})

describe('marks', () => {
  it('5.4, 11.1 who must attack on turn 1, and who is too far from the centre of gravity', () => {
    const s = start()
    answer(dagc09, s, 'done', forcedDice([]))
    const of = (id: string) => display.marks(s, s.setting.unitIds.indexOf(id))
    expect(of('r:5')).toContainEqual({
      kind: 'held',
      text: 'must attack before the phase ends',
      rule: '11.1',
      chip: '!',
    })
    expect(of('r:8')[0]).toMatchObject({ kind: 'held', rule: '5.4' })
  })

  it('7.3, 13.3 out of supply, and under interdiction', () => {
    const match = position({
      phase: 'german move',
      turn: 2,
      units: { 'g:1': { place: '3908', interdicted: 'main front' }, 'r:5': '3907', 'r:39': '3909', 'r:31': '4008' },
    })
    const marks = marksOf(match, 'g:1')
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'held', chip: 'A', rule: '13.3' }))
    expect(about(match, 'g:1')).toContain('Movement: as many points as a die shows, not 7')
    const cut = position({
      phase: 'german move',
      turn: 2,
      units: { 'g:1': '2813', 'r:5': NE, 'r:39': SE, 'r:31': W },
    })
    expect(marksOf(cut, 'g:1')).toContainEqual(expect.objectContaining({ kind: 'cut', chip: '×' }))
    expect(about(cut, 'g:1').join()).toMatch(/Out of supply: no line to the map edge or a port/)
  })

  it('11.5, 11.17 who has attacked, and who was attacked', () => {
    const match = soviets({ units: { 'g:1': TARGET, 'r:5': E, 'r:39': NE }, dice: [1] })
    attack(match, TARGET, 'r:5')
    expect(marksOf(match, 'r:5')).toContainEqual({ kind: 'chosen', text: 'in this attack', rule: '11.4' })
    say(match, 'roll')
    expect(marksOf(match, 'r:5').map(({ text }) => text)).toContain('has attacked in this phase')
    expect(marksOf(match, 'g:1').map(({ rule }) => rule)).toContain('11.17')
  })

  it('13.x, 6.8 say nothing about pieces that are not known but what is seen on them', () => {
    const match = position({
      phase: 'german first combat',
      turn: 7,
      units: { 'r:5': { place: '2812', order: 1 }, 'r:39': { place: '2812', order: 2, reduced: true } },
    })
    const view = viewOf(match, GERMAN)
    const hidden = [...view.units.place.keys()].find(
      (unit) => pieces.isUnknown(view, unit) && view.units.place[unit] !== 0,
    )!
    expect(display.marks(view, hidden)).toEqual([])
  })
})

describe('the clock', () => {
  it('5.2 has both sides, and the Soviet interdiction inside the German turn', () => {
    const { phases, turns, date, due } = display.clock(start())
    expect(phases.map(({ name, side }) => `${side} ${name}`)).toEqual([
      '2 Arrivals',
      '2 Combat',
      '2 Move',
      '2 Combat',
      '1 Arrivals',
      '1 Combat',
      '2 Air',
      '1 Move',
      '1 Combat',
    ])
    expect([turns, date]).toEqual([9, 'Week of 22 June 1944'])
    const arriving = due.map(
      (_, index) => COUNTERS.filter((counter) => counter.turn === index + 1 && isUsed(counter)).length,
    )
    expect(due).toEqual(arriving.map((count) => (count === 0 ? '' : `+${count}`)))
  })
})

describe('the score', () => {
  it('4.3 says for what, and what each side needs', () => {
    const match = position({
      phase: 'soviet move',
      turn: 4,
      units: { 'r:5': '3908' },
      set: { hexes: { 3908: { control: 'Soviet' }, 3801: { control: 'Soviet' } } },
    })
    const { points, level, items, needs, balance, leader } = display.score(match.position)
    expect(points).toEqual([52, sovietPoints(match.position)])
    expect(points[1]).toBe(5)
    expect(level).toBe(`Soviet 5 of ${SOVIET_NEEDS}`)
    expect(leader).toBe(GERMAN)
    expect(balance).toBeLessThan(0.5)
    expect(items.slice(0, 2)).toEqual([
      { rule: '4.3', text: 'Soviet: Minsk', value: 4 },
      { rule: '4.3', text: 'Soviet: Orsha', value: 1 },
    ])
    expect(items.reduce((sum, { value }) => sum + value, 0)).toBe(57)
    expect(needs).toEqual([
      'to keep Koenigsberg, and the Soviet at 30 or less when turn 9 ends',
      '26 more by the end of turn 9, or Koenigsberg at any time',
    ])
  })

  it('4.2 with Koenigsberg all is said', () => {
    const match = position({
      phase: 'soviet move',
      turn: 4,
      units: {},
      set: { hexes: { 2825: { control: 'Soviet' } } },
    })
    expect(display.score(match.position)).toMatchObject({ level: 'Koenigsberg has fallen', leader: SOVIET, balance: 1 })
  })
})

describe('trays', () => {
  const tray = (s: State, id: string) => display.trays(s).find((one) => one.id === id)

  it('10.1 list reinforcements by turn, and those who can come', () => {
    const s = start()
    const turns = tray(s, 'german track')!.units.map(({ note }) => note)
    expect(turns[0]).toBe('turn 2')
    expect(turns).toEqual([...turns].sort())
    const match = position({ phase: 'soviet arrivals', turn: 2, units: { 'r:1Pol': { waiting: true } } })
    expect(tray(match.position, 'due')!.units).toEqual([{ unit: unitOf(match, 'r:1Pol'), note: '' }])
  })

  it('10.6, 10.7 the dead pile, and who of it can be taken back', () => {
    const match = position({
      phase: 'german arrivals',
      turn: 4,
      units: { 'g:1': { dead: true }, 'g:Minsk': { dead: true } },
    })
    expect(tray(match.position, 'german dead')).toMatchObject({ note: '1 can be taken back, 1 for good' })
    expect(tray(match.position, 'replacements')!.note).toBe('German: one step left, lost if not used')
  })

  it('13.1, 13.3 air armies at base, flown, and over whom', () => {
    const match = position({ phase: 'interdiction', turn: 2, units: { 'g:1': '3102', 'g:39Pz': '4001' } })
    say(match, 'interdict g:1')
    expect(tray(match.position, 'air')).toMatchObject({
      note: '7 of 8 at base; 5 leave on turn 6',
      rows: [
        { text: 'main front, at base', value: 7 },
        { text: 'main front, flown this turn', value: 1 },
        { text: 'of these over 1 Corps', value: 1 },
      ],
    })
  })

  it('7.9 ports with what they feed', () => {
    const match = position({ phase: 'german move', turn: 2, units: { 'g:1': '2313', 'r:5': '2513' } })
    const { rows } = tray(match.position, 'ports')!
    expect(rows.map(({ text }) => text)).toContain('Riga, of 10')
    expect(rows).toHaveLength(match.setting.ports.length)
  })
})

describe('moving', () => {
  it('9.1 every disc is the cost of the way that is shown, and is broken down', () => {
    const match = position({
      phase: 'soviet move',
      turn: 2,
      units: { 'r:5': '2812', 'r:39': '2811', 'g:1': '2814', 'r:P': '2912' },
    })
    for (const id of ['r:5', 'r:P']) {
      const { position: s } = say(match, `move ${id}`)
      const unit = unitOf(match, id)
      const discs = display.hints(s)
      expect(discs.length).toBeGreaterThan(10)
      for (const { place, label } of discs) {
        const way = display.path(s, place)
        expect([way[0], way.at(-1)]).toEqual([s.units.place[unit], place])
        const { items, facts } = display.outlook(s, place)!
        for (let i = 1; i < way.length; i++) expect(s.setting.ground.distance(way[i - 1]!, way[i]!)).toBe(1)
        expect(String(items.reduce((sum, { value }) => sum + value, 0))).toBe(label)
        expect(facts[0]!.text).toMatch(new RegExp(`^${label} of \\w+ points left$`))
      }
      say(match, 'halt')
    }
  })

  it('asks before a phase ends in which much could still be done', () => {
    const units = { 'r:5': E, 'r:39': NE, 'g:1': TARGET }
    expect(display.caution(position({ phase: 'soviet move', turn: 2, units }).position, 'done')).toBe(
      'Two units could still move. End movement?',
    )
    expect(display.caution(soviets({ units }).position, 'done')).toBe('Two units could still attack. End combat?')
    expect(display.caution(position({ phase: 'interdiction', turn: 2, units }).position, 'done')).toBe(
      'Eight air armies are still at base. Go on?',
    )
    const match = position({ phase: 'soviet arrivals', turn: 1, units: { 'r:5': { dead: true } } })
    expect(display.caution(match.position, 'done')).toMatch(/^\w+ replacement steps? would be lost\. Go on\?$/)
  })
})

describe('an attack', () => {
  it('11.8 has its differential, its column and every shift with its rule', () => {
    const match = soviets({ units: { 'g:1': TARGET, 'r:2Sh': E, 'r:39': W }, phase: 'soviet first combat' })
    attack(match, TARGET, 'r:2Sh', 'r:39')
    say(match, 'air')
    const s = match.position
    const matter = display.matter(s)!
    expect(matter.headline).toBe(columnName(column(s)))
    const [shock, army, corps] = [full(match, 'r:2Sh'), full(match, 'r:39'), full(match, 'g:1')]
    const difference = shock + army - corps
    expect(matter.line).toBe(`${shock + army} against ${corps}: +${difference}`)
    const [attackers, defenders, columns] = matter.sections
    expect(attackers!.items.map(({ text, value }) => `${text} ${value}`)).toEqual([
      `2 Shock ${shock}`,
      `39 Army ${army}`,
    ])
    expect(defenders!.total).toBe(String(corps))
    const base = differentialColumn(match.setting.crt, difference, 0)
    const past = base + 4 - (match.setting.crt.columns.length - 1)
    expect(columns!.items).toEqual([
      { rule: '11.8', text: `differential +${difference}`, value: columnName(base) },
      { rule: '11.11', text: 'concentric attack', value: '→ 1' },
      { rule: '12.7', text: 'shock army', value: '→ 1' },
      { rule: '13.1', text: 'air army', value: '→ 1' },
      { rule: '7.4', text: 'defenders out of supply', value: '→ 1' },
      ...(past > 0 ? [{ rule: '11.13', text: 'end of the table', value: `← ${past}` }] : []),
    ])
    expect(matter.columns[matter.column]).toBe(matter.headline)
    expect(matter.members.map(({ worth }) => worth).sort()).toEqual([`+${army}`, `+${shock}`].sort())
  })

  it('11.11 draws what makes it concentric, and says which hex would', () => {
    const match = soviets({ units: { 'g:1': TARGET, 'r:5': E, 'r:39': W, 'r:31': NE } })
    attack(match, TARGET, 'r:5')
    const first = display.matter(match.position)!
    expect(first.hint).toMatch(/concentric with 2814$/)
    expect(first.paint!.hexes).toEqual([{ place: hexOf(match, W), look: 'open', side: SOVIET, weight: 1 }])
    say(match, 'join r:39')
    const { paint, hint } = display.matter(match.position)!
    expect(hint).not.toMatch(/concentric/)
    expect(paint!.lines.map(({ places }) => places)).toEqual(
      [E, W].map((from) => [from, TARGET].map((hex) => hexOf(match, hex))),
    )
    expect(paint!.chips.map(({ text }) => text)).toEqual(['opposite', 'opposite'])
  })

  it('11.11 draws three rays for three alternate hexes', () => {
    const match = soviets({ units: { 'g:1': TARGET, 'r:5': NE, 'r:39': SE, 'r:31': W } })
    attack(match, TARGET, 'r:5', 'r:39', 'r:31')
    expect(display.matter(match.position)!.paint!.chips.map(({ text }) => text)).toEqual(Array(3).fill('alternate'))
  })

  it('says what one more would do, and proposes who reaches each column', () => {
    const match = soviets({ units: { 'g:1': TARGET, 'r:5': E, 'r:39': NE, 'r:31': SE } })
    attack(match, TARGET, 'r:5')
    const { hint, proposals, headline } = display.matter(match.position)!
    expect(headline).toBe(columnName(column(match.position)))
    expect(hint).toMatch(/^\d more would make \+/)
    for (const { title, units } of proposals) {
      const trial = copyOf(dagc09, match.position)
      trial.units.joined.fill(0)
      for (const unit of units) trial.units.joined[unit] = 1
      expect(columnName(column(trial))).toBe(title)
    }
    expect(proposals.length).toBeGreaterThan(1)
  })

  it('has the results of the die, the best and the worst in words', () => {
    const match = soviets({ units: { 'g:1': TARGET, 'r:5': E, 'r:39': NE } })
    attack(match, TARGET, 'r:5', 'r:39')
    const { results, best, worst } = display.matter(match.position)!
    expect(results.map(({ name, faces }) => `${name} ${faces.join('')}`)).toEqual([
      'Attackers lose steps 2',
      'Attack stalls 16',
      'Bloodbath 5',
      'Defenders retreat 3',
      'Defenders lose steps 4',
    ])
    expect(worst).toEqual({ rule: '11.16', text: '39 Army and 5 Army lose a step.' })
    expect(best).toEqual({ rule: '11.20', text: '1 Corps loses a step.' })
  })

  it('6.8 before the German has declared, over what he knows, and says so', () => {
    const match = germans({
      units: { 'r:5': { place: TARGET, order: 1 }, 'r:5GT': { place: TARGET, order: 2 }, 'g:39Pz': E, 'g:41Pz': NE },
    })
    attack(match, TARGET, 'g:39Pz', 'g:41Pz')
    const view = viewOf(match, GERMAN)
    const matter = display.matter(view)!
    expect(matter.headline).toMatch(/\?$/)
    expect(matter.line).toBe(`${2 * full(match, 'g:39Pz')} against ${full(match, 'r:5')} and a unit not seen`)
    expect(matter.prelude).toBe('declare')
    expect(matter.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(textsIn(matter).join()).toMatch(/mean of \d+ ways to fill what is not seen/)
    expect(textsIn(matter).join()).not.toMatch(/GdsT/)
    expect(display.caution(view, 'declare')).toMatch(/cannot be called off/)
    say(match, 'declare')
    const after = display.matter(viewOf(match, GERMAN))!
    expect(after.line).toContain(`against ${full(match, 'r:5') + full(match, 'r:5GT')}:`)
    expect(after.headline).not.toMatch(/\?/)
  })

  it('6.8 is the same for two stacks that look the same to the German', () => {
    const shown = (below: string) => {
      const match = germans({
        units: { 'r:5': { place: TARGET, order: 1 }, [below]: { place: TARGET, order: 2 }, 'g:39Pz': E },
      })
      attack(match, TARGET, 'g:39Pz')
      const view = viewOf(match, GERMAN)
      return [display.matter(view), display.hints(view), overlay('threats').paint(view, 0)].map((one) =>
        JSON.stringify(one).replaceAll(/"chance":[\d.]+/g, ''),
      )
    }
    // Who else lies on the track differs, and with it what may lie below: the top and the count are the same.
    expect(shown('r:39')[1]).toEqual(shown('r:31')[1])
  })

  it('12.2 asks a cavalry-mechanized group with what a stand may cost', () => {
    const match = germans({ units: { 'r:P': TARGET, 'g:39Pz': E } })
    attack(match, TARGET, 'g:39Pz')
    expect(display.matter(viewOf(match, GERMAN))!.results.length).toBeGreaterThan(2)
    say(match, 'declare', 'roll')
    expect(display.matter(viewOf(match, SOVIET))).toMatchObject({ hint: 'It may go before the die is thrown.' })
  })

  it('goes on to say who has to act after the die', () => {
    const match = soviets({ units: { 'g:1': TARGET, 'r:5': E, 'r:39': NE }, dice: [3] })
    attack(match, TARGET, 'r:5', 'r:39')
    say(match, 'roll')
    expect(display.matter(match.position)).toMatchObject({ line: 'Defenders retreat', hint: 'one unit to go back' })
    const discs = display.hints(match.position)
    expect(discs.length).toBeGreaterThan(0)
    expect(display.path(match.position, discs[0]!.place)).toEqual([hexOf(match, TARGET), discs[0]!.place])
    say(match, `to ${match.setting.ground.name(discs[0]!.place)}`)
    expect(display.spoken(match.position, 'halt')).toBe('Nobody advances')
    expect(display.matter(match.position)!.candidates).toHaveLength(2)
  })
})

describe('overlays', () => {
  it('7.2, 7.8, 7.9 draw the line of a unit to a source or a port', () => {
    const match = position({ phase: 'german move', turn: 2, units: { 'g:1': '3610', 'g:2': '2213', 'r:5': '3600' } })
    for (const id of ['g:1', 'g:2', 'r:5']) {
      const unit = unitOf(match, id)
      const { way, isSupplied: isFed } = traceOf(match.position, unit)
      expect(isFed).toBe(true)
      expect(way[0]).toBe(match.position.units.place[unit])
      for (let i = 1; i < way.length; i++) expect(match.setting.ground.distance(way[i - 1]!, way[i]!)).toBe(1)
    }
    const { chips } = overlay('supply').paint(match.position, 0)
    expect(chips.map(({ text }) => text)).toContain('Riga 0/10')
  })

  it('5.4 show the range of the first blow round its marker', () => {
    const s = start()
    const { sides, chips } = overlay('activation').paint(s, 0)
    expect(chips).toEqual([{ place: s.setting.marker, text: 'Bagration', tone: 'even' }])
    const { ground, marker } = s.setting
    expect(sides.length).toBeGreaterThan(20)
    for (const side of sides)
      expect(side.map((hex) => ground.distance(marker, hex)).sort((a, b) => a - b)).toEqual([9, 10])
  })

  it('3.3 draw the front along what each side controls', () => {
    const s = start()
    const { sides } = overlay('front').paint(s, 0)
    expect(sides.length).toBeGreaterThan(30)
    for (const [a, b] of sides) expect(s.hexes.control[a]).not.toBe(s.hexes.control[b])
  })

  it('13.3 show who is interdicted', () => {
    const match = say(position({ phase: 'interdiction', turn: 2, units: { 'g:1': '3102' } }), 'interdict g:1')
    expect(overlay('air').paint(match.position, 0).chips).toEqual([
      { place: hexOf(match, '3102'), text: 'air', tone: 'poor' },
    ])
  })

  it('weigh what could be brought on each stack', () => {
    const match = position({ phase: 'german move', turn: 2, units: { 'g:1': TARGET, 'r:5': '2810', 'r:39': '2811' } })
    const { chips } = overlay('threats').paint(match.position, 0)
    expect(chips).toEqual([{ place: hexOf(match, TARGET), text: '+3–5', tone: 'poor' }])
  })
})

describe('the guide', () => {
  it('walks a first Soviet turn, a step at a time', () => {
    const s = start()
    const dice = forcedDice([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    const passed = () => display.guide(s.setting.scenario).findIndex((step) => !step.isDone(s))
    const go = (text: string) => answer(dagc09, s, text, dice)
    expect(passed()).toBe(0)
    go('done')
    expect(passed()).toBe(1)
    go(`attack ${s.setting.ground.name(firstOffered(s, 'attack'))}`)
    expect(passed()).toBe(2)
    for (let unit = firstOffered(s, 'join'); unit !== 0; unit = firstOffered(s, 'join'))
      go(`join ${s.setting.unitIds[unit]}`)
    go('air')
    expect(passed()).toBe(3)
    go('roll')
    expect(passed()).toBeGreaterThanOrEqual(4)
    expect(display.guide(s.setting.scenario).length).toBeLessThanOrEqual(8)
  })
})

function firstOffered(s: State, verb: string): number {
  const choices = new Choices()
  dagc09.choices(s, choices)
  for (let i = 0; i < choices.length; i++)
    if (dagc09.write(s, choices.at(i)).startsWith(`${verb} `)) return operandA(choices.at(i))
  return 0
}

describe('the account', () => {
  const rolled = (die: number) => {
    const match = soviets({ units: { 'g:1': TARGET, 'r:5': E, 'r:39': NE }, dice: [die] })
    attack(match, TARGET, 'r:5', 'r:39')
    const s = copyOf(dagc09, match.position)
    say(match, 'roll')
    return { s, told: match.entries.at(-1)!.told, position: match.position }
  }

  it('2.11 counts losses in steps, those still due with them', () => {
    const { s, ...way } = rolled(5)
    expect(display.account!.fate(s, way)).toEqual({ side: SOVIET, rank: 2, losses: [1, 1] })
    const { s: before, ...stalled } = rolled(1)
    expect(display.account!.fate(before, stalled)).toEqual({ side: SOVIET, rank: 1, losses: [0, 0] })
    const { s: weak, ...beaten } = rolled(2)
    expect(display.account!.fate(weak, beaten)).toEqual({ side: SOVIET, rank: 0, losses: [0, 2] })
  })

  it('says nothing of what is no throw', () => {
    const match = soviets({ units: { 'g:1': TARGET, 'r:5': E } })
    expect(display.account!.fate(match.position, { told: [], position: match.position })).toBeNull()
  })
})

const RESULT_NAMES: Readonly<Record<string, string>> = {
  AE: 'Attackers lose steps',
  AS: 'Attack stalls',
  BB: 'Bloodbath',
  DR: 'Defenders retreat',
  DE: 'Defenders lose steps',
}

const nameIn = (told: readonly Told[]): string => RESULT_NAMES[effectOf(told) ?? ''] ?? ''

describe('over random games', () => {
  it('the figures of every attack are those of the rules, and its chances those that the kernel lists', () => {
    let attacks = 0
    wander(dagc09, dagc09.setting('historical'), 'attacks', 1, HASTE, (s) => {
      const matter = display.matter(s)
      if (!matter || matter.results.length < 2 || attacks >= 25 || matter.hint.startsWith('It may go')) return
      const all = outcomes(dagc09, s, dagc09.read(s, 'roll').choice)
      if (all.some(({ told }) => effectOf(told) === null)) return
      attacks++
      expect(matter.headline).toBe(columnName(column(s)))
      expect(matter.line.startsWith(`${attackStrength(s)} against ${defenceStrength(s)}: `)).toBe(true)
      const shown = matter.sections
        .at(-1)!
        .items.slice(1)
        .filter(({ rule }) => rule !== '11.13')
      expect(shown.reduce((sum, { value }) => sum + read(value), 0)).toBe(shifts(s, NO_REASONS))
      const chances = distributionOf(all, ({ told }) => nameIn(told))
      expect(matter.results.map(({ name }) => name).sort()).toEqual([...chances.keys()].sort())
      for (const { name, chance } of matter.results) expect(chances.get(name)).toBeCloseTo(chance, 12)
    })
    expect(attacks).toBeGreaterThan(10)
  })

  it.each(SCENARIOS.map(({ id }) => id))(
    'everything of %s can be shown to both sides, and says nothing it should not',
    (scenario) => {
      const setting = dagc09.setting(scenario)
      const view = dagc09.blank(setting)
      let seen = 0
      wander(dagc09, setting, scenario, 151, HASTE, (s) => {
        seen++
        for (const side of [GERMAN, SOVIET]) {
          dagc09.view(s, side, view)
          expectSound(display, setting, view, setting.ground.size, 400)
        }
        const { items, points } = display.score(s)
        expect(items.reduce((sum, { value }) => sum + value, 0)).toBe(points[0]! + points[1]!)
      })
      expect(seen).toBeGreaterThan(5)
    },
    30_000,
  )

  it('every line of supply that is shown is one of the rules', () => {
    wander(dagc09, dagc09.setting('historical'), 'supply', 97, HASTE, (s) => {
      for (let unit = 1; unit <= unitCount(s); unit++) {
        if (s.units.place[unit] === 0) continue
        const { way, isSupplied: isFed } = traceOf(s, unit)
        expect(isFed).toBe(isSupplied(s, unit))
        if (isFed) expect(way[0]).toBe(s.units.place[unit])
        const end = way.at(-1)
        if (!isFed || end === undefined) continue
        const { isGermanSource, isSovietSource, ports } = s.setting
        const isSource = (sideOf(s, unit) === GERMAN ? isGermanSource : isSovietSource)[end] === 1
        expect(isSource || ports.some(({ hex }) => hex === end)).toBe(true)
      }
    })
  })
})

const read = (arrow: string): number => {
  const [sign, figure] = arrow.split(' ')
  return sign === '←' ? -Number(figure) : Number(figure)
}

describe('what is said of a view', () => {
  it('6.8 is the same of positions that look the same to the German', () => {
    const setting = dagc09.setting('historical')
    const [view, other, world] = [0, 1, 2].map(() => dagc09.blank(setting))
    const dice = seededDice('worlds')
    wander(dagc09, setting, 'fog', 61, HASTE, (s) => {
      dagc09.view(s, GERMAN, view!)
      dagc09.resample(view!, GERMAN, dice, world!)
      dagc09.view(world!, GERMAN, other!)
      const said = (v: State): string =>
        JSON.stringify([
          display.trays(v),
          display.matter(v),
          display.hints(v),
          display.overlays.map((o) => o.paint(v, 0)),
        ])
      expect(said(other!)).toBe(said(view!))
    })
  })
})

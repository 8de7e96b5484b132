import {
  answer,
  Choices,
  choice,
  copyInto,
  type Dice,
  distributionOf,
  enumerate,
  NATURE,
  outcomes,
  seededDice,
  stageOf,
  type Told,
} from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandsOf } from '../display/bands.ts'
import { expectSound, readerOf, wander } from '../display.fixture.ts'
import { newBot } from './bot.ts'
import { DATES } from './charts.ts'
import { frontGaps, isSupplied } from './control.ts'
import { COUNTERS, GERMAN, MARKERS, SOVIET } from './counters.ts'
import { closingHexes } from './display/cut-off.ts'
import { groupChance, nextRound } from './display/forecast.ts'
import { strikes } from './display/threats.ts'
import { display } from './display.ts'
import { BREAKOUT_FIRES } from './engagement.ts'
import { pes } from './index.ts'
import { stepCost } from './movement.ts'
import { choices, hexOf, type Played, position, say, step, unitOf } from './position.fixture.ts'
import { fireSpread } from './spread.ts'
import type { State } from './state.ts'

const setting = pes.setting('campaign')

const { overlay, marksOf, about } = readerOf(display)
const trayOf = (s: State, id: string) => display.trays(s).find((one) => one.id === id)
const place = (match: Played, name: string) =>
  display.aboutPlace(match.position, hexOf(match, name)).map(({ text }) => text)

// 1740 is clear ground on the front of 22 June; Greater Germany lies west of it.
const BORDER = { 'g:7Pz': '1641', 'g:20Pz': '1641', 'g:101Flak': '1641', 'g:5': '1641' }

const HARSH = { tables: 'harsh' }

/** Positions from random play that neither dwells on the set-up nor gives up. */
const HASTE = { deploy: ['done', 'prepared'] }

/** A game of the bot, who strays now and then, looked at every so often. */
function played(seed: string, every: number, look: (s: State) => void): void {
  const dice = seededDice(`${seed} dice`)
  const chance = seededDice(`${seed} strays`)
  const s = pes.start(setting, dice)
  const bot = newBot()
  const list = new Choices()
  for (let n = 0; ; n++) {
    const asked = pes.decision(s)
    if (n % every === 0 || asked.isOver) look(s)
    if (asked.isOver) return
    pes.choices(s, list)
    const kept = list.toArray().filter((one) => !/^(done|abandon|concede)/.test(pes.write(s, one)))
    const isStray = asked.side === GERMAN && kept.length > 0 && chance.pick(15, 'a stray answer') === 0
    if (asked.side === NATURE) pes.take(s, list.at(0), dice)
    else if (isStray && pes.phase(s).id === 'operations')
      pes.take(s, kept[chance.pick(kept.length, 'a stray answer')]!, dice)
    else pes.take(s, bot.choose(s, list), dice)
  }
}

describe('faces', () => {
  it('2.1 there are 280 counters, and every unit has a face that can be told from all others', () => {
    const faces = display.faces(setting)
    expect(COUNTERS.length + MARKERS.reduce((sum, { count }) => sum + count, 0)).toBe(280)
    expect(faces).toHaveLength(setting.roster.length)
    const real = faces.slice(1)
    expect(new Set(real.map(({ label }) => label)).size).toBe(real.length)
    expect(new Set(real.map(({ title }) => title)).size).toBe(real.length)
    for (const [n, face] of real.entries()) {
      expect(face.side).toBe(setting.sideOf[n + 1])
      expect(face.name.length).toBeGreaterThan(0)
      expect(face.name.length).toBeLessThanOrEqual(6)
      expect(face.stripe === '').toBe(face.formation === '')
      expect(face.stripe).toMatch(/^(#[0-9A-F]{6})?$/)
    }
  })

  it.each([
    ['g:7Pz', 'armor', 'division', '7', '7 Pz', '7th Panzer Division', 'Panzer Group 3'],
    ['g:29Mot', 'motorized', 'division', '29', '29 Mot', '29th Motorized Division', 'Panzer Group 2'],
    ['r:29Mot', 'motorized', 'division', '29', '29 Mot Rifle', '29th Motorized Rifle Division', /mobile/],
    ['g:SS', 'motorized', 'division', 'SS', 'SS Mot', 'SS Motorized Division Reich', 'Panzer Group 2'],
    ['g:GD', 'motorized', 'regiment', 'GD', 'GD', 'Gross Deutschland Regiment', 'Panzer Group 2'],
    ['g:101Flak', 'flak', 'brigade', '101', '101 Flak', 'Motorized Flak Group 101', 'I Flak Corps'],
    ['g:1Pz', 'armor', 'division', '1', '1 Pz', '1st Panzer Division', /neighbouring/],
    ['r:134', 'infantry', 'division', '134', '134 Rifle', '134th Rifle Division', ''],
    ['r:1M', 'infantry', 'division', '1 M', '1 Militia', '1st Militia Division', /militia/],
    ['r:4Abn', 'airborne', 'corps', '4', '4 Abn', '4th Airborne Corps', /mobile/],
    ['r:FZ58', 'fortress', '', 'FZ 58', 'FZ 58', '58th Fortified Zone', /Specialist/],
    ['r:Kas', 'group', 'corps', 'Kas', 'Kachalov', 'Operational Group Kachalov', 'Stavka'],
    ['r:Dov', 'cavalry', 'corps', 'Dov', 'Dovator', 'Cavalry Group Dovator', 'Stavka'],
    ['r:SWF38', 'group', 'army', '38', '38 Army', '38th Army of Southwest Front', 'Southwest Front'],
    ['r:EM1', 'fortress', '', 'EM 1', 'Entrenchment 1', 'Entrenchment 1', ''],
  ])('%s', (id, arm, size, name, label, title, formation) => {
    const face = display.faces(setting)[setting.kinds['unit']!.read(id)]!
    expect(face).toMatchObject({ arm, size, name, label, title })
    expect(face.formation).toMatch(formation)
  })

  it('2.6 show the combat dice of the side that is up', () => {
    const match = position({
      phase: 'operations',
      units: { ...BORDER, 'g:3Pz': { place: '1641', reduced: true }, 'r:Kas': 'stavka', 'r:EM1': 'cup' },
    })
    const values = (id: string) => display.values(match.position, unitOf(match, id))
    expect(['g:7Pz', 'g:3Pz', 'g:5', 'g:101Flak', 'r:Kas', 'r:EM1'].map(values)).toEqual([
      '5',
      '1',
      '4',
      '1',
      '5',
      '+1',
    ])
  })
})

describe('marks', () => {
  it('9.2, 9.9 the force in hand, and one that has ended its activities', () => {
    const match = say(position({ phase: 'operations', units: BORDER }), 'mech 1641')
    expect(marksOf(match, 'g:7Pz').map(({ kind }) => kind)).toEqual(['chosen'])
    expect(marksOf(match, 'g:5')).toEqual([])
    expect(display.subject(match.position)).toBe(unitOf(match, 'g:7Pz'))
    say(match, 'to 1642', 'stop')
    expect(marksOf(match, 'g:20Pz')).toEqual([
      { kind: 'done', text: 'has ended its activities in this phase', rule: '9.9' },
    ])
    expect(display.subject(match.position)).toBe(0)
  })

  it('2.5 a Kampfgruppe', () => {
    const match = position({ phase: 'operations', units: { 'g:7Pz': { place: '1641', reduced: true } } })
    expect(marksOf(match, 'g:7Pz')).toMatchObject([{ kind: 'reduced', chip: 'KG' }])
  })

  it('7.3 those who come in now', () => {
    const match = position({ phase: 'reinforcements', units: { ...BORDER, 'g:3Pz': 'lost', 'g:1Pz': 'turn:6' } })
    expect(marksOf(match, 'g:3Pz').map(({ kind }) => kind)).toContain('fresh')
    expect(marksOf(match, 'g:1Pz')).toEqual([])
  })
})

describe('what hovering shows', () => {
  it('of a unit: dice, class, stacking, box', () => {
    const match = position({
      phase: 'operations',
      units: { ...BORDER, 'r:134': 'cup', 'r:17T': 'dead', 'r:Kas': 'stavka' },
    })
    expect(about(match, 'g:7Pz')).toEqual([
      'Panzer Group 3',
      'Throws five dice; two steps, then one die',
      'Mechanized, 15 points in this turn',
      'Counts as a division in its stack',
    ])
    expect(about(match, 'g:101Flak')).toContain('Fires first, at specialists only; never at groups and armies')
    expect(about(match, 'r:134')).toEqual([
      'Throws one die; one step',
      'Regular: fires last',
      'In the cup: may be drawn for any garrison or pocket',
    ])
    expect(about(match, 'r:17T')).toContain('Lost; dice may call it back when a turn ends')
    expect(about(match, 'r:Kas')).toContain('In the cup of Stavka: strikes once')
  })

  it('9.13 of a unit: the points of the tables in use', () => {
    const harsh = position({ phase: 'operations', options: HARSH, units: BORDER })
    expect(about(harsh, 'g:7Pz')).toContain('Mechanized, 14 points in this turn')
    expect(about(harsh, 'g:5')).toContain('On foot, 9 points in this turn')
  })

  it('of a hex: place, goal, terrain, holder, garrison, stack', () => {
    const match = position({ phase: 'operations', units: BORDER })
    expect(place(match, '2027')).toEqual([
      'Minsk, city',
      'LOC point: must be German when turn 4 ends',
      'City: costs 1, −1 for mechanized fire',
      'Soviet',
      'Garrison: one unit 17%, two units 17%, three units 17%, four units 17%, five units 17% and six units 17%',
    ])
    expect(place(match, '1740')).toContain('Soviet, a front line marker, in a German zone of control')
    expect(place(match, '1740')).toContain('Garrison: no units 50%, one unit 17%, two units 17% and three units 17%')
    expect(place(match, '1641')).toContain('3½ of six divisions, one of two flak groups')
    expect(place(match, '1701')).toContain('Closed to the Germans until turn 5')
    expect(place(match, '1701')).toContain('Garrison: two dice')
    expect(display.aboutPlace(match.position, 0)).toEqual([])
    expect(display.aboutPlace(match.position, setting.box.cup)).toEqual([])
  })
})

describe('the clock', () => {
  it('names the turns, the six phases and what is due', () => {
    const s = pes.start(setting, seededDice('clock'))
    const { phases, ...clock } = display.clock(s)
    expect(clock).toEqual({
      turn: 1,
      turns: 7,
      date: 'III June 1941',
      phase: -1,
      due: ['', 'S46', '', '', 'S44', '+16', ''],
    })
    expect(phases.map(({ name }) => name)).toEqual([
      'Arrivals',
      'Operations',
      'Stavka',
      'Southwest Front',
      'Moscow',
      'Reorganization',
    ])
    for (const [n, date] of DATES.entries()) {
      const match = position({ phase: 'operations', turn: n + 1, units: BORDER })
      expect(display.clock(match.position)).toMatchObject({ date: `${date} 1941`, phase: 1 })
    }
  })

  it('10.7 counts those who come back', () => {
    const lost = { ...BORDER, 'g:3Pz': 'lost', 'g:4Pz': 'lost' }
    expect(display.clock(position({ phase: 'operations', turn: 3, units: lost }).position).due[3]).toBe('+2')
    expect(display.clock(position({ phase: 'reinforcements', turn: 3, units: lost }).position).due[2]).toBe('+2')
  })
})

describe('the score', () => {
  it('4.2-4.8 is one number, and the scale falls with everything gained', () => {
    const { position: s } = position({ phase: 'operations', units: BORDER })
    const goals = [...setting.loc, ...setting.moscow]
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 0, max: 60 }),
        fc.subarray(goals),
        fc.constantFrom(...goals),
        fc.integer({ min: 1, max: 7 }),
        (tally, more, held, next, turn) => {
          s.turn = turn
          s.tally = tally
          for (const hex of goals) s.hexes.control[hex] = held.includes(hex) ? 1 : 0
          const { balance, points, steps, level } = display.score(s)
          expect(points).toEqual([tally])
          expect(level.length).toBeGreaterThan(0)
          expect(level.length).toBeLessThan(48)
          expect(balance).toBeGreaterThanOrEqual(-1e-9)
          expect(balance).toBeLessThanOrEqual(1)
          for (const { at } of steps) expect(at).toBeGreaterThan(0)
          s.tally += more
          s.hexes.control[next] = 1
          expect(display.score(s).balance).toBeLessThanOrEqual(balance + 1e-9)
        },
      ),
      { numRuns: 1000 },
    )
    for (const hex of goals) s.hexes.control[hex] = 0
  })

  it('says what the next check wants, and the die at Moscow', () => {
    const at = (turn: number, german: string, tally: number) =>
      display.score(position({ phase: 'operations', turn, units: BORDER, german, set: { tally } }).position)
    expect(at(2, '1939 2232', 12).level).toBe('By July: 12 of 50 units, 2 of 5 points')
    expect(at(5, '1939 2232 2027 1919 1916', 60).level).toBe('Needed now: Vyazma')
    expect(at(6, '1939 2232 2027 1919 1916', 60).level).toBe('Needed now: Vyazma and Mozhaisk')
    expect(at(6, '1702 1701 1602', 57).level).toBe('Moscow: 3 or less wins')
    expect(at(4, '1939', 44).items).toContainEqual({ rule: '4.2', text: 'Lacking: Minsk is Soviet', value: 1 })
    expect(at(6, '1702 1701 1602', 57).items).toContainEqual({
      rule: '4.8',
      text: 'At Moscow: 57 units destroyed in pockets',
      value: -1,
    })
  })
})

describe('trays', () => {
  it('3.2 hold what is still to be set up, with what is missing', () => {
    const s = pes.start(setting, seededDice('trays'))
    const tray = trayOf(s, 'set-up')!
    expect(tray).toMatchObject({ title: 'German set-up', note: '0 of 53 units placed' })
    expect(tray.units).toHaveLength(53)
    expect(tray.rows).toContainEqual({ rule: '3.2', text: 'units still to be placed', value: 53 })
    expect(tray.rows.find(({ rule }) => rule === '4.10')!.value).toBe(frontGaps(s).count)
  })

  it('2.9 count the cup by class', () => {
    const s = pes.start(setting, seededDice('trays'))
    expect(trayOf(s, 'cup')!.rows).toEqual([
      { rule: '2.9', text: 'regular', value: 24 },
      { rule: '2.9', text: 'specialist, mobile', value: 19 },
      { rule: '8.8', text: 'fortified zones', value: 8 },
    ])
    expect(trayOf(s, 'stavka')!.note).toBe('13 groups left')
    expect(trayOf(s, 'turn:6')!.units).toHaveLength(16)
    expect(trayOf(s, 'cup')!.place).toBe(setting.box.cup)
  })

  it('9.7 tell the points that a force has left, and 10.1 whom it fights', () => {
    const match = position({ phase: 'operations', units: { ...BORDER, 'r:134': '1740', 'r:17T': '1740' } })
    say(match, 'mech 1641')
    expect(trayOf(match.position, 'force')).toMatchObject({
      note: '15 of 15 points left',
      rows: [{ rule: '9.7', text: 'movement points left', value: 15 }],
    })
    const harsh = say(position({ phase: 'operations', options: HARSH, units: BORDER }), 'mech 1641')
    expect(trayOf(harsh.position, 'force')!.note).toBe('14 of 14 points left')
    match.take(match.choices().find((one) => pes.write(match.position, one) === 'to 1740')!)
    expect(trayOf(match.position, 'garrison')!.rows).toEqual([
      { rule: '2.9', text: 'regular', value: 1 },
      { rule: '2.9', text: 'specialist, mobile', value: 1 },
    ])
  })

  it('13.2 tell when Southwest Front strikes, and 4.10 where the front is open', () => {
    const plan = { plan: { turn: 6, axis: 'northwest' } }
    const match = position({ phase: 'operations', turn: 5, units: { ...BORDER, 'r:SWF5': 'southwest' }, set: plan })
    expect(trayOf(match.position, 'southwest')!.note).toBe('Strikes northwest on turn 6')
    expect(trayOf(match.position, 'front')!.note).toMatch(/^Open in \w+ hexes$/)
    expect(trayOf(match.position, 'check')!).toMatchObject({
      title: 'Check at the end of turn 5',
      note: 'Lacks six points',
    })
  })
})

describe('moving', () => {
  it('9.11 every disc is the cost of the way that is shown, and marks the hexes of the enemy', () => {
    const units = { ...BORDER, 'g:12Pz': '1738', 'g:8': '1738' }
    const match = position({ phase: 'operations', turn: 3, units, german: '1640 1639 1638 1739 1738 1737' })
    for (const force of ['mech 1641', 'leg 1641', 'mech 1738', 'leg 1738']) {
      const { position: s } = say(match, force)
      const discs = display.hints(s)
      expect(discs.length).toBeGreaterThan(5)
      expect(discs.map(({ place: hex }) => hex)).toEqual(choices(match, 'to').map((name) => hexOf(match, name)))
      for (const { place: hex, label } of discs) {
        const way = display.path(s, hex)
        expect([way[0], way.at(-1)]).toEqual([s.march.at, hex])
        let cost = 0
        for (let i = 1; i < way.length; i++) cost += stepCost(s, s.march.mech, way[i - 1]!, way[i]!)
        expect(label).toBe(`${cost}${s.hexes.control[hex] === 1 ? '' : '×'}`)
      }
      say(match, 'stop')
    }
  })

  it('10.1 says what a fight at the end of the way would bring, before it is begun', () => {
    const match = say(position({ phase: 'operations', turn: 1, units: BORDER, german: '1640 1639' }), 'mech 1641')
    const { position: s } = match
    const fights = display.hints(s).filter(({ label }) => label.endsWith('×'))
    const { items, facts, ask } = display.outlook(s, fights[0]!.place)!
    expect(`${items.reduce((sum, { value }) => sum + value, 0)}×`).toBe(fights[0]!.label)
    expect(facts[1]!.text).toMatch(/First round: .*% falls, .* undecided, .* lost/)
    expect(ask).toMatch(/to take .* at once\. Fight for it\?/)
    const plain = display.hints(s).find(({ label }) => !label.endsWith('×'))!
    expect(display.outlook(s, plain.place)!.ask).toBe('')
  })

  it('asks before a phase ends while most units could act, and before the game is thrown away', () => {
    const match = position({ phase: 'operations', units: BORDER })
    expect(display.caution(match.position, 'done')).toBe('Four units could still act. End the phase?')
    expect(display.caution(match.position, 'abandon')).toBe('The front is open: that loses the game. End it?')
    expect(display.caution(match.position, 'concede')).not.toBe('')
    say(match, 'mech 1641', 'to 1642', 'stop')
    expect(display.caution(match.position, 'done')).toBe('')
    expect(display.caution(match.position, 'pick')).toBe('')
  })
})

/** The hits that a result stands for. */
function rangeOf(name: string, steps: number): readonly [number, number] {
  if (/all lost/i.test(name)) return [steps, steps]
  const [from, to = from] = name
    .replace(/^No\b/, '0')
    .replace(/^(One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)\b/, (word) =>
      String(WORDS.indexOf(word)),
    )
    .match(/\d+/g)!
    .map(Number)
  return [from!, to!]
}

const WORDS = ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

const FIRES = ['flakFire', 'specialistFire', 'germanFire', 'regularFire', 'assaultFire', 'defenceFire', 'breakoutFire']

const hitsIn = (told: readonly Told[]): number => told.find(({ event }) => FIRES.includes(event))!.operands.at(-1)!
const diceIn = (told: readonly Told[]): number => told.find(({ event }) => FIRES.includes(event))!.operands.at(-2)!

/** Holds the results of a volley against all that the kernel lists. */
function checkVolley(s: State): void {
  const matter = display.matter(s)!
  const all = outcomes(pes, s, choice(0))
  const steps = Number.MAX_SAFE_INTEGER
  expect(matter.headline).toBe(`${diceIn(all[0]!.told)} ${diceIn(all[0]!.told) === 1 ? 'die' : 'dice'}`)
  expect(matter.members.reduce((sum, { worth }) => sum + Number(worth), 0)).toBe(diceIn(all[0]!.told))
  expect(matter.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
  const open = matter.results.filter(({ name }) => !/all lost/i.test(name))
  const nameOf = (hits: number): string =>
    open.find(({ name }) => rangeOf(name, steps)[0] <= hits && hits <= rangeOf(name, steps)[1])?.name ??
    matter.results.at(-1)!.name
  const chances = distributionOf(all, ({ told }) => nameOf(hitsIn(told)))
  expect([...chances.keys()].sort()).toEqual(matter.results.map(({ name }) => name).sort())
  for (const { name, chance } of matter.results) expect(chances.get(name)).toBeCloseTo(chance, 10)
}

describe('dice', () => {
  it('are spread out as the kernel lists them', () => {
    const { position: s } = position({ phase: 'operations', units: BORDER })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -3, max: 3 }),
        fc.constantFrom(0, 1),
        fc.integer({ min: 1, max: 14 }),
        (dice, modifier, row, most) => {
          const whole = fireSpread(s.setting, row, dice, modifier)
          const beyond = whole.slice(most).reduce((sum, chance) => sum + chance, 0)
          const spread = whole.length <= most + 1 ? whole : [...whole.slice(0, most), beyond]
          const listed = new Array<number>(spread.length).fill(0)
          const tally = new Uint8Array(3)
          enumerate(
            (draw: Dice) => {
              tally.fill(0)
              draw.each(dice, 6, setting.fire[row]![modifier + 3]!, tally, 'fire')
            },
            (chance) => {
              const at = Math.min(most, tally[1]! + 2 * tally[2]!)
              listed[at] = listed[at]! + chance
            },
          )
          spread.forEach((chance, hits) => {
            expect(listed[hits]).toBeCloseTo(chance, 10)
          })
          const bands = bandsOf(spread)
          expect(bands.length).toBeLessThanOrEqual(7)
          for (let n = 1; n < bands.length; n++) expect(bands[n]!.from).toBe(bands[n - 1]!.to + 1)
          expect(bands.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('8.2-8.4 call up garrisons as the table says', () => {
    const match = position({ phase: 'operations', units: { ...BORDER, 'r:134': 'cup', 'r:143': 'cup', 'r:2': 'cup' } })
    say(match, 'mech 1641')
    match.take(match.choices().find((one) => pes.write(match.position, one) === 'to 1740')!)
    const { results, headline, best } = display.matter(match.position)!
    expect(headline).toBe('0 to 3')
    expect(results.map(({ name, faces }) => `${name} ${faces.join('')}`)).toEqual([
      'No units 123',
      'One unit 4',
      'Two units 5',
      'Three units 6',
    ])
    expect(best).toEqual({ rule: '8.5', text: 'Nobody is there: 1740 falls.' })
    const chances = distributionOf(outcomes(pes, match.position, choice(0)), ({ told }) =>
      String(told.find(({ event }) => event === 'garrison')!.operands[1]),
    )
    results.forEach(({ chance }, count) => {
      expect(chances.get(String(count))).toBeCloseTo(chance, 12)
    })
  })
})

describe('a pocket', () => {
  const units = { 'g:7Pz': '1738', 'g:18Pz': '1941', 'g:3Pz': '2337', 'g:5': '1640' }
  const german = '1637..1640 1740 1741 1739 1738 1942 1941 2042 2142 2242 2341 2340 2440 2339 2338 2337'

  /** A hex that nobody defends is taken, and a pocket is closed; then so many units are in the cup. */
  function closed(cup: number): Played {
    const match = position({ phase: 'operations', turn: 2, units, german, dice: [1] })
    for (const from of ['1738', '1941', '2337']) {
      say(match, `mech ${from}`)
      const [hex] = [...closingHexes(match.position)].sort(([, a], [, b]) => b - a)[0] ?? []
      if (hex === undefined) {
        say(match, 'stop')
        continue
      }
      match.take(match.choices().find((one) => pes.write(match.position, one) === `to ${setting.ground.name(hex)}`)!)
      step(match)
      const s = match.position
      const regulars = setting.unitIds.flatMap((id, unit) =>
        id.startsWith('r:') && setting.isZone[unit] === 0 && setting.isEntrenchment[unit] === 0 ? [unit] : [],
      )
      for (const unit of regulars.slice(0, cup)) s.units.place[unit] = setting.box.cup
      pes.rebuild(s)
      return match
    }
    throw new Error('no pocket can be closed')
  }

  it('11.3 has the units that its dice call for, no more than the cup holds', () => {
    for (const cup of [60, 4]) {
      const { position: s } = closed(cup)
      const { headline, results, sections } = display.matter(s)!
      const dice = Number.parseInt(headline, 10)
      const towns = Number(/\+ (\d+)/.exec(sections[0]!.total)?.[1] ?? 0)
      expect(sections[0]!.items.length).toBeGreaterThan(0)
      let rolled = 0
      const called = new Map<number, number>()
      enumerate(
        (draw) => {
          rolled = towns
          for (let n = 0; n < dice; n++) rolled += draw.die(6, 'units')
        },
        (chance) => called.set(Math.min(cup, rolled), (called.get(Math.min(cup, rolled)) ?? 0) + chance),
      )
      for (const { name, chance } of results) {
        const [from, to] = rangeOf(name, cup)
        let sum = 0
        for (const [count, share] of called) if (count >= from && count <= to) sum += share
        expect(chance).toBeCloseTo(sum, 10)
      }
      expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
    }
  })
})

/** A battle for 1740, in its first round. */
function battle(garrison: readonly string[], german: Readonly<Record<string, unknown>> = BORDER): Played {
  const units = { ...german, ...Object.fromEntries(garrison.map((id) => [id, '1740'])) }
  const match = position({ phase: 'operations', units })
  say(match, 'mech 1641')
  match.take(match.choices().find((one) => pes.write(match.position, one) === 'to 1740')!)
  return match
}

describe('a battle', () => {
  it('10.1 says who fires next, with what, and why', () => {
    const { position: s } = battle(['r:134', 'r:17T'])
    expect(display.matter(s)).toMatchObject({
      title: 'Battle for 1740, round 1',
      headline: '1 die',
      line: 'Flak fires at the specialists',
      sections: [
        { title: 'Dice', total: '1', items: [{ rule: '2.6', text: '101 Flak', value: '1' }] },
        { total: '0.5 steps', items: [{ rule: '10.5', text: 'on 4, 5 and 6', value: 'one step' }] },
      ],
      best: { rule: '10.1', text: 'All specialists are lost before they fire.' },
      worst: { text: 'Nobody is hit.' },
    })
    const open = battle(['r:134', 'r:143'])
    expect(display.matter(open.position)).toMatchObject({
      headline: '10 dice',
      line: 'Your force fires at the garrison, +2 to each die',
      best: { rule: '3.4', text: 'Nobody is left, and 1740 falls.' },
    })
    expect(display.matter(open.position)!.sections[1]).toEqual({
      title: 'To each die',
      total: '+2',
      items: [{ rule: '10.2', text: 'mechanized units fire into clear', value: '+2' }],
    })
  })

  it('10.1f forecasts another round exactly', () => {
    for (const garrison of [['r:134'], ['r:134', 'r:17T'], ['r:134', 'r:143', 'r:17T', 'r:4Abn']])
      for (const german of [
        { 'g:7Pz': '1641' },
        { 'g:7Pz': { place: '1641', reduced: true }, 'g:101Flak': '1641', 'g:L': '1641' },
      ]) {
        const { position: s } = battle(garrison, german)
        // Back to the end of a round in which nothing happened.
        pes.openSteps(s, ['operations', 'march', 'battle'])
        pes.rebuild(s)
        const forecast = nextRound(s)
        const after = { taken: 0, lost: 0, undecided: 0 }
        const copy = pes.blank(setting)
        enumerate(
          (dice) => {
            copyInto(copy, s)
            pes.take(copy, pes.read(copy, 'again').choice, dice)
            for (let asked = pes.decision(copy); !asked.isOver; asked = pes.decision(copy))
              if (asked.step === 'fire') pes.take(copy, choice(0), dice)
              else if (asked.step === 'losses') answer(pes, copy, 'rest', dice)
              else break
          },
          (chance) => {
            const hex = s.battle.hex
            if (copy.hexes.control[hex] === 1) after.taken += chance
            else if (copy.battle.hex === 0) after.lost += chance
            else after.undecided += chance
          },
        )
        expect(forecast.taken).toBeCloseTo(after.taken, 10)
        expect(forecast.lost).toBeCloseTo(after.lost, 10)
        expect(forecast.undecided).toBeCloseTo(after.undecided, 10)
        expect(display.matter(s)!.results.map(({ chance }) => chance)).toEqual([
          forecast.taken,
          forecast.undecided,
          forecast.lost,
        ])
        s.march.points = 0
        expect(display.matter(s)).toMatchObject({
          headline: '',
          results: [],
          hint: 'No points are left for another round',
        })
      }
  })

  it('10.4 shows who may be hit and what that costs', () => {
    const match = position({
      phase: 'operations',
      units: { ...BORDER, 'r:17T': '1740', 'r:4Abn': '1740', 'r:134': '1740' },
      dice: [{ 'each 1d6': [1, 0] }, { 'each 2d6': [1, 1] }],
    })
    say(match, 'mech 1641')
    match.take(match.choices().find((one) => pes.write(match.position, one) === 'to 1740')!)
    step(match)
    step(match)
    const { headline, candidates, line } = display.matter(match.position)!
    expect([headline, line]).toEqual(['1 hit', 'To lay on your units'])
    expect(candidates.map(({ unit, worth }) => `${display.faces(setting)[unit]!.label} ${worth}`)).toEqual([
      '7 Pz 5 → 1',
      '20 Pz 5 → 1',
    ])
  })
})

describe('Stavka', () => {
  // Measured over 20,000 battles each.
  it.each([
    ['standard', [0.93, 0.5, 0.09, 0.005]],
    ['harsh', [0.94, 0.66, 0.27, 0.06]],
  ])('12.5 a fresh group beats 1, 2, 3, 4 divisions as often as it should on the %s tables', (tables, shares) => {
    const chances = [1, 2, 3, 4].map((count) => {
      const units = Object.fromEntries(['g:5', 'g:6', 'g:7', 'g:8'].slice(0, count).map((id) => [id, '1641']))
      const match = position({ phase: 'operations', options: { tables }, units })
      return groupChance(match.position, hexOf(match, '1641')).chance
    })
    for (const [n, share] of shares.entries()) expect(Math.abs(chances[n]! - share)).toBeLessThan(0.015)
  })

  it.each([
    ['standard', '0.5 steps', ['on 4, 5 and 6: one step']],
    ['harsh', '0.7 steps', ['on 4 and 5: one step', 'on 6: two steps']],
  ])('12.6, 10.5 says what each face of the first round costs on the %s tables', (tables, total, costs) => {
    const match = position({
      phase: 'stavka',
      options: { tables },
      units: { 'r:Kas': '1938', 'g:5': '1939', 'g:6': '1939' },
      german: '1939 1940 1941 1942 1842 1841',
      set: { stavka: { stage: 5, left: 1, unit: 'r:Kas', aim: 'LOC' } },
    })
    step(match)
    const faces = display.matter(match.position)!.sections.find(({ title }) => title === 'A die costs on average')!
    expect(faces.total).toBe(total)
    expect(faces.items.map(({ text, value }) => `${text}: ${value}`)).toEqual(costs)
  })

  it('12.3 strikes where the overlay says, as often as it says', () => {
    const units = { 'g:5': '1738', 'g:6': '2039', 'g:7': '1939', 'g:8': '2241', 'r:Kas': 'stavka' }
    const german = '1740 1739 1738 1640 1939 1940 1941 1942 2040 2041 2042 2039 2142 2141 2241 2242'
    const first = new Map<number, number>()
    const games = 600
    const given = position({ phase: 'stavka', units, german })
    const { struck } = strikes(given.position)
    const s = pes.blank(setting)
    for (let n = 0; n < games; n++) {
      copyInto(s, given.position)
      const dice = seededDice(`strike ${n}`)
      while (s.clash.hex === 0 && s.flow.over === 0 && s.stavka.left + s.stavka.stage > 0) {
        const asked = pes.decision(s)
        if (asked.isOver || asked.step !== 'stavka') break
        pes.take(s, choice(0), dice)
      }
      if (s.clash.hex !== 0) first.set(s.clash.hex, (first.get(s.clash.hex) ?? 0) + 1 / games)
    }
    expect(struck.size).toBeGreaterThan(0)
    for (const [hex, chance] of struck) expect(Math.abs((first.get(hex) ?? 0) - chance)).toBeLessThan(0.08)
    const { chips, lines } = overlay('threats').paint(given.position, 0)
    expect(chips).toHaveLength(struck.size)
    expect(lines.length).toBeGreaterThan(0)
  })

  it('12.3 the threats of the next group are the same while another one fights', () => {
    const match = position({
      phase: 'stavka',
      units: { 'r:Kas': '1938', 'r:Rok': 'stavka', 'g:5': '1939', 'g:6': '1939' },
      german: '1939 1940 1941 1942 1842 1841',
      set: { stavka: { stage: 5, left: 1, unit: 'r:Kas', aim: 'LOC' } },
    })
    const before = strikes(match.position)
    expect(before.open.size).toBeGreaterThan(0)
    step(match)
    expect(display.matter(match.position)!.title).toMatch(/attacks/)
    expect(strikes(match.position)).toEqual(before)
  })

  it('12.1, 12.3 shows the tables with the faces of the die', () => {
    const match = position({
      phase: 'stavka',
      turn: 2,
      units: { ...BORDER, 'r:Kas': 'stavka', 'r:Rok': 'stavka', 'r:Dov': 'stavka' },
    })
    const rows = () => display.matter(match.position)!.results.map(({ name, faces }) => `${name} ${faces.join('')}`)
    expect(rows()).toEqual(['One group 12', 'Two groups 34', 'Three groups 56'])
  })
})

describe('the other rolls', () => {
  it('4.6 Moscow: the number that wins and what made it', () => {
    const match = position({
      phase: 'moscow',
      turn: 6,
      units: BORDER,
      german: '1702 1701 1602 2502 1105',
      set: { tally: 57 },
    })
    const matter = display.matter(match.position)!
    expect(matter).toMatchObject({ headline: '1 to 4', hint: 'Three hexes of Moscow' })
    expect(matter.results).toMatchObject([
      { name: 'It falls', faces: [1, 2, 3, 4] },
      { name: 'It holds', faces: [5, 6] },
    ])
    const chances = distributionOf(outcomes(pes, match.position, choice(0)), ({ position: after }): string =>
      after.flow.over === 1 && after.ending === 1 ? 'It falls' : 'It holds',
    )
    for (const { name, chance } of matter.results) expect(chances.get(name)).toBeCloseTo(chance, 12)
  })

  it('7.4, 13.2 the end of turn 4', () => {
    const match = position({
      phase: 'administration',
      turn: 4,
      units: { ...BORDER, 'r:134': 'dead' },
      dice: [{ '4d6': 11 }, { draw: 'r:134' }, 2, 5],
    })
    expect(display.matter(match.position)).toMatchObject({ title: 'Reorganization', headline: '4 dice' })
    step(match)
    expect(display.matter(match.position)!.results.map(({ name }) => name)).toEqual(['Turn 6', 'Turn 7'])
    step(match)
    expect(display.matter(match.position)!.results.map(({ name }) => name)).toEqual(['Northwest', 'Northeast'])
  })

  it('13.3 Southwest Front', () => {
    const units = { ...BORDER, ...Object.fromEntries([5, 21, 26, 37, 38].map((n) => [`r:SWF${n}`, 'southwest'])) }
    const match = position({ phase: 'southwest', turn: 6, units, set: { plan: { turn: 6, axis: 'northwest' } } })
    const { results } = display.matter(match.position)!
    expect(results.map(({ name }) => name)).toEqual(Array.from({ length: 11 }, (_, n) => String(2620 - n)))
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    const { hexes } = overlay('threats').paint(match.position, 0)
    expect(hexes.filter(({ look }) => look === 'threat')).toHaveLength(15)
  })
})

/** A force enters a hex that nobody defends, since the cup is empty: how many hexes fall with it. */
function enter(s: State, hex: number): number {
  const dice = seededDice('entering')
  let fallen = 0
  const told = {
    tell: (event: string, ...operands: (number | undefined)[]) => {
      if (event === 'pocketTaken') fallen += operands[0]!
    },
    reveal: () => {},
  }
  pes.take(s, pes.read(s, `to ${setting.ground.name(hex)}`).choice, dice, told)
  for (let asked = pes.decision(s); !asked.isOver && asked.side === NATURE; asked = pes.decision(s))
    pes.take(s, choice(0), dice, told)
  return fallen
}

describe('overlays', () => {
  const german = '1740 1739 1738 1640 1639 1939 1940 1941 1942'

  it('3.4 the front runs between the sides, with a marker in each Soviet hex along it', () => {
    const { position: s } = position({ phase: 'operations', units: BORDER, german })
    const { hexes, sides } = overlay('front').paint(s, 0)
    expect(hexes.map(({ place: hex }) => hex)).toEqual(
      [...s.hexes.front.keys()].filter((hex) => s.hexes.front[hex] === 1),
    )
    for (const [a, b] of sides) {
      expect([s.hexes.front[a], s.hexes.control[b]]).toEqual([1, 1])
      expect(setting.ground.distance(a, b)).toBe(1)
    }
    expect(new Set(sides.map(([a]) => a)).size).toBe(hexes.length)
  })

  it('4.10 rings the hexes that would lose the game', () => {
    const { position: s } = position({ phase: 'operations', units: BORDER, german })
    const cut = overlay('integrity')
      .paint(s, 0)
      .hexes.filter(({ look }) => look === 'cut')
      .map(({ place: hex }) => hex)
    expect(cut).toEqual(Array.from(frontGaps(s).hexes.subarray(0, frontGaps(s).count)))
    expect(cut.length).toBeGreaterThan(0)
  })

  it('11.2 names the hexes that close a pocket, with as many hexes as the rules then cut off', () => {
    const units = { 'g:7Pz': '1738', 'g:18Pz': '1941', 'g:3Pz': '2337', 'g:5': '1640' }
    const taken = '1637..1640 1740 1741 1739 1738 1942 1941 2042 2142 2242 2341 2340 2440 2339 2338 2337'
    const match = position({ phase: 'operations', turn: 2, units, german: taken })
    const copy = pes.blank(setting)
    let closed = 0
    for (const from of ['1738', '1941', '2337']) {
      const { position: s } = say(match, `mech ${from}`)
      const found = closingHexes(s)
      for (const hex of choices(match, 'to').map((name) => hexOf(match, name))) {
        if (s.hexes.front[hex] === 0) continue
        copyInto(copy, s)
        const cut = enter(copy, hex)
        expect([setting.ground.name(hex), found.get(hex) ?? 0]).toEqual([setting.ground.name(hex), cut])
        if (cut > 0) closed++
      }
      say(match, 'stop')
    }
    expect(closed).toBeGreaterThan(0)
    const along = overlay('supply').paint(match.position, 0)
    expect(along.chips.length).toBeGreaterThan(0)
    for (const { place: hex, look } of along.hexes)
      if (look === 'open') expect(isSupplied(match.position, hex)).toBe(false)
  })

  it('4.3 stars the goals, and 4.2 draws the line', () => {
    const match = position({ phase: 'operations', units: BORDER, german: '1939' })
    const { hexes, chips } = overlay('goals').paint(match.position, 0)
    expect(hexes).toHaveLength(7 + 7 + 2)
    expect(hexes.filter(({ side }) => side === GERMAN).map(({ place: hex }) => hex)).toEqual([hexOf(match, '1939')])
    expect(hexes.filter(({ side }) => side === SOVIET)).toHaveLength(15)
    expect(chips.find(({ place: hex }) => hex === hexOf(match, '1805'))!.text).toBe('by T6')
    const { sides } = overlay('check line').paint(match.position, 0)
    for (const [a, b] of sides) expect([setting.isWest[a], setting.isWest[b]]).toEqual([1, 0])
    expect(sides.length).toBeGreaterThan(16)
  })
})

describe('the guide', () => {
  it('walks a first turn, a step at a time', () => {
    const s = pes.start(setting, seededDice('guide'))
    const dice = seededDice('guide dice')
    const passed = () => display.guide(setting.scenario).findIndex(({ isDone }) => !isDone(s))
    const go = (text: string) => answer(pes, s, text, dice)
    expect(display.guide(setting.scenario).length).toBeGreaterThanOrEqual(6)
    expect(display.guide(setting.scenario).length).toBeLessThanOrEqual(8)
    for (const { text } of display.guide(setting.scenario)) expect(text.length).toBeLessThan(70)
    expect(passed()).toBe(0)
    go('prepared')
    go('done')
    expect(passed()).toBe(1)
    go('mech 2441')
    expect(passed()).toBe(2)
    go('to 2440')
    expect(passed()).toBe(3)
    for (let asked = pes.decision(s); !asked.isOver && asked.step !== 'march'; asked = pes.decision(s))
      if (asked.side === NATURE) pes.take(s, choice(0), dice)
      else go(asked.step === 'losses' ? 'rest' : 'again')
    expect(passed()).toBe(4)
    go('stop')
    expect(passed()).toBe(5)
  })
})

describe('over whole games', () => {
  function check(s: State): void {
    expectSound(display, setting, s, setting.ground.size, 200)
    for (const hint of display.hints(s)) expect(display.path(s, hint.place).at(-1)).toBe(hint.place)
  }

  it('of random play', () => {
    let seen = 0
    for (const seed of ['a', 'b', 'c', 'd'])
      wander(pes, setting, seed, 41, HASTE, (s) => {
        seen++
        check(s)
      })
    expect(seen).toBeGreaterThan(8)
  })

  it('of the bot', () => {
    let seen = 0
    for (const seed of ['a', 'b'])
      played(seed, 61, (s) => {
        seen++
        check(s)
      })
    expect(seen).toBeGreaterThan(8)
  })

  it('every volley has the chances that the kernel lists', () => {
    const kinds = new Map<string, number>()
    for (const seed of ['x', 'y', 'z'])
      played(seed, 1, (s) => {
        const asked = pes.decision(s)
        if (asked.isOver) return
        const isBreakout = asked.step === 'pocket' && stageOf(s) === BREAKOUT_FIRES
        if (asked.step !== 'fire' && asked.step !== 'clash' && !isBreakout) return
        const seen = kinds.get(asked.step) ?? 0
        kinds.set(asked.step, seen + 1)
        if (seen < 12) checkVolley(s)
      })
    expect([...kinds.keys()].sort()).toEqual(['clash', 'fire', 'pocket'])
  })
})

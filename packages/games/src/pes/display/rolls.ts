import { type Matter, Reasons, type Result, type Tone } from '@hexfront/core'
import { hexesWhere, numberOf, spot } from '../../display/spots.ts'
import { capital, counted } from '../../words.ts'
import { REORGANIZATION, SOUTHWEST_TURN } from '../administration.ts'
import { AT_EAST, AT_KALININ, AT_LOC, AT_TULA, MOSCOW_HEXES, TOWN_GARRISON } from '../charts.ts'
import { garrisonOf, mostInGarrison } from '../garrison.ts'
import { breakoutDice, townsAndCities } from '../pockets.ts'
import { CENTER, centerOf } from '../southwest.ts'
import { capped, FACES, type Spread, spreadOf } from '../spread.ts'
import { pieces, type State } from '../state.ts'
import { AIM, COUNT, counterattacks, targetsOf } from '../stavka.ts'
import { moscowChance, moscowHeld } from '../victory.ts'
import { bandName, bandsOf } from './chances.ts'
import { called, namingOf } from './faces.ts'
import { garrisonSpread } from './places.ts'
import { BLANK, diceText, figures, plain, toneOfLoss } from './sheet.ts'

/** 8.1, 11.3: how many units a hex calls up. */
export function callUp(s: State, hex: number): Matter {
  const why = new Reasons(namingOf(s))
  mostInGarrison(s, hex, why)
  const spread = garrisonSpread(s, hex)
  const most = spread.length - 1
  const isStormed = hex === s.battle.hex
  const worst = `${capital(counted(Math.min(most, cupSize(s)), 'unit'))} ${most === 1 ? 'defends' : 'defend'} it.`
  return {
    ...BLANK,
    title: `Garrison of ${spot(s, hex)}`,
    headline: `${spread.findIndex((chance) => chance > 0)} to ${most}`,
    line: 'Units that come out of the cup',
    hint: `${capital(counted(cupSize(s), 'unit'))} in the cup`,
    sections: [figures('Units at most', why)],
    results: isSingle(s, hex) ? dieResults(s, hex, most) : countResults(spread, most),
    best: spread[0]! > 0 && isStormed ? { rule: '8.5', text: `Nobody is there: ${spot(s, hex)} falls.` } : BLANK.best,
    worst: { rule: '8.1', text: worst },
    targets: [hex],
  }
}

const isSingle = (s: State, hex: number): boolean => s.setting.isMoscow[hex] === 0

/** One die: each number with the faces that call for it. */
function dieResults(s: State, hex: number, most: number): Result[] {
  const numbers = FACES.map((face) => (s.setting.isCity[hex] === 1 ? face : garrisonOf(s, hex, face)))
  return byFaces(
    [...new Set(numbers)].map((count) => [
      capital(counted(count, 'unit')),
      FACES.filter((face) => numbers[face - 1] === count),
      toneOfLoss(count / most),
    ]),
  )
}

const cupSize = (s: State): number => pieces.count(s, s.setting.box.cup)

const countResults = (spread: Spread, most: number): Result[] =>
  bandsOf(spread).map((band) => ({
    name: bandName(band, 'unit'),
    chance: band.chance,
    faces: [],
    tone: toneOfLoss((band.from + band.to) / 2 / most),
  }))

/** 11.3: how many units the pocket has to break out with. */
export function pocketForce(s: State): Matter {
  const { isTown, isCity, isFortress } = s.setting
  const why = new Reasons(namingOf(s))
  const dice = breakoutDice(s, why)
  townsAndCities(s, why)
  const inside = hexesWhere(s, (hex) => s.hexes.pocket[hex] === 1 && isFortress[hex] === 0)
  const cities = inside.filter((hex) => isCity[hex] === 1).length
  const towns = inside.filter((hex) => isTown[hex] === 1).length * TOWN_GARRISON
  const spread = [...new Array<number>(towns).fill(0), ...spreadOf(dice + cities, FACES)]
  return {
    ...BLANK,
    title: `Pocket closed by ${spot(s, s.pocket.hex)}`,
    headline: diceText(dice + cities),
    line: `${capital(counted(inside.length, 'hex', 'hexes'))} cut off`,
    hint: `${capital(counted(cupSize(s), 'unit'))} in the cup`,
    sections: [{ ...figures('In all', why), total: `${diceText(dice + cities)}${towns === 0 ? '' : ` + ${towns}`}` }],
    // More units fire harder, and count for more when they fail.
    results: bandsOf(spread).map((band) => ({
      name: bandName(band, 'unit'),
      chance: band.chance,
      faces: [],
      tone: 'even',
    })),
    best: { rule: '11.5', text: 'If the breakout fails, all of them count as destroyed.' },
    worst: { rule: '11.4', text: `If it clears ${spot(s, s.pocket.hex)}, all of them go back to the cup.` },
    targets: [s.pocket.hex],
  }
}

/** 4.6-4.8. */
export function moscow(s: State): Matter {
  const why = new Reasons(namingOf(s))
  const most = moscowChance(s, why)
  const isSure = moscowHeld(s) === MOSCOW_HEXES
  const wins = isSure ? FACES : FACES.filter((face) => face <= most)
  return {
    ...BLANK,
    title: 'Does the regime hold?',
    headline: isSure || most >= 6 ? 'Any' : `1 to ${most}`,
    line: isSure ? 'All of Moscow is German' : 'The die that wins',
    hint: `${capital(counted(moscowHeld(s), 'hex', 'hexes'))} of Moscow`,
    sections: [figures('Highest die that wins', why)],
    results: byFaces([
      ['It falls', wins, 'good'],
      ['It holds', FACES.filter((face) => !wins.includes(face)), 'bad'],
    ]),
    best: { rule: '4.6', text: 'The campaign is won.' },
    worst: { rule: '4.6', text: s.turn === 7 ? 'August is over: the campaign is lost.' : 'The campaign goes on.' },
    targets: s.setting.moscow.filter((hex) => s.hexes.control[hex] === 1),
  }
}

function byFaces(rows: readonly (readonly [name: string, faces: readonly number[], tone: Tone])[]): Result[] {
  return rows
    .filter(([, faces]) => faces.length > 0)
    .map(([name, faces, tone]) => ({ name, chance: faces.length / FACES.length, faces, tone }))
}

/** 12.1, 12.3: how many strike, and where. */
export function stavka(s: State): Matter | null {
  if (s.stavka.stage === COUNT) return strikes(s)
  return s.stavka.stage === AIM && moscowHeld(s) === 0 ? aim(s) : null
}

function strikes(s: State): Matter {
  const groups = pieces.count(s, s.setting.box.stavka)
  const numbers = FACES.map((face) => Math.min(groups, counterattacks(s, face)))
  const counts = [...new Set(numbers)]
  return {
    ...BLANK,
    title: 'Stavka strikes',
    headline: '1 die',
    line: 'How many groups strike',
    hint: `${capital(counted(groups, 'group'))} in the cup of Stavka`,
    sections: [
      {
        title: 'Half the die, rounded up',
        total: '',
        items: s.turn > 4 ? [{ rule: '12.1', text: 'late game', value: '+1' }] : [],
      },
    ],
    results: byFaces(
      counts.map((count) => [
        capital(counted(count, 'group')),
        FACES.filter((face) => numbers[face - 1] === count),
        'even',
      ]),
    ),
  }
}

const AIM_NAMES: Readonly<Record<number, string>> = {
  [AT_EAST]: 'Your hex furthest east',
  [AT_LOC]: 'The nearest LOC point',
  [AT_TULA]: 'Tula',
  [AT_KALININ]: 'Kalinin',
}

function aim(s: State): Matter {
  const targets = targetsOf(s)
  return {
    ...BLANK,
    title: `Where does ${called(s, s.stavka.unit)} strike?`,
    headline: '1 die',
    line: `${called(s, s.stavka.unit)} is drawn`,
    hint: '',
    sections: [
      { title: 'Table', total: '', items: [{ rule: '12.3', text: 'by who holds Tula and Kalinin', value: '' }] },
    ],
    results: byFaces(
      [...new Set(targets)].map((target) => [
        AIM_NAMES[target] ?? '',
        FACES.filter((face) => targets[face - 1] === target),
        'even',
      ]),
    ),
    members: [plain(s.stavka.unit)],
  }
}

/** 13.3: the center of gravity. */
export function southwest(s: State): Matter | null {
  if (s.southwest.stage !== CENTER) return null
  return {
    ...BLANK,
    title: 'Southwest Front attacks',
    headline: '2 dice',
    line: 'The middle of five hexes on the south edge',
    sections: [
      { title: 'Armies', total: '5', items: [{ rule: '13.3', text: 'center, two east, two west', value: '' }] },
    ],
    results: spreadOf(2, FACES).flatMap((chance, roll) =>
      chance === 0 ? [] : [{ name: numberOf(s, centerOf(s, roll)), chance, faces: [], tone: 'even' as const }],
    ),
  }
}

/** 7.4, 13.2: what comes back, and what Southwest Front plans. */
export function administration(s: State): Matter {
  const { stage } = s.administration
  if (stage === REORGANIZATION) return reorganization(s)
  const rows: Parameters<typeof byFaces>[0] =
    stage === SOUTHWEST_TURN
      ? [
          ['Turn 6', [1, 2, 3], 'even'],
          ['Turn 7', [4, 5, 6], 'even'],
        ]
      : [
          ['Northwest', [1, 2, 3], 'even'],
          ['Northeast', [4, 5, 6], 'even'],
        ]
  return {
    ...BLANK,
    title: 'The plan of Southwest Front',
    headline: '1 die',
    line: stage === SOUTHWEST_TURN ? 'When its armies strike' : 'Where they drive',
    results: byFaces(rows),
  }
}

function reorganization(s: State): Matter {
  const dead = pieces.count(s, s.setting.box.dead)
  const spread = capped(spreadOf(s.turn, FACES), dead)
  return {
    ...BLANK,
    title: 'Reorganization',
    headline: diceText(s.turn),
    line: 'Units that go back to the cup',
    hint: `${capital(counted(dead, 'unit'))} in the dead pile`,
    sections: [
      { title: 'Dice', total: String(s.turn), items: [{ rule: '7.4', text: 'one a turn', value: String(s.turn) }] },
    ],
    results: countResults(spread, Math.max(1, spread.length - 1)),
  }
}

import { distributionOf, type Matter, Reasons, type Result, type Tone } from '@hexfront/core'
import { spreadFrom } from '../../chances.ts'
import { bandName, bandsOf } from '../../display/bands.ts'
import { heard, type Roll, resultsOf, rollsOf, timesHeard } from '../../display/rolls.ts'
import { BLANK, diceText, figures, plain, toneOfLoss } from '../../display/sheet.ts'
import { hexesWhere, numberOf, spot } from '../../display/spots.ts'
import { capital, counted } from '../../words.ts'
import { REORGANIZATION, SOUTHWEST_TURN } from '../administration.ts'
import { AT_EAST, AT_KALININ, AT_LOC, AT_TULA, AXES } from '../charts.ts'
import { GERMAN } from '../counters.ts'
import { mostInGarrison } from '../garrison.ts'
import { pes } from '../index.ts'
import { breakoutDice, townsAndCities } from '../pockets.ts'
import { CENTER } from '../southwest.ts'
import { isLate, pieces, type State } from '../state.ts'
import { AIM, COUNT } from '../stavka.ts'
import { moscowChance, moscowHeld } from '../victory.ts'
import { called, namingOf } from './faces.ts'

/** 8.1, 11.3: how many units a hex calls up. */
export function callUp(s: State, hex: number): Matter {
  const why = new Reasons(namingOf(s))
  mostInGarrison(s, hex, why)
  const rolls = rollsOf(pes, s, 'roll', ({ told }) => ({
    count: heard(told, 'garrison', 'fortress')[1]!,
    drawn: timesHeard(told, 'garrisoned'),
    isTaken: timesHeard(told, 'taken') > 0,
  }))
  const least = rolls[0]!.gives
  const most = rolls.at(-1)!.gives
  return {
    ...BLANK,
    title: `Garrison of ${spot(s, hex)}`,
    headline: `${least.count} to ${most.count}`,
    line: 'Units that come out of the cup',
    hint: inCup(s),
    sections: [figures('Units at most', why)],
    results: countResults(rolls, ({ count }) => count, 'unit', toneOfLoss),
    best: least.isTaken ? { rule: '8.5', text: `Nobody is there: ${spot(s, hex)} falls.` } : BLANK.best,
    worst: {
      rule: '8.1',
      text: `${capital(counted(most.drawn, 'unit'))} ${most.drawn === 1 ? 'defends' : 'defend'} it.`,
    },
    targets: [hex],
  }
}

const inCup = (s: State): string => `${capital(counted(pieces.count(s, s.setting.box.cup), 'unit'))} in the cup`

/** Each number with the faces that give it; where more dice are thrown, in bands. The tone is that of a share of the most. */
function countResults<G>(
  rolls: readonly Roll<G>[],
  count: (gives: G) => number,
  one: string,
  toneOf: (share: number) => Tone,
): Result[] {
  const spread = spreadFrom(distributionOf(rolls, ({ gives }) => count(gives)))
  const most = Math.max(1, spread.length - 1)
  if (rolls[0]!.face !== 0)
    return resultsOf(rolls, (gives) => ({
      name: capital(counted(count(gives), one)),
      tone: toneOf(count(gives) / most),
    }))
  return bandsOf(spread).map((band) => ({
    name: bandName(band, one),
    chance: band.chance,
    faces: [],
    tone: toneOf((band.from + band.to) / 2 / most),
  }))
}

/** More units fire harder, and count for more when they fail; nobody can say what is better. */
const even = (): Tone => 'even'

/** 11.3: how many units the pocket has to break out with. */
export function pocketForce(s: State): Matter {
  const why = new Reasons(namingOf(s))
  breakoutDice(s, why)
  townsAndCities(s, why)
  const inside = hexesWhere(s, (hex) => s.hexes.pocket[hex] === 1 && s.setting.isFortress[hex] === 0)
  const rolls = rollsOf(pes, s, 'roll', ({ told, draws }) => ({
    units: timesHeard(told, 'breaking'),
    towns: timesHeard(told, 'pocketTown'),
    dice: draws.reduce((sum, draw) => sum + (draw.kind === 'sum' ? draw.count : 1), 0),
  }))
  const { dice, towns } = rolls[0]!.gives
  return {
    ...BLANK,
    title: `Pocket closed by ${spot(s, s.pocket.hex)}`,
    headline: diceText(dice),
    line: `${capital(counted(inside.length, 'hex', 'hexes'))} cut off`,
    hint: inCup(s),
    sections: [{ ...figures('In all', why), total: `${diceText(dice)}${towns === 0 ? '' : ` + ${towns}`}` }],
    results: countResults(rolls, ({ units }) => units, 'unit', even),
    best: { rule: '11.5', text: 'If the breakout fails, all of them count as destroyed.' },
    worst: { rule: '11.4', text: `If it clears ${spot(s, s.pocket.hex)}, all of them go back to the cup.` },
    targets: [s.pocket.hex],
  }
}

/** 4.6-4.8. */
export function moscow(s: State): Matter {
  const why = new Reasons(namingOf(s))
  moscowChance(s, why)
  const rolls = rollsOf(pes, s, 'roll', ({ position }) => {
    const asked = pes.decision(position)
    return asked.isOver && asked.winner === GERMAN
  })
  const isSure = rolls.every(({ gives }) => gives)
  const isRolled = rolls[0]!.face !== 0
  return {
    ...BLANK,
    title: 'Does the regime hold?',
    headline: isSure ? 'Any' : `1 to ${rolls.filter(({ gives }) => gives).length}`,
    line: isRolled ? 'The die that wins' : 'All of Moscow is German',
    hint: `${capital(counted(moscowHeld(s), 'hex', 'hexes'))} of Moscow`,
    sections: [figures('Highest die that wins', why)],
    results: resultsOf(rolls, (falls) =>
      falls ? { name: 'It falls', tone: 'good' } : { name: 'It holds', tone: 'bad' },
    ),
    best: { rule: '4.6', text: 'The campaign is won.' },
    worst: { rule: '4.6', text: s.turn === 7 ? 'August is over: the campaign is lost.' : 'The campaign goes on.' },
    targets: s.setting.moscow.filter((hex) => s.hexes.control[hex] === 1),
  }
}

/** 12.1, 12.3: how many strike, and where. */
export function stavka(s: State): Matter | null {
  if (s.stavka.stage === COUNT) return strikes(s)
  return s.stavka.stage === AIM ? aim(s) : null
}

function strikes(s: State): Matter {
  const groups = pieces.count(s, s.setting.box.stavka)
  const rolls = rollsOf(pes, s, 'proceed', ({ told }) => heard(told, 'counterattacks')[0]!)
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
        items: isLate(s) ? [{ rule: '12.1', text: 'late game', value: '+1' }] : [],
      },
    ],
    results: countResults(rolls, (count) => count, 'group', even),
  }
}

const AIM_NAMES: Readonly<Record<number, string>> = {
  [AT_EAST]: 'Your hex furthest east',
  [AT_LOC]: 'The nearest LOC point',
  [AT_TULA]: 'Tula',
  [AT_KALININ]: 'Kalinin',
}

/** 12.11: where Germans stand in Moscow there is nothing to throw for. */
function aim(s: State): Matter | null {
  const rolls = rollsOf(pes, s, 'proceed', ({ told }) => heard(told, 'aimed')[1]!)
  if (rolls.length === 1) return null
  return {
    ...BLANK,
    title: `Where does ${called(s, s.stavka.unit)} strike?`,
    headline: '1 die',
    line: `${called(s, s.stavka.unit)} is drawn`,
    sections: [
      { title: 'Table', total: '', items: [{ rule: '12.3', text: 'by who holds Tula and Kalinin', value: '' }] },
    ],
    results: resultsOf(rolls, (target) => ({ name: AIM_NAMES[target] ?? '', tone: 'even' })),
    members: [plain(s.stavka.unit)],
  }
}

/** 13.3: the center of gravity. */
export function southwest(s: State): Matter | null {
  if (s.southwest.stage !== CENTER) return null
  const rolls = rollsOf(pes, s, 'proceed', ({ told }) => heard(told, 'center')[0]!)
  return {
    ...BLANK,
    title: 'Southwest Front attacks',
    headline: '2 dice',
    line: 'The middle of five hexes on the south edge',
    sections: [
      { title: 'Armies', total: '5', items: [{ rule: '13.3', text: 'center, two east, two west', value: '' }] },
    ],
    results: resultsOf(rolls, (hex) => ({ name: numberOf(s, hex), tone: 'even' })),
  }
}

/** 7.4, 13.2: what comes back, and what Southwest Front plans. */
export function administration(s: State): Matter {
  const { stage } = s.administration
  if (stage === REORGANIZATION) return reorganization(s)
  const rolls = rollsOf(pes, s, 'roll', ({ position: { plan } }) =>
    stage === SOUTHWEST_TURN ? `Turn ${plan.turn}` : capital(AXES[plan.axis]!),
  )
  return {
    ...BLANK,
    title: 'The plan of Southwest Front',
    headline: '1 die',
    line: stage === SOUTHWEST_TURN ? 'When its armies strike' : 'Where they drive',
    results: resultsOf(rolls, (name) => ({ name, tone: 'even' })),
  }
}

function reorganization(s: State): Matter {
  const rolls = rollsOf(pes, s, 'roll', ({ told }) => timesHeard(told, 'reorganized'))
  return {
    ...BLANK,
    title: 'Reorganization',
    headline: diceText(s.turn),
    line: 'Units that go back to the cup',
    hint: `${capital(counted(pieces.count(s, s.setting.box.dead), 'unit'))} in the dead pile`,
    sections: [
      { title: 'Dice', total: String(s.turn), items: [{ rule: '7.4', text: 'one a turn', value: String(s.turn) }] },
    ],
    results: countResults(rolls, (units) => units, 'unit', toneOfLoss),
  }
}

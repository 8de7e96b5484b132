import type { GuideStep } from '@hexfront/core'
import type { State } from '../state.ts'
import { declaredAttacks } from './attacks.ts'
import { isPast } from './moment.ts'

/** Whether a phase of the scenario's first turn is over. */
const hasEnded = (s: State, phase: string): boolean => isPast(s, s.setting.card.firstTurn, phase)
const stands = (s: State, unit: string, hex: string): boolean =>
  s.units.place[Math.max(0, s.setting.unitIds.indexOf(unit))] === s.setting.ground.parse(hex)

/** The first turn of Borisov as the tutorial plays it. Every step also counts as done once the turn has gone past it. */
const BORISOV: readonly GuideStep<State>[] = [
  {
    text: 'Send the Bf 110 over the 13th Army: press it under “Axis air units, ready”, then 2228. What gets through puts an HQ under interdiction.',
    rule: '14.61',
    places: ['2228'],
    isDone: (s) => hasEnded(s, 'axis interdiction') || s.units.over.some((hex) => hex !== 0),
  },
  {
    text: 'Keep the Ju 87 for the attack, and go on.',
    rule: '14.24',
    places: [],
    isDone: (s) => hasEnded(s, 'axis interdiction'),
  },
  {
    text: 'Drag the stack of the 18th Panzer Division from 1132 along the motorway to 1729: half a point a hex.',
    rule: '10.41',
    places: ['1132', '1729'],
    isDone: (s) => hasEnded(s, 'axis movement') || stands(s, 'g:18/18Pz', '1729'),
  },
  {
    text: 'The rockets of 53 follow to 1729, the guns of 817 to 1730: one hex and two are their ranges.',
    rule: '13.1',
    places: ['1232', '1729', '1730'],
    isDone: (s) => hasEnded(s, 'axis movement') || (stands(s, 'g:53Nbw', '1729') && stands(s, 'g:817Art', '1730')),
  },
  {
    text: '88/18 scouts to 1831. It leaves the road in 1730, which then costs what its ground costs. End the phase.',
    rule: '10.41',
    places: ['1831'],
    isDone: (s) => hasEnded(s, 'axis movement'),
  },
  {
    text: 'Press 1829 and let everybody attack who can: panzers, infantry and engineers of one division.',
    rule: '12.1',
    places: ['1829'],
    isDone: (s) => hasEnded(s, 'axis declaration') || declaredAttacks(s).length > 0,
  },
  {
    text: 'Declare it and go on. Now the Soviet may react, commit guns, and lay an order face down.',
    rule: '12.4',
    places: [],
    isDone: (s) => hasEnded(s, 'soviet orders') || hasEnded(s, 'axis declaration'),
  },
  {
    text: 'Send the Ju 87 over 1829: each point of close support takes one from the die.',
    rule: '15.55',
    places: ['1829'],
    isDone: (s) => hasEnded(s, 'axis close support'),
  },
  {
    text: 'Carry the attack out: add the rockets and the guns, declare Engineer Effects against the strongpoint, then throw.',
    rule: '15.0',
    places: ['1829'],
    isDone: (s) => hasEnded(s, 'axis combat'),
  },
  {
    text: 'Motorized units move once more with half their points. Rockets and guns have orange boxes: they stay.',
    rule: '10.12',
    places: ['1629', '1931'],
    isDone: (s) => hasEnded(s, 'axis motorized movement'),
  },
]

/** 12.11: whether an attack on a hex is declared and not yet carried out. */
const isDeclared = (s: State, hex: string): boolean =>
  s.attacks.open[s.hexes.attack[s.setting.ground.parse(hex)]!] === 1
const isFighting = (s: State): boolean => hasEnded(s, 'first axis air battle')
const hasStores = (s: State, hex: string): boolean => s.supplies.place.includes(s.setting.ground.parse(hex))

/** 22 June at Brest: both rounds of the first turn of Minsk, with the 2nd Panzer Group and the corps between its wings. */
const MINSK: readonly GuideStep<State>[] = [
  {
    text: '22 June is played in two rounds. “Still to be done” (Shift N, or the menu) lists who can act: under XLVI Motorized Corps take up the 10th Panzer Division, and press D2525.',
    rule: '4.11',
    places: ['D1827', 'D2525'],
    isDone: (s) => hasEnded(s, 'first axis movement') || stands(s, 'g:7/10Pz', 'D2525'),
  },
  {
    text: 'Leave Karl, the super-heavy mortar of 833 in D2926, where it is: it fires only if it has not moved. All others at the border stand well, too. End the phase.',
    rule: '13.42',
    places: ['D2926'],
    isDone: (s) => hasEnded(s, 'first axis movement'),
  },
  {
    text: 'Press Brest, D3026: the 31st, 45th and 34th Infantry attack with the XII engineers. No Soviet zone crosses the border in June, so they owe no other attack.',
    rule: '4.12',
    places: ['D3026'],
    isDone: (s) => hasEnded(s, 'first axis declaration') || isDeclared(s, 'D3026'),
  },
  {
    text: 'Infantry breaks the forts: the 131st and 167th take D2623. The 18th Panzer crosses at D2924, the 3rd Panzer at D3128. Attack elsewhere as you like, then go on.',
    rule: '12.1',
    places: ['D2623', 'D2924', 'D3128'],
    isDone: (s) => hasEnded(s, 'first axis declaration'),
  },
  {
    text: 'Send two Ju 87 over Brest, others where you like: each point takes one from the die. All who fly now are ready again in the second round.',
    rule: '15.55',
    places: ['D3026'],
    isDone: (s) => hasEnded(s, 'first axis close support'),
  },
  {
    text: 'Carry out Brest. Below the odds fire the super-heavy guns first: they may break the citadel. Then add four guns and Engineer Effects, and throw. Supply is not needed in this round.',
    rule: '13.43',
    places: ['D3026'],
    isDone: (s) => hasEnded(s, 'first axis combat') || (isFighting(s) && !isDeclared(s, 'D3026')),
  },
  {
    text: 'Carry out the other attacks. Who wins may go into the empty hex: let whole divisions do so.',
    rule: '16.5',
    places: ['D2924', 'D3128'],
    isDone: (s) => hasEnded(s, 'first axis combat'),
  },
  {
    text: 'Motorized units move again, with half their points. Lead the 3rd Panzer through the gap at D3128, then 7/10 from D2525 to D2826, and send the rest of its division after (Shift R).',
    rule: '10.12',
    places: ['D3128', 'D2525', 'D2826'],
    isDone: (s) => hasEnded(s, 'first axis motorized movement') || stands(s, 'g:90/10Pz', 'D2826'),
  },
  {
    text: 'When the Soviets have answered, the second round begins, and every attack needs supply. Bring the MSU from D2828 to D3028: a point for one attack.',
    rule: '6.45',
    places: ['D2828', 'D3028'],
    isDone: (s) => hasEnded(s, 'axis movement') || !hasStores(s, 'D2828'),
  },
  {
    text: 'S shows whom supply reaches, and where MSUs and Dumps are. Move, then declare as many attacks as you can feed: the 267th Infantry and the 1st Cavalry at D3030, for one.',
    rule: '6.1',
    places: ['D3030', 'D3028', 'D2526'],
    isDone: (s) => hasEnded(s, 'axis declaration'),
  },
  {
    text: 'Before you throw, supply each attack from an MSU or a Dump: press it, or its button below the odds. Without supply the die is two more, and no gun fires.',
    rule: '15.2',
    places: ['D3028', 'D2526'],
    isDone: (s) => hasEnded(s, 'axis combat'),
  },
  {
    text: 'Move the panzers once more. Then lead railways on across the border, hex by hex, where no enemy is near: trains and supply follow them. From here the war is yours.',
    rule: '4.25',
    places: ['D3026'],
    isDone: (s) => hasEnded(s, 'axis engineering'),
  },
]

export const GUIDES: Readonly<Record<string, readonly GuideStep<State>[]>> = { borisov: BORISOV, minsk: MINSK }

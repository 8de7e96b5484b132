import { defineGame } from '@hexfront/core'
import { BOOK, type EfsData } from './book.ts'
import { EVENTS } from './events.ts'
import { conceal, resample, sees } from './fog.ts'
import { QUESTIONS } from './questions.ts'
import { type EfsSetting, OPTIONS, SCENARIOS, settingOf } from './scenarios.ts'
import { deal, PHASES, rebuild } from './sequence.ts'
import { columns, pieces, type State, type Words } from './state.ts'
import { allotment } from './steps/allotment.ts'
import { advance, battle, combat, losses, retreat, rockets } from './steps/battle.ts'
import { bridging } from './steps/bridging.ts'
import { assault, declaration } from './steps/declaration.ts'
import { engineering } from './steps/engineering.ts'
import { haul } from './steps/haul.ts'
import { highCommand, pause } from './steps/high-command.ts'
import { levies } from './steps/levies.ts'
import { march } from './steps/march.ts'
import { flight, missions, sorties } from './steps/missions.ts'
import { raid, scramble } from './steps/moscow.ts'
import { movement } from './steps/movement.ts'
import { artillery, orders } from './steps/preparation.ts'
import { push } from './steps/push.ts'
import { reaction } from './steps/reaction.ts'
import { posting, rebuilding } from './steps/rebuilding.ts'
import { receiving } from './steps/receiving.ts'
import { recovery } from './steps/recovery.ts'
import { relief, reserves } from './steps/reserves.ts'
import { marking } from './steps/set-up.ts'
import { pairing, roles, sortie, strike } from './steps/sortie.ts'
import { stavka } from './steps/stavka.ts'
import { stores } from './steps/stores.ts'
import { outcome } from './victory/victory.ts'

export { crowdedSetting } from './crowd.ts'

/** Barbarossa: Army Group Center in the East Front Series: the summer of 1941 by regiments. */
export const efs = defineGame<ReturnType<typeof columns>, EfsSetting, Words, typeof OPTIONS, EfsData>({
  id: 'efs',
  name: 'Barbarossa: Army Group Center',
  rules: 2,
  // Other levels of victory at Minsk, and Rzhev as a way in (3.12): the columns are the same.
  migrations: { 1: (text) => text },
  sides: ['Axis', 'Soviet'],
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  book: BOOK,
  setting: settingOf,
  columns,
  phases: PHASES,
  steps: {
    marking,
    receiving,
    missions,
    flight,
    sorties,
    sortie,
    movement,
    march,
    push,
    roles,
    pairing,
    strike,
    declaration,
    assault,
    reaction,
    artillery,
    orders,
    combat,
    battle,
    losses,
    retreat,
    advance,
    rockets,
    engineering,
    recovery,
    haul,
    bridging,
    reserves,
    relief,
    rebuilding,
    posting,
    levies,
    highCommand,
    stavka,
    pause,
    raid,
    scramble,
    stores,
    allotment,
  },
  deal,
  rebuild,
  outcome,
  pieces,
  conceal,
  resample,
  sees,
  turns: ({ lastTurn }) => lastTurn,
  impossible,
  questions: QUESTIONS,
})

/** 3.3: both sides are never in one hex. */
function impossible(s: State): string {
  const hex = pieces.mixedHex(s)
  return hex === 0 ? '' : `both sides stand in ${s.setting.ground.name(hex)}`
}

import { defineGame } from '@hexfront/core'
import { BOOK, type DamosData } from './book.ts'
import { EVENTS } from './events.ts'
import { conceal, resample, sees } from './fog.ts'
import { MARCH_QUESTIONS } from './march-questions.ts'
import { QUESTIONS } from './questions.ts'
import { type DamosSetting, OPTIONS, SCENARIOS, settingOf } from './scenarios.ts'
import { deal, PHASES } from './sequence.ts'
import { columns, enemyOf, isHeldBy, pieces, type State, sideOf, type Words } from './state.ts'
import { arrivals, cossacks, entry } from './steps/arrival.ts'
import { battle, benefit, losses, muster, relief, reroll, stand, support } from './steps/battle.ts'
import { excess } from './steps/excess.ts'
import { attrition, concerted, march, naming, operations, posture } from './steps/operations.ts'
import { branch, rail } from './steps/rail.ts'
import { fallback, reaction, window } from './steps/reaction.ts'
import { deploy, site } from './steps/set-up.ts'
import { journey, strategic } from './steps/strategic.ts'
import { outcome } from './victory.ts'

/** Army Group Center in the Destroy All Monsters series: July 1941 to the gates of Moscow. */
export const damos = defineGame<ReturnType<typeof columns>, DamosSetting, Words, typeof OPTIONS, DamosData>({
  id: 'damos',
  name: 'Army Group Center (DAMOS)',
  rules: 1,
  sides: ['German', 'Russian'],
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  book: BOOK,
  setting: settingOf,
  columns,
  phases: PHASES,
  steps: {
    deploy,
    site,
    cossacks,
    arrivals,
    entry,
    rail,
    branch,
    strategic,
    journey,
    operations,
    march,
    concerted,
    naming,
    window,
    reaction,
    fallback,
    posture,
    battle,
    muster,
    support,
    reroll,
    relief,
    losses,
    stand,
    benefit,
    attrition,
    excess,
  },
  deal,
  rebuild: (s) => pieces.rebuild(s),
  outcome,
  pieces,
  conceal,
  resample,
  sees,
  turns: ({ lastTurn }) => lastTurn,
  impossible,
  questions: { ...MARCH_QUESTIONS, ...QUESTIONS },
})

/** C2.7, X1.3: both sides share a hex only where they fight, and nobody leaves the area. */
function impossible(s: State): string {
  const { ground, unitIds, isOperations } = s.setting
  for (let unit = 1; unit < unitIds.length; unit++) {
    const hex = s.units.place[unit]!
    if (hex === 0) continue
    if (s.units.dead[unit] === 1) return `${unitIds[unit]} is eliminated and on the map`
    if (isOperations[hex] === 0) return `${unitIds[unit]} stands outside the area of operations`
    if (hex !== s.march.hex && isHeldBy(s, enemyOf(sideOf(unit)), hex)) return `both sides stand in ${ground.name(hex)}`
  }
  return ''
}

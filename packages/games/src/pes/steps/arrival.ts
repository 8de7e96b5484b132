import { arriving, LEGAL } from '@hexfront/core'
import { entryBarred, entryHex, hasDue, isDue, offerEntry } from '../arrivals.ts'
import { GERMAN } from '../counters.ts'
import { isGermanUnit, pieces, type State, stepsOf, type Words } from '../state.ts'

/** 7.3, P-R06: all that are due come in; those without room wait. */
export const { arrivals, entry } = arriving<State, Words>({
  rule: '7.3',
  prompt: 'Bring in reinforcements and returning units.',
  entryRule: '7.3',
  entryPrompt: 'Bring {unit} in: choose an LOC point or Greater Germany.',
  asks: () => GERMAN,
  dueBarred: (s, unit, why) => (isDue(s, unit) ? LEGAL : why.no('7.3', '{unit} is not due', unit)),
  roomBarred: (s, unit, why) => (entryHex(s, unit) !== 0 ? LEGAL : why.no('7.3', 'there is no room for {unit}', unit)),
  entryBarred,
  offerEntry,
  enter(s, unit, hex, play) {
    enter(s, unit, hex)
    play.tell('arrived', unit, hex)
  },
  hasDue,
  rest: { says: 'Bring all in as far east as they fit, full units first', expands: bringAllIn },
})

function bringAllIn(s: State): string[] {
  const { unitIds, ground } = s.setting
  const lines: string[] = []
  for (const steps of [2, 1])
    for (let unit = 1; isGermanUnit(s, unit); unit++) {
      const hex = isDue(s, unit) && stepsOf(s, unit) === steps ? entryHex(s, unit) : 0
      if (hex === 0) continue
      enter(s, unit, hex)
      lines.push(`enter ${unitIds[unit]} ${ground.name(hex)}`)
    }
  return lines
}

function enter(s: State, unit: number, hex: number): void {
  pieces.place(s, unit, hex)
  // 10.7b, P-R16: only divisions come back reduced.
  if (s.setting.isDivision[unit] === 0) s.units.reduced[unit] = 0
}

import { once } from '../../once.ts'
import { GROUPS } from '../data/oob/deployment.ts'
import { BY_GROUP, FREE_MDNO, MOSCOW_MILITIA } from '../reserves/groups.ts'
import { membersOf } from '../reserves/special-groups.ts'
import type { State } from '../state.ts'

/** 8.2: by unit, the number of the Group that it waits for; 0 for none. */
const groupsOf = once((setting: State['setting']): readonly number[] => {
  const groups: number[] = setting.unitIds.map((id) => (id === FREE_MDNO ? MOSCOW_MILITIA : 0))
  for (const [number, units] of Object.entries(membersOf(setting)))
    for (const unit of units) groups[unit] = Number(number)
  return groups
})

/** When a unit that waits comes: `turn 14`, or with a Group that has to be taken. */
export function whenIn({ setting, turn }: State, unit: number): string {
  const due = setting.dueTurn[unit]!
  return due === BY_GROUP ? `Group ${groupsOf(setting)[unit]}` : `turn ${Math.max(turn, due)}`
}

/** 8.2: `Special Group 7 (53 Rifle Corps), from turn 11 on`; empty for who comes by himself. */
export function groupLine({ setting }: State, unit: number): string {
  const group = GROUPS.find(({ number }) => number === groupsOf(setting)[unit])
  if (setting.dueTurn[unit] !== BY_GROUP || group === undefined) return ''
  return `Special Group ${group.number}, ${group.name}, from turn ${group.earliest} on`
}

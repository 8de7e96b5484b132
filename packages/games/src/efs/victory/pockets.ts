import { once } from '../../once.ts'
import type { EfsSetting } from '../scenarios.ts'
import { isOnMap, type State } from '../state.ts'

/** By side: its divisions, each with the counters it is made of. */
const divisionsOf = once(({ roster }: EfsSetting): readonly (readonly number[])[][] => {
  const named: Map<string, number[]>[] = [new Map(), new Map(), new Map()]
  roster.forEach((counter, unit) => {
    if (counter === null || counter.air !== null) return
    const name = counter.division !== '' ? counter.division : counter.size === 'division' ? counter.id : ''
    if (name === '') return
    const parts = named[counter.side]!.get(name)
    if (parts === undefined) named[counter.side]!.set(name, [unit])
    else parts.push(unit)
  })
  return named.map((divisions) => [...divisions.values()])
})

/** 6.3: divisions of a side of which nothing on the map is in General Supply: all of it is in Emergency Supply or Out of Supply. */
export function divisionsCutOff(s: State, side: number): number {
  let count = 0
  for (const parts of divisionsOf(s.setting)[side]!) {
    let isThere = false
    let isSupplied = false
    for (const unit of parts) {
      if (!isOnMap(s, unit)) continue
      isThere = true
      if (s.units.supply[unit] === 0) isSupplied = true
    }
    if (isThere && !isSupplied) count++
  }
  return count
}

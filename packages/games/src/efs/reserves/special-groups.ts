import { changed } from '@hexfront/core'
import { once } from '../../once.ts'
import { land } from '../air/flights.ts'
import { AXIS } from '../data/counters.ts'
import { unitsNamed } from '../data/names.ts'
import { GROUPS } from '../data/oob/deployment.ts'
import { hasRoomFor } from '../movement/stacking.ts'
import { inEnemyZone, isHeldBy, type Play, pieces, type State, sideOf } from '../state.ts'
import { cupOf } from './cups.ts'
import { FREE_MDNO, GUARDS, MOSCOW_MILITIA, TANK_BRIGADES } from './groups.ts'

/** 8.2: by Group, its units as far as the scenario has them. */
export const membersOf = once(
  ({ kinds, unitIds }: State['setting']): Readonly<Record<number, readonly number[]>> =>
    Object.fromEntries(
      GROUPS.map(({ number, units }) => [
        number,
        unitsNamed(units).flatMap(({ id }) => (unitIds.includes(id) ? [kinds.unit.read(id)] : [])),
      ]),
    ),
)

/** 8.2: a Special Group is taken. */
export function callUp(s: State, number: number, play: Play): void {
  s.groups.taken[number] = s.turn
  play.tell('groupTaken', number)
  if (number === MOSCOW_MILITIA) callUpMoscow(s, play)
  else if (number !== GUARDS) for (const unit of membersOf(s.setting)[number]!) call(s, number, unit, play)
  changed(s)
}

function call(s: State, number: number, unit: number, play: Play): void {
  const { setting } = s
  // 3.31: brigades are built up from the Cadre box.
  if (number === TANK_BRIGADES) pieces.place(s, unit, setting.boxes.cadre)
  else if (setting.isAir[unit] === 1) land(s, unit, s.weather.isStorm === 1 ? 'flown' : 'ready')
  else s.units.due[unit] = s.turn
  play.tell('comes', unit)
}

/** 3.41: untried, a garrison in each of the hexes of the card; one comes free. A unit whose hex is shut never enters. */
function callUpMoscow(s: State, play: Play): void {
  const { setting, units } = s
  const draw = setting.campaign?.deployment.draws.find(({ pool, hexes }) => pool === 'mdno' && hexes.length > 0)
  if (draw === undefined) return
  const free = setting.kinds.unit.read(FREE_MDNO)
  units.due[free] = s.turn
  play.tell('comes', free)
  const others = cupOf(draw)
    .filter((id) => id !== FREE_MDNO)
    .map((id) => setting.kinds.unit.read(id))
  others.forEach((unit, i) => {
    const hex = setting.ground.parse(draw.hexes[i]!)
    if (isBlocked(s, hex, unit)) {
      pieces.place(s, unit, setting.boxes.removed)
      play.tell('neverComes', unit)
      return
    }
    pieces.place(s, unit, hex)
    units.garrison[unit] = 1
    play.tell('raised', unit, hex)
  })
}

const isBlocked = (s: State, hex: number, unit: number): boolean =>
  s.hexes.control[hex] === AXIS ||
  isHeldBy(s, AXIS, hex) ||
  inEnemyZone(s, sideOf(s, unit), hex) ||
  !hasRoomFor(s, hex, unit)

import { changed } from '@hexfront/core'
import { type Play, pieces, type State } from './state.ts'

/** 15.43, 8.4: an Untried unit turns out to be one of those that are still unseen; the one who is removed melts away. */
export function turnUp(s: State, unit: number, play: Play): void {
  const { setting, units } = s
  if (setting.isUntried[unit] === 0) return
  const pool = unseenLike(s, unit)
  const truth = pool[play.dice.pick(pool.length, 'an Untried unit (15.43)', pool)]!
  const hex = units.place[unit]!
  const attack = units.attack[unit]!
  units.attack[unit] = 0
  pieces.place(s, unit, 0)
  play.reveal()
  if (setting.roster[truth]!.traits.includes('removed')) {
    pieces.place(s, truth, setting.boxes.removed)
    play.tell('vanished', unit)
  } else {
    pieces.place(s, truth, hex)
    units.attack[truth] = attack
    units.began[truth] = units.began[unit]!
    units.moved[truth] = units.moved[unit]!
    units.activated[truth] = units.activated[unit]!
    play.tell('revealed', unit, truth)
  }
  units.activated[unit] = 0
  units.moved[unit] = 0
  units.began[unit] = 0
  changed(s)
}

/** Those that may be behind a counter: of its kind and town, and not yet seen. */
function unseenLike({ setting, units }: State, unit: number): number[] {
  const { home, type } = setting.roster[unit]!
  const pool: number[] = []
  for (let other = 1; other <= setting.units; other++) {
    const counter = setting.roster[other]!
    if (units.place[other] === 0 && setting.isUntried[other] === 0 && counter.home === home && counter.type === type)
      pool.push(other)
  }
  return pool
}

/** Every Untried unit in a hex. */
export function turnUpIn(s: State, hex: number, play: Play): void {
  for (let unit = pieces.first(s, hex); unit !== 0; ) {
    const next = pieces.next(s, unit)
    turnUp(s, unit, play)
    unit = next
  }
}

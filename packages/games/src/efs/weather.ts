import { type Dice, resultAt } from '@hexfront/core'
import { land } from './air/flights.ts'
import { DRY, LATE_WEATHER_FROM, MOST_DRY, MUD } from './data/charts.ts'
import { groundWeather } from './ground.ts'
import { type Play, pieces, type State } from './state.ts'

/** A1: fixed by the card, by history, or by the die. */
export function settleWeather(s: State, play: Play): void {
  const { weather, setting } = s
  const wasMud = weather.ground === MUD
  weather.isStorm = 0
  const isMud = isMudNow(s, wasMud, play.dice)
  weather.ground = groundWeather(isMud, wasMud)
  weather.dryTurns = isMud || s.turn <= setting.card.dryUntil ? 0 : weather.dryTurns + 1
  play.tell('weather', weather.ground)
  if (weather.isStorm === 1) raiseStorm(s, play)
  // 3.24: mud changes what wheels control.
  if (isMud !== wasMud) pieces.rebuild(s)
}

function isMudNow(s: State, wasMud: boolean, dice: Dice): boolean {
  const { setting, turn, weather } = s
  if (turn <= setting.card.dryUntil) return false
  if (setting.options.historicalWeather === 'on') return setting.charts.mud.turns.includes(turn)
  const die = dice.die(10, 'weather (5.1)')
  const result = setting.weatherTable.results[resultAt(setting.weatherTable, turn >= LATE_WEATHER_FROM ? 1 : 0, die)]!
  const isRolledMud = result.startsWith('Mud')
  // 5.32: two turns of Mud never follow each other; 5.33: nor more than five Dry ones.
  if (isRolledMud && wasMud) return false
  if (!isRolledMud && weather.dryTurns >= MOST_DRY) return true
  weather.isStorm = result.endsWith('+') ? 1 : 0
  return isRolledMud
}

/** 5.31. */
function raiseStorm(s: State, play: Play): void {
  play.tell('storm')
  const { units, setting } = s
  for (let unit = 1; unit <= setting.units; unit++)
    if (setting.isAir[unit] === 1 && units.place[unit] === setting.boxes.ready) land(s, unit, 'flown')
}

/** The weather in which everything is set up. */
export const FIRST_WEATHER = DRY

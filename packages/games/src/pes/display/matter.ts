import { type Matter, stageOf } from '@hexfront/core'
import { BREAKOUT_FIRES, FORCE_IS_ROLLED, FORTRESSES_ARE_MANNED } from '../engagement.ts'
import { fortressToMan } from '../pockets.ts'
import type { State } from '../state.ts'
import { stepOf } from './moment.ts'
import { administration, callUp, moscow, pocketForce, southwest, stavka } from './rolls.ts'
import { anotherRound, breakout, clash, fire, losses } from './volleys.ts'

/** What dice are about to decide, or have just decided. */
export function matter(s: State): Matter | null {
  switch (stepOf(s)) {
    case 'garrison':
      return callUp(s, s.battle.hex)
    case 'fire':
      return fire(s)
    case 'battle':
      return anotherRound(s)
    case 'losses':
      return losses(s)
    case 'clash':
      return clash(s)
    case 'pocket':
      return pocket(s)
    case 'stavka':
      return stavka(s)
    case 'southwest':
      return southwest(s)
    case 'moscow':
      return moscow(s)
    case 'administration':
      return administration(s)
    default:
      return null
  }
}

function pocket(s: State): Matter | null {
  switch (stageOf(s)) {
    case FORCE_IS_ROLLED:
      return pocketForce(s)
    case FORTRESSES_ARE_MANNED:
      return fortressToMan(s) === 0 ? null : callUp(s, fortressToMan(s))
    case BREAKOUT_FIRES:
      return breakout(s)
    default:
      return null
  }
}

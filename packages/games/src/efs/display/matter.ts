import type { Matter } from '@hexfront/core'
import { BLANK } from '../../display/sheet.ts'
import { counted } from '../../words.ts'
import { nextToRetreat } from '../combat/withdrawal.ts'
import type { State } from '../state.ts'
import { sortie } from './air.ts'
import { titleOf } from './attacks.ts'
import { advance, assault, battle, losses, overview, retreat, rockets } from './battle.ts'
import { membersOf } from './crowds.ts'
import { called, SIDE_NAMES } from './faces.ts'
import { stepOf } from './moment.ts'

/** What is being put together, decided by dice, or paid for. */
export function matter(s: State): Matter | null {
  switch (stepOf(s)) {
    case 'assault':
      return assault(s)
    case 'reaction':
      return overview(s, 'The attacks that are coming', 'One unit may react for each hex')
    case 'artillery':
      return overview(s, 'The attacks that are coming', 'Guns that defend lend their support to the hex')
    case 'orders':
      return overview(s, 'The attacks that are coming', 'Orders lie face down until the die is thrown')
    case 'combat':
      return overview(s, 'The declared attacks', 'In any order')
    case 'battle':
      return battle(s)
    case 'losses':
      return losses(s)
    case 'retreat':
      return retreat(s, Math.max(0, nextToRetreat(s)))
    case 'advance':
      return advance(s)
    case 'rockets':
      return rockets(s, Math.max(0, nextToRetreat(s)))
    case 'push':
      return push(s)
    case 'roles':
      return sortie(s, 'Fighters may give up their mission', 'Who fires protects the others, and adds nothing itself.')
    case 'pairing':
      return sortie(s, 'has the initiative', 'Press two who shall meet.')
    case 'strike':
      return sortie(s, 'has the advantage', 'Whoever has nobody before it fires once more, unanswered.')
    default:
      return null
  }
}

/** 11.3: what the overrun does. */
function push(s: State): Matter {
  const { hex, due, payer } = s.push
  const title = titleOf(s, 'The overrun of', hex)
  if (due > 0)
    return {
      ...BLANK,
      title,
      line: `${SIDE_NAMES[payer]}: ${counted(due, 'step')} to lose`,
      hint: 'Press who loses it.',
      targets: [hex],
    }
  const [unit = 0] = membersOf(s.units.pushed)
  return {
    ...BLANK,
    title,
    line: unit === 0 ? '' : `${called(s, unit)} is driven back`,
    hint: 'Two hexes, where the overrunning player likes.',
    targets: [hex],
  }
}

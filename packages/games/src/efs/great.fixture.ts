import { minsk } from './data/campaigns.ts'
import type { Campaign, Card } from './data/card.ts'
import { AXIS, COUNTERS, SOVIET } from './data/counters.ts'
import { DEPLOYMENTS, type Deployment } from './data/oob/deployment.ts'
import { type EfsOptions, type EfsSetting, settingOfCard, USUAL_OPTIONS } from './scenarios.ts'

/** Supply of both sides comes from the towns between Smolensk and Yelnya, so that tests need no railways. */
const NEAR_SMOLENSK: Campaign['sources'] = [
  { side: AXIS, area: 's6 smolensk', from: 1, to: 50, count: 0 },
  { side: SOVIET, area: 's6 objectives', from: 1, to: 50, count: 0 },
]

const EMPTY: Deployment = {
  ...DEPLOYMENTS.dnepr,
  stacks: [],
  air: {},
  arrivals: [],
  pools: {},
  draws: [],
  withdrawals: [],
  garrisons: [],
  supply: [],
  strongpoints: [],
}

/** A great scenario of the summer on sheets H, I and WA, with these counters and nobody on the map. */
export function summer(
  units: readonly string[],
  more: Partial<Card> = {},
  options: Partial<EfsOptions> = {},
): EfsSetting {
  const card: Card = {
    ...minsk,
    id: 'summer',
    firstTurn: 11,
    lastTurn: 50,
    switches: { ...minsk.switches, demolition: true, plans: true },
    stacks: [],
    arrivals: [],
    ready: '',
    flown: '',
    victory:
      minsk.victory.kind === 'schedule'
        ? { ...minsk.victory, places: {}, exit: { edge: 's7 exit', sp: 3 } }
        : minsk.victory,
    ...more,
    campaign: {
      ...minsk.campaign!,
      deployment: EMPTY,
      isJune: false,
      sheets: ['H', 'I', 'WA'],
      sources: NEAR_SMOLENSK,
      ...more.campaign,
    },
  }
  return settingOfCard(
    card,
    COUNTERS.filter(({ id }) => units.includes(id)),
    { ...USUAL_OPTIONS, ...options },
  )
}

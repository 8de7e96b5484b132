import type { Wish } from './worlds.fixture.ts'

/** 4.7: stacks are hidden, too. */
const FACE_DOWN = { game: 'efs', options: { limitedInformation: 'on' } }

/** Every game in which something is hidden, with how far it is played before the worlds part, and after. */
export const GAMES_WITH_SECRETS: readonly Pick<Wish, 'game' | 'scenario' | 'options' | 'before' | 'after'>[] = [
  { game: 'drill', scenario: 'meeting', before: 60, after: 20 },
  { game: 'dagc09', scenario: 'historical', before: 60, after: 20 },
  { game: 'damos', scenario: 'campaign', before: 60, after: 20 },
  ...['borisov', 'lepel', 'yelnya'].map((scenario) => ({ ...FACE_DOWN, scenario, before: 60, after: 20 })),
  ...['minsk', 'smolensk', 'guderian', 'dnepr', 'campaign'].map((scenario) => ({
    ...FACE_DOWN,
    scenario,
    before: 20,
    after: 8,
  })),
]

import type { Wish } from './worlds.fixture.ts'

/** Every game in which something is hidden, with how far it is played before the worlds part, and after. */
export const GAMES_WITH_SECRETS: readonly Pick<Wish, 'game' | 'scenario' | 'options' | 'before' | 'after'>[] = [
  { game: 'drill', scenario: 'meeting', before: 60, after: 20 },
  { game: 'dagc09', scenario: 'historical', before: 60, after: 20 },
  { game: 'damos', scenario: 'campaign', before: 60, after: 20 },
  { game: 'efs', scenario: 'borisov', options: { limitedInformation: 'on' }, before: 60, after: 20 },
  { game: 'efs', scenario: 'guderian', options: { limitedInformation: 'on' }, before: 20, after: 8 },
]

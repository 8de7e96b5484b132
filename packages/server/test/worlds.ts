import { parseArgs } from 'node:util'
import { GAMES_WITH_SECRETS } from '../src/worlds/secrets.fixture.ts'
import { worlds } from '../src/worlds/worlds.fixture.ts'

/** Many pairs of worlds of every game with secrets: whoever looks on must not be able to tell them apart. */
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '500' },
    game: { type: 'string' },
    scenario: { type: 'string' },
    seed: { type: 'string', default: 'worlds' },
  },
})

const ofGame = GAMES_WITH_SECRETS.filter(({ game }) => values.game === undefined || values.game === game)
const known = ofGame.filter(({ scenario }) => values.scenario === undefined || values.scenario === scenario)
/** One that is not in the list is played as the last of its game that is. */
const wishes = known.length > 0 ? known : ofGame.slice(-1).map((wish) => ({ ...wish, scenario: values.scenario! }))

for (const wish of wishes) {
  const began = performance.now()
  const { pairs, steps, answers, differences } = await worlds({
    ...wish,
    pairs: Number(values.pairs),
    seed: values.seed,
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${wish.game} ${wish.scenario}: ${pairs} pairs, ${steps} steps, ${answers} answers by HTTP, ${differences.length} differences, ${seconds} s`,
  )
  for (const difference of differences.slice(0, 5)) console.log(`  ${difference}`)
  if (differences.length > 0 || pairs === 0) process.exitCode = 1
}

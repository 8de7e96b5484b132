import { parseArgs } from 'node:util'
import { GAMES_WITH_SECRETS } from '../src/worlds/secrets.fixture.ts'
import { worlds } from '../src/worlds/worlds.fixture.ts'

/** Many pairs of worlds of every game with secrets: whoever looks on must not be able to tell them apart. */
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '500' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'worlds' },
  },
})

for (const wish of GAMES_WITH_SECRETS) {
  if (values.game !== undefined && values.game !== wish.game) continue
  const began = performance.now()
  const { pairs, steps, answers, differences } = await worlds({
    ...wish,
    pairs: Number(values.pairs),
    seed: values.seed,
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${wish.game}: ${pairs} pairs, ${steps} steps, ${answers} answers by HTTP, ${differences.length} differences, ${seconds} s`,
  )
  for (const difference of differences.slice(0, 5)) console.log(`  ${difference}`)
  if (differences.length > 0 || pairs === 0) process.exitCode = 1
}

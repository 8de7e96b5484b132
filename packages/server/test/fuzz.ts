import { parseArgs } from 'node:util'
import { besiege } from '../src/fuzz/siege.fixture.ts'
import { newWorld } from '../src/fuzz/world.fixture.ts'

/** Lays siege to a server of its own: `npm run fuzz:server -- --requests 10000 --seed 1`. */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const world = await newWorld()
const began = performance.now()
const { accepted, stumbled, ...figures } = await besiege(world, Number(values.requests), Number(values.seed))
const seconds = (performance.now() - began) / 1000
await world.remove()
console.log({ ...figures, accepted: accepted.length, stumbled: stumbled.length, seconds: Number(seconds.toFixed(1)) })
for (const line of [...accepted, ...stumbled].slice(0, 20)) console.error(line)
process.exit(accepted.length + stumbled.length === 0 && figures.isUnchanged ? 0 : 1)

import { Listing, type Policy, type PositionCore } from '@hexfront/core'
import { serve } from '../crew/serve.ts'
import { Benches } from '../play/bench.ts'
import type { Question } from './question.ts'

const benches = new Benches()

/** Minds that were asked before, the last one last. */
const minds = new Map<string, Policy<PositionCore>>()
const MOST_MINDS = 100

/** How long somebody may think about one answer before he makes up his mind. */
const PATIENCE = 5_000

serve(async ({ mind, level, seed, view: bytes, ...played }: Question): Promise<string> => {
  const { game, setting, table } = await benches.of(played)
  const view = game.blank(setting)
  view.bytes.set(bytes)
  game.rebuild(view)
  const policy = minds.get(mind) ?? table.newPlayer(level, seed)
  minds.delete(mind)
  minds.set(mind, policy)
  if (minds.size > MOST_MINDS) minds.delete(minds.keys().next().value ?? '')
  think(policy, view)
  return game.write(view, policy.choose(view, new Listing(game).of(view)))
})

function think(policy: Policy<PositionCore>, view: PositionCore): void {
  const thinking = policy.think?.(view)
  if (!thinking) return
  const began = performance.now()
  while (thinking.step()) if (performance.now() - began > PATIENCE) thinking.stop()
}

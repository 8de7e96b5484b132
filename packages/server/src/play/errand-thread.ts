import { serve } from '../crew/serve.ts'
import { Benches } from './bench.ts'
import { type Answers, ERRANDS, type Order, type OrderName, type Orders } from './errands.ts'

const benches = new Benches()

const run = <N extends OrderName>(name: N, order: Orders[N]): Promise<Answers[N]> => ERRANDS[name](benches, order)

serve(({ name, order }: Order) => run(name, order))

import { serve } from '../crew/serve.ts'
import { playPairOf } from './pairs.ts'
import { telling } from './sort.ts'

serve(telling('pair', playPairOf))

import { serve } from '../crew/serve.ts'
import { playGame } from './arm.ts'
import { telling } from './sort.ts'

serve(telling('game', playGame))

import { serve } from '../crew/serve.ts'
import { playGame } from './games.ts'
import { telling } from './sort.ts'

serve(telling('game', playGame))

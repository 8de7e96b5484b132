import { serve } from '../crew/serve.ts'
import { playTrial } from './trial.ts'

serve(playTrial)

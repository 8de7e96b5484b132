import { tableOf } from '../table.ts'
import { display } from './display.ts'
import { dagc73 } from './index.ts'
import { players } from './players.ts'

export const table = tableOf(dagc73, display, players)

import { tableOf } from '../table.ts'
import { display } from './display.ts'
import { pes } from './index.ts'
import { players } from './players.ts'

export const table = tableOf(pes, display, players)

import { tableOf } from '../table.ts'
import { display } from './display.ts'
import { drill } from './index.ts'
import { players } from './players.ts'

export const table = tableOf(drill, display, players)

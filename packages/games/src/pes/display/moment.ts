import { momentsOf } from '../../display/moment.ts'
import { pes } from '../index.ts'
import { agenda } from '../sequence.ts'
import type { State } from '../state.ts'

export const { phaseOf, hasPassed, stepOf, offered } = momentsOf(pes, agenda)

export const isSetUp = (s: State): boolean => phaseOf(s) === 'set-up'

import { momentsOf } from '../../display/moment.ts'
import { pes } from '../index.ts'
import type { State } from '../state.ts'

export const { phaseOf, isPast, stepOf, offered } = momentsOf(pes)

export const isSetUp = (s: State): boolean => phaseOf(s) === 'set-up'

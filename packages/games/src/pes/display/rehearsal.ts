import { rehearsalOf } from '../../display/rehearsal.ts'
import { pes } from '../index.ts'

export const rehearse = rehearsalOf(pes)

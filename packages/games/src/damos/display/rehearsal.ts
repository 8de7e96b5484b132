import { rehearsalOf } from '../../display/rehearsal.ts'
import { damos } from '../index.ts'

export const rehearse = rehearsalOf(damos)

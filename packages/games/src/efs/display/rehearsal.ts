import { rehearsalOf } from '../../display/rehearsal.ts'
import { efs } from '../index.ts'

export const rehearse = rehearsalOf(efs)

import { type Choice, LEGAL } from '@hexfront/core'
import { choiceOf } from '../../choice.ts'
import { efs } from '../index.ts'
import type { State } from '../state.ts'

export const say = (view: State, verb: string, a = 0, b = 0): Choice => choiceOf(efs, view, verb, a, b)

export const isLegal = (view: State, choice: Choice): boolean => efs.bars(view, choice) === LEGAL

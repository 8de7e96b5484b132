import { deployment } from '@hexfront/core'
import {
  doneBarred,
  fillPrepared,
  fillUp,
  isOurs,
  offerSites,
  rank,
  setUp,
  siteBarred,
  takeBack,
} from '../deployment.ts'
import { phasing, type State, type Words } from '../state.ts'

/** X6.0. */
export const { deploy, site } = deployment<State, Words>({
  rule: 'X6.0',
  prompt: 'Set up your units.',
  siteRule: 'X6.0',
  sitePrompt: 'Where does {unit} stand?',
  asks: phasing,
  isOurs,
  siteBarred,
  offerSites,
  place: setUp,
  lift: takeBack,
  doneBarred,
  complete: { says: 'Place the rest', fill: fillUp },
  prepared: { says: 'The prepared set-up', fill: fillPrepared },
  rank,
})

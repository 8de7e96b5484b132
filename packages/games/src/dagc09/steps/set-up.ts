import { deployment } from '@hexfront/core'
import { doneBarred, fillPrepared, fillUp, isOurs, offerSites, setUp, siteBarred, takeBack } from '../deployment.ts'
import { uncovers } from '../fog.ts'
import { phasing, type State, type Words } from '../state.ts'

/** 3.6, 3.7: units that a scenario lets its owner place. */
export const { deploy, site } = deployment<State, Words>({
  rule: '3.5',
  prompt: 'Set up: place units, or have it done for you.',
  siteRule: '3.5',
  sitePrompt: 'Where does {unit} stand?',
  asks: phasing,
  isOurs,
  siteBarred,
  offerSites,
  place(s, unit, hex, play) {
    setUp(s, unit, hex)
    play.tell('placed', unit, hex)
  },
  lift(s, unit, play) {
    if (uncovers(s, unit)) play.reveal()
    takeBack(s, unit)
  },
  doneBarred,
  complete: { says: 'Place the rest for me', fill: fillUp },
  prepared: { says: 'Take the prepared deployment', fill: fillPrepared },
})

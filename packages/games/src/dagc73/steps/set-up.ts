import { deployment } from '@hexfront/core'
import { GERMAN } from '../counters.ts'
import {
  deployBarred,
  deployer,
  fillPrepared,
  fillUp,
  freezeCities,
  isOurs,
  offerSites,
  rankOf,
  setUp,
  setUpBarred,
  takeBack,
} from '../deployment.ts'
import type { State, Words } from '../state.ts'

/** 14.4: units are placed and lifted freely; the set-up is ended when nothing is missing. */
export const { deploy, site } = deployment<State, Words>({
  rule: '14.4',
  prompt: 'Set up: place units, or have it done for you.',
  siteRule: '14.43',
  sitePrompt: 'Where does {unit} stand?',
  asks: deployer,
  isOurs,
  siteBarred: deployBarred,
  offerSites,
  place(s, unit, hex, play) {
    setUp(s, unit, hex)
    play.tell('placed', unit, hex)
  },
  lift: takeBack,
  doneBarred: setUpBarred,
  done(s) {
    if (deployer(s) === GERMAN) freezeCities(s)
  },
  complete: { says: 'Place the rest for me', formerly: 'rest', fill: fillUp },
  prepared: { says: 'Take the prepared deployment', fill: fillPrepared },
  rank: rankOf,
})

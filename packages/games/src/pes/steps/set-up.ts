import { deployment, LEGAL } from '@hexfront/core'
import { GERMAN } from '../counters.ts'
import { fillPrepared, fillUp, isToDeploy, offerSites, siteBarred, unplacedCount } from '../deployment.ts'
import { pieces, type State, type Words } from '../state.ts'

/** 3.2: units are placed and lifted freely until all stand. */
export const { deploy, site } = deployment<State, Words>({
  rule: '3.2',
  prompt: 'Set up west of the border: place units or take them back.',
  siteRule: '3.2',
  sitePrompt: 'Place {unit} west of the border.',
  asks: () => GERMAN,
  isOurs: isToDeploy,
  siteBarred,
  offerSites,
  place(s, unit, hex, play) {
    pieces.place(s, unit, hex)
    play.tell('placed', unit, hex)
  },
  lift: (s, unit) => pieces.place(s, unit, 0),
  doneBarred(s, why) {
    const left = unplacedCount(s)
    return left === 0 ? LEGAL : why.no('3.2', '{n} units are not placed', left)
  },
  complete: { says: 'Place the rest for me', fill: fillUp },
  prepared: { says: 'Take the deployment of 22 June 1941', fill: fillPrepared },
})

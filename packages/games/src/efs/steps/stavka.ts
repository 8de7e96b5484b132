import { changed } from '@hexfront/core'
import { expose, hearsOf } from '../fog.ts'
import {
  defend,
  defendBarred,
  depart,
  departBarred,
  dismount,
  dismountBarred,
  dispatch,
  dispatchBarred,
  endStavka,
  enlist,
  enlistBarred,
  guardsBarred,
  offerEnlistments,
  offerGround,
  offerSovietAir,
  reorganize,
  reorganizeBarred,
} from '../reserves/stavka.ts'
import { phasing, type Step } from '../state.ts'

/** A3: what the Soviet high command decides. */
export const stavka: Step = {
  rule: '3.5',
  prompt: 'Name Guards, enlist militia, dissolve tank divisions, send units, or go on.',
  asks: phasing,
  verbs: {
    guards: {
      a: 'unit',
      says: '{unit} becomes a Guards division',
      offers: offerGround,
      bars: guardsBarred,
      hears: hearsOf('a division in {place} becomes Guards'),
      takes(s, unit, play) {
        expose(s, unit, play)
        s.staff.guards[unit] = 1
        changed(s)
      },
    },
    enlist: {
      a: 'unit',
      b: 'unit',
      says: '{unit} becomes {unit}',
      offers: offerEnlistments,
      bars: (s, division, why, unit) => enlistBarred(s, unit, division, why),
      takes(s, division, play, unit) {
        if (s.setting.isLimited) play.reveal()
        enlist(s, unit, division, play)
      },
    },
    reorganize: {
      a: 'unit',
      says: 'Dissolve {unit}',
      offers: offerGround,
      bars: reorganizeBarred,
      takes(s, unit, play) {
        if (s.setting.isLimited) play.reveal()
        reorganize(s, unit, play)
      },
    },
    dismount: {
      says: 'Take both units of coast artillery away',
      bars: (s, _, why) => dismountBarred(s, why),
      takes: (s, _, play) => dismount(s, play),
    },
    dispatch: {
      a: 'unit',
      says: 'Send {unit} south',
      offers: offerGround,
      bars: dispatchBarred,
      takes(s, unit, play) {
        if (s.setting.isLimited) play.reveal()
        dispatch(s, unit, play)
      },
    },
    defend: {
      a: 'unit',
      says: '{unit} joins the defence of Moscow',
      offers: offerSovietAir,
      bars: defendBarred,
      takes: (s, unit) => defend(s, unit),
    },
    depart: {
      a: 'unit',
      says: '{unit} leaves the defence of Moscow',
      offers: offerSovietAir,
      bars: departBarred,
      takes: (s, unit) => depart(s, unit),
    },
    done: {
      says: 'Go on',
      takes(s, _, play) {
        endStavka(s)
        play.leave()
      },
    },
  },
}

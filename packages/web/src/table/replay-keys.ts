import type { Desk } from './desk.ts'

/** Keys while somebody looks back; says whether one was meant. */
export function pressReplayKey({ open, playback, session }: Desk, { key, target, shiftKey }: KeyboardEvent): boolean {
  if (!open.isReplaying || target instanceof HTMLInputElement) return false
  const act = ACTS[key.toLowerCase()]
  if (!act) return false
  act(playback, session, shiftKey ? -1 : 1)
  return true
}

type Act = (playback: Desk['playback'], session: Desk['session'], by: 1 | -1) => void

const ACTS: Readonly<Record<string, Act>> = {
  arrowleft: (playback) => playback.step(-1),
  arrowright: (playback) => playback.step(1),
  arrowup: (playback) => playback.step(-1, 'turn'),
  arrowdown: (playback) => playback.step(1, 'turn'),
  n: (playback, _session, by) => playback.step(by, 'combat'),
  home: (_playback, session) => session.lookAt(0),
  end: (_playback, session) => session.lookAt(Number.POSITIVE_INFINITY),
  ' ': (playback) => playback.toggle(),
  ',': (playback) => playback.faster(-1),
  '.': (playback) => playback.faster(1),
}

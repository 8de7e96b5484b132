import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'

const STRACE = '/usr/bin/strace'

/** Sees to it that there is a strace, which looks on while the server writes. */
export function needStrace(): void {
  if (!existsSync(STRACE)) installFromDebian('strace', 'strace')
  if (!existsSync(STRACE))
    throw new Error(
      `No strace was found at ${STRACE}: the test that nothing is acknowledged before it is on disk needs it.`,
    )
}

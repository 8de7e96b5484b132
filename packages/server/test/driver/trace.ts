/** What was asked of the system: the log written, the log synced, something sent. */
export interface Step {
  readonly call: 'log' | 'sync' | 'send'
  readonly data: string
}

/**
 * The steps of a trace of `strace -f -y`, by the time that counts: what is sent and written when it is begun, what is synced when
 * that has ended well.
 */
export function stepsOf(trace: string): readonly Step[] {
  const steps: Step[] = []
  /** Threads whose sync of the log has begun and not ended. */
  const syncing = new Set<string>()
  for (const line of trace.split('\n')) {
    const [, thread = '', said = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const [, call = '', file = ''] = /^(\w+)\(\d+<([^>]*)>/.exec(said) ?? []
    const isSync = call === 'fdatasync' || call === 'fsync'
    if (isSync && file.endsWith('-wal')) {
      if (/ = 0$/.test(said)) steps.push({ call: 'sync', data: '' })
      else if (said.includes('<unfinished')) syncing.add(thread)
    } else if (/^<\.\.\. f(data)?sync resumed>.* = 0$/.test(said) && syncing.delete(thread)) {
      steps.push({ call: 'sync', data: '' })
    } else if (call === 'pwrite64' && file.endsWith('-wal')) steps.push({ call: 'log', data: said })
    else if (/^(write|writev|sendto|sendmsg)$/.test(call) && /^(socket|TCP)/.test(file))
      steps.push({ call: 'send', data: said })
  }
  return steps
}

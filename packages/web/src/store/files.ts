import { writeRecord } from '@hexfront/core'
import type { Session } from '../session/session.ts'
import { recordOf } from './save.ts'

/** Offers a text as a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export function saveRecord(session: Session): void {
  saveFile(`${session.table.game.id}-${session.id}.hexfront.json`, writeRecord(recordOf(session)))
}

import { DatabaseError } from 'pg'

const CLASSES: Readonly<Record<string, string>> = {
  '08': 'the database cannot be reached',
  '28': 'the database does not let us in',
  '3D': 'there is no such database',
  '53': 'the database has no room left',
  '57': 'the database is being stopped or started',
  '58': 'the disk of the database does not work',
  XX: 'the database does not work',
}

/** What keeps the database from working, or null where the statement is to blame. */
export function troubleOf(error: unknown): string | null {
  if (!(error instanceof DatabaseError)) return 'the database cannot be reached'
  if (error.code === '25006') return 'the database may not be written to'
  return CLASSES[error.code?.slice(0, 2) ?? ''] ?? null
}

/** Two that waited for each other: the database has undone one of them, which may just try again. */
export function isRetriable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001')
}

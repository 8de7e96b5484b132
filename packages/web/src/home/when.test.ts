import { expect, it } from 'vitest'
import { whenSaid } from './when.ts'

const at = (text: string): number => new Date(text).getTime()
const now = at('2026-05-14T20:15:00')

it.each([
  ['2026-05-14T20:14:30', 'just now'],
  ['2026-05-14T00:05:00', 'today, 00:05'],
  ['2026-05-13T21:40:00', 'yesterday, 21:40'],
  ['2026-05-11T09:00:00', 'Monday, 09:00'],
  ['2026-04-02T18:30:00', '2 April, 18:30'],
  ['2024-12-31T23:59:00', '31 December 2024, 23:59'],
])('%s is said as people say it', (time, said) => {
  expect(whenSaid(at(time), now)).toBe(said)
})

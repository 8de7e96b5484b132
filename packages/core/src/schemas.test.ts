import { expect, it } from 'vitest'
import { SCRIPT } from './check/script.ts'
import { LINES } from './match/line.ts'
import { RECORD } from './match/record.ts'
import { OVERLAY_FILE } from './overlay/overlay.ts'

const LINE = { schema: { oneOf: Object.values(LINES).map(({ schema }) => schema) } }
const DRAFT = { $schema: 'https://json-schema.org/draft/2020-12/schema' }

it.each([
  ['record', 'A match of Hexfront', RECORD],
  ['journal', 'A line of the journal of a match of Hexfront', LINE],
  ['overlay', 'Values that take the place of those of a game of Hexfront', OVERLAY_FILE],
  ['script', 'A rules case for hexfront check', SCRIPT],
])('the published schema of a %s is the one that is checked', async (name, title, { schema }) => {
  const text = `${JSON.stringify({ ...DRAFT, title, ...schema }, null, 2)}\n`
  await expect(text).toMatchFileSnapshot(`../../../docs/schemas/${name}.schema.json`)
})

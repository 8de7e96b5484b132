import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readScript, runScript } from '@hexfront/core'
import { expect, it } from 'vitest'
import { efs } from './index.ts'

const folder = join(import.meta.dirname, 'cases')

it.each(readdirSync(folder))('holds the case %s', (name) => {
  const file = join(folder, name)
  expect(runScript(readScript(readFileSync(file, 'utf8'), file), () => efs, file).failures).toEqual([])
})

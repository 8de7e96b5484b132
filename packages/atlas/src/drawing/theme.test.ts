import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.fixture.ts'
import { type MapTheme, THEME_IDS, THEMES } from './theme.ts'

const GROUNDS = ['forest', 'marsh', 'swamp', 'hill', 'builtUp', 'water'] as const
const DEEPER = ['forestDeep', 'marshDeep', 'swampDeep', 'hillDeep', 'waterDeep'] as const

/** The signs that a ground is strewn with, beside its colour. */
const PATTERNS: Readonly<Record<(typeof GROUNDS)[number], string>> = {
  forest: 'trees',
  marsh: 'reeds',
  swamp: 'reeds and pools',
  hill: 'hachures',
  builtUp: 'streets',
  water: 'shore lines',
}

describe.each(THEME_IDS)('the colours of theme %s', (id) => {
  const ink: MapTheme = THEMES[id]

  it.each([...GROUNDS, ...DEEPER])('set %s apart from the paper', (ground) => {
    expect(contrast(ink[ground], ink.paper)).toBeGreaterThanOrEqual(1.2)
  })

  it('never leave two grounds to be told apart by colour alone', () => {
    for (const a of GROUNDS)
      for (const b of GROUNDS) if (a < b && contrast(ink[a], ink[b]) < 1.2) expect(PATTERNS[a]).not.toBe(PATTERNS[b])
  })

  it.each(['paper', ...GROUNDS, ...DEEPER] as const)('let hex numbers be read on %s', (ground) => {
    expect(contrast(ink.number, ink[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['paper', ...GROUNDS] as const)('let names be read on %s', (ground) => {
    expect(contrast(ink.text, ink[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['paper', 'forest', 'marsh', 'swamp'] as const)('let river names be read on %s', (ground) => {
    expect(contrast(ink.riverText, ink[ground])).toBeGreaterThanOrEqual(3)
  })

  it.each(['rail', 'road', 'riverCase', 'border', 'boundary', 'fort', 'enemyFort', 'waterEdge'] as const)(
    'let %s be seen on paper',
    (line) => {
      expect(contrast(ink[line], ink.paper)).toBeGreaterThanOrEqual(3)
    },
  )
})

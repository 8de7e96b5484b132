import { describe, expect, it } from 'vitest'
import { drill } from './drill/index.ts'
import { keptGolden, renewGolden } from './golden.fixture.ts'

describe('renewing a golden game', () => {
  const kept = keptGolden(drill, 'meeting')!

  it('leaves one that holds as it is', async () => {
    expect(await renewGolden(drill, 'meeting', kept)).toEqual({ kind: 'holds' })
  })

  it('plays the one that a new number of the rules lacks', async () => {
    expect(await renewGolden(drill, 'meeting', null)).toEqual({ kind: 'new', text: kept })
  })

  it('refuses to overwrite one of the same number', async () => {
    const wrong = kept.replace(/\w{8}\n/, '00000000\n')
    const renewal = await renewGolden(drill, 'meeting', wrong)
    expect(renewal.kind === 'refused' ? renewal.because : '').toMatch(
      /^drill meeting: line 2 was ".*00000000" and is ".*": raise `rules` \(now \d+\) of drill$/,
    )
  })
})

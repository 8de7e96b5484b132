import { describe, expect, it } from 'vitest'
import { BOARD_IDS } from '../boards/index.ts'
import { BANKS } from './banks.ts'
import { brokenChains } from './broken-chains.ts'
import { CHAINS } from './chains.ts'
import { COURSES } from './courses.ts'
import { crossingsOf } from './crossings.ts'
import { type Gap, gapsOf } from './gaps.ts'
import { KNOWN } from './known/index.ts'
import { wrongBanks } from './wrong-banks.ts'

describe.each(BOARD_IDS)('the truth of %s', (id) => {
  const known = KNOWN[id]

  it('has every town on its bank, or says why not', () => {
    const wrong = wrongBanks(id)
    expect(
      wrong.filter(({ town, river }) => !known.banks.some((one) => one.town === town && one.river === river)),
    ).toEqual([])
    expect(
      known.banks.filter(({ town, river }) => !wrong.some((one) => one.town === town && one.river === river)),
    ).toEqual([])
  })

  it('has railways over rivers where there was a bridge, and nowhere else', () => {
    const written = ({ at, line, river }: { at: string; line: string; river: string }) => `${at} | ${line} | ${river}`
    expect(crossingsOf(id).map(written).sort()).toEqual(known.crossings.map(written).sort())
  })

  it('joins the stations of each line without a detour', () => {
    const broken = brokenChains(id)
    expect(broken.filter(({ from, to }) => !known.chains.some((one) => one.from === from && one.to === to))).toEqual([])
    expect(known.chains.filter(({ from, to }) => !broken.some((one) => one.from === from && one.to === to))).toEqual([])
  })

  it('leaves no great river broken or missing', () => {
    const gaps = gapsOf(id)
    const isKnown = ({ river, length }: Gap) => known.gaps.some((one) => one.river === river && length <= one.upTo)
    expect(gaps.filter((gap) => !isKnown(gap))).toEqual([])
    expect(known.gaps.filter(({ river }) => !gaps.some((gap) => gap.river === river))).toEqual([])
  })

  it('gives a reason for all that it allows', () => {
    const reasons = [...known.crossings, ...known.banks, ...known.chains, ...known.gaps].map(({ reason }) => reason)
    expect(reasons.filter((reason) => !reason)).toEqual([])
  })
})

it('knows 105 banks, 47 lines and 28 courses', () => {
  expect([BANKS.length, CHAINS.length, COURSES.length]).toEqual([105, 47, 28])
})

import { type Provenance, printed, reconstructed } from '@hexfront/core'

/** 7.3: what a line of a Replacements Table brings: strongpoints and those of engineers, points, and results by their letters. */
export interface Receipt {
  readonly strongpoints: number
  /** 7.41: type E, which no HQ out of order hinders. */
  readonly engineered: number
  readonly armor: number
  readonly infantry: number
  /** 7.53 S, 7.52 R, 7.33 V, 7.51 M. */
  readonly supply: number
  readonly reserves: number
  readonly air: number
  readonly mandated: number
}

/** Columns as on the card: die, strongpoints, A points, I points, results. */
const TABLE_A = `
1 | 8+2E | 1 | 6 | 2S 3R V
2 | 7+1E | 1 | 5 | S 3R
3 | 6+1E | 1 | 5 | S 2R V
4 | 6+1E | 1 | 4 | S 2R
5 | 5+1E | 0 | 4 | S 2R
6 | 5 | 0 | 4 | S R M
7 | 4 | 0 | 3 | S R M
8 | 4 | 0 | 3 | R M
9 | 3 | 0 | 2 | S 2M
10 | 2 | 0 | 2 | 2M
`

const TABLE_B = `
1 | 8+2E | 2 | 7 | 2S 3R V
2 | 7+1E | 2 | 6 | S 3R
3 | 6+1E | 2 | 6 | S 2R V
4 | 6+1E | 2 | 5 | S 2R
5 | 5+1E | 0 | 5 | S 2R
6 | 5 | 0 | 5 | S R
7 | 4 | 0 | 4 | S R M
8 | 4 | 0 | 4 | R M
9 | 3 | 0 | 3 | S M
10 | 2 | 0 | 3 | 2M
`

function receiptOf(line: string): Receipt {
  const [, works = '', armor = '', infantry = '', results = ''] = line.split('|').map((cell) => cell.trim())
  const [strongpoints = '', engineered = '0E'] = works.split('+')
  const count = (letter: string): number => {
    const found = new RegExp(`(?:^| )(\\d?)${letter}(?: |$)`).exec(results)
    return found === null ? 0 : Number(found[1] || 1)
  }
  return {
    strongpoints: Number(strongpoints),
    engineered: Number.parseInt(engineered, 10),
    armor: Number(armor),
    infantry: Number(infantry),
    supply: count('S'),
    reserves: count('R'),
    air: count('V'),
    mandated: count('M'),
  }
}

const tableOf = (text: string): readonly Receipt[] => text.trim().split('\n').map(receiptOf)

/** 3.21: by die, counted from 0. Of table A the fifth line is printed (10.74). */
export const REPLACEMENT_TABLES: Readonly<Record<'A' | 'B', readonly Receipt[]>> & {
  readonly provenance: Provenance
  readonly fifthFrom: Provenance
} = {
  A: tableOf(TABLE_A),
  B: tableOf(TABLE_B),
  provenance: reconstructed('our own proposal, since no source has it'),
  fifthFrom: printed('10.74'),
}

/** 10.44: at Smolensk a line brings one I point and two strongpoints less, and nothing of A, E and V. */
export const reduced = (line: Receipt): Receipt => ({
  ...line,
  strongpoints: Math.max(0, line.strongpoints - 2),
  infantry: Math.max(0, line.infantry - 1),
  engineered: 0,
  armor: 0,
  air: 0,
})

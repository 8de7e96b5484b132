/** The pieces and where they start. Strengths are dealt face down, the same six to each side (2.1). */
export const BLUE = 1
export const RED = 2

export const STRENGTHS = [1, 2, 2, 3, 3, 4] as const

export const KINDS = { foot: { allowance: 3 }, tank: { allowance: 5 } } as const

export interface Counter {
  readonly id: string
  readonly side: number
  readonly kind: keyof typeof KINDS
  readonly start: string
}

export const COUNTERS: readonly Counter[] = [
  { id: 'b1', side: BLUE, kind: 'foot', start: '0202' },
  { id: 'b2', side: BLUE, kind: 'foot', start: '0302' },
  { id: 'b3', side: BLUE, kind: 'foot', start: '0402' },
  { id: 'b4', side: BLUE, kind: 'foot', start: '0602' },
  { id: 'b5', side: BLUE, kind: 'tank', start: '0301' },
  { id: 'b6', side: BLUE, kind: 'tank', start: '0502' },
  { id: 'r1', side: RED, kind: 'foot', start: '0208' },
  { id: 'r2', side: RED, kind: 'foot', start: '0308' },
  { id: 'r3', side: RED, kind: 'foot', start: '0408' },
  { id: 'r4', side: RED, kind: 'foot', start: '0608' },
  { id: 'r5', side: RED, kind: 'tank', start: '0409' },
  { id: 'r6', side: RED, kind: 'tank', start: '0508' },
]

import { type Display, fill, type Game, type Naming, type Setting, type Told, templateOf } from '@hexfront/core'

/** A piece of a sentence; units, hexes and rules can be pressed. */
export interface Word {
  readonly kind: 'text' | 'unit' | 'place' | 'rule'
  readonly text: string
  readonly value: number
}

/** Things by the names players use: `206 Inf`, `4012`. */
export function namingOf(game: Game, display: Display, setting: Setting): Naming {
  const plain = game.naming(setting)
  const faces = display.faces(setting)
  return (kind, value) => (kind === 'unit' ? faces[value]?.label : display.called?.(kind, value)) || plain(kind, value)
}

/** A template in words, its units and hexes still known as such. */
function wordsOf(template: string, operands: readonly number[], name: Naming): Word[] {
  const words: Word[] = []
  let next = 0
  for (const part of template.split(/(\{\w+\})/)) {
    if (part === '') continue
    const kind = /^\{(\w+)\}$/.exec(part)?.[1]
    if (kind === undefined) {
      words.push({ kind: 'text', text: part, value: 0 })
      continue
    }
    const value = operands[next++] ?? 0
    const text = fill(part, [value], name)
    words.push({ kind: kind === 'unit' || kind === 'place' ? kind : 'text', text, value })
  }
  return words
}

export const toldIn = (game: Game, told: Told, name: Naming): Word[] =>
  wordsOf(templateOf(game, told), told.operands, name)

export const plainOf = (words: readonly Word[]): string => words.map(({ text }) => text).join('')

import { Board } from './board.ts'
import { checkMap, draftOf, readStatement } from './draft.ts'
import { HEAD, readGrid } from './head.ts'
import { type Report, type Statement, statementsOf, wholeText } from './statements.ts'

/** Reads a board file; all that is wrong with it is in one `BoardError`. */
export function parseBoard(text: string, file: string): Board {
  const problems: Problem[] = []
  const report: Report = (line, problem) => problems.push({ line, text: problem })
  const statements = statementsOf(text, report)
  const head = statements.filter(({ word }) => HEAD.includes(word))
  const body = statements.filter(({ word }) => !HEAD.includes(word) && word !== 'board')
  for (const { word, line } of head) {
    if (body[0] && line > body[0].line) report(line, `"${word}" belongs to the head, before line ${body[0].line}`)
  }
  const title = readTitle(statements, report)
  const grid = readGrid(head, report)
  // Without a grid no hex can be told from another, and every further line would seem wrong.
  if (!grid) throw new BoardError(file, problems)
  const draft = draftOf(grid, report)
  for (const statement of body) readStatement(draft, statement)
  checkMap(draft)
  if (problems.length > 0) throw new BoardError(file, problems)
  return new Board({ ...title, ...draft.content, layers: [...draft.layers.values()].map(({ layer }) => layer) })
}

function readTitle(
  statements: readonly Statement[],
  report: Report,
): Pick<Board['content'], 'id' | 'title' | 'source'> {
  const [statement, second] = statements.filter(({ word }) => word === 'board')
  if (second) report(second.line, `the board's name is already on line ${statement!.line}`)
  const [id = '', ...title] = statement ? wholeText(statement).split(' ') : []
  if (id === '') report(statement?.line ?? 1, 'the board has no name, such as "board dagc09 The map of 1944"')
  if (/[:;]/.test(title.join(' '))) report(statement!.line, 'the title has a ":" or ";" in it')
  return { id, title: title.join(' '), source: statement?.source ?? null }
}

export interface Problem {
  readonly line: number
  readonly text: string
}

/** More than these would only hide the first. */
const MOST_PROBLEMS = 20

/** What is wrong with a board file, in the order of its lines. */
export class BoardError extends Error {
  readonly file: string
  readonly problems: readonly Problem[]

  constructor(file: string, all: readonly Problem[]) {
    const problems = [...all].sort((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS)
    const more = all.length - problems.length
    const lines = problems.map(({ line, text }) => `${file}:${line}: ${text}`)
    super([...lines, ...(more > 0 ? [`${file}: and ${more} more`] : [])].join('\n'))
    this.name = 'BoardError'
    this.file = file
    this.problems = problems
  }
}

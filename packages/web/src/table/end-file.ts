import type { Outcome } from '@hexfront/core'
import { luckOf, type Throw } from '../session/luck.ts'
import { plainOf } from '../session/naming.ts'
import { phaseInSentence, phaseName } from '../session/phases.ts'
import type { Session } from '../session/session.ts'
import { type Chapter, facesOf, isFold, type Line, storyOf } from '../session/story.ts'
import { TEXT } from '../text.ts'
import { playedWith } from '../values/words.ts'
import type { Course, Series } from './course.ts'
import { PLOT_HEIGHT, PLOT_WIDTH, plotPath, plotX } from './plot.tsx'
import { becauseOf, type Decisive, levelOf, lossesByKind, pointsOf, winnerOf } from './reckoning.ts'

/** A finished game as one page that needs nothing else: to be kept, sent or printed. */
export function endFile(
  session: Session,
  outcome: Outcome,
  course: Course,
  decisive: readonly Decisive[],
  throws: readonly Throw[],
): string {
  const { game, display } = session.table
  const scenario = game.scenarios.find(({ id }) => id === session.match.setting.scenario)?.name ?? ''
  const unit = display.account?.unit
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(game.name)}: ${text(winnerOf(session, outcome))}</title>
<style>${STYLE}</style>
<h1>${text(game.name)}</h1>
<p>${[scenario, playedWith(session)]
    .filter((words) => words !== '')
    .map(text)
    .join(' · ')} · ${text(TEXT.verdict.made(new Date().toLocaleDateString('en-GB')))}</p>
<p class="result"><b>${text(winnerOf(session, outcome))}.</b> ${text(levelOf(session, outcome))}</p>
${rows([...becauseOf(outcome), ...pointsOf(session)].map(({ text: what, rule, value }) => [what, rule, String(value)]))}
<h2>${text(TEXT.verdict.course)}</h2>
${plot(session, course, course.points)}
${unit === undefined ? '' : lossesAndLuck(session, course, throws, unit)}
<h2>${text(TEXT.verdict.decisive)}</h2>
${rows(
  decisive.map(({ fight, turn, swing, side }) => [
    TEXT.clock.turn(turn),
    fight.words.map(plainOf).join('; '),
    `${game.sides[side - 1] ?? ''} +${Math.abs(swing)}`,
  ]),
)}
<h2>${text(TEXT.verdict.story)}</h2>
${storyOf(session)
  .map((chapter) => chapterOf(session, chapter))
  .join('\n')}
</html>
`
}

function lossesAndLuck(session: Session, course: Course, throws: readonly Throw[], unit: string): string {
  const { sides } = session.table.game
  const kinds = lossesByKind(session, course).flatMap((own, side) =>
    own.map(({ arm, units, worth }) => [`${sides[side]}: ${TEXT.arms[arm]}`, String(units), String(worth)]),
  )
  const luck = sides.map((name, side) => {
    const { mean, expected, suffered, throws: count } = luckOf(throws, side + 1)
    return [`${name}: ${TEXT.verdict.luckSum(mean, count)}`, expected.toFixed(1), String(suffered)]
  })
  return `<h2>${text(TEXT.verdict.lossesOver(unit))}</h2>
${plot(session, course, course.losses)}
<p>${text(TEXT.verdict.lossesOf(unit))}</p>
${rows(kinds)}
<h2>${text(TEXT.verdict.luck)}</h2>
<p>${text(TEXT.verdict.expected(unit))}: ${text(TEXT.verdict.expectedHead)}, ${text(TEXT.verdict.suffered)}</p>
${rows(luck)}`
}

const rows = (cells: readonly (readonly string[])[]): string =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`).join('')}</table>`

function plot({ table }: Session, { turns, deeds }: Course, { values, most }: Series): string {
  const lines = values.map(
    (own, side) => `<path class="${table.display.sides[side]?.tone}" d="${plotPath(own, most)}"/>`,
  )
  const marks = turns.map(({ at }) => `<path d="M${plotX(at, deeds.length).toFixed(1)} 0V${PLOT_HEIGHT}"/>`)
  const names = table.game.sides.map((name, side) => `${name} ${values[side]?.at(-1) ?? ''}`)
  return `<p>${text(names.join(' · '))}</p>
<svg viewBox="0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}" preserveAspectRatio="none">${marks.join('')}${lines.join('')}</svg>`
}

const chapterOf = (session: Session, { turn, phase, lines }: Chapter): string =>
  `<h3>${text(TEXT.clock.turn(turn))} · ${text(phaseName(session, phase))}</h3>
<ol>${lines
    .map((line) =>
      isFold(line)
        ? `<li>${text(TEXT.panel.fold(phaseInSentence(session, phase), line.folded.length))}</li>`
        : lineOf(line),
    )
    .join('')}</ol>`

const lineOf = ({ words, draws }: Line): string => {
  const dice = draws.flatMap(facesOf).map((face) => `[${face}] `)
  return `<li>${text(`${dice.join('')}${words.map(plainOf).join('; ')}`)}</li>`
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => SIGNS[sign]!)

const STYLE = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2a251f; font: 15px/1.45 Georgia, serif; }
h1 { margin: 0; } h2 { margin: 1.6rem 0 .4rem; } h3 { margin: 1rem 0 .2rem; font-size: 1em; break-after: avoid; }
.result { font-size: 1.3em; }
table { width: 100%; border-collapse: collapse; } td { padding: .15rem .5rem .15rem 0; vertical-align: top; border-bottom: 1px solid #ddd2bf; }
td:last-child { text-align: right; white-space: nowrap; }
ol { margin: 0; padding-left: 1.2rem; } li { break-inside: avoid; }
svg { display: block; width: 100%; height: 7rem; background: #f3ecdf; }
path { fill: none; stroke: #b9ab93; vector-effect: non-scaling-stroke; }
path.light { stroke: #5c6b60; stroke-width: 2.5; stroke-dasharray: 7 3; } path.dark { stroke: #a5492f; stroke-width: 2.5; }
@media print { body { margin: 0; max-width: none; font-size: 10.5pt; } }
`

import { writeDraw } from '../dice/draw.ts'
import { seededDice } from '../dice/seeded.ts'
import type { Game, Options, Setting, Told } from '../game/game.ts'
import { inWords } from '../match/log.ts'
import { Match } from '../match/match.ts'
import type { PositionCore } from '../state/layout.ts'

/**
 * A random game in readable text: every question with all its answers, what was answered, what happened and the hash
 * after it. Kept beside the tests and compared, so that a change of the rules shows as a change of the text.
 */
export function playthrough<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  scenario: string,
  options: Options,
  seed: string,
  most = 400,
): string {
  const chance = seededDice(`${seed} choosing`)
  const match = Match.begin(game, scenario, options, seededDice(`${seed} dice`))
  const lines = [`${game.id}@${game.rules} ${scenario} ${JSON.stringify(match.setting.options)} seed ${seed}`]
  lines.push(...said(match, match.deal.told), `= ${match.deal.hash}`)
  for (let n = 0; n < most; n++) {
    const { decision, position } = match
    if (decision.isOver) {
      lines.push(
        '',
        `over: ${decision.winner === 0 ? 'nobody' : match.sideName(decision.winner)} wins, ${decision.level}`,
      )
      for (const { rule, text, value } of decision.because) lines.push(`  ${value} ${text} (${rule})`)
      break
    }
    const choices = match.choices()
    const phase = game.phase(position)
    lines.push(
      '',
      `${phase.id}, ${decision.step} (${decision.rule}), ${match.sideName(decision.side)}: ${game.prompt(position)}`,
    )
    lines.push(`  ${choices.length}: ${choices.map((one) => game.write(position, one)).join(' | ')}`)
    const result = match.take(choices[chance.pick(choices.length, 'a random choice')]!)
    if (!result.ok) throw new Error(`${result.refusal.because} (${result.refusal.rule})`)
    const { entry } = result
    lines.push(
      `> ${[entry.text, ...entry.draws.map(writeDraw)].join('  ')}`,
      ...said(match, entry.told),
      `= ${entry.hash}`,
    )
  }
  return `${lines.join('\n')}\n`
}

function said<S extends PositionCore, T extends Setting>(match: Match<S, T>, told: readonly Told[]): string[] {
  return told.map((one) => `  ${inWords(match.game, match.setting, one)}`)
}

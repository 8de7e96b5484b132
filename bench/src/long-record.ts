import { journalOf, Match, openJournal, readJournal, seededDice, writeLine } from '@hexfront/core'
import { campaign } from './campaign.ts'
import type { Bench } from './harness.ts'

const CHOICES = 300_000

/** A match of 300,000 choices over 1,400 units: the aim is to read, replay and check it in ten seconds. */
export function longRecord(bench: Bench): void {
  const lines = journalOf(playedThrough().record()).map(writeLine)
  bench.measureOnce({
    name: `open ${CHOICES.toLocaleString('en')} choices, 1,400 units`,
    unit: 'ms',
    each: 1,
    ours: () => openJournal(campaign, readJournal(lines), seededDice(1)).match.entries.length,
  })
}

/** Nobody attacks, so that all units live to the end. */
function playedThrough(): Match<ReturnType<typeof campaign.blank>> {
  const chance = seededDice('record')
  const match = Match.begin(campaign, 'war', {}, seededDice('dice'))
  for (let n = 0; n < CHOICES; n++) {
    const choices = match.choices()
    const isCombat = !match.decision.isOver && match.decision.step === 'combat'
    if (isCombat) match.say('done')
    else match.take(choices[chance.pick(choices.length, 'an answer')]!)
  }
  return match
}

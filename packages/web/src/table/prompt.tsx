import { useShown } from '../hooks.ts'
import { TEXT } from '../text.ts'
import { type Desk, sentence } from './desk.ts'
import { RuleTag } from './parts.tsx'

/** What is asked, in one sentence, with the keys that answer it. */
export function Prompt({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown([desk], () => [session.version])
  return (
    <section class="prompt" aria-live="polite">
      <h2>{promptOf(desk)}</h2>
      {session.decision.isOver || !session.isPersonAsked || !session.isHere ? null : (
        <p class="prompt-keys">
          {keysOf(desk).map(([key, does]) => (
            <span key={key}>
              <kbd class="key">{key}</kbd> {does}
            </span>
          ))}
          <RuleTag desk={desk} rule={session.decision.rule} />
        </p>
      )}
    </section>
  )
}

function promptOf({ session }: Desk): string {
  const { game } = session.table
  if (!session.isLive) return TEXT.panel.lookingBack
  if (session.falling >= 0) return TEXT.dice.fall
  if (session.decision.isOver) return TEXT.panel.over
  if (!session.isHere) return session.bar
  if (session.asked === 0) return sentence(game.prompt(session.match.position, session.name).replace(/\.$/, ''))
  if (!session.isPersonAsked) return thinking(session)
  return game.prompt(session.match.position, session.name)
}

function thinking({ asked, sideName, nameOf, away }: Desk['session']): string {
  return away ? TEXT.online.theirTurn(sideName(asked), nameOf(asked)) : TEXT.panel.thinking(sideName(asked))
}

function keysOf(desk: Desk): [string, string][] {
  const keys: [string, string][] = []
  if (desk.question.stops.length > 0) keys.push(['Space', TEXT.hints.pick], ['Tab', TEXT.hints.next])
  if (desk.primary) keys.push(['Enter', desk.primary.text.toLowerCase()])
  if (desk.session.undoable) keys.push(['U', TEXT.hints.undo])
  return keys
}

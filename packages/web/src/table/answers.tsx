import { useShown } from '../hooks.ts'
import type { Answer } from '../session/answers.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'

/** Answers that no counter or hex stands for, beside the large button. Many of one kind fold into a list. */
export function OtherAnswers({ desk }: { desk: Desk }) {
  const { session, others } = desk
  useShown([desk], () => [session.version])
  if (others.length === 0) return null
  const groups = Map.groupBy(others, ({ verb }) => verb)
  return (
    <div class="others">
      {[...groups].map(([verb, answers]) =>
        answers.length <= 2 ? (
          answers.map((answer) => <AnswerButton key={answer.choice} desk={desk} answer={answer} />)
        ) : (
          <details key={verb} class="other-list">
            <summary class="button">{session.table.display.lists?.[verb] ?? answers[0]!.text} …</summary>
            <div>
              {answers.map((answer) => (
                <AnswerButton key={answer.choice} desk={desk} answer={answer} />
              ))}
            </div>
          </details>
        ),
      )}
    </div>
  )
}

const AnswerButton = ({ desk, answer }: { desk: Desk; answer: Answer }) => (
  <button type="button" class="button" data-verb={answer.verb} onClick={() => desk.take(answer)}>
    {answer.text}
  </button>
)

/** Asks once before something is left undone. */
export function Caution({ desk }: { desk: Desk }) {
  const [caution] = useShown([desk], () => [desk.open.caution])
  if (!caution) return null
  return (
    <div class="caution" role="alertdialog" aria-label={caution.text}>
      <p>{caution.text}</p>
      <button type="button" class="button" onClick={() => desk.set({ caution: null })}>
        {TEXT.confirm.no}
      </button>
      <button type="button" class="button" data-primary onClick={() => desk.takeNow(caution.answer)}>
        {caution.answer.text}
      </button>
    </div>
  )
}

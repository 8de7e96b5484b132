import type { MatchRecord } from '@hexfront/core'
import { useEffect, useState } from 'preact/hooks'
import { FileButton } from '../file-button.tsx'
import { Icon } from '../icons.tsx'
import { saveFile } from '../store/files.ts'
import { tableOf } from '../store/save.ts'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { Page, Problem, useAct } from './page.tsx'
import { type Check, checksOf, readProof, type Verdict, verdictOf } from './proof.ts'
import { receiptsOf } from './receipts.ts'

interface Proof {
  readonly record: MatchRecord
  readonly checks: readonly Check[]
}

/** Throws every die of a game again, in this browser, and says in plain words what that proves. */
export function VerifyPage({ code }: { code: string }) {
  const [proof, setProof] = useState<Proof | null>(null)
  const { problem, isBusy, run } = useAct()
  const check = (record: MatchRecord) =>
    run(async () => {
      const { game } = await tableOf(record.game)
      const receipts = await receiptsOf(String(record.fair?.nonce ?? code))
      setProof({ record, checks: checksOf(record, game, receipts) })
    })
  useEffect(() => {
    setProof(null)
    if (code !== '') run(async () => check(await api.record(code)))
  }, [code])
  const open = (file: File): void => run(async () => check(readProof(await file.text(), file.name)))
  const verdict = proof ? verdictOf(proof.checks) : null
  return (
    <Page here="#/verify" title={TEXT.verify.title}>
      <p class="verify-lead">{TEXT.verify.lead}</p>
      <Problem text={problem} />
      <p
        class="verify-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const file = event.dataTransfer?.files[0]
          if (file) open(file)
        }}
      >
        <FileButton pick={open}>{TEXT.verify.pick}</FileButton>
        <span class="quiet">{TEXT.verify.drop}</span>
      </p>
      {isBusy && !proof && <p class="quiet">{TEXT.verify.working}</p>}
      {proof && verdict && (
        <section class="card proof" data-verdict={verdict} aria-label={TEXT.verify.result}>
          <h2>
            <Mark verdict={verdict} /> {TEXT.verify.verdicts[verdict]}
          </h2>
          <ul class="checks">
            {proof.checks.map(({ name, verdict: one, because }) => (
              <li key={name} data-verdict={one}>
                <Mark verdict={one} />
                <span>
                  <strong>{name}</strong> {because}
                </span>
              </li>
            ))}
          </ul>
          {proof.record.fair && <Seeds fair={proof.record.fair} />}
          <p class="lobby-line">
            <button
              type="button"
              class="button"
              onClick={() =>
                saveFile(`${proof.record.game}-${code || 'record'}.hexfront.json`, JSON.stringify(proof.record))
              }
            >
              <Icon name="file" /> {TEXT.replay.record}
            </button>
            {code !== '' && (
              <a class="button" href={`#/game/${code}`}>
                {TEXT.verify.toGame}
              </a>
            )}
          </p>
        </section>
      )}
      <div class="cards">
        <section class="card">
          <h2>{TEXT.verify.proves}</h2>
          <ul class="plain">
            {TEXT.verify.provesLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section class="card">
          <h2>{TEXT.verify.provesNot}</h2>
          <ul class="plain">
            {TEXT.verify.provesNotLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}

const Mark = ({ verdict }: { verdict: Verdict }) => (
  <span class="mark" role="img" aria-label={TEXT.verify.marks[verdict]} data-verdict={verdict}>
    {verdict === 'holds' ? '✓' : verdict === 'fails' ? '✗' : '?'}
  </span>
)

const Seeds = ({ fair }: { fair: NonNullable<MatchRecord['fair']> }) => (
  <details class="ways">
    <summary>{TEXT.verify.numbers}</summary>
    <dl class="facts">
      <dt>{TEXT.online.commitment}</dt>
      <dd>
        <code>{fair.commitment}</code>
      </dd>
      <dt>{TEXT.verify.serverSeed}</dt>
      <dd>
        <code>{fair.serverSeed ?? TEXT.online.notYet}</code>
      </dd>
      <dt>{TEXT.verify.seedList}</dt>
      <dd>
        {fair.playerSeeds.map((seed) => (
          <code key={seed}>{seed} </code>
        ))}
      </dd>
      <dt>{TEXT.verify.nonce}</dt>
      <dd>
        <code>{fair.nonce}</code>
      </dd>
    </dl>
  </details>
)

import { type DataOverlay, describeOverlay, type Game } from '@hexfront/core'
import { Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import { TEXT } from '../text.ts'

/** So many values are listed; of more their number is said. */
const MOST = 200

/** What an overlay is called, what its maker says of it, and each value that it replaces. */
export function Changes({ game, overlay }: { game: Game; overlay: DataOverlay }) {
  const replaced = useMemo(() => describeOverlay(game, overlay), [game, overlay])
  const same = Object.keys(overlay.set).length - replaced.length
  return (
    <div class="changes">
      <p class="changes-name">{overlay.name}</p>
      {overlay.about && <p>{overlay.about}</p>}
      <p class="quiet">{TEXT.values.counted(replaced.length, same)}</p>
      {replaced.length > 0 && (
        <section class="changes-list" tabIndex={0} aria-label={TEXT.values.list}>
          <table>
            <thead>
              <tr>
                {TEXT.values.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {replaced.slice(0, MOST).map(({ name, was, is, from }) => (
                <tr key={name}>
                  <th scope="row">{breakable(name)}</th>
                  <td>
                    <s>{was}</s>
                  </td>
                  <td>
                    <strong>{is}</strong>
                  </td>
                  <td class="quiet">
                    {TEXT.values.from[from.kind]}
                    {from.note !== '' && `, ${from.note}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {replaced.length > MOST && <p class="quiet">{TEXT.values.more(replaced.length - MOST)}</p>}
    </div>
  )
}

/** Names are long: a line may end after a dot. */
const breakable = (name: string) =>
  name.split('.').map((part, at) =>
    at === 0 ? (
      part
    ) : (
      <Fragment key={at}>
        .<wbr />
        {part}
      </Fragment>
    ),
  )

import { useShown } from '../../hooks.ts'
import { Icon } from '../../icons.tsx'
import { isSmall } from '../../screen.ts'
import { TEXT } from '../../text.ts'
import type { Desk } from '../desk.ts'
import { LONGEST_NAME } from './content.ts'

/** Places to come back to, nine at most: each has a name and a key. */
export function BookmarksPanel({ desk }: { desk: Desk }) {
  const { sketch, session } = desk
  useShown<unknown>([desk, sketch], () => [sketch.version, session.markup])
  const { bookmarks } = sketch.pad
  const text = TEXT.marks
  return (
    <section class="drawn-list bookmarks" aria-label={text.title}>
      <header>
        <h3>{text.title}</h3>
        <button type="button" class="round" aria-label={TEXT.help.close} onClick={() => desk.set({ room: '' })}>
          <Icon name="close" />
        </button>
      </header>
      <div class="drawn-items">
        {bookmarks.length === 0 && <p class="quiet">{text.none}</p>}
        <ul>
          {bookmarks.map(({ key, hex, name }) => (
            <li key={key}>
              <button
                type="button"
                class="button"
                aria-label={text.goTo(key, name)}
                onClick={() => {
                  if (isSmall()) desk.set({ room: '' })
                  desk.bookmark(key)
                }}
              >
                <Icon name="flag" /> {key}
              </button>
              <input
                type="text"
                aria-label={text.name(key)}
                maxLength={LONGEST_NAME}
                value={name}
                onChange={(event) => sketch.keepBookmark({ key, hex, name: event.currentTarget.value })}
              />
              <button
                type="button"
                class="round"
                aria-label={text.remove(name)}
                onClick={() => sketch.dropBookmark(key)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" class="button" onClick={() => desk.addBookmark()}>
          <Icon name="flag" /> {text.set}
        </button>
      </div>
    </section>
  )
}

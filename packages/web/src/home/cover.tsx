import { coverOf } from 'virtual:covers'
import type { Cover } from '@hexfront/core'
import { LEVEL_WORDS, type Level } from '@hexfront/games/covers'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icons.tsx'
import { paintCover } from '../map/cover.ts'
import { go } from '../router.ts'
import { TEXT } from '../text.ts'
import { gameAddress, OWN_VALUES, seatsAgainst } from './game-address.ts'

interface CoverProps {
  readonly cover: Cover
  readonly isChosen: boolean
  readonly choose: () => void
  /** Whom *Play* is against. */
  readonly level: Level
  /** What the values of one's own are called that it is begun with; empty for those of the house. */
  readonly values: string
}

/** A game as a box on the shelf: a detail of its map, and what to expect of it. *Play* starts it as a newcomer wants it. */
export function CoverCard({ cover, isChosen, choose, level, values }: CoverProps) {
  const picture = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = picture.current
    if (!canvas) return
    const watcher = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      coverOf(cover.id).then((drawing) => paintCover(canvas, cover.picture, drawing, 'light'))
    })
    watcher.observe(canvas)
    return () => watcher.disconnect()
  }, [cover])
  return (
    <article class="cover" data-chosen={isChosen || undefined} data-soon={!cover.isPlayable || undefined}>
      <button
        type="button"
        class="cover-face"
        data-game={cover.id}
        aria-expanded={isChosen}
        onClick={choose}
        disabled={!cover.isPlayable}
      >
        <span class="cover-picture">
          <canvas ref={picture} width={284} height={412} />
          <span class="cover-flag" style={{ background: cover.colour }}>
            {cover.flag}
          </span>
        </span>
        <span class="cover-title" style={{ background: cover.colour }}>
          {cover.title}
        </span>
        <span class="cover-facts">
          <strong>{cover.length}</strong>
          <span>{cover.players}</span>
          <span>{cover.scale}</span>
          <span>{cover.difficulty}</span>
          {!cover.isPlayable && <em>{TEXT.home.soon}</em>}
        </span>
      </button>
      {cover.isPlayable && (
        <span class="cover-go">
          <button
            type="button"
            class="button"
            data-primary
            data-play={cover.id}
            aria-label={TEXT.home.playGame(cover.title)}
            onClick={() => {
              const seats = seatsAgainst(cover, cover.firstSide, level)
              go(gameAddress(cover.id, seats, values === '' ? {} : OWN_VALUES))
            }}
          >
            <Icon name="play" /> {TEXT.home.playNow}
          </button>
          <span class="quiet">
            {TEXT.home.asSide(
              cover.sides[cover.firstSide - 1]?.name ?? '',
              cover.sides.length > 1 ? LEVEL_WORDS[level].name : '',
            )}
            {values !== '' && `, ${TEXT.values.with(values)}`}
          </span>
        </span>
      )}
    </article>
  )
}

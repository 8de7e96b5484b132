import type { Side } from '@hexfront/core'
import { useShown } from '../hooks.ts'
import { Emblem, Icon, type IconName } from '../icons.tsx'
import { seatName } from '../session/seats.ts'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'
import { ValuesMark } from '../values/sheet.tsx'
import type { Desk, Room } from './desk.ts'
import { needsOf, Scale } from './scale.tsx'

export function TopBar({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown<unknown>([desk], () => [session.version])
  const { game, display } = session.table
  const scenario = game.scenarios.find(({ id }) => id === session.match.setting.scenario)
  const { turn, turns, date, phases, phase } = display.clock(session.view)
  return (
    <header class="bar">
      <a class="bar-home" href="#/" aria-label={`${TEXT.app}: ${TEXT.bar.home}`}>
        <Emblem />
        <span class="bar-name">{TEXT.app}</span>
      </a>
      <div class="bar-game">
        <h1>{game.name}</h1>
        <p>{scenario?.name}</p>
      </div>
      <div class="bar-turn">
        <strong>
          {TEXT.clock.turnOf(turn, turns)}
          {phase >= 0 && ` · ${desk.sideName(phases[phase]!.side)} ${phases[phase]!.name.toLowerCase()}`}
        </strong>
        <span>{date}</span>
      </div>
      <ValuesMark desk={desk} />
      <Scores desk={desk} />
      <nav class="bar-tools" aria-label={TEXT.bar.menu}>
        <Tool
          desk={desk}
          icon="chart"
          name={TEXT.bar.replay}
          press={() => desk.set({ isReplaying: !desk.open.isReplaying })}
        />
        <RoomTool desk={desk} icon="book" name={TEXT.bar.rules} room="rules" />
        <RoomTool desk={desk} icon="gear" name={TEXT.bar.settings} room="settings" />
        <RoomTool desk={desk} icon="help" name={TEXT.bar.keys} room="keys" />
      </nav>
      <button type="button" class="bar-menu" aria-label={TEXT.bar.menu} onClick={() => desk.set({ room: 'menu' })}>
        <Icon name="menu" />
      </button>
    </header>
  )
}

const Tool = ({ icon, name, press }: { desk: Desk; icon: IconName; name: string; press: () => void }) => (
  <button type="button" class="tool" title={name} onClick={press}>
    <Icon name={icon} />
    <span>{name}</span>
  </button>
)

const RoomTool = ({ desk, icon, name, room }: { desk: Desk; icon: IconName; name: string; room: Room }) => (
  <Tool
    desk={desk}
    icon={icon}
    name={name}
    press={() => desk.set({ room: desk.open.room === room ? '' : room, rule: '' })}
  />
)

const sitterOf = (session: Session, side: Side): string => {
  if (side > session.seats.length) return TEXT.bar.system
  return session.nameOf(side) || seatName(session.table, session.seats, session.seatOf(side))
}

/** Who plays what with how many points, and where the scales stand. */
function Scores({ desk }: { desk: Desk }) {
  const { session } = desk
  const { display, game } = session.table
  const score = display.score(session.view)
  const sides = game.sides.map((_, at) => session.sideName(at + 1))
  const players = sides.map((side, at) => (
    <p key={side} class="player" data-tone={display.sides[at]?.tone} data-asked={session.asked === at + 1 || undefined}>
      <span class="swatch" />
      <span class="player-name">
        <strong>{side}</strong>
        <span>{sitterOf(session, at + 1)}</span>
      </span>
      {score.points[at] !== undefined && (
        <strong class="points" role="img" aria-label={TEXT.bar.points(side, score.points[at])}>
          {score.points[at]}
        </strong>
      )}
    </p>
  ))
  return (
    <div class="scores">
      {players[0]}
      <button
        type="button"
        class="scale"
        title={[TEXT.bar.score, ...needsOf(desk, score)].join('. ')}
        onClick={() => desk.set({ room: 'points' })}
      >
        <Scale desk={desk} score={score} />
      </button>
      {players.slice(1)}
    </div>
  )
}

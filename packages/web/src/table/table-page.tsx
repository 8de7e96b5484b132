import { writeDraw } from '@hexfront/core'
import { useEffect, useMemo } from 'preact/hooks'
import { RulesPanel } from '../help/rules.tsx'
import { useListener, useShown } from '../hooks.ts'
import type { OnlineGame } from '../online/online-game.ts'
import { AgreeSheet, TableBar, TableStrips } from '../online/table-bar.tsx'
import { TalkPanel } from '../online/talk.tsx'
import type { Session } from '../session/session.ts'
import { change, currentSettings, onSettings } from '../store/settings.ts'
import { TEXT } from '../text.ts'
import { ValuesSheet } from '../values/sheet.tsx'
import { AgendaPanel } from './agenda-panel.tsx'
import { Caution, OtherAnswers } from './answers.tsx'
import { BeforehandAnswers } from './beforehand-answers.tsx'
import { GuideCard, NoticeCard } from './cards.tsx'
import { CrowdBar } from './carried.tsx'
import { ClockCard } from './clock.tsx'
import { commonReach } from './crowd.ts'
import { useCurtain } from './curtain.tsx'
import { Desk } from './desk.ts'
import { DiceCard } from './dice.tsx'
import { useEars } from './ears.ts'
import { type ElsewhereActs, ElsewhereStrip } from './elsewhere.tsx'
import { type EndActs, EndPage } from './end.tsx'
import { Footer } from './footer.tsx'
import { type KeyActs, pressKey } from './keyboard.ts'
import { Log } from './log.tsx'
import { MapArea } from './map-area.tsx'
import { MapKeyPanel } from './map-key.tsx'
import { Legend, OverlayTools, ZoomTools } from './map-tools.tsx'
import { ToolBars } from './markup/bars.tsx'
import { BookmarksPanel } from './markup/bookmarks-panel.tsx'
import { ToolButtons } from './markup/tool-buttons.tsx'
import { MatterCard } from './matter.tsx'
import { Minimap } from './minimap.tsx'
import { Prompt } from './prompt.tsx'
import { useRehearsal } from './rehearsal.ts'
import { Replay, type ReplayActs, ReplayCaption, ReplayStory } from './replay.tsx'
import { KeySheet, MenuSheet, PointsSheet, SettingsSheet } from './rooms.tsx'
import { Sheet } from './sheet.tsx'
import { SinceCard } from './since.tsx'
import { ChanceBar } from './study/chance-bar.tsx'
import { HintCard } from './study/hint.tsx'
import { ThinkingCard } from './study/thinking.tsx'
import { TopBar } from './top-bar.tsx'
import { Trays } from './trays.tsx'
import { TurnSheet } from './turn-sheet.tsx'
import { UnitsPanel } from './units.tsx'
import { WatchBar } from './watch.tsx'

const isGuided = ({ session }: Desk): boolean => session.table.display.guide(session.match.setting.scenario).length > 0

/** A game on the screen. */
export function TablePage({
  session,
  acts,
  online = null,
}: {
  session: Session
  acts: ReplayActs & KeyActs & ElsewhereActs & EndActs
  /** What stands beside a game that is played on a server. */
  online?: OnlineGame | null
}) {
  const desk = useMemo(() => new Desk(session), [session])
  useShown<unknown>([desk], () => [
    desk.open.room,
    desk.open.turn,
    desk.open.isReplaying,
    desk.open.hasMinimap,
    session.problem,
    session.notice,
    session.elsewhere,
    session.decision.isOver,
    session.asked,
    session.isLive,
  ])
  useListener(onSettings)
  const settings = currentSettings()
  session.pace = settings.pace
  session.isStepping = settings.steps === 'wait'

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      desk.map?.skip()
      if (pressKey(desk, event, acts)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [desk, acts])
  useEffect(() => {
    session.drive()
  }, [session, settings.steps, settings.pace])
  useEffect(() => () => desk.close(), [desk])
  useEffect(() => {
    Reflect.set(window, 'hexfront', handle(desk))
    return () => Reflect.deleteProperty(window, 'hexfront')
  }, [desk])

  useEars(desk)
  useRehearsal(session)
  const { isOver } = session.decision
  useEffect(() => {
    if (isOver && session.isLive && !session.away) desk.set({ room: 'verdict' })
  }, [isOver, desk, session])

  const curtain = useCurtain(session)
  return (
    <div
      class="table-page"
      data-curtain={curtain !== null || undefined}
      data-replay={desk.open.isReplaying || undefined}
      data-rules={desk.open.room === 'rules' || desk.open.room === 'map' || undefined}
    >
      <TopBar desk={desk} />
      <div>
        {online && <TableBar desk={desk} game={online} />}
        {session.problem !== '' && (
          <p class="strip" data-tone="bad" role="alert">
            {session.problem}
          </p>
        )}
        {online && <TableStrips desk={desk} game={online} />}
        <ElsewhereStrip session={session} takeOver={acts.takeOver} />
        {session.notice !== null && (
          <p class="strip" role="status">
            {session.notice.text}
            <button type="button" class="button" onClick={() => session.dismiss()}>
              {TEXT.help.close}
            </button>
          </p>
        )}
      </div>
      <main class="table-main">
        <div class="board">
          <MapArea desk={desk} />
          <OverlayTools desk={desk} />
          <Legend desk={desk} />
          <div class="corner">
            {desk.open.hasMinimap && <Minimap desk={desk} />}
            <ToolButtons desk={desk} />
            <ZoomTools desk={desk} />
          </div>
          <DiceCard desk={desk} />
          <WatchBar desk={desk} />
          {desk.open.isReplaying && <ReplayCaption desk={desk} />}
          <NoticeCard desk={desk} />
          <CrowdBar desk={desk} />
          <ToolBars desk={desk} />
          {desk.open.room === 'rules' && <RulesPanel desk={desk} />}
          {desk.open.room === 'map' && <MapKeyPanel desk={desk} />}
          {desk.open.room === 'find' && <UnitsPanel desk={desk} />}
          {desk.open.room === 'bookmarks' && <BookmarksPanel desk={desk} />}
          {online && desk.open.room === 'talk' && <TalkPanel desk={desk} game={online} />}
        </div>
        {desk.open.isReplaying ? (
          <aside class="panel">
            <ReplayStory desk={desk} acts={acts} />
          </aside>
        ) : (
          <Sheet>
            <ClockCard desk={desk} />
            <ChanceBar desk={desk} />
            <Prompt desk={desk} />
            <ThinkingCard desk={desk} />
            {settings.guide === 'on' && isGuided(desk) && (
              <GuideCard desk={desk} end={() => change({ guide: 'off' })} />
            )}
            <div class="panel-body">
              <div class="panel-now">
                <HintCard desk={desk} />
                <MatterCard desk={desk} />
                <OtherAnswers desk={desk} />
                <BeforehandAnswers desk={desk} />
                {desk.open.room !== 'agenda' && <Trays desk={desk} />}
              </div>
              {desk.open.room === 'agenda' ? (
                <AgendaPanel desk={desk} />
              ) : (
                <>
                  <SinceCard desk={desk} />
                  <Log desk={desk} />
                </>
              )}
            </div>
            <Caution desk={desk} />
            <Footer desk={desk} />
          </Sheet>
        )}
      </main>
      {desk.open.isReplaying && <Replay desk={desk} acts={acts} />}
      {desk.open.room === 'keys' && <KeySheet desk={desk} />}
      {desk.open.room === 'settings' && <SettingsSheet desk={desk} />}
      {desk.open.room === 'menu' && <MenuSheet desk={desk} />}
      {online && desk.open.room === 'agree' && <AgreeSheet desk={desk} game={online} />}
      {desk.open.room === 'turn' && <TurnSheet key={desk.open.turn} desk={desk} />}
      {desk.open.room === 'points' && <PointsSheet desk={desk} />}
      {desk.open.room === 'values' && <ValuesSheet desk={desk} />}
      {desk.open.room === 'verdict' && <EndPage desk={desk} acts={acts} />}
      {curtain}
    </div>
  )
}

/** What a viewer has heard of a game on a server, as a record would tell it. */
const playOf = ({ match }: Session) =>
  match.entries.map(({ text, draws, hash }) => ({ say: text, dice: draws.map(writeDraw), hash }))

/** For scripts and tests: where things are, and what stands on the map. */
function handle(desk: Desk) {
  const { session } = desk
  const { grid } = session.table.display.sheet(session.match.setting).board
  return {
    pointOf: (hex: string) => desk.map?.pointOf(grid.parse(hex)),
    frame: (...hexes: string[]) => desk.map?.frame(hexes.map((hex) => grid.parse(hex))),
    settled: () => desk.map?.settled(),
    isShown: () => desk.map?.isShown ?? false,
    answers: () => session.answers.map(({ choice }) => session.match.game.write(session.match.position, choice)),
    asked: () => session.asked,
    step: () => session.step,
    record: () => (session.away ? { play: playOf(session) } : session.record()),
    around: (hex: string) => grid.ring(grid.parse(hex), 1).map((one) => grid.name(one)),
    /** Where the whole stack of a hex could go. */
    reachOf: (hex: string) => {
      const from = grid.parse(hex)
      const units = desk.question.unitsAt(from).filter((unit) => desk.question.isOffered(unit))
      return [...commonReach(session, units).keys()].filter((place) => place !== from).map((one) => grid.name(one))
    },
    places: () =>
      Object.fromEntries(
        desk.pieces.map(({ unit, place }) => [
          session.match.game.naming(session.match.setting)('unit', unit),
          grid.name(place),
        ]),
      ),
  }
}

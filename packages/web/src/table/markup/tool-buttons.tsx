import { useEffect } from 'preact/hooks'
import { useShown } from '../../hooks.ts'
import { Icon, type IconName } from '../../icons.tsx'
import { TEXT } from '../../text.ts'
import type { Desk } from '../desk.ts'

/** Milliseconds after which a key or button was held, and not pressed. */
const HELD = 350

/** Drawing, measuring, reading the map, finding units. */
export function ToolButtons({ desk }: { desk: Desk }) {
  const { sketch, ruler } = desk
  useShown<unknown>([desk, sketch, ruler], () => [sketch.isOn, ruler.isOn, desk.open.hasCounters, desk.open.room])
  useHeldCounters(desk)
  return (
    <div class="tool-buttons" role="toolbar" aria-label={TEXT.tools.title}>
      <ToolButton
        icon="pen"
        name={TEXT.tools.draw}
        shortcut="D"
        isOn={sketch.isOn}
        press={() => desk.toggleDrawing()}
      />
      <ToolButton
        icon="ruler"
        name={TEXT.tools.measure}
        shortcut="Q"
        isOn={ruler.isOn}
        press={() => desk.toggleMeasuring()}
      />
      <ToolButton
        icon="counterless"
        name={TEXT.tools.hide}
        shortcut="I"
        isOn={!desk.open.hasCounters}
        press={() => desk.set({ hasCounters: !desk.open.hasCounters })}
      />
      <ToolButton
        icon="tasks"
        name={TEXT.agenda.title}
        shortcut="Shift N"
        isOn={desk.open.room === 'agenda'}
        press={() => desk.set({ room: desk.open.room === 'agenda' ? '' : 'agenda' })}
      />
      <ToolButton
        icon="flag"
        name={TEXT.marks.title}
        shortcut="Shift B"
        isOn={desk.open.room === 'bookmarks'}
        press={() => desk.set({ room: desk.open.room === 'bookmarks' ? '' : 'bookmarks' })}
      />
      <ToolButton
        icon="search"
        name={TEXT.tools.find}
        shortcut="/"
        isOn={desk.open.room === 'find'}
        press={() => desk.set({ room: desk.open.room === 'find' ? '' : 'find' })}
      />
    </div>
  )
}

interface ToolButtonProps {
  readonly icon: IconName
  readonly name: string
  readonly shortcut: string
  readonly isOn: boolean
  readonly press: () => void
}

const ToolButton = ({ icon, name, shortcut, isOn, press }: ToolButtonProps) => (
  <button
    type="button"
    aria-label={name}
    aria-pressed={isOn}
    aria-keyshortcuts={shortcut}
    title={`${name} (${shortcut})`}
    onClick={press}
  >
    <Icon name={icon} />
  </button>
)

/** Pressed, the key changes over; held, counters are back when it is let go. */
function useHeldCounters(desk: Desk): void {
  useEffect(() => {
    let since = 0
    const down = ({ key, repeat, timeStamp, target }: KeyboardEvent): void => {
      const isTyping = target instanceof HTMLInputElement
      if (key.toLowerCase() === 'i' && !repeat && !isTyping) since = timeStamp
    }
    const up = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key.toLowerCase() !== 'i') return
      if (since > 0 && timeStamp - since > HELD && !desk.open.hasCounters) desk.set({ hasCounters: true })
      since = 0
    }
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', up)
    return () => {
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', up)
    }
  }, [desk])
}

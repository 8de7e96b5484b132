import { LEVELS, type Level } from '@hexfront/games/covers'
import type { ThemeId } from '../map/scene.ts'
import type { Pace } from '../session/session.ts'
import type { Faded } from '../table/faint.ts'

/** What a player likes, on this device. */
export interface Settings {
  readonly theme: 'system' | ThemeId
  readonly pace: Pace
  /** Whether nature's actions wait to be read. */
  readonly steps: 'play' | 'wait'
  readonly guide: 'on' | 'off'
  readonly sound: Loudness
  readonly text: TextSize
  /** Whether the list of overlays stands open where there is room for it. */
  readonly tools: 'shown' | 'folded'
  /** Where others have gone, drawn on the map. */
  readonly trails: 'on' | 'off'
  /** When counters that have nothing to do in a phase are faint. */
  readonly faint: Faded
  /** Whether the chances are shown while one plays alone. */
  readonly chances: 'on' | 'off'
  /** Whom one plays against, where nothing else is said. */
  readonly level: Level
}

export type Loudness = 'off' | 'quiet' | 'on'
type TextSize = 'small' | 'normal' | 'large'

const KEY = 'hexfront.settings'

const STANDARD: Settings = {
  theme: 'system',
  pace: 'brisk',
  steps: 'play',
  guide: 'off',
  sound: 'quiet',
  text: 'normal',
  tools: 'shown',
  trails: 'on',
  faint: 'many',
  chances: 'off',
  level: 'regular',
}

const CHOICES: { readonly [N in keyof Settings]: readonly Settings[N][] } = {
  theme: ['system', 'light', 'dark', 'colour-blind', 'dark colour-blind'],
  pace: ['calm', 'brisk', 'instant'],
  steps: ['play', 'wait'],
  guide: ['on', 'off'],
  sound: ['off', 'quiet', 'on'],
  text: ['small', 'normal', 'large'],
  tools: ['shown', 'folded'],
  trails: ['on', 'off'],
  faint: ['many', 'always', 'never'],
  chances: ['on', 'off'],
  level: LEVELS,
}

let settings = read()
const listeners = new Set<() => void>()

export const currentSettings = (): Settings => settings

export function change(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const listener of listeners) listener()
}

export const toggleTrails = (): void => change({ trails: settings.trails === 'on' ? 'off' : 'on' })

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isDark = matchMedia('(prefers-color-scheme: dark)')
isDark.addEventListener('change', () => change({}))

export const themeNow = (): ThemeId =>
  settings.theme === 'system' ? (isDark.matches ? 'dark' : 'light') : settings.theme

/** How much larger than usual what is read is shown. */
export const textScale = (): number => TEXT_SCALES[settings.text]

const TEXT_SCALES: Readonly<Record<TextSize, number>> = { small: 0.9, normal: 1, large: 1.2 }

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Anything that is not one of the choices is as if it had never been set. */
function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return STANDARD
    const found = Object.entries(CHOICES).flatMap(([name, values]) => {
      const value: unknown = Reflect.get(kept, name)
      return values.some((one) => one === value) ? [[name, value]] : []
    })
    return { ...STANDARD, ...Object.fromEntries(found) }
  } catch {
    return STANDARD
  }
}

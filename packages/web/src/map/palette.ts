import { COUNTER_INKS, type CounterInk } from '@hexfront/atlas/drawing'
import type { SideLook, Tone } from '@hexfront/core'
import type { ThemeId } from './scene.ts'

/** The colours of one side's counters. */
export interface SideInk extends CounterInk {
  /** Flat squares, on the minimap and from afar. */
  readonly block: string
  readonly zone: string
  readonly arrow: string
}

export interface Palette {
  readonly text: string
  readonly surface: string
  readonly line: string
  readonly action: string
  readonly chosen: string
  readonly chosenEdge: string
  readonly chosenInk: string
  readonly target: string
  readonly targetInk: string
  readonly go: string
  readonly goInk: string
  readonly supply: string
  readonly cut: string
  readonly path: string
  /** Round lines on the map, so that they stand out on any ground. */
  readonly casing: string
  readonly threat: readonly [weak: string, strong: string]
  readonly tones: Readonly<Record<Tone, string>>
  readonly toneInk: string
  readonly sides: Readonly<Record<SideLook['tone'], SideInk>>
}

const light: Palette = {
  text: '#2A251F',
  surface: '#FCF9F3',
  line: '#B9AB93',
  action: '#1D5B63',
  chosen: '#E3A008',
  chosenEdge: '#5B4300',
  chosenInk: '#2A1E00',
  target: '#B3261E',
  targetInk: '#FFFFFF',
  go: '#2B7FA3',
  goInk: '#FFFFFF',
  supply: '#2E7D4F',
  cut: '#A32A20',
  path: '#1D5B63',
  casing: '#FFFFFF',
  threat: ['#E9B48F', '#7A1B0C'],
  tones: { good: '#2E6B45', fair: '#55702F', even: '#8A5A00', poor: '#A8501C', bad: '#A32A20' },
  toneInk: '#FFFFFF',
  sides: {
    light: {
      ...COUNTER_INKS.light.light,
      block: '#8D998D',
      zone: '#5C6B60',
      arrow: '#55635A',
    },
    dark: {
      ...COUNTER_INKS.light.dark,
      block: '#93402A',
      zone: '#B4553B',
      arrow: '#B23A22',
    },
  },
}

const dark: Palette = {
  text: '#EDE6D8',
  surface: '#211F1C',
  line: '#5E574B',
  action: '#6FB7BE',
  chosen: '#F2B632',
  chosenEdge: '#3D2C00',
  chosenInk: '#2A1E00',
  target: '#FF6B57',
  targetInk: '#2A0804',
  go: '#62B4D6',
  goInk: '#08212C',
  supply: '#6CC48C',
  cut: '#F0907F',
  path: '#6FB7BE',
  casing: '#171512',
  threat: ['#7A4A33', '#F08350'],
  tones: { good: '#7CC093', fair: '#A9BC6B', even: '#E2B457', poor: '#EC9B63', bad: '#F0907F' },
  toneInk: '#1A1410',
  sides: {
    light: {
      ...COUNTER_INKS.dark.light,
      block: '#8B968B',
      zone: '#A9B7AC',
      arrow: '#B9C4B8',
    },
    dark: {
      ...COUNTER_INKS.dark.dark,
      block: '#B04C33',
      zone: '#E08A6C',
      arrow: '#D9765E',
    },
  },
}

const colourBlind: Palette = {
  ...light,
  action: '#004E7C',
  chosen: '#E6C200',
  chosenEdge: '#4A3F00',
  target: '#7A1FA2',
  go: '#0072B2',
  supply: '#0072B2',
  cut: '#B14A00',
  path: '#004E7C',
  threat: ['#D9BCE6', '#4E0F6B'],
  tones: { good: '#00507F', fair: '#2F6E91', even: '#6B5200', poor: '#8F5A00', bad: '#8F3B00' },
  sides: {
    light: {
      ...COUNTER_INKS['colour-blind'].light,
      block: '#86B2D4',
      zone: '#1F4E73',
      arrow: '#1F4E73',
    },
    dark: {
      ...COUNTER_INKS['colour-blind'].dark,
      block: '#9C4100',
      zone: '#B14A00',
      arrow: '#B14A00',
    },
  },
}

const darkColourBlind: Palette = {
  ...dark,
  action: '#7FBBE6',
  chosen: '#F0D43A',
  chosenEdge: '#3A3200',
  target: '#D58BF0',
  targetInk: '#22042E',
  go: '#5FB2E6',
  goInk: '#04202F',
  supply: '#5FB2E6',
  cut: '#F0A25A',
  path: '#7FBBE6',
  threat: ['#5A3A6B', '#D58BF0'],
  tones: { good: '#7FBBE6', fair: '#9CC3D9', even: '#E6CF6B', poor: '#EBB26B', bad: '#F0A25A' },
  sides: {
    light: {
      ...COUNTER_INKS['dark colour-blind'].light,
      block: '#8FB6D4',
      zone: '#9CC3E0',
      arrow: '#9CC3E0',
    },
    dark: {
      ...COUNTER_INKS['dark colour-blind'].dark,
      block: '#C05A12',
      zone: '#E69A4C',
      arrow: '#E69A4C',
    },
  },
}

export const PALETTES: Readonly<Record<ThemeId, Palette>> = {
  light,
  dark,
  'colour-blind': colourBlind,
  'dark colour-blind': darkColourBlind,
}

/** The colours of a side, which counts from 1. */
export function inkOf(palette: Palette, sides: readonly SideLook[], side: number): SideInk {
  const tone = sides[side - 1]?.tone ?? (side === 2 ? 'dark' : 'light')
  return palette.sides[tone]
}

/** A colour between two, `share` of the way to the second. */
export function mixed(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  return `rgb(${a.map((channel, i) => Math.round(channel + (b[i]! - channel) * share)).join(' ')})`
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

export const NUMBER_FONT = "'Barlow Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif"
export const NAME_FONT = "Alegreya, Georgia, 'DejaVu Serif', serif"
export const TEXT_FONT = "'Source Sans 3', system-ui, sans-serif"

/** What the map is lettered in; loaded before the first tile is painted. */
export const MAP_FONTS = [
  '500 14px Alegreya',
  '700 16px Alegreya',
  'italic 500 15px Alegreya',
  "500 10px 'Barlow Condensed'",
  "600 9px 'Barlow Condensed'",
  "700 18px 'Barlow Condensed'",
] as const

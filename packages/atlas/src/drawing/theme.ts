/** The colours of a map. Every ink has one use, so that one kind of thing looks the same on every board. */
export interface MapTheme {
  readonly id: ThemeId
  readonly paper: string
  readonly margin: string
  readonly frame: string
  readonly grid: string
  readonly gridOpacity: number
  readonly number: string
  readonly forest: string
  readonly forestInk: string
  readonly forestEdge: string
  readonly marsh: string
  readonly marshInk: string
  readonly marshEdge: string
  readonly hill: string
  readonly hillInk: string
  readonly water: string
  readonly waterEdge: string
  readonly river: string
  readonly riverCase: string
  readonly riverText: string
  readonly rail: string
  readonly road: string
  readonly city: string
  readonly cityEdge: string
  readonly text: string
  readonly fort: string
  readonly enemyFort: string
  readonly border: string
  readonly boundary: string
}

export const THEME_IDS = ['light', 'dark', 'colour-blind'] as const
export type ThemeId = (typeof THEME_IDS)[number]

const light: MapTheme = {
  id: 'light',
  paper: '#F3EBD8',
  margin: '#E9DEC4',
  frame: '#5B4E3C',
  grid: '#7A6A4E',
  gridOpacity: 0.34,
  number: '#6B5C43',
  forest: '#CBD6A8',
  forestInk: '#7E9560',
  forestEdge: '#A9BA82',
  marsh: '#D3DFD6',
  marshInk: '#6E9AA0',
  marshEdge: '#A9C3BD',
  hill: '#E0CFA6',
  hillInk: '#A58A54',
  water: '#A9CCDA',
  waterEdge: '#4F86A3',
  river: '#8FBDD2',
  riverCase: '#3F7896',
  riverText: '#2F6683',
  rail: '#3B342B',
  road: '#B5714A',
  city: '#C98A6B',
  cityEdge: '#7C3F2A',
  text: '#2B241B',
  fort: '#5A4A63',
  enemyFort: '#9C3F2C',
  border: '#9C3F2C',
  boundary: '#4E6B3A',
}

const dark: MapTheme = {
  id: 'dark',
  paper: '#2C2924',
  margin: '#25221E',
  frame: '#8A7C66',
  grid: '#A39374',
  gridOpacity: 0.22,
  number: '#B6A88C',
  forest: '#333B2A',
  forestInk: '#5F7350',
  forestEdge: '#44503A',
  marsh: '#2B3836',
  marshInk: '#5B8486',
  marshEdge: '#3B4F4C',
  hill: '#3B3325',
  hillInk: '#7A6740',
  water: '#1F4256',
  waterEdge: '#4F8CAA',
  river: '#3C7796',
  riverCase: '#16303F',
  riverText: '#86BBD3',
  rail: '#C9BEA8',
  road: '#A5714F',
  city: '#8A4E37',
  cityEdge: '#D19A7E',
  text: '#EFE7D6',
  fort: '#B49FC2',
  enemyFort: '#D9765E',
  border: '#D9765E',
  boundary: '#A3BE8C',
}

/** Forest and marsh apart by ink and lightness, never by red against green. */
const colourBlind: MapTheme = {
  ...light,
  id: 'colour-blind',
  forest: '#D9D8C2',
  forestInk: '#85856A',
  forestEdge: '#B4B398',
  marsh: '#D6E0E6',
  marshInk: '#6C93A8',
  marshEdge: '#AFC6D3',
  city: '#8A8276',
  cityEdge: '#3B362E',
  fort: '#3B362E',
  enemyFort: '#8F3B00',
  border: '#8F3B00',
  boundary: '#004E7C',
}

export const THEMES: Readonly<Record<ThemeId, MapTheme>> = { light, dark, 'colour-blind': colourBlind }

export function readThemeId(text: string): ThemeId {
  const id = THEME_IDS.find((known) => known === text)
  if (!id) throw new Error(`there is no theme ${JSON.stringify(text)} (there are ${THEME_IDS.join(', ')})`)
  return id
}

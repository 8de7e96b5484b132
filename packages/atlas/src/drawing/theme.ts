/** The colours of a map. Every ink has one use, so that one kind of thing looks the same on every board. */
export interface MapTheme {
  readonly id: ThemeId
  readonly paper: string
  /** Of old paper, in large soft patches. */
  readonly stain: string
  readonly margin: string
  readonly frame: string
  readonly grid: string
  readonly gridOpacity: number
  readonly number: string
  /** Of each ground the fill, the tone of its inner part, its edge and the ink of its signs. */
  readonly forest: string
  readonly forestDeep: string
  readonly forestInk: string
  readonly forestEdge: string
  readonly marsh: string
  readonly marshDeep: string
  readonly marshInk: string
  readonly marshEdge: string
  readonly swamp: string
  readonly swampDeep: string
  readonly swampInk: string
  readonly swampEdge: string
  readonly hill: string
  readonly hillDeep: string
  readonly hillInk: string
  readonly hillEdge: string
  readonly builtUp: string
  readonly water: string
  readonly waterDeep: string
  readonly waterEdge: string
  readonly river: string
  readonly riverCase: string
  readonly riverText: string
  readonly rail: string
  readonly road: string
  readonly motorway: string
  readonly city: string
  readonly cityEdge: string
  readonly text: string
  readonly fort: string
  readonly enemyFort: string
  readonly border: string
  readonly boundary: string
}

export const THEME_IDS = ['light', 'dark', 'colour-blind', 'dark colour-blind'] as const
export type ThemeId = (typeof THEME_IDS)[number]

const light: MapTheme = {
  id: 'light',
  paper: '#F3EBD8',
  stain: '#85612E',
  margin: '#E9DEC4',
  frame: '#5B4E3C',
  grid: '#7A6A4E',
  gridOpacity: 0.34,
  number: '#4A3E28',
  forest: '#C2D09B',
  forestInk: '#66804A',
  forestEdge: '#93A96B',
  marsh: '#CCDBCF',
  marshInk: '#4E8088',
  marshEdge: '#9DBAAA',
  hill: '#DFC89B',
  hillInk: '#8A6C38',
  water: '#A9CCDA',
  waterEdge: '#4F86A3',
  river: '#8FBDD2',
  riverCase: '#3F7896',
  riverText: '#2F6683',
  rail: '#3B342B',
  road: '#A85C34',
  motorway: '#F2C879',
  city: '#C98A6B',
  cityEdge: '#7C3F2A',
  text: '#2B241B',
  fort: '#5A4A63',
  enemyFort: '#9C3F2C',
  border: '#9C3F2C',
  boundary: '#4E6B3A',
  forestDeep: '#B7C88E',
  marshDeep: '#C4D6C9',
  swamp: '#B4CDC2',
  swampDeep: '#ABC6BA',
  swampInk: '#3B7474',
  swampEdge: '#7BA398',
  hillDeep: '#D8BE8D',
  hillEdge: '#B99B62',
  builtUp: '#E2C1A9',
  waterDeep: '#97BFD1',
}

const dark: MapTheme = {
  id: 'dark',
  paper: '#2C2924',
  stain: '#0B0A08',
  margin: '#25221E',
  frame: '#8A7C66',
  grid: '#A39374',
  gridOpacity: 0.22,
  number: '#D3C6AA',
  forest: '#394530',
  forestInk: '#76905F',
  forestEdge: '#56664A',
  marsh: '#2F4242',
  marshInk: '#78A3A6',
  marshEdge: '#4A6563',
  hill: '#473B29',
  hillInk: '#A08958',
  water: '#25506A',
  waterEdge: '#4F8CAA',
  river: '#2F6783',
  riverCase: '#6AA9C6',
  riverText: '#86BBD3',
  rail: '#C9BEA8',
  road: '#BC8159',
  motorway: '#6B5528',
  city: '#8A4E37',
  cityEdge: '#D19A7E',
  text: '#EFE7D6',
  fort: '#B49FC2',
  enemyFort: '#D9765E',
  border: '#D9765E',
  boundary: '#A3BE8C',
  forestDeep: '#3E4C34',
  marshDeep: '#304748',
  swamp: '#2B4D55',
  swampDeep: '#2A535D',
  swampInk: '#86BCC6',
  swampEdge: '#4F7C86',
  hillDeep: '#4E402B',
  hillEdge: '#6D5A39',
  builtUp: '#553A2E',
  waterDeep: '#1F4459',
}

/** Forest and marsh apart by ink and lightness, never by red against green. */
const colourBlind: MapTheme = {
  ...light,
  id: 'colour-blind',
  forest: '#D2CFAF',
  forestInk: '#6E6C4A',
  forestEdge: '#A5A27C',
  marsh: '#C8D7DF',
  marshInk: '#4A7690',
  marshEdge: '#93B0C0',
  city: '#8A8276',
  cityEdge: '#3B362E',
  fort: '#3B362E',
  enemyFort: '#8F3B00',
  border: '#8F3B00',
  boundary: '#004E7C',
  number: '#453D2F',
  forestDeep: '#C8C5A2',
  marshDeep: '#BFD0DA',
  swamp: '#AFC4D2',
  swampDeep: '#A4BBCB',
  swampInk: '#2A5B7A',
  swampEdge: '#6C91A8',
  hill: '#DCC9A4',
  hillDeep: '#D3BE95',
  hillInk: '#7A6440',
  hillEdge: '#B09A6C',
  builtUp: '#CBC2B6',
}

/** The same in the dark: woods towards ochre, marshes towards blue, and lines by lightness. */
const darkColourBlind: MapTheme = {
  ...dark,
  id: 'dark colour-blind',
  forest: '#45412A',
  forestDeep: '#4B472E',
  forestInk: '#A39C6C',
  forestEdge: '#6B6545',
  marsh: '#2B4150',
  marshDeep: '#2C4757',
  marshInk: '#7FA9C2',
  marshEdge: '#4A687C',
  city: '#6F675B',
  cityEdge: '#D8CFC0',
  fort: '#D8CFC0',
  enemyFort: '#E69A4C',
  border: '#E69A4C',
  boundary: '#7FBBE6',
  builtUp: '#4A433A',
}

export const THEMES: Readonly<Record<ThemeId, MapTheme>> = {
  light,
  dark,
  'colour-blind': colourBlind,
  'dark colour-blind': darkColourBlind,
}

export function readThemeId(text: string): ThemeId {
  const id = THEME_IDS.find((known) => known === text)
  if (!id) throw new Error(`there is no theme ${JSON.stringify(text)} (there are ${THEME_IDS.join(', ')})`)
  return id
}

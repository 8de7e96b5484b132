const PATHS = {
  undo: 'M8 5 4 9l4 4M4 9h7a5 5 0 0 1 0 10H9',
  redo: 'm12 5 4 4-4 4M16 9H9a5 5 0 0 0 0 10h2',
  undoAll: 'M7 5 3 9l4 4M11 5 7 9l4 4M7 9h5a4.5 4.5 0 0 1 0 9h-2',
  dice: 'M4 4h12v12H4zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01',
  chart: 'M3 3v14h14M6 13l4-4 3 2 4-6',
  book: 'M4 4h10a2 2 0 0 1 2 2v11H6a2 2 0 0 1-2-2zM4 15a2 2 0 0 1 2-2h10',
  gear: 'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.5 1.5M14.2 14.2l1.5 1.5M4.3 15.7l1.5-1.5M14.2 5.8l1.5-1.5',
  help: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM7.8 7.5a2.3 2.3 0 1 1 3.2 2.2c-.7.3-1 .8-1 1.6M10 14h.01',
  menu: 'M3 5h14M3 10h14M3 15h14',
  close: 'm5 5 10 10M15 5 5 15',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  expand: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  play: 'M6 4v12l10-6z',
  pause: 'M6 4v12M14 4v12',
  first: 'M15 4 8 10l7 6M5 4v12',
  back: 'm13 4-7 6 7 6',
  forward: 'm7 4 7 6-7 6',
  last: 'm5 4 7 6-7 6M15 4v12',
  branch: 'M6 3v14M6 10c6 0 8-2 8-6M14 4h.01M6 17h.01M6 3h.01',
  link: 'M8 12a3 3 0 0 0 4.2 0l3-3A3 3 0 0 0 11 4.8l-1 1M12 8a3 3 0 0 0-4.2 0l-3 3A3 3 0 0 0 9 15.2l1-1',
  file: 'M5 2h7l4 4v12H5zM12 2v4h4',
  bot: 'M4 8h12v8H4zM10 4v4M8 12h.01M12 12h.01M2 11v3M18 11v3',
  people: 'M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 17c0-3 2-5 5-5s5 2 5 5M13 9a2.5 2.5 0 1 0 0-5M14 12c2.5 .4 4 2.2 4 5',
  eye: 'M2 10s3-6 8-6 8 6 8 6-3 6-8 6-8-6-8-6zM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  bulb: 'M7 13.5a5.5 5.5 0 1 1 6 0V15H7zM8 18h4',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.5 13.5 18 18',
  layers: 'm10 3 8 4-8 4-8-4zM2 11l8 4 8-4M2 14.5l8 4 8-4',
  trash: 'M4 6h12M8 6V4h4v2M6 6l1 11h6l1-11',
  hex: 'M10 2 17 6v8l-7 4-7-4V6z',
  dot: 'M10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  pen: 'm4 16 1-4 9-9 3 3-9 9zM12 5l3 3',
  ruler: 'M3 13 13 3l4 4L7 17zM6 10l2 2M9 7l2 2M12 4l2 2',
  counterless: 'M4 4h12v12H4zM2 18 18 2',
  replaced: 'M3 7h11l-3-3M17 13H6l3 3',
  pencil: 'M4 16v-3L13 4l3 3-9 9zM11 6l3 3',
  flag: 'M5 18V3M5 3h11l-3 4 3 4H5',
  tasks: 'm3 5 1.5 1.5L7 4M10 5h7M3 11l1.5 1.5L7 10M10 11h7M3.5 16.5h2M10 16.5h7',
  legend: 'M3 5h3M9 5h8M3 10h3M9 10h8M3 15h3M9 15h8',
  map: 'M3 5l5-2 5 2 4-2v12l-4 2-5-2-5 2zM8 3v12M13 5v12',
  sources: 'M4 10h.01M8 6h.01M8 14h.01M12 10h.01M16 6h.01M16 14h.01M12 3h.01M12 17h.01',
  zones: 'M10 2 17 6v8l-7 4-7-4V6zM10 8.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  supply: 'M4.5 13.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM15.5 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 14l3-3M11 9l3-3',
  control: 'M5 18V3M5 4h10l-2.5 3.5L15 11H5',
  front: 'M9 2l2 4-3 4 3 4-2 4M2 10h4M4.5 7.5 6 10l-1.5 2.5M18 10h-4M15.5 7.5 14 10l1.5 2.5',
  threats: 'M10 15.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM10 1.5v5M10 13.5v5M1.5 10h5M13.5 10h5',
  goals: 'm10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3L2.5 8.1l5.2-.7z',
  line: 'M2 14c3 0 3-8 6-8s3 8 6 8 2.5-4 4-4',
  forts: 'M3 16V6h3v3h2.5V6h3v3H14V6h3v10z',
  pockets: 'M14.5 5.5a6.5 6.5 0 1 0 1.8 6M10 10h.01',
  gaps: 'M2 10h5M13 10h5M9 7l-1 6M12 7l-1 6',
  range: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM10 10l5-4.5',
  air: 'M10 2.2c.9 0 1.3 1 1.3 2.3v3.2l6.2 4v1.6l-6.2-1.9v3.3l1.9 1.5v1.2L10 16.6l-3.2.8v-1.2l1.9-1.5v-3.3l-6.2 1.9v-1.6l6.2-4V4.5c0-1.3.4-2.3 1.3-2.3z',
  trails: 'M4 15h.01M7 14h.01M10 12h.01M12 9.5h.01M13 8h.01M11 4l5 1-1.5 5M4 15a1.6 1.6 0 1 0 0 .01',
  person: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 18c0-3.6 2.7-6 6.5-6s6.5 2.4 6.5 6',
  talk: 'M3 4h14v10H9l-4 3.5V14H3z',
  hand: 'm3 8 4-3 3 2 3-2 4 3-2 5-5 4-5-4zM10 7l-3 3 1.5 1.5L11 9.5',
  clock: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM10 5.5V10l3 2',
  key: 'M7 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM10.5 10.5 17 17M14 14l2-2',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)

/** A hexagon split by a front line. */
export const Emblem = () => (
  <svg class="emblem" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <path d="M14 2 24.5 8v12L14 26 3.5 20V8z" fill="var(--surface)" stroke="var(--text)" stroke-width="2" />
    <path
      d="M14 2 24.5 8v12L14 26l-2-5 3.5-4.5-4-4.5L15 7z"
      fill="var(--side-dark)"
      stroke="var(--text)"
      stroke-width="1.2"
    />
  </svg>
)

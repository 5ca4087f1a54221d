/**
 * Our own drawings on a 24 × 24 grid: outlines of 1.75, one path each. A shape in `FILLED` is filled as well.
 */
export const ICON_SHAPES = {
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  sports:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5.2 3.7 2.7-1.4 4.3H9.7l-1.4-4.3L12 8.2ZM12 3.2v5m8.4 1.1-4.7 1.6m1.5 8.2-2.9-3.9m-7.5 3.9 2.9-3.9M3.6 9.3l4.7 1.6',
  wallet:
    'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H4.5M20 12h-3.5a1.9 1.9 0 0 0 0 3.8H20',
  records: 'M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 20.5v-17ZM9 8h6M9 12h6',
  mine: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
  games:
    'M8 7.5h8a5 5 0 0 1 4.9 4l.6 4.2a2.3 2.3 0 0 1-4 1.9L15.5 15h-7l-2 2.6a2.3 2.3 0 0 1-4-1.9l.6-4.2a5 5 0 0 1 4.9-4ZM8 10v3m-1.5-1.5h3M16 11.2h.01',
  gift: 'M4 11h16v9.5H4V11ZM3 7.5h18V11H3V7.5ZM12 7.5v13m0-13c-1.5-4-5.5-4.5-5.5-2 0 1.5 2.5 2 5.5 2Zm0 0c1.5-4 5.5-4.5 5.5-2 0 1.5-2.5 2-5.5 2Z',
  back: 'M14.5 5 7.5 12l7 7',
  forward: 'M9.5 5l7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  chevronDown: 'M5.5 9l6.5 6.5L18.5 9',
  chevronUp: 'M5.5 15.5 12 9l6.5 6.5',
  star: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z',
  starFilled: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z',
  pin: 'M8.5 3.5h7M10 3.5v6.2L6.8 13v1.5h10.4V13L14 9.7V3.5M12 14.5v6',
  pinFilled: 'M8.5 3.5h7M10 3.5v6.2L6.8 13v1.5h10.4V13L14 9.7V3.5M12 14.5v6',
  share:
    'M17.5 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM6.5 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM17.5 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6',
  lock: 'M6 10.5h12v9.5H6v-9.5ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
  live: 'M4 6.5h16v11H4v-11ZM10.5 9.7v4.6l3.8-2.3-3.8-2.3ZM8.5 20.5h7',
  up: 'M12 7l6 9.5H6L12 7Z',
  down: 'M12 17 6 7.5h12L12 17Z',
  trend: 'M4 4.5v15h16M7.5 14.5l4-4 3 3 5-5.5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20.5 20.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
  eye: 'M2.5 12C4.7 8 8 6 12 6s7.3 2 9.5 6c-2.2 4-5.5 6-9.5 6s-7.3-2-9.5-6ZM12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4Z',
  devices: 'M13 17.5H3M5 14.5v-9h13.5V9M16 12h5v8.5h-5V12Zm2.5 5.8h.01',
  eyeOff:
    'M4 4l16 16M9.8 6.3A10 10 0 0 1 12 6c4 0 7.3 2 9.5 6a14 14 0 0 1-2.7 3.5M6 7.7A13 13 0 0 0 2.5 12c2.2 4 5.5 6 9.5 6a10 10 0 0 0 4.3-1M10.1 10.1a2.7 2.7 0 0 0 3.8 3.8',
  copy: 'M8.5 8.5h11v11h-11v-11ZM15.5 8.5v-4h-11v11h4',
  check: 'M4.5 12.5l5 5 10-11',
  warning: 'M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17h.01',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.8h.01',
  offline:
    'M4 4l16 16M2.5 9.5A14 14 0 0 1 7 6.8m4-.8a14 14 0 0 1 10.5 3.5M5.8 13.2A9 9 0 0 1 10 10.9m5.5.7a9 9 0 0 1 2.7 1.6M9 16.5a4.3 4.3 0 0 1 5.5-.3M12 19.8h.01',
  customerService:
    'M4.5 13.5V12a7.5 7.5 0 0 1 15 0v1.5M4.5 13h3v5h-3v-5ZM16.5 13h3v5h-3v-5ZM19.5 18c0 2-2 3-5 3',
  transfer: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
  deposit: 'M12 4v10.5M7.5 10l4.5 4.5 4.5-4.5M4.5 17v3.5h15V17',
  withdraw: 'M12 14.5V4M7.5 8.5 12 4l4.5 4.5M4.5 17v3.5h15V17',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  globe: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  backspace: 'M9 5.5h11.5v13H9L3 12l6-6.5ZM11.5 9.5l5 5M16.5 9.5l-5 5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.3 10.5v6M13.7 10.5v6',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  filter: 'M4 5.5h16l-6 7.5v6l-4-2v-4L4 5.5Z',
  calendar: 'M4.5 6h15v14h-15V6ZM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
  settings:
    'M4 7.5h8M17 7.5h3M14.5 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM4 16.5h3M12 16.5h8M9.5 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4',
  speaker: 'M4 9.5v5h3.5l5 4v-13l-5 4H4ZM16 9a4.3 4.3 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  ticket: 'M3.5 6.5h17V10a2 2 0 0 0 0 4v3.5h-17V14a2 2 0 0 0 0-4V6.5ZM14 7v2M14 11v2M14 15v2',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2.5',
  logout: 'M10 4.5H4.5v15H10M9.5 12h11M16.5 8l4 4-4 4',
  image: 'M3.5 5.5h17v13h-17v-13ZM3.5 16l5-5 4 4 3-2.5 5 4M15.5 9h.01',
} as const;

export type IconName = keyof typeof ICON_SHAPES;

/** The shapes that are filled with the text colour instead of outlined only. */
export const FILLED: ReadonlySet<IconName> = new Set<IconName>([
  'starFilled',
  'pinFilled',
  'up',
  'down',
  'play',
]);

/** Whether a name that came as data is one of the icons. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_SHAPES, name);
}

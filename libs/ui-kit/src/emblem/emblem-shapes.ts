/** Our own silhouettes on a 24 × 24 grid, one path each; `seal` is round with a scalloped edge. */
export const EMBLEM_SHAPES = {
  heater: 'M3 2.5h18V11c0 5.4-3.8 9-9 11-5.2-2-9-5.6-9-11V2.5Z',
  arched: 'M3 4.2c3.3.2 6.3-.7 9-2.4 2.7 1.7 5.7 2.6 9 2.4V12c0 5-3.9 8-9 10.3C6.9 20 3 17 3 12V4.2Z',
  eared:
    'M4.3 2h15.4l2 3.2c-1 1.5-1.2 2.9-1.2 4.8 0 6-3.5 9.8-8.5 12.1C7 19.8 3.5 16 3.5 10c0-1.9-.2-3.3-1.2-4.8L4.3 2Z',
  roundel: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  oval: 'M12 1.5c4.6 0 8 4.6 8 10.5s-3.4 10.5-8 10.5S4 17.9 4 12s3.4-10.5 8-10.5Z',
  lozenge: 'M12 1.2 21.5 12 12 22.8 2.5 12 12 1.2Z',
  hexagon: 'M12 1.5l9.2 5.2v10.6L12 22.5l-9.2-5.2V6.7L12 1.5Z',
  octagon: 'M8 2.3h8L21.7 8v8L16 21.7H8L2.3 16V8L8 2.3Z',
  square: 'M6.5 2.5h11a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-11a4 4 0 0 1 4-4Z',
  banner: 'M3.5 2h17v20L12 17.6 3.5 22V2Z',
  spear: 'M2.8 2.5h18.4v10.7L12 22.5l-9.2-9.3V2.5Z',
  tower: 'M3 2h4.4v2.6h2.4V2h4.4v2.6h2.4V2H21v11c0 4.3-3.9 7.2-9 9.3-5.1-2.1-9-5-9-9.3V2Z',
  seal: 'M14.4 2.9A2.6 2.6 0 0 1 18.6 5.4A2.6 2.6 0 0 1 21.1 9.6A2.6 2.6 0 0 1 21.1 14.4A2.6 2.6 0 0 1 18.6 18.6A2.6 2.6 0 0 1 14.4 21.1A2.6 2.6 0 0 1 9.6 21.1A2.6 2.6 0 0 1 5.4 18.6A2.6 2.6 0 0 1 2.9 14.4A2.6 2.6 0 0 1 2.9 9.6A2.6 2.6 0 0 1 5.4 5.4A2.6 2.6 0 0 1 9.6 2.9A2.6 2.6 0 0 1 14.4 2.9Z',
} as const;

export type EmblemShape = keyof typeof EMBLEM_SHAPES;

/** What the second colour draws on the first, on the same grid and cut off at the silhouette's edge. */
export const EMBLEM_DIVISIONS = {
  plain: '',
  halves: 'M12 0h12v24H12V0Z',
  quarters: 'M0 0h12v12H0V0ZM12 12h12v12H12V12Z',
  stripes: 'M4.5 0h3v24h-3V0ZM10.5 0h3v24h-3V0ZM16.5 0h3v24h-3V0Z',
  hoops: 'M0 5h24v3.2H0V5ZM0 11h24v3.2H0V11ZM0 17h24v3.2H0V17Z',
  sash: 'M0 0h3.5L24 20.5V24h-3.5L0 3.5V0Z',
  chevron: 'M0 16.5 12 7l12 9.5v5.8L12 12.8 0 22.3v-5.8Z',
  cross: 'M9.8 0h4.4v24H9.8V0ZM0 9.8h24v4.4H0V9.8Z',
  star: 'M12 5.6l1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5L12 5.6Z',
  cup: 'M8 6.5h8v1h2.5c0 2.7-1.2 4.2-3.2 4.6a4 4 0 0 1-2.3 1.9v2h2.2V18H8.8v-2H11v-2a4 4 0 0 1-2.3-1.9c-2-.4-3.2-1.9-3.2-4.6H8v-1Z',
  crown: 'M6 8l3.3 2.8L12 6.5l2.7 4.3L18 8l-1 8.8H7L6 8Z',
} as const;

export type EmblemDivision = keyof typeof EMBLEM_DIVISIONS;

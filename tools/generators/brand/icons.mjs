/** The sprite's symbols as strokes on a field of 24 by 24. */
const SHAPES = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  records: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  wallet: 'M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4zM4 7l11-3v3M16 13h.5',
  promotions:
    'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9c-5 0-5-5-2-5 2 0 2 3 2 5zM12 9c5 0 5-5 2-5-2 0-2 3-2 5z',
  support: 'M5 14v-2a7 7 0 0 1 14 0v2M5 13h3v5H5zM16 13h3v5h-3zM19 18c0 2-2 3-5 3',
  mine: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M5 20c1-4 3-5 7-5s6 1 7 5',
  sports:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 8l4 3-2 4h-4l-2-4zM12 8V3M16 11l5-1M14 15l3 4M10 15l-3 4M8 11l-5-1',
  egame: 'M4 4h16v16H4zM9 4v16M15 4v16M6 12h1M11 12h2M17 12h1',
  live: 'M5 6h10v14H5zM9 6V3h10v14h-4M10 10l2.5 3-2.5 3-2.5-3z',
  esports: 'M7 7h10a4 4 0 0 1 4 4l-1 7-4-3H8l-4 3-1-7a4 4 0 0 1 4-4M8 9v4M6 11h4M15 10h.5M17 12h.5',
  fishing: 'M3 12c4-6 11-6 14 0-3 6-10 6-14 0M17 12l4-4v8zM7 11h.5',
  lottery: 'M9 3a6 6 0 1 1 0 12A6 6 0 0 1 9 3M16 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8M9 7v4',
  anchors: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3M6 11a6 6 0 0 0 12 0M12 17v4M8 21h8',
};

/** The sprite of a brand, in the colour of the text around it. */
export function iconSprite() {
  const symbols = Object.entries(SHAPES).map(
    ([name, shape]) =>
      `<symbol id="${name}" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" d="${shape}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Strokes of capital letters on a field of 10 by 14. */
const STROKES = {
  A: 'M0 14 5 0l5 14M2 9h6',
  B: 'M0 0v14h5a3.8 3.8 0 0 0 0-7H0M0 0h4.5a3.5 3.5 0 0 1 0 7',
  C: 'M10 4a5 5 0 0 0-10 1v4a5 5 0 0 0 10 1',
  D: 'M0 0v14h3a7 7 0 0 0 0-14z',
  E: 'M9 0H0v14h9M0 7h7',
  F: 'M9 0H0v14M0 7h7',
  G: 'M10 4a5 5 0 0 0-10 1v4a5 5 0 0 0 10 0V8H6',
  H: 'M0 0v14M10 0v14M0 7h10',
  I: 'M5 0v14M2 0h6M2 14h6',
  J: 'M9 0v9.5a4.5 4.5 0 0 1-9 0',
  K: 'M0 0v14M9 0 0 8M3.5 5.2 9 14',
  L: 'M0 0v14h8',
  M: 'M0 14V0l5 8 5-8v14',
  N: 'M0 14V0l10 14V0',
  O: 'M5 0a5 5 0 0 1 5 5v4A5 5 0 0 1 0 9V5a5 5 0 0 1 5-5z',
  P: 'M0 14V0h5a4 4 0 0 1 0 8H0',
  Q: 'M5 0a5 5 0 0 1 5 5v4A5 5 0 0 1 0 9V5a5 5 0 0 1 5-5zM6 10l4 4',
  R: 'M0 14V0h5a4 4 0 0 1 0 8H0M4 8l5 6',
  S: 'M9 2.5C8-.6 1-.6 1 3.7 1 7.4 9 6.2 9 10.2 9 14.6 1 14.4 0 11.5',
  T: 'M0 0h10M5 0v14',
  U: 'M0 0v9a5 5 0 0 0 10 0V0',
  V: 'M0 0l5 14 5-14',
  W: 'M0 0l2.5 14L5 5l2.5 9L10 0',
  X: 'M0 0l10 14M10 0 0 14',
  Y: 'M0 0l5 7 5-7M5 7v7',
  Z: 'M0 0h10L0 14h10',
};

/** In units of a letter's field: one letter, and the room after it. */
const ADVANCE = 15;

/** The width of a word, without the room after its last letter. */
export const wordWidth = (word) => word.length * ADVANCE - 5;

/** A word of capital letters as paths; the stroke is the surrounding group's. */
export const wordPaths = (word) =>
  [...word]
    .map(
      (letter, index) =>
        `<path d="${STROKES[letter]}"${index > 0 ? ` transform="translate(${index * ADVANCE})"` : ''}/>`,
    )
    .join('');

import type { AvatarDrawing } from '@heptad/contracts';

interface Face {
  /** Colour behind the animal. */
  readonly ground: string;
  /** What is drawn on it, in a square of 96. */
  readonly body: string;
}

const INK = '#1d2330';

const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(rx)}" ry="${String(ry)}" fill="${fill}"/>`;
const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
const line = (path: string, width = 2.5, colour = INK): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The same thing left and right of the middle. */
const pair = (draw: (x: number) => string, apart: number): string => draw(48 - apart) + draw(48 + apart);
/** Two eyes with a light in each. */
const eyes = (y: number, apart = 12, radius = 4): string =>
  pair((x) => circle(x, y, radius, INK) + circle(x + 1.3, y - 1.4, radius / 3, '#fff'), apart);
const smile = (y: number): string => line(`M48 ${String(y)}v4M41 ${String(y + 5)}q3.5 4 7-1q3.5 5 7 1`);

const FACES: Readonly<Record<AvatarDrawing, Face>> = {
  fox: {
    ground: '#ffd9b8',
    body:
      shape('M18 18l22 16-18 20zM78 18L56 34l18 20z', '#d9591f') +
      shape('M23 25l11 9-9 10zM73 25l-11 9 9 10z', '#5b2710') +
      shape('M16 48q10-20 32-20t32 20Q70 76 48 82 26 76 16 48z', '#f07a34') +
      shape('M16 48q18 0 27 20l5 14Q26 76 16 48zM80 48q-18 0-27 20l-5 14q22-6 32-34z', '#fff4e6') +
      eyes(52, 14) +
      oval(48, 74, 5.5, 4, INK),
  },
  panda: {
    ground: '#bfe3cb',
    body:
      pair((x) => circle(x, 26, 12, INK), 24) +
      circle(48, 52, 31, '#fff') +
      '<g transform="rotate(24 34 50)">' +
      oval(34, 50, 8, 11, INK) +
      '</g><g transform="rotate(-24 62 50)">' +
      oval(62, 50, 8, 11, INK) +
      '</g>' +
      pair((x) => circle(x, 50, 3, '#fff'), 13) +
      oval(48, 63, 5, 3.6, INK) +
      smile(66),
  },
  tiger: {
    ground: '#cfe0ff',
    body:
      pair((x) => circle(x, 27, 11, '#e88b1c') + circle(x, 27, 5.5, '#fff0d2'), 25) +
      circle(48, 52, 31, '#f5a32b') +
      oval(48, 66, 18, 13, '#fff6e4') +
      line('M48 23v13M39 25l3 9M57 25l-3 9M18 50h10M19 58l9-2M78 50H68M77 58l-9-2', 4) +
      eyes(49, 13) +
      shape('M42 59h12l-6 6z', '#b4472e') +
      smile(65),
  },
  owl: {
    ground: '#e5d6f5',
    body:
      shape('M17 16q15 4 31 4t31-4q-3 14-5 22v26q-6 20-26 20T22 64V38q-2-8-5-22z', '#7a5bb0') +
      shape('M30 62q18-9 36 0-3 18-18 18T30 62z', '#d9c9f2') +
      pair((x) => circle(x, 44, 15, '#fff') + circle(x, 44, 7.5, '#ffb52e') + circle(x, 44, 4, INK), 14) +
      shape('M43 52h10l-5 10z', '#f08a24'),
  },
  bear: {
    ground: '#ffe9a8',
    body:
      pair((x) => circle(x, 27, 12, '#7b4a2b') + circle(x, 27, 6, '#c98e63'), 24) +
      circle(48, 52, 31, '#935a35') +
      oval(48, 64, 16, 13, '#e8c5a0') +
      eyes(48, 13) +
      oval(48, 59, 6, 4.2, INK) +
      smile(63),
  },
  rabbit: {
    ground: '#bfe8f2',
    body:
      '<g transform="rotate(-10 36 24)">' +
      oval(36, 25, 8.5, 22, '#fff') +
      oval(36, 26, 4, 15, '#ffb7c5') +
      '</g><g transform="rotate(10 60 24)">' +
      oval(60, 25, 8.5, 22, '#fff') +
      oval(60, 26, 4, 15, '#ffb7c5') +
      '</g>' +
      circle(48, 60, 27, '#fff') +
      pair((x) => circle(x, 67, 5, '#ffd3dc'), 17) +
      eyes(57, 11) +
      shape('M44.5 65h7l-3.5 4z', '#ef7f95') +
      smile(69),
  },
  cat: {
    ground: '#f6c9d3',
    body:
      shape('M19 16l22 18-20 20zM77 16L55 34l20 20z', '#5c6478') +
      shape('M24 25l10 9-9 9zM72 25l-10 9 9 9z', '#f2a6b5') +
      oval(48, 55, 32, 28, '#6d768c') +
      oval(48, 66, 15, 10, '#e9ecf3') +
      pair((x) => oval(x, 51, 6.5, 7.5, '#f6d64a') + oval(x, 51, 2, 6.5, INK), 14) +
      shape('M44.5 61h7l-3.5 4z', '#ef7f95') +
      smile(65) +
      line('M15 60l13 2M15 69l13-3M81 60l-13 2M81 69l-13-3', 1.8, '#e9ecf3'),
  },
  whale: {
    ground: '#d4f0ff',
    body:
      line('M48 30v-9M48 21q-9-9-15-1M48 21q9-9 15-1', 4, '#5db4e8') +
      shape('M12 58q0-26 36-26t36 26q0 24-36 24T12 58z', '#2b74b8') +
      shape('M14 64q34 12 68 0-4 18-34 18T14 64z', '#e6f5ff') +
      line('M34 70v9M41 72v9M48 72v9M55 72v9M62 70v9', 1.8, '#9cc9e6') +
      eyes(55, 23) +
      line('M40 59q8 6 16 0'),
  },
  rooster: {
    ground: '#ffe3d0',
    body:
      shape('M32 30q-4-14 6-14 2-9 10-5 8-4 10 5 10 0 6 14z', '#d8322c') +
      circle(48, 54, 29, '#fffaf0') +
      shape('M20 62q-2 18 12 24h32q14-6 12-24-12 16-28 16T20 62z', '#e6a13c') +
      shape('M38 55h20L48 68z', '#f2a01f') +
      oval(44, 72, 4, 7, '#d8322c') +
      oval(52, 72, 4, 7, '#d8322c') +
      eyes(47, 15),
  },
  koala: {
    ground: '#d8e8b4',
    body:
      pair((x) => circle(x, 36, 17, '#8a94a3') + circle(x, 37, 9.5, '#f0d6dc'), 29) +
      oval(48, 52, 29, 30, '#9ca6b5') +
      oval(48, 58, 8.5, 12, INK) +
      eyes(46, 16) +
      line('M40 75q8 5 16 0'),
  },
  lion: {
    ground: '#c6ead9',
    body:
      Array.from({ length: 12 }, (_, index) => {
        const angle = (index * Math.PI) / 6;
        return circle(
          Math.round(48 + 28 * Math.cos(angle)),
          Math.round(50 + 28 * Math.sin(angle)),
          12,
          '#b8601c',
        );
      }).join('') +
      circle(48, 51, 27, '#f4b94e') +
      pair((x) => oval(x, 64, 9, 7.5, '#fff1d6'), 7.5) +
      eyes(47, 11) +
      shape('M41 56h14l-7 7z', '#7a3b1a') +
      smile(62),
  },
  penguin: {
    ground: '#cdd8f6',
    body:
      oval(48, 52, 32, 35, '#25314f') +
      shape('M48 38q-8-14-18-3-8 12 0 28 7 17 18 17t18-17q8-16 0-28-10-11-18 3z', '#fff') +
      pair((x) => circle(x, 62, 4.5, '#ffd0b8'), 14) +
      eyes(48, 10) +
      shape('M39 57h18l-9 9z', '#f5a623'),
  },
};

/** An avatar that members may choose, as an SVG of our own drawing. */
export function drawAvatar(drawing: AvatarDrawing): string {
  const { ground, body } = FACES[drawing];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192"><rect width="96" height="96" fill="${ground}"/>${body}</svg>`;
}

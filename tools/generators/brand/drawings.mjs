import { iconSprite } from './icons.mjs';
import { wordPaths, wordWidth } from './letters.mjs';

const svg = (size, content) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>\n`;

/** A tile with the brand's first letter over a line in its second colour, on a field of 64 by 64. */
const mark = ({ initial, second }, ground) =>
  `${ground}<g transform="translate(20 13) scale(2.4)" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${wordPaths(initial)}</g>` +
  `<path stroke="${second}" stroke-width="4" stroke-linecap="round" d="M20 55h24"/>`;

const tile = ({ accent }) => `<rect width="64" height="64" rx="16" fill="${accent}"/>`;

const logo = (brand, ink) => {
  const width = 52 + wordWidth(brand.word);
  return svg(
    `viewBox="0 0 ${width} 40" width="${width}" height="40"`,
    `<g transform="translate(2 3) scale(.53)">${mark(brand, tile(brand))}</g>` +
      `<g transform="translate(46 13)" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${wordPaths(brand.word)}</g>`,
  );
};

/** A pitch's centre line and circle, drawn from the middle of a field. */
const pitch = (radius, reach) =>
  `<circle r="${radius}"/><path d="M0-${reach}V-${radius}M0 ${radius}V${reach}"/><circle r="4"/>`;

const hero = ({ accent, second, deep }) =>
  svg(
    'viewBox="0 0 800 400"',
    `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${accent}"/></linearGradient></defs>` +
      '<path fill="url(#a)" d="M0 0h800v400H0z"/>' +
      '<path fill="#fff" opacity=".05" d="M0 0h100v400H0zM200 0h100v400H200zM400 0h100v400H400zM600 0h100v400H600z"/>' +
      `<g transform="translate(560 200)" fill="none" stroke="${second}" stroke-width="4" opacity=".9">${pitch(110, 200)}</g>`,
  );

const loading = (ground, line) =>
  svg(
    'viewBox="0 0 800 400"',
    `<path fill="${ground}" d="M0 0h800v400H0z"/><g transform="translate(400 200)" fill="none" stroke="${line}" stroke-width="6">${pitch(90, 200)}</g>`,
  );

const empty = ({ second }) =>
  svg(
    'viewBox="0 0 240 160"',
    '<g fill="none" stroke="#7d8594" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M40 30h160v100H40zM120 30v26M120 104v26"/>' +
      `<circle cx="120" cy="80" r="24" stroke="${second}"/></g>`,
  );

/** Repeats without a seam; the theme gives the colour. */
const pattern = () =>
  svg(
    'viewBox="0 0 60 60" width="60" height="60"',
    '<g fill="none" stroke="#000" stroke-width="1.5"><circle cx="30" cy="30" r="14"/><path d="M30 0v16M30 44v16M0 30h16M44 30h16"/></g>',
  );

const ornament = () =>
  svg(
    'viewBox="0 0 48 16" width="48" height="16"',
    '<g fill="none" stroke="#000" stroke-width="2"><circle cx="24" cy="8" r="5"/><path d="M2 8h17M29 8h17"/></g>',
  );

/** Fills the square, so that any mask may cut it; what matters keeps to the middle. */
const launcher = (brand, addition) =>
  svg(
    'viewBox="0 0 512 512" width="512" height="512"',
    `<path fill="${brand.accent}" d="M0 0h512v512H0z"/><g transform="translate(96 84) scale(5)">${mark(brand, '')}</g>${addition}`,
  );

const ball = ({ accent, second }) =>
  `<g transform="translate(340 340)" stroke="${accent}" stroke-width="10"><circle r="70" fill="${second}"/><path fill="${accent}" stroke-width="1" d="m0-32 30 22-11 35h-38l-11-35z"/></g>`;

/**
 * Every drawing of a brand, by the name of its file.
 * @param {{ code: string, dark: boolean, palette: { accent: string, second: string, deep: string } }} brand
 */
export function drawingsOf({ code, dark, palette }) {
  const word = code.toUpperCase();
  const brand = { ...palette, word, initial: word.slice(0, 1) };
  return {
    'logo.svg': logo(brand, '#14171c'),
    'mark.svg': svg('viewBox="0 0 64 64"', mark(brand, tile(brand))),
    'hero.svg': hero(brand),
    'loading.svg': loading('#eaecf0', '#d3d7de'),
    'empty.svg': empty(brand),
    'icons.svg': iconSprite(),
    'pattern.svg': pattern(),
    'ornament.svg': ornament(),
    'launcher-fullsite.svg': launcher(brand, ''),
    'launcher-sports.svg': launcher(brand, ball(brand)),
    ...(dark && {
      'logo-dark.svg': logo(brand, '#f4f6fb'),
      'loading-dark.svg': loading('#1c1f24', '#2b3038'),
    }),
  };
}

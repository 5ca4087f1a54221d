import { join } from 'node:path';
import { drawingProblems, drawingSentences, readDrawings } from './drawing-problems';

const ky = readDrawings(join(__dirname, '../../brands/ky'));
const without = (name: string) => Object.fromEntries(Object.entries(ky).filter(([each]) => each !== name));
const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`;
/** Digits that do not shrink when they are packed. */
const noise = (length: number): string => {
  let [seed, digits] = [1, ''];
  while (digits.length < length) {
    seed = (seed * 48_271) % 2_147_483_647;
    digits += String(seed);
  }
  return digits.slice(0, length);
};

it.each([
  ['a script', 'assets/mark.svg', svg('<script/>'), ['holds a script']],
  ['text', 'assets/mark.svg', svg('<text>7</text>'), ['holds a script, text']],
  ['an address', 'assets/mark.svg', svg('<a href="/x"/>'), ['or an address']],
  ['a number that is none', 'assets/mark.svg', svg('<path d="M0 NaN"/>'), ['holds a script']],
  ['no namespace', 'assets/mark.svg', '<svg/>', ['does not begin as an SVG']],
  ['1500 bytes packed', 'banners/banner-1.svg', svg(`<path d="M${noise(3200)}"/>`), ['may take 1499']],
  [
    'a hero of 8000 bytes',
    'assets/hero-dark.svg',
    svg(`<path d="M${'0 '.repeat(4000)}"/>`),
    ['may take 7999'],
  ],
  [
    'a sprite without symbols',
    'assets/icons.svg',
    svg('<path fill="currentColor"/>'),
    ['lacks the symbols home'],
  ],
  [
    'a sprite of its own colours',
    'assets/icons.svg',
    (ky['assets/icons.svg'] ?? '').replaceAll('currentColor', '#000'),
    ['currentColor'],
  ],
  ['nothing wrong', 'assets/mark.svg', svg('<path d="M0 0"/>'), []],
])('finds %s', (_what, name, drawing, sentences) => {
  expect(drawingSentences(name, drawing)).toEqual(
    sentences.map((part) => expect.stringContaining(part) as unknown),
  );
});

it.each([
  ['a drawing that is missing', without('assets/mark.svg'), true, 'assets/mark.svg'],
  [
    'a dark loading picture that is missing',
    without('assets/loading-dark.svg'),
    true,
    'assets/loading-dark.svg',
  ],
  ['one that is never shown', ky, false, 'assets/loading-dark.svg'],
  [
    'launcher pictures that are the same',
    { ...ky, 'assets/launcher-sports.svg': ky['assets/launcher-fullsite.svg'] ?? '' },
    true,
    'assets/launcher-sports.svg',
  ],
])('finds %s', (_what, drawings, hasDark, file) => {
  expect(drawingProblems(drawings, hasDark)).toMatchObject([{ file }]);
});

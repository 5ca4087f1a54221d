import { readFileSync } from 'node:fs';

const CSS = readFileSync('apps/games/src/games.css', 'utf8');

/** The colour of a token at a hue of the art, linear red, green and blue. */
function colorOf(name: string, hue: number): readonly number[] {
  const text = new RegExp(`--color-${name}: oklch\\((.*)\\);`).exec(CSS)?.[1];
  if (text === undefined) throw new Error(`no colour ${name}`);
  const [l = 0, c = 0, h = 0] = text
    .replace(/var\([^)]*\)/, String(hue))
    .split(' ')
    .map(Number);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: string, other: string, hue: number): number {
  const [a, b] = [luminance(colorOf(one, hue)), luminance(colorOf(other, hue))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const HUES = Array.from({ length: 24 }, (_, index) => index * 15);
const least = (one: string, other: string) => Math.min(...HUES.map((hue) => contrast(one, other, hue)));

describe('colours of tables and lotteries, whatever the hues of the art', () => {
  it.each([
    'player',
    'banker',
    'tie',
    'black-field',
    'felt-2',
    'felt-3',
    'chip-0',
    'chip-1',
    'chip-2',
    'chip-3',
    'chip-4',
  ])('text is read on %s', (field) => expect(least('ink', field)).toBeGreaterThanOrEqual(4.5));

  it.each(['player-line', 'banker-line', 'tie-line', 'good', 'bad', 'warn', 'ink-2', 'accent'])(
    '%s is read on the felt',
    (ink) => {
      for (const felt of ['felt', 'felt-2']) expect(least(ink, felt)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['card-ink', 'card'],
    ['card-red', 'card'],
    ['on-accent', 'accent'],
    ['warn', 'felt-3'],
    ['ink-2', 'felt-3'],
  ])('%s is read on %s', (ink, field) => expect(least(ink, field)).toBeGreaterThanOrEqual(4.5));

  it('knows black on white', () => {
    expect(contrast('ink', 'ink', 0)).toBe(1);
  });
});

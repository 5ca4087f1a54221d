import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CAPABILITIES } from '@heptad/brand-config';

/** Why a drawing of a brand cannot be used. */
export interface DrawingProblem {
  /** Below the brand's folder, such as `assets/hero.svg`. */
  readonly file: string;
  readonly sentence: string;
}

const MOST_PACKED = 1500;
const MOST_OF_HERO = 8000;
/** What navigation and the home page may ask of a sprite. */
const SYMBOLS = ['home', 'records', 'wallet', 'promotions', 'support', 'mine', ...CAPABILITIES];
const SVG = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/;
const FOREIGN = /<script|<foreignObject|<text|href=|https?:|on\w+=|NaN|undefined/;

/** Drawings that every brand has, and those that one with a dark theme has beside them. */
const OWED = [
  ...['mark', 'logo', 'hero', 'icons', 'pattern', 'ornament', 'loading', 'empty'],
  ...['launcher-fullsite', 'launcher-sports'],
];

/** The drawings in a brand's folder by their paths below it. */
export function readDrawings(folder: string): Readonly<Record<string, string>> {
  const names = ['assets', 'banners'].flatMap((part) =>
    existsSync(join(folder, part)) ? readdirSync(join(folder, part)).map((name) => `${part}/${name}`) : [],
  );
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** What is wrong with a drawing by the rules of `brands/README.md`. @param name such as `assets/hero.svg` */
export function drawingSentences(name: string, svg: string): readonly string[] {
  const packed = gzipSync(svg).length;
  const missing = name === 'assets/icons.svg' ? SYMBOLS.filter((each) => !hasSymbol(svg, each)) : [];
  return [
    ...(SVG.test(svg) ? [] : ['The drawing does not begin as an SVG of its own.']),
    ...(FOREIGN.test(svg.replace('http://www.w3.org/2000/svg', ''))
      ? ['The drawing holds a script, text or an address.']
      : []),
    ...(packed < MOST_PACKED
      ? []
      : [
          `The drawing takes ${String(packed)} bytes packed and may take ${String(MOST_PACKED - 1)}: simplify it.`,
        ]),
    ...(/assets\/hero/.test(name) && svg.length >= MOST_OF_HERO
      ? [`The hero takes ${String(svg.length)} bytes and may take ${String(MOST_OF_HERO - 1)}: simplify it.`]
      : []),
    ...(missing.length > 0 ? [`The sprite lacks the symbols ${missing.join(', ')} of 24 by 24.`] : []),
    ...(name === 'assets/icons.svg' && !svg.includes('currentColor')
      ? ['The sprite is not drawn in the colour of the text (currentColor).']
      : []),
  ];
}

const hasSymbol = (svg: string, name: string): boolean =>
  svg.includes(`<symbol id="${name}" viewBox="0 0 24 24">`);

/** What is wrong with a brand's drawings. @param drawings their texts by their paths below its folder */
export function drawingProblems(
  drawings: Readonly<Record<string, string>>,
  hasDark: boolean,
): readonly DrawingProblem[] {
  const owed = [...OWED, ...(hasDark ? ['loading-dark'] : [])].map((name) => `assets/${name}.svg`);
  const alike = drawings['assets/launcher-fullsite.svg'] === drawings['assets/launcher-sports.svg'];
  return [
    ...owed
      .filter((name) => drawings[name] === undefined)
      .map((file) => ({ file, sentence: 'The drawing is missing: every brand draws its own.' })),
    ...Object.entries(drawings).flatMap(([file, svg]) =>
      drawingSentences(file, svg).map((sentence) => ({ file, sentence })),
    ),
    ...(alike
      ? [{ file: 'assets/launcher-sports.svg', sentence: 'Both launcher pictures are the same.' }]
      : []),
    ...(!hasDark && drawings['assets/loading-dark.svg'] !== undefined
      ? [
          {
            file: 'assets/loading-dark.svg',
            sentence: 'A brand without a dark theme has no dark loading picture.',
          },
        ]
      : []),
  ];
}

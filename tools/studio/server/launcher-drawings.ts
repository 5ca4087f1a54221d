import { themeLooks } from '@heptad/brand-config';
import { cleanSvg } from './clean-svg';
import { Refusal } from './refusal';

const SIDE = 512;
/** The largest square within the circle that every mask leaves. */
const SAFE = 288;

function boxOf(svg: string): readonly [number, number, number, number] {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const numbers =
    /viewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0)
    throw new Refusal(422, 'The mark does not say how large it is: give it a viewBox.');
  return [x, y, width, height];
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * Both launcher pictures from one mark, on the colour of the brand's tinted head; all icons and the splash are made of these.
 * @param mark an SVG drawing
 * @throws Refusal where the mark or the theme cannot be used
 */
export function launcherDrawings(mark: string, theme: unknown): Readonly<Record<string, string>> {
  const svg = cleanSvg(mark);
  const [x, y, width, height] = boxOf(svg);
  const colors = themeLooks(theme).get('light');
  const ground = colors?.['--color-head-special'];
  const ink = colors?.['--color-on-head-special'];
  if (ground === undefined || ink === undefined)
    throw new Refusal(422, 'The theme has no colour for a ground: mend it first.');
  const content = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\n$/, '');
  const scale = SAFE / Math.max(width, height);
  const left = (SIDE - width * scale) / 2 - x * scale;
  const top = (SIDE - height * scale) / 2 - y * scale;
  const picture = (addition: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(SIDE)} ${String(SIDE)}" width="${String(SIDE)}" height="${String(SIDE)}">` +
    `<path fill="${ground}" d="M0 0h512v512H0z"/><g transform="translate(${rounded(left)} ${rounded(top)}) scale(${String(Number(scale.toPrecision(5)))})">${content}</g>${addition}</svg>\n`;
  const ball = `<g transform="translate(372 372)" stroke="${ground}" stroke-width="8"><circle r="44" fill="${ink}"/><path fill="${ground}" stroke-width="1" d="m0-20 19 14-7 22h-24l-7-22z"/></g>`;
  return { 'assets/launcher-fullsite.svg': picture(''), 'assets/launcher-sports.svg': picture(ball) };
}

import { Refusal } from './refusal';

/** What a drawing may be made of; everything else goes or is refused. */
const SHAPES = new Set(
  [
    'svg g defs symbol path rect circle ellipse line polyline polygon',
    'linearGradient radialGradient stop clipPath mask pattern',
    'filter feGaussianBlur feOffset feBlend feColorMatrix feFlood feComposite feMerge feMergeNode feDropShadow',
  ].flatMap((line) => line.split(' ')),
);
/** Carry nothing that is seen and go with all they hold. */
const DROPPED = new Set(['script', 'metadata', 'title', 'desc', 'style', 'foreignObject', 'animate', 'set']);
const SENTENCES: Readonly<Record<string, string>> = {
  text: 'The drawing holds text: draw the words as shapes, since fonts differ from machine to machine.',
  image: 'The drawing holds a picture: draw it as shapes.',
  use: 'The drawing repeats a part by reference: write the part out where it is used.',
  a: 'The drawing holds a link: take it out.',
};

const TAG =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

function isKept(name: string, value: string): boolean {
  // Names of other programs, addresses, events; `url(#part)` alone leads to nothing outside.
  if (/:|^on|^xmlns$|^(href|style|class|data-.*)$/i.test(name)) return false;
  return !/&|javascript|https?:|expression|@import|url\(\s*['"]?(?!#)/i.test(value);
}

function attributesOf(text: string): string {
  return [...text.matchAll(ATTRIBUTE)]
    .map(([, name = '', double, single = '']) => [name, double ?? single] as const)
    .filter(([name, value]) => isKept(name, value))
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', "'")}"`)
    .join('');
}

/**
 * A drawing without scripts, styles, addresses, events and what programs leave in it.
 * @throws Refusal where it is no SVG, or would not look the same without what it may not hold
 */
export function cleanSvg(text: string): string {
  const source = text.replace(/^\uFEFF/, '').trim();
  if (/<!DOCTYPE|<!ENTITY|<!\[CDATA\[/i.test(source))
    throw new Refusal(422, 'The drawing declares a document type or raw data: save it as plain SVG.');
  let out = '';
  let last = 0;
  let dropping = 0;
  const open: string[] = [];
  for (const match of source.matchAll(TAG)) {
    const [whole, closing, name, attributes = '', closed] = match;
    if (source.slice(last, match.index).includes('<')) throw notSvg();
    last = match.index + whole.length;
    if (name === undefined) continue;
    if (open.length === 0 && (closing === '/' || name !== 'svg' || out !== '')) throw notSvg();
    if (closing === '/') {
      if (open.pop() !== name) throw notSvg();
      if (dropping > 0) dropping -= 1;
      else out += `</${name}>`;
      continue;
    }
    if (closed !== '/') open.push(name);
    if (dropping > 0 || DROPPED.has(name) || name.includes(':')) {
      if (closed !== '/') dropping += 1;
      continue;
    }
    const sentence = SENTENCES[name];
    if (sentence !== undefined) throw new Refusal(422, sentence);
    if (!SHAPES.has(name))
      throw new Refusal(422, `The drawing holds <${name}>, which the brand's drawings may not.`);
    out += `<${name}${open.length === 1 && name === 'svg' ? ` xmlns="${SVG_NAMESPACE}"` : ''}${attributesOf(attributes)}${closed === '/' ? '/' : ''}>`;
  }
  if (open.length > 0 || out === '' || source.slice(last).trim() !== '') throw notSvg();
  return `${out}\n`;
}

const notSvg = (): Refusal => new Refusal(422, 'The file is not an SVG drawing that can be read.');

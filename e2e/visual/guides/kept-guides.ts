import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../fixtures/program';
import type { BrandFacts } from '../../fixtures/test';
import { complaintAbout } from '../baselines';
import { readPicture, wordsOf, writePicture, type Picture } from '../picture';
import { halved } from '../picture-comparison';
import { packedForPages } from './packed-for-pages';
import { webm, type Film } from './webm';

const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
const TEXTS = join(ROOT, 'libs/support/src/guides/messages');

/** What is kept of a picture beside the picture itself. */
export interface PictureFacts {
  readonly page: string;
  readonly target: readonly [number, number, number, number];
}
interface GuidesFile {
  pictures: Record<string, object>;
  films: Record<string, object>;
}

/** `npm run pictures` keeps what is taken; a test compares. */
export const KEEP = process.env['PHOTOGRAPH'] === '1';

const folderOf = (brand: string): string => join(ROOT, 'brands', brand, 'guides');

function readFile(brand: string): GuidesFile {
  const file = join(folderOf(brand), 'guides.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as GuidesFile)
    : { pictures: {}, films: {} };
}

function keepFacts(brand: string, kind: keyof GuidesFile, name: string, facts: object): void {
  const known = readFile(brand);
  known[kind] = Object.fromEntries(
    Object.entries({ ...known[kind], [name]: facts }).sort(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(join(folderOf(brand), 'guides.json'), `${JSON.stringify(known, null, 2)}\n`);
}

/**
 * Compares a picture with the one that the brand ships, or keeps it when that is asked for.
 * @returns what is wrong, or nothing
 */
export async function compareOrKeep(
  brand: string,
  name: string,
  now: Picture,
  facts: PictureFacts,
  resultFile: string,
): Promise<string> {
  const file = join(folderOf(brand), `${name}.webp`);
  if (KEEP) {
    mkdirSync(folderOf(brand), { recursive: true });
    writeFileSync(file, await packedForPages(now));
    keepFacts(brand, 'pictures', name, { width: now.width, height: now.height, ...facts });
    return '';
  }
  // What was not taken yet cannot be older than its page.
  const complaint = existsSync(file) ? await differenceFrom(file, now) : '';
  if (complaint === '') return '';
  await writePicture(resultFile, now);
  return `The picture ${name} of ${brand} is older than its page (${complaint}): see ${resultFile}; npm run pictures ${brand} takes it anew.`;
}

async function differenceFrom(file: string, now: Picture): Promise<string> {
  const old = await readPicture(file);
  const fills = (await wordsOf(file)).split(' ').filter((fill) => fill !== '');
  // What is lost in packing spoils no fill of the photograph, whose fills are kept as words.
  return complaintAbout(now, { width: old.width, height: old.height, fills, small: halved(old) });
}

/** Keeps a film with its subtitles in every language, written from the words of its steps. */
export function keepFilm(
  facts: BrandFacts,
  brand: string,
  name: string,
  poster: string,
  film: Film,
  steps: readonly { readonly id: string; readonly at: number }[],
): void {
  const folder = folderOf(brand);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webm`), webm(film));
  for (const locale of LOCALES)
    writeFileSync(
      join(folder, `${name}.${locale}.vtt`),
      subtitles(wordsOfFilm(facts, name, locale), film.length, steps),
    );
  const { width, height, length } = film;
  keepFacts(brand, 'films', name, { poster, width, height, length: length / 1000, steps });
}

function wordsOfFilm(
  { labels }: BrandFacts,
  name: string,
  locale: (typeof LOCALES)[number],
): (step: string) => string {
  const { guides } = JSON.parse(readFileSync(join(TEXTS, `${locale}.json`), 'utf8')) as {
    guides: { film: Record<string, { step: Record<string, string> }> };
  };
  return (step) => {
    const words = guides.film[name]?.step[step];
    if (words === undefined)
      throw new Error(`The step ${step} of the film ${name} has no words in ${locale}.`);
    return words.replaceAll('{{customerService}}', labels.customerService[locale] ?? '');
  };
}

const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

function subtitles(
  wordsOfStep: (step: string) => string,
  lengthMs: number,
  steps: readonly { readonly id: string; readonly at: number }[],
): string {
  const cues = steps.map(({ id, at }, place) => {
    const until = steps[place + 1]?.at ?? lengthMs / 1000;
    return `${clock(at)} --> ${clock(until)}\n${wordsOfStep(id)}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXTRA_PATHS, PATHS } from '@heptad/feature-module';
import { guidesFolder, guidesModule, readGuides } from './guides-file';

const ROOT = join(import.meta.dirname, '../..');
const BRANDS = join(ROOT, 'brands');
const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
const KB = 1024;

interface Texts {
  readonly picture: Readonly<Record<string, string>>;
  readonly film: Readonly<Record<string, { readonly title: string; readonly step: Record<string, string> }>>;
}
const texts = (locale: string): Texts =>
  (
    JSON.parse(readFileSync(join(ROOT, `libs/support/src/guides/messages/${locale}.json`), 'utf8')) as {
      readonly guides: Texts;
    }
  ).guides;

const brands = readdirSync(BRANDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(brands)('the pictures and films of %s', (brand) => {
  const folder = guidesFolder(BRANDS, brand);
  const { pictures, films } = readGuides(folder);
  const sizeOf = (name: string): number => statSync(join(folder, name)).size;

  it('are there with their words in every language, small enough for a phone', () => {
    for (const name of Object.keys(pictures)) {
      expect([name, sizeOf(`${name}.webp`) < 32 * KB]).toEqual([name, true]);
      for (const locale of LOCALES) expect(texts(locale).picture).toHaveProperty(name);
    }
    for (const [name, { poster, steps }] of Object.entries(films)) {
      expect([name, sizeOf(`${name}.webm`) < 256 * KB]).toEqual([name, true]);
      expect(pictures).toHaveProperty(poster);
      for (const locale of LOCALES) {
        const words = texts(locale).film[name]?.step ?? {};
        expect(Object.keys(words)).toEqual(steps.map(({ id }) => id));
        const subtitles = readFileSync(join(folder, `${name}.${locale}.vtt`), 'utf8');
        expect(subtitles.startsWith('WEBVTT\n')).toBe(true);
        expect(subtitles.match(/-->/g)).toHaveLength(steps.length);
        const [first = ''] = Object.values(words);
        if (!first.includes('{{')) expect(subtitles).toContain(first);
      }
    }
  });

  it('show pages of the product, and point at places within the picture', () => {
    const pages = new Set<string>([...Object.values(PATHS), ...Object.values(EXTRA_PATHS), '/']);
    for (const [name, { page, width, height, target }] of Object.entries(pictures)) {
      expect([name, pages.has(page)]).toEqual([name, true]);
      const [left, top, wide, high] = target;
      expect([name, left >= 0 && top >= 0 && left + wide <= width && top + high <= height]).toEqual([
        name,
        true,
      ]);
    }
  });

  it('have no file that nothing names', () => {
    if (!existsSync(folder)) return;
    const named = [
      'guides.json',
      ...Object.keys(pictures).map((name) => `${name}.webp`),
      ...Object.keys(films).flatMap((name) => [
        `${name}.webm`,
        ...LOCALES.map((locale) => `${name}.${locale}.vtt`),
      ]),
    ];
    expect(readdirSync(folder).filter((name) => !named.includes(name))).toEqual([]);
  });
});

it('pictures that articles name have words', () => {
  const articles = join(ROOT, 'libs/support/src/help/articles/zh-CN');
  const named = readdirSync(articles).flatMap((file) =>
    [...readFileSync(join(articles, file), 'utf8').matchAll(/^!\[\]\((\w+)\)$/gm)].map(
      ([, name]) => name ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in texts('zh-CN').picture))).toEqual([]);
});

describe('the file of a brand', () => {
  const written = (content: object): string => {
    const folder = mkdtempSync(join(tmpdir(), 'guides-'));
    writeFileSync(join(folder, 'guides.json'), JSON.stringify(content));
    return folder;
  };

  it('becomes a module with an address for each file', () => {
    const folder = written({
      pictures: { list: { page: '/home/sports', width: 390, height: 844, target: [1, 2, 3, 4] } },
      films: { bet: { poster: 'list', width: 390, height: 844, length: 9, steps: [{ id: 'open', at: 0 }] } },
    });
    const code = guidesModule(folder);
    for (const name of ['list.webp', 'bet.webm', 'bet.zh-CN.vtt', 'bet.zh-TW.vtt', 'bet.en.vtt'])
      expect(code).toContain(`${join(folder, name)}?url`);
  });

  it('may be missing, and may not be another', () => {
    expect(readGuides(join(tmpdir(), 'nowhere'))).toEqual({ pictures: {}, films: {} });
    expect(() => readGuides(written({ pictures: { x: {} }, films: {} }))).toThrow();
  });
});

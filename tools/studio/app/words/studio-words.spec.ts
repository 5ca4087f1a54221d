import { LOCALES } from '@heptad/brand-config';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, studioWords } from './studio-words';

/** Every text below a value, by the way to it; a plural's form is no text of its own, since languages have different ones. */
function textsIn(value: unknown, way = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[way.slice(1), value]]);
  return new Map(
    Object.entries(value as object).flatMap(([key, below]) => [...textsIn(below, `${way}.${key}`)]),
  );
}

const files = new Map(
  LOCALES.map((locale) => [
    locale,
    textsIn(JSON.parse(readFileSync(join(__dirname, `${locale}.json`), 'utf8'))),
  ]),
);
const english = files.get('en')!;

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

describe('the words of the studio', () => {
  it.each(LOCALES)('in %s have the same keys and none is empty', (locale) => {
    const texts = files.get(locale)!;
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(LOCALES)('in %s fill in the same things', (locale) => {
    const filled = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
    const different = [...files.get(locale)!].filter(
      // A language without a singular says its number in both forms.
      ([key, text]) => String(filled(text)) !== String(filled(english.get(key) ?? '')),
    );
    expect(different).toEqual([]);
  });

  it('are all there that the page asks for by name', () => {
    const asked = sources(join(__dirname, '..')).flatMap((code) =>
      [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key = '']) => key),
    );
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter((key) => !english.has(key) && !english.has(`${key}_other`))).toEqual([]);
  });

  it('are shown in the language chosen before, else in the browser’s, else in simplified Chinese', () => {
    expect(firstLanguage('en', ['zh-TW'])).toBe('en');
    expect(firstLanguage('fr', ['zh-TW'])).toBe('zh-TW');
    expect(firstLanguage(null, ['de-DE'])).toBe('zh-CN');
  });

  it('say a number', () => {
    const words = studioWords('en');
    expect(words.t('top.problems', { count: 1 })).toBe('1 problem');
    expect(words.t('top.problems', { count: 3 })).toBe('3 problems');
  });
});

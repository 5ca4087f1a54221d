import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@heptad/brand-config';
import { inLanguage } from './in-language';
import sentences from './sentences.json';

const WORKSPACE = join(__dirname, '../../../..');
const SERVER = join(__dirname, '..');
const read = (file: string): string => readFileSync(file, 'utf8');

/** Literals of a source that are sentences, with what is filled in as a word. */
const sentencesOf = (source: string): string[] =>
  [
    ...source.matchAll(
      /'([A-Z](?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*\.)'|`([A-Z"](?:[^`\\\n]|\\.)* [^`\\\n]*\.)`/g,
    ),
  ]
    .map(([, plain, filled]) => plain ?? filled ?? '')
    .map((text) => text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x'));

const SOURCES = [
  ...readdirSync(SERVER)
    .filter((name) => /^[^.]+\.ts$/.test(name))
    .map((name) => join(SERVER, name)),
  ...['brand', 'localized-text', 'theme-schema'].map((name) =>
    join(WORKSPACE, `libs/brand-config/src/${name}.ts`),
  ),
  ...['brand/brand.mjs', 'brand/colours.mjs'].map((name) => join(WORKSPACE, 'tools/generators', name)),
  join(WORKSPACE, 'libs/sandbox/src/platform/read-sites.ts'),
];

describe('the sentences of the studio’s server', () => {
  it('are all there in the language of the page', () => {
    const said = SOURCES.flatMap((file) => sentencesOf(read(file).replaceAll(/description\([^)]*\)/g, '')));
    expect(said.length).toBeGreaterThan(50);
    const untold = said.filter((sentence) => inLanguage(sentence, 'zh-CN') === sentence);
    // The one is filled in with three sentences, each of which is there; the other is the command's alone.
    expect(
      untold.filter((sentence) => !/^The file in the folder x|^See it: npm start/.test(sentence)),
    ).toEqual([]);
  });

  it('have all their places and no empty words in each language', () => {
    const places = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();
    for (const row of sentences)
      for (const locale of LOCALES) {
        expect(row[locale].trim()).not.toBe('');
        // The kind of a wrong value is said by what is wanted.
        expect(places(row[locale])).toBe(places(locale === 'en' ? row.en : row.en.replace('{{kind}}', '')));
      }
  });

  it.each([
    ['The brand cannot be saved while something is wrong with it.', '品牌还有问题，不能保存。'],
    ['is missing: add it', '缺少这一项，请补上'],
    [
      '#c0c6d2 has a contrast of 1.71 on surface (#ffffff), 1.60 on sunken (#f0f0f0) and needs 4.5: try #6e6e6e',
      '#c0c6d2 的对比度在 surface（#ffffff）上为 1.71、在 sunken（#f0f0f0）上为 1.60，需要 4.5：可以用 #6e6e6e',
    ],
    [
      'site.json is not JSON (Unexpected end of JSON input). Nothing was written: mend the file, or go back to what the folder holds.',
      'site.json 不是 JSON（Unexpected end of JSON input），什么都没有写入：请修好文件，或恢复成文件夹里的内容。',
    ],
    ['A place in the text is not closed: write it {{name}}.', '文案里有没写完整的占位：请写成 {{name}}。'],
    ['Said by nobody.', 'Said by nobody.'],
  ])('%s', (sentence, chinese) => {
    expect(inLanguage(sentence, 'zh-CN')).toBe(chinese);
    expect(inLanguage(sentence, 'en')).toBe(sentence);
  });
});

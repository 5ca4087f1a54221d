import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
type Locale = (typeof LOCALES)[number];

/** A thing with its one word in each language, and the words (regular expressions) that members must not read for it. */
type Entry = { readonly term: string } & Readonly<
  Record<Locale, { readonly word: string; readonly not: readonly string[] }>
>;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const entries = JSON.parse(read('tools/docs/one-word.json')) as readonly Entry[];

const filesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => !path.includes('node_modules'));

const messageFiles = (locale: Locale) =>
  [...filesBelow('libs'), ...filesBelow('brands')].filter(
    (path) => path.includes('/messages/') && path.endsWith(`/${locale}.json`),
  );

/** What the platform and the venues write: their texts of all languages stand in code. */
const serverFiles = ['libs/sandbox/src', 'libs/sandbox-venues/src']
  .flatMap(filesBelow)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'));

/** The lines that use a rejected word, each with its file. */
function linesWith(word: RegExp, files: readonly string[]): readonly string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => word.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

describe.each(entries)('the one word for $term', (entry) => {
  it('stands in the glossary, in three languages', () => {
    const cells = [entry.term, ...LOCALES.map((locale) => entry[locale].word)];
    const row = new RegExp(`^\\| ${cells.map((cell) => `${cell} +`).join('\\| ')}\\|$`, 'm');
    expect(read('docs/glossary.md')).toMatch(row);
  });

  it.each(LOCALES)('has no other beside it in the texts of %s', (locale) => {
    const files = messageFiles(locale);
    expect(files.length).toBeGreaterThan(10);
    for (const word of entry[locale].not) expect(linesWith(new RegExp(word, 'i'), files)).toEqual([]);
  });

  it('has no other Chinese one in what platform and venues write', () => {
    // A word that is right in one script may be wrong in the other, and both stand in one file.
    const own = (word: string) => LOCALES.some((locale) => new RegExp(word).test(entry[locale].word));
    for (const locale of ['zh-CN', 'zh-TW'] as const)
      for (const word of entry[locale].not.filter((each) => !own(each)))
        expect(linesWith(new RegExp(word), serverFiles)).toEqual([]);
  });
});

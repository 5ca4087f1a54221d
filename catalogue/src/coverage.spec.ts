import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const KIT = join(ROOT, 'libs/ui-kit/src');
/** Parts that are seen in the stories of what they belong to, and what shows nothing by itself. */
const SEEN_ELSEWHERE = new Set([
  'Cell',
  'TabPanel',
  'LinkProvider',
  'BarEnd',
  'BarEndProvider',
  'ErrorState',
  'OfflineState',
]);

const storiesFiles = readdirSync(KIT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.stories.tsx'),
);

describe('the catalogue', () => {
  it('has stories for every component that the kit gives away', () => {
    const shown = storiesFiles.map((name) => readFileSync(join(KIT, name), 'utf8')).join('\n');
    const index = readFileSync(join(KIT, 'index.ts'), 'utf8');
    const given = [...index.matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, names]) => (names ?? '').split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][a-z]\w*$/.test(name) && !SEEN_ELSEWHERE.has(name));
    expect(given.length).toBeGreaterThan(30);
    expect(given.filter((name) => !new RegExp(`<${name}\\b`).test(shown))).toEqual([]);
  });

  it('names its files apart, since a sheet is found by its file’s name', () => {
    const names = storiesFiles.map((name) => name.split('/').at(-1));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has a page for every brand', () => {
    const pages = readFileSync(join(__dirname, 'brand-page/brand-page.stories.tsx'), 'utf8');
    const brands = readdirSync(join(ROOT, 'brands')).filter((code) =>
      existsSync(join(ROOT, 'brands', code, 'brand.json')),
    );
    expect(brands.filter((code) => !pages.includes(`brand: '${code}'`))).toEqual([]);
  });

  it('reads texts inside the stories, never once for all', () => {
    const early = storiesFiles.filter((name) =>
      /^(?:const|export const) \w+ = storyWords\(/m.test(readFileSync(join(KIT, name), 'utf8')),
    );
    expect(early).toEqual([]);
  });
});

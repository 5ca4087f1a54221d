import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSites } from './read-sites';

const BRANDS = join(__dirname, '../../../../brands');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A brand like one of the product's, changed. */
function addBrand(brand: Readonly<Record<string, unknown>>, site: string | undefined): void {
  const own = join(folder, 'zz');
  mkdirSync(own);
  const given = JSON.parse(readFileSync(join(BRANDS, 'ky/brand.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(own, 'brand.json'), JSON.stringify({ ...given, ...brand }));
  if (site !== undefined) writeFileSync(join(own, 'site.json'), site);
}

const GRADES = Array.from({ length: 11 }, (_, grade) => `G${String(grade)}`);
const SITE = {
  title: { 'zh-CN': '甲', 'zh-TW': '甲', en: 'A' },
  gradeNames: { 'zh-CN': GRADES, 'zh-TW': GRADES, en: GRADES },
  venueOrder: ['FBTY', 'OBTY'],
};
const inEachLanguage = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: text });
const LABELS = { customerService: inEachLanguage('C'), centreWallet: inEachLanguage('W') };

const siteWith = (names: readonly string[]): string =>
  JSON.stringify({ ...SITE, gradeNames: { ...SITE.gradeNames, 'zh-TW': names } });

describe('the sites of the brands', () => {
  it('are read in the order of their numbers, each with its own title', () => {
    const sites = readSites(BRANDS);
    expect(sites.map(({ id }) => Number(id))).toEqual(sites.map(({ id }) => Number(id)).toSorted());
    expect(new Set(sites.map(({ title }) => title.en)).size).toBe(sites.length);
  });

  it('take number, areas and labels from the brand, the rest from the file of the site', () => {
    const capabilities = ['sports', 'live', 'egame', 'lottery'];
    addBrand({ siteId: 4999, capabilities, labels: LABELS }, JSON.stringify(SITE));
    // Nobody's brand: files beside the brands are passed over.
    cpSync(join(BRANDS, 'README.md'), join(folder, 'README.md'));
    expect(readSites(folder)).toEqual([
      { ...SITE, id: '4999', videoFolder: '4999', labels: LABELS, withoutAreas: ['esports', 'fishing'] },
    ]);
  });

  it.each([
    ['has no file', undefined, /site\.json is missing/],
    ['is not JSON', '{', /site\.json is not JSON/],
    ['has no title', JSON.stringify({ ...SITE, title: undefined }), /title/],
    ['lacks a language', JSON.stringify({ ...SITE, title: { en: 'A' } }), /title\.zh-CN/],
    ['has no venues', JSON.stringify({ ...SITE, venueOrder: [] }), /must not be empty/],
    ['names a venue twice', JSON.stringify({ ...SITE, venueOrder: ['FBTY', 'FBTY'] }), /twice/],
    ['names a venue that is none', JSON.stringify({ ...SITE, venueOrder: ['YBTY'] }), /venueOrder\.0/],
    ['names ten grades', siteWith(GRADES.slice(1)), /does not name each grade/],
    ['names two grades alike', siteWith(['G1', ...GRADES.slice(1)]), /two grades alike/],
    ['names a grade nothing', siteWith([' ', ...GRADES.slice(1)]), /must not be empty/],
    ['has one hue', JSON.stringify({ ...SITE, pictureHues: [12] }), /pictureHues/],
    ['has a hue that is none', JSON.stringify({ ...SITE, pictureHues: [12, 360] }), /pictureHues\.1/],
    ['has a field nobody knows', JSON.stringify({ ...SITE, colour: 1 }), /colour/],
  ])('are refused by name where a site %s', (_, site, message) => {
    addBrand({ siteId: 4999 }, site);
    expect(() => readSites(folder)).toThrow(message);
  });

  it('are none where there is no brand', () => {
    expect(readSites(folder)).toEqual([]);
  });
});

it('no source of the platform names a brand', () => {
  const libs = join(__dirname, '../../..');
  const names = readSites(BRANDS).flatMap(({ title }) => Object.values(title));
  const sources = readdirSync(libs, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^sandbox[^/]*\/.*(?<!\.spec)\.ts$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(200);
  const naming = sources.filter((path) => {
    const text = readFileSync(join(libs, path), 'utf8');
    return names.some((name) => text.includes(name));
  });
  expect(naming).toEqual([]);
});

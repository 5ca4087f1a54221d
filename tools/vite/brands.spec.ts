import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, parseDeployment } from '@heptad/brand-config';
import { DEMO_SALTS } from '@heptad/sandbox';
import { brandCodes, readBrand, readMessages, type BrandSource } from './brand-source';
import { developmentDeployment } from './development';
import { drawingProblems, readDrawings } from './drawing-problems';
import { jsonSchemas } from './json-schemas';

const BRANDS = join(__dirname, '../../brands');
const sources = brandCodes(BRANDS).map((code) => readBrand(BRANDS, code));
const table = sources.map((source): [string, BrandSource] => [source.brand.code, source]);
const coloursOf = (name: string) => sources.map(({ theme }) => theme.variables[`--color-${name}`]);

const SEVEN = ['ayx', 'hth', 'jn', 'ky', 'leyu', 'ml', 'yx'];

it('BRAND-001 the seven brands are there', () => {
  // A brand may be added; the generators' trial adds one.
  expect(brandCodes(BRANDS)).toEqual(expect.arrayContaining(SEVEN));
});

it('BRAND-014 every brand has an accent, a surface and a rhythm of its own', () => {
  expect(new Set(coloursOf('accent')).size).toBe(sources.length);
  expect(new Set(coloursOf('accent-2')).size).toBe(sources.length);
  expect(
    new Set(sources.map(({ theme }) => `${theme.variables['--radius-m']} ${theme.variables['--spacing']}`))
      .size,
  ).toBe(sources.length);
});

it('BRAND-014 every brand tells what was won from what was lost by colour as well', () => {
  const shared = sources.filter(
    ({ theme: { variables } }) => variables['--color-gain'] === variables['--color-loss'],
  );
  expect(shared.map(({ brand }) => brand.code)).toEqual([]);
  expect(coloursOf('gain')).not.toContain(undefined);
});

it('BRAND-014 the seven brands draw their own pictures, symbols and textures', () => {
  const seven = sources.filter(({ brand }) => SEVEN.includes(brand.code));
  const own = (files: readonly string[]) => new Set(files.map((file) => readFileSync(file, 'utf8'))).size;
  for (const name of ['mark', 'empty', 'icons'] as const)
    expect(own(seven.map(({ assets }) => assets[name]))).toBe(seven.length);
  for (const name of ['hero', 'logo', 'loading'] as const)
    expect(own(seven.map(({ assets }) => assets[name].light))).toBe(seven.length);
  for (const name of ['pattern', 'ornament'] as const)
    expect(own(seven.map(({ textures }) => textures[name]))).toBe(seven.length);
});

it('BRAND-003 some brands have a dark theme and some have not', () => {
  const dark = sources.filter(({ brand }) => brand.hasDark).map(({ brand }) => brand.code);
  expect(dark.filter((code) => SEVEN.includes(code)).sort()).toEqual(['ayx', 'hth', 'ky', 'leyu', 'yx']);
});

it('site ids begin with 4002 and none is used twice', () => {
  expect(sources.map(({ brand }) => brand.siteId).sort()).toEqual(sources.map((_, index) => 4002 + index));
});

it('one brand has no support contact, the others have one', () => {
  expect(sources.filter(({ brand }) => brand.support === undefined).map(({ brand }) => brand.code)).toEqual([
    'ml',
  ]);
});

it('labels come from the brand', () => {
  const labels = Object.fromEntries(
    sources.map(({ brand }) => [brand.code, brand.labels.centreWallet['zh-CN']]),
  );
  expect(labels).toMatchObject({ ky: '中心钱包', hth: '主账户', ml: '钱包中心' });
  expect(new Set(sources.map(({ brand }) => brand.labels.customerService['zh-CN'])).size).toBeGreaterThan(1);
});

it('every brand orders all four sports venues, and not all alike', () => {
  for (const { brand } of sources)
    expect([...brand.venueOrder].sort()).toEqual(['DBTY', 'FBTY', 'IMTY', 'YBTY']);
  expect(new Set(sources.map(({ brand }) => brand.venueOrder.join())).size).toBeGreaterThan(3);
});

it('NATIVE-015 no two brands share an app scheme or marker', () => {
  expect(new Set(sources.map(({ brand }) => brand.native.scheme)).size).toBe(sources.length);
  expect(new Set(sources.map(({ brand }) => brand.native.marker)).size).toBe(sources.length);
});

describe.each(table)('%s', (_code, source) => {
  it('BRAND-002 has the head colours of all brands', () => {
    expect(source.theme.heads.light.plain).toBe('#ffffff');
    expect(source.theme.heads.dark.plain).toBe(source.brand.hasDark ? '#181a21' : '#ffffff');
  });

  it('MEDIA-012 SHELL-044 draws all that a brand draws, by the rules for drawings', () => {
    expect(drawingProblems(readDrawings(source.folder), source.brand.hasDark)).toEqual([]);
  });

  it('has texts in every language', () => {
    for (const locale of LOCALES) expect(() => readMessages(source, locale)).not.toThrow();
  });
});

it('the schemas that editors use are in step with those of the build (else: npx tsx tools/vite/write-json-schemas.ts)', () => {
  for (const [name, text] of Object.entries(jsonSchemas())) {
    expect(JSON.parse(readFileSync(join(BRANDS, name), 'utf8'))).toEqual(JSON.parse(text));
  }
});

describe('the development deployment', () => {
  it('OPEN-016 signs by the salts of the demonstration platform', () => {
    const text = readFileSync(join(BRANDS, 'deployment.development.json'), 'utf8');
    expect(parseDeployment(text).signatureSalts).toEqual(DEMO_SALTS);
  });

  it('lets the sandbox through on whatever port it is', async () => {
    const { environment, origins, imageOrigins, gameOrigins } = await developmentDeployment(
      BRANDS,
      'http://127.0.0.1:4777',
    );
    expect(environment).toBe('development');
    expect(origins).toContain('http://127.0.0.1:4777');
    expect(imageOrigins).toContain('http://127.0.0.1:4777');
    expect(gameOrigins).toEqual(['http://127.0.0.1:4778']);
  });
});

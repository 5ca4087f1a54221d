import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { compileTheme } from '@heptad/brand-config';

const ROOT = join(__dirname, '../..');

interface Attempt {
  readonly generator: 'lib' | 'feature' | 'brand';
  readonly options: Readonly<Record<string, unknown>>;
  /** Laid over the workspace first. */
  readonly given?: Readonly<Record<string, string>>;
}
interface Result {
  readonly error?: string;
  readonly files?: Readonly<Record<string, string>>;
}

const node = (args: string[], input = ''): unknown =>
  JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, input, encoding: 'utf8' }));

const lib = (name: string): Attempt => ({ generator: 'lib', options: { name, type: 'util' } });
const feature = (name: string, path?: string): Attempt => ({
  generator: 'feature',
  options: { name, ...(path !== undefined && { path }) },
});
const brand = (code: string, options = {}): Attempt => ({
  generator: 'brand',
  options: { code, ...options },
});

const TABLE = 'tools/boundaries/table.json';
const PLANNED = JSON.stringify({ types: {}, projects: { 'libs/gifts': 'feature' } });
const PATHS_FILE = 'libs/feature-module/src/paths.ts';
const PATHS = "export const mineGifts = '/mine/gifts';\n";
const EXTRA_PATHS_FILE = 'libs/feature-module/src/extra-paths.ts';

const refused: readonly (readonly [string, Attempt])[] = [
  ['"OddsBoard" is not kebab-case', lib('OddsBoard')],
  ['"odds_board" is not kebab-case', lib('odds_board')],
  ['"../odds" is not kebab-case', lib('../odds')],
  ['"" is not kebab-case', lib('')],
  ['"utils" says nothing of a subject', lib('utils')],
  ['"feature" says nothing of a subject', lib('feature')],
  ['libs/formatting exists already', lib('formatting')],
  ['apps/ky has this name already', lib('ky')],
  ['is of type feature, not util', { ...lib('gifts'), given: { [TABLE]: PLANNED } }],
  ['libs/home exists already', feature('home')],
  ['/mine is served by libs/account/src/account-parts.ts already', feature('member-page', '/mine')],
  ['"no-slash" is no address of a page', feature('no-slash', 'no-slash')],
  ['"/a//b" is no address of a page', feature('double-slash', '/a//b')],
  ['has another homeAlias already', feature('home-alias')],
  ['"KY" is no brand code', brand('KY')],
  ['"x" is no brand code', brand('x')],
  ['"ninebrand" is no brand code', brand('ninebrand')],
  ['brands/ky exists already', brand('ky')],
  ['apps/edge exists already', brand('edge')],
  ['libs/home exists already', brand('home')],
  ['opens kunyue:// links already', brand('kunyue')],
  ['is called 鲲跃 already', brand('zz', { zhCN: '鲲跃' })],
];

const accepted = {
  planned: { ...feature('gifts'), given: { [TABLE]: PLANNED } },
  knownPath: { ...feature('gifts', '/mine/gifts'), given: { [PATHS_FILE]: PATHS } },
  parameter: feature('open-prize', '/prizes/:id'),
  light: brand('lightone', { dark: false, zhCN: '明朗', zhTW: '明朗', en: 'Brightly' }),
  ...Object.fromEntries(['abcdefgh', 'ijklmnop', 'qrstuvwx', 'yz'].map((code) => [code, brand(code)])),
};

describe('a generator', () => {
  let errors: readonly (string | undefined)[];
  let made: Readonly<Record<string, Readonly<Record<string, string>>>>;

  beforeAll(() => {
    const attempts = [...refused.map(([, attempt]) => attempt), ...Object.values(accepted)];
    const results = node(['tools/generators/attempts.mjs'], JSON.stringify(attempts)) as Result[];
    errors = results.map(({ error }) => error);
    const kept = results.slice(refused.length).map(({ files }) => files ?? {});
    made = Object.fromEntries(Object.keys(accepted).map((name, index) => [name, kept[index]!]));
  }, 60_000);

  it.each(refused.map(([message], index) => [message, index] as const))('says: %s', (message, index) => {
    expect(errors[index]).toContain(message);
  });

  it('refuses nothing that is right', () => {
    expect(errors.slice(refused.length).filter(Boolean)).toEqual([]);
  });

  it('keeps a row that was there before the library', () => {
    expect(JSON.parse(made['planned']![TABLE]!)).toEqual(JSON.parse(PLANNED));
  });

  it('names the address of a page by the constant that is there', () => {
    const files = made['knownPath']!;
    expect(files['libs/gifts/src/gifts-module.ts']).toContain('path: PATHS.mineGifts');
    expect(files[PATHS_FILE]).toBe(PATHS);
    expect(files).not.toHaveProperty([EXTRA_PATHS_FILE]);
  });

  it('names a new address as the path table would', () => {
    const files = made['parameter']!;
    expect(files[EXTRA_PATHS_FILE]).toContain("  prizesById: '/prizes/:id',\n} as const;");
    expect(files['libs/open-prize/src/open-prize-module.ts']).toContain('path: EXTRA_PATHS.prizesById');
  });

  it('BRAND-003 gives a brand without a dark theme nothing dark', () => {
    const files = made['light']!;
    expect(JSON.parse(files['brands/lightone/brand.json']!)).toMatchObject({ hasDark: false });
    expect(Object.keys(files).filter((file) => file.includes('-dark'))).toEqual([]);
    const theme: unknown = JSON.parse(files['brands/lightone/theme.json']!);
    expect(theme).not.toHaveProperty('dark');
    expect(() => compileTheme(theme, { file: 'theme.json', hasDark: false })).not.toThrow();
  });

  it.each(['abcdefgh', 'ijklmnop', 'qrstuvwx', 'yz'])('draws the letters of %s', (code) => {
    const logo = made[code]![`brands/${code}/assets/logo.svg`]!;
    expect(logo).not.toContain('undefined');
    expect(logo.match(/<path/g)).toHaveLength(code.length + 2);
  });
});

it('the colours of a new brand can be read, whatever their hue', () => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { paletteOf, themeOf } from './tools/generators/brand/theme.mjs';
    const reference = JSON.parse(readFileSync('brands/ky/theme.json', 'utf8'));
    const hues = Array.from({ length: 72 }, (_, step) => step * 5);
    const themes = hues.map((hue) => themeOf(reference, { palette: paletteOf(hue), corner: 10, dark: true }));
    process.stdout.write(JSON.stringify(themes));`;
  const themes = node(['--input-type=module', '--eval', script]) as unknown[];
  expect(themes).toHaveLength(72);
  for (const theme of themes)
    expect(() => compileTheme(theme, { file: 'theme.json', hasDark: true })).not.toThrow();
});

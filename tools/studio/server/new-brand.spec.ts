import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrand } from '../../vite/brand-source';
import { makeBrand } from './new-brand';
import { Studio } from './studio';
import { failingFiles } from './testing/failing-files';

const WORKSPACE = join(__dirname, '../../..');
const COPIED = [
  'brands',
  'apps/ky',
  'tools/boundaries/table.json',
  '.prettierrc.json',
  'nx.json',
  'package.json',
];
const NAMES = { 'zh-CN': '早早', 'zh-TW': '早早', en: 'Early' };
const COLOURS = ['#7a3dff', '#ffb020', '#101820'] as [string, string, string];

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-new-'));
  for (const name of COPIED) cpSync(join(WORKSPACE, name), join(root, name), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const make = (code: string, from: Parameters<typeof makeBrand>[0]['from'], names = NAMES, dark = true) =>
  makeBrand({ code, names, from, dark }, { root, workspace: WORKSPACE });

it('makes a brand of three colours in which the studio finds nothing to mend', async () => {
  await make('zz', { colours: COLOURS });
  const { brand, theme } = readBrand(join(root, 'brands'), 'zz');
  expect(brand).toMatchObject({ code: 'zz', names: NAMES, hasDark: true });
  expect(theme.variables['--color-accent']).toMatch(/^#[5-9a-f]\w[0-4]\w[c-f]\w$/);
  const studio = new Studio({
    workspace: WORKSPACE,
    brandsFolder: join(root, 'brands'),
    draftsFolder: join(root, 'drafts'),
  });
  expect(studio.desk('zz').view()).toMatchObject({ problems: [], changed: false });
});

it('makes a brand that begins with another, without a dark theme', async () => {
  await make('yy', { brand: 'jn' }, { 'zh-CN': '迟迟', 'zh-TW': '遲遲', en: 'Late' }, false);
  const [own, other] = ['yy', 'jn'].map((code) => readBrand(join(root, 'brands'), code));
  expect(own?.brand).toMatchObject({ layout: other?.brand.layout, tabs: other?.brand.tabs, hasDark: false });
  expect(own?.theme.variables['--color-accent']).not.toBe(other?.theme.variables['--color-accent']);
});

it('makes nothing of a brand for which there is no room', async () => {
  const held = () => readdirSync(root, { recursive: true }).toSorted();
  const before = held();
  const table = readFileSync(join(root, 'tools/boundaries/table.json'), 'utf8');
  const given = { code: 'vv', names: { ...NAMES, 'zh-CN': '满满' }, from: { brand: 'ky' }, dark: true };
  await expect(
    makeBrand(given, { root, workspace: WORKSPACE, files: failingFiles('writeFileSync', 9) }),
  ).rejects.toMatchObject({ status: 507 });
  expect(held()).toEqual(before);
  expect(readFileSync(join(root, 'tools/boundaries/table.json'), 'utf8')).toBe(table);
});

it.each([
  ['ky', { colours: COLOURS }, 'brands/ky exists already'],
  ['xx', { brand: 'nobody' }, 'There is no brand "nobody"'],
] as const)('says why there can be no brand %s of %j', async (code, from, sentence) => {
  const given = 'colours' in from ? { colours: COLOURS } : from;
  await expect(make(code, given)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(sentence) as unknown,
  });
});

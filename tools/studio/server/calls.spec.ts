import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StudioDraft } from '../contract';
import { readBrand } from '../../vite/brand-source';
import { readFolder } from './brand-folder';
import { answerCall } from './calls';
import { Studio } from './studio';
import { failingFiles } from './testing/failing-files';

const WORKSPACE = join(__dirname, '../../..');
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#fff" d="M0 0h10v10z"/></svg>';

let root: string;
let studio: Studio;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const code of ['ky', 'jn'])
    cpSync(join(WORKSPACE, 'brands', code), join(root, 'brands', code), { recursive: true });
  studio = new Studio({
    workspace: WORKSPACE,
    brandsFolder: join(root, 'brands'),
    draftsFolder: join(root, 'drafts'),
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const folder = (code = 'ky') => readFolder(join(root, 'brands', code));
async function call(method: string, path: string, body: unknown = ''): Promise<StudioDraft> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await answerCall(studio, { method, path, body: text });
  if (!('json' in answer)) throw new Error('no JSON');
  return answer.json as StudioDraft;
}
type Theme = { light: { color: Record<string, { $value: string }> } };
type Brand = { labels: { centreWallet: Record<string, string> }; venueOrder: string[] };
const copy = <T>(value: unknown): T => structuredClone(value) as T;

async function recolour(token: string, color: string): Promise<StudioDraft> {
  const { files, revision } = await call('GET', 'brands/ky');
  const theme = copy<Theme>(files.theme);
  theme.light.color[token] = { $value: color };
  return call('PATCH', 'brands/ky', { revision, files: { theme } });
}

it('finds nothing to mend in the brands there are, and nothing changed', async () => {
  for (const code of ['ky', 'jn'])
    expect(await call('GET', `brands/${code}`)).toMatchObject({
      problems: [],
      changed: false,
      canUndo: false,
    });
});

it('saves exactly what the diff says and touches nothing else', async () => {
  const before = folder();
  const changed = await recolour('muted', '#4a5468');
  const brand = copy<Brand>(changed.files.brand);
  brand.labels.centreWallet['zh-CN'] = '主钱包';
  const { revision } = await call('PATCH', 'brands/ky', { revision: changed.revision, files: { brand } });
  const lines = (
    (await call('GET', 'brands/ky/diff')) as unknown as {
      file: string;
      lines: { kind: string; text: string }[];
    }[]
  ).map(({ file, lines: all }) => [file, all.filter(({ kind }) => kind !== 'same').length]);
  expect(lines).toEqual([
    ['brand.json', 2],
    ['theme.json', 2],
  ]);
  expect(folder()).toEqual(before);

  expect(await call('POST', 'brands/ky/save', { revision })).toMatchObject({ changed: false });
  expect(folder()).toEqual({
    ...before,
    'theme.json': before['theme.json']?.replace('#566179', '#4a5468'),
    'brand.json': before['brand.json']?.replace('"zh-CN": "中心钱包"', '"zh-CN": "主钱包"'),
  });
  expect(folder('jn')).toEqual(readFolder(join(WORKSPACE, 'brands/jn')));
});

it('saves nothing on a full disk, keeps the draft, and saves it once there is room', async () => {
  const options = { ...studio.options };
  const full = { ...failingFiles('renameSync', Infinity) };
  studio = new Studio({ ...options, files: full });
  const before = folder();
  const changed = await recolour('muted', '#4a5468');
  const brand = copy<Brand>(changed.files.brand);
  brand.labels.centreWallet['zh-CN'] = '主钱包';
  const draft = await call('PATCH', 'brands/ky', { revision: changed.revision, files: { brand } });
  const { renameSync } = full;
  Object.assign(full, failingFiles('renameSync', 2));
  await expect(call('POST', 'brands/ky/save', { revision: draft.revision })).rejects.toMatchObject({
    status: 507,
    message: expect.stringContaining('There is no room left') as unknown,
  });
  expect(folder()).toEqual(before);
  expect(await call('GET', 'brands/ky')).toEqual(draft);
  Object.assign(full, { renameSync });
  expect(await call('POST', 'brands/ky/save', { revision: draft.revision })).toMatchObject({
    changed: false,
  });
  expect(folder()['brand.json']).toContain('主钱包');
});

it('keeps a change for whose preview there is no room', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = { ...failingFiles('renameSync', Infinity) };
  studio = new Studio({ ...studio.options, files: full });
  await call('GET', 'brands/ky');
  Object.assign(full, failingFiles('writeFileSync', 1));
  const { revision } = await recolour('muted', '#4a5468');
  expect(told).toHaveBeenCalledTimes(1);
  expect(await call('POST', 'brands/ky/save', { revision })).toMatchObject({ changed: false });
  told.mockRestore();
});

it('refuses to save a page that could not be read, and names the shade that could', async () => {
  const { revision, contrast, problems } = await recolour('muted', '#c0c6d2');
  expect(problems.map(({ path }) => path)).toContain('light.color.muted');
  const low = contrast.find(({ token, look }) => token === 'muted' && look === 'light');
  expect(low).toMatchObject({
    color: '#c0c6d2',
    needed: 4.5,
    shade: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown,
  });
  await expect(call('POST', 'brands/ky/save', { revision })).rejects.toMatchObject({ status: 422 });
  expect((await recolour('muted', low?.shade ?? '')).problems).toEqual([]);
});

it('refuses a change of a draft that somebody changed meanwhile', async () => {
  const { revision } = await call('GET', 'brands/ky');
  await recolour('muted', '#4a5468');
  await expect(call('PATCH', 'brands/ky', { revision, files: {} })).rejects.toMatchObject({ status: 409 });
  await expect(call('POST', 'brands/ky/undo', { revision })).rejects.toMatchObject({ status: 409 });
});

it('takes what an editor changed, and never writes over what both changed', async () => {
  const file = join(root, 'brands/ky/brand.json');
  await call('GET', 'brands/ky');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Kunyue', 'Kunyue Two'));
  await studio.look('ky');
  const taken = await recolour('muted', '#4a5468');
  expect(taken.files.brand).toMatchObject({ names: { en: 'Kunyue Two' } });

  const theme = join(root, 'brands/ky/theme.json');
  const theirs = readFileSync(theme, 'utf8').replace('#566179', '#444444');
  writeFileSync(theme, theirs);
  await expect(call('POST', 'brands/ky/save', { revision: taken.revision })).rejects.toMatchObject({
    status: 409,
  });
  expect(readFileSync(theme, 'utf8')).toBe(theirs);
  const { revision } = await call('GET', 'brands/ky');
  const reverted = await call('POST', 'brands/ky/revert', { revision });
  expect(reverted).toMatchObject({ changed: false, problems: [] });
  expect(reverted.files.theme).toEqual(JSON.parse(theirs));
});

it('takes all that was changed back in one step, which one undo brings back', async () => {
  const before = await recolour('muted', '#4a5468');
  const { revision } = await call('PUT', 'brands/ky/drawings/banners/banner-9.svg', MARK);
  const reverted = await call('POST', 'brands/ky/revert', { revision });
  expect(reverted).toMatchObject({ changed: false });
  expect(reverted.drawings.map(({ name }) => name)).not.toContain('banners/banner-9.svg');
  const back = await call('POST', 'brands/ky/undo', { revision: reverted.revision });
  expect(back.files).toEqual(before.files);
  expect(back.drawings.map(({ name }) => name)).toContain('banners/banner-9.svg');
});

it('tells of a file that is broken in an editor, and saves nothing over it', async () => {
  const file = join(root, 'brands/ky/site.json');
  const { revision } = await recolour('muted', '#4a5468');
  writeFileSync(file, '{ "title": ');
  await expect(call('POST', 'brands/ky/save', { revision })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('site.json is not JSON') as unknown,
  });
  expect((await call('GET', 'brands/ky')).problems).toMatchObject([{ file: 'site.json' }]);
  expect(readFileSync(file, 'utf8')).toBe('{ "title": ');
});

it.each([
  ['{"shell":{"notFound":{"titel":"x"}}}', 'No feature has this text'],
  ['{"shell":{"notFound":{"title":""}}}', 'The text is empty'],
  ['{"shell":{"notFound":{"title":"{{nobody}}"}}}', 'names {{nobody}}'],
  ['{"shell":{"notFound":{"title":3}}}', 'in quotation marks'],
  ['[]', 'no texts by name'],
])('finds what is wrong with the texts %s', async (text, sentence) => {
  const { revision } = await call('GET', 'brands/ky');
  const files = { messages: { en: JSON.parse(text) as unknown } };
  const { problems } = await call('PATCH', 'brands/ky', { revision, files });
  expect(problems).toMatchObject([
    { file: 'messages/en.json', sentence: expect.stringContaining(sentence) as unknown },
  ]);
});

it('gives the same theme back from exported tokens, whole or as tools write them', async () => {
  const { files } = await call('GET', 'brands/ky');
  const answer = await answerCall(studio, { method: 'GET', path: 'brands/ky/tokens', body: '' });
  const text = 'text' in answer ? answer.text : '';
  expect(await call('PUT', 'brands/ky/tokens', text)).toMatchObject({
    files: { theme: files.theme },
    changed: false,
  });
  expect(await call('PUT', 'brands/ky/tokens', text.replace('#1f5eff', '#1F5EFF'))).toMatchObject({
    changed: false,
  });
  for (const wrong of ['{', '[]', '{"a":1}'])
    await expect(call('PUT', 'brands/ky/tokens', wrong)).rejects.toMatchObject({ status: 422 });
});

it('cleans a drawing, and makes both launcher pictures of one mark', async () => {
  const dirty = MARK.replace(
    '<path',
    '<script>alert(1)</script><!-- x --><path onclick="x()" data-name="y" style="a:b"',
  );
  const draft = await call('PUT', 'brands/ky/drawings/assets/mark.svg', dirty);
  expect(draft.drawings).toContainEqual(
    expect.objectContaining({ name: 'assets/mark.svg', bytes: MARK.length + 1 }),
  );
  const { revision, problems } = await call('POST', 'brands/ky/launcher', MARK);
  expect(problems).toEqual([]);
  await call('POST', 'brands/ky/save', { revision });
  expect(folder()['assets/mark.svg']).toBe(`${MARK}\n`);
  const { launchers } = readBrand(join(root, 'brands'), 'ky');
  expect(readFileSync(launchers.fullsite, 'utf8')).toContain('M0 0h512v512H0z');
  expect(readFileSync(launchers.sports, 'utf8')).not.toBe(readFileSync(launchers.fullsite, 'utf8'));
});

it.each([
  '../theme.json',
  'assets/../../ky/brand.json',
  'assets/mark.svg/..',
  'guides/a.svg',
  '%2e%2e/x.svg',
  'assets/own.svg',
])('has no drawing %s', async (name) => {
  await expect(call('PUT', `brands/ky/drawings/${name}`, MARK)).rejects.toMatchObject({ status: 404 });
});

it.each([
  ['GET', 'brands/zz'],
  ['GET', 'brands/..'],
  ['DELETE', 'brands/ky'],
  ['POST', 'brands/ky/publish'],
  ['GET', 'brand'],
])('answers no %s %s', async (method, path) => {
  await expect(call(method, path)).rejects.toMatchObject({ status: 404 });
});

it.each(['', '{', '{"revision":"1","files":{}}', '{"revision":1,"files":{"guides":{}}}', '{"revision":1}'])(
  'refuses the change %j',
  async (body) => {
    await expect(call('PATCH', 'brands/ky', body)).rejects.toMatchObject({ status: 400 });
  },
);

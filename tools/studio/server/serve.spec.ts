import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StudioDraft } from '../contract';
import { studioServer } from './serve';
import { Studio } from './studio';

const WORKSPACE = join(__dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'studio-serve-'));
const studio = new Studio({
  workspace: WORKSPACE,
  brandsFolder: join(root, 'brands'),
  draftsFolder: join(root, 'drafts'),
});
const server = studioServer(studio, { page: (_request, response) => response.end('the page') });
let origin = '';
beforeAll(async () => {
  cpSync(join(WORKSPACE, 'brands/ky'), join(root, 'brands/ky'), { recursive: true });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(root, { recursive: true, force: true });
});

const ask = (path: string, language?: string, init: RequestInit = {}) =>
  fetch(`${origin}/api/${path}`, {
    ...init,
    headers: { ...(language !== undefined && { 'accept-language': language }) },
  });

it.each([
  [undefined, 'There is no brand "zz".'],
  ['en', 'There is no brand "zz".'],
  ['zh-CN', '没有品牌“zz”。'],
  ['zh-Hant-HK,en;q=0.5', '沒有品牌「zz」。'],
])('refuses in the language %s', async (language, sentence) => {
  const answer = await ask('brands/zz', language);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ sentence });
});

it('words the problems of a draft and of a save that is refused, and nothing else', async () => {
  const before = (await (await ask('brands/ky', 'zh-CN')).json()) as StudioDraft;
  expect(before.problems).toEqual([]);
  const body = JSON.stringify({
    revision: before.revision,
    files: { brand: { ...(before.files.brand as object), slogan: undefined } },
  });
  const draft = (await (await ask('brands/ky', 'zh-CN', { method: 'PATCH', body })).json()) as StudioDraft;
  const problems = [{ file: 'brand.json', path: 'slogan', sentence: '缺少这一项，请补上。' }];
  expect(draft).toMatchObject({ problems, files: { theme: before.files.theme } });
  const save = { method: 'POST', body: JSON.stringify({ revision: draft.revision }) };
  expect(await (await ask('brands/ky/save', 'zh-CN', save)).json()).toEqual({
    sentence: '品牌还有问题，不能保存。',
    problems,
  });
});

it('gives the page to whoever asks for no call', async () => {
  expect(await (await fetch(`${origin}/?brand=ky`)).text()).toBe('the page');
});

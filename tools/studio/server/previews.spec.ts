import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Previews, type PagesOfBrand } from './previews';
import { Studio } from './studio';

const WORKSPACE = join(__dirname, '../../..');
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-previews-'));
  for (const name of ['ky', 'jn', 'deployment.development.json'])
    cpSync(join(WORKSPACE, 'brands', name), join(root, 'brands', name), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Previews whose pages are never really run. */
function previews(run = ({ code, kind }: PagesOfBrand) => Promise.resolve(`http://${kind}-${code}.example`)) {
  const asked: PagesOfBrand[] = [];
  const studio = new Studio({
    workspace: WORKSPACE,
    brandsFolder: join(root, 'brands'),
    draftsFolder: join(root, 'drafts'),
  });
  const shown = new Previews(studio, (pages) => {
    asked.push(pages);
    return run(pages);
  });
  return { shown, asked };
}

it('runs a draft from where drafts are written, with the data that pages need beside it', async () => {
  const { shown, asked } = previews();
  expect(await shown.show('ky', undefined)).toEqual({
    draft: 'http://draft-ky.example',
    beside: null,
    states: ['guest', 'member', 'empty', 'error'].map((name) => ({
      name,
      address: `http://draft-ky.example/__studio/${name}?page=/`,
    })),
  });
  expect(asked).toEqual([{ code: 'ky', folder: join(root, 'drafts'), kind: 'draft' }]);
  for (const name of ['ky/theme.json', 'deployment.development.json'])
    expect(existsSync(join(root, 'drafts', name))).toBe(true);
});

it('runs what is beside it from what is saved, and each once however often it is asked for', async () => {
  const { shown, asked } = previews();
  const both = await Promise.all([shown.show('ky', 'ky'), shown.show('ky', 'jn'), shown.show('ky', 'jn')]);
  expect(both.map(({ beside }) => beside)).toEqual([
    'http://saved-ky.example',
    'http://saved-jn.example',
    'http://saved-jn.example',
  ]);
  expect(asked.map(({ code, folder, kind }) => [kind, code, folder])).toEqual([
    ['draft', 'ky', join(root, 'drafts')],
    ['saved', 'ky', join(root, 'brands')],
    ['saved', 'jn', join(root, 'brands')],
  ]);
});

it('tries again after a start that failed', async () => {
  const answers = [Promise.reject(new Error('the port is taken')), Promise.resolve('http://second.example')];
  const { shown } = previews(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(shown.show('ky', undefined)).rejects.toThrow('the port is taken');
  expect(await shown.show('ky', undefined)).toMatchObject({ draft: 'http://second.example' });
});

it.each([
  ['zz', undefined],
  ['ky', 'zz'],
])('runs no brand that is not there: %s beside %s', async (code, beside) => {
  const { shown, asked } = previews();
  await expect(shown.show(code, beside)).rejects.toMatchObject({ status: 404 });
  expect(asked).toEqual([]);
});

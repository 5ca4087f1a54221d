import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts, TestPrograms } from '../release/testing/programs';
import { makeBrand } from '../studio/server/new-brand';
import { createTrialWorkspace, type Ending, type TrialWorkspace } from './trial-workspace';

const TABLE = 'tools/boundaries/table.json';
const FINE = { ok: true, output: expect.any(String) };
const MADE = ['libs/countdown', 'libs/raffles', 'libs/promotions', 'apps/zz', 'brands/zz'];
const TO_COME = '"libs/raffles": "feature",';
const BRAND = {
  code: 'zz',
  names: { 'zh-CN': '早早', 'zh-TW': '早早', en: 'Early' },
  from: { colours: ['#7a3dff', '#ffb020', '#101820'] as [string, string, string] },
  dark: true,
};
const CHANGED = [TABLE, 'libs/feature-module/src/extra-paths.ts'];

describe('what the generators make', () => {
  let trial: TrialWorkspace;
  const generated: Ending[] = [];
  const text = (file: string) => readFile(join(trial.root, file), 'utf8');

  beforeAll(async () => {
    trial = await createTrialWorkspace();
    // A library to come: its row stands in the table already.
    const table = (await text(TABLE)).replace('    "libs/app-shell"', `    ${TO_COME}\n    "libs/app-shell"`);
    await writeFile(join(trial.root, TABLE), table);
    const nx = (...args: string[]) => trial.run('nx', 'generate', ...args);
    generated.push(await nx('./tools/generators:lib', 'countdown', '--type=util'));
    generated.push(await nx('./tools/generators:feature', 'raffles'));
    generated.push(await nx('./tools/generators:feature', 'promotions', '--zhCN=优惠', '--zhTW=優惠'));
    // As the studio makes one; the command is tried by the README's own brand.
    await makeBrand(BRAND, { root: trial.root, workspace: trial.root });
  }, 180_000);
  afterAll(() => trial.remove());

  it('is made by the commands of the guide', () => {
    expect(generated).toEqual([FINE, FINE, FINE]);
  });

  it('has its rows in the dependency table, and leaves the others as they are', async () => {
    const kept = await readFile(join(__dirname, '../..', TABLE), 'utf8');
    const [before, after] = [kept, await text(TABLE)].map((each) => each.split('\n'));
    expect(after!.filter((line) => !before!.includes(line)).map((line) => line.trim())).toEqual([
      '"apps/zz": "brand-app",',
      '"libs/countdown": "util",',
      TO_COME,
      '"libs/promotions": "feature",',
    ]);
    expect(before!.every((line) => after!.includes(line))).toBe(true);
  });

  it('adds the address of a new page to the path table, and gives a new brand what the platform knows of its site', async () => {
    expect(await text('libs/feature-module/src/extra-paths.ts')).toContain(
      "  promotions: '/promotions',\n} as const;",
    );
    expect(JSON.parse(await text('brands/zz/site.json'))).toMatchObject({
      title: BRAND.names,
      venueOrder: expect.arrayContaining(['OBTY']) as unknown,
    });
  });

  it('has a README in each library, which names its purpose', async () => {
    for (const name of ['countdown', 'raffles', 'promotions'])
      expect(await text(`libs/${name}/README.md`)).toMatch(new RegExp(`^# ${name}\\n\\n.+`));
  });

  it('keeps the format', async () => {
    expect(await trial.run('prettier', '--check', ...MADE, ...CHANGED)).toEqual(FINE);
  }, 60_000);

  it('passes the linter and keeps the boundaries', async () => {
    // The rule looks at the graph that was drawn last.
    expect(await trial.run('nx', 'show', 'projects')).toEqual(FINE);
    const folders = ['libs/countdown', 'libs/raffles', 'libs/promotions', 'apps/zz/src'];
    expect(await trial.run('eslint', '--max-warnings', '0', ...folders)).toEqual(FINE);
  }, 240_000);

  it('passes the compiler', async () => {
    const include = [
      'libs/countdown/src',
      'libs/raffles/src',
      'libs/promotions/src',
      'tools/jest/*.ts',
      'tools/articles/*.d.ts',
      'tools/guides/*.d.ts',
    ];
    const config = { extends: './tsconfig.base.json', include };
    await writeFile(join(trial.root, 'tsconfig.trial.json'), JSON.stringify(config));
    const compiler = '../typescript-native/bin/tsc';
    expect(
      await trial.run(compiler, '--noEmit', '--checkers', '1', '--project', 'tsconfig.trial.json'),
    ).toEqual({ ok: true, output: '' });
  }, 240_000);

  it('passes its own specs and those of the path table', async () => {
    const jest = (...args: string[]) =>
      trial.run('jest', '--maxWorkers=1', '--config=jest.config.mjs', ...args);
    const ending = await jest(
      'libs/countdown/',
      'libs/promotions/',
      'libs/raffles/',
      'libs/feature-module/src/paths',
    );
    expect(ending).toEqual(FINE);
    const made = ['raffles', 'promotions'].flatMap((name) => [`${name}-module`, `${name}-page`]);
    for (const name of ['countdown-key', ...made, 'paths'])
      expect(ending.output).toMatch(new RegExp(`PASS.*/${name}\\.spec`));
  }, 240_000);

  it('passes what is asked of every brand', async () => {
    const ending = await trial.run('jest', '--maxWorkers=1', '--config=jest.config.mjs', 'tools/vite/');
    expect(ending).toEqual(FINE);
    expect(ending.output).toMatch(/Tests: .* passed/);
  }, 240_000);

  it('starts as a brand of its own', async () => {
    const [port = 0] = await freePorts(1);
    const programs = new TestPrograms();
    const app = join(trial.root, 'apps/zz');
    const vite = join(trial.root, 'node_modules/vite/bin/vite.js');
    const program = programs.start(process.execPath, [vite, '--config', join(app, 'vite.config.mts'), app], {
      PORT: String(port),
    });
    try {
      await program.heard(/ready in/);
      const get = async (path: string) => (await fetch(`http://127.0.0.1:${String(port)}${path}`)).text();
      expect(await get('/')).toContain('<title>早早</title>');
      const main = await get('/src/main.tsx');
      const [, brand = ''] = /from "([^"]*virtual:brand)"/.exec(main) ?? [];
      expect(await get(brand)).toContain('Early');
    } finally {
      await programs.endAll();
    }
  }, 240_000);
});

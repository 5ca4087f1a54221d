import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

interface Folders {
  readonly kernel: readonly string[];
  readonly capabilities: Readonly<Record<string, readonly string[]>>;
}

const ROOT = join(__dirname, '../..');
const RULE = 'heptad/folder-imports';
const table = JSON.parse(readFileSync(join(__dirname, 'folders.json'), 'utf8')) as Record<string, Folders>;

/** Folders without product code: texts, and what only specs use. */
const NO_CODE = ['messages', 'testing'];
const IMPORT = /(?:from |import\(|import )'(\.[^']+)'/g;

/** The folders of a library below `src` that hold code of the product. */
const foldersOf = (library: string): readonly string[] =>
  readdirSync(join(ROOT, library, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_CODE.includes(entry.name))
    .map(({ name }) => name)
    // Git keeps no empty folders, but leaves them behind when their files move away.
    .filter((name) => readdirSync(join(ROOT, library, 'src', name)).length > 0);

/** The other folders that the code of one folder uses; specs and what only they use do not count. */
function usedBy(library: string, folder: string): ReadonlySet<string> {
  const source = join(ROOT, library, 'src');
  const files = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\.|(^|\/)testing\//.test(file),
  );
  const targets = files.flatMap((file) =>
    [...readFileSync(join(source, folder, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
      normalize(join(dirname(join(folder, file)), path)).split('/'),
    ),
  );
  return new Set(targets.flatMap(([first = '', ...rest]) => (rest.length > 0 ? [first] : [])));
}

describe.each(Object.entries(table))('the folders of %s', (library, { kernel, capabilities }) => {
  const rows = Object.entries(capabilities);

  it('each have one row, and each row has its folder', () => {
    expect([...kernel, ...Object.keys(capabilities)].toSorted()).toEqual(foldersOf(library).toSorted());
  });

  it('name only folders above them, so that no two use each other', () => {
    const names = rows.map(([folder]) => folder);
    const circular = rows.flatMap(([folder, named]) =>
      named
        .filter((each) => !names.slice(0, names.indexOf(folder)).includes(each))
        .map((each) => [folder, each]),
    );
    expect(circular).toEqual([]);
  });

  it('use each folder that their row names', () => {
    const unused = rows.flatMap(([folder, named]) => {
      const used = usedBy(library, folder);
      return named.filter((each) => !used.has(each)).map((each) => [folder, each]);
    });
    expect(unused).toEqual([]);
  });

  it('hold in the kernel only what two folders or more use', () => {
    const users = foldersOf(library).map((folder) => usedBy(library, folder));
    const seldom = kernel.filter((folder) => users.filter((used) => used.has(folder)).length < 2);
    expect(seldom).toEqual([]);
  });
});

describe('the lint rule', () => {
  const inSports = (file: string, code: string) => ({
    file: `libs/sports-betting/src/${file}`,
    code: `${code}\n`,
  });
  const allowed = [
    inSports('match-list/probe.ts', "import '../match/match-shape';"),
    inSports('match-list/probe.ts', "import '../bet-slip/slip-slice';"),
    inSports('bet-slip/ui/probe.ts', "import '../rules/stakes';"),
    inSports('bet-slip/ui/probe.ts', "import '../../match/every-page';"),
    inSports('match/probe.ts', "import '../services';"),
    inSports('probe.ts', "import './bet-slip/slip-slice';"),
    inSports('match/probe.spec.ts', "import '../bet-slip/slip-slice';"),
    { file: 'libs/finance/src/wallet/probe.ts', code: "import '../transfer/transfer';\n" },
  ];
  const forbidden = [
    inSports('bet-slip/probe.ts', "import '../match-list/sports-page';"),
    inSports('bet-slip/ui/probe.ts', "import type { Stage } from '../../stages/stage-columns';"),
    inSports('match/probe.ts', "import '../match-list/sports-page';"),
    inSports('price-board/probe.ts', "import '../match/match-shape';"),
    inSports('match-list/probe.ts', "export const probe = () => import('../results/results-page');"),
    inSports('match-list/probe.ts', "export { ResultsPage } from '../results/results-page';"),
    inSports('unheard-of/probe.ts', 'export const probe = 1;'),
  ];
  let verdicts: readonly (readonly string[])[];

  beforeAll(() => {
    const output = execFileSync(process.execPath, ['tools/boundaries/lint-samples.mjs'], {
      cwd: ROOT,
      input: JSON.stringify([...allowed, ...forbidden]),
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    verdicts = JSON.parse(output) as string[][];
  }, 120_000);

  it.each(allowed.map(({ file, code }, index) => [file, code.trim(), index] as const))(
    'allows in %s: %s',
    (_, __, index) => {
      expect(verdicts[index]).not.toContain(RULE);
    },
  );

  it.each(forbidden.map(({ file, code }, index) => [file, code.trim(), index] as const))(
    'forbids in %s: %s',
    (_, __, index) => {
      expect(verdicts[allowed.length + index]).toContain(RULE);
    },
  );
});

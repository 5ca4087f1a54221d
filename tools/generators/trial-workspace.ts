import { execFile } from 'node:child_process';
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '../..');
const COPIED = [
  ...['apps', 'brands', 'docs', 'libs', 'tools'],
  ...['.gitignore', '.prettierignore', '.prettierrc.json', 'eslint.config.mjs', 'jest.config.mjs', 'nx.json'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'],
];

/** What a runner tells the programs it starts would lead them back to this workspace. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NX_|JEST_|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$)/.test(name),
    ),
  ),
  NX_DAEMON: 'false',
  NO_COLOR: '1',
  NX_ISOLATE_PLUGINS: 'false',
});

/** How a program ended, and everything it said. */
export interface Ending {
  readonly ok: boolean;
  readonly output: string;
}

/** A copy of this workspace in a temporary folder, in which files may be made and checked. */
export interface TrialWorkspace {
  readonly root: string;
  /** Runs an installed program by its name. */
  run(program: string, ...args: readonly string[]): Promise<Ending>;
  remove(): Promise<void>;
}

/** Copies what the checks read; installed packages are shared. */
export async function createTrialWorkspace(): Promise<TrialWorkspace> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'generators-')));
  await Promise.all(COPIED.map((name) => cp(join(WORKSPACE, name), join(root, name), { recursive: true })));
  await symlink(join(WORKSPACE, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    run: (program, ...args) =>
      new Promise((resolve) => {
        execFile(
          join(root, 'node_modules/.bin', program),
          args,
          { cwd: root, env: environment(), maxBuffer: 2 ** 24 },
          (error, out, complaints) => resolve({ ok: error === null, output: `${out}${complaints}` }),
        );
      }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

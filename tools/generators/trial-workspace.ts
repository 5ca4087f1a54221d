import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
  /** What programs that are started in it may know of where they run. */
  readonly environment: NodeJS.ProcessEnv;
  /** Runs an installed program by its name. */
  run(program: string, ...args: readonly string[]): Promise<Ending>;
  remove(): Promise<void>;
}

/**
 * Installed packages are shared, and so is what builds keep beside them; what says that they are installed is the copy's own, as
 * both may hold other packages by then.
 */
async function sharePackages(root: string): Promise<void> {
  const [shared, own] = [WORKSPACE, root].map((folder) => join(folder, 'node_modules')) as [string, string];
  await Promise.all([mkdir(join(shared, '.vite'), { recursive: true }), mkdir(own)]);
  const names = (await readdir(shared)).filter((name) => name !== '.heptad-installed');
  await Promise.all(names.map((name) => symlink(join(shared, name), join(own, name))));
  const mark = "import('./tools/commands/prepare.mjs').then(({ markInstalled }) => markInstalled())";
  await promisify(execFile)(process.execPath, ['--eval', mark], { cwd: root });
}

/** Copies what the checks read and the commands run. */
export async function createTrialWorkspace(): Promise<TrialWorkspace> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'generators-')));
  await Promise.all(COPIED.map((name) => cp(join(WORKSPACE, name), join(root, name), { recursive: true })));
  await sharePackages(root);
  return {
    root,
    environment: environment(),
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

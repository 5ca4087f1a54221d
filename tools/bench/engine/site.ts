import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { onceNeeded } from './once';
import { sandboxFolder, startEdgeProgram, startSandboxProgram } from './platform';
import { WORKSPACE } from './processes';

/** The brand whose build is measured; the others differ in data alone. */
export const BRAND = 'ky';

/** What its build made to render first screens. */
export const RENDERER = `dist/render/${BRAND}/first-screen.mjs`;

/** The page of the games, by its project's name. */
const GAMES = 'games-app';

export interface Site {
  readonly origin: string;
  readonly sandboxOrigin: string;
  /** Where the platform's games run. */
  readonly gamesOrigin: string;
  /** Where the brand was built. */
  readonly folder: string;
  /** Starts a second edge over the same build, which renders first screens; it is closed with the site. @returns its origin */
  openRendering(): Promise<string>;
  close(): Promise<void>;
}

/** Builds an app where Nx has not kept its build. */
function build(app: string): void {
  const built = spawnSync(
    process.execPath,
    ['node_modules/nx/dist/bin/nx.js', 'run', `${app}:build`, '--outputStyle=static'],
    {
      cwd: WORKSPACE,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      encoding: 'utf8',
    },
  );
  if (built.status !== 0) throw new Error(`The build of ${app} failed:\n${built.stdout}${built.stderr}`);
}

/** Builds the brand and the page of the games, and serves them as production would. */
export async function openSite(): Promise<Site> {
  build(BRAND);
  build(GAMES);
  const files = sandboxFolder();
  const sandbox = await startSandboxProgram(files.path);
  const edge = await startEdgeProgram(BRAND, sandbox);
  const rendering = onceNeeded(
    () => startEdgeProgram(BRAND, sandbox, { EDGE_RENDERER: RENDERER }),
    ({ program }) => program.end(),
  );
  return {
    origin: edge.origin,
    sandboxOrigin: sandbox.origin,
    gamesOrigin: sandbox.gamesOrigin,
    folder: join(WORKSPACE, 'dist/apps', BRAND),
    openRendering: async () => (await rendering.get()).origin,
    async close() {
      await rendering.close();
      await edge.program.end();
      await sandbox.program.end();
      files.remove();
    },
  };
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { onceNeeded } from './once';
import { sandboxFolder, startEdgeProgram, startSandboxProgram, type RunningSandbox } from './platform';
import { openSecureFront } from './secure-front';
import { WORKSPACE } from './processes';

/** The brand whose build is measured; the others differ in data alone. */
export const BRAND = 'ky';

/** What its build made to render first screens. */
export const RENDERER = `dist/render/${BRAND}/first-screen.mjs`;

/** The page of the games, by its project's name. */
const GAMES = 'games-app';

/** Where an edge answers. */
export interface EdgeAddress {
  /** For browsers: HTTP/2 through TLS, under the brand's own host name, which this machine's programs do not find. */
  readonly origin: string;
  /** For programs: the edge itself, without what stands before it. */
  readonly edgeOrigin: string;
}

export interface Site extends EdgeAddress {
  readonly sandboxOrigin: string;
  /** Where the platform's games run. */
  readonly gamesOrigin: string;
  /** Where the brand was built. */
  readonly folder: string;
  /** Starts a second edge over the same build, which renders first screens; it is closed with the site. */
  openRendering(): Promise<EdgeAddress>;
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

/** An edge over the brand's build, with what stands before it. */
async function openEdge(
  sandbox: RunningSandbox,
  more: Readonly<Record<string, string>> = {},
): Promise<EdgeAddress & { close(): Promise<void> }> {
  const { origin, program } = await startEdgeProgram(BRAND, sandbox, { TRUST_PROXY: '1', ...more });
  const front = await openSecureFront(origin);
  return {
    origin: front.origin,
    edgeOrigin: `http://127.0.0.1:${new URL(origin).port}`,
    async close() {
      await front.close();
      await program.end();
    },
  };
}

/** Builds the brand and the page of the games, and serves them as production would. */
export async function openSite(): Promise<Site> {
  build(BRAND);
  build(GAMES);
  const files = sandboxFolder();
  const sandbox = await startSandboxProgram(files.path);
  const edge = await openEdge(sandbox);
  const rendering = onceNeeded(
    () => openEdge(sandbox, { EDGE_RENDERER: RENDERER }),
    (each) => each.close(),
  );
  return {
    origin: edge.origin,
    edgeOrigin: edge.edgeOrigin,
    sandboxOrigin: sandbox.origin,
    gamesOrigin: sandbox.gamesOrigin,
    folder: join(WORKSPACE, 'dist/apps', BRAND),
    openRendering: rendering.get,
    async close() {
      await rendering.close();
      await edge.close();
      await sandbox.program.end();
      files.remove();
    },
  };
}

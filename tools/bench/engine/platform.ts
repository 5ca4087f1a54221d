import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram, waitFor, type Program } from './processes';

export interface RunningSandbox {
  readonly origin: string;
  /** Where its games run. */
  readonly gamesOrigin: string;
  readonly program: Program;
}

/** A folder for one bench's sandbox, whose database outlives a restart. */
export function sandboxFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'heptad-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the sandbox as a program of its own, on a database in the folder. */
export async function startSandboxProgram(folder: string): Promise<RunningSandbox> {
  const port = await freePort();
  const gamesPort = await freePort();
  const program = startProgram('apps/sandbox/src/main.ts', {
    env: { SANDBOX_PORT: String(port), GAMES_PORT: String(gamesPort), SANDBOX_SEED: '1' },
    cwd: folder,
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(`${origin}/__sandbox/health`, program);
  return { origin, gamesOrigin: `http://127.0.0.1:${gamesPort}`, program };
}

/** Starts the web tier over a brand's build. @returns its origin under the brand's own host name */
export async function startEdgeProgram(
  brand: string,
  { origin: sandboxOrigin, gamesOrigin }: Pick<RunningSandbox, 'origin' | 'gamesOrigin'>,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly origin: string; readonly program: Program }> {
  const port = await freePort();
  const program = startProgram('apps/edge/src/main.ts', {
    env: {
      PORT: String(port),
      BRAND: brand,
      SANDBOX_ORIGIN: sandboxOrigin,
      GAMES_ORIGIN: gamesOrigin,
      ...more,
    },
  });
  await waitFor(`http://127.0.0.1:${port}/`, program);
  return { origin: `http://${brand}.localhost:${port}`, program };
}

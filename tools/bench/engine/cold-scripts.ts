import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { NAMED_SHARED_CHUNKS } from '../sizes.mjs';
import { withVisit } from './profile';
import type { Site } from './site';
import { watchTraffic } from './traffic';

const QUIET_MS = 500;

interface Chunk {
  readonly file: string;
  readonly name?: string;
}

/** Scripts of a build that are named for being shared by many pages. @param folder of the build */
export function sharedScripts(folder: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  return new Set(
    Object.values(manifest).flatMap(({ file, name }) =>
      name !== undefined && NAMED_SHARED_CHUNKS.has(name) ? [`/${file}`] : [],
    ),
  );
}

/** The scripts of a cold visit of a page, once it has come to rest. @param token of a member; a guest's visit without it */
export function coldScripts(
  browser: Browser,
  { origin }: Site,
  path: string,
  token?: string,
): Promise<ReadonlySet<string>> {
  return withVisit(
    browser,
    { slowCpu: false, slowNetwork: false, passedAt: origin, ...(token !== undefined && { token }) },
    async ({ page, devtools }) => {
      const traffic = watchTraffic(devtools);
      await page.goto(`${origin}${path}`);
      await traffic.scriptsAtRest(QUIET_MS);
      return traffic.scripts();
    },
  );
}

/** Scripts that none of the other visits fetched. */
export const scriptsBeside = (
  scripts: ReadonlySet<string>,
  ...others: readonly ReadonlySet<string>[]
): string[] => [...scripts].filter((script) => !others.some((other) => other.has(script)));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '@heptad/feature-module';
import type { Browser } from 'playwright';
import type { Bench } from '../engine/bench';
import type { Figure } from '../engine/figure';
import { foundationBytes } from '../engine/foundation';
import { logIn } from '../engine/platform-client';
import { withVisit } from '../engine/profile';
import type { Site } from '../engine/site';
import { bytesOfScripts, watchTraffic } from '../engine/traffic';
import { BUDGETS, NAMED_SHARED_CHUNKS } from '../sizes.mjs';

const QUIET_MS = 500;
/** The others are smaller, and are held by the check of the builds' sizes. */
const SHOWN = 5;

interface Chunk {
  readonly file: string;
  readonly name?: string;
}

function sharedScripts(folder: string): ReadonlySet<string> {
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

/** The scripts of a member's cold visit, once the page has come to rest. */
function coldScripts(
  browser: Browser,
  { origin }: Site,
  token: string,
  path: string,
): Promise<ReadonlySet<string>> {
  return withVisit(
    browser,
    { slowCpu: false, slowNetwork: false, passedAt: origin, token },
    async ({ page, devtools }) => {
      const traffic = watchTraffic(devtools);
      await page.goto(`${origin}${path}`);
      await traffic.scriptsAtRest(QUIET_MS);
      return traffic.scripts();
    },
  );
}

const minus = (scripts: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): string[] =>
  [...scripts].filter((script) => !others.some((other) => other.has(script)));

/** What each address fetches beside what home has fetched already. */
export const bench: Bench = {
  async run(bed) {
    const floor = await foundationBytes();
    const site = await bed.site();
    const browser = await bed.browser();
    const token = await logIn(site.sandboxOrigin);
    const home = await coldScripts(browser, site, token, '/');
    const shared = sharedScripts(site.folder);
    const paths = [...new Set(Object.values(PATHS))].filter((path) => path !== '/' && !path.includes(':'));
    const figures: Figure[] = [];
    for (const path of paths) {
      const own = minus(await coldScripts(browser, site, token, path), home, shared);
      figures.push({
        name: `route ${path}`,
        unit: 'bytes',
        floor,
        measured: bytesOfScripts(site.folder, own),
        limit: BUDGETS.route,
      });
      if (figures.length % 20 === 0) bed.say(`  ${figures.length} of ${paths.length} addresses`);
    }
    bed.say(`  ${paths.length} addresses were visited; the ${SHOWN} largest are shown`);
    return figures.sort((a, b) => b.measured - a.measured).slice(0, SHOWN);
  },
};

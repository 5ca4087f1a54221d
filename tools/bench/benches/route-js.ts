import { PATHS } from '@heptad/feature-module';
import type { Bench } from '../engine/bench';
import { coldScripts, scriptsBeside, sharedScripts } from '../engine/cold-scripts';
import type { Figure } from '../engine/figure';
import { foundationBytes } from '../engine/foundation';
import { logIn } from '../engine/platform-client';
import { bytesOfScripts } from '../engine/traffic';
import { BUDGETS } from '../sizes.mjs';

/** The others are smaller, and are held by the check of the builds' sizes. */
const SHOWN = 5;

/** What each address fetches beside what home has fetched already. */
export const bench: Bench = {
  async run(bed) {
    const floor = await foundationBytes();
    const site = await bed.site();
    const browser = await bed.browser();
    const token = await logIn(site.sandboxOrigin);
    const home = await coldScripts(browser, site, '/', token);
    const shared = sharedScripts(site.folder);
    const paths = [...new Set(Object.values(PATHS))].filter((path) => path !== '/' && !path.includes(':'));
    const figures: Figure[] = [];
    for (const path of paths) {
      const own = scriptsBeside(await coldScripts(browser, site, path, token), home, shared);
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

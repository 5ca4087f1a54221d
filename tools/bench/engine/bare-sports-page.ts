import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildBrandPage } from './build-brand-page';
import { recordFirstOdds, SPORTS_PATH } from './first-odds';
import { servePages, type PageServer } from './page-server';
import type { EdgeAddress } from './site';

/** Serves a bare page that makes the calls of the sports page and shows the same prices. @param edge of the real one */
export async function serveBareSportsPage(
  browser: Browser,
  { origin, edgeOrigin }: EdgeAddress,
): Promise<PageServer> {
  const recording = await recordFirstOdds(browser, origin);
  const folder = await buildBrandPage('floors/first-odds');
  const block = `<script type="application/json" id="recording">${JSON.stringify(recording).replace(/</g, '\\u003c')}</script>`;
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('<body>', () => `<body>${block}`);
  return servePages({ folder, extra: new Map([[SPORTS_PATH, page]]), upstream: edgeOrigin });
}

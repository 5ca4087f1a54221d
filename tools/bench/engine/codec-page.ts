import type { Page } from 'playwright';
import type { Bed } from './bench';
import { buildFloor } from './build-floor.mjs';
import { servePages } from './page-server';
import { withVisit } from './profile';

/** Opens the page with the codecs and their floors in it, on the slowed profile. */
export async function withCodecPage<Result>(bed: Bed, use: (page: Page) => Promise<Result>): Promise<Result> {
  const server = await servePages({ folder: await buildFloor('pages/codec') });
  try {
    return await withVisit(await bed.browser(), { slowNetwork: false }, async ({ page }) => {
      await page.goto(server.origin);
      await page.waitForFunction(() => 'codecs' in globalThis);
      return use(page);
    });
  } finally {
    await server.close();
  }
}

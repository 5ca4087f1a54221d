import { expect, test as base, type Page, type Request } from '@playwright/test';
import { serveCatalogue } from './catalogue-site';

interface Studio {
  /** The built catalogue, served for the worker. */
  site: { readonly origin: string };
  /** One page for all photographs of a worker: each new one would unpack megabytes of font again. */
  studio: Page;
}

interface Watched {
  /** Fails the test when the catalogue threw or asked for anything that is not its own. */
  watch: undefined;
}

/** Playwright's test over the built catalogue. */
export const test = base.extend<Watched, Studio>({
  site: [
    // eslint wants a pattern here: Playwright reads the fixture's needs from it.
    async ({ browserName: _browserName }, use) => {
      const site = await serveCatalogue();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  studio: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        serviceWorkers: 'block',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ studio, site }, use) => {
      const complaints: string[] = [];
      const onError = (error: Error) => void complaints.push(error.message);
      const onRequest = (request: Request) => {
        if (![site.origin, 'data:', 'blob:'].some((own) => request.url().startsWith(own)))
          complaints.push(`asked for ${request.url()}`);
      };
      studio.on('pageerror', onError).on('request', onRequest);
      await use(undefined);
      studio.off('pageerror', onError).off('request', onRequest);
      expect(complaints, 'the catalogue threw or called out').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

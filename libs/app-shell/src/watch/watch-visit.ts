import { BROWSER_REPORT_PATH, type BrowserReport } from '@heptad/contracts';
import type { PageState } from '@heptad/device';
import type { AppRouter } from '../routing/create-router';
import type { VisitErrors } from './visit-errors';
import { createVisitReports, type Vital, type VisitReports } from './visit-reports';

/** After an error what is gathered is sent within this time: who leaves by a crash never hides the page. */
const SEND_WITHIN_MS = 5_000;
const MEASURED = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'] as const;

export interface WatchOptions {
  readonly host: Pick<Window, 'document' | 'navigator' | 'setTimeout'>;
  readonly errors: Pick<VisitErrors, 'follow'>;
  readonly page: Pick<PageState, 'visible' | 'onChange'>;
  readonly router: Pick<AppRouter, 'state'>;
  /** The share of visits that measure their vitals, 0 to 1. */
  readonly measuredVisits: number;
  readonly random?: () => number;
}

/** The name of the page's first script. */
const buildOf = (page: Document): string =>
  page.querySelector('script[type=module][src]')?.getAttribute('src')?.split('/').at(-1) ?? 'unknown';

/** The pattern of the innermost route that has one. */
function patternOf({ state }: Pick<AppRouter, 'state'>): string {
  const path = state.matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

/** A visit whose measuring code does not come tells the rest unmeasured. */
async function measure(reports: VisitReports): Promise<void> {
  const vitals = await import('web-vitals').catch(() => undefined);
  if (vitals === undefined) return;
  for (const on of MEASURED) vitals[on](({ name, value }) => reports.vital(name as Vital, value));
}

/**
 * Tells the edge how the visit goes: errors that nobody caught, parts of the app that did not come and, for a share of the
 * visits, how long members waited. Nothing of who they are: no cookie is read, no word of an error and no address is sent.
 * To be begun once the first screen is drawn.
 */
export async function watchVisit(options: WatchOptions): Promise<void> {
  const { host, errors, page, router, measuredVisits, random = Math.random } = options;
  const send = (report: BrowserReport): void => {
    // A visit that cannot tell goes on all the same.
    host.navigator.sendBeacon(BROWSER_REPORT_PATH, JSON.stringify(report));
  };
  const reports = createVisitReports({ build: buildOf(host.document), route: () => patternOf(router), send });
  errors.follow((error) => {
    if (reports.error(error)) host.setTimeout(() => reports.flush(), SEND_WITHIN_MS);
  });
  if (random() < measuredVisits) await measure(reports);
  // After those of web-vitals, which tell their last when the page is hidden.
  page.onChange(() => {
    if (!page.visible()) reports.flush();
  });
}

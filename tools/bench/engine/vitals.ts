import type { Page } from 'playwright';

/** What a page has shown of its loading. Milliseconds since it was asked for. */
export interface Vitals {
  /** The last largest contentful paint. */
  readonly lcp: number;
  /** Sum of all layout shifts that no input had caused. */
  readonly cls: number;
  /** What long tasks took beyond 50 ms each, from the beginning until the moment given. */
  readonly blocked: number;
}

declare global {
  var vitals: { lcp: number; cls: number; tasks: { start: number; duration: number }[] };
}

/** Notes the page's vitals from its first byte on. */
export async function noteVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { lcp: Number.NaN, cls: 0, tasks: [] as { start: number; duration: number }[] };
    globalThis.vitals = vitals;
    const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => {
      vitals.lcp = startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) vitals.cls += value;
    });
    observe('longtask', ({ startTime, duration }) => {
      vitals.tasks.push({ start: startTime, duration });
    });
  });
}

/** The vitals so far. @param until when blocking stops counting */
export function readVitals(page: Page, until = Number.POSITIVE_INFINITY): Promise<Vitals> {
  return page.evaluate(
    (end) => {
      const { lcp, cls, tasks } = globalThis.vitals;
      const blocked = tasks
        .filter(({ start }) => start < (end ?? Number.POSITIVE_INFINITY))
        .reduce((sum, { duration }) => sum + duration - 50, 0);
      return { lcp, cls, blocked };
    },
    Number.isFinite(until) ? until : null,
  );
}

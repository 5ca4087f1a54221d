import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: {
      run(): Promise<AxeResults>;
      run(context: Element, options: RunOptions): Promise<AxeResults>;
    };
  }
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  // A colour half way through its fade is nobody's choice.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // One that follows a scroll place ends when somebody scrolls there.
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * What axe finds wrong with the page as it stands, one line for each element. The page's security policy forbids scripts of
 * others, so axe comes in by the debugger's door.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  const results = await page.evaluate(() => window.axe?.run());
  if (results === undefined) throw new Error('axe did not come into the page.');
  return linesOf(results);
}

/**
 * What axe finds wrong with each element that a selector finds, judged by itself: rules about whole pages do not count.
 * @param colours judges nothing but contrast, for another theme of what was judged in full
 */
export async function violationsWithin(
  page: Page,
  selector: string,
  { colours = false } = {},
): Promise<readonly string[]> {
  await bringAxe(page);
  const options: RunOptions = colours
    ? { runOnly: ['color-contrast'] }
    : { rules: { region: { enabled: false } } };
  const results = await page.evaluate(
    async ([wanted, how]) => {
      const found: (AxeResults | undefined)[] = [];
      // One after the other: axe cannot run twice at once.
      for (const element of document.querySelectorAll(wanted))
        found.push(await window.axe?.run(element, how));
      return found;
    },
    [selector, options] as const,
  );
  return results.flatMap((result) => (result === undefined ? ['axe did not come'] : linesOf(result)));
}

function linesOf({ violations }: AxeResults): readonly string[] {
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${String(impact)}) ${target.join(' ')}: ${(failureSummary ?? '').replace(/\s+/g, ' ')}`,
    ),
  );
}

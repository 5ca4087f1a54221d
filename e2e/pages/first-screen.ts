import type { Page } from '@playwright/test';

/** What a page shows before anybody scrolls. */
export interface FirstScreen {
  /** Where the list begins, CSS pixels from above; not a number on a page without one. */
  readonly head: number;
  /** Where the first price begins, CSS pixels from above; not a number where there is none. */
  readonly firstPrice: number;
  /** Matches of the list and prices that are seen whole, above what stands at the foot of the window. */
  readonly matches: number;
  readonly prices: number;
}

/** Measures the first screen of a page as it is now: its prices, and the matches of its list. */
export const firstScreen = (page: Page): Promise<FirstScreen> =>
  page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const main = document.querySelector('main');
    const list = document.querySelector('ul[aria-label="赛事列表"]');
    // In the full-site layout it stands at the top.
    const foot = box(document.querySelector('nav[aria-label="主导航"]'))?.top || innerHeight;
    const seen = (elements: readonly Element[]): number =>
      elements.filter((element) => (box(element)?.bottom ?? Infinity) <= foot).length;
    // What React keeps hidden while code is on its way has no box, and would count as standing at the very top.
    const prices = [...(main?.querySelectorAll('button[data-shape]') ?? [])].filter((price) =>
      price.checkVisibility(),
    );
    return {
      head: Math.round(box(list)?.top ?? Number.NaN),
      firstPrice: Math.round(Math.min(...prices.map((price) => box(price)?.top ?? Infinity))),
      matches: seen([...(list?.querySelectorAll('article') ?? [])]),
      prices: seen(prices),
    };
  });

/** How high what a finger hits is, of each price of a match's card, in CSS pixels. To be run in the page. */
export const targetsOf = (card: Element) =>
  [...card.querySelectorAll('button[data-shape]')].map((price) => {
    const { top, bottom, left, width } = price.getBoundingClientRect();
    const isHit = (y: number): boolean =>
      document.elementFromPoint(left + width / 2, y)?.closest('button') === price;
    let height = 0;
    for (let y = top - 20; y < bottom + 20; y += 1) if (isHit(y)) height += 1;
    return height;
  });

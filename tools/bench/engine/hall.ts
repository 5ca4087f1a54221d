import type { Browser, Page } from 'playwright';
import type { HallRecording } from '../floors/hall/recording';
import { withVisit } from './profile';
import { watchCalls } from './recorded-calls';

/** The largest hall of the catalogue of 1,200 games. */
export const HALL_PATH = '/venues/egame';
export const CARDS = '[data-game]';

const HALL_CALL = /\/games\/hall$/;

/** Milliseconds since the page was asked for at which every card of the first screen stood with its picture. */
export async function firstCards(page: Page): Promise<number> {
  const drawn = await page.waitForFunction(
    (cards) => {
      const seen = [...document.querySelectorAll(cards)].filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
      const isShown = (picture: HTMLImageElement | null) =>
        picture !== null && picture.complete && picture.naturalWidth > 0;
      return seen.length > 0 && seen.every((card) => isShown(card.querySelector('img')))
        ? performance.now()
        : undefined;
    },
    CARDS,
    { polling: 'raf' },
  );
  const at = await drawn.jsonValue();
  if (at === undefined) throw new Error('The hall drew no card.');
  return at;
}

/** Watches one visit of the real hall until its first cards. */
export function recordHall(browser: Browser, origin: string): Promise<HallRecording> {
  return withVisit(browser, { slowCpu: false, slowNetwork: false, passedAt: origin }, async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto(origin + HALL_PATH);
    await firstCards(page);
    const hall = calls.find(({ url }) => HALL_CALL.test(url));
    if (hall === undefined) throw new Error('The hall showed cards without asking for its games.');
    const cards = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)].flatMap((card) => {
          const { top, bottom, width } = card.getBoundingClientRect();
          const picture = card.querySelector('img')?.currentSrc;
          if (picture === undefined || bottom <= 0 || top >= window.innerHeight) return [];
          const { pathname, search } = new URL(picture);
          return [{ picture: pathname + search, width, look: card.querySelector('a')?.className ?? '' }];
        }),
      CARDS,
    );
    return {
      together: calls.filter((call) => call !== hall),
      hall,
      pictures: cards.map(({ picture }) => picture),
      cardClass: cards[0]?.look ?? '',
      width: cards[0]?.width ?? 0,
    };
  });
}

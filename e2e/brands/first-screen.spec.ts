import type { Page } from '@playwright/test';
import { MOUSE } from '../fixtures/pointer';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { firstScreen, targetsOf, type FirstScreen } from '../pages/first-screen';
import { Home } from '../pages/home';

// The day of the first moment, whatever journeys before have moved the clock to.
test.use({ ownStage: 'first screen' });

interface Size {
  readonly width: number;
  readonly height: number;
  /** Matches that a list shows whole, and prices with them. */
  readonly matches: number;
  readonly prices: number;
}

/** Phones, small and with the bars of their browsers too, and a tablet upright. */
const UPRIGHT: readonly Size[] = [
  { width: 360, height: 640, matches: 2, prices: 17 },
  { width: 390, height: 664, matches: 2, prices: 20 },
  { width: 390, height: 844, matches: 4, prices: 28 },
  { width: 768, height: 1024, matches: 4, prices: 34 },
];
/** A tablet that lies on its side. Its list is a table, whose lines give each price what a finger needs. */
const LYING: readonly Size[] = [{ width: 1024, height: 768, matches: 5, prices: 35 }];
/** Desktops, whose list is a table under a mouse. */
const DESKTOPS: readonly Size[] = [
  { width: 1024, height: 768, matches: 7, prices: 49 },
  { width: 1440, height: 900, matches: 10, prices: 70 },
  { width: 1920, height: 1080, matches: 12, prices: 84 },
];
/** As far down as the first price of a phone's page may stand, CSS pixels from above. */
const FIRST_PRICE = { match: 250, home: 340 } as const;
const LIST_HEAD = 170;
/** What a finger hits is at least this high. */
const FINGER = 44;

const nameOf = ({ width, height }: Size): string => `${String(width)} × ${String(height)}`;
const isPhone = ({ width }: Size): boolean => width < 768;

/** Shows a page in each size and prints what stands in its first screen. */
async function inEachSize(
  page: Page,
  what: string,
  look: (size: Size, screen: FirstScreen) => Promise<void> | void,
  sizes: readonly Size[] = [...UPRIGHT, ...DESKTOPS],
): Promise<void> {
  const { brand } = test.info().project.use as { readonly brand?: string };
  for (const size of sizes) {
    await page.setViewportSize({ width: size.width, height: size.height });
    // Another layout may fetch code of its own.
    await expect.poll(async () => (await firstScreen(page)).prices).toBeGreaterThan(0);
    const screen = await firstScreen(page);
    process.stdout.write(`${brand ?? ''} ${what} ${nameOf(size)}: ${JSON.stringify(screen)}\n`);
    await look(size, screen);
  }
}

test('home has its first price in the first screen, in every size', MATRIX, async ({ page, shell }) => {
  await shell.arrive();
  const home = new Home(page);
  await home.settled();
  await inEachSize(page, 'home', async (size) => {
    await home.settled();
    const { firstPrice } = await firstScreen(page);
    if (isPhone(size)) expect.soft(firstPrice, nameOf(size)).toBeLessThanOrEqual(FIRST_PRICE.home);
    else expect.soft(firstPrice, nameOf(size)).toBeLessThan(size.height);
  });
});

test(
  'a match has its first price in the first screen, running and before, in every size',
  MATRIX,
  async ({ page, shell, sportsbook }) => {
    await shell.arrive();
    const match = await sportsbook.openLive('IMTY');
    await sportsbook.openMatch(match);
    const look = (size: Size, { firstPrice }: FirstScreen): void => {
      const most = isPhone(size) ? FIRST_PRICE.match : size.height / 2;
      expect.soft(firstPrice, nameOf(size)).toBeLessThanOrEqual(most);
    };
    await inEachSize(page, 'running match', look);
    await page.setViewportSize({ width: 390, height: 844 });
    await sportsbook.open('IMTY', 'early');
    await page
      .getByRole('link', { name: /全部盘口 \d+/ })
      .first()
      .tap();
    await expect(page.locator('.match-versus')).toBeVisible();
    await inEachSize(page, 'match to come', look);
  },
);

/** As many matches and prices as each size is to show; prices may come a moment after their cards. */
async function holdsMatches(page: Page, size: Size): Promise<void> {
  for (const what of ['matches', 'prices'] as const)
    await expect
      .poll(async () => (await firstScreen(page))[what], { message: `${what} at ${nameOf(size)}` })
      .toBeGreaterThanOrEqual(size[what]);
}

test(
  'a list shows matches with their prices in the first screen, in every size of phones and tablets',
  MATRIX,
  async ({ page, shell, sportsbook }) => {
    await shell.arrive();
    await sportsbook.open('IMTY', 'today');
    await inEachSize(
      page,
      'list',
      async (size) => {
        await holdsMatches(page, size);
        const targets = await sportsbook.cards().first().evaluate(targetsOf);
        const enough = targets.filter((height) => height >= FINGER).length;
        // The draw, between two others on a card, has less; the journey of the list says how much.
        expect.soft(enough, nameOf(size)).toBe(LYING.includes(size) ? targets.length : targets.length - 1);
        if (isPhone(size))
          expect.soft((await firstScreen(page)).head, nameOf(size)).toBeLessThanOrEqual(LIST_HEAD);
      },
      [...UPRIGHT, ...LYING],
    );
  },
);

test.describe('under a mouse', () => {
  test.use(MOUSE);

  test(
    'a list shows matches with their prices in the first screen, in every size of desktops',
    MATRIX,
    async ({ page, shell, sportsbook }) => {
      await page.setViewportSize(DESKTOPS[0]!);
      await shell.arrive();
      await sportsbook.open('IMTY', 'today');
      await inEachSize(page, 'list under a mouse', (size) => holdsMatches(page, size), DESKTOPS);
    },
  );
});

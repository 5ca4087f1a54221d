import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';

/** A phone, and the narrowest one that is still sold. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** What a head must have of a match, as its parts are called in every variant. */
const PARTS = '.match-team p, .match-figures, .match-versus, .match-moment, .match-count';

interface Seen {
  readonly texts: readonly string[];
  readonly height: number;
  /** What lies outside the head, is cut off, or lies over another part. */
  readonly wrong: readonly string[];
}

/** The parts of a head where their letters are, whatever its variant. */
const headOf = (page: Page): Promise<Seen> =>
  page.evaluate((selector) => {
    const head = document.querySelector('.match-head');
    if (head === null) throw new Error('The page has no head.');
    const frame = head.getBoundingClientRect();
    const parts = [...head.querySelectorAll<HTMLElement>(selector)].map((element) => {
      // What only screen readers hear is written where it fits.
      const seen = [element, ...element.querySelectorAll<HTMLElement>('*')].filter(
        (each) => each.closest('.sr-only, .match-dash') === null && each.childElementCount === 0,
      );
      const boxes = seen.map((each) => each.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return {
        text: element.textContent ?? '',
        box: new DOMRect(left, top, right - left, bottom - top),
        element,
      };
    });
    const inside = (box: DOMRect): boolean =>
      box.width > 0 &&
      box.left >= frame.left - 1 &&
      box.right <= frame.right + 1 &&
      box.bottom <= frame.bottom + 1;
    // The box of a large letter is higher than its line, without anything in it.
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 6 && b.top < a.bottom - 6;
    const small = (element: HTMLElement): boolean =>
      Number.parseFloat(getComputedStyle(element).fontSize) < 12;
    return {
      texts: parts.map(({ text }) => text),
      height: frame.height,
      wrong: [
        ...parts.filter(({ box, element }) => !inside(box) || small(element)).map(({ text }) => text),
        ...parts.flatMap((one, place) =>
          parts
            .slice(place + 1)
            .filter((other) => meet(one.box, other.box))
            .map((other) => `${one.text} over ${other.text}`),
        ),
      ],
    };
  }, PARTS);

test(
  'a match’s head loses nothing in the variant of the brand, in any state',
  MATRIX,
  async ({ page, shell, sportsbook, sandbox }) => {
    await shell.arrive();
    const match = await sandbox.stageMatch();
    await sandbox.command(match, { type: 'score', side: 'home' });
    await sportsbook.open('IMTY', 'live');
    await sportsbook.openMatch(match);
    const holds = async (...wanted: readonly (string | RegExp)[]): Promise<void> => {
      for (const size of PHONES) {
        await page.setViewportSize(size);
        const { texts, height, wrong } = await headOf(page);
        expect(wrong, `${String(size.width)} px`).toEqual([]);
        expect(height).toBeLessThanOrEqual(84);
        const all = texts.join(' ');
        for (const each of wanted) expect(all).toMatch(each);
      }
    };
    const names = [match.home, match.away];
    await holds(...names, /1 0/, /上半场/);

    await sandbox.command(match, { type: 'end' });
    await page.reload();
    await expect(page.locator('.match-moment')).toHaveText('完场');
    const over = await headOf(page);
    expect(over.wrong).toEqual([]);

    await page.setViewportSize(PHONES[0]);
    await sportsbook.open('IMTY', 'early');
    await page
      .getByRole('link', { name: /全部盘口 \d+/ })
      .first()
      .tap();
    await expect(page.locator('.match-versus')).toBeVisible();
    await holds(/VS/i, /\d\d:\d\d/);
  },
);

test(
  'a row of a list loses nothing in the variant of the brand',
  MATRIX,
  async ({ page, shell, sportsbook }) => {
    await shell.arrive();
    await sportsbook.open('IMTY', 'live');
    for (const size of PHONES) {
      await page.setViewportSize(size);
      const wrong = () =>
        sportsbook.cards().evaluateAll((cards) =>
          cards.flatMap((card) => {
            const frame = card.getBoundingClientRect();
            const texts = [
              ...card.querySelectorAll(
                '.team-line > span, .odds-cell .odds-value, .match-line span:not(:has(*))',
              ),
            ];
            return texts
              .filter((element) => element.textContent !== '' && element.closest('.sr-only') === null)
              .filter((element) => {
                const box = element.getBoundingClientRect();
                return box.width === 0 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
              })
              .map((element) => element.textContent);
          }),
        );
      // Rows find their place a moment after the window's other size.
      await expect.poll(wrong).toEqual([]);
      // A line of a handicap that is cut in two is another line.
      const wrapped = await sportsbook
        .cards()
        .evaluateAll((cards) =>
          cards.flatMap((card) =>
            [...card.querySelectorAll('.odds-cell > span:first-child')]
              .filter((label) => label.getBoundingClientRect().height > 16)
              .map((label) => label.textContent),
          ),
        );
      expect(wrapped).toEqual([]);
    }
  },
);

import { expect, type Locator, type Page } from '@playwright/test';

/** Lists, matches and the slip. */
export class Sportsbook {
  constructor(private readonly page: Page) {}

  async open(venue: string, period: string): Promise<void> {
    await this.page.goto(`/home/sports?venue=${venue}&period=${period}&sport=football`);
    await expect(this.page.getByRole('heading', { name: '体育', exact: true })).toBeVisible();
    await expect(this.cards().first()).toBeVisible();
  }

  /** The cards of matches that are in the page now. */
  cards(): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('group', { name: '独赢' }) });
  }

  /** Prices that can be tapped. */
  prices(): Locator {
    return this.page.getByRole('article').getByRole('group').getByRole('button', { pressed: false });
  }

  /**
   * Taps the home team's price to win in a match that has one, scrolling to it where need be. Matches about to end stand first and close their
   * prices at any moment, so of a live list the first one is taken that is in its first half, where there is one. Gives the teams, and the
   * price for further taps.
   */
  async tapHomeWin(): Promise<{ readonly home: string; readonly away: string; readonly price: Locator }> {
    const priced = this.cards().filter({
      has: this.page.getByRole('group', { name: '独赢' }).getByRole('button'),
    });
    const lasting = priced.filter({ hasText: '上半场' });
    const isLive = new URL(this.page.url()).searchParams.get('period') === 'live';
    const chosen = isLive && (await this.scrollsTo(lasting, 6_000)) ? lasting : priced;
    if (chosen === priced) expect(await this.scrollsTo(priced, 30_000)).toBe(true);
    const teams = (await chosen.first().getAttribute('aria-label')) ?? '';
    const price = this.page
      .getByRole('article', { name: teams, exact: true })
      .getByRole('group', { name: '独赢' })
      .getByRole('button')
      .first();
    await price.tap();
    const [home = '', away = ''] = teams.split(' – ');
    return { home, away, price };
  }

  /** Scrolls down until one of some cards is in the page; tells whether one came in time. */
  private async scrollsTo(cards: Locator, timeout: number): Promise<boolean> {
    const search = expect(async () => {
      if ((await cards.count()) === 0)
        await this.page.evaluate(() => {
          window.scrollBy(0, window.innerHeight / 2);
        });
      await expect(cards.first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout, intervals: [100] });
    return search.then(
      () => true,
      () => false,
    );
  }

  async openSlip(): Promise<Locator> {
    await this.page.getByRole('button', { name: /已选 \d+ 项/ }).tap();
    const slip = this.page.getByRole('dialog', { name: '投注单' });
    await expect(slip).toBeVisible();
    return slip;
  }

  /** Types a stake on the slip's own keypad. */
  async stake(slip: Locator, amount: string): Promise<void> {
    const keypad = slip.getByRole('group', { name: '金额键盘' });
    for (const key of amount)
      await keypad.getByRole('button', { name: key === '.' ? '小数点' : key, exact: true }).tap();
  }
}

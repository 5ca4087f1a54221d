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
   * Taps the home team's price to win in the first match that has one, scrolling to it where need be: matches about to end stand first and
   * have none. Gives the teams, and the price for further taps.
   */
  async tapHomeWin(): Promise<{ readonly home: string; readonly away: string; readonly price: Locator }> {
    const priced = this.cards()
      .filter({ has: this.page.getByRole('group', { name: '独赢' }).getByRole('button') })
      .first();
    await expect(async () => {
      if ((await priced.count()) === 0)
        await this.page.evaluate(() => {
          window.scrollBy(0, window.innerHeight / 2);
        });
      await expect(priced).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const teams = (await priced.getAttribute('aria-label')) ?? '';
    const price = this.page
      .getByRole('article', { name: teams, exact: true })
      .getByRole('group', { name: '独赢' })
      .getByRole('button')
      .first();
    await price.tap();
    const [home = '', away = ''] = teams.split(' – ');
    return { home, away, price };
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

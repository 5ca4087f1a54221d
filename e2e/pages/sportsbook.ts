import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningSandbox } from '../fixtures/sandbox';

/** Longer than it takes to place a bet on the slowest machine; after it a goal may lock the prices, or the match end. */
const CALM = 60_000;

/** Lists, matches and the slip. */
export class Sportsbook {
  constructor(
    private readonly page: Page,
    private readonly sandbox: RunningSandbox,
  ) {}

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
   * Taps the home team's price to win in a match that has one, scrolling to it where need be; of a live list in one that takes bets for some
   * time to come. Gives the teams, and the price for further taps.
   */
  async tapHomeWin(): Promise<{ readonly home: string; readonly away: string; readonly price: Locator }> {
    const priced = (cards: Locator): Locator =>
      cards.filter({ has: this.page.getByRole('group', { name: '独赢' }).getByRole('button') });
    const isLive = new URL(this.page.url()).searchParams.get('period') === 'live';
    const chosen = priced(isLive ? await this.calmCards() : this.cards());
    await this.scrollTo(chosen);
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

  private async calmCards(): Promise<Locator> {
    const teams = await this.sandbox.calmHomeTeams(CALM);
    // A market that is as good as decided is closed before its match stops taking bets.
    const decided = this.page
      .getByRole('group', { name: '独赢' })
      .getByRole('button', { name: /\b1\.[01]\d$/ });
    return this.page
      .getByRole('article', { name: new RegExp(`^(${teams.join('|')}) – `) })
      .filter({ hasNot: decided });
  }

  /** Scrolls down until one of some cards is in the page. */
  private async scrollTo(cards: Locator): Promise<void> {
    await expect(async () => {
      if ((await cards.count()) === 0)
        await this.page.evaluate(() => {
          window.scrollBy(0, window.innerHeight / 2);
        });
      await expect(cards.first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000, intervals: [100] });
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

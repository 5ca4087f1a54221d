import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningSandbox } from '../fixtures/sandbox';
import type { StagedMatch } from '../fixtures/staged-matches';

/** Half a window down, drawn before it is over. */
function scrollOn(): Promise<unknown> {
  const { scrollY } = window;
  window.scrollBy(0, window.innerHeight / 2);
  if (window.scrollY === scrollY) window.scrollTo(0, 0);
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** The prices of who wins: of a card, or of all cards of a page. */
const winnerPrices = (card: Locator | Page): Locator =>
  card.getByRole('group', { name: '独赢' }).getByRole('button');

/** A price that goes into the slip. */
interface Choice {
  readonly card: Locator;
  /** The first of these is tapped. */
  readonly prices: Locator;
  /** How many prices of the card are in the slip then. */
  readonly chosen: number;
}

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

  /** Stages a match and opens the list of running ones, in which it stands open for bets. */
  async openLive(venue: string): Promise<StagedMatch> {
    const match = await this.sandbox.stageMatch();
    await this.open(venue, 'live');
    return match;
  }

  /** The cards of matches that are in the page now. */
  cards(): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('group', { name: '独赢' }) });
  }

  /** Prices that can be tapped. */
  prices(): Locator {
    return this.page.getByRole('article').getByRole('group').getByRole('button', { pressed: false });
  }

  /** A match's card. */
  card({ home, away }: Pick<StagedMatch, 'home' | 'away'>): Locator {
    return this.page.getByRole('article', { name: `${home} – ${away}`, exact: true });
  }

  /** Opens a match of the list with all its markets. */
  async openMatch(match: StagedMatch): Promise<void> {
    await this.scrollTo(this.card(match));
    await this.card(match)
      .getByRole('link', { name: /全部盘口 \d+/ })
      .tap();
    await expect(this.page.getByRole('region', { name: '比分' })).toBeVisible();
  }

  /**
   * Taps the home team's price to win, scrolling to it where need be: of a match, or of the first of the list that has one. Gives the
   * home team, and the price for further taps.
   */
  async tapHomeWin(match?: StagedMatch): Promise<{ readonly home: string; readonly price: Locator }> {
    const chosen = (match === undefined ? this.cards() : this.card(match)).filter({
      has: winnerPrices(this.page),
    });
    await this.scrollTo(chosen);
    const teams = (await chosen.first().getAttribute('aria-label')) ?? '';
    const [home = '', away = ''] = teams.split(' – ');
    const price = winnerPrices(this.card({ home, away })).first();
    await price.tap();
    return { home, price };
  }

  /**
   * Taps the longest odds of who wins a match. However they move until the bet is taken, it counts where short odds do not. Gives the
   * place among the prices: 0 is the home team's.
   */
  async tapLongestOdds(match: StagedMatch): Promise<number> {
    await this.scrollTo(this.card(match));
    const prices = winnerPrices(this.card(match));
    const odds = (await prices.allInnerTexts()).map((text) => Number(/\d+\.\d+/.exec(text)?.[0] ?? 0));
    const place = odds.indexOf(Math.max(...odds));
    await prices.nth(place).tap();
    return place;
  }

  /** Puts several prices of the list's first match into the slip. */
  async tapPricesOfOne(count: number): Promise<void> {
    const card = this.cards().first();
    const prices = card.getByRole('group').getByRole('button', { pressed: false });
    await this.tapInTurn(count, (place) => ({ card, prices, chosen: place + 1 }));
  }

  /** Puts a price of each of the list's first matches into the slip: a combo. */
  async tapPricesOfEach(count: number): Promise<void> {
    await this.tapInTurn(count, (place) => {
      const card = this.cards().nth(place);
      return { card, prices: winnerPrices(card), chosen: 1 };
    });
  }

  /** Taps prices one after another, and closes the slip that opens over the first. */
  private async tapInTurn(count: number, choiceAt: (place: number) => Choice): Promise<void> {
    for (let place = 0; place < count; place += 1) {
      const { card, prices, chosen } = choiceAt(place);
      await prices.first().tap();
      if (place === 0) await this.closeSlip();
      await expect(card.getByRole('button', { pressed: true })).toHaveCount(chosen);
    }
  }

  /** Scrolls down until one of some cards is in the page, and from the top again where the page ends. */
  async scrollTo(cards: Locator): Promise<void> {
    await expect(async () => {
      if ((await cards.count()) === 0) await this.page.evaluate(scrollOn);
      expect(await cards.count()).toBeGreaterThan(0);
      await expect(cards.first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000, intervals: [100] });
  }

  /** The slip, which opens by itself at the first pick and else by its bar. */
  async openSlip(): Promise<Locator> {
    const slip = this.page.getByRole('dialog', { name: '投注单' });
    const bar = this.page.getByRole('button', { name: /已选 \d+ 项/ });
    await expect(async () => {
      if (!(await slip.isVisible())) await bar.tap({ timeout: 2_000 });
      await expect(slip).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 15_000, intervals: [100] });
    return slip;
  }

  /** Closes the slip over what was picked: it stays closed for what is picked after that. */
  async closeSlip(): Promise<void> {
    const slip = this.page.getByRole('dialog', { name: '投注单' });
    await slip.getByRole('button', { name: '关闭投注单' }).tap();
    await expect(slip).toBeHidden();
  }

  /** Lets bets be taken at whatever price, so that no journey waits for one to stand still. */
  async acceptAnyOdds(slip: Locator): Promise<void> {
    const gear = slip.getByRole('button', { name: '投注设置' });
    await gear.tap();
    await slip.getByRole('radio', { name: '全部接受' }).tap();
    await gear.tap();
  }

  /** The field of the slip's first stake. */
  stakeField(slip: Locator): Locator {
    return slip.getByRole('textbox', { name: /金额/ }).first();
  }

  /** Types a stake: on the slip's own keypad where it has one, else into the field. */
  async stake(slip: Locator, amount: string): Promise<void> {
    const field = this.stakeField(slip);
    await expect(field).toBeVisible();
    const keypad = slip.getByRole('group', { name: '金额键盘' });
    if ((await keypad.count()) === 0) return field.fill(amount);
    for (const key of amount)
      await keypad.getByRole('button', { name: key === '.' ? '小数点' : key, exact: true }).tap();
  }
}

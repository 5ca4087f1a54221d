import { gamePlay } from '@heptad/contracts';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { RunningSandbox } from '../fixtures/sandbox';
import { cents } from './wallet';

/** A game on its page, and what a member does around it. */
export class Game {
  constructor(
    private readonly page: Page,
    private readonly sandbox: RunningSandbox,
  ) {}

  /** What is drawn at the games' own origin. */
  get frame(): FrameLocator {
    return this.page.frameLocator('iframe[title]');
  }

  /** From home through the hall of an area to a game's sheet, and on to the game. */
  async openFromHome(area: string, name: string): Promise<void> {
    await this.page.getByRole('navigation', { name: '全部场馆' }).getByRole('link', { name: area }).tap();
    await this.page.getByRole('searchbox', { name: '搜索游戏' }).fill(name);
    const found = this.page.getByRole('list', { name: '游戏', exact: true }).getByRole('link');
    await expect(found.first()).toBeVisible();
    // A tap is lost when the list moves under it: it is whole until the words are looked up.
    await expect(found.filter({ hasNotText: name })).toHaveCount(0);
    await found.first().tap();
    await this.page.getByRole('button', { name: '开始游戏' }).tap();
  }

  /** Takes an amount along and waits until it is in the game. @param amount whole units */
  async enter(amount: string): Promise<void> {
    await this.page.getByLabel('带入金额').fill(amount);
    await this.page.getByRole('button', { name: '进入游戏' }).tap();
    await expect(this.page.getByRole('banner').getByText(`¥${amount}.00`)).toBeVisible();
  }

  /** Plays a round that is settled at once. @returns what it staked and won, cents */
  async playRound(begin: Locator): Promise<{ readonly stake: bigint; readonly win: bigint }> {
    const answered = this.page.waitForResponse((answer) => answer.url().endsWith(gamePlay.play.path));
    await begin.tap();
    const { round } = v.parse(gamePlay.play.response, await (await answered).json());
    return { stake: cents(round.stake), win: cents(round.win) };
  }

  /** Waits for a round's beginning by the platform's clock: between two rounds nobody bets. */
  async untilBetting(): Promise<void> {
    await expect(this.frame.getByText(/^第 \d+ [局期]$/)).toBeVisible();
    await expect(async () => {
      await this.sandbox.advanceClock(3_000);
      const left = await this.frame.getByRole('timer').innerText({ timeout: 1_000 });
      await expect(this.frame.getByText('投注中')).toBeVisible({ timeout: 500 });
      expect(Number(left)).toBeGreaterThan(8);
    }).toPass();
  }

  async placeBets(): Promise<void> {
    await this.frame.getByRole('button', { name: /^投注 ¥/ }).tap();
    await expect(this.frame.getByText('投注成功。').first()).toBeVisible();
  }

  /** Lets the platform's clock come to the result, step by step as it would, until the game has told what came back. */
  async untilPaid(): Promise<void> {
    await expect(async () => {
      await this.sandbox.advanceClock(4_000);
      await expect(this.frame.getByText(/^投注 ¥[\d.,]+，(返还|没有返还)/).first()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass({ timeout: 60_000 });
  }

  /** Leaves by the bar, and waits for the money. */
  async leave(): Promise<void> {
    await this.page.getByRole('button', { name: '离开游戏' }).tap();
    await expect(this.page.getByText(/已转回/)).toBeVisible();
  }
}

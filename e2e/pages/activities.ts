import { expect, type Locator, type Page } from '@playwright/test';
import { cents } from './wallet';

/** Activities: their list, their pages and their records. Amounts are whole cents. */
export class Activities {
  constructor(private readonly page: Page) {}

  /** Opens the running edition of a kind from the list. @returns its id */
  async open(kind: string): Promise<string> {
    await this.page.goto('/activity/list');
    await this.page.getByRole('main').locator(`a[href^="/activity/${kind}"]`).first().tap();
    await expect(this.page.getByRole('region', { name: '活动规则' })).toBeVisible();
    return this.page.url().split('/').at(-1) ?? '';
  }

  async join(kind: string): Promise<void> {
    await this.open(kind);
    await this.page.getByRole('button', { name: '立即报名' }).tap();
    await expect(this.page.getByRole('button', { name: '立即报名' })).toBeHidden();
  }

  /** Touches a packet as it falls, where it is at that moment. */
  async catchPacket(): Promise<void> {
    const field = this.page.getByTestId('rain');
    await expect(field).toBeVisible();
    await field.scrollIntoViewIfNeeded();
    const at = await field.evaluate((element) => {
      const edge = element.getBoundingClientRect();
      for (const packet of element.querySelectorAll('button')) {
        const { left, right, top, bottom } = packet.getBoundingClientRect();
        const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
        if (top > edge.top && bottom < edge.bottom - 40) return middle;
      }
      return undefined;
    });
    if (at === undefined) throw new Error('No packet is in the middle of the field.');
    await this.page.touchscreen.tap(at.x, at.y);
  }

  /** Claims all that waits on the page that is open, and gives what it came to. */
  async claimAll(): Promise<bigint> {
    const waiting = this.page.getByRole('button', { name: /^领取 ¥/ });
    await expect(waiting.first()).toBeVisible();
    let sum = 0n;
    for (let left = await waiting.count(); left > 0; left -= 1) {
      const prize = ((await waiting.first().getAttribute('aria-label')) ?? '').replace('领取 ', '');
      await waiting.first().tap();
      await expect(this.page.getByText(`${prize} 已存入`)).toBeVisible();
      await expect(waiting).toHaveCount(left - 1);
      sum += cents(prize);
    }
    return sum;
  }

  /** The lines of the records of the activity that is open. */
  async records(): Promise<Locator> {
    await this.page.getByRole('button', { name: '活动记录' }).tap();
    const lines = this.page.getByRole('main').getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    return lines;
  }

  /** What the records that are open say was paid in all. */
  async paidInAll(): Promise<bigint> {
    const paid = this.page.getByTestId('paid-in-all');
    await expect(paid).toHaveText(/\d/);
    return cents(await paid.innerText());
  }

  /** What the wallet page shows for the centre. */
  async centre(): Promise<bigint> {
    await this.page.goto('/mine/finance/myWallet');
    await expect(this.page.getByTestId('centre-balance')).toHaveText(/\d/);
    return cents(await this.page.getByTestId('centre-balance').innerText());
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

/** The ranking of tipsters, a person and a recommendation. */
export class RedList {
  constructor(private readonly page: Page) {}

  rows(): Locator {
    return this.page.getByRole('list', { name: '达人排行' }).locator('> li');
  }

  copyButton(): Locator {
    return this.page.getByRole('button', { name: '复制到投注单' });
  }

  /**
   * Goes from the ranking to a person and on to a tip that can be copied now: lines move and matches lock, so that not every one can.
   * @returns the person's name
   */
  async openCopyable(): Promise<string> {
    await expect(this.rows().first()).toBeVisible({ timeout: 30_000 });
    const open = this.rows().filter({ hasText: '待开赛' });
    await expect(open.first()).toBeVisible();
    const count = await open.count();
    for (let place = 0; place < count; place += 1) {
      const link = open.nth(place).getByRole('link').first();
      const name = (await link.textContent()) ?? '';
      await link.tap();
      await expect(this.page.getByRole('heading', { name, exact: true })).toBeVisible();
      const tips = this.page.getByRole('list', { name: '进行中' }).getByRole('link');
      await expect(tips.first()).toBeVisible();
      for (let tip = (await tips.count()) - 1; tip >= 0; tip -= 1) {
        await tips.nth(tip).tap();
        await expect(this.page.getByRole('heading', { name: '推荐理由' })).toBeVisible();
        const pick = this.page.getByRole('region', { name: '推荐内容' });
        await expect(pick.getByRole('status').or(this.copyButton())).toBeVisible();
        if ((await this.copyButton().count()) > 0 && (await this.copyButton().isEnabled())) return name;
        await this.page.goBack();
        await expect(tips.first()).toBeVisible();
      }
      await this.page.goBack();
      await expect(open.first()).toBeVisible();
    }
    throw new Error('no recommendation can be copied');
  }
}

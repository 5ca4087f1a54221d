import { expect, type Locator, type Page } from '@playwright/test';

/** The home page. */
export class Home {
  constructor(private readonly page: Page) {}

  /** Opens it and waits until all its sections show what they have. */
  async open(): Promise<void> {
    await this.page.goto('/');
    await this.settled();
  }

  async settled(): Promise<void> {
    await expect(this.prices().first()).toBeVisible();
    await expect(this.page.locator('[data-section] [aria-busy="true"]')).toHaveCount(0);
  }

  /** Sections below the window that are built when they come near. */
  waiting(): Locator {
    return this.page.locator('[data-section] [data-near="false"] > [class*="animate-pulse"]');
  }

  hot(): Locator {
    return this.page.getByRole('region', { name: '热门赛事' });
  }

  cards(): Locator {
    return this.hot().getByRole('article');
  }

  prices(): Locator {
    return this.hot().getByRole('article').getByRole('group').getByRole('button');
  }

  /** How far below the window's upper edge the first price begins, CSS pixels. */
  async firstPriceAt(): Promise<number> {
    const box = await this.prices().first().boundingBox();
    return box?.y ?? Number.NaN;
  }

  /** What the slide shows that is in sight; waits until slides go by. */
  async slide(): Promise<string | null> {
    return this.page
      .locator('[data-engine="running"] [role="group"]:not([inert])')
      .getAttribute('aria-label');
  }

  /** All ways to the login in sight. */
  ways(): Locator {
    return this.page.getByText('登录/注册', { exact: true }).filter({ visible: true });
  }

  /** What stops a movement. */
  pauses(): Locator {
    return this.page.getByRole('button', { name: '暂停播放' });
  }
}

import { expect, type Page } from '@playwright/test';
import type { Member } from '../fixtures/new-member';

/** The brand's pages as a member uses them. */
export class Shell {
  constructor(private readonly page: Page) {}

  /** Opens the site for the first time and presses the security check away, by finger or by mouse. */
  async arrive(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: '浏览器安全检查通过' })).toBeVisible();
    await this.page.getByRole('button', { name: '立即进入' }).click();
    await expect(this.page.getByRole('heading', { name: '浏览器安全检查通过' })).toBeHidden();
  }

  /** Passes the check, logs in and goes on to a page. */
  async enterAs({ name, password }: Member, path: string): Promise<void> {
    await this.arrive(`/entry/login?${new URLSearchParams({ returnTo: path }).toString()}`);
    await this.logIn(name, password);
    await expect(this.page).toHaveURL((url) => url.pathname + url.search === path);
  }

  async logIn(name: string, password: string): Promise<void> {
    await this.page.getByLabel('账号').fill(name);
    await this.page.getByLabel('密码', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: '登录', exact: true }).tap();
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).tap();
  }

  async logOut(): Promise<void> {
    await this.openTab('我的');
    await this.page.getByRole('button', { name: '退出登录' }).tap();
    await this.page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
    await expect(this.page).toHaveURL(/\/$/);
  }

  /** Waits until what the page has kept is in the device's storage: it is sealed first, which a reload would cut short. */
  async keptOnDevice(): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(async () => {
          const { held = [], pending = [] } = await navigator.locks.query();
          return [...held, ...pending].filter(({ name }) => name === 'com_ptr').length;
        }),
      )
      .toBe(0);
  }

  /** Waits until the site's worker serves the pages of this browser. */
  async servedByWorker(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller !== null) return;
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    });
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorState, Exit, Seen } from '@heptad/contracts';
import { expect, type Page } from '@playwright/test';
import { playShell } from '../fixtures/native-shell';
import { ROOT } from '../fixtures/program';
import type { Member } from '../fixtures/new-member';
import type { RunningSandbox } from '../fixtures/sandbox';
import { centreIsThere } from './member-centre';
import type { Shell } from './shell';
import { solveSlider } from './solve-slider';

const PICTURE_PATH = '/site/api/v1/user/register/defaultKaptcha';

/** What stands for a brand's label in a message. */
const PLACEHOLDER = /\{\{\w+\}\}/;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The zh-CN sentence behind a key of a library's message file, whatever the brand's labels in it, or the text that is shown as it came. */
export function sentenceOf(seen: Seen): string | RegExp {
  if (!('key' in seen)) return seen.asItCame;
  const file = join(ROOT, `libs/${seen.library}/src/messages/zh-CN.json`);
  let part: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of seen.key.split('.'))
    part = typeof part === 'object' && part !== null ? new Map(Object.entries(part)).get(name) : undefined;
  if (typeof part !== 'string') throw new Error(`${file} has no text ${seen.key}.`);
  const pieces = part.split(PLACEHOLDER);
  return pieces.length === 1 ? part : new RegExp(pieces.map(escaped).join('.+'));
}

/** Brings rows of the error catalogue about as a member meets them, and takes the way on. */
export class ErrorWalk {
  constructor(
    private readonly page: Page,
    private readonly shell: Shell,
    private readonly sandbox: RunningSandbox,
    private readonly member: Member,
  ) {}

  /** One row from beginning to end: provoked, read, left by its way on. The page may have been anywhere on the site before. */
  async take(state: ErrorState): Promise<void> {
    const { provoke } = state;
    if (provoke.by === 'spec') throw new Error(`${state.row} is proven by ${provoke.spec}.`);
    await this.forgetVisit();
    await this.provoke(state);
    await expect(this.page.getByText(sentenceOf(provoke.sees)).first()).toBeVisible();
    await this.expectUsedUp(state);
    await this.exits[provoke.exit]();
  }

  /** Switches the trouble on and does what the row says. */
  async provoke({ provoke }: ErrorState): Promise<void> {
    if (provoke.by === 'spec') return;
    if (provoke.act === 'openAsMember') {
      await this.page.goto('/entry/login?returnTo=%2Fmine');
      await this.logIn();
      await expect(this.page).toHaveURL(/\/mine$/);
      // What the centre asks for may be what fails next.
      await centreIsThere(this.page);
    }
    if (provoke.by === 'scenario')
      for (const scenario of provoke.scenarios) await this.sandbox.addScenario(scenario);
    if (provoke.page.includes('isApp=1')) await playShell(this.page);
    await this.page.goto(provoke.page);
    if (provoke.act !== 'logIn') return;
    await expect(this.page.getByLabel('账号')).toBeVisible();
    if (provoke.by === 'browser') await this.breakConnection(provoke.fault);
    await this.logIn();
  }

  private logIn(): Promise<void> {
    return this.shell.logIn(this.member.name, this.member.password);
  }

  private async breakConnection(fault: 'offline' | 'reset'): Promise<void> {
    if (fault === 'offline') await this.page.context().setOffline(true);
    else await this.page.route('**/user/login', (route) => route.abort('connectionreset'));
  }

  private async endTrouble(): Promise<void> {
    await this.sandbox.clearScenarios();
    await this.page.context().setOffline(false);
    await this.page.unroute('**/user/login');
  }

  /** Nothing of an earlier row is left: no session, no choice, no scenario. */
  private async forgetVisit(): Promise<void> {
    await this.endTrouble();
    await this.page.context().clearCookies({ name: 'X-API-TOKEN' });
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** A scenario that happens once has happened, else what is shown proves nothing. */
  private async expectUsedUp({ provoke }: ErrorState): Promise<void> {
    if (provoke.by !== 'scenario' || provoke.scenarios.every(({ times }) => times === undefined)) return;
    await expect
      .poll(async () => (await fetch(`${this.sandbox.origin}/__sandbox/scenarios`)).json())
      .toEqual([]);
  }

  private readonly submit = () => this.page.getByRole('button', { name: '登录', exact: true });
  private readonly press = (name: string) => this.page.getByRole('button', { name, exact: true }).tap();
  private readonly expectIn = () => expect(this.page).toHaveURL(/\/mine$/);

  private async readPicture(button: string): Promise<void> {
    await this.endTrouble();
    const answer = this.page.waitForResponse((response) => response.url().includes(PICTURE_PATH));
    await this.press(button);
    const key = (await answer).headers()['x-code'] ?? '';
    await expect(this.page.getByRole('button', { name: '验证码图片，点击换一张' })).toBeVisible();
    await this.page.getByLabel('图形验证码').fill(await this.sandbox.readCaptcha(key));
    await this.submit().tap();
    await this.expectIn();
  }

  private readonly exits: Readonly<Record<Exit, () => Promise<void>>> = {
    stay: async () => {
      await expect(this.page.getByRole('navigation', { name: '主导航' })).toBeVisible();
      await expect(this.page.getByRole('article').first()).toBeVisible();
    },
    tryAgain: async () => {
      await this.endTrouble();
      await expect(this.page.getByLabel('账号')).toHaveValue(this.member.name);
      await expect(this.page.getByLabel('密码', { exact: true })).toHaveValue(this.member.password);
      await this.submit().tap();
      await this.expectIn();
    },
    readPicture: () => this.readPicture('验证码图片，点击换一张'),
    fetchPicture: () => this.readPicture('重新获取'),
    solveSlider: async () => {
      await this.endTrouble();
      await solveSlider(this.page, this.sandbox);
      await this.expectIn();
    },
    identityCheck: async () => {
      await expect(this.page).toHaveURL(/\/identityCheck\?returnTo=%2Fmine$/);
      await expect(this.page.getByRole('button', { name: '发送验证码' })).toBeEnabled();
      await this.endTrouble();
      await this.press('返回登录');
      await expect(this.page.getByLabel('账号')).toHaveValue(this.member.name);
      await this.logIn();
      await this.expectIn();
    },
    deviceCode: async () => {
      await expect(this.page.getByRole('heading', { name: '授权此设备' })).toBeVisible();
      await expect(this.page.getByRole('button', { name: '发送验证码' })).toBeEnabled();
      await this.press('返回登录');
      await this.exits.tryAgain();
    },
    customerService: async () => {
      await this.page.getByRole('alert').getByRole('link', { name: '联系在线客服' }).tap();
      await expect(this.page).toHaveURL(/\/customer\/chat\?fromChildPage=1$/);
      await expect(this.page.getByText('请勿向会话中出现的银行卡号转账').first()).toBeVisible();
    },
    refresh: async () => {
      await this.endTrouble();
      await this.press('刷新');
      await expect(this.page.getByRole('heading', { name: '热门赛事' })).toBeVisible();
    },
    continue: async () => {
      await this.endTrouble();
      await this.press('继续访问');
      await expect(this.page).not.toHaveURL(/restrictionIp/);
      await expect(this.page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    },
  };
}

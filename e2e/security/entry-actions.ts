import { configuration, type CallId } from '@heptad/contracts';
import { expect } from '@playwright/test';
import { HELD } from '../fixtures/sandbox';
import { solveSlider } from '../pages/solve-slider';
import { look, press, type Action, type World } from './action';

const CODE = { name: '验证码', exact: true } as const;
const WITHIN_A_MINUTE = 61_000;

const WAYS = [
  { way: '手机', field: '绑定的手机号', to: '13800138004', name: 'demo04', id: 'forget.phone' },
  { way: '邮箱', field: '绑定的邮箱', to: 'demo03@example.test', name: 'demo03', id: 'forget.email' },
] as const;
type Way = (typeof WAYS)[number];

/** The steps of a forgotten password, up to the one before the last given. */
async function reset({ page, sandbox }: World, { way, field, to, name }: Way, steps: number): Promise<void> {
  await sandbox.advanceClock(WITHIN_A_MINUTE);
  await page.goto('/forgetPassword');
  await page.getByRole('radio', { name: way }).tap();
  await page.getByLabel('账号').fill(name);
  await page.getByLabel(field).fill(to);
  if (steps < 1) return;
  await press(page, '下一步');
  await expect(page.getByRole('textbox', CODE)).toBeFocused();
  if (steps < 2) return;
  await page.getByRole('textbox', CODE).pressSequentially(await sandbox.readCode(to));
  await page.getByLabel('设置密码').fill('Kite7Moon3');
  await page.getByLabel('再次输入密码').fill('Kite7Moon3');
}

const forget = (way: Way): readonly Action[] => {
  const call = (step: 'One' | 'Two' | 'Three'): readonly CallId[] => [`${way.id}${step}`];
  return [
    { calls: call('One'), ready: (world) => reset(world, way, 0), go: ({ page }) => press(page, '下一步') },
    {
      calls: call('Two'),
      ready: (world) => reset(world, way, 1),
      go: async ({ page, sandbox }) =>
        page.getByRole('textbox', CODE).pressSequentially(await sandbox.readCode(way.to)),
    },
    { calls: call('Three'), ready: (world) => reset(world, way, 2), go: ({ page }) => press(page, '完成') },
  ];
};

async function openLogin({ page }: World): Promise<void> {
  await page.goto('/entry/login?returnTo=%2Fmine');
  await expect(page.getByLabel('账号')).toBeVisible();
}

/** The way in, the captchas and codes, a registration and a forgotten password. */
export const ENTRY_ACTIONS: readonly Action[] = [
  // First of all: what a guest's visit opens is kept afterwards.
  look(
    '/home/sports?venue=IMTY&period=early&sport=football',
    'venue.frontLaunch',
    'configuration.venueSort',
    'venue.maintainStatus',
  ),
  look(
    '/',
    'configuration.preInfo',
    'configuration.vvPretty',
    'configuration.floatIcons',
    'home.banners',
    'home.notices',
    'home.content',
    'activity.list',
    'video.anchors',
  ),
  {
    calls: ['session.register'],
    async ready({ page }) {
      await page.goto('/entry/register');
      await page.getByLabel('账号').fill(`h${String(Date.now()).slice(-9)}`);
      await page.getByLabel('设置密码').fill('Kite7Moon3');
      await page.getByLabel('再次输入密码').fill('Kite7Moon3');
      await page.getByRole('checkbox', { name: /已年满 18 周岁/ }).tap();
    },
    go: ({ page }) => press(page, '注册并登录'),
  },
  {
    calls: ['keys.site'],
    async ready(world) {
      // The list of lines brings the same key by a path of its own, and would spare this one.
      await world.sandbox.addScenario({ path: configuration.vvPretty.path, effect: HELD });
      await reset(world, WAYS[0], 0);
    },
    go: ({ page }) => press(page, '下一步'),
  },
  ...WAYS.flatMap(forget),
  {
    calls: ['captcha.sliderChallenge'],
    ready: openLogin,
    go: ({ shell }) => shell.logIn('demo07', 'Heptad2026'),
  },
  {
    calls: ['captcha.sliderCheck'],
    async ready(world) {
      await openLogin(world);
      await world.shell.logIn('demo07', 'Heptad2026');
      await expect(world.page.getByRole('slider', { name: '拼图位置' })).toBeFocused();
    },
    go: ({ page, sandbox }) => solveSlider(page, sandbox),
  },
  {
    calls: ['passkeys.loginOptions'],
    ready: openLogin,
    go: ({ page }) => press(page, '使用通行密钥'),
  },
  {
    calls: ['session.login'],
    ready: openLogin,
    go: ({ shell, member }) => shell.logIn(member.name, member.password),
  },
];

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startStudio, type RunningStudio } from '../fixtures/studio';
import { expect, test } from '../fixtures/test';
import { violationsOf } from '../pages/accessibility';

// Without a base, no built brand is needed: a new one has none.
test.use({ baseURL: '', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

let studio: RunningStudio;
test.beforeEach(async ({ brand, sandbox }) => {
  studio = await startStudio(brand, sandbox);
});
test.afterEach(() => studio.close());

const opened = (page: Page) => page.getByRole('banner').getByLabel('品牌', { exact: true });
const problems = (page: Page) => page.getByRole('banner').getByRole('button', { name: /问题$/ });
const madeFiles = (code: string) =>
  ['brands', 'apps']
    .map((folder) => join(studio.brandsFolder, '..', folder, code))
    .map((folder) => existsSync(folder));

test('@matrix a brand that begins with another is made by the keyboard alone', async ({ page, brand }) => {
  await page.goto(studio.address);
  await page.getByRole('button', { name: '新建品牌' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '新建品牌' });
  await expect(dialog).toBeVisible();
  expect.soft(await violationsOf(page), 'new brand').toEqual([]);

  await test.step('what is missing or taken is said, and nothing is made', async () => {
    await dialog.getByLabel('代号').fill(brand);
    await dialog.getByRole('button', { name: '创建' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('代号是两到八个小写字母，且未被使用');
    await dialog.getByLabel('代号').fill('yy');
    await dialog.getByRole('button', { name: '创建' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('三种语言的名称都要填写');
    expect(madeFiles('yy')).toEqual([false, false]);
  });

  await dialog.getByLabel('代号').focus();
  for (const name of ['迟迟', '遲遲', 'Late']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(name);
  }
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('radio', { name: '现有品牌' })).toBeFocused();
  await expect(dialog.getByLabel('品牌', { exact: true })).toHaveValue(brand);
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('switch', { name: '带深色外观' })).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: '创建' }).focus();
  await page.keyboard.press('Enter');

  await expect(opened(page)).toHaveValue('yy');
  await expect(opened(page).getByRole('option', { name: '迟迟 · yy' })).toBeAttached();
  await expect(problems(page)).toHaveText('没有问题');
  expect(madeFiles('yy')).toEqual([true, true]);
});

test('@matrix a brand of three colours has nothing to mend, and is there when the studio is opened again', async ({
  page,
}) => {
  await page.goto(studio.address);
  await page.getByRole('button', { name: '新建品牌' }).click();
  const dialog = page.getByRole('dialog', { name: '新建品牌' });
  await dialog.getByLabel('代号').fill('zz');
  for (const [language, name] of [
    ['简体中文', '早早'],
    ['繁體中文', '早早'],
    ['English', 'Early'],
  ] as const)
    await dialog.getByLabel(`品牌名称 · ${language}`).fill(name);
  await dialog.getByRole('radio', { name: '三种颜色' }).check();
  for (const [label, colour] of [
    ['强调色', '#7a3dff'],
    ['第二色', '#ffb020'],
    ['底色', '#101820'],
  ] as const)
    await dialog.getByLabel(label).fill(colour);
  await dialog.getByRole('button', { name: '创建' }).click();

  await expect(opened(page)).toHaveValue('zz');
  await expect(problems(page)).toHaveText('没有问题');
  expect(madeFiles('zz')).toEqual([true, true]);
  await page.goto(studio.address);
  await expect(opened(page).getByRole('option', { name: '早早 · zz' })).toBeAttached();
});

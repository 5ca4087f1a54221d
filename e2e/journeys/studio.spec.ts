import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTheme, parseBrand, type Brand } from '@heptad/brand-config';
import type { Page } from '@playwright/test';
import { ROOT } from '../fixtures/program';
import { startEdge } from '../fixtures/edge';
import { startStudio, type RunningStudio } from '../fixtures/studio';
import { expect, test } from '../fixtures/test';
import { Shell } from '../pages/shell';
import { violationsOf } from '../pages/accessibility';

// Without a base, no built brand is needed: the studio runs its pages from their sources.
test.use({ baseURL: '', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

let studio: RunningStudio;
test.beforeAll(async ({ brand, sandbox }) => {
  studio = await startStudio(brand, sandbox);
});
test.afterAll(() => studio.close());

interface SavedTheme {
  readonly light: { readonly color: Readonly<Record<string, { readonly $value: string }>> };
}

/** Every file of a brand by its path. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
const brandOf = (files: ReadonlyMap<string, string>): Brand =>
  parseBrand(JSON.parse(files.get('brand.json') ?? ''), 'brand.json');

async function expectNoViolation(page: Page, part: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOf(page), `${part}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('@matrix a brand is shaped in the studio, seen in its real pages, saved as the files that were meant, and built', async ({
  page,
  browser,
  brand,
  sandbox,
}) => {
  test.setTimeout(240_000);
  await page.goto(studio.address);
  const show = (group: string) =>
    page.getByRole('navigation', { name: '分组' }).getByRole('button', { name: group }).click();
  const save = page.getByRole('banner').getByRole('button', { name: '保存' });
  const type = async (label: string, text: string): Promise<void> => {
    await page.getByLabel(label, { exact: true }).first().fill(text);
    await page.keyboard.press('Enter');
  };

  await test.step('a colour that cannot be read is refused with the reason, and mended by the shade that is offered', async () => {
    await type('颜色值：muted', '#c0c6d2');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /个问题$/ })
      .click();
    const problems = page.getByRole('dialog', { name: '问题' });
    await expect(
      problems.getByText(/^#c0c6d2 的对比度在 surface.*需要 4\.5：可以用 #/).first(),
    ).toBeVisible();
    await problems.getByRole('button', { name: /· light\.color\.muted/ }).click();
    await expect(page.getByLabel('颜色值：muted')).toBeFocused();
    await expect(save).toBeDisabled();
    await page
      .getByRole('button', { name: /^muted 改用 #/ })
      .first()
      .click();
    await expect(save).toBeEnabled();
  });

  const preview = page.frameLocator('iframe[title="草稿 的页面"]');
  await test.step('the real page is beside it and follows', async () => {
    await page.getByRole('button', { name: '启动预览' }).click();
    await expect(preview.getByText('深海之上，从容一跃').first()).toBeVisible({ timeout: 120_000 });
    await show('名称与称呼');
    await type('简体中文', '鲲跃甲');
    await page.locator('[data-field="brand:slogan.zh-CN"]').fill('一步一景');
    await page.keyboard.press('Enter');
    await expect(preview.getByText('一步一景').first()).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the order of the tabs is changed by the keyboard', async () => {
    await show('版块、场馆与标签栏');
    await page.getByRole('button', { name: '移动：记录' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(
      preview
        .getByRole('navigation')
        .getByText(/^(优惠|记录|投注记录)$/)
        .first(),
    ).toHaveText('优惠', {
      timeout: 60_000,
    });
  });

  await test.step('an address is changed, taken back by one step, and changed again', async () => {
    await show('联系方式');
    const contact = page.getByLabel('显示给会员的地址或账号');
    const before = await contact.inputValue();
    await type('显示给会员的地址或账号', 'wrong@ky.example');
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(contact).toHaveValue(before);
    await type('显示给会员的地址或账号', 'desk@ky.example');
  });

  for (const group of ['颜色', '文案', '图形与图标', '字体']) {
    await show(group);
    await expectNoViolation(page, group);
  }

  await test.step('what is saved is what was changed, and nothing else', async () => {
    await save.click();
    await expect(page.getByText('没有改动需要保存')).toBeVisible();
    const [before, after] = [join(ROOT, 'brands', brand), join(studio.brandsFolder, brand)].map(filesOf) as [
      ReadonlyMap<string, string>,
      ReadonlyMap<string, string>,
    ];
    expect(
      [...after]
        .filter(([name, text]) => before.get(name) !== text)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['brand.json', 'theme.json']);
    const was = brandOf(before);
    expect(brandOf(after)).toEqual({
      ...was,
      names: { ...was.names, 'zh-CN': '鲲跃甲' },
      slogan: { ...was.slogan, 'zh-CN': '一步一景' },
      tabs: ['home', 'sports', 'promotions', 'records', 'mine'],
      support: { ...was.support, contact: 'desk@ky.example' },
    });
    const theme = JSON.parse(after.get('theme.json') ?? '') as unknown;
    expect(() => compileTheme(theme, { file: 'theme.json', hasDark: was.hasDark })).not.toThrow();
    expect(after.get('theme.json')?.split('\n').length).toBe(before.get('theme.json')?.split('\n').length);
  });

  await test.step('the built brand has the colour, the words and the order', async () => {
    const edge = await startEdge(brand, sandbox, { root: await studio.build(brand) });
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'light',
      serviceWorkers: 'block',
      locale: 'zh-CN',
    });
    try {
      const visit = await phone.newPage();
      await new Shell(visit).arrive(edge.origin);
      await expect(visit).toHaveTitle(/鲲跃甲/);
      await expect(visit.getByText('一步一景').first()).toBeVisible();
      const tabs = visit.getByRole('navigation', { name: '主导航' }).getByRole('link');
      await expect(tabs).toHaveText(['首页', '体育', '优惠', '注单', '我的']);
      const saved = JSON.parse(
        readFileSync(join(studio.brandsFolder, brand, 'theme.json'), 'utf8'),
      ) as SavedTheme;
      const muted = await visit.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-muted').trim(),
      );
      expect(muted).toBe(saved.light.color['muted']?.$value);
    } finally {
      await phone.close();
      await edge.close();
    }
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Opens an activity from the list by its title. */
async function openFromList(page: Page, title: RegExp): Promise<void> {
  await page.goto('/activity/list');
  await page.getByRole('link', { name: title }).first().tap();
}

test('ROUTE-130 ROUTE-131 a spin is drawn once, can be checked in the browser, and is in the records @matrix', async ({
  page,
  shell,
  member,
}) => {
  await shell.enterAs(member, '/activity/list');
  await openFromList(page, /星夜转盘/);
  await expect(page.getByRole('region', { name: '奖励与概率' })).toContainText('概率 30%');
  await page.getByRole('button', { name: /^转动/ }).tap();
  await expect(page.getByRole('region', { name: '本次结果' })).toBeVisible();
  await page.getByRole('button', { name: '在本机验证' }).tap();
  await expect(page.getByText('种子与事先公布的摘要一致')).toBeVisible();
  await page.getByRole('button', { name: '活动记录' }).tap();
  await expect(page).toHaveURL(/\/activity\/themedLotteryRecord$/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('ROUTE-138 ROUTE-139 ROUTE-140 a card is turned once, and stays up after a reload @matrix', async ({
  page,
  shell,
  member,
}) => {
  await shell.enterAs(member, '/activity/list');
  await openFromList(page, /幸运翻牌/);
  await page.getByRole('button', { name: '翻开第 5 张牌' }).tap();
  await expect(page.getByRole('region', { name: '本次结果' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: /^第 5 张牌：/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^翻开第/ })).toHaveCount(8);
});

test('ROUTE-117 five kicks make a shoot-out, whose goals are paid with the last @matrix', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/activity/penaltyIntoGold');
  for (let kick = 1; kick <= 5; kick += 1) {
    await page.getByRole('button', { name: '射向右上角' }).tap();
    await expect(page.getByLabel(new RegExp(`^第 ${String(kick)} 球：(进球|被扑出)$`))).toBeVisible();
  }
  await expect(page.getByText(/^已用 5，共获得 \d+$/)).toBeVisible();
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('ROUTE-145 ROUTE-146 a match is predicted once and for good @matrix', async ({
  page,
  shell,
  member,
}) => {
  await shell.enterAs(member, '/activity/list');
  await openFromList(page, /赛事竞猜/);
  const match = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: /^选择/ }) });
  await match.first().getByRole('button').first().tap();
  await page.getByRole('button', { name: '提交预测' }).tap();
  await expect(page.getByText(/^你的预测：/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^你的预测：/)).toHaveCount(1);
  await page.goto('/activity/raceGuess/rulesContent');
  await expect(page.getByRole('heading', { level: 1, name: '竞猜规则' })).toBeVisible();
});

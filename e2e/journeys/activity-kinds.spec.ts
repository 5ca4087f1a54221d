import { expect, test } from '../fixtures/test';
import { Activities } from '../pages/activities';

test('ROUTE-119 ROUTE-120 ROUTE-121 ROUTE-122 ROUTE-123 the European cup is predicted, and its pages are read @matrix', async ({
  page,
  shell,
  member,
}) => {
  const activities = new Activities(page);
  await shell.enterAs(member, '/activity/list');
  await activities.open('european');
  const match = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: /^选择/ }) });
  await match.first().getByRole('group', { name: /^选择/ }).getByRole('button').first().tap();
  await page.getByRole('button', { name: '提交预测' }).first().tap();
  await expect(page.getByText(/^你的预测：/).first()).toBeVisible();
  const pages = [
    ['europeanSchedule', '全部赛程'],
    ['europeanStars', '射手榜'],
    ['europeanWinners', '历届冠军'],
    ['europeanRecords', '预测记录'],
  ] as const;
  for (const [place, heading] of pages)
    for (const address of [`/activity/european/${place}`, `/activity/${place}/`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(/加载失败|没有找到/)).toBeHidden();
    }
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('ROUTE-144 ROUTE-128 ROUTE-117 cards are collected, boxes opened and kicks taken: records equal the ledger @matrix', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  const activities = new Activities(page);
  await shell.enterAs(member, '/activity/list');
  await activities.open('happyCard');
  await page.getByRole('button', { name: /^抽一张卡/ }).tap();
  await expect(page.getByText(/^抽到 /)).toBeVisible();
  await expect(
    page.getByRole('list', { name: '我的卡册' }).getByRole('listitem', { name: /，1 张$/ }),
  ).toHaveCount(1);
  await expect(await activities.records()).toHaveCount(1);

  await activities.open('drawGift');
  await page.getByRole('button', { name: '礼盒 5' }).tap();
  await expect(page.getByText('你打开的礼盒')).toBeVisible();
  await expect(await activities.records()).toHaveCount(1);
  const boxes = await activities.paidInAll();

  await page.goto('/activity/penaltyIntoGold/');
  for (let kick = 1; kick <= 5; kick += 1) {
    await page.getByRole('button', { name: '射向左下角' }).tap();
    await expect(page.getByLabel(new RegExp(`^第 ${String(kick)} 球：(进球|被扑出)$`))).toBeVisible();
  }
  await expect(await activities.records()).toHaveCount(5);
  const goals = await activities.paidInAll();
  expect(await activities.centre()).toBe(1_000_000n + boxes + goals);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('ROUTE-138 ROUTE-139 ROUTE-140 a turned card is in the records, and its ranking is read @matrix', async ({
  page,
  shell,
  member,
}) => {
  const activities = new Activities(page);
  await shell.enterAs(member, '/activity/list');
  const id = await activities.open('luckyFlip');
  await page.getByRole('button', { name: '翻开第 2 张牌' }).tap();
  await expect(page.getByRole('region', { name: '本次结果' })).toBeVisible();
  await expect(await activities.records()).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`/activity/luckyFlip/record/${id}$`));
  const paid = await activities.paidInAll();
  await page.goto(`/activity/luckyFlip/rank/${id}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/共 \d+ 人上榜/)).toBeVisible();
  expect(await activities.centre()).toBe(1_000_000n + paid);
});

test('ROUTE-114 ROUTE-125 what is only read leads on, and has no records @matrix', async ({
  page,
  shell,
  member,
}) => {
  const activities = new Activities(page);
  await shell.enterAs(member, '/activity/list');
  const id = await activities.open('pureDisplay');
  await page.getByRole('button', { name: '前往看看' }).tap();
  await expect(page).toHaveURL(/\/mine\/protection$/);
  await page.goto(`/activity/records/${id}`);
  await expect(page.getByText('暂无活动记录')).toBeVisible();
});

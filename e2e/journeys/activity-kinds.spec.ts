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

test('ROUTE-115 packets of a rain are caught and opened: what they pay is on the wallet and in the records, by no call but the plays @matrix', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  const activities = new Activities(page);
  await page.clock.install();
  await shell.enterAs(member, '/activity/list');
  const id = await activities.open('redPackRain');
  await sandbox.beginRain(id);
  await page.reload();
  const opened = (count: number) => page.getByText(`${String(count)} 个，本场可拆 10 个`);
  await expect(opened(0)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));

  await page.getByRole('button', { name: '让红包飘落 30 秒' }).tap();
  await activities.catchPacket();
  await expect(opened(1)).toBeVisible();
  await page.clock.fastForward(30_000);
  await page.getByRole('list', { name: '可拆的红包' }).getByRole('button').nth(3).tap();
  await expect(opened(2)).toBeVisible();
  for (let packet = 3; packet <= 10; packet += 1) {
    await page.getByRole('button', { name: '拆一个红包' }).tap();
    await expect(opened(packet)).toBeVisible();
  }
  await expect(page.getByText('本场的红包已经拆完')).toBeVisible();
  await expect(page.getByRole('button', { name: '拆一个红包' })).toBeHidden();
  expect(calls.filter((call) => call === 'activityPlay')).toHaveLength(10);
  expect(calls.filter((call) => call === 'activityDetail')).toHaveLength(0);

  await expect(await activities.records()).toHaveCount(10);
  const paid = await activities.paidInAll();
  expect(await activities.centre()).toBe(1_000_000n + paid);
  expect(await sandbox.ledgerHolds()).toBe(true);

  await sandbox.advanceClock(5 * 60_000);
  await activities.open('redPackRain');
  await expect(page.getByRole('region', { name: '下一场' })).toBeVisible();
});

for (const [rows, kind] of [
  ['ROUTE-141', 'eventTopic'],
  ['ROUTE-121', 'europeanSchedule'],
] as const)
  test(`${rows} a price of a match of ${kind} goes to the slip @matrix`, async ({
    page,
    shell,
    sportsbook,
    member,
  }) => {
    await shell.enterAs(member, '/activity/list');
    if (kind === 'europeanSchedule') {
      await page.goto('/activity/europeanSchedule');
      await page.getByRole('radio', { name: /^明天/ }).tap();
    } else await new Activities(page).open(kind);
    await page
      .getByRole('button', { name: /^查看赔率/ })
      .first()
      .tap();
    await page
      .getByRole('main')
      .getByRole('button', { pressed: false, name: /\d+\.\d\d/ })
      .first()
      .tap();
    const slip = await sportsbook.openSlip();
    await expect(slip.getByRole('list', { name: '已选项目' }).getByRole('listitem')).toHaveCount(1);
  });

import { expect, test } from '../fixtures/test';
import type { Member } from '../fixtures/new-member';
import { Activities } from '../pages/activities';
import { orderDeposit } from '../pages/deposit';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

// The clock goes on by a day and by a month, on a platform that no other journey plays on.
test.use({ ownStage: 'activities' });

test.describe('what a deposit and a lost bet earn', () => {
  test.describe.configure({ mode: 'serial' });
  let host: Member;
  let friend: Member;

  test('ROUTE-134 ROUTE-116 ROUTE-126 ROUTE-127 ROUTE-128 a friend is brought, joins, deposits and bets, and claims what the steps of the kinds pay @matrix', async ({
    page,
    shell,
    wallet,
    sportsbook,
    sandbox,
    facts,
  }) => {
    const activities = new Activities(page);
    host = await sandbox.newMember(facts.siteId, '9000');
    await shell.enterAs(host, '/activity/friendInvitation');
    const code = page.getByTestId('friend-code');
    await expect(code).toHaveText(/^[A-Z2-9]{9}$/);
    friend = await sandbox.newMember(facts.siteId, '9000', await code.innerText());
    await page.goto('/mine');
    await shell.logOut();

    await page.goto('/entry/login?returnTo=%2Factivity%2Flist');
    await shell.logIn(friend.name, friend.password);
    await expect(page).toHaveURL(/\/activity\/list$/);
    for (const kind of ['newTask', 'firstDeposit', 'bettingGift', 'eventTopic', 'racePage'])
      await activities.join(kind);

    await page.goto('/mine/finance/myDeposit');
    await orderDeposit(page, '200');
    await page.getByRole('button', { name: '我已付款' }).tap();
    await expect(page.getByText('已提交，等待到账')).toBeVisible();
    await sandbox.advanceClock(6_000);
    await expect(page.getByText('¥200.00 已到账')).toBeVisible();

    await wallet.transferIn('IM体育', '5000');
    const match = await sportsbook.openLive('IMTY');
    const place = await sportsbook.tapLongestOdds(match);
    const slip = await sportsbook.openSlip();
    await sportsbook.acceptAnyOdds(slip);
    await sportsbook.stake(slip, '2000');
    await slip.getByRole('button', { name: '投注 ¥2,000.00' }).tap();
    await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
    await sandbox.command(match, { type: 'score', side: place === 0 ? 'away' : 'home', points: 9 });
    await sandbox.command(match, { type: 'end' });
    await page.goto('/record/bet');
    await expect(page.getByText('暂无未结算注单')).toBeVisible({ timeout: 30_000 });

    const before = await activities.centre();
    let claimed = 0n;
    for (const kind of ['newTask', 'firstDeposit', 'bettingGift', 'eventTopic']) {
      await activities.open(kind);
      const sum = await activities.claimAll();
      await activities.records();
      expect(await activities.paidInAll()).toBe(sum);
      claimed += sum;
    }
    expect(await activities.centre()).toBe(before + claimed);

    await activities.open('drawGift');
    await page.getByRole('button', { name: '礼盒 2' }).tap();
    await expect(page.getByText('你打开的礼盒')).toBeVisible();
    const boxes = await activities.records();
    await expect(boxes).toHaveCount(1);
    expect(await activities.paidInAll()).toBe((await activities.centre()) - before - claimed);
    expect(await sandbox.ledgerHolds()).toBe(true);
  });

  test('ROUTE-135 ROUTE-136 ROUTE-137 the prize of a friend is applied for, approved by the rules, and claimed once @matrix', async ({
    page,
    shell,
    sandbox,
  }) => {
    const activities = new Activities(page);
    await shell.enterAs(host, '/activity/friendRecording/');
    await expect(page.getByRole('list', { name: '我邀请的朋友' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('可申请')).toBeVisible();
    const before = await activities.centre();
    await page.goto('/activity/friendApply');
    await page.getByLabel('朋友的账号').fill(friend.name);
    await page.getByRole('button', { name: '提交申请' }).tap();
    await expect(page.getByText('申请已通过，奖励可在邀请页领取')).toBeVisible();
    await page.goto('/activity/friendInvitation/');
    expect(await activities.claimAll()).toBe(1_800n);
    await activities.records();
    expect(await activities.paidInAll()).toBe(1_800n);
    expect(await activities.centre()).toBe(before + 1_800n);
    await page.goto('/activity/friendPeakBet');
    await expect(page.getByRole('region', { name: '活动规则' })).toBeVisible();
    await expect(page.getByText('暂时还没有人上榜')).toBeVisible();
    expect(await sandbox.ledgerHolds()).toBe(true);
  });

  test('ROUTE-118 ROUTE-142 ROUTE-143 when the week is over, the race’s prize and a part of the loss are claimed, each once @matrix', async ({
    page,
    shell,
    sandbox,
  }) => {
    const activities = new Activities(page);
    await sandbox.advanceClock(DAY);
    await shell.enterAs(friend, '/activity/list');
    const before = await activities.centre();
    let claimed = 0n;
    // The first place of those who have joined, and five per cent of the loss.
    for (const [kind, won] of [
      ['racePage', 88_800n],
      ['kingReturn', 10_000n],
    ] as const) {
      await page.goto('/activity/list');
      await page
        .getByRole('link', { name: /可领取/ })
        .and(page.locator(`a[href^="/activity/${kind}/"]`))
        .first()
        .tap();
      expect(await activities.claimAll()).toBe(won);
      await expect(await activities.records()).toHaveCount(1);
      expect(await activities.paidInAll()).toBe(won);
      claimed += won;
    }
    await expect(page).toHaveURL(/\/activity\/kingReturn\/recording\/[\w-]+$/);
    await page.reload();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

    expect(await activities.centre()).toBe(before + claimed);
    expect(await sandbox.ledgerHolds()).toBe(true);
  });

  test('ROUTE-129 when the month is over, its salary is claimed once @matrix', async ({
    page,
    shell,
    sandbox,
  }) => {
    const activities = new Activities(page);
    await sandbox.advanceClock(31 * DAY);
    await shell.enterAs(friend, '/mine');
    const before = await activities.centre();
    await activities.open('monthMoney');
    const salary = await activities.claimAll();
    expect(salary).toBe(500n);
    await expect(await activities.records()).toHaveCount(1);
    expect(await activities.centre()).toBe(before + salary);
    expect(await sandbox.ledgerHolds()).toBe(true);
  });
});

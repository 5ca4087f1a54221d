import { expect, test } from '../fixtures/test';

const STAKE = '20';

test('a handicap in play says the score it counts from, asks anew after a goal, and is recorded with it', async ({
  page,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('IM体育', '200');
  const match = await sandbox.stageMatch();
  await sandbox.command(match, { type: 'score', side: 'home' });
  await sandbox.command(match, { type: 'score', side: 'home' });
  await sandbox.advanceClock(30_000);
  await sportsbook.open('IMTY', 'live');
  await sportsbook.scrollTo(sportsbook.card(match));
  const listed = sportsbook.card(match).getByRole('group', { name: '让球', exact: true }).getByRole('button');
  await expect(listed.first()).toContainText('(2-0)');

  await sportsbook.openMatch(match);
  const handicap = page.getByRole('button', { name: /\(2-0\) \S+ 只计投注后的进球 \d/ }).first();
  await expect(handicap).toBeVisible();
  await page.getByRole('tab', { name: '全部', exact: true }).tap();
  await expect(page.getByText('投注前已有的也计算在内').first()).toBeVisible();
  await handicap.tap();
  const slip = await sportsbook.openSlip();
  await expect(slip.getByText(/\(2-0\)/)).toBeVisible();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, STAKE);

  await sandbox.command(match, { type: 'score', side: 'away' });
  await sandbox.advanceClock(30_000);
  await expect(slip.getByText(/比分已变为 2-1/)).toBeVisible({ timeout: 30_000 });
  await slip.getByRole('button', { name: /^接受/ }).tap();
  await expect(slip.getByText(/\(2-1\)/)).toBeVisible();
  await slip.getByRole('button', { name: /^投注 / }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });

  await page.goto('/record/bet');
  await expect(page.getByRole('article', { name: /注单/ })).toContainText('(2-1)');
});

import { passUntil } from '../fixtures/page-time';
import { expect, test } from '../fixtures/test';

const MATCHES = /\/api\/v1\/teams\/matches/;

test('a goal of a followed team is announced on another page, once, and leads to the match', async ({
  page,
  shell,
  sportsbook,
  sandbox,
  member,
}) => {
  await page.clock.install();
  await shell.enterAs(member, '/mine');
  const match = await sportsbook.openLive('FBTY');
  await sportsbook.openMatch(match);
  const bell = page.getByRole('button', { name: `关注${match.home}` });
  const known = page.waitForResponse(MATCHES);
  await bell.tap();
  const sheet = page.getByRole('dialog', { name: '关注球队' });
  await expect(sheet.getByRole('switch', { name: match.home })).toBeChecked();
  await expect(sheet.getByRole('switch', { name: match.away })).not.toBeChecked();
  await expect(sheet.getByRole('switch', { name: /进球提醒/ })).toBeChecked();
  await sheet.getByRole('button', { name: '关闭关注球队' }).tap();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await known;

  const there = page.waitForResponse(MATCHES);
  await page.goto('/mine');
  await there;
  await sandbox.command(match, { type: 'score', side: 'home' });
  const notice = page.getByRole('status').filter({ hasText: `${match.home} 进球！` });
  await passUntil(page, (look) => expect(notice).toContainText(`${match.home} 1-0 ${match.away}`, look));
  await notice.getByRole('button', { name: '查看' }).tap();
  await expect(page).toHaveURL(new RegExp(`/home/sports/sportsDetails\\?.*id=${match.id}`));
  await expect(notice).toBeHidden();
  // The goal is in every further answer, and told no more.
  let answers = 0;
  page.on('response', (response) => (answers += MATCHES.test(response.url()) ? 1 : 0));
  await passUntil(page, (look) => expect.poll(() => answers, look).toBeGreaterThan(0));
  await expect(notice).toBeHidden();
});

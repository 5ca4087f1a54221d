import type { Page } from '@playwright/test';
import { startEdge, type RunningEdge } from '../fixtures/edge';
import { expect, test } from '../fixtures/test';

// The edge is ended: no other journey may stand on it.
test.use({ ownStage: 'deployment' });

const TRANSFER = '/game/api/v1/venue/transfer';
let next: RunningEdge | undefined;
test.afterEach(() => next?.close());

/** Sends a transfer that the platform takes its time over. */
async function sendTransfer(page: Page): Promise<void> {
  await page.goto('/mine/finance/transfer');
  await page.getByRole('button', { name: 'IM体育' }).tap();
  await page.getByLabel('转账金额').fill('300');
  const sent = page.waitForRequest(`**${TRANSFER}`);
  await page.getByRole('button', { name: '确认转入' }).tap();
  await sent;
}

test('@matrix a transfer during a deploy is made once, and the page says so', async ({
  page,
  brand,
  shell,
  wallet,
  edge,
  sandbox,
  member,
}) => {
  const { port } = new URL(edge.origin);
  await shell.enterAs(member, '/mine');

  await sandbox.addScenario({ path: TRANSFER, effect: { latency: 3000 } });
  await sendTransfer(page);
  // As `systemctl restart` does: SIGTERM, and another one once the first has ended.
  await edge.close();
  await expect(page.getByText('转账成功')).toBeVisible();
  next = await startEdge(brand, sandbox, { wantedPort: port });
  await sandbox.clearScenarios();
  expect(await wallet.balances('IM体育')).toEqual({ centre: 970_000n, venue: 30_000n });

  // One that is made and cut off, as by a machine that goes away: nobody hears what became of it until there is an edge again.
  await sandbox.addScenario({ path: TRANSFER, effect: { drop: 'after' } });
  await sendTransfer(page);
  await expect.poll(() => sandbox.centreOf(member.name)).toBe('9400.00');
  await next.kill();
  await expect(page.getByText('结果确认中')).toBeVisible();
  next = await startEdge(brand, sandbox, { wantedPort: port });
  await sandbox.clearScenarios();
  await expect(page.getByText('转账成功')).toBeVisible({ timeout: 30_000 });
  expect(await wallet.balances('IM体育')).toEqual({ centre: 940_000n, venue: 60_000n });
  expect(await sandbox.ledgerHolds()).toBe(true);
});

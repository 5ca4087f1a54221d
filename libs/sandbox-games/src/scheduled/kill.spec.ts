import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduledGame, scheduledPlay } from '../testing/play-under-test';

const { game, engine } = scheduledGame('peony-roulette');
const ROUND = engine.roundAt(game, Date.UTC(2026, 10, 26, 12));
const MEMBERS = 300;
const STAKE = 500n;
const FIRST = 100_000n;

/** Settles what is due and says so after each round that was paid, until it is killed. */
const WORKER = `
  const { scheduledPlay } = require('./libs/sandbox-games/src/testing/play-under-test.ts');
  const { settleDue } = require('./libs/sandbox-games/src/scheduled/settle-due.ts');
  (async () => {
    const play = await scheduledPlay({ sqlite: process.argv[1] }, Number(process.argv[2]));
    await settleDue({ ...play, onSettled: (_, round) => process.stdout.write(round + '\\n') });
    setInterval(() => undefined, 1000);
  })();
`;

describe('a platform that is killed while it settles', () => {
  it('has paid each round once when it has started again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-settle-'));
    const options = { sqlite: join(folder, 'sandbox.db') };
    const members = Array.from({ length: MEMBERS }, (_, number) => `m${String(number)}`);
    const before = await scheduledPlay(options, ROUND.opensAt);
    for (const memberId of members) {
      await before.pay(memberId, FIRST);
      await before.bet({ memberId, game, engine, bets: [{ spot: 'red', stake: STAKE }] });
    }
    await before.close();

    await settleUntilKilled(options.sqlite);
    const after = await scheduledPlay(options, ROUND.resultAt);
    const paidBefore = (await after.rounds()).filter(({ state }) => state === 'settled').length;
    expect(await after.settle()).toBe(MEMBERS - paidBefore);
    expect(await after.settle()).toBe(0);
    const rows = await after.rounds();
    expect(rows.every(({ state }) => state === 'settled')).toBe(true);
    for (const { member_id, win_minor } of rows)
      expect(await after.balance(member_id)).toBe(FIRST - STAKE + win_minor);
    expect(await after.escrow()).toBe(0n);
    expect((await after.ledger.invariants()).holds).toBe(true);
    await after.close();
    rmSync(folder, { recursive: true });
    expect(paidBefore).toBeGreaterThan(0);
  }, 120_000);
});

/** Kills the worker as soon as it has said that a round is paid. */
function settleUntilKilled(path: string): Promise<void> {
  const worker = spawn(process.execPath, ['--import', 'tsx', '-e', WORKER, path, String(ROUND.resultAt)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  worker.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  worker.stdout.once('data', () => worker.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    worker.once('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve();
      else reject(new Error(complaint));
    });
  });
}

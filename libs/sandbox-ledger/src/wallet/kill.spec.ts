import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEDGER_STEPS } from '../ledger-steps';
import { openStorage } from '../storage/storage';
import { CENTRE_WALLET, memberAccount } from './accounts';
import { createLedger } from './ledger';

/** Moves money until it is killed, and says so after each movement that was acknowledged. */
const WORKER = `
  const { openStorage } = require('./libs/sandbox-ledger/src/storage/storage.ts');
  const { LEDGER_STEPS } = require('./libs/sandbox-ledger/src/ledger-steps.ts');
  const { createLedger } = require('./libs/sandbox-ledger/src/wallet/ledger.ts');
  (async () => {
    const ledger = createLedger(await openStorage({ sqlite: process.argv[1] }, LEDGER_STEPS), Date.now);
    for (let count = 1; ; count += 1) {
      await ledger.transfer({ from: 'platform:deposits:CNY', to: 'member:1:centre:CNY', amount: 1n, reason: 'topUp', memberId: '1', key: String(count) });
      process.stdout.write(count + '\\n');
    }
  })();
`;

describe('a sandbox that is killed', () => {
  it('loses no acknowledged transfer and keeps its sums', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-kill-'));
    const path = join(folder, 'sandbox.db');
    const acknowledged = await workUntilKilled(path, 40);
    const storage = await openStorage({ sqlite: path }, LEDGER_STEPS);
    const ledger = createLedger(storage, Date.now);
    const balance = await ledger.balance(memberAccount('1', CENTRE_WALLET));
    const invariants = await ledger.invariants();
    await storage.close();
    rmSync(folder, { recursive: true });
    expect(acknowledged).toBeGreaterThanOrEqual(40);
    // One more may have been committed whose acknowledgement was not heard.
    expect([BigInt(acknowledged), BigInt(acknowledged + 1)]).toContain(balance);
    expect(invariants.holds).toBe(true);
  }, 60_000);
});

/** Runs the worker, kills it in the middle of its work after so many transfers, and gives the last number it said. */
function workUntilKilled(path: string, transfers: number): Promise<number> {
  const worker = spawn(process.execPath, ['--import', 'tsx', '-e', WORKER, path], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complaint = '';
  const lastNumber = () => Number(said.trimEnd().split('\n').at(-1) || 0);
  worker.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  worker.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (lastNumber() >= transfers) worker.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    worker.once('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(lastNumber());
      else reject(new Error(complaint));
    });
  });
}

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSandbox, readSites } from '@heptad/sandbox';
import type { Bench } from '../engine/bench';
import { pairs, type Pairs } from '../engine/pairs';
import { connect, logIn } from '../engine/platform-client';
import { sandboxFolder, startSandboxProgram } from '../engine/platform';
import { PAYER, streamTransfers, transferOnce } from '../engine/transfers';
import { bareTransfersPerSecond } from '../floors/sqlite-transfers';

const FOR_MS = 2_000;
const AT_ONCE = 8;

const LEDGER_AT_ONCE = 8;

/** A measurement of transfers per second, with what it needs to be closed. */
interface Stand {
  perSecond(): Promise<number>;
  close(): Promise<void>;
}

/** The wallet alone: double entry, keys, invariants in the database. */
async function openLedger(folder: string): Promise<Stand> {
  const sandbox = await createSandbox({
    storage: { sqlite: join(folder, 'ledger.db') },
    seed: 1,
    sites: readSites('brands'),
  });
  const { ledger } = sandbox.services;
  let count = 0;
  return {
    async perSecond() {
      const started = performance.now();
      const first = count;
      const lane = async (): Promise<void> => {
        while (performance.now() - started < FOR_MS)
          await ledger.transfer({
            from: 'platform:deposits:CNY',
            to: 'member:1:centre:CNY',
            amount: 1n,
            reason: 'topUp',
            memberId: '1',
            key: `bench-${(count += 1)}`,
          });
      };
      await Promise.all(Array.from({ length: LEDGER_AT_ONCE }, lane));
      return (1000 * (count - first)) / (performance.now() - started);
    },
    close: () => sandbox.close(),
  };
}

/** The whole way of a member's transfer: HTTP, signature, token, schemas, order, wallet state in the answer. */
async function openPlatform(folder: string): Promise<Stand> {
  const { origin, program } = await startSandboxProgram(folder);
  const client = connect(origin, await logIn(origin, PAYER));
  // The first refusal is told; later ones would only end a lane.
  await transferOnce(client, 'first');
  let run = 0;
  return {
    async perSecond() {
      const started = performance.now();
      const stream = streamTransfers(client, `run-${(run += 1)}`, AT_ONCE);
      await pause(FOR_MS);
      await stream.end();
      return (1000 * stream.acknowledged.length) / (performance.now() - started);
    },
    async close() {
      client.close();
      await program.end();
    },
  };
}

/** Transfers per second against SQLite alone on the same disk. */
export const bench: Bench = {
  async run(bed) {
    const folder = sandboxFolder();
    let run = 0;
    const bare = async (): Promise<number> =>
      bareTransfersPerSecond(join(folder.path, `bare-${(run += 1)}.db`), FOR_MS);
    const measure = async (open: (folder: string) => Promise<Stand>): Promise<Pairs> => {
      const stand = await open(folder.path);
      try {
        return await pairs(bed.runs, bare, stand.perSecond);
      } finally {
        await stand.close();
      }
    };
    try {
      return [
        { name: 'transfers, ledger', unit: '/s', ...(await measure(openLedger)), limit: 0.5, bound: 'least' },
        {
          name: 'transfers, through HTTP',
          unit: '/s',
          ...(await measure(openPlatform)),
          limit: 0.35,
          bound: 'least',
        },
      ];
    } finally {
      folder.remove();
    }
  },
};

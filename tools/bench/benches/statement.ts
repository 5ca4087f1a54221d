import { join } from 'node:path';
import { createSandbox, readSites } from '@heptad/sandbox';
import type { Bench } from '../engine/bench';
import { pairs } from '../engine/pairs';
import { connect, logIn, type PlatformClient } from '../engine/platform-client';
import { sandboxFolder, startSandboxProgram } from '../engine/platform';
import { statement } from '@heptad/contracts';

/** Demo members, by the number of postings that they are given. */
const FEW = { name: 'demo02', id: '100002', postings: 100 };
const MANY = { name: 'demo03', id: '100003', postings: 100_000 };
/** Postings of one transaction of the seeding. */
const AT_ONCE = 1_000;
const PAGES = 40;
const SIZE = 20;

/** Gives a member postings, one a transaction, in a database that a sandbox is then started on. */
async function seed(folder: string): Promise<void> {
  const sandbox = await createSandbox({
    storage: { sqlite: join(folder, '.heptad/sandbox.db') },
    seed: 1,
    sites: readSites('brands'),
  });
  const { storage, ledger } = sandbox.services;
  for (const { id, postings } of [FEW, MANY])
    for (let done = 0; done < postings; done += AT_ONCE)
      await storage.transaction(async () => {
        for (let count = 0; count < Math.min(AT_ONCE, postings - done); count += 1)
          await ledger.transfer({
            from: 'platform:deposits:CNY',
            to: `member:${id}:centre:CNY`,
            amount: 1n,
            reason: 'topUp',
            memberId: id,
          });
      });
  await sandbox.close();
}

async function firstPage(client: PlatformClient): Promise<void> {
  const { status_code, message } = await client.post(statement.lines.path, {
    size: SIZE,
    timeZone: 'Asia/Shanghai',
  });
  if (status_code !== 6000) throw new Error(`The statement was refused: ${message}`);
}

/** Milliseconds of a first page with its sums, over a number of them. */
async function pageMs(client: PlatformClient): Promise<number> {
  const started = performance.now();
  for (let page = 0; page < PAGES; page += 1) await firstPage(client);
  return (performance.now() - started) / PAGES;
}

/** The first page of a long statement with its sums, against that of a short one. */
export const bench: Bench = {
  async run(bed) {
    const folder = sandboxFolder();
    try {
      bed.say('  writing the postings');
      await seed(folder.path);
      const { origin, program } = await startSandboxProgram(folder.path);
      const few = connect(origin, await logIn(origin, FEW.name));
      const many = connect(origin, await logIn(origin, MANY.name));
      try {
        for (const client of [few, many]) await pageMs(client);
        const measured = await pairs(
          bed.runs,
          () => pageMs(few),
          () => pageMs(many),
        );
        return [{ name: 'statement, first page', unit: 'ms', ...measured, limit: 1.2 }];
      } finally {
        few.close();
        many.close();
        await program.end();
      }
    } finally {
      folder.remove();
    }
  },
};

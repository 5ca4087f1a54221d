import { join } from 'node:path';
import { activity } from '@heptad/contracts';
import { createSandbox, DEFAULT_SITE_ID, readSites } from '@heptad/sandbox';
import type { Bench } from '../engine/bench';
import { sandboxFolder, startSandboxProgram } from '../engine/platform';
import { memberRow } from '../engine/member-row';
import { connect } from '../engine/platform-client';
import { bareInserts } from '../floors/sqlite-inserts';

const MEMBERS = 500;
const STOCK = 100;
const FIRST_MEMBER = 800_000;
const KIND = 'drawGift';
const TAKEN = 6000;
const GONE = 7407;

interface Shown {
  readonly id: string;
  readonly kind: string;
  readonly prizes: readonly { readonly id: string; readonly amount: string; readonly stock?: number }[];
}

/** Members with a session each, and an activity whose one prize that is drawn there are a hundred of. @returns its id and their tokens */
async function seed(folder: string): Promise<{ readonly id: string; readonly tokens: readonly string[] }> {
  const sandbox = await createSandbox({
    storage: { sqlite: join(folder, '.heptad/sandbox.db') },
    seed: 1,
    sites: readSites('brands'),
  });
  const { storage, sessions } = sandbox.services;
  const answer = await sandbox.app.inject({
    url: '/__sandbox/activities',
    headers: { host: '127.0.0.1:4600' },
  });
  const shown = answer.json<readonly Shown[]>().find(({ kind }) => kind === KIND);
  if (shown === undefined) throw new Error(`There is no ${KIND}.`);
  const prizes = shown.prizes.map(({ id, amount }, place) => ({
    id,
    amount,
    weight: place === 0 ? 1 : 0,
    ...(place === 0 && { stock: STOCK }),
  }));
  await storage.db
    .insertInto('activity_prizes')
    .values({ name: KIND, prizes: JSON.stringify(prizes) })
    .execute();
  const ids = Array.from({ length: MEMBERS }, (_, place) => String(FIRST_MEMBER + place));
  await storage.db
    .insertInto('members')
    .values(ids.map((id) => memberRow(id, `tap${id}`)))
    .execute();
  const device = { browser: 'Chromium', system: 'Linux', address: '127.0.0.1' };
  const tokens: string[] = [];
  for (const member of ids) tokens.push(await sessions.open(member, DEFAULT_SITE_ID, device));
  await sandbox.close();
  return { id: shown.id, tokens };
}

const late = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** Five hundred members who tap one stock of a hundred at once: the whole way of each tap, against bare inserts that wait for one another. */
export const bench: Bench = {
  async run() {
    const folder = sandboxFolder();
    try {
      const { id, tokens } = await seed(folder.path);
      const { origin, program } = await startSandboxProgram(folder.path);
      const clients = tokens.map((token) => connect(origin, token));
      try {
        const floor = late(bareInserts(join(folder.path, 'floor.db'), MEMBERS));
        const started = performance.now();
        const taps = await Promise.all(
          clients.map(async (client, place) => {
            const { status_code: code } = await client.post(
              activity.play.path,
              { id, choice: { place: 0 } },
              { 'idempotency-key': `tap-${String(place)}` },
            );
            return { code, ms: performance.now() - started };
          }),
        );
        const taken = taps.filter(({ code }) => code === TAKEN).length;
        const gone = taps.filter(({ code }) => code === GONE).length;
        if (taken !== STOCK || taken + gone !== MEMBERS)
          throw new Error(
            `${String(taken)} prizes were given and ${String(gone)} members told that none is left.`,
          );
        const measured = late(taps.map(({ ms }) => ms));
        return [
          {
            name: 'tap of 500 at a stock of 100, p95',
            unit: 'ms',
            floor,
            measured,
            ratio: measured / floor,
            limit: 5,
          },
        ];
      } finally {
        for (const client of clients) client.close();
        await program.end();
      }
    } finally {
      folder.remove();
    }
  },
};

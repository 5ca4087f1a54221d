import { join } from 'node:path';
import { activity } from '@heptad/contracts';
import { createSandbox, readSites } from '@heptad/sandbox';
import type { Storage } from '@heptad/sandbox-ledger';
import { memberRow } from '../engine/member-row';
import type { Bench } from '../engine/bench';
import { pairs } from '../engine/pairs';
import { sandboxFolder, startSandboxProgram } from '../engine/platform';
import { connect, logIn, type PlatformClient } from '../engine/platform-client';

/** Members of a race that runs, and of the one before it. */
const MANY = 50_000;
const FEW = 500;
/** Rows of one statement of the seeding. */
const AT_ONCE = 500;
const PAGES = 40;
const FIRST_MEMBER = 800_000;
const WHO = { name: 'demo02', id: '100002' };

interface Race {
  readonly id: string;
  readonly startsAt: number;
  readonly members: number;
}

/** The two races that are shown, each with bets of as many members as it is to have. */
async function seed(folder: string): Promise<readonly Race[]> {
  const sandbox = await createSandbox({
    storage: { sqlite: join(folder, '.heptad/sandbox.db') },
    seed: 1,
    sites: readSites('brands'),
  });
  const { storage } = sandbox.services;
  const answer = await sandbox.app.inject({
    url: '/__sandbox/activities',
    headers: { host: '127.0.0.1:4600' },
  });
  const shown =
    answer.json<readonly { readonly id: string; readonly kind: string; readonly endsAt: number }[]>();
  const races = shown
    .filter(({ kind }) => kind === 'racePage')
    .map(({ id, endsAt }, place) => ({
      id,
      startsAt: endsAt - 7 * 86_400_000,
      members: place === 0 ? MANY : FEW,
    }));
  await insertMembers(storage);
  for (const race of races) await insertRace(storage, race);
  await sandbox.close();
  return races;
}

const idsOf = (count: number): readonly string[] => [
  WHO.id,
  ...Array.from({ length: count - 1 }, (_, place) => String(FIRST_MEMBER + place)),
];

async function inParts<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < rows.length; done += AT_ONCE) await insert(rows.slice(done, done + AT_ONCE));
}

async function insertMembers({ db }: Storage): Promise<void> {
  await inParts(idsOf(MANY).slice(1), (part) =>
    db
      .insertInto('members')
      .values(part.map((id) => memberRow(id, `race${id}`)))
      .execute(),
  );
}

async function insertRace({ db }: Storage, { id: race, startsAt, members }: Race): Promise<void> {
  const ids = idsOf(members);
  await inParts(ids, (part) =>
    db
      .insertInto('promotion_entries')
      .values(part.map((id) => ({ member_id: id, promotion_id: race, joined_at: startsAt })))
      .execute(),
  );
  await inParts(ids, (part) =>
    db
      .insertInto('bets')
      .values(part.map((id) => betOf(id, race, startsAt + 1)))
      .execute(),
  );
}

/** A lost single of a stake that is the member's own, so that places differ. */
function betOf(id: string, race: string, settledAt: number) {
  const stake = BigInt(1_000 + (Number(id) % 49_999));
  const leg = {
    matchId: `m${id}`,
    sport: 'football',
    leagueId: 'l',
    kind: 'handicap',
    period: 'full',
    side: 'home',
    odds: '1.90',
    live: false,
  };
  return {
    member_id: id,
    venue: 'IMTY' as const,
    idempotency_key: `${race}-${id}`,
    code: 1001,
    acceptance: 0,
    unit_stake_minor: stake,
    stake_minor: stake,
    payout_minor: 0n,
    state: 'lost',
    refusal: null,
    placed_at: settledAt - 1,
    decides_at: null,
    settled_at: settledAt,
    legs: JSON.stringify([
      { ...leg, selection: `m${id}|handicap.full|0|home`, scoreAtBet: { home: 0, away: 0 }, state: 'lost' },
    ]),
  };
}

/** Milliseconds of a first page with the member's own place, over a number of them. */
async function placeMs(client: PlatformClient, id: string): Promise<number> {
  const started = performance.now();
  for (let page = 0; page < PAGES; page += 1) {
    const { status_code, message } = await client.post(activity.rank.path, { id, page: 1, size: 10 });
    if (status_code !== 6000) throw new Error(`The ranking was refused: ${message}`);
  }
  return (performance.now() - started) / PAGES;
}

/** One's own place in a ranking of 50,000 members, against that in one of 500. */
export const bench: Bench = {
  async run(bed) {
    const folder = sandboxFolder();
    try {
      bed.say('  writing the bets');
      const [many, few] = await seed(folder.path);
      if (many === undefined || few === undefined) throw new Error('There are not two races.');
      const { origin, program } = await startSandboxProgram(folder.path);
      const client = connect(origin, await logIn(origin, WHO.name));
      try {
        for (const { id } of [many, few]) await placeMs(client, id);
        const figure = await pairs(
          bed.runs,
          () => placeMs(client, few.id),
          () => placeMs(client, many.id),
        );
        return [{ name: 'own place of 50,000', unit: 'ms', ...figure, limit: 2 }];
      } finally {
        client.close();
        await program.end();
      }
    } finally {
      folder.remove();
    }
  },
};

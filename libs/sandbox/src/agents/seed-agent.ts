import { createHash } from 'node:crypto';
import { money } from '@heptad/formatting';
import { createBettingEngine, createLedger, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import type { BettingEngine, Ledger, Storage } from '@heptad/sandbox-ledger';
import { createMemoryCommandStore, createSimulation, type Simulation } from '@heptad/sandbox-simulation';
import { createMails } from '../mails/mails';
import { DEMO_PASSWORD } from '../members/demo-members';
import type { Members } from '../members/members';
import { DEMO_PASSWORD_COST } from '../members/password';
import type { SandboxServices } from '../server/services';
import { openAgent } from './agent';
import { attribute } from './attribution';
import { endOfMonth, monthAfter, monthOf, startOfMonth } from './months';
import { settleCommission } from './settle-commission';

/** The demo agent and the code of their link; the password is that of every demo member. */
const AGENT = { name: 'agent01', code: 'HEPTAD26' } as const;

const DAY_MS = 24 * 60 * 60_000;
const VENUE = 'IMTY';
/** Friends who join in each of the last four months, the earliest first, and in the one that runs. */
const JOINS = [5, 3, 2, 1, 1] as const;
/** What a friend pays in a month, and each of their bets; minor units. */
const TOP_UP = 2_000_00n;
const STAKES = ['450.00', '280.00', '620.00'] as const;
const SIDES = ['home', 'draw', 'away'] as const;

interface Past {
  readonly storage: Storage;
  readonly members: Members;
  readonly ledger: Ledger;
  readonly simulation: Simulation;
  readonly betting: BettingEngine;
  /** The moment that all of them take for now, ms. */
  time: number;
}

/**
 * Puts a demo agent into a new database: twelve friends whom the code brought, bets that they placed in the last four months on matches of
 * the simulation, settled by the engine itself, and the commission that these months have paid. The same for the same seed and month.
 */
export async function seedAgent({
  storage,
  members,
  seed,
  clock,
  events,
  logger,
}: Pick<SandboxServices, 'storage' | 'members' | 'seed' | 'clock' | 'events' | 'logger'>): Promise<void> {
  if ((await members.findByName(AGENT.name)) !== undefined) return;
  const present = clock.now();
  const month = monthOf(present);
  const past = await openPast(storage, members, seed);
  const now = () => past.time;
  const settling = { storage, ledger: past.ledger, mails: createMails(storage, { now }, events), logger };
  await storage.transaction(async () => {
    const friends: string[] = [];
    for (const [place, joins] of JOINS.entries()) {
      const running = monthAfter(month, place + 1 - JOINS.length);
      const isOver = running !== month;
      past.time = isOver ? startOfMonth(running) + 2.5 * DAY_MS : present;
      if (place === 0) await makeAgent(past);
      for (let count = 0; count < joins; count += 1)
        friends.push(await bringFriend(past, friends.length + 1));
      if (!isOver) continue;
      await betAll(past, friends);
      past.time = endOfMonth(running);
      await settleCommission({ ...settling, clock: { now } });
    }
  });
}

async function openPast(storage: Storage, members: Members, seed: number): Promise<Past> {
  const clock = { now: () => past.time };
  const ledger = createLedger(storage, clock.now);
  const simulation = await createSimulation({ seed, clock, store: createMemoryCommandStore() });
  const betting = createBettingEngine({ simulation, ledger, storage, clock });
  const past: Past = { storage, members, ledger, simulation, betting, time: 0 };
  return past;
}

async function makeMember({ storage, members, time }: Past, name: string, code = ''): Promise<string> {
  const password = createHash('md5').update(DEMO_PASSWORD).digest('hex');
  const member = await members.create({
    name,
    password,
    passwordCost: DEMO_PASSWORD_COST,
    attribution: { agentCode: code },
  });
  await storage.db.updateTable('members').set({ registered_at: time }).where('id', '=', member.id).execute();
  if (code !== '') await attribute(storage, { ...member, registeredAt: time }, `device-of-${name}`);
  return member.id;
}

async function makeAgent(past: Past): Promise<void> {
  const { storage, time } = past;
  const memberId = await makeMember(past, AGENT.name);
  await openAgent(storage, {
    memberId,
    currency: 'CNY',
    plan: 'netWin',
    email: `${AGENT.name}@example.test`,
    now: time,
    code: AGENT.code,
  });
}

function bringFriend(past: Past, number: number): Promise<string> {
  return makeMember(past, `friend${String(number).padStart(2, '0')}`, AGENT.code);
}

/** Each friend pays in and bets on two matches of the day, which are settled on the day after. */
async function betAll(past: Past, friends: readonly string[]): Promise<void> {
  const { ledger, simulation, betting } = past;
  const matches = simulation.matches({ period: 'today', sport: 'football', markets: 'all' });
  for (const [place, memberId] of friends.entries()) {
    await ledger.transfer({
      from: platformAccount('deposits'),
      to: memberAccount(memberId, VENUE),
      amount: TOP_UP,
      reason: 'topUp',
      reference: 'seed',
      memberId,
    });
    for (const turn of [0, 1]) {
      const match = matches[(place * 2 + turn) % Math.max(1, matches.length)];
      const market = match?.markets.find(({ kind, period }) => kind === 'threeWay' && period === 'full');
      const side = SIDES[(place + turn) % SIDES.length];
      const selection = market?.selections.find((each) => each.side === side);
      if (selection === undefined) continue;
      await betting.place({
        memberId,
        venue: VENUE,
        idempotencyKey: `seed-${String(past.time)}-${String(turn)}`,
        code: 1001,
        legs: [{ selection: selection.key, odds: selection.odds }],
        unitStake: money(STAKES[(place + turn) % STAKES.length] ?? STAKES[0]),
        acceptance: 2,
      });
    }
  }
  past.time += DAY_MS;
  await betting.advance();
}

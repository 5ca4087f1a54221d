import { createSandbox, DEFAULT_SITE_ID, readSites } from '@heptad/sandbox';
import { gamePlay } from '@heptad/contracts';
import { gameById } from '@heptad/game-rules';
import { scheduledEngineOf } from '@heptad/sandbox-games';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Bench } from '../engine/bench';
import { sandboxFolder } from '../engine/platform';

const MEMBERS = 200;
const TABLE = 'peony-baccarat-1';
const VENUE = 'YBZR';
/** The wallet of the venue's family. */
const WALLET = 'YB';
/** What each member brings and stakes, cents and text. */
const MONEY = 100_000n;
const STAKE = '10.00';
/** Bets that are on the way at one moment. */
const AT_ONCE = 20;

type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/** A member at the table: their token, and when they heard what, real ms. */
interface Seat {
  readonly memberId: string;
  readonly token: string;
  readonly socket: WebSocket;
  readonly heard: Map<string, number>;
}

async function seat(sandbox: Sandbox, origin: string, number: number): Promise<Seat> {
  const { members, ledger, venueSessions } = sandbox.services;
  const name = `table${String(number).padStart(3, '0')}`;
  const { id: memberId } = await members.create({ name, password: '0'.repeat(32), passwordCost: 2 });
  await ledger.transfer({
    from: 'platform:deposits:CNY',
    to: `member:${memberId}:${WALLET}:CNY`,
    amount: MONEY,
    reason: 'topUp',
    memberId,
  });
  const token = await venueSessions.open({ venue: VENUE, memberId, site: DEFAULT_SITE_ID }, TABLE);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${gamePlay.STREAM_PATH}`);
  const heard = new Map<string, number>();
  socket.on('message', (text) => {
    const { type } = JSON.parse(String(text)) as { readonly type: string };
    if (!heard.has(type)) heard.set(type, performance.now());
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.send(JSON.stringify({ token }));
  return { memberId, token, socket, heard };
}

async function bet(origin: string, { token }: Seat, number: number): Promise<void> {
  const answer = await fetch(`${origin}${gamePlay.placeBets.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      key: `bench-${token}`.slice(0, 64),
      number,
      bets: [{ spot: 'player', stake: STAKE }],
    }),
  });
  if (!answer.ok) throw new Error(`a bet was refused: ${await answer.text()}`);
}

/** How long after a moment the last of all seats heard a message, real ms. */
async function lastHeard(seats: readonly Seat[], type: string, from: number): Promise<number> {
  while (seats.some(({ heard }) => !heard.has(type))) await pause(10);
  return Math.max(...seats.map(({ heard }) => heard.get(type) ?? 0)) - from;
}

/** Two hundred members at one table of the real platform, with a connection each: when the last one knows the result and is paid. */
export const bench: Bench = {
  async run() {
    const folder = sandboxFolder();
    const sites = readSites('brands');
    const sandbox = await createSandbox({
      storage: { sqlite: join(folder.path, 'live.db') },
      seed: 1,
      sites,
    });
    const seats: Seat[] = [];
    try {
      const origin = await sandbox.games.listen({ host: '127.0.0.1', port: 0 });
      const game = gameById(TABLE);
      const engine = game && scheduledEngineOf(game);
      if (game === undefined || engine === undefined) throw new Error(`there is no table ${TABLE}`);
      for (let number = 0; number < MEMBERS; number += 1) seats.push(await seat(sandbox, origin, number));
      // The clock stands while bets are laid, so that a slow machine is not too late; then it jumps to the millisecond.
      await sandbox.clock.set(engine.roundAt(game, sandbox.clock.now()).endsAt);
      await sandbox.clock.rate(0);
      const round = engine.roundAt(game, sandbox.clock.now());
      const began = performance.now();
      for (let first = 0; first < MEMBERS; first += AT_ONCE)
        await Promise.all(seats.slice(first, first + AT_ONCE).map((each) => bet(origin, each, round.number)));
      const betting = performance.now() - began;
      for (const { heard } of seats) heard.clear();

      const closed = performance.now();
      await sandbox.clock.set(round.closesAt);
      const dealt = await lastHeard(seats, 'outcome', closed);
      const over = performance.now();
      await sandbox.clock.set(round.resultAt);
      const paid = await lastHeard(seats, 'settled', over);
      const postings = await sandbox.services.storage.db
        .selectFrom('idempotency_keys')
        .select(({ fn }) => fn.countAll<number | bigint | string>().as('postings'))
        .where('operation', '=', 'ledger:bet')
        .executeTakeFirstOrThrow();
      return [
        { name: `${MEMBERS} at a table, bets`, unit: 'ms', measured: betting },
        { name: `${MEMBERS} at a table, dealt to all`, unit: 'ms', measured: dealt, limit: 1_000 },
        { name: `${MEMBERS} at a table, paid and told`, unit: 'ms', measured: paid, limit: 1_000 },
        { name: 'postings of a bet', unit: 'count', measured: Number(postings.postings) / MEMBERS, limit: 1 },
      ];
    } finally {
      for (const { socket } of seats) socket.terminate();
      await sandbox.close();
      folder.remove();
    }
  },
};

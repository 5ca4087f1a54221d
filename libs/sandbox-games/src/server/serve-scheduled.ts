import { gamePlay } from '@heptad/contracts';
import { defined, fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import type { Game } from '@heptad/game-rules';
import { memberAccount } from '@heptad/sandbox-ledger';
import * as v from 'valibot';
import { scheduledEngineOf } from '../engines/engines';
import { lotteryOf } from '../engines/lottery-engine';
import type { ScheduledEngine } from '../engines/scheduled-engine';
import { readRound } from '../rounds/read-rounds';
import { roundOnWire } from '../rounds/round-on-wire';
import { RoundRefused } from '../rounds/round-refused';
import { outcomeOf, outcomeOnWire, outcomesBefore, type ScheduledOutcome } from '../scheduled/outcomes';
import { placeBets } from '../scheduled/place-bets';
import { limitsOnWire, myRound, promisedRound, sharedRoundOnWire } from '../scheduled/read-scheduled';
import { settleDue } from '../scheduled/settle-due';
import { createPlayStream, type PlayStream } from '../stream/play-stream';
import type { PlayDeps, PlayServer } from './play-server';
import type { PlaySession } from './play-session';
import { balanceFor, sumsFor } from './serve-play';
import { serveStream } from './serve-stream';

/** How many rounds a table's roads are drawn from, and draws a trend chart. */
const TABLE_PAST = 120;
const DRAWS_PAST = 100;

/** How often rounds are settled that nobody watches, sandbox ms. */
const SETTLE_MS = 1_000;

interface Present {
  readonly game: Game;
  readonly engine: ScheduledEngine;
  /** Sandbox ms. */
  readonly at: number;
}

function scheduledOf({ game }: PlaySession, now: number): Present {
  const engine = scheduledEngineOf(game);
  if (engine === undefined) throw new RoundRefused('unknownGame');
  return { game, engine, at: Math.trunc(now) };
}

/** What tables and lotteries are alike told by. */
async function presentOf({
  deps,
  stream,
  session,
  past: most,
  present,
}: {
  readonly deps: PlayDeps;
  readonly stream: PlayStream;
  readonly session: PlaySession;
  readonly past: number;
  readonly present: Present;
}) {
  const { game, engine, at } = present;
  const { storage } = deps;
  const round = await promisedRound(storage, game, engine, at);
  const past = await outcomesBefore(storage, game, engine, { round, most });
  const mine = session.memberId && (await myRound(storage, session.memberId, round));
  const isOut = engine.isShownDealt && round.phase !== 'betting';
  const outcome = isOut ? await outcomeOf(storage, game, engine, round) : undefined;
  const fields = {
    now: at,
    round: sharedRoundOnWire(round),
    players: stream.playersOf(game.id),
    limits: limitsOnWire(game, engine),
    ...defined({
      mine: mine ? roundOnWire(mine) : undefined,
      outcome: outcome && outcomeOnWire(outcome),
    }),
  };
  return { past, fields };
}

type TableAnswer = v.InferOutput<typeof gamePlay.table.response>;

function tableOnWire(
  engine: Game['engine']['kind'],
  past: readonly ScheduledOutcome[],
  fields: Awaited<ReturnType<typeof presentOf>>['fields'],
): TableAnswer {
  const last = past.at(-1);
  if (last === undefined) throw new RangeError('a table has no past');
  const all = { ...fields, last: outcomeOnWire(last) };
  const results = past.map(({ number, result }) => ({ number, ...result }));
  // The schema reads each engine's own fields out of its results.
  return v.parse(gamePlay.table.response, { ...all, engine, past: results });
}

/** Puts the games whose rounds come by the clock on the games' own server: tables, draws, bets, and the stream that tells of them. */
export function serveScheduled(server: PlayServer): void {
  const { app, calls, deps } = server;
  const settle = () => settleDue({ ...deps, onSettled });
  const stream = createPlayStream({ ...deps, settle });

  function onSettled(memberId: string, id: string): void {
    deps.settled?.(memberId);
    tellSettled(deps, stream, memberId, id).catch(deps.onError);
  }

  calls.serve(gamePlay.table, async ({ session, now }) => {
    const present = scheduledOf(session, now);
    const { kind } = present.game.engine;
    if (kind === 'lottery') throw new RoundRefused('unknownGame');
    const { past, fields } = await presentOf({ deps, stream, session, past: TABLE_PAST, present });
    return tableOnWire(kind, past, fields);
  });

  calls.serve(gamePlay.draws, async ({ session, now }) => {
    const present = scheduledOf(session, now);
    if (present.game.engine.kind !== 'lottery') throw new RoundRefused('unknownGame');
    const { play, interval } = lotteryOf(present.game);
    const { past, fields } = await presentOf({ deps, stream, session, past: DRAWS_PAST, present });
    return { ...fields, play, interval, past: past.map(outcomeOnWire) };
  });

  calls.serve(gamePlay.placeBets, async ({ session, now, body: { key, number, bets } }) => {
    const { game, engine } = scheduledOf(session, now);
    const { memberId, wallet } = session;
    if (!deps.isOpen(game.venue)) throw new RoundRefused('closed');
    if (memberId === undefined) throw new RoundRefused('watchOnly');
    const stakes = bets.map(({ spot, stake }) => ({ spot, stake: minorUnits(money(stake)) }));
    const row = await placeBets(deps, { memberId, wallet, game, engine, key, number, bets: stakes });
    const round = roundOnWire(row);
    const balance = await balanceFor(deps, session);
    stream.sayTo(memberId, game.id, { type: 'placed', round, balance });
    return { round, balance, sums: await sumsFor(deps, session) };
  });

  serveStream(server, stream);
  deps.onVoided?.((memberId, id) => {
    tellSettled(deps, stream, memberId, id).catch(deps.onError);
  });
  deps.plan(SETTLE_MS, async () => {
    await settle();
  });
  app.addHook('onClose', () => stream.stop());
}

/** Tells a member's pages of a round that is paid, or was taken back. */
async function tellSettled(deps: PlayDeps, stream: PlayStream, memberId: string, id: string): Promise<void> {
  const row = await readRound(deps.storage, memberId, id);
  if (row === undefined || !stream.isWatched(memberId, row.game)) return;
  const balance = fromMinorUnits(await deps.ledger.balance(memberAccount(memberId, row.wallet)));
  const sums = await sumsFor(deps, { memberId });
  stream.sayTo(memberId, row.game, { type: 'settled', round: roundOnWire(row), balance, sums });
}

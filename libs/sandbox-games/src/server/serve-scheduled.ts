import { gamePlay } from '@heptad/contracts';
import { defined, minorUnits, money } from '@heptad/formatting';
import type { Game } from '@heptad/game-rules';
import type { Row } from '@heptad/sandbox-ledger';
import * as v from 'valibot';
import { demoRoundUnder, placeDemoBets } from '../demo/demo-bets';
import { demoRoundOnWire, settleDemos } from '../demo/settle-demos';
import { scheduledEngineOf } from '../engines/engines';
import { lotteryOf } from '../engines/lottery-engine';
import type { ScheduledEngine } from '../engines/scheduled-engine';
import { unseenRound } from '../rounds/read-rounds';
import { roundOnWire } from '../rounds/round-on-wire';
import { RoundRefused } from '../rounds/round-refused';
import { outcomeOf, outcomeOnWire, outcomesBefore, type ScheduledOutcome } from '../scheduled/outcomes';
import { placeBets, roundUnder, type BetsOrder } from '../scheduled/place-bets';
import {
  limitsOnWire,
  promisedRound,
  sharedRoundOnWire,
  type PromisedRound,
} from '../scheduled/read-scheduled';
import { settleDue } from '../scheduled/settle-due';
import { createPlayStream, type PlayStream } from '../stream/play-stream';
import type { PlayDeps, PlayServer } from './play-server';
import { holderOf, type PlaySession } from './play-session';
import { balanceFor } from './serve-play';
import { serveStream } from './serve-stream';
import { sumsFor } from './sums';
import { tellDemos, tellSettled } from './tell-settled';

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
  const mine = await roundOf(storage, session, round);
  const unseen = session.memberId && (await unseenRound(storage, session.memberId, game.id));
  const isOut = engine.isShownDealt && round.phase !== 'betting';
  const outcome = isOut ? await outcomeOf(storage, game, engine, round) : undefined;
  const fields = {
    now: at,
    round: sharedRoundOnWire(round),
    players: stream.playersOf(game.id),
    limits: limitsOnWire(game, engine),
    ...defined({
      mine,
      unseen: unseen ? roundOnWire(unseen) : undefined,
      outcome: outcome && outcomeOnWire(outcome),
    }),
  };
  return { past, fields };
}

/** What whoever asks has laid on a round; undefined where they have not bet in it. */
async function roundOf(
  storage: PlayDeps['storage'],
  { memberId, digest }: PlaySession,
  { commitment }: PromisedRound,
): Promise<v.InferOutput<typeof gamePlay.round> | undefined> {
  if (memberId === undefined) {
    const demo = await demoRoundUnder(storage, digest, commitment);
    return demo && demoRoundOnWire(demo);
  }
  const mine = await roundUnder(storage, memberId, commitment);
  return mine && roundOnWire(mine);
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
  const settle = async () => {
    await settleDue({ ...deps, onSettled });
    await settleDemos({
      ...deps,
      onSettled(rounds) {
        tellDemos(deps, stream, rounds).catch(deps.onError);
      },
    });
  };
  const stream = createPlayStream({ ...deps, settle });

  function onSettled(rounds: readonly Row<'game_rounds'>[]): void {
    deps.onSettled?.(rounds);
    tellSettled(deps, stream, rounds)
      .catch(deps.onError)
      // What follows from a round that is over waits until whoever plays has seen it.
      .finally(() => {
        for (const { member_id } of rounds) deps.settled?.(member_id);
      });
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
    if (!deps.isOpen(game.venue)) throw new RoundRefused('closed');
    const stakes = bets.map(({ spot, stake }) => ({ spot, stake: minorUnits(money(stake)) }));
    const round = await placed(deps, session, { game, engine, key, number, bets: stakes });
    const balance = await balanceFor(deps, session);
    stream.sayTo(holderOf(session), game.id, { type: 'placed', round, balance });
    return { round, balance, sums: await sumsFor(deps, session) };
  });

  serveStream(server, stream);
  deps.onOver?.((rounds) => {
    tellSettled(deps, stream, rounds).catch(deps.onError);
  });
  deps.plan(SETTLE_MS, async () => {
    await settle();
  });
  app.addHook('onClose', () => stream.stop());
}

/** Lays bets for whoever asks: from their wallet, or from the purse of their demo. @throws RoundRefused, IdempotencyConflict */
async function placed(
  deps: PlayDeps,
  { memberId, wallet, digest, expiresAt }: PlaySession,
  order: Omit<BetsOrder, 'memberId' | 'wallet'>,
): Promise<v.InferOutput<typeof gamePlay.round>> {
  if (memberId !== undefined) return roundOnWire(await placeBets(deps, { ...order, memberId, wallet }));
  const holder = { session: digest, expiresAt };
  const at = Math.trunc(deps.now());
  return demoRoundOnWire(await placeDemoBets(deps.storage, { ...order, holder, at }));
}

import { randomBytes } from 'node:crypto';
import { gamePlay } from '@heptad/contracts';
import { Decimal, defined, fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import type { Game } from '@heptad/game-rules';
import { DEFAULT_CURRENCY, memberAccount } from '@heptad/sandbox-ledger';
import { demoBalance } from '../demo/demo-play';
import { createDemoRounds } from '../demo/demo-rounds';
import { engineOf } from '../engines/engines';
import type { InstantEngine } from '../engines/instant-engine';
import { playRound } from '../rounds/play-round';
import { promiseOf } from '../rounds/promises';
import { markSeen, unseenRound } from '../rounds/read-rounds';
import { roundOnWire } from '../rounds/round-on-wire';
import { RoundRefused } from '../rounds/round-refused';
import type { PlayDeps, PlayServer } from './play-server';
import { holderOf, type PlaySession } from './play-session';
import { sumsFor } from './sums';

/** What is left to stake, in text. @param session a member's, or a demo's */
export async function balanceFor({ storage, ledger }: PlayDeps, session: PlaySession): Promise<string> {
  const { memberId, wallet, digest, expiresAt } = session;
  if (memberId === undefined)
    return fromMinorUnits(await demoBalance(storage, { session: digest, expiresAt }));
  return fromMinorUnits(await ledger.balance(memberAccount(memberId, wallet)));
}

/** A slot's pace is the engine's, or the deployment's where that is slower. */
function paced(engine: InstantEngine, kind: string, { leastSpinMs = 0 }: PlayDeps): InstantEngine {
  if (kind !== 'slot' || leastSpinMs <= engine.leastRoundMs) return engine;
  return { ...engine, leastRoundMs: leastSpinMs };
}

function engineFor({ game }: PlaySession, deps: PlayDeps): InstantEngine | undefined {
  const engine = engineOf(game);
  return engine && paced(engine, game.engine.kind, deps);
}

/** What comes back, in per cent with two decimals; where bets differ, of the worst and the best. */
function percentOf({ least, most }: Game['rtp']): string {
  const [worst, best] = [least, most].map((share) =>
    new Decimal(share).times(100).toFixed(2, Decimal.ROUND_HALF_UP),
  );
  return worst === best ? String(best) : `${String(worst)}–${String(best)}`;
}

/** Puts what every game asks on the games' own server: opening, rounds that are settled at once, the balance. */
export function servePlay({ calls, deps }: PlayServer): void {
  const { storage, isOpen } = deps;
  const demos = createDemoRounds(deps);

  calls.serve(gamePlay.open, async ({ body: { language }, session, now }) => {
    const { game, memberId } = session;
    if (!isOpen(game.venue)) throw new RoundRefused('closed');
    const unseen = memberId === undefined ? undefined : await unseenRound(storage, memberId, game.id);
    const { id, names, engine, theme, rtp, limits, greatestWin } = game;
    return {
      game: {
        id,
        name: names[language],
        engine: engine.kind,
        art: { motif: theme.motif, hues: [theme.hue, theme.accent] as [number, number] },
        ...(engine.kind === 'slot' && { volatility: engine.volatility }),
        rtp: percentOf(rtp),
        least: fromMinorUnits(limits.least),
        most: fromMinorUnits(limits.greatest),
        greatestWin: Number(greatestWin),
      },
      real: memberId !== undefined,
      now: Math.trunc(now),
      currency: DEFAULT_CURRENCY,
      balance: await balanceFor(deps, session),
      leastRoundMs: engineFor(session, deps)?.leastRoundMs ?? 0,
      clientSeed: randomBytes(8).toString('hex'),
      next: await promiseOf(storage, holderOf(session), id),
      ...defined({ unseen: unseen && roundOnWire(unseen) }),
      sums: await sumsFor(deps, session),
    };
  });

  calls.serve(gamePlay.play, async ({ body, session }) => {
    const { game, memberId, wallet } = session;
    const engine = engineFor(session, deps);
    if (engine === undefined) throw new RoundRefused('unknownGame');
    if (!isOpen(game.venue)) throw new RoundRefused('closed');
    const { key, clientSeed, choice } = body;
    const order = { game, engine, key, stake: minorUnits(money(body.stake)), clientSeed, choice };
    if (memberId === undefined)
      return { ...(await demos.play(session, order)), sums: await sumsFor(deps, session) };
    const { round, next } = await playRound(deps, { ...order, memberId, wallet });
    return {
      round: roundOnWire(round),
      next,
      balance: await balanceFor(deps, session),
      sums: await sumsFor(deps, session),
    };
  });

  calls.serve(gamePlay.seen, async ({ body: { round }, session: { memberId } }) => {
    if (memberId !== undefined) await markSeen(storage, memberId, round);
    return {};
  });

  calls.serve(gamePlay.balance, async ({ session }) => ({
    balance: await balanceFor(deps, session),
    sums: await sumsFor(deps, session),
  }));
}

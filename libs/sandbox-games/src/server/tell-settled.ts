import { fromMinorUnits } from '@heptad/formatting';
import { memberAccount, type Row } from '@heptad/sandbox-ledger';
import { demoBalance, demoName } from '../demo/demo-play';
import type { DemoRow } from '../demo/demo-bets';
import { demoRoundOnWire } from '../demo/settle-demos';
import { roundOnWire } from '../rounds/round-on-wire';
import { sumSessions } from '../rounds/sum-session';
import type { PlayStream } from '../stream/play-stream';
import type { PlayDeps } from './play-server';
import { sumsOnWire } from './sums';

/**
 * Tells members' pages of their rounds that are paid. However many sit at a table, what is told is read together: one look at the balances and
 * one at the sums.
 */
export async function tellSettled(
  { storage, ledger, now }: PlayDeps,
  stream: PlayStream,
  rounds: readonly Row<'game_rounds'>[],
): Promise<void> {
  const watched = rounds.filter(({ member_id, game }) => stream.isWatched(member_id, game));
  if (watched.length === 0) return;
  const accountOf = ({ member_id, wallet }: Row<'game_rounds'>) => memberAccount(member_id, wallet);
  const balances = await ledger.balances(watched.map(accountOf));
  const at = Math.trunc(now());
  const sums = await sumSessions(
    storage,
    watched.map(({ member_id }) => member_id),
    at,
  );
  for (const row of watched)
    stream.sayTo(row.member_id, row.game, {
      type: 'settled',
      round: roundOnWire(row),
      balance: fromMinorUnits(balances.get(accountOf(row)) ?? 0n),
      sums: sumsOnWire(sums.get(row.member_id), at),
    });
}

/** Tells demos' pages of their rounds that are over. */
export async function tellDemos(
  { storage, now }: PlayDeps,
  stream: PlayStream,
  rounds: readonly DemoRow[],
): Promise<void> {
  const at = Math.trunc(now());
  for (const row of rounds) {
    const name = demoName(row.session);
    if (!stream.isWatched(name, row.game)) continue;
    const balance = await demoBalance(storage, { session: row.session, expiresAt: at });
    stream.sayTo(name, row.game, {
      type: 'settled',
      round: demoRoundOnWire(row),
      balance: fromMinorUnits(balance),
      sums: sumsOnWire(undefined, at),
    });
  }
}

import type { gamePlay } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type * as v from 'valibot';
import { sumSession, type SessionSum } from '../rounds/sum-session';
import type { PlayDeps } from './play-server';
import type { PlaySession } from './play-session';

type Sums = v.InferOutput<typeof gamePlay.balance.response>['sums'];

/** What a stretch of play comes to, as calls give it; nothing where there is none. @param at sandbox ms */
export function sumsOnWire(sum: SessionSum | undefined, at: number): Sums {
  if (sum === undefined) return { rounds: 0, staked: '0.00', won: '0.00', since: at };
  const { rounds, stake, win, since } = sum;
  return { rounds, staked: fromMinorUnits(stake), won: fromMinorUnits(win), since };
}

/** What a member's present stretch of play comes to; nothing in a demo, which is kept nowhere. */
export async function sumsFor(
  { storage, now }: PlayDeps,
  { memberId }: Pick<PlaySession, 'memberId'>,
): Promise<Sums> {
  const at = Math.trunc(now());
  return sumsOnWire(memberId === undefined ? undefined : await sumSession(storage, memberId, at), at);
}

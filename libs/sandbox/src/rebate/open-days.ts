import { roundTurnover, settledRounds } from '@heptad/sandbox-games';
import { NOT_STAKED, type Storage } from '@heptad/sandbox-ledger';
import type { Member } from '../members/member';
import { platformDay, spanOfDay } from '../valid-turnover/platform-day';
import { turnoverOf, type BetTurnover } from '../valid-turnover/read-turnover';
import { correctionsOf, type Correction } from './corrections';
import { CLAIM_MS, reckonDay, type KindRebate, type OfKind } from './day-rules';
import { kindOfBet, REBATE_KINDS } from './ratios';

/** A settled bet with its kind. */
export interface DayBet extends BetTurnover, OfKind {}

/** A day that is not credited yet: what it comes to, and of what. */
export interface OpenDay {
  readonly day: string;
  readonly kinds: readonly KindRebate[];
  readonly bets: readonly DayBet[];
  readonly corrections: readonly Correction[];
}

/** Days that waited longer were credited long ago, ms. */
export const LOOK_BACK_MS = 40 * 86_400_000;

/** When a day that nobody claimed is credited by itself, sandbox ms. */
export function creditsAt(day: string): number {
  return spanOfDay(day).until + CLAIM_MS;
}

/** The days before a moment's own that are not credited yet, the oldest first: those on which a bet or a round of a game was settled. @param now sandbox ms */
export async function waitingDays(
  storage: Storage,
  memberId: string,
  now: number,
): Promise<readonly string[]> {
  const { from: today } = spanOfDay(platformDay(now));
  const rows = await storage.db
    .selectFrom('bets')
    .leftJoin('rebate_bets', 'rebate_bets.bet_id', 'bets.id')
    .select('bets.settled_at')
    .where('bets.member_id', '=', memberId)
    .where('bets.settled_at', '<', today)
    .where('bets.state', 'not in', [...NOT_STAKED])
    .where('rebate_bets.bet_id', 'is', null)
    .orderBy('bets.settled_at')
    .execute();
  const done = await creditedDays(storage, memberId);
  const played = await settledRounds(storage, memberId, { from: today - LOOK_BACK_MS, until: today });
  const days = new Set([...rows, ...played].map(({ settled_at }) => platformDay(settled_at ?? 0)));
  return [...days].filter((day) => !done.has(day)).sort();
}

/** The days of a member that were credited. */
export async function creditedDays({ db }: Storage, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('rebate_days')
    .select('day')
    .distinct()
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/**
 * What a day that is not credited comes to by now, by the grade that the member holds: that of the moment of crediting counts.
 * @param isNext whether it is the next to be credited, on which what earlier days count otherwise is set off
 */
export async function openDay(
  storage: Storage,
  member: Pick<Member, 'id' | 'grade'>,
  day: string,
  isNext: boolean,
): Promise<OpenDay> {
  const bets = await betsOfDay(storage, member.id, day);
  const counted = await countedBets(storage, member.id, day);
  const fresh = bets.filter(({ bet }) => !counted.has(bet.id));
  const corrections = isNext ? await correctionsOf(storage, member.id, day) : [];
  const inGames = await playedOn(storage, member.id, day);
  return { day, kinds: reckonDay(fresh, corrections, member.grade, inGames), bets: fresh, corrections };
}

/** What rounds of games that were settled on a day count, by kind. */
async function playedOn(
  storage: Storage,
  memberId: string,
  day: string,
): Promise<readonly (OfKind & { readonly amount: bigint })[]> {
  const areas = await roundTurnover(storage, memberId, spanOfDay(day));
  return areas.flatMap(({ area, amount }) => {
    const kind = REBATE_KINDS.find((each) => each === area);
    return kind === undefined ? [] : [{ kind, amount }];
  });
}

/** The bets that were settled on a day, in their order. */
export async function betsOfDay(storage: Storage, memberId: string, day: string): Promise<readonly DayBet[]> {
  const bets = await turnoverOf(storage, memberId, spanOfDay(day));
  return bets.map((bet) => ({ ...bet, kind: kindOfBet(bet.bet) }));
}

/** The bets of a day that another one has counted already: the clock was set back, or they were settled again. */
async function countedBets({ db }: Storage, memberId: string, day: string): Promise<ReadonlySet<number>> {
  const { from, until } = spanOfDay(day);
  const rows = await db
    .selectFrom('rebate_bets')
    .innerJoin('bets', 'bets.id', 'rebate_bets.bet_id')
    .select('bet_id')
    .where('rebate_bets.member_id', '=', memberId)
    .where('bets.settled_at', '>=', from)
    .where('bets.settled_at', '<', until)
    .execute();
  return new Set(rows.map(({ bet_id }) => bet_id));
}

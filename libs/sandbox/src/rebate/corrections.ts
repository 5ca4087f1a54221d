import type { Storage } from '@heptad/sandbox-ledger';
import type { VenueArea } from '../platform/venues';
import { platformDay, spanOfDay } from '../valid-turnover/platform-day';
import { turnoverOf } from '../valid-turnover/read-turnover';
import type { OfKind } from './day-rules';
import { kindOfBet, REBATE_KINDS } from './ratios';

/** For how long after its settlement a bet of a credited day is looked at again, ms. */
const LOOK_BACK_MS = 30 * 86_400_000;

/** A bet of a day that is credited, and by how much it counts otherwise by now. Amounts are minor units. */
export interface Correction extends OfKind {
  readonly betId: number;
  /** The day that it belongs to. */
  readonly day: string;
  readonly delta: bigint;
  readonly counted: bigint;
  readonly rule: string;
  readonly settledAt: number;
}

/**
 * What bets of credited days count more or less by now: they were settled again or taken back, a bet on the other side was settled
 * later, or, the clock having been set back, they were settled on a day that was credited already.
 * @param before the day that is about to be credited
 */
export async function correctionsOf(
  storage: Storage,
  memberId: string,
  before: string,
): Promise<readonly Correction[]> {
  const span = spanOfDay(before);
  const from = span.from - LOOK_BACK_MS;
  const known = await storage.db
    .selectFrom('rebate_bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('settled_at', '>=', from)
    .execute();
  if (known.length === 0) return [];
  const present = await turnoverOf(storage, memberId, { from, until: span.until });
  const presentById = new Map(present.map((each) => [each.bet.id, each]));
  const changed = known.map((row): Correction => {
    const now = presentById.get(row.bet_id);
    const counted = now?.amount ?? 0n;
    const { bet_id: betId, day, counted_minor: before, settled_at: settledAt } = row;
    const kind = kindOf(row.kind);
    return { betId, day, kind, delta: counted - before, counted, rule: now?.rule ?? 'returned', settledAt };
  });
  return [...changed.filter(({ delta }) => delta !== 0n), ...late(known, present)];
}

/** Bets that were settled on days that had been credited without them. */
function late(
  known: readonly { readonly bet_id: number; readonly day: string }[],
  present: Awaited<ReturnType<typeof turnoverOf>>,
): readonly Correction[] {
  const days = new Set(known.map(({ day }) => day));
  const ids = new Set(known.map(({ bet_id }) => bet_id));
  return present
    .filter(({ bet, settledAt }) => !ids.has(bet.id) && days.has(platformDay(settledAt)))
    .map(({ bet, amount, rule, settledAt }) => ({
      betId: bet.id,
      day: platformDay(settledAt),
      kind: kindOfBet(bet),
      delta: amount,
      counted: amount,
      rule,
      settledAt,
    }));
}

/** The kind that a row names. */
function kindOf(name: string): VenueArea {
  return REBATE_KINDS.find((kind) => kind === name) ?? 'sports';
}

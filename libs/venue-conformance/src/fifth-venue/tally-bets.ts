import type { Result } from '@heptad/api-client';
import { defined } from '@heptad/formatting';
import type { Bet, SportsVenue } from '@heptad/venue-gateway';
import { betUnknown, malformed, readRecords, type VenueSession } from '@heptad/venue-gateway/testing';
import { askLimits } from './tally-limits';
import { betOf, centsOf, DRIFTS, picksOf } from './tally-slips';
import { slip, tallyAsk, tallySlips, tallyStake } from './tally-wire';

/** The fifth venue's bets. */
export function createTallyBets(
  session: VenueSession,
): Pick<SportsVenue, 'limits' | 'placeBet' | 'confirmBet' | 'bets' | 'bet'> {
  async function ask(request: { no: string } | { key: string }): Promise<Result<Bet | null>> {
    const answer = await session.call(tallyAsk, request, { noToast: true });
    if (!answer.ok) return answer;
    const [found] = answer.value.slips;
    if (found === undefined) return { ok: true, value: null };
    const bet = betOf(session.venue, found);
    return bet ? { ok: true, value: bet } : malformed(tallyAsk.path, 'the slip cannot be read');
  }

  return {
    limits: (legs) => askLimits(session, legs),

    async placeBet(order, key) {
      const picks = picksOf(order.legs);
      if (!picks) return malformed(tallyStake.path, 'a leg is not of this venue or has no price');
      const answer = await session.call(
        tallyStake,
        { fold: order.comboCode, each: centsOf(order.stake), drift: DRIFTS[order.acceptance], picks },
        { idempotencyKey: key, noToast: 'awaited' },
      );
      if (!answer.ok) return answer;
      const bet = betOf(session.venue, answer.value.slip);
      return bet
        ? { ok: true, value: { ...bet, key } }
        : malformed(tallyStake.path, 'the slip cannot be read');
    },

    async confirmBet(key) {
      const found = await ask({ key });
      return found.ok && found.value ? { ok: true, value: { ...found.value, key } } : found;
    },

    async bet(id) {
      const found = await ask({ no: id });
      if (!found.ok) return found;
      return found.value ? { ok: true, value: found.value } : betUnknown(tallyAsk.path);
    },

    async bets({ settled, page = 1, pageSize = 20, from, to, signal }) {
      const answer = await session.call(
        tallySlips,
        {
          over: settled,
          from: (page - 1) * pageSize,
          rows: pageSize,
          ...defined({ since: from, until: to }),
        },
        { noToast: true, ...(signal && { signal }) },
      );
      if (!answer.ok) return answer;
      const { all, slips } = answer.value;
      const read = await readRecords(
        slips,
        slip,
        (each) => betOf(session.venue, each),
        ({ id }) => id,
      );
      return {
        ok: true,
        value: { bets: read.kept, page, total: all, hasMore: page * pageSize < all, dropped: read.dropped },
      };
    },
  };
}

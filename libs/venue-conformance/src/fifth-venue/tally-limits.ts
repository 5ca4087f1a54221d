import type { Result } from '@heptad/api-client';
import type { BetLimits, OrderLeg } from '@heptad/venue-gateway';
import { comboLimits, malformed, selectionLimits, type VenueSession } from '@heptad/venue-gateway/testing';
import { picksOf } from './tally-slips';
import { moneyOfCents, oddsOfFraction } from './tally-values';
import { tallyLimits } from './tally-wire';

/** Asks the fifth venue for the limits of a bet's legs and of their combos. */
export async function askLimits(
  session: VenueSession,
  legs: readonly OrderLeg[],
): Promise<Result<BetLimits>> {
  const picks = picksOf(legs);
  if (!picks) return malformed(tallyLimits.path, 'a leg is not of this venue or has no price');
  const answer = await session.call(tallyLimits, { picks }, { noToast: true });
  if (!answer.ok) return answer;
  const { offer, side, price, least, most, folds } = answer.value;
  const selections = legs.map((leg, index) => {
    const [, asked, letter] = picks[index] ?? [];
    const at = offer.findIndex((each, place) => String(each) === asked && side[place] === letter);
    const odds = oddsOfFraction(price[at] ?? '-');
    return selectionLimits(
      leg.selection.key,
      at < 0
        ? undefined
        : {
            available: odds !== undefined,
            odds,
            min: moneyOfCents(least[at] ?? 0),
            max: moneyOfCents(most[at] ?? 0),
          },
    );
  });
  const combos = folds.map(([code, count, min, max]) =>
    comboLimits(code, count, moneyOfCents(min), moneyOfCents(max)),
  );
  return { ok: true, value: { selections, combos } };
}

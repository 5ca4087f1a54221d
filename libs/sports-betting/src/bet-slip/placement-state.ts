import { defined } from '@heptad/formatting';
import type { WriteAnswer, WriteState } from '@heptad/idempotent-write';
import type { Bet } from '@heptad/venue-gateway';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { WagerRequest } from './placement';
import type { PriceProblem } from './rules/consent';
import { selectPlacements, slipActions, type WithSlip } from './slip-slice';

/** What came of a bet: what the venue made of it, or why it was never sent. */
export type PlacedBet = { readonly bet: Bet } | { readonly problem: PriceProblem };

function betNews(key: string, answer: WriteAnswer<PlacedBet>): UnknownAction {
  const end = 'end' in answer ? answer.end : undefined;
  if (end === undefined) return slipActions.answerLost({ key });
  return 'bet' in end
    ? slipActions.betAnswered({ key, bet: end.bet })
    : slipActions.betRefused({ key, problem: end.problem });
}

/** Bets of one tap are a part of the slip: their selections leave it with them. */
export const placementState: WriteState<WagerRequest, PlacedBet> = {
  all: (state) =>
    selectPlacements(state as WithSlip).map(
      ({ key, status, id, venue, comboCode, legs, builderOdds, stake, acceptance, tolerance }) => ({
        key,
        status,
        order: { id, venue, comboCode, legs, stake, acceptance, ...defined({ builderOdds, tolerance }) },
      }),
    ),
  news: {
    found: ({ key, order, insteadOf }) => slipActions.placementFound({ wager: order, key, insteadOf }),
    answered: ({ key, answer }) => betNews(key, answer),
    refused: ({ key, error }) => slipActions.betRefused({ key, error }),
    leftUndecided: ({ key }) => slipActions.leftUndecided({ key }),
    dropped: ({ key }) => slipActions.placementDropped({ key }),
  },
  taps: {
    requested: slipActions.placeRequested.type,
    askedAgain: slipActions.askedAgain.type,
    dismissed: slipActions.receiptsClosed.type,
  },
};

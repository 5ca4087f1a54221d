import type { Result } from '@heptad/api-client';
import { errorOf, type ErrorParts } from '@heptad/api-client/testing';
import { money } from '@heptad/formatting';
import type { SportsVenue } from '@heptad/venue-gateway';
import { createPriceBoard } from '../../price-board/price-board';
import type { Placement, WagerRequest } from '../placement';
import { keyOf, type SlipSelection } from '../slip-selection';
import { selectPlacements, slipActions } from '../slip-slice';
import { answer, fakeLeg, fakeMatch, fakeServices, quote } from './slip-fakes';
import { startSlip } from './slip-store';

/** The selection of the scene. */
export const leg = fakeLeg('a');

/** A refusal by the venue, or another failure. */
export const failure = (more: ErrorParts = {}): Result<never> => ({
  ok: false,
  error: errorOf({ code: '7001', message: '余额不足', call: '/bet', ...more }),
});

/** An answer that never came. */
export const lost = failure({ kind: 'timeout' });

/** What a tap on the button asks for. */
export function wager(
  more: Partial<WagerRequest> = {},
  legs: readonly [SlipSelection, ...SlipSelection[]] = [leg],
): WagerRequest {
  const [first] = legs;
  return {
    id: keyOf(first),
    venue: 'IMTY',
    comboCode: 1001,
    legs,
    stake: money('10'),
    acceptance: 'none',
    ...more,
  };
}

/** A member with one selection in the slip. @param price on the board; null for none */
export function startPlacing(venue: Partial<SportsVenue>, price: string | null = '1.90') {
  const board = createPriceBoard();
  const services = fakeServices({
    match: async () => answer({ match: fakeMatch(leg, price ?? '1.90') }),
    ...venue,
  });
  const store = startSlip(services, board);
  store.dispatch(slipActions.selectionTapped(leg));
  if (price !== null) quote(board, leg, price);
  return {
    store,
    board,
    services,
    placement: (): Placement | undefined => selectPlacements(store.getState())[0],
  };
}

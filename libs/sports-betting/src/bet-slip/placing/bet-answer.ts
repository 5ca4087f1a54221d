import type { WriteAnswer } from '@heptad/idempotent-write';
import type { Bet } from '@heptad/venue-gateway';
import { statusOf } from '../placement';
import type { PlacedBet } from '../placement-state';

const STATES = { pending: 'pending', rejected: 'failed', accepted: 'succeeded' } as const;

/** What the venue says of a bet. */
export const betAnswer = (bet: Bet): WriteAnswer<PlacedBet> => ({
  state: STATES[statusOf(bet)],
  end: { bet },
});

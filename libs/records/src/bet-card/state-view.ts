import type { BadgeTone } from '@heptad/ui-kit';
import type { BetState } from '@heptad/venue-gateway';

/**
 * How each state is coloured; its words are `state.<state>` of the feature's texts. A state without an entry does not compile. The
 * colours of gain and loss are for bets won and lost alone: a brand may make them those of failure and success.
 */
export const STATE_TONES: Readonly<Record<BetState, BadgeTone>> = {
  pending: 'warning',
  accepted: 'accent',
  rejected: 'warning',
  won: 'gain',
  halfWon: 'gain',
  push: 'muted',
  halfLost: 'loss',
  lost: 'loss',
  void: 'muted',
  cashedOut: 'muted',
  edited: 'muted',
};

/** Whether nothing about a bet changes any more. */
export function isSettled(state: BetState): boolean {
  return state !== 'pending' && state !== 'accepted';
}

import type { BadgeTone } from '@heptad/ui-kit';
import type { BetState } from '@heptad/venue-gateway';

/** How each state is coloured; its words are `state.<state>` of the feature's texts. A state without an entry does not compile. */
export const STATE_TONES: Readonly<Record<BetState, BadgeTone>> = {
  pending: 'warning',
  accepted: 'accent',
  rejected: 'danger',
  won: 'success',
  halfWon: 'success',
  push: 'muted',
  halfLost: 'danger',
  lost: 'danger',
  void: 'muted',
  cashedOut: 'success',
};

/** Whether nothing about a bet changes any more. */
export function isSettled(state: BetState): boolean {
  return state !== 'pending' && state !== 'accepted';
}

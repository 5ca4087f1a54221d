import type { Bet } from '@heptad/sandbox-ledger';

/** Whether a bet is over: nothing about it changes any more. */
export function isFinal(bet: Bet): boolean {
  return bet.state !== 'pending' && bet.state !== 'accepted';
}

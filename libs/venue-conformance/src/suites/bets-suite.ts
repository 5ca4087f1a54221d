import { describeCashOut } from './cash-out-suite';
import { describeLimits } from './limits-suite';
import { describePlacedBets } from './placed-bets-suite';
import { describePlacing } from './placing-suite';
import type { DescribeSuite } from './suite-scene';

/** What an adapter owes of bets: limits, placing under a key, asking by it, states and lists. */
export const describeBets: DescribeSuite = (subject, scene) => {
  describe('bets', () => {
    for (const describeSuite of [describePlacing, describePlacedBets, describeLimits, describeCashOut])
      describeSuite(subject, scene);
  });
};

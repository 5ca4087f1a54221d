import { QUICK_STAKE_KEY, QUICK_TOLERANCE_KEY, storedItem } from '@heptad/device';
import * as v from 'valibot';

/** The stakes a quick bet can be preset to, in the venue wallet's currency. */
export const QUICK_BET_STAKES = ['10', '20', '50', '100', '200', '500'] as const;
export type QuickBetStake = (typeof QUICK_BET_STAKES)[number];

/** The stake of a quick bet while the member has preset none: the least. */
export const LEAST_QUICK_STAKE: QuickBetStake = '10';

/** The stake the member preset; kept on the device with the other choices of betting. */
export const QUICK_STAKE_ITEM = storedItem(QUICK_STAKE_KEY, v.picklist(QUICK_BET_STAKES));

/** How much worse a price may be than the one tapped, in percent of it, for a quick bet to be taken all the same. */
export const TOLERANCES = ['0', '1', '2', '5'] as const;
export type Tolerance = (typeof TOLERANCES)[number];

/** What is offered until the member chose: it is agreed to with the question before the first quick bet. */
export const USUAL_TOLERANCE: Tolerance = '2';

/** How much worse a quick bet's price may have become; kept on the device with the preset stake. */
export const TOLERANCE_ITEM = storedItem(QUICK_TOLERANCE_KEY, v.picklist(TOLERANCES));

import { storedItem } from '@heptad/device';
import * as v from 'valibot';

/** The stakes a quick bet can be preset to, in the venue wallet's currency. */
export const QUICK_BET_STAKES = ['10', '20', '50', '100', '200', '500'] as const;
export type QuickBetStake = (typeof QUICK_BET_STAKES)[number];

/** The stake the member preset; kept on the device with the other choices of betting. */
export const QUICK_STAKE_ITEM = storedItem('quickStake', v.picklist(QUICK_BET_STAKES));

/** The stake of a quick bet while the member has preset none: the least. */
export const LEAST_QUICK_STAKE: QuickBetStake = '10';

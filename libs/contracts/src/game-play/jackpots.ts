import * as v from 'valibot';
import { moneyText } from '../fields';

/** The jackpots that games feed. */
export const jackpotCodes = ['jade', 'amber', 'cinnabar'] as const;

/** What a jackpot holds. */
export const jackpotAmount = v.object({ code: v.picklist(jackpotCodes), amount: moneyText });

import * as v from 'valibot';
import { defineCall } from '../define-call';
import { epochMs, flag, moneyText, noFields } from '../fields';

const channelCode = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** One wallet of the member's, read by itself: `center` or a venue's code (CALL-067, ROUTE-024). */
export const one = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/one',
  access: 'member',
  safety: 'read',
  request: v.object({ channelCode }),
  response: v.object({
    channelCode,
    balance: moneyText,
    /** 1 running, 0 maintenance. */
    status: flag,
  }),
});

/** What of the member's money is not free to be taken out yet (CALL-067, ROUTE-024). */
export const locked = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/locked',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    /** Turnover still required of deposits and bonuses together. */
    turnoverLeft: moneyText,
    /** The part of it that bonuses ask for. */
    bonus: moneyText,
    /** Has left the centre wallet for withdrawals that are not paid yet. */
    withdrawing: moneyText,
  }),
});

/** Days of a {@link trend}, today among them. */
export const TREND_DAYS = 30;

/** What the member had in all wallets at the end of each of the last days, oldest first; today as it is now (CALL-067, ROUTE-024). */
export const trend = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/trend',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    /** The zone whose midnights end the days, an IANA name. */
    timeZone: v.string(),
    days: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), closing: moneyText })),
  }),
});

const choice = v.object({
  enabled: flag,
  /** When it was chosen; absent until the member has chosen. */
  chosenAt: v.optional(epochMs),
});

/** Whether the member has agreed to automatic transfer (CALL-067, ROUTE-024). */
export const autoTransfer = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/autoTransfer',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: choice,
});

/** Agrees to automatic transfer, or takes the agreement back (CALL-067, ROUTE-024). */
export const setAutoTransfer = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/setAutoTransfer',
  access: 'member',
  safety: 'keyed',
  request: v.object({ enabled: flag }),
  response: choice,
});

import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, moneyText, noFields, pageFields, pageOf } from '../fields';
import { kinds } from './rebate';

/** How many grades there are: VIP0 to VIP10. */
export const gradeCount = 11;
/** What a member is given money for by their grade. */
export const giftKinds = ['upgrade', 'birthday', 'monthly'] as const;
/** Why a grade changed. `opening`: the grade with which the account began. */
export const changeCauses = ['opening', 'upgrade', 'downgrade', 'operator'] as const;
/** How far the delivery of a gift is. */
export const parcelStates = ['noAddress', 'toBeSent', 'sent', 'received'] as const;

/** Bounds of a delivery address, the same for the form and for the platform that judges it. */
export const RECEIVER_BOUNDS = {
  name: BOUNDS.cardHolder,
  phone: BOUNDS.phone,
  /** Province, city and district. */
  region: /^(?=.*\p{L})[\p{L}\p{M}\p{N} ,./·'’()（）、，-]{2,40}$/u,
  /** Street, house and room. */
  address: /^(?=.*\p{L})[\p{L}\p{M}\p{N} ,./·'’()（）、，。#&+:：-]{4,100}$/u,
} as const;

const gradeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(gradeCount - 1));

/** A grade and what the brand calls it, in the language of `Accept-Language`. */
const named = { grade: gradeNumber, name: v.string() };

/** How far one measure of the next grade is; all of it exact. */
const measure = v.object({ needed: moneyText, missing: moneyText });

const progressFields = {
  ...named,
  /** What counts so far: deposits that were credited, and valid turnover of settled bets. */
  deposits: moneyText,
  turnover: moneyText,
  /** None: it is the highest grade. */
  next: v.optional(v.object({ ...named, deposits: measure, turnover: measure })),
  /** The part of the way to the next grade, the lesser of both measures, cut to four decimals; 1 at the highest grade. */
  ratio: v.pipe(v.string(), v.regex(/^(0|1)\.\d{4}$/)),
};

const read = <const Path extends string, const Response extends v.GenericSchema>(
  path: Path,
  response: Response,
) =>
  defineCall({
    method: 'POST',
    path: `/site/api/v1/vip/${path}`,
    access: 'member',
    safety: 'read',
    request: noFields,
    response,
  });

/** A member's grade and the way to the next one: what a progress ring needs (CALL-067, SESSION-024). */
export const progress = read('progress', v.object(progressFields));

/** The progress, and what keeps the grade (CALL-067, ROUTE-020). */
export const state = read(
  'state',
  v.object({
    ...progressFields,
    /** How the grade is kept this month; none where the grade is never lost. */
    keep: v.optional(
      v.object({
        /** The first moment of the next month, by the platform’s calendar. */
        endsAt: epochMs,
        /** Valid turnover of the month: wanted, had and missing. */
        needed: moneyText,
        turnover: moneyText,
        missing: moneyText,
        /** Whether the grade is kept whatever is bet: it was reached this month, or the member rests. */
        excused: v.optional(v.picklist(['reached', 'resting'])),
        /** The grade that is left otherwise. */
        falls: v.object(named),
      }),
    ),
  }),
);

const privilege = v.object({
  ...named,
  /** What the grade asks for in all. */
  deposits: moneyText,
  turnover: moneyText,
  /** Valid turnover that keeps it for a month; zero where it is never lost. */
  keepTurnover: moneyText,
  /** Of the kinds of venues that the site has, per cent. */
  rebate: v.array(
    v.object({
      kind: v.picklist(kinds),
      ratio: v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{2}$/)),
    }),
  ),
  withdrawTimes: count,
  withdrawAmount: moneyText,
  upgradeGift: moneyText,
  birthdayGift: moneyText,
  monthlyGift: moneyText,
  /** The gift that is sent by post. */
  parcel: v.optional(v.string()),
  /** Whether there is a person who looks after the member. */
  service: flag,
});

/** What each grade asks for and brings (CALL-067, ROUTE-021). */
export const privileges = read(
  'privileges',
  v.object({ own: gradeNumber, grades: v.pipe(v.array(privilege), v.length(gradeCount)) }),
);

/** The changes of a member’s grade, the newest first (CALL-067). */
export const changes = defineCall({
  method: 'POST',
  path: '/site/api/v1/vip/changes',
  access: 'member',
  safety: 'read',
  request: v.object(pageFields),
  response: pageOf(
    v.object({
      id: idText,
      from: v.object(named),
      to: v.object(named),
      cause: v.picklist(changeCauses),
      at: epochMs,
    }),
  ),
});

/** What the member was given for their grade, the newest first; claimed by `rewards.claim` (CALL-067). */
export const gifts = defineCall({
  method: 'POST',
  path: '/act/api/v1/vip/gifts',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    items: v.array(
      v.object({
        id: idText,
        kind: v.picklist(giftKinds),
        title: v.string(),
        amount: moneyText,
        /** What has to be bet before it can be withdrawn free of a fee. */
        turnover: moneyText,
        grantedAt: epochMs,
        expiresAt: epochMs,
        claimedAt: v.optional(epochMs),
      }),
    ),
    /** Why the member may claim nothing now, in words. */
    obstacle: v.optional(v.string()),
  }),
});

const parcel = v.object({
  /** The number of the order by which the member knows it. */
  orderNo: idText,
  ...named,
  title: v.string(),
  grantedAt: epochMs,
  state: v.picklist(parcelStates),
  /** Where it goes; the phone number is masked. */
  receiver: v.optional(
    v.object({ name: v.string(), phone: v.string(), region: v.string(), address: v.string() }),
  ),
  parcelNo: v.optional(idText),
  sentAt: v.optional(epochMs),
  receivedAt: v.optional(epochMs),
});

/** Gifts that are sent by post, the newest first (CALL-067, ROUTE-022). */
export const parcels = read('parcels', v.object({ items: v.array(parcel) }));

const text = (form: RegExp) => v.pipe(v.string(), v.trim(), v.regex(form));

/** Says where a gift is to be sent; it can be said anew until the gift is on its way (CALL-067, ROUTE-022). */
export const setReceiver = defineCall({
  method: 'POST',
  path: '/site/api/v1/vip/setReceiver',
  access: 'member',
  safety: 'keyed',
  request: v.object({
    orderNo: v.pipe(v.string(), v.regex(/^G\d{10}$/)),
    name: text(RECEIVER_BOUNDS.name),
    phone: text(RECEIVER_BOUNDS.phone),
    region: text(RECEIVER_BOUNDS.region),
    address: text(RECEIVER_BOUNDS.address),
  }),
  response: v.object({ parcel }),
});

import { BUSINESS_CODES, REQUEST_CODES } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import type { CashOut, CashOutOffer, CashOutRefusal } from '@heptad/sandbox-ledger';
import { BusinessError } from '../wire/business-error';
import type { Punter } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';

/** A cash-out as every family hands it over once its own words are read. */
export interface CashOutSlip {
  readonly betId: string;
  readonly stake: string;
  readonly seen: string;
  readonly seenAt: number;
  readonly idempotencyKey: string | undefined;
}

/** What became of it: paid, or worth less than was seen, which the member is asked about. */
export type CashOutAnswer =
  | { readonly state: 'paid'; readonly cashOut: CashOut }
  | { readonly state: 'changed'; readonly offer: CashOutOffer };

type Refusal = Exclude<CashOutRefusal, 'valueChanged'>;

const REFUSALS: Readonly<Record<Refusal, readonly [code: number, message: string]>> = {
  unknownBet: [BUSINESS_CODES.orderUnknown, '注单不存在'],
  betOver: [BUSINESS_CODES.cashOutUnavailable, '注单已结算，不能提前结算'],
  suspended: [BUSINESS_CODES.bettingSuspended, '盘口暂停，暂时不能提前结算'],
  unavailable: [BUSINESS_CODES.cashOutUnavailable, '该注单目前不能提前结算'],
  badStake: [BUSINESS_CODES.stakeOutOfRange, '提前结算金额无效'],
  keyReused: [REQUEST_CODES.keyReused, '同一请求标识不能用于不同内容'],
};

/**
 * Cashes a bet out. Members who may not bet may still take their money back. Throws the betting engine's refusal, but for a value that
 * has fallen.
 */
export async function takeCashOut(
  deps: Pick<VenueDeps, 'betting'>,
  punter: Punter,
  slip: CashOutSlip,
): Promise<CashOutAnswer> {
  const result = await deps.betting.cashOut({
    memberId: punter.memberId,
    venue: punter.venue,
    idempotencyKey: slip.idempotencyKey ?? '',
    betId: slip.betId,
    stake: money(slip.stake),
    seen: money(slip.seen),
    seenAt: slip.seenAt,
  });
  if (result.ok) return { state: 'paid', cashOut: result.cashOut };
  if (result.reason === 'valueChanged' && result.offer !== undefined)
    return { state: 'changed', offer: result.offer };
  const [code, message] = REFUSALS[result.reason === 'valueChanged' ? 'unavailable' : result.reason];
  throw new BusinessError(code, message);
}

/** The cash-out made under a key, as the list that venues answer with. */
export async function cashOutsByKey(
  deps: Pick<VenueDeps, 'betting'>,
  punter: Punter,
  key: string,
): Promise<readonly CashOut[]> {
  const found = await deps.betting.cashOutByKey(punter.memberId, punter.venue, key);
  return found === undefined ? [] : [found];
}

import { Decimal } from '@heptad/formatting';
import type { Simulation } from '@heptad/sandbox-simulation';
import { runningStake, type BetRow } from './bet-rows';
import {
  OFFER_LIFETIME_MS,
  type CashOutOffer,
  type CashOutOrder,
  type CashOutRefusal,
  type CashOutResult,
} from './cash-out';
import { offerOf, worthOf } from './cash-out-offer';
import { partValue } from './cash-out-value';
import { stakeOnWire } from './stake-on-wire';

/** A value may fall by a twentieth before it is asked about again; what was seen is paid all the same. */
const KEPT_PART = new Decimal('0.95');

/** Thrown to undo a cash-out that the rules refuse; it never reaches the caller. */
export class Refused extends Error {
  constructor(readonly result: Extract<CashOutResult, { readonly ok: false }>) {
    super(result.reason);
  }
}

/** The refusal to throw. @param offer what holds now, for `valueChanged` */
export function refuse(reason: CashOutRefusal, offer?: CashOutOffer): Refused {
  return new Refused({ ok: false, reason, ...(offer && { offer }) });
}

/**
 * What is paid for the part: never less than was seen, and the present value where that is more. What was seen must have been
 * offered within an offer's lifetime, and the value must not have fallen far since.
 * @throws Refused
 */
export function paidFor(
  simulation: Simulation,
  row: BetRow,
  order: CashOutOrder,
  part: bigint,
  now: number,
): bigint {
  const present = worthOf(simulation, row, now);
  if (present.state !== 'open') throw refuse(present.state === 'suspended' ? 'suspended' : 'unavailable');
  const running = runningStake(row).stake;
  const worth = partValue(present.value, part, running);
  const { seen, seenAt } = order;
  const wanted = stakeOnWire(seen);
  if (wanted === undefined) throw refuse('badStake');
  const fresh = seenAt <= now && now - seenAt <= OFFER_LIFETIME_MS;
  const before = fresh ? worthOf(simulation, row, seenAt) : undefined;
  const offered = before?.state === 'open' && partValue(before.value, part, running) >= wanted;
  const fallen = new Decimal(worth).lt(KEPT_PART.times(wanted));
  const paid = worth > wanted ? worth : wanted;
  if ((worth < wanted && !offered) || fallen || paid <= 0n)
    throw refuse('valueChanged', offerOf(simulation, row, now));
  return paid;
}

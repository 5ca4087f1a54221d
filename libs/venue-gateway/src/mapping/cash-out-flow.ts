import type { Result } from '@heptad/api-client';
import type * as v from 'valibot';
import type { CashOut, CashOutOffer, CashOutOrder, CashOutOutcome } from '../entities/cash-out';
import type { SportsVenue } from '../ports/sports-venue';
import type { VenueSession } from '../session/venue-session';
import type { Exchange } from './exchange';
import { readRecords } from './records';
import { malformed } from './refusals';

/** How giving up a bet ended, as a venue told it: what was paid, or else the offer that has changed. */
export interface ToldCashOut {
  readonly paid: CashOut | undefined;
  readonly changed: CashOutOffer | undefined;
}

/** How a family says cash-outs on its wire. Everything else about them is the same for all. */
export interface CashOutWire<Offer> {
  readonly offer: v.GenericSchema<unknown, Offer>;
  /** An offer as ours; `undefined` where it cannot be read. */
  readonly readOffer: (offer: Offer) => CashOutOffer | undefined;
  readonly offers: Exchange<string[], readonly unknown[]>;
  readonly take: Exchange<CashOutOrder, ToldCashOut>;
  /** By the key it was made under: `null` where there is none, `undefined` where it cannot be read. */
  readonly find: Exchange<string, CashOut | null | undefined>;
}

type CashOuts = Pick<SportsVenue, 'offersCashOut' | 'cashOutOffers' | 'cashOut' | 'confirmCashOut'>;

const UNREADABLE = 'the cash-out cannot be read';

/** Cash-outs of a venue: what bets are worth, giving them up, asking by key (CALL-066). @param wire how the venue's family says them */
export function createCashOut<Offer>(session: VenueSession, wire: CashOutWire<Offer>): CashOuts {
  return {
    offersCashOut: true,

    async cashOutOffers(betIds): Promise<Result<readonly CashOutOffer[]>> {
      if (betIds.length === 0) return { ok: true, value: [] };
      const answer = await wire.offers.send(session, [...betIds], { noToast: true });
      if (!answer.ok) return answer;
      const { kept } = await readRecords(answer.value, wire.offer, wire.readOffer, ({ betId }) => betId);
      // An offer for another bet than those asked about is dropped.
      return { ok: true, value: kept.filter(({ betId }) => betIds.includes(betId)) };
    },

    async cashOut(order, key): Promise<Result<CashOutOutcome>> {
      const answer = await wire.take.send(session, order, { idempotencyKey: key, noToast: 'awaited' });
      if (!answer.ok) return answer;
      const { paid, changed } = answer.value;
      // Neither is believed of another bet.
      if (paid?.betId === order.betId) return { ok: true, value: { state: 'done', cashOut: paid } };
      if (changed?.betId === order.betId)
        return { ok: true, value: { state: 'valueChanged', offer: changed } };
      return malformed(wire.take.path, UNREADABLE);
    },

    async confirmCashOut(key): Promise<Result<CashOut | null>> {
      const answer = await wire.find.send(session, key, { noToast: true });
      if (!answer.ok) return answer;
      return answer.value === undefined
        ? malformed(wire.find.path, UNREADABLE)
        : { ok: true, value: answer.value };
    },
  };
}

/** What was found under a key: the first record, read; `null` where there is none. */
export function firstCashOut<Wire>(
  read: (wire: Wire) => CashOut | undefined,
): (found: readonly Wire[]) => CashOut | null | undefined {
  return ([wire]) => (wire === undefined ? null : read(wire));
}

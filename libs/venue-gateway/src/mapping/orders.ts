import type { Result } from '@heptad/api-client';
import { defined } from '@heptad/formatting';
import type * as v from 'valibot';
import type { Bet, BetOrder, BetQuery, ComboLimits, OrderLeg } from '../entities/bet';
import type { VenueCode } from '../entities/venue';
import type { SportsVenue } from '../ports/sports-venue';
import type { VenueSession } from '../session/venue-session';
import { createBetBuilder, type BuilderWire } from './bet-builder';
import { selectionLimits, type WireLimits } from './bet-limits';
import type { Exchange } from './exchange';
import { builderRefusal } from './no-bet-builder';
import { LEGS_UNFIT, wireLegs } from './order-legs';
import { editRefusal } from './no-bet-edit';
import { readRecords } from './records';
import { betUnknown, malformed } from './refusals';

/** The limits as a venue gave them. */
export interface ToldLimits<Leg> {
  /** What was said of a leg; `undefined` where nothing was. */
  readonly ofLeg: (leg: Leg) => WireLimits | undefined;
  readonly combos: readonly ComboLimits[];
}

/** One page of a member's bets, as it is asked for. */
export interface BetPageQuestion extends Pick<BetQuery, 'settled' | 'from' | 'to'> {
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

/** How a family says orders on its wire. Everything else about orders is the same for all. */
export interface OrderWire<Leg, Order> extends BuilderWire<Leg> {
  readonly order: v.GenericSchema<unknown, Order>;
  /** An order as a bet; `undefined` where it cannot be read. */
  readonly bet: (venue: VenueCode, order: Order) => Bet | undefined;
  /** Whether an order can take another's place. */
  readonly edits?: true;
  readonly limits: Exchange<Leg[], ToldLimits<Leg>>;
  readonly place: Exchange<{ readonly order: BetOrder; readonly legs: Leg[] }, Order>;
  /** By the key an order was placed under, or by its id. */
  readonly find: Exchange<{ readonly key: string } | { readonly id: string }, readonly Order[]>;
  readonly list: Exchange<BetPageQuestion, { readonly records: readonly unknown[]; readonly total: number }>;
}

type Orders = Pick<SportsVenue, 'limits' | 'builderPrice' | 'placeBet' | 'confirmBet' | 'bet' | 'bets'>;

const UNREADABLE = 'the order cannot be read';

/** Bets of a venue: limits, placing, asking, lists. @param wire how the venue's family says them */
export function createOrders<Leg, Order>(session: VenueSession, wire: OrderWire<Leg, Order>): Orders {
  const read = (order: Order): Bet | undefined => wire.bet(session.venue, order);

  const legsOf = (legs: readonly OrderLeg[]): Leg[] | undefined => wireLegs(wire.leg, legs);

  async function find(question: { readonly key: string } | { readonly id: string }) {
    const answer = await wire.find.send(session, question, { noToast: true });
    if (!answer.ok) return answer;
    const [order] = answer.value;
    if (order === undefined) return { ok: true, value: null } as const;
    const bet = read(order);
    return bet === undefined ? malformed(wire.find.path, UNREADABLE) : ({ ok: true, value: bet } as const);
  }

  return {
    ...createBetBuilder(session, wire),

    async limits(legs) {
      const asked = legsOf(legs);
      if (!asked) return malformed(wire.limits.path, LEGS_UNFIT);
      const answer = await wire.limits.send(session, asked, { noToast: true });
      if (!answer.ok) return answer;
      const { ofLeg, combos } = answer.value;
      const selections = legs.map(({ selection }, place) => {
        const leg = asked[place];
        return selectionLimits(selection.key, leg === undefined ? undefined : ofLeg(leg));
      });
      return { ok: true, value: { selections, combos } };
    },

    async placeBet(order, key): Promise<Result<Bet>> {
      if (order.builderOdds !== undefined && wire.builder === undefined) return builderRefusal(session.venue);
      if (order.replaces !== undefined && wire.edits === undefined) return editRefusal(session.venue);
      const legs = legsOf(order.legs);
      if (!legs) return malformed(wire.place.path, LEGS_UNFIT);
      const answer = await wire.place.send(
        session,
        { order, legs },
        { idempotencyKey: key, noToast: 'awaited' },
      );
      if (!answer.ok) return answer;
      const bet = read(answer.value);
      return bet === undefined
        ? malformed(wire.place.path, UNREADABLE)
        : { ok: true, value: { ...bet, key } };
    },

    async confirmBet(key) {
      const found = await find({ key });
      return found.ok && found.value ? { ok: true, value: { ...found.value, key } } : found;
    },

    async bet(id) {
      const found = await find({ id });
      if (!found.ok) return found;
      return found.value ? { ok: true, value: found.value } : betUnknown(wire.find.path);
    },

    async bets({ page = 1, pageSize: size = 20, signal, ...scope }) {
      const answer = await wire.list.send(
        session,
        { ...scope, page, size },
        { noToast: true, ...defined({ signal }) },
      );
      if (!answer.ok) return answer;
      const { records, total } = answer.value;
      // A record that makes no sense drops itself, not the page.
      const { kept, dropped } = await readRecords(records, wire.order, read, ({ id }) => id);
      return { ok: true, value: { bets: kept, page, total, hasMore: page * size < total, dropped } };
    },
  };
}

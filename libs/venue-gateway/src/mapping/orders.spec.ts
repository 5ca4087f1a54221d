import type { Result, SendOptions } from '@heptad/api-client';
import { money, odds } from '@heptad/formatting';
import * as v from 'valibot';
import type { Bet, BetOrder, OrderLeg } from '../entities/bet';
import type { VenueSession } from '../session/venue-session';
import type { Exchange } from './exchange';
import { createOrders, type OrderWire } from './orders';

const bet = (id: string): Bet => ({
  id,
  venue: 'IMTY',
  state: 'accepted',
  placedAt: 1,
  comboCode: 1001,
  stake: money('10'),
  potentialReturn: money('19'),
  legs: [],
});

const leg = (key: string): OrderLeg => ({
  match: { id: 'm', sport: 'football', kickOff: 0, status: 'live' },
  market: { key: 'k', kind: 'moneyline', period: 'full' },
  selection: { key, side: 'home', name: key, odds: odds('1.90'), locked: false, wire: {} },
});

const order = (legs: readonly OrderLeg[]): BetOrder => ({
  legs,
  comboCode: 1001,
  stake: money('10'),
  acceptance: 'none',
});

const refusal: Result<never> = {
  ok: false,
  error: { kind: 'business', code: '7001', message: '余额不足', call: '/place' },
};

/** A wire on which an order is a text: its id, or nothing that can be read. */
function orders(answers: { readonly [Name in 'limits' | 'place' | 'find' | 'list']?: unknown }) {
  const sent: { readonly to: string; readonly input: unknown; readonly options: SendOptions }[] = [];
  const call = <Input, Output>(name: keyof typeof answers): Exchange<Input, Output> => ({
    path: `/${name}`,
    send: (_session, input, options) => {
      sent.push({ to: name, input, options });
      return Promise.resolve(answers[name] as Result<Output>);
    },
  });
  const wire: OrderWire<string, string> = {
    leg: ({ selection }) => (selection.key === 'strange' ? undefined : selection.key),
    order: v.string(),
    bet: (_venue, id) => (id === 'unreadable' ? undefined : bet(id)),
    limits: call('limits'),
    place: call('place'),
    find: call('find'),
    list: call('list'),
  };
  const session = { venue: 'IMTY' } as VenueSession;
  return { sent, orders: createOrders(session, wire) };
}

const given = <Value>(value: Value): Result<Value> => ({ ok: true, value });

describe('the orders of every family', () => {
  it.each([[[]], [[leg('strange')]], [[leg('a'), leg('strange')]]])(
    'send nothing where a leg does not fit or none is there',
    async (legs) => {
      const { sent, orders: desk } = orders({});
      const malformed = { ok: false, error: { kind: 'malformed' } };
      expect(await desk.limits(legs)).toMatchObject(malformed);
      expect(await desk.placeBet(order(legs), 'key')).toMatchObject(malformed);
      expect(sent).toEqual([]);
    },
  );

  it('place under the key, which the bet then bears', async () => {
    const { sent, orders: desk } = orders({ place: given('7') });
    expect(await desk.placeBet(order([leg('a')]), 'key-1')).toEqual(given({ ...bet('7'), key: 'key-1' }));
    expect(sent).toEqual([
      {
        to: 'place',
        input: { order: order([leg('a')]), legs: ['a'] },
        options: { idempotencyKey: 'key-1', noToast: 'awaited' },
      },
    ]);
  });

  it('hand a refusal on as it came, and call an order that cannot be read malformed', async () => {
    expect(await orders({ place: refusal }).orders.placeBet(order([leg('a')]), 'k')).toEqual(refusal);
    const unreadable = orders({ place: given('unreadable'), find: given(['unreadable']) }).orders;
    const malformed = { ok: false, error: { kind: 'malformed' } };
    expect(await unreadable.placeBet(order([leg('a')]), 'k')).toMatchObject(malformed);
    expect(await unreadable.confirmBet('k')).toMatchObject(malformed);
    expect(await unreadable.bet('7')).toMatchObject(malformed);
  });

  it('know nothing of a key that the venue never took, and refuse an unknown id', async () => {
    const { orders: desk } = orders({ find: given([]) });
    expect(await desk.confirmBet('k')).toEqual(given(null));
    expect(await desk.bet('7')).toMatchObject({ ok: false, error: { kind: 'business' } });
  });

  it('find a bet by its key and by its id', async () => {
    const { sent, orders: desk } = orders({ find: given(['7']) });
    expect(await desk.confirmBet('k')).toEqual(given({ ...bet('7'), key: 'k' }));
    expect(await desk.bet('7')).toEqual(given(bet('7')));
    expect(sent.map(({ input }) => input)).toEqual([{ key: 'k' }, { id: '7' }]);
  });

  it('give each leg the limits that were said of it, and none to a leg of which nothing was said', async () => {
    const limits = given({
      ofLeg: (each: string) =>
        each === 'a' ? { available: true, odds: odds('2.00'), min: '1', max: '50' } : undefined,
      combos: [],
    });
    expect(await orders({ limits }).orders.limits([leg('a'), leg('b')])).toMatchObject(
      given({
        selections: [
          { key: 'a', available: true, odds: '2.00', min: '1.00', max: '50.00' },
          { key: 'b', available: false },
        ],
      }),
    );
  });

  it('read a page record by record: what makes no sense drops itself', async () => {
    const { sent, orders: desk } = orders({
      list: given({ records: ['1', 2, 'unreadable', '1'], total: 45 }),
    });
    expect(await desk.bets({ settled: true, page: 2 })).toEqual(
      given({ bets: [bet('1')], page: 2, total: 45, hasMore: true, dropped: 2 }),
    );
    expect(sent).toEqual([
      { to: 'list', input: { settled: true, page: 2, size: 20 }, options: { noToast: true } },
    ]);
  });
});

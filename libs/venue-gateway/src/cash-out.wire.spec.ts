import { addMoney, compareMoney, money, subtractMoney, type Money } from '@heptad/formatting';
import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import type { OpenCashOutOffer } from './entities/cash-out';
import type { VenueCode } from './entities/venue';
import { cashOutValueOf } from './entities/cash-out-value';
import { isOutcomeUnknown } from './ports/outcome';
import type { SportsVenue } from './ports/sports-venue';
import { gatewayOver, orderOn } from './testing/sandbox-gateway';
import { valueOf } from './testing/value-of';

const connect = (sandbox: TestSandbox, token: string | undefined) =>
  gatewayOver(openSandboxClient(sandbox, token));

const NOW = Date.UTC(2026, 5, 6, 12, 21);

const CASH_OUT: Readonly<Record<'YBTY' | 'DBTY' | 'FBTY', string>> = {
  YBTY: '/yewu13/v1/betOrder/cashOut',
  DBTY: '/yewu13/v1/betOrder/cashOut',
  FBTY: '/v1/order/cashOut',
};

async function openOffer(venue: SportsVenue, id: string): Promise<OpenCashOutOffer> {
  const [offer] = await valueOf(venue.cashOutOffers([id]));
  if (offer?.state !== 'open') throw new Error(`no offer but ${String(offer?.state)}`);
  return offer;
}

describe.each(['YBTY', 'DBTY', 'FBTY'] as const)('cashing out at %s', (code) => {
  let sandbox: TestSandbox;
  let gateway: ReturnType<typeof connect>;
  let venue: SportsVenue;

  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    gateway = connect(sandbox, await sandbox.logIn());
    venue = gateway.sports(code);
    await valueOf(gateway.wallet.transferIn(code, money('500.00'), 'in'));
  });
  afterAll(() => sandbox.close());

  const balance = async (): Promise<Money> => {
    const { channels } = await valueOf(gateway.wallet.balances());
    return channels.find(({ channel }) => channel === code)?.balance ?? money('0');
  };

  async function bet(key: string) {
    const order = orderOn((await valueOf(venue.matches({ period: 'early', sport: 'football' }))).matches);
    return { order, bet: await valueOf(venue.placeBet(order, key)) };
  }

  const orderOf = (offer: OpenCashOutOffer, stake: Money) => ({
    betId: offer.betId,
    stake,
    seen: cashOutValueOf(offer, stake),
    seenAt: offer.at,
  });

  it('is offered, and pays a part exactly, then the rest, each once', async () => {
    expect(venue.offersCashOut).toBe(true);
    const { bet: placed } = await bet('bet');
    const before = await balance();
    const first = await openOffer(venue, placed.id);
    expect(first).toMatchObject({ stake: '20.00', expiresAt: first.at + 10_000 });
    expect(compareMoney(first.value, money('20.00'))).toBe(-1);

    const part = orderOf(first, money('5.00'));
    const outcome = await valueOf(venue.cashOut(part, 'part'));
    expect(outcome).toMatchObject({
      state: 'done',
      cashOut: { betId: placed.id, stake: '5.00', paid: part.seen, running: '15.00' },
    });
    expect(await valueOf(venue.cashOut(part, 'part'))).toEqual(outcome);
    expect(await balance()).toBe(addMoney(before, part.seen));
    expect(await valueOf(venue.bet(placed.id))).toMatchObject({
      state: 'accepted',
      stake: '20.00',
      cashedOut: { stake: '5.00', paid: part.seen },
    });

    const second = await openOffer(venue, placed.id);
    expect(second.stake).toBe('15.00');
    await valueOf(venue.cashOut(orderOf(second, second.stake), 'rest'));
    const all = addMoney(part.seen, second.value);
    expect(await balance()).toBe(addMoney(before, all));
    expect(await valueOf(venue.bet(placed.id))).toMatchObject({ state: 'cashedOut', returned: all });
    expect(await valueOf(venue.cashOutOffers([placed.id]))).toEqual([{ betId: placed.id, state: 'none' }]);
    const settled = await valueOf(venue.bets({ settled: true }));
    expect(settled.bets.find(({ id }) => id === placed.id)?.state).toBe('cashedOut');
  });

  it('whose answer was lost is unknown, and is found by its key, paid once', async () => {
    const { bet: placed } = await bet('lost-bet');
    const before = await balance();
    const offer = await openOffer(venue, placed.id);
    sandbox.scenarios.add({ path: CASH_OUT[code], effect: { malformed: 'truncated' }, times: 1 });
    const lost = await venue.cashOut(orderOf(offer, offer.stake), 'lost');
    if (lost.ok) throw new Error('the answer was cut off');
    expect(isOutcomeUnknown(lost.error)).toBe(true);
    expect(await valueOf(venue.confirmCashOut('lost'))).toMatchObject({
      betId: placed.id,
      paid: offer.value,
    });
    expect(await balance()).toBe(addMoney(before, offer.value));
    expect(await valueOf(venue.confirmCashOut('never sent'))).toBeNull();
  });

  it('asks again when more is wanted than it is worth, and moves nothing', async () => {
    const { bet: placed } = await bet('greedy-bet');
    const before = await balance();
    const offer = await openOffer(venue, placed.id);
    const greedy = { ...orderOf(offer, offer.stake), seen: addMoney(offer.value, money('0.01')) };
    expect(await valueOf(venue.cashOut(greedy, 'greedy'))).toEqual({ state: 'valueChanged', offer });
    expect(await balance()).toBe(before);
    expect(await valueOf(venue.confirmCashOut('greedy'))).toBeNull();
  });

  it('has no offer while the match is suspended, and refuses then', async () => {
    const { order, bet: placed } = await bet('held-bet');
    const offer = await openOffer(venue, placed.id);
    const command = (type: string) =>
      sandbox.app.inject({
        method: 'POST',
        url: `/__sandbox/matches/${order.legs[0]?.match.id ?? ''}`,
        payload: { type },
      });
    await command('suspend');
    expect(await valueOf(venue.cashOutOffers([placed.id]))).toEqual([
      { betId: placed.id, state: 'suspended' },
    ]);
    expect(await venue.cashOut(orderOf(offer, offer.stake), 'held')).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7107' },
    });
    await command('resume');
    expect((await openOffer(venue, placed.id)).value).toBe(offer.value);
  });

  it('refuses by scenario in words, and by name what is no part', async () => {
    const { bet: placed } = await bet('odd-bet');
    const offer = await openOffer(venue, placed.id);
    sandbox.scenarios.add({
      path: CASH_OUT[code],
      effect: { code: 7110, message: '该注单目前不能提前结算' },
      times: 1,
    });
    expect(await venue.cashOut(orderOf(offer, offer.stake), 'no')).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7110', message: '该注单目前不能提前结算' },
    });
    const tooLittleLeft = subtractMoney(offer.stake, money('0.50'));
    expect(await venue.cashOut(orderOf(offer, tooLittleLeft), 'odd')).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7103' },
    });
    expect(await venue.cashOut({ ...orderOf(offer, offer.stake), betId: '1' }, 'none')).toMatchObject({
      ok: false,
      error: { code: '7108' },
    });
  });

  it('is for members, and for their own bets', async () => {
    const guest = connect(sandbox, undefined).sports(code);
    expect(await guest.cashOutOffers(['1000000001'])).toMatchObject({ ok: false, error: { code: '7106' } });
    expect(await valueOf(venue.cashOutOffers([]))).toEqual([]);
    expect(await valueOf(venue.cashOutOffers(['1']))).toEqual([]);
  });

  it('leaves the ledger whole', async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
  });
});

it('is refused in words by a venue that has none, without a call', async () => {
  const sandbox = await startSandbox({ now: () => NOW });
  const code: VenueCode = 'IMTY';
  const venue = connect(sandbox, await sandbox.logIn()).sports(code);
  expect(venue.offersCashOut).toBe(false);
  const refusal = {
    ok: false,
    error: { kind: 'business', code: '7110', message: '该场馆不支持提前结算' },
  };
  expect(await venue.cashOutOffers(['1000000001'])).toMatchObject(refusal);
  expect(
    await venue.cashOut({ betId: '1000000001', stake: money('1'), seen: money('1'), seenAt: 1 }, 'key'),
  ).toMatchObject(refusal);
  expect(await venue.confirmCashOut('key')).toMatchObject(refusal);
  await sandbox.close();
});

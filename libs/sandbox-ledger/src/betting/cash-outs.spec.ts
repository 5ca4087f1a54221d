import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import { platformAccount } from '../wallet/accounts';
import type { CashOutOffer, CashOutOrder } from './cash-out';
import { BETTING_MEMBER, openBetting, pickSelection, singleOrder } from '../testing/betting-under-test';
import type { BettingUnderTest } from '../testing/betting-under-test';

const HOUR = 3_600_000;

let under: BettingUnderTest;
beforeEach(async () => {
  under = await openBetting();
});
afterEach(() => under.storage.close());

type Open = Extract<CashOutOffer, { state: 'open' }>;

async function bet(idempotencyKey = 'bet', side = 'home') {
  const match = under.upcoming();
  const selection = pickSelection(match, 'threeWay', side);
  const placed = await under.betting.place(singleOrder(selection, { idempotencyKey }));
  if (!placed.ok) throw new Error(placed.reason);
  return { match, selection, id: placed.bet.id };
}

async function offer(id: string): Promise<Open> {
  const [found] = await under.betting.cashOutOffers(BETTING_MEMBER, 'IMTY', [id]);
  if (found?.state !== 'open') throw new Error(`no offer but ${String(found?.state)}`);
  return found;
}

function order(seen: Open, changes: Partial<CashOutOrder> = {}): CashOutOrder {
  return {
    memberId: BETTING_MEMBER,
    venue: 'IMTY',
    idempotencyKey: 'out-1',
    betId: seen.betId,
    stake: seen.stake,
    seen: seen.value,
    seenAt: seen.at,
    ...changes,
  };
}

const stateOf = async (id: string) => under.betting.order(BETTING_MEMBER, id);

describe('cashing out', () => {
  it('at once never pays more than the stake', async () => {
    const { id } = await bet();
    const { value, stake } = await offer(id);
    expect(stake).toBe('100.00');
    expect(minorUnits(value)).toBeGreaterThan(0n);
    expect(minorUnits(value)).toBeLessThan(100_00n);
  });

  it('of all of it pays what was seen once, however often it is sent, and ends the bet', async () => {
    const { id } = await bet();
    const seen = await offer(id);
    const paid = minorUnits(seen.value);
    const [first, second] = await Promise.all([
      under.betting.cashOut(order(seen)),
      under.betting.cashOut(order(seen)),
    ]);
    expect(first).toMatchObject({
      ok: true,
      cashOut: { betId: id, stake: '100.00', paid: seen.value, running: '0.00' },
    });
    expect(second).toEqual(first);
    expect(await under.betting.cashOut(order(seen))).toEqual(first);
    expect(await under.balance()).toBe(900_00n + paid);
    expect(await stateOf(id)).toMatchObject({ state: 'cashedOut', payout: seen.value });
    expect(under.events.map(({ type }) => type)).toEqual(['accepted', 'cashedOut']);
    await under.jump(48 * HOUR);
    expect(await under.balance()).toBe(900_00n + paid);
    expect(await under.ledger.balance(platformAccount('escrow-IMTY'))).toBe(0n);
    expect((await under.ledger.invariants()).holds).toBe(true);
  });

  it.each(['home', 'draw', 'away'])(
    'of a part leaves the rest running and settling by itself: %s',
    async (side) => {
      const { id, match, selection } = await bet('bet', side);
      const seen = await offer(id);
      const forPart = (minorUnits(seen.value) * 4_000n) / 10_000n;
      const result = await under.betting.cashOut(
        order(seen, { stake: money('40.00'), seen: fromMinorUnits(forPart) }),
      );
      expect(result).toMatchObject({
        ok: true,
        cashOut: { paid: fromMinorUnits(forPart), running: '60.00' },
      });
      const rest = (6_000n * minorUnits(money(selection.odds))) / 100n;
      expect(await stateOf(id)).toMatchObject({
        state: 'accepted',
        stake: '100.00',
        potentialReturn: fromMinorUnits(rest),
        cashedOut: { stake: '40.00', paid: fromMinorUnits(forPart) },
      });
      await under.jump(match.kickOff - under.clock.now() + 3 * HOUR);
      const final = under.simulation.match(match.id)?.score;
      if (!final) throw new Error('no score');
      const winner = final.home > final.away ? 'home' : final.home === final.away ? 'draw' : 'away';
      const back = forPart + (winner === side ? rest : 0n);
      expect(await under.balance()).toBe(900_00n + back);
      expect(await stateOf(id)).toMatchObject({
        state: winner === side ? 'won' : 'lost',
        payout: fromMinorUnits(back),
      });
      expect(await under.ledger.balance(platformAccount('escrow-IMTY'))).toBe(0n);
      expect((await under.ledger.invariants()).holds).toBe(true);
    },
  );

  it('of a part and then of the rest ends the bet with the sum of both', async () => {
    const { id } = await bet();
    const first = await offer(id);
    const half = minorUnits(first.value) / 2n;
    await under.betting.cashOut(order(first, { stake: money('50.00'), seen: fromMinorUnits(half) }));
    const second = await offer(id);
    expect(second.stake).toBe('50.00');
    await under.betting.cashOut(order(second, { idempotencyKey: 'out-2' }));
    const paid = half + minorUnits(second.value);
    expect(await stateOf(id)).toMatchObject({ state: 'cashedOut', payout: fromMinorUnits(paid) });
    expect(await under.balance()).toBe(900_00n + paid);
  });

  it('takes no part that is no multiple, too small, too large or leaves too little', async () => {
    const { id } = await bet();
    const seen = await offer(id);
    for (const stake of ['0.99', '0.00', '-5.00', '99.50', '100.01', '1.001'])
      expect(await under.betting.cashOut(order(seen, { stake: money(stake), seen: money('0.50') }))).toEqual({
        ok: false,
        reason: 'badStake',
      });
    expect(await under.balance()).toBe(900_00n);
  });

  it('pays no more than was ever offered, and asks again with what holds now', async () => {
    const { id } = await bet();
    const seen = await offer(id);
    const more = fromMinorUnits(minorUnits(seen.value) + 1n);
    expect(await under.betting.cashOut(order(seen, { seen: more }))).toEqual({
      ok: false,
      reason: 'valueChanged',
      offer: seen,
    });
    expect(await under.balance()).toBe(900_00n);
    // What was refused under a key may be asked for again under it, once the member has consented.
    expect(await under.betting.cashOut(order(seen))).toMatchObject({ ok: true });
  });

  it('keeps to an offer for a while, and not when the value has fallen far', async () => {
    const { id, match } = await bet('bet', 'home');
    const seen = await offer(id);
    under.clock.set(match.kickOff + 60_000);
    await under.simulation.command(match.id, { type: 'score', side: 'away' });
    under.clock.set(under.clock.now() + 20_000);
    const fallen = await under.betting.cashOut(order(seen));
    expect(fallen).toMatchObject({ ok: false, reason: 'valueChanged', offer: { state: 'open' } });
    const now = await offer(id);
    expect(minorUnits(now.value)).toBeLessThan(minorUnits(seen.value));
    under.clock.set(under.clock.now() + 500);
    expect(await under.betting.cashOut(order(now, { idempotencyKey: 'out-2' }))).toMatchObject({ ok: true });
  });

  it('has no offer for a suspended match, a locked price, a bet that is over or pending, and refuses by name', async () => {
    const { id, match } = await bet();
    const seen = await offer(id);
    await under.simulation.command(match.id, { type: 'suspend' });
    expect(await under.betting.cashOutOffers(BETTING_MEMBER, 'IMTY', [id])).toEqual([
      { betId: id, state: 'suspended' },
    ]);
    expect(await under.betting.cashOut(order(seen))).toEqual({ ok: false, reason: 'suspended' });
    await under.simulation.command(match.id, { type: 'resume' });
    expect(await under.betting.cashOut(order(seen))).toMatchObject({ ok: true });
    expect(await under.betting.cashOutOffers(BETTING_MEMBER, 'IMTY', [id])).toEqual([
      { betId: id, state: 'none' },
    ]);
    expect(await under.betting.cashOut(order(seen, { idempotencyKey: 'out-2' }))).toEqual({
      ok: false,
      reason: 'betOver',
    });
    const live = await under.betting.place(
      singleOrder(pickSelection(under.live(), 'overUnder', 'over'), {
        idempotencyKey: 'live',
        acceptance: 2,
      }),
    );
    if (!live.ok) throw new Error(live.reason);
    expect(await under.betting.cashOutOffers(BETTING_MEMBER, 'IMTY', [live.bet.id])).toEqual([
      { betId: live.bet.id, state: 'none' },
    ]);
  });

  it('is for the member and the venue of the bet alone, and a key for one cash-out', async () => {
    const { id } = await bet();
    const seen = await offer(id);
    expect(await under.betting.cashOutOffers('other', 'IMTY', [id])).toEqual([]);
    expect(await under.betting.cashOutOffers(BETTING_MEMBER, 'FBTY', [id, 'nothing'])).toEqual([]);
    for (const stranger of [{ memberId: 'other' }, { venue: 'FBTY' as const }])
      expect(await under.betting.cashOut(order(seen, stranger))).toEqual({ ok: false, reason: 'unknownBet' });
    expect(await under.betting.cashOutByKey(BETTING_MEMBER, 'IMTY', 'out-1')).toBeUndefined();
    const done = await under.betting.cashOut(order(seen, { stake: money('10.00'), seen: money('1.00') }));
    expect(done.ok && (await under.betting.cashOutByKey(BETTING_MEMBER, 'IMTY', 'out-1'))).toEqual(
      done.ok && done.cashOut,
    );
    expect(await under.betting.cashOutByKey('other', 'IMTY', 'out-1')).toBeUndefined();
    expect(await under.betting.cashOut(order(seen))).toEqual({ ok: false, reason: 'keyReused' });
  });

  it('of a combination takes parts of every fold alike, and counts legs that are over', async () => {
    const selections = [0, 4, 8].map((place) => pickSelection(under.upcoming(place), 'threeWay', 'home'));
    const [first] = selections;
    if (!first) throw new Error('no selection');
    const placed = await under.betting.place(
      singleOrder(first, {
        code: 3004,
        unitStake: money('10.00'),
        legs: selections.map(({ key, odds }) => ({ selection: key, odds })),
      }),
    );
    if (!placed.ok) throw new Error(placed.reason);
    const seen = await offer(placed.bet.id);
    expect(seen).toMatchObject({ stake: '40.00', step: '0.04', least: '1.00' });
    expect(await under.betting.cashOut(order(seen, { stake: money('10.02'), seen: money('0.10') }))).toEqual({
      ok: false,
      reason: 'badStake',
    });
    const part = await under.betting.cashOut(order(seen, { stake: money('10.00'), seen: money('0.10') }));
    expect(part).toMatchObject({ ok: true, cashOut: { running: '30.00' } });
    await under.jump(48 * HOUR);
    expect((await stateOf(placed.bet.id))?.payout).toBeDefined();
    expect(await under.ledger.balance(platformAccount('escrow-IMTY'))).toBe(0n);
    expect((await under.ledger.invariants()).holds).toBe(true);
  });
});

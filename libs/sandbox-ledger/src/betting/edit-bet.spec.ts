import { minorUnits, money } from '@heptad/formatting';
import type { SimSelection } from '@heptad/sandbox-simulation';
import { platformAccount } from '../wallet/accounts';
import type { Order } from './betting';
import { createBettingEngine } from './create-betting-engine';
import { BETTING_MEMBER, openBetting, pickSelection, singleOrder } from '../testing/betting-under-test';
import type { BettingUnderTest } from '../testing/betting-under-test';

const HOUR = 3_600_000;

let under: BettingUnderTest;
beforeEach(async () => {
  under = await openBetting();
});
afterEach(async () => {
  expect((await under.ledger.invariants()).holds).toBe(true);
  await under.storage.close();
});

const win = (side: string, place = 0): SimSelection => pickSelection(under.upcoming(place), 'threeWay', side);

const legsOn = (...selections: readonly SimSelection[]): Order['legs'] =>
  selections.map(({ key, odds }) => ({ selection: key, odds }));

async function placed(changes: Partial<Order> = {}): Promise<string> {
  const made = await under.betting.place(singleOrder(win('home'), changes));
  if (!made.ok) throw new Error(made.reason);
  return made.bet.id;
}

/** An edit of a bet: a raise to 150.00 unless told otherwise. */
const edit = (replaces: string, changes: Partial<Order> = {}): Order =>
  singleOrder(win('home'), {
    idempotencyKey: 'edit-1',
    unitStake: money('150.00'),
    replaces,
    ...changes,
  });

const combo = (...selections: readonly SimSelection[]): Partial<Order> => ({
  code: selections.length * 1000 + 1,
  legs: legsOn(...selections),
  unitStake: money('100.00'),
});

const bet = (id: string) => under.betting.order(BETTING_MEMBER, id);
const escrow = () => under.ledger.balance(platformAccount('escrow-IMTY'));

describe('editing a bet', () => {
  it('raises the stake: only the difference is taken, once, however often it is sent', async () => {
    const id = await placed();
    const [first, second] = await Promise.all([under.betting.place(edit(id)), under.betting.place(edit(id))]);
    expect(first).toMatchObject({ ok: true, bet: { state: 'accepted', stake: '150.00' } });
    expect(second).toEqual(first);
    expect(await under.betting.place(edit(id))).toEqual(first);
    expect(await under.balance()).toBe(850_00n);
    expect(await escrow()).toBe(150_00n);
    expect(await bet(id)).toMatchObject({ state: 'edited', stake: '100.00' });
    expect(under.events.map(({ type }) => type)).toEqual(['accepted', 'edited', 'accepted']);
    expect(await under.betting.place(edit(id, { unitStake: money('160.00') }))).toMatchObject({
      ok: false,
      reason: 'keyReused',
    });
  });

  it.each(['home', 'draw', 'away'])(
    'swaps a selection, and the new bet alone is settled: %s',
    async (side) => {
      const id = await placed();
      const match = under.upcoming();
      const taken = win(side);
      const stake = side === 'home' ? money('120.00') : money('100.00');
      const changed = await under.betting.place(edit(id, { legs: legsOn(taken), unitStake: stake }));
      if (!changed.ok) throw new Error(changed.reason);
      expect(changed.bet.legs).toMatchObject([{ selection: taken.key, odds: taken.odds }]);
      expect(await under.balance()).toBe(1_000_00n - minorUnits(stake));
      await under.jump(match.kickOff - under.clock.now() + 3 * HOUR);
      const settled = await bet(changed.bet.id);
      expect(await bet(id)).toMatchObject({ state: 'edited' });
      expect(await under.balance()).toBe(
        1_000_00n - minorUnits(stake) + minorUnits(settled?.payout ?? money('0')),
      );
      expect(await escrow()).toBe(0n);
    },
  );

  it('adds a selection and takes it off again', async () => {
    const id = await placed();
    const two = await under.betting.place(edit(id, combo(win('home'), win('away', 1))));
    if (!two.ok) throw new Error(two.reason);
    expect(two.bet).toMatchObject({ code: 2001, stake: '100.00' });
    const one = await under.betting.place(
      edit(two.bet.id, { ...combo(win('away', 1)), code: 1001, idempotencyKey: 'edit-2' }),
    );
    expect(one).toMatchObject({ ok: true, bet: { code: 1001, stake: '100.00', state: 'accepted' } });
    expect(await under.balance()).toBe(900_00n);
    const { totalStake, total } = await under.betting.orders({ memberId: BETTING_MEMBER });
    expect({ totalStake, total }).toEqual({ totalStake: '100.00', total: 3 });
  });

  it('goes at present prices, which have to be those that were seen', async () => {
    const id = await placed();
    const { key, odds } = win('away');
    const stale = { selection: key, odds: (Number(odds) + 0.5).toFixed(2) };
    expect(await under.betting.place(edit(id, { legs: [stale] }))).toMatchObject({
      ok: false,
      reason: 'oddsChanged',
      odds: [{ selection: key, odds }],
    });
    expect(await bet(id)).toMatchObject({ state: 'accepted' });
    expect(await under.balance()).toBe(900_00n);
  });
});

describe('a bet that cannot be edited', () => {
  const refused = async (order: Order) => {
    const before = await under.balance();
    const result = await under.betting.place(order);
    expect(await under.balance()).toBe(before);
    return result.ok ? 'taken' : result.reason;
  };

  it('is one nobody knows, another member’s, or one of another venue', async () => {
    const id = await placed();
    expect(await refused(edit('1999999999'))).toBe('unknownBet');
    expect(await refused(edit('nonsense'))).toBe('unknownBet');
    expect(await refused(edit(id, { venue: 'FBTY' }))).toMatch(/unknownBet|oddsChanged/);
    expect(await refused(edit(id, { memberId: 'm2' }))).toBe('unknownBet');
  });

  it('is one of which nothing differs, or less would be staked', async () => {
    const id = await placed();
    expect(await refused(edit(id, { unitStake: money('100.00') }))).toBe('nothingEdited');
    expect(await refused(edit(id, { unitStake: money('99.99') }))).toBe('stakeLowered');
    expect(await refused(edit(id, { ...combo(win('home'), win('home')), code: 2001 }))).toBe('sameMatch');
  });

  it('costs more than the wallet has', async () => {
    const id = await placed();
    expect(await refused(edit(id, { unitStake: money('1000.01') }))).toBe('insufficientBalance');
    expect(await bet(id)).toMatchObject({ state: 'accepted' });
  });

  it('is one that was edited, cashed out or settled already', async () => {
    const id = await placed();
    await under.betting.place(edit(id));
    expect(await refused(edit(id, { idempotencyKey: 'edit-2' }))).toBe('betOver');
  });

  it('is one with a match that has begun, among the old selections or the new', async () => {
    const id = await placed();
    const later = under.upcoming(6);
    await under.jump(under.upcoming().kickOff - under.clock.now() + 60_000);
    const still = pickSelection(under.simulation.match(later.id) ?? later, 'threeWay', 'home');
    expect(await refused(edit(id, { legs: legsOn(still) }))).toMatch(/matchStarted/);
    const next = await under.betting.place(singleOrder(still, { idempotencyKey: 'later' }));
    if (!next.ok) throw new Error(next.reason);
    const running = under.live().markets[0]?.selections[0];
    if (running === undefined) throw new Error('nothing in play');
    expect(
      await refused(edit(next.bet.id, { legs: legsOn(running), acceptance: 2, idempotencyKey: 'e3' })),
    ).toMatch(/matchStarted|selectionLocked|marketSuspended/);
  });

  it('is one on a market that is held, also where the new bet leaves it', async () => {
    const id = await placed();
    const other = win('home', 1);
    await under.simulation.command(under.upcoming().id, { type: 'suspend' });
    expect(await refused(edit(id))).toBe('marketSuspended');
    expect(await refused(edit(id, { legs: legsOn(other) }))).toBe('marketSuspended');
    expect(await bet(id)).toMatchObject({ state: 'accepted' });
  });

  it('is a system', async () => {
    const legs = legsOn(win('home'), win('home', 1), win('home', 2));
    const id = await placed({ code: 3004, legs, unitStake: money('10.00') });
    expect(await refused(edit(id))).toBe('notEditable');
  });

  it('is one of which a part was cashed out', async () => {
    const id = await placed();
    const [offer] = await under.betting.cashOutOffers(BETTING_MEMBER, 'IMTY', [id]);
    if (offer?.state !== 'open') throw new Error('no offer');
    await under.betting.cashOut({
      memberId: BETTING_MEMBER,
      venue: 'IMTY',
      idempotencyKey: 'out',
      betId: id,
      stake: money('40.00'),
      seen: money('1.00'),
      seenAt: offer.at,
    });
    expect(await refused(edit(id))).toBe('notEditable');
  });
});

describe('an edit at the same moment as something else', () => {
  it('is one of two with keys of their own', async () => {
    const id = await placed();
    const results = await Promise.all([
      under.betting.place(edit(id, { idempotencyKey: 'a' })),
      under.betting.place(edit(id, { idempotencyKey: 'b', unitStake: money('200.00') })),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'betOver' });
    const [open] = (await under.betting.orders({ memberId: BETTING_MEMBER, state: 'open' })).bets;
    expect(await escrow()).toBe(minorUnits(open?.stake ?? money('0')));
  });

  it.each([true, false])('or the cash-out of all of it: exactly one (edit first: %s)', async (editFirst) => {
    const id = await placed();
    const [offer] = await under.betting.cashOutOffers(BETTING_MEMBER, 'IMTY', [id]);
    if (offer?.state !== 'open') throw new Error('no offer');
    const { stake, value: seen, at: seenAt } = offer;
    const editing = () => under.betting.place(edit(id));
    const selling = () =>
      under.betting.cashOut({
        ...{ memberId: BETTING_MEMBER, venue: 'IMTY', idempotencyKey: 'out', betId: id },
        ...{ stake, seen, seenAt },
      });
    const results = await Promise.all(editFirst ? [editing(), selling()] : [selling(), editing()]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
    expect(results[1]).toMatchObject({ reason: 'betOver' });
    expect(await bet(id)).toMatchObject({ state: editFirst ? 'edited' : 'cashedOut' });
    expect(await under.balance()).toBe(editFirst ? 850_00n : 900_00n + minorUnits(seen));
  });
});

it('asks leave for what is newly staked alone, and changes nothing without it', async () => {
  const asked: bigint[] = [];
  let allowed = true;
  const { simulation, ledger, storage, clock } = under;
  const admit = async (_: string, stake: bigint) => {
    asked.push(stake);
    if (!allowed) throw new Error('no leave');
  };
  const betting = createBettingEngine({ simulation, ledger, storage, clock, admit });
  const id = await placed();
  allowed = false;
  await expect(betting.place(edit(id))).rejects.toThrow('no leave');
  expect(await bet(id)).toMatchObject({ state: 'accepted' });
  allowed = true;
  expect(await betting.place(edit(id))).toMatchObject({ ok: true });
  expect(asked).toEqual([50_00n, 50_00n]);
});

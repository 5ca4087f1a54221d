import { money } from '@heptad/formatting';
import { BETTING_MEMBER, openBetting, pickSelection, singleOrder } from '../testing/betting-under-test';
import type { BettingUnderTest } from '../testing/betting-under-test';
import type { Order } from './betting';
import { createBettingEngine } from './create-betting-engine';

let under: BettingUnderTest;

beforeEach(async () => {
  under = await openBetting();
});

afterEach(async () => {
  await under.storage.close();
});

describe('placing', () => {
  it('takes the stake from the venue wallet once, however often the same bet is sent', async () => {
    const order = singleOrder(pickSelection(under.upcoming(), 'threeWay', 'home'));
    const [first, second] = await Promise.all([under.betting.place(order), under.betting.place(order)]);
    const third = await under.betting.place(order);
    expect(first).toMatchObject({ ok: true, bet: { state: 'accepted', stake: '100.00' } });
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(await under.balance()).toBe(900_00n);
    expect((await under.betting.orders({ memberId: BETTING_MEMBER })).total).toBe(1);
    expect(under.events.map(({ type }) => type)).toEqual(['accepted']);
  });

  it('refuses the same key for another bet', async () => {
    const match = under.upcoming();
    await under.betting.place(singleOrder(pickSelection(match, 'threeWay', 'home')));
    expect(await under.betting.place(singleOrder(pickSelection(match, 'threeWay', 'away')))).toEqual({
      ok: false,
      reason: 'keyReused',
    });
    expect(await under.balance()).toBe(900_00n);
  });

  it('ROLE-009 asks whether the member may, in the transaction of the bet, and takes nothing where not', async () => {
    const asked: unknown[] = [];
    let may = false;
    const betting = createBettingEngine({
      ...under,
      admit: async (memberId, stake) => {
        asked.push([
          memberId,
          stake,
          (await under.storage.db.selectFrom('bets').selectAll().execute()).length,
        ]);
        if (!may) throw new RangeError('beyond the limit');
      },
    });
    const order = singleOrder(pickSelection(under.upcoming(), 'threeWay', 'home'));
    await expect(betting.place(order)).rejects.toThrow('beyond the limit');
    expect(await under.balance()).toBe(1_000_00n);
    may = true;
    // The key was not used up by the refusal; sent again, the stored bet is given without asking.
    expect(await betting.place(order)).toMatchObject({ ok: true });
    expect(await betting.place(order)).toMatchObject({ ok: true });
    expect(asked).toEqual(Array(2).fill([BETTING_MEMBER, 100_00n, 0]));
  });

  it('refuses what the rules do not allow, taking nothing', async () => {
    const [one, other] = [under.upcoming(0), under.upcoming(8)];
    const home = pickSelection(one, 'threeWay', 'home');
    const cases: [Partial<Order>, string][] = [
      [{ unitStake: money('9.99') }, 'belowMinimum'],
      [{ unitStake: money('900000.00') }, 'aboveMaximum'],
      [{ unitStake: money('0') }, 'badStake'],
      [{ unitStake: money('-10') }, 'badStake'],
      [{ unitStake: money('10.001') }, 'badStake'],
      [{ unitStake: money('1500') }, 'insufficientBalance'],
      [{ code: 2001 }, 'badCode'],
      [{ legs: [{ selection: 'nothing', odds: '1.90' }] }, 'unknownSelection'],
      [{ legs: [{ selection: home.key.replace(/home$/, 'nobody'), odds: '1.90' }] }, 'marketClosed'],
      [{ legs: [{ selection: home.key, odds: 'NaN' }] }, 'oddsChanged'],
      [
        {
          code: 2001,
          legs: [home, pickSelection(one, 'overUnder', 'over')].map(({ key, odds }) => ({
            selection: key,
            odds,
          })),
        },
        'sameMatch',
      ],
    ];
    for (const [changes, reason] of cases) {
      expect(await under.betting.place(singleOrder(home, changes))).toMatchObject({ ok: false, reason });
    }
    const winner = under.simulation.outrights('football')[0]?.market.selections[0];
    if (!winner) throw new Error('no outright');
    const mixed = [winner, pickSelection(other, 'threeWay', 'home')].map(({ key, odds }) => ({
      selection: key,
      odds,
    }));
    expect(await under.betting.place(singleOrder(home, { code: 2001, legs: mixed }))).toMatchObject({
      reason: 'notCombinable',
    });
    expect(await under.balance()).toBe(1_000_00n);
    expect((await under.betting.orders({ memberId: BETTING_MEMBER })).total).toBe(0);
  });

  it('goes by the acceptance of changed odds: none, better only, any', async () => {
    const selection = pickSelection(under.upcoming(), 'threeWay', 'home');
    const worse = { selection: selection.key, odds: (Number(selection.odds) - 0.1).toFixed(2) };
    const better = { selection: selection.key, odds: (Number(selection.odds) + 0.1).toFixed(2) };
    const place = (leg: typeof worse, acceptance: 0 | 1 | 2, idempotencyKey: string) =>
      under.betting.place(
        singleOrder(selection, { legs: [leg], acceptance, idempotencyKey, unitStake: money('10.00') }),
      );
    expect(await place(worse, 0, 'a')).toMatchObject({
      ok: false,
      reason: 'oddsChanged',
      odds: [{ selection: selection.key, odds: selection.odds }],
    });
    expect(await place(better, 1, 'b')).toMatchObject({ reason: 'oddsChanged' });
    expect(await place(worse, 1, 'c')).toMatchObject({ bet: { legs: [{ odds: selection.odds }] } });
    expect(await place(better, 2, 'd')).toMatchObject({ bet: { legs: [{ odds: selection.odds }] } });
  });

  it('refuses suspended and ended matches by name', async () => {
    const match = under.live();
    const selection = pickSelection(match, 'overUnder', 'over');
    await under.simulation.command(match.id, { type: 'suspend' });
    expect(await under.betting.place(singleOrder(selection, { acceptance: 2 }))).toMatchObject({
      reason: 'marketSuspended',
    });
    await under.simulation.command(match.id, { type: 'resume' });
    await under.simulation.command(match.id, { type: 'end' });
    expect(await under.betting.place(singleOrder(selection, { acceptance: 2 }))).toMatchObject({
      reason: 'marketClosed',
    });
  });

  it('locks a football match for some seconds after a goal', async () => {
    const match = under.simulation
      .matches({ period: 'live', sport: 'football', markets: 'all' })
      .find(({ markets }) => markets.length > 5);
    const selection = match?.markets.find(({ kind }) => kind === 'overUnder')?.selections[0];
    if (!match || !selection) throw new Error('no football in play');
    await under.simulation.command(match.id, { type: 'score', side: 'home' });
    under.clock.set(under.clock.now() + 1000);
    const market = under.simulation.match(match.id)?.markets[0];
    expect(market?.selections.every(({ locked }) => locked)).toBe(true);
    const listed = market?.selections[0];
    if (!listed) throw new Error('no market');
    expect(await under.betting.place(singleOrder(listed, { acceptance: 2 }))).toMatchObject({
      reason: 'selectionLocked',
    });
    under.clock.set(under.clock.now() + 8000);
    expect(under.simulation.match(match.id)?.markets[0]?.selections.some(({ locked }) => locked)).toBe(false);
  });
});

describe('lists and limits', () => {
  it('shows members their own bets only, newest first, by page', async () => {
    const match = under.upcoming();
    for (const key of ['a', 'b', 'c']) {
      await under.betting.place(
        singleOrder(pickSelection(match, 'threeWay', 'home'), {
          idempotencyKey: key,
          unitStake: money('10.00'),
        }),
      );
    }
    const page = await under.betting.orders({ memberId: BETTING_MEMBER, limit: 2 });
    expect(page.total).toBe(3);
    expect(page.bets.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['c', 'b']);
    expect((await under.betting.orders({ memberId: 'other' })).total).toBe(0);
    expect(await under.betting.order('other', page.bets[0]?.id ?? '')).toBeUndefined();
    expect((await under.betting.orders({ memberId: BETTING_MEMBER, ids: [] })).total).toBe(0);
  });

  it('offers the codes of the legs, and says when they exclude each other', () => {
    const keys = [0, 4, 8].map((place) => pickSelection(under.upcoming(place), 'threeWay', 'home').key);
    const answer = under.betting.limits(keys, 'IMTY');
    expect(answer.combos.map(({ code, combinations }) => [code, combinations])).toEqual([
      [2001, 3],
      [3001, 1],
      [3004, 4],
    ]);
    const match = under.upcoming();
    expect(
      under.betting.limits(
        [pickSelection(match, 'threeWay', 'home').key, pickSelection(match, 'overUnder', 'over').key],
        'IMTY',
      ),
    ).toMatchObject({
      combos: [],
      refusal: 'sameMatch',
    });
    expect(under.betting.limits(['nothing'], 'IMTY').legs[0]).toMatchObject({ state: 'unknown' });
  });
});

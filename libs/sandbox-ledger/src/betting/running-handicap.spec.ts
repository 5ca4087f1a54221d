import { fromMinorUnits, minorUnits } from '@heptad/formatting';
import { lineText, readLine } from '@heptad/sandbox-simulation';
import type { SimMarket } from '@heptad/sandbox-simulation';
import { startPostgres, testedEngines } from '@heptad/testing';
import type { PostgresServer } from '@heptad/testing';
import { BETTING_MEMBER, openBetting, singleOrder } from '../testing/betting-under-test';
import type { BettingUnderTest } from '../testing/betting-under-test';
import type { Order, PlaceResult } from './betting';
import { cashOutValue } from './cash-out-value';
import { createBettingEngine } from './create-betting-engine';
import { checkAfterDelay } from './price-check';

const SECOND = 1_000;
/** Longer than prices are locked after a goal, and than a bet in play waits. */
const AFTER = 10 * SECOND;

/** The rules of a handicap in play, on every database: what a bet counts from is kept with it. */
describe.each(testedEngines())('a handicap in play on %s', (engine) => {
  let server: PostgresServer | undefined;
  let under: BettingUnderTest;
  let matchId: string;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
  });
  beforeEach(async () => {
    under = await openBetting(server && { postgres: await server.createDatabase() });
    matchId = under.upcoming().id;
    // From here on nothing happens in it but what is commanded.
    await under.simulation.command(matchId, { type: 'stage' });
  });
  afterEach(() => under.storage.close());

  const scores = async (side: 'home' | 'away') => {
    await under.simulation.command(matchId, { type: 'score', side });
    await under.jump(AFTER);
  };
  const market = (period: SimMarket['period'] = 'full'): SimMarket => {
    const markets = under.simulation.match(matchId)?.markets ?? [];
    const found = markets.find((each) => each.kind === 'handicap' && each.period === period);
    if (!found) throw new Error('no handicap');
    return found;
  };
  const orderOn = ({ selections, countsFrom }: SimMarket, side: string, changes: Partial<Order> = {}) => {
    const selection = selections.find((each) => each.side === side);
    if (!selection) throw new Error(`no ${side}`);
    const leg = { selection: selection.key, odds: selection.odds, ...(countsFrom && { countsFrom }) };
    return singleOrder(selection, { legs: [leg], acceptance: 2, ...changes });
  };
  const idOf = (placed: PlaceResult): string => {
    if (!placed.ok) throw new Error(placed.reason);
    return placed.bet.id;
  };
  const bet = (id: string) => under.betting.order(BETTING_MEMBER, id);
  const taken = async (order: Order): Promise<string> => {
    const id = idOf(await under.betting.place(order));
    await under.jump(AFTER);
    expect(await bet(id)).toMatchObject({ state: 'accepted' });
    return id;
  };

  it('keeps the score it counts from, and loses what only the whole match would win', async () => {
    await scores('home');
    const offered = market();
    expect(offered.countsFrom).toEqual({ home: 1, away: 0 });
    // Level on what is to come: nothing more is scored.
    const level = under.simulation
      .match(matchId)
      ?.markets.find(
        ({ kind, period, line }) => kind === 'handicap' && period === 'full' && line === '-0.25',
      );
    if (!level) throw new Error('no line -0.25');
    const id = await taken(orderOn(level, 'home'));
    expect((await bet(id))?.legs).toMatchObject([
      { countsFrom: { home: 1, away: 0 }, scoreAtBet: { home: 1, away: 0 } },
    ]);
    await under.simulation.command(matchId, { type: 'end' });
    await under.jump(SECOND);
    expect(await bet(id)).toMatchObject({
      state: 'halfLost',
      payout: '50.00',
      legs: [{ result: { home: 1, away: 0 } }],
    });
    expect((await under.ledger.invariants()).holds).toBe(true);
  });

  it('refuses an order that saw another score, or none, and takes nothing', async () => {
    const before = market();
    expect(before.countsFrom).toEqual({ home: 0, away: 0 });
    await scores('away');
    const after = market();
    for (const countsFrom of [before.countsFrom, undefined, { home: 1, away: 0 }]) {
      const seen = orderOn({ ...after, ...(countsFrom ? { countsFrom } : {}) }, 'home');
      const legs = seen.legs.map(({ selection, odds }) => ({
        selection,
        odds,
        ...(countsFrom && { countsFrom }),
      }));
      expect(await under.betting.place({ ...seen, legs })).toMatchObject({
        ok: false,
        reason: 'scoreChanged',
      });
    }
    expect(await under.balance()).toBe(1_000_00n);
    // What counts the whole period is as good as before.
    const total = under.simulation.match(matchId)?.markets.find(({ kind }) => kind === 'overUnder');
    expect(total && (await under.betting.place(orderOn(total, 'over')))).toMatchObject({ ok: true });
  });

  it('rejects a waiting bet when a goal falls, and gives the stake back', async () => {
    const id = idOf(await under.betting.place(orderOn(market(), 'home')));
    expect(await under.balance()).toBe(900_00n);
    await under.simulation.command(matchId, { type: 'score', side: 'home' });
    // Decided by what held at the end of its delay, however late that is looked at.
    await under.jump(30 * SECOND);
    const rejected = await bet(id);
    expect(rejected?.state).toBe('rejected');
    expect(rejected?.refusal).toBe('selectionLocked');
    expect(await under.balance()).toBe(1_000_00n);
    // Where prices are open again by then, the score alone decides.
    const leg = rejected?.legs[0];
    const later = under.clock.now();
    expect(leg && checkAfterDelay(under.simulation, leg, 2, later)).toMatchObject({ reason: 'scoreChanged' });
  });

  it('of the first half counts to half time from the score at the bet', async () => {
    await scores('away');
    const offered = market('firstHalf');
    expect(offered.countsFrom).toEqual({ home: 0, away: 1 });
    const id = await taken(orderOn(offered, 'home'));
    await scores('home');
    await scores('home');
    await under.jump(60 * 60 * SECOND);
    const settled = await bet(id);
    expect(settled).toMatchObject({ state: 'won', legs: [{ result: { home: 2, away: 1 } }] });
  });

  it('is worth, in cash-out, what its meaning is priced at now', async () => {
    await scores('home');
    const order = orderOn(market(), 'home');
    const id = await taken(order);
    await scores('away');
    const leg = (await bet(id))?.legs[0];
    const line = lineText((readLine(leg?.line ?? '') ?? 0) - 4);
    const quote = under.simulation.quote(`${matchId}|handicap.full|${line}|home`);
    if (!leg || !quote) throw new Error('no leg');
    const [now] = await under.betting.cashOutOffers(BETTING_MEMBER, 'IMTY', [id]);
    expect(now).toMatchObject({
      state: 'open',
      value: fromMinorUnits(cashOutValue(1001, 100_00n, [{ ...leg, now: quote.odds }])),
    });
    // The other side's worth falls by the same goal.
    const away = await taken(orderOn(market(), 'away', { idempotencyKey: 'key-2' }));
    const worth = async () => {
      const [offer] = await under.betting.cashOutOffers(BETTING_MEMBER, 'IMTY', [away]);
      return offer?.state === 'open' ? minorUnits(offer.value) : 0n;
    };
    const before = await worth();
    expect(before).toBeGreaterThan(0n);
    await scores('home');
    expect(await worth()).toBeLessThan(before);
  });

  it('is void when the match is abandoned, and when the score it counts from is taken back', async () => {
    await scores('home');
    const [first, second] = [
      await taken(orderOn(market(), 'home')),
      await taken(orderOn(market(), 'away', { idempotencyKey: 'key-2' })),
    ];
    const { simulation, storage, ledger, clock } = under;
    const takenBack: typeof simulation = {
      ...simulation,
      events(id) {
        const events = simulation.events(id);
        const [goal] = events.filter(({ type }) => type === 'goal');
        return goal ? [...events, { ...goal, at: clock.now(), type: 'goalCancelled' }] : events;
      },
      pricedBy: () => takenBack,
      outcome: () => ({ type: 'final', score: { home: 0, away: 0 } }),
    };
    const reviewed = createBettingEngine({ simulation: takenBack, ledger, storage, clock });
    const [offer] = await reviewed.cashOutOffers(BETTING_MEMBER, 'IMTY', [first]);
    expect(offer).toMatchObject({ state: 'open', value: '100.00' });
    await reviewed.advance();
    for (const id of [first, second])
      expect(await bet(id)).toMatchObject({ state: 'void', payout: '100.00' });
    const third = await taken(orderOn(market(), 'home', { idempotencyKey: 'key-3' }));
    await simulation.command(matchId, { type: 'abandon' });
    await under.jump(SECOND);
    expect(await bet(third)).toMatchObject({ state: 'void', payout: '100.00' });
    expect(await under.balance()).toBe(1_000_00n);
  });

  it('taken before the kick-off counts the whole match, to its end and in cash-out', async () => {
    const match = under.upcoming(1);
    const before = match.markets.find(({ kind, period }) => kind === 'handicap' && period === 'full');
    if (!before) throw new Error('no handicap');
    const id = idOf(await under.betting.place(orderOn(before, 'home')));
    expect((await bet(id))?.legs[0]).not.toHaveProperty('countsFrom');
    await under.simulation.command(match.id, { type: 'stage' });
    const quarters = readLine(before.line ?? '') ?? 0;
    const goals = Math.ceil((2 - quarters) / 4);
    for (let goal = 0; goal < goals; goal += 1) {
      await under.simulation.command(match.id, { type: 'score', side: 'home' });
      await under.jump(AFTER);
    }
    await under.simulation.command(match.id, { type: 'end' });
    await under.jump(SECOND);
    expect(await bet(id)).toMatchObject({ state: 'won' });
  });
});

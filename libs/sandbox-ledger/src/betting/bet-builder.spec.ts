import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import type { ScoreChance, SimMatch } from '@heptad/sandbox-simulation';
import fc from 'fast-check';
import { BETTING_MEMBER, openBetting, type BettingUnderTest } from '../testing';
import { priceBuilder } from './bet-builder';
import type { BetLeg, Order } from './betting';
import { asItPays, betPayout, isDecided, settledState } from './payout';
import { settleSelection } from './settlement';
import { pricedFor } from './venue-pricing';

const VENUE = 'IMTY';
let under: BettingUnderTest;

beforeAll(async () => {
  under = await openBetting();
});
afterAll(() => under.storage.close());

/** Every selection of a match that a score decides without a rest. */
function joinable(match: SimMatch): readonly string[] {
  return match.markets
    .filter(({ kind, line }) => !/corner|booking/i.test(kind) && (line === undefined || line.endsWith('.5')))
    .flatMap(({ selections }) => selections.map(({ key }) => key));
}

const keyOf = (match: SimMatch, market: string, line: string, side: string) =>
  `${match.id}|${market}|${line}|${side}`;

const price = (...selections: string[]) => priceBuilder(under.simulation, VENUE, selections);

/** The probability that a selection wins, by the match's scores alone. */
function chanceOf(scores: readonly ScoreChance[], keys: readonly string[]): number {
  const quotes = keys.map((key) => under.simulation.quote(key)!);
  return scores
    .filter(({ full, firstHalf }) =>
      quotes.every((quote) => {
        const score = quote.period === 'firstHalf' ? firstHalf : full;
        return score !== undefined && settleSelection(quote, { type: 'final', score }) === 'won';
      }),
    )
    .reduce((sum, { p }) => sum + p, 0);
}

function liveFootball(): SimMatch {
  const live = under.simulation.matches({ period: 'live', sport: 'football', markets: 'all' });
  const match = live.find(({ stage, status }) => stage === 'firstHalf' && status === 'live');
  if (!match) throw new Error('no football in its first half');
  return match;
}

describe.each([
  ['before kick-off', () => under.upcoming()],
  ['in play', liveFootball],
])('a bet builder %s', (_when, matchOf) => {
  it('is priced by how often its selections win together: never better than fair, never below one of them alone, in any order', () => {
    const match = matchOf();
    const scores = under.simulation.scoreChances(match.id) ?? [];
    const keys = fc.uniqueArray(fc.constantFrom(...joinable(match)), { minLength: 2, maxLength: 4 });
    let priced = 0;
    fc.assert(
      fc.property(keys, (selections) => {
        const answer = price(...selections);
        expect(price(...[...selections].reverse())).toMatchObject(
          answer.ok ? { ok: true, odds: answer.odds } : { ok: false, reason: answer.reason },
        );
        if (!answer.ok) return;
        priced += 1;
        const joint = chanceOf(scores, selections);
        for (const key of selections) {
          expect(joint).toBeLessThan(chanceOf(scores, [key]));
          const single = Number(pricedFor(under.simulation, VENUE).quote(key)?.odds);
          expect(Number(answer.odds)).toBeGreaterThanOrEqual(single);
        }
        expect(Number(answer.odds) * joint).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
    expect(priced).toBeGreaterThan(10);
  });

  it('knows the scores by which its match is priced', () => {
    const match = matchOf();
    const scores = under.simulation.scoreChances(match.id) ?? [];
    expect(scores.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 6);
    for (const key of joinable(match)) {
      const fair = 1 / chanceOf(scores, [key]);
      const odds = Number(under.simulation.quote(key)?.odds);
      expect([key, odds <= fair + 0.005 && odds > fair * 0.9 - 0.02]).toEqual([key, true]);
    }
  });
});

describe('selections that are no bet builder', () => {
  const full = (side: string) => keyOf(under.upcoming(), 'threeWay.full', '-', side);

  it('are those that cannot win together, by pairs where a pair is to blame', () => {
    expect(price(full('home'), full('away'))).toEqual({ ok: false, reason: 'impossible', places: [0, 1] });
    const both = keyOf(under.upcoming(), 'bothScore.full', '-', 'yes');
    const none = keyOf(under.upcoming(), 'overUnder.full', '1.5', 'under');
    expect(price(both, full('home'), none)).toEqual({ ok: false, reason: 'impossible', places: [0, 2] });
  });

  it('are those of which one is won whenever the other is', () => {
    const twoOne = keyOf(under.upcoming(), 'correctScore.full', '-', '2-1');
    expect(price(twoOne, full('home'))).toEqual({ ok: false, reason: 'contained', places: [0, 1] });
    expect(price(full('home'), full('home'))).toMatchObject({ ok: false, reason: 'contained' });
    const homeDraw = keyOf(under.upcoming(), 'doubleChance.full', '-', 'homeDraw');
    const homeAway = keyOf(under.upcoming(), 'doubleChance.full', '-', 'homeAway');
    const over = keyOf(under.upcoming(), 'overUnder.full', '2.5', 'over');
    // Two double chances leave a home win, which is not news to a home win.
    expect(price(homeDraw, homeAway, over).ok).toBe(true);
    expect(price(homeDraw, full('home'), over)).toEqual({ ok: false, reason: 'contained', places: [0, 1] });
  });

  it('are those with a line that can give a stake back, or of a market that no score decides', () => {
    for (const line of ['-0.25', '0', '-1', '-0.75'])
      expect(price(keyOf(under.upcoming(), 'handicap.full', line, 'home'), full('draw'))).toMatchObject({
        ok: false,
        reason: 'notJoinable',
        places: [0],
      });
    const corners = under.upcoming().markets.find(({ kind }) => kind === 'cornersOverUnder');
    expect(price(full('home'), corners?.selections[0]?.key ?? '')).toEqual({
      ok: false,
      reason: 'notJoinable',
      places: [1],
    });
  });

  it('are those of two matches, of another sport, too few, and unknown ones', () => {
    const other = keyOf(under.upcoming(1), 'threeWay.full', '-', 'home');
    expect(price(full('home'), other)).toEqual({ ok: false, reason: 'notJoinable', places: [1] });
    expect(price(full('home'))).toMatchObject({ ok: false, reason: 'notJoinable' });
    expect(price(full('home'), 'nonsense')).toEqual({ ok: false, reason: 'unavailable', places: [1] });
    const [one, two] = under.live().markets.map(({ selections }) => selections[0]?.key ?? '');
    expect(price(one ?? '', two ?? '')).toMatchObject({ ok: false, reason: 'notJoinable' });
  });
});

describe('what a bet builder pays', () => {
  const states = ['won', 'lost', 'void', 'open', 'push', 'halfWon', 'halfLost'] as const;
  const legs = fc.array(fc.record({ state: fc.constantFrom(...states), odds: fc.constant('9.00') }), {
    minLength: 2,
    maxLength: 8,
  });

  it('is all or nothing, and the stake itself where a leg is void; never the product of its legs', () => {
    fc.assert(
      fc.property(legs, fc.bigInt({ min: 1n, max: 10_000n }), (all, stake) => {
        const bet = asItPays({ code: all.length * 1000 + 1, legs: all, builderOdds: '2.50' });
        const is = (state: string) => all.some((leg) => leg.state === state);
        expect(isDecided(bet.code, bet.legs)).toBe(is('lost') || !is('open'));
        if (!isDecided(bet.code, bet.legs)) return;
        const payout = betPayout(bet.code, stake, bet.legs);
        const won = all.every(({ state }) => state === 'won');
        expect(payout).toBe(is('lost') ? 0n : won ? (stake * 250n) / 100n : stake);
        expect(settledState(bet.legs, stake, payout)).toBe(is('lost') ? 'lost' : won ? 'won' : 'void');
      }),
    );
  });
});

describe('a bet builder that is placed', () => {
  let count = 0;
  const orderOf = (match: SimMatch, keys: readonly string[], changes: Partial<Order> = {}): Order => {
    const answer = price(...keys);
    count += 1;
    return {
      memberId: BETTING_MEMBER,
      venue: VENUE,
      idempotencyKey: `builder-${count}`,
      code: keys.length * 1000 + 1,
      legs: keys.map((selection) => ({
        selection,
        odds: under.simulation.quote(selection)?.odds ?? '2.00',
        countsFrom: match.score,
      })),
      builderOdds: answer.ok ? answer.odds : '2.00',
      unitStake: money('100.00'),
      acceptance: 0,
      ...changes,
    };
  };
  const three = (match: SimMatch) => [
    keyOf(match, 'threeWay.full', '-', 'home'),
    keyOf(match, 'overUnder.full', '3.5', 'over'),
    keyOf(match, 'bothScore.full', '-', 'yes'),
  ];

  it('takes its stake once, pays by its joint price, and cannot be cashed out', async () => {
    const match = under.upcoming();
    const order = orderOf(match, three(match));
    const before = await under.balance();
    const placed = await under.betting.place(order);
    expect(await under.betting.place(order)).toEqual(placed);
    if (!placed.ok) throw new Error(placed.reason);
    expect(await under.balance()).toBe(before - 10_000n);
    expect(placed.bet).toMatchObject({ state: 'accepted', code: 3001, builderOdds: order.builderOdds });
    expect(minorUnits(placed.bet.potentialReturn)).toBe(
      (10_000n * minorUnits(money(order.builderOdds!))) / 100n,
    );
    const [offer] = await under.betting.cashOutOffers(BETTING_MEMBER, VENUE, [placed.bet.id]);
    expect(offer).toEqual({ betId: placed.bet.id, state: 'none' });
  });

  it('is refused at another price, by another code, with selections that do not join, and beyond its limits', async () => {
    const match = under.upcoming();
    const keys = three(match);
    const reasonOf = async (order: Order) => {
      const result = await under.betting.place(order);
      return result.ok ? 'taken' : result.reason;
    };
    expect(await reasonOf(orderOf(match, keys, { builderOdds: '99.00' }))).toBe('oddsChanged');
    expect(await reasonOf(orderOf(match, keys, { builderOdds: 'nonsense' }))).toBe('oddsChanged');
    expect(await reasonOf(orderOf(match, keys, { builderOdds: '1.05', acceptance: 1 }))).toBe('taken');
    expect(await reasonOf(orderOf(match, keys, { code: 2001 }))).toBe('badCode');
    expect(await reasonOf(orderOf(match, keys, { code: 3004 }))).toBe('badCode');
    expect(await reasonOf(orderOf(match, keys.slice(0, 1), { code: 1001 }))).toBe('badCode');
    const away = keyOf(match, 'threeWay.full', '-', 'away');
    expect(await reasonOf(orderOf(match, [...keys, away]))).toBe('notCombinable');
    expect(await reasonOf(orderOf(match, keys, { unitStake: money('1.00') }))).toBe('belowMinimum');
    expect(await reasonOf(orderOf(match, keys, { unitStake: money('99999.00') }))).toBe('aboveMaximum');
    const { builderOdds: _none, ...plain } = orderOf(match, keys);
    expect(await reasonOf(plain)).toBe('sameMatch');
  });

  it('waits in play, is accepted at its joint price, and settles by the result of the match', async () => {
    const match = liveFootball();
    const lines = match.markets.filter(
      ({ kind, period, line }) => period === 'full' && kind === 'overUnder' && line?.endsWith('.5') === true,
    );
    const over = lines[0]?.selections.find(({ side }) => side === 'over')?.key ?? '';
    const keys = [over, keyOf(match, 'threeWay.full', '-', 'home')];
    const placed = await under.betting.place(orderOf(match, keys, { acceptance: 2 }));
    if (!placed.ok) throw new Error(placed.reason);
    expect(placed.bet.state).toBe('pending');
    await under.jump(4_000);
    const decided = await under.betting.order(BETTING_MEMBER, placed.bet.id);
    expect(decided?.state).toMatch(/accepted|rejected/);
    const before = await under.balance();
    await under.jump(6 * 3_600_000);
    const bet = await under.betting.order(BETTING_MEMBER, placed.bet.id);
    if (decided?.state === 'rejected') return;
    const legs: readonly BetLeg[] = bet?.legs ?? [];
    const won = legs.every(({ state }) => state === 'won');
    const lost = legs.some(({ state }) => state === 'lost');
    expect(bet?.state).toBe(lost ? 'lost' : won ? 'won' : 'void');
    const payout = won ? (10_000n * minorUnits(money(bet?.builderOdds ?? '0'))) / 100n : lost ? 0n : 10_000n;
    expect(bet?.payout).toBe(fromMinorUnits(payout));
    expect(await under.balance()).toBeGreaterThanOrEqual(before + payout);
  });
});

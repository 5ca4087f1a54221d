import { fromMinorUnits, minorUnits } from '@heptad/formatting';
import fc from 'fast-check';
import { SIM_SPORTS } from '@heptad/sandbox-simulation';
import { listBets } from './bet-lists';
import { partsOf } from './bet-parts';
import { countSports, sumBets, sumPotential } from './bet-sums';
import type { Bet, BetLeg, BetQuery, LegState } from './betting';
import { codesFor, combinationsOf } from './combinations';
import { BETTING_MEMBER, openBetting } from '../testing/betting-under-test';
import type { BettingUnderTest } from '../testing/betting-under-test';
import { decidedPayout, highestPayout, isDecided, settledState } from './payout';

const sport = fc.constantFrom(...SIM_SPORTS);
const legState = fc.constantFrom<LegState>('open', 'won', 'halfWon', 'push', 'halfLost', 'lost', 'void');
const hundredths = (number: number) => (number / 100).toFixed(2);

const leg = fc
  .record({ sport, state: legState, odds: fc.integer({ min: 101, max: 2_000 }).map(hundredths) })
  .map((facts): BetLeg => ({
    ...facts,
    selection: 's',
    matchId: 'm',
    leagueId: 'l',
    kind: 'handicap',
    period: 'full',
    side: 'home',
    live: false,
    scoreAtBet: { home: 0, away: 0 },
  }));

/** A bet as the engine could hold it: settled once its payout is known. */
const bet = fc
  .record({
    venue: fc.constantFrom('IMTY', 'YBTY', 'FBTY'),
    legs: fc.array(leg, { minLength: 1, maxLength: 4 }),
    code: fc.nat(),
    unitStake: fc.integer({ min: 1, max: 99_999 }).map(BigInt),
    rejected: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    placedAt: fc.integer({ min: 1_000, max: 1_010 }),
  })
  .map(({ code, ...facts }) => {
    const codes = codesFor(facts.legs.length);
    return { ...facts, code: codes[code % codes.length] ?? 1001 };
  });
type StoredBet = typeof bet extends fc.Arbitrary<infer Value> ? Value : never;

describe('sums over bets', () => {
  let under: BettingUnderTest;
  beforeEach(async () => {
    under = await openBetting();
  });
  afterEach(() => under.storage.close());

  let keys = 0;
  async function store({ venue, legs, code, unitStake, rejected, placedAt }: StoredBet): Promise<void> {
    const stake = unitStake * BigInt(combinationsOf(code, legs).length);
    const payout = isDecided(code, legs) ? decidedPayout(code, unitStake, legs) : null;
    const state = payout === null ? 'accepted' : settledState(legs, stake, payout);
    await under.storage.db
      .insertInto('bets')
      .values({
        member_id: BETTING_MEMBER,
        venue,
        idempotency_key: String((keys += 1)),
        code,
        acceptance: 0,
        unit_stake_minor: unitStake,
        stake_minor: stake,
        payout_minor: rejected ? null : payout,
        state: rejected ? 'rejected' : state,
        refusal: null,
        placed_at: placedAt,
        decides_at: null,
        settled_at: null,
        legs: JSON.stringify(legs),
      })
      .execute();
  }

  /** Everything that a query finds, fetched page by page behind the last number. */
  async function all(query: BetQuery): Promise<readonly Bet[]> {
    const bets: Bet[] = [];
    for (;;) {
      const last = bets.at(-1);
      const page = await listBets(under.storage, { ...query, limit: 3, ...(last && { before: last.id }) });
      expect(page.total).toBeGreaterThanOrEqual(bets.length + page.bets.length);
      if (page.bets.length === 0) return bets;
      bets.push(...page.bets);
    }
  }

  const query = fc.record(
    {
      venue: fc.constantFrom('IMTY' as const, 'YBTY' as const),
      state: fc.constantFrom('open' as const, 'over' as const),
      kind: fc.constantFrom('single' as const, 'combo' as const),
      sports: fc.uniqueArray(sport, { maxLength: 4 }),
      withoutSports: fc.uniqueArray(sport, { maxLength: 2 }),
      states: fc.uniqueArray(fc.constantFrom('won', 'lost', 'push', 'rejected', 'accepted'), {
        minLength: 1,
      }),
      from: fc.integer({ min: 1_000, max: 1_010 }),
      until: fc.integer({ min: 1_000, max: 1_010 }),
    },
    { requiredKeys: [] },
  );

  it('are what adding up every single bet gives, whatever is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(bet, { maxLength: 12 }), query, async (bets, asked) => {
        await under.storage.db.deleteFrom('bets').execute();
        for (const each of bets) await store(each);
        const found = await all({ memberId: BETTING_MEMBER, ...asked });
        const { all: sums, venues } = await sumBets(under.storage, { memberId: BETTING_MEMBER, ...asked });

        const cents = (amounts: readonly (string | undefined)[]) =>
          amounts.reduce((sum, amount) => sum + BigInt((amount ?? '0.00').replace('.', '')), 0n);
        const taken = found.filter(({ state }) => state !== 'rejected');
        const over = taken.filter(({ state }) => state !== 'accepted');
        const gains = over.map((each) => cents([each.payout]) - cents([each.stake]));
        const doubled = over.map(({ state, stake }) =>
          ['won', 'lost'].includes(state)
            ? 2n * cents([stake])
            : state.startsWith('half')
              ? cents([stake])
              : 0n,
        );
        expect(sums).toEqual({
          bets: found.length,
          stake: cents(taken.map(({ stake }) => stake)),
          returns: cents(over.map(({ payout }) => payout)),
          won: gains.filter((gain) => gain > 0n).reduce((sum, gain) => sum + gain, 0n),
          lost: gains.filter((gain) => gain < 0n).reduce((sum, gain) => sum - gain, 0n),
          turnover: doubled.reduce((sum, each) => sum + each, 0n) / 2n,
        });
        expect(venues.reduce((sum, { won, lost }) => sum + won - lost, 0n)).toBe(sums.won - sums.lost);
        expect(
          venues.map(({ venue }) => venue).every((venue) => found.some((each) => each.venue === venue)),
        ).toBe(true);
        expect(await sumPotential(under.storage, { memberId: BETTING_MEMBER, ...asked })).toBe(
          found
            .filter(({ state }) => state === 'accepted')
            .reduce((sum, each) => sum + highestPayout(each, minorUnits(each.unitStake)), 0n),
        );
        const holds = ({ legs, venue, code, placedAt }: Bet) =>
          (asked.venue === undefined || venue === asked.venue) &&
          (asked.kind === undefined || (asked.kind === 'single') === (code === 1001)) &&
          (asked.sports === undefined || legs.some((each) => asked.sports?.includes(each.sport))) &&
          !legs.some((each) => asked.withoutSports?.includes(each.sport)) &&
          placedAt >= (asked.from ?? 0) &&
          placedAt < (asked.until ?? Infinity);
        expect(found.every(holds)).toBe(true);
        const everything = await all({ memberId: BETTING_MEMBER });
        const inState = ({ state }: Bet) =>
          (asked.state === undefined || (asked.state === 'open') === (state === 'accepted')) &&
          (asked.states === undefined || asked.states.some((each) => each === state));
        expect(everything.filter((each) => holds(each) && inState(each))).toEqual(found);
      }),
      { numRuns: 60 },
    );
  });

  it('count the sports of what is found', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(bet, { maxLength: 8 }), async (bets) => {
        await under.storage.db.deleteFrom('bets').execute();
        for (const each of bets) await store(each);
        const counted = await countSports(under.storage, { memberId: BETTING_MEMBER });
        expect(counted).toEqual(
          SIM_SPORTS.map((key) => ({
            sport: key,
            bets: bets.filter(({ legs }) => legs.some((each) => each.sport === key)).length,
          })).filter(({ bets: number }) => number > 0),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('ROUTE-073 parts of an order add up to what the order pays', () => {
    fc.assert(
      fc.property(bet, ({ code, legs, unitStake }) => {
        const settled = isDecided(code, legs);
        const parts = partsOf({ code, legs, state: settled ? 'lost' : 'accepted' }, unitStake);
        expect(parts).toHaveLength(combinationsOf(code, legs).length);
        const returns = parts.reduce((sum, part) => sum + part.returns, 0n);
        expect(fromMinorUnits(returns)).toBe(
          fromMinorUnits(
            settled ? decidedPayout(code, unitStake, legs) : highestPayout({ code, legs }, unitStake),
          ),
        );
        for (const { legs: places, state, returns: paid } of parts) {
          const states = places.map((place) => legs[place]?.state);
          if (states.includes('lost')) expect([state, paid]).toEqual(['lost', 0n]);
          else if (!settled && states.includes('open')) expect(state).toBe('accepted');
          else expect(state).not.toBe('accepted');
        }
      }),
    );
  });

  it('multiply the odds of a part without rounding in between', () => {
    const legs = ['1.95', '2.05', '1.33'].map((odds) => ({
      ...fc.sample(leg, 1)[0]!,
      odds,
      state: 'open' as const,
    }));
    const parts = partsOf({ code: 3004, legs, state: 'accepted' }, 100n);
    // 1.95 × 2.05 × 1.33 = 5.316675
    expect(parts.map(({ odds }) => odds)).toEqual(['3.99', '2.59', '2.72', '5.31']);
  });
});

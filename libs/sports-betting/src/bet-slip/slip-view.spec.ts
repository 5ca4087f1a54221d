import { fromMinorUnits, minorUnits, sumMoney } from '@heptad/formatting';
import fc from 'fast-check';
import { fakeLeg } from './testing/slip-fakes';
import { MAX_COMBO_LEGS } from './rules/combo-codes';
import { EMPTY_SLIP } from './slip-state';
import { slipView } from './slip-view';

/** What one wager was asked: what is staked on each of its bets, and between which bounds; cents. */
interface Asked {
  readonly stake: bigint;
  readonly least: bigint;
  readonly most: bigint;
}

/** The sizes of the bets of every wager of so many selections, singles first, written out by hand. */
const SIZES: Readonly<Record<number, Readonly<Record<string, readonly number[]>>>> = {
  2: { 'combo:2001': [2] },
  3: { 'combo:3001': [3], 'combo:2001': [2], 'combo:3004': [2, 3] },
  5: {
    'combo:5001': [5],
    'combo:2001': [2],
    'combo:3001': [3],
    'combo:4001': [4],
    'combo:5026': [2, 3, 4, 5],
  },
  8: {
    'combo:8001': [8],
    'combo:2001': [2],
    'combo:3001': [3],
    'combo:4001': [4],
    'combo:5001': [5],
    'combo:6001': [6],
    'combo:7001': [7],
    'combo:8247': [2, 3, 4, 5, 6, 7, 8],
  },
};

const cents = (max: bigint) => fc.bigInt({ min: 0n, max });
const asked: fc.Arbitrary<Asked> = fc.record({
  stake: cents(3_000n),
  least: cents(2_000n),
  most: cents(3_000n),
});

/** Within bounds that refuse nothing, as all stakes of a slip seldom are by chance. */
const welcome = asked.map(({ stake }): Asked => ({ stake, least: 0n, most: 3_000n }));
const wagersOf = (one: fc.Arbitrary<Asked>, legs: number) =>
  fc.array(one, { minLength: 2 * legs, maxLength: 2 * legs });

function subsets<One>(all: readonly One[], sizes: readonly number[]): One[][] {
  return Array.from({ length: 2 ** all.length }, (_, mask) =>
    all.filter((_each, place) => (mask >> place) & 1),
  ).filter(({ length }) => sizes.includes(length));
}

function viewOf(prices: readonly bigint[], wagers: ReadonlyMap<string, Asked>, balance: bigint) {
  const legs = prices.map((price, place) => fakeLeg(`k${place}`, { price: fromMinorUnits(price) }));
  const entries = [...wagers];
  return slipView({
    slip: {
      ...EMPTY_SLIP,
      legs,
      mode: 'both',
      stakes: Object.fromEntries(entries.map(([id, { stake }]) => [id, fromMinorUnits(stake)])),
      bounds: Object.fromEntries(
        entries.map(([id, { least, most }]) => [
          id,
          { min: fromMinorUnits(least), max: fromMinorUnits(most) },
        ]),
      ),
    },
    board: { get: () => undefined, bettable: () => 'unknown' },
    now: 0,
    balanceOf: () => fromMinorUnits(balance),
  });
}

describe('the stakes of singles and of every code, held against all the bets they make', () => {
  const scene = fc.constantFrom(2, 3, 5, MAX_COMBO_LEGS).chain((count) =>
    fc.record({
      prices: fc.array(fc.bigInt({ min: 101n, max: 900n }), { minLength: count, maxLength: count }),
      wagers: fc.oneof(wagersOf(asked, count), wagersOf(welcome, count)),
      held: cents(400_000n),
      /** How far the balance is below all stakes, where it is to be nearly enough. */
      short: fc.option(cents(150n), { nil: undefined }),
    }),
  );

  it('each has its own bounds, its own price, and a share of the one balance', () => {
    fc.assert(
      fc.property(scene, ({ prices, wagers, held, short }) => {
        const codes = SIZES[prices.length] ?? {};
        const ids = [...prices.map((_, place) => `k${place}`), ...Object.keys(codes)];
        const by = new Map(ids.map((id, place) => [id, wagers[place] ?? { stake: 0n, least: 0n, most: 0n }]));
        const bets = (id: string, place: number) =>
          place < prices.length ? [[prices[place] ?? 0n]] : subsets(prices, codes[id] ?? []);
        const costs = ids.map((id, place) => (by.get(id)?.stake ?? 0n) * BigInt(bets(id, place).length));
        const all = costs.reduce((sum, cost) => sum + cost, 0n);
        const balance = short === undefined || short > all ? held : all - short;
        const view = viewOf(prices, by, balance);
        expect(view.wagers.map(({ id }) => id)).toEqual(ids);

        for (const [place, wager] of view.wagers.entries()) {
          const { stake, least, most } = by.get(wager.id) ?? { stake: 0n, least: 0n, most: 0n };
          expect(wager.combinations).toBe(bets(wager.id, place).length);
          const good = stake > 0n && stake >= least && stake <= most && all <= balance;
          expect(wager.problem === undefined).toBe(good);
          if (stake === 0n) continue;
          expect(wager.cost && minorUnits(wager.cost)).toBe(costs[place]);
          const returns = bets(wager.id, place).reduce(
            (sum, bet) => sum + bet.reduce((won, price) => won * price, stake) / 100n ** BigInt(bet.length),
            0n,
          );
          expect(wager.estimate && minorUnits(wager.estimate)).toBe(returns);
        }
        expect(minorUnits(view.totalStake)).toBe(all);
        const isRefused = [...by.values()].some(
          ({ stake, least, most }) => stake > 0n && (stake < least || stake > most),
        );
        const lacking = all - balance;
        // No transfer may be less than 1.00.
        expect(view.shortfall?.amount).toBe(
          lacking > 0n && !isRefused ? fromMinorUnits(lacking > 100n ? lacking : 100n) : undefined,
        );
        expect(view.totalReturn).toBe(
          sumMoney(view.wagers.flatMap(({ estimate }) => (estimate === undefined ? [] : [estimate]))),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('the most that is offered may be staked, and a cent more may not', () => {
    fc.assert(
      fc.property(scene, ({ prices, wagers, held }) => {
        const ids = Object.keys(SIZES[prices.length] ?? {});
        for (const [place, id] of ids.entries()) {
          const limits = wagers[place] ?? { stake: 0n, least: 0n, most: 0n };
          const problem = (stake: bigint) =>
            viewOf(prices, new Map([[id, { ...limits, least: 0n, stake }]]), held).wagers.find(
              (wager) => wager.id === id,
            );
          const { highest } = problem(0n) ?? {};
          const top = highest === undefined ? -1n : minorUnits(highest);
          if (top > 0n) expect(problem(top)?.problem).toBeUndefined();
          expect(problem(top + 1n)?.problem).toMatch(/aboveMax|insufficient/);
        }
      }),
      { numRuns: 60 },
    );
  });
});

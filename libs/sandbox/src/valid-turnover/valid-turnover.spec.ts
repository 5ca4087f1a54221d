import { rebate } from '@heptad/contracts';
import fc from 'fast-check';
import type { DecidedBet } from './decided-bet';
import { LEAST_ODDS, validTurnover } from './valid-turnover';

type Leg = DecidedBet['legs'][number];

const leg = (side = 'home', change: Partial<Leg> = {}): Leg => {
  const whole = { matchId: 'm', kind: 'handicap' as const, period: 'full' as const, side, odds: '1.90' };
  const { matchId, kind, period } = { ...whole, ...change };
  return { selection: `${matchId}|${kind}.${period}|-0.5|${side}`, ...whole, ...change };
};
const bet = (change: Partial<DecidedBet> = {}): DecidedBet => ({
  state: 'won',
  code: 1001,
  stake: 10_001n,
  cashed: 0n,
  legs: [leg()],
  builderOdds: undefined,
  ...change,
});
const counted = (...bets: readonly DecidedBet[]) =>
  validTurnover(bets).map(({ amount, rule }) => [rule, amount]);

describe('the valid turnover of a bet (ROUTE-023)', () => {
  it.each([
    ['won', 'whole', 10_001n],
    ['lost', 'whole', 10_001n],
    ['halfWon', 'half', 5_000n],
    ['halfLost', 'half', 5_000n],
    ['push', 'returned', 0n],
    ['void', 'returned', 0n],
    ['cashedOut', 'cashedOut', 0n],
    ['rejected', 'returned', 0n],
    ['edited', 'returned', 0n],
    ['accepted', 'returned', 0n],
    ['nonsense', 'returned', 0n],
  ])('that ended as %s is %s', (state, rule, amount) => {
    expect(counted(bet({ state }))).toEqual([[rule, amount]]);
  });

  it('is what was not cashed out, and half of it where it was half won', () => {
    expect(counted(bet({ cashed: 4_000n }))).toEqual([['rest', 6_001n]]);
    expect(counted(bet({ state: 'halfWon', cashed: 4_000n }))).toEqual([['half', 3_000n]]);
  });

  it.each([
    [['1.50'], 'whole'],
    [['1.49'], 'lowOdds'],
    [['10.00'], 'whole'],
    [['2.00', '1.50'], 'whole'],
    [['20.00', '1.49'], 'lowOdds'],
  ])('at odds %j is by %s', (prices, rule) => {
    const legs = prices.map((price) => leg('home', { odds: price }));
    expect(counted(bet({ legs, code: prices.length === 1 ? 1001 : 2001 }))[0]?.[0]).toBe(rule);
  });

  it('goes by the joint price of a bet builder, whatever its legs say', () => {
    const legs = [leg('home', { odds: '1.10' }), leg('over', { odds: '1.10' })];
    expect(counted(bet({ legs, code: 2001, builderOdds: LEAST_ODDS }))).toEqual([['whole', 10_001n]]);
    expect(counted(bet({ legs, code: 2001, builderOdds: '1.49' }))).toEqual([['lowOdds', 0n]]);
  });
});

describe('bets of one member on both sides of a market', () => {
  const rules = (...bets: readonly DecidedBet[]) => validTurnover(bets).map(({ rule }) => rule);
  const single = (side: string, change: Partial<Leg> = {}) => bet({ legs: [leg(side, change)] });

  it.each([
    ['home', 'away', 'handicap'],
    ['over', 'under', 'overUnder'],
    ['yes', 'no', 'bothScore'],
    ['odd', 'even', 'oddEven'],
    ['home', 'away', 'moneyline'],
    ['homeDraw', 'away', 'doubleChance'],
    ['homeDraw', 'drawAway', 'doubleChance'],
  ] as const)('%s and %s of %s count nothing, whatever the stakes', (one, other, kind) => {
    const first = single(one, { kind });
    const second = { ...single(other, { kind }), stake: 1n };
    expect(rules(first, second)).toEqual(['opposite', 'opposite']);
    expect(rules(first, first)).toEqual(['whole', 'whole']);
  });

  it('are all results of 1X2, of which two alone oppose nothing', () => {
    const [home, draw, away] = ['home', 'draw', 'away'].map((side) => single(side, { kind: 'threeWay' }));
    if (!home || !draw || !away) throw new Error('three results');
    expect(rules(home, draw)).toEqual(['whole', 'whole']);
    expect(rules(home, draw, away)).toEqual(['opposite', 'opposite', 'opposite']);
    expect(rules(home, single('drawAway', { kind: 'doubleChance' }))).toEqual(['opposite', 'opposite']);
  });

  it('are told apart by match, period, line and the score that a handicap counts from', () => {
    const home = single('home');
    for (const other of [
      single('away', { matchId: 'n' }),
      single('away', { period: 'firstHalf' }),
      single('away', { selection: 'm|handicap.full|-1|away' }),
      single('away', { countsFrom: { home: 1, away: 0 } }),
      bet({ legs: [leg('away'), leg('over')], code: 2001 }),
      bet({ legs: [leg('away')], state: 'void' }),
      bet({ legs: [leg('away')], state: 'cashedOut' }),
    ])
      expect(rules(home, other)[0]).toBe('whole');
    expect(rules(home, single('away', { countsFrom: { home: 0, away: 0 } }))[0]).toBe('opposite');
  });

  it('oppose also where one of them has odds too low to count', () => {
    expect(rules(single('home', { odds: '1.05' }), single('away'))).toEqual(['lowOdds', 'opposite']);
  });

  it('are none in markets of many outcomes', () => {
    const exact = (side: string) => single(side, { kind: 'correctScore' });
    expect(rules(exact('1-0'), exact('0-1'), exact('other'))).toEqual(['whole', 'whole', 'whole']);
    expect(rules(single('home', { kind: 'winner' }), single('away', { kind: 'winner' }))).toEqual([
      'whole',
      'whole',
    ]);
  });
});

describe('valid turnover', () => {
  const anyLeg = fc
    .record({
      side: fc.constantFrom('home', 'away', 'draw', 'homeDraw', 'over', 'under', '2-1'),
      kind: fc.constantFrom('handicap' as const, 'threeWay' as const, 'doubleChance' as const),
      matchId: fc.constantFrom('m', 'n'),
      odds: fc.integer({ min: 101, max: 400 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    })
    .map(({ side, ...change }) => leg(side, change));
  const anyBet = fc
    .record({
      state: fc.constantFrom('won', 'lost', 'halfWon', 'halfLost', 'push', 'void', 'cashedOut', 'rejected'),
      stake: fc.bigInt({ min: 1n, max: 10_000_000n }),
      part: fc.bigInt({ min: 0n, max: 100n }),
      legs: fc.array(anyLeg, { minLength: 1, maxLength: 3 }),
    })
    .map(({ part, ...facts }) =>
      bet({ ...facts, code: facts.legs.length * 1000 + 1, cashed: (facts.stake * part) / 100n }),
    );

  it('is between nothing and what ran on, and nothing exactly where its rule says so', () => {
    fc.assert(
      fc.property(fc.array(anyBet, { maxLength: 12 }), (bets) => {
        const turnovers = validTurnover(bets);
        expect(turnovers).toHaveLength(bets.length);
        turnovers.forEach(({ amount, rule }, place) => {
          const { stake, cashed } = bets[place] ?? bet();
          expect(amount >= 0n && amount <= stake - cashed).toBe(true);
          expect(rebate.turnoverRules).toContain(rule);
          if (!['whole', 'half', 'rest'].includes(rule)) expect(amount).toBe(0n);
          if (rule === 'whole') expect(amount).toBe(stake);
        });
      }),
    );
  });

  it('of each bet is the same in whatever order bets are told, and more bets never add to that of others', () => {
    fc.assert(
      fc.property(fc.array(anyBet, { maxLength: 8 }), anyBet, (bets, further) => {
        const alone = validTurnover(bets);
        expect(validTurnover(bets.toReversed()).toReversed()).toEqual(alone);
        const together = validTurnover([...bets, further]);
        alone.forEach(({ amount }, place) => expect((together[place]?.amount ?? 0n) <= amount).toBe(true));
      }),
    );
  });
});

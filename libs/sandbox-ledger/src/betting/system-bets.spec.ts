import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import type { SimMarket, SimMatch, SimSelection } from '@heptad/sandbox-simulation';
import { memberAccount, platformAccount } from '../wallet/accounts';
import type { Bet, BetVenue, LegState } from './betting';
import { codesFor } from './combinations';
import { BETTING_MEMBER, openBetting, singleOrder } from '../testing/betting-under-test';
import type { BettingUnderTest } from '../testing/betting-under-test';
import { pricedFor } from './venue-pricing';

const HOUR = 3_600_000;

const VENUES: readonly BetVenue[] = ['IMTY', 'YBTY', 'DBTY', 'FBTY'];
const LEGS = [2, 3, 4, 5, 6, 7, 8];
const UNIT = 3_33n;

let under: BettingUnderTest;

beforeEach(async () => {
  under = await openBetting();
  for (const venue of VENUES)
    await under.ledger.transfer({
      from: platformAccount('deposits'),
      to: memberAccount(BETTING_MEMBER, venue),
      amount: 10_000_000n,
      reason: 'topUp',
      memberId: BETTING_MEMBER,
    });
});

afterEach(async () => {
  await under.storage.close();
});

const isQuarter = ({ line }: SimMarket): boolean => /\.[27]5$/.test(line ?? '');

/** A selection of each match; quarter lines where there are some, since only they end by halves. */
function picks(matches: readonly SimMatch[]): readonly SimSelection[] {
  return matches.map(({ markets }, place) => {
    const lines = markets.filter(({ period }) => period === 'full');
    const market = lines.find(isQuarter) ?? lines[0];
    const selection = market?.selections[place % 2];
    if (!selection) throw new Error('a match without a market');
    return selection;
  });
}

/** What a leg turns one into, as a fraction; written out apart from the betting engine's own table. */
function share(state: LegState, odds: string): readonly [bigint, bigint] {
  const hundredths = BigInt(odds.replace('.', ''));
  const table: Partial<Record<LegState, readonly [bigint, bigint]>> = {
    won: [hundredths, 100n],
    halfWon: [100n + hundredths, 200n],
    push: [1n, 1n],
    void: [1n, 1n],
    halfLost: [1n, 2n],
    lost: [0n, 1n],
  };
  const found = table[state];
  if (!found) throw new Error(`a leg is still ${state}`);
  return found;
}

/** Which sizes of subsets a code stands for, read from its notation: one size with a 1 behind it, else every size from two. */
function isWanted(code: number, size: number): boolean {
  return code % 1000 === 1 ? size === Math.floor(code / 1000) : size >= 2;
}

/** Every subset of the legs by a mask of bits, each multiplied out as a fraction and cut to whole cents on its own. */
function enumerated({ code, legs }: Pick<Bet, 'code' | 'legs'>, everyLegWon = false): bigint {
  let sum = 0n;
  for (let mask = 1; mask < 2 ** legs.length; mask += 1) {
    const subset = legs.filter((_, place) => (mask >> place) & 1);
    if (!isWanted(code, subset.length)) continue;
    let [top, bottom] = [UNIT, 1n];
    for (const { odds, state } of subset) {
      const [up, down] = share(everyLegWon ? 'won' : state, odds);
      [top, bottom] = [top * up, bottom * down];
    }
    sum += top / bottom;
  }
  return sum;
}

function subsets({ code, legs }: Pick<Bet, 'code' | 'legs'>): bigint {
  let count = 0n;
  for (let mask = 1; mask < 2 ** legs.length; mask += 1) {
    const size = legs.filter((_, place) => (mask >> place) & 1).length;
    if (isWanted(code, size)) count += 1n;
  }
  return count;
}

describe.each(VENUES)('system bets at %s', (venue) => {
  it('are taken, priced and paid to the cent as all their subsets are, voids and halves among them', async () => {
    const matches = pricedFor(under.simulation, venue)
      .matches({ period: 'today', sport: 'football', markets: 'all' })
      .slice(0, Math.max(...LEGS));
    const selections = picks(matches);
    const wallet = memberAccount(BETTING_MEMBER, venue);
    const before = await under.ledger.balance(wallet);
    const placed: Bet[] = [];
    for (const count of LEGS) {
      const keys = selections.slice(0, count).map(({ key }) => key);
      const offers = under.betting.limits(keys, venue).combos;
      expect(offers.map(({ code }) => code)).toEqual(codesFor(count));
      for (const { code, combinations } of offers) {
        const answer = await under.betting.place(
          singleOrder(selections[0]!, {
            venue,
            code,
            idempotencyKey: `${venue}-${count}-${code}`,
            legs: selections.slice(0, count).map(({ key, odds }) => ({ selection: key, odds })),
            unitStake: money(fromMinorUnits(UNIT)),
          }),
        );
        if (!answer.ok) throw new Error(`${count} legs by ${code}: ${answer.reason}`);
        placed.push(answer.bet);
        expect(BigInt(combinations)).toBe(subsets(answer.bet));
        expect(minorUnits(answer.bet.stake)).toBe(UNIT * subsets(answer.bet));
        expect(minorUnits(answer.bet.potentialReturn)).toBe(enumerated(answer.bet, true));
      }
    }
    const staked = placed.reduce((sum, bet) => sum + minorUnits(bet.stake), 0n);
    expect(await under.ledger.balance(wallet)).toBe(before - staked);

    await under.simulation.command(matches[1]!.id, { type: 'abandon' });
    await under.jump(48 * HOUR);
    const states = new Set<LegState>();
    let paid = 0n;
    for (const { id } of placed) {
      const bet = await under.betting.order(BETTING_MEMBER, id);
      if (!bet) throw new Error('the bet is gone');
      for (const { state } of bet.legs) states.add(state);
      const exact = enumerated(bet);
      expect([bet.code, bet.payout]).toEqual([bet.code, fromMinorUnits(exact)]);
      paid += exact;
    }
    expect([...states]).toEqual(expect.arrayContaining(['won', 'lost', 'void']));
    expect([...states].some((state) => state === 'halfWon' || state === 'halfLost')).toBe(true);
    expect(await under.ledger.balance(wallet)).toBe(before - staked + paid);
    expect((await under.ledger.invariants()).holds).toBe(true);
  });
});

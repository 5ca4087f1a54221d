import { addMoney, fromMinorUnits, minorUnits, money, subtractMoney, type Money } from '@heptad/formatting';
import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import { valueOf } from './testing/value-of';
import type { OrderLeg } from './entities/bet';
import type { Match } from './entities/match';
import { VENUE_CODES } from './entities/venue';
import { gatewayOver } from './testing/sandbox-gateway';

const NOW = Date.UTC(2026, 5, 6, 12, 21);
const CENT = money('0.01');

/** Every code of so many selections with how many bets it makes, counted out by hand. */
const CODES: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: {},
  2: { 2001: 1 },
  3: { 3001: 1, 2001: 3, 3004: 4 },
  5: { 5001: 1, 2001: 10, 3001: 10, 4001: 5, 5026: 26 },
  8: { 8001: 1, 2001: 28, 3001: 56, 4001: 70, 5001: 56, 6001: 28, 7001: 8, 8247: 247 },
};

/** One open selection of each of so many matches, the lowest prices first, so that limits are set by stakes and payouts alike. */
function legsOf(matches: readonly Match[], count: number): OrderLeg[] {
  const legs = matches.flatMap((match): OrderLeg[] => {
    const [market] = match.markets.filter(({ kind }) => kind !== 'outright');
    const selection = market?.selections.find(({ locked, odds }) => !locked && odds !== undefined);
    return market === undefined || selection === undefined ? [] : [{ match, market, selection }];
  });
  if (legs.length < count) throw new Error('too few matches to combine');
  return legs.slice(0, count);
}

describe.each(VENUE_CODES)('the limits of %s', (code) => {
  let sandbox: TestSandbox;
  let venue: ReturnType<ReturnType<typeof gatewayOver>['sports']>;
  let matches: readonly Match[];

  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    const gateway = gatewayOver(openSandboxClient(sandbox, await sandbox.logIn()));
    venue = gateway.sports(code);
    await valueOf(gateway.wallet.transferIn(code, money('5000.00'), `limits-${code}`));
    ({ matches } = await valueOf(venue.matches({ period: 'early', sport: 'football' })));
  });
  afterAll(() => sandbox.close());

  it.each(Object.keys(CODES).map(Number))('are given for every code of %i selections', async (count) => {
    const legs = legsOf(matches, count);
    const { selections, combos } = await valueOf(venue.limits(legs));
    expect(selections.map(({ key, available }) => [key, available])).toEqual(
      legs.map(({ selection }) => [selection.key, true]),
    );
    expect(
      Object.fromEntries(combos.map(({ comboCode, combinations }) => [comboCode, combinations])),
    ).toEqual(CODES[count]);
    for (const { min, max } of [...selections, ...combos]) {
      expect(minorUnits(min)).toBeGreaterThan(0n);
      expect(minorUnits(max)).toBeGreaterThanOrEqual(minorUnits(min));
    }
  });

  it('are kept to the cent for singles and for each code of three selections', async () => {
    const legs = legsOf(matches, 3);
    const { selections, combos } = await valueOf(venue.limits(legs));
    const [single] = selections;
    const asked = [
      ...(single ? [{ comboCode: 1001, combinations: 1, legs: legs.slice(0, 1), ...single }] : []),
      ...combos.map((combo) => ({ ...combo, legs })),
    ];
    expect(asked).toHaveLength(4);
    let count = 0;
    const place = (bet: (typeof asked)[number], stake: Money) =>
      venue.placeBet(
        { legs: bet.legs, comboCode: bet.comboCode, stake, acceptance: 'any' },
        `limit-${code}-${(count += 1)}`,
      );
    for (const bet of asked) {
      expect(await place(bet, subtractMoney(bet.min, CENT))).toMatchObject({ ok: false });
      expect(await place(bet, addMoney(bet.max, CENT))).toMatchObject({ ok: false });
      expect(await valueOf(place(bet, bet.min))).toMatchObject({
        stake: fromMinorUnits(minorUnits(bet.min) * BigInt(bet.combinations)),
        comboCode: bet.comboCode,
      });
    }
    expect((await valueOf(venue.bets({ settled: false }))).bets).toHaveLength(asked.length);
  });

  it('are not the balance: what is within them and costs more than there is, is refused', async () => {
    const legs = legsOf(matches, 8);
    const { combos } = await valueOf(venue.limits(legs));
    const all = combos.find(({ comboCode }) => comboCode === 8247);
    const stake = fromMinorUnits(5_000_00n / 247n + 1n);
    if (all === undefined || minorUnits(all.max) < minorUnits(stake))
      throw new Error('the limit is lower than the balance');
    expect(
      await venue.placeBet({ legs, comboCode: 8247, stake, acceptance: 'any' }, `short-${code}`),
    ).toMatchObject({ ok: false, error: { kind: 'business' } });
  });
});

import { defined } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { platformDay, spanOfDay } from './platform-day';
import { sumTurnover, turnoverOf } from './read-turnover';
import { storeSettledBet } from './testing/store-settled-bet';

const MEMBER = '100001';
const DAY = '2026-11-18';
const MIDNIGHT = Date.parse('2026-11-18T00:00:00+08:00');
const NEXT = Date.parse('2026-11-19T00:00:00+08:00');

describe('the days of turnover', () => {
  it('begin at midnight in Beijing, to the millisecond', () => {
    expect(spanOfDay(DAY)).toEqual({ from: MIDNIGHT, until: NEXT });
    expect([MIDNIGHT - 1, MIDNIGHT, NEXT - 1, NEXT].map(platformDay)).toEqual([
      '2026-11-17',
      DAY,
      DAY,
      '2026-11-19',
    ]);
  });
});

describe('the turnover of stored bets', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NEXT });
    await sandbox.clock.rate(0);
  }, 30_000);
  afterEach(() => sandbox.close());

  const bet = (settledAt: number | null, state = 'lost', side = 'home', matchId?: string) =>
    storeSettledBet(sandbox.services.storage, {
      memberId: MEMBER,
      settledAt,
      state,
      side,
      stake: 1_000n,
      ...defined({ matchId }),
    });
  const ofDay = () => turnoverOf(sandbox.services.storage, MEMBER, spanOfDay(DAY));

  it('belongs to the day of the settlement, to the millisecond', async () => {
    for (const at of [MIDNIGHT - 1, MIDNIGHT, NEXT - 1, NEXT]) await bet(at);
    const bets = await ofDay();
    expect(bets.map(({ settledAt }) => settledAt)).toEqual([MIDNIGHT, NEXT - 1]);
    expect(sumTurnover(bets)).toBe(2_000n);
    expect(await turnoverOf(sandbox.services.storage, MEMBER)).toHaveLength(4);
  });

  it('leaves out what is not settled and what held no stake', async () => {
    await bet(null, 'accepted');
    await bet(MIDNIGHT, 'rejected');
    await bet(MIDNIGHT, 'edited');
    await bet(MIDNIGHT, 'void');
    expect((await ofDay()).map(({ rule, amount }) => [rule, amount])).toEqual([['returned', 0n]]);
  });

  it('sees a bet on the other side that was settled beyond midnight', async () => {
    await bet(NEXT - 1, 'won', 'home', 'one');
    await bet(NEXT, 'lost', 'away', 'one');
    expect((await ofDay()).map(({ rule }) => rule)).toEqual(['opposite']);
  });
});

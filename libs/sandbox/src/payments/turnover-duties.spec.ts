import fc from 'fast-check';
import { outstandingTurnover } from './turnover';
import type { TurnoverEvent } from './turnover';
import { turnoverDuties } from './turnover-duties';

const event = (
  at: number,
  kind: TurnoverEvent['kind'],
  amount: bigint,
  reference = `${kind}${String(at)}`,
): TurnoverEvent => ({ at, kind, amount, reference });

const events = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 100 }),
    kind: fc.constantFrom('deposit' as const, 'bonus' as const, 'turnover' as const, 'charged' as const),
    amount: fc.bigInt({ min: 1n, max: 1_000_000n }),
    reference: fc.string(),
  }),
);

describe('the duties of turnover', () => {
  it('are fulfilled by bets, the oldest first, each bet by its whole amount', () => {
    const duties = turnoverDuties([
      event(1, 'deposit', 100n),
      event(2, 'deposit', 50n),
      event(3, 'turnover', 120n),
      event(4, 'charged', 10n),
    ]);
    expect(duties).toEqual([
      {
        source: 'deposit',
        reference: 'deposit1',
        at: 1,
        amount: 100n,
        left: 0n,
        fulfilledAt: 3,
        parts: [{ kind: 'turnover', reference: 'turnover3', at: 3, amount: 100n }],
      },
      {
        source: 'deposit',
        reference: 'deposit2',
        at: 2,
        amount: 50n,
        left: 20n,
        fulfilledAt: undefined,
        parts: [
          { kind: 'turnover', reference: 'turnover3', at: 3, amount: 20n },
          { kind: 'charged', reference: 'charged4', at: 4, amount: 10n },
        ],
      },
    ]);
  });

  it('take nothing from bets before them, nor what an earlier duty had no use for', () => {
    const duties = turnoverDuties([
      event(1, 'turnover', 100n),
      event(2, 'deposit', 10n),
      event(3, 'turnover', 100n),
      event(4, 'deposit', 10n),
    ]);
    expect(duties.map(({ left }) => left)).toEqual([0n, 10n]);
  });

  it('leave together what is outstanding, and are each the sum of their parts', () => {
    fc.assert(
      fc.property(events, (list) => {
        const duties = turnoverDuties(list);
        const left = duties.reduce((sum, duty) => sum + duty.left, 0n);
        expect(left).toBe(outstandingTurnover(list));
        for (const { amount, left: open, parts, fulfilledAt } of duties) {
          expect(parts.reduce((sum, part) => sum + part.amount, open)).toBe(amount);
          expect(fulfilledAt === undefined).toBe(open > 0n);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { outstandingTurnover, withdrawalCost } from './turnover';
import type { TurnoverEvent } from './turnover';

const event = (at: number, kind: TurnoverEvent['kind'], amount: bigint): TurnoverEvent => ({
  at,
  kind,
  amount,
  reference: '1',
});

const events = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 100 }),
    kind: fc.constantFrom('deposit' as const, 'turnover' as const, 'charged' as const),
    amount: fc.bigInt({ min: 1n, max: 1_000_000n }),
    reference: fc.string(),
  }),
);

describe('what is still to be bet', () => {
  it('is a deposit less the bets after it, and never below zero', () => {
    expect(outstandingTurnover([event(1, 'deposit', 100n), event(2, 'turnover', 30n)])).toBe(70n);
    expect(outstandingTurnover([event(1, 'deposit', 100n), event(2, 'turnover', 100n)])).toBe(0n);
    expect(outstandingTurnover([event(1, 'deposit', 100n), event(2, 'turnover', 500n)])).toBe(0n);
  });

  it('takes no bet for a deposit that came after it', () => {
    expect(outstandingTurnover([event(2, 'deposit', 100n), event(1, 'turnover', 100n)])).toBe(100n);
    expect(outstandingTurnover([event(1, 'turnover', 100n), event(1, 'deposit', 100n)])).toBe(0n);
  });

  it('is paid for by the part that was withdrawn with the fee', () => {
    expect(outstandingTurnover([event(1, 'deposit', 100n), event(3, 'charged', 40n)])).toBe(60n);
  });

  it('is between nothing and all deposits, whatever the order in which the events are told', () => {
    fc.assert(
      fc.property(events, (list) => {
        const outstanding = outstandingTurnover(list);
        const deposits = list
          .filter(({ kind }) => kind === 'deposit')
          .reduce((sum, { amount }) => sum + amount, 0n);
        expect(outstanding >= 0n && outstanding <= deposits).toBe(true);
        expect(outstandingTurnover(list.toReversed())).toBe(outstanding);
      }),
    );
  });
});

describe('the fee of a withdrawal', () => {
  it.each([
    ['nothing up to what is free', 100_00n, 100_00n, 0n, 0n],
    ['nothing of a cent above', 100_01n, 100_00n, 1n, 0n],
    ['two in a hundred of what is above', 200_00n, 100_00n, 100_00n, 2_00n],
    ['of everything where nothing is free', 100_00n, 0n, 100_00n, 2_00n],
    ['cut to whole cents', 100_99n, 0n, 100_99n, 2_01n],
  ])('is %s', (_what, amount, free, charged, fee) => {
    expect(withdrawalCost(amount, free)).toEqual({ charged, fee });
  });

  it('is never more than a fiftieth of the amount, nor less for more', () => {
    const cents = fc.bigInt({ min: 0n, max: 100_000_000n });
    fc.assert(
      fc.property(cents, cents, cents, (amount, more, free) => {
        const { fee } = withdrawalCost(amount, free);
        expect(fee * 50n <= amount).toBe(true);
        expect(withdrawalCost(amount + more, free).fee >= fee).toBe(true);
      }),
    );
  });
});

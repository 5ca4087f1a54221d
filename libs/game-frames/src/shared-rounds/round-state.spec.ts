import type { gamePlay } from '@heptad/contracts';
import { afterMessage, type ResultReader, type RoundState } from './round-state';

const reader: ResultReader<number, { fell: number }> = {
  read: (text) => (/^\d+$/.test(text) ? { fell: Number(text) } : undefined),
  keep: ({ fell }) => fell,
};
const HEX = 'ab'.repeat(32);
const roundOf = (number: number, phase: 'betting' | 'dealing' | 'result' = 'betting') => ({
  number,
  phase,
  opensAt: 1_000,
  closesAt: 2_000,
  resultAt: 3_000,
  endsAt: 4_000,
  commitment: HEX,
});
const start: RoundState<number, { fell: number }> = {
  round: roundOf(7),
  outcome: undefined,
  outcomes: [],
  past: [{ number: 6, what: 30 }],
  players: 1,
  mine: undefined,
  paid: undefined,
};
const own = { id: 'r-1', state: 'open', stake: '5.00', win: '0.00' } as never;
const phase = (number: number, as?: 'dealing' | 'result'): gamePlay.StreamMessage => ({
  type: 'phase',
  now: 1,
  round: roundOf(number, as),
  players: 4,
});
const outcome = (number: number, result: string): gamePlay.StreamMessage => ({
  type: 'outcome',
  now: 1,
  outcome: { number, resultAt: 3_000, commitment: HEX, serverSeed: HEX, result },
});
const after = (...messages: gamePlay.StreamMessage[]) =>
  messages.reduce((state, message) => afterMessage(state, message, reader), start);

describe('a shared game', () => {
  it('keeps what came out beside the round until the next one, and then in the past', () => {
    const dealt = after(phase(7, 'dealing'), outcome(7, '17'));
    expect(dealt).toMatchObject({ outcome: { result: { fell: 17 } }, past: start.past, players: 4 });
    const next = after(phase(7, 'dealing'), outcome(7, '17'), phase(8));
    expect(next.outcome).toBeUndefined();
    expect(next.past).toEqual([...start.past, { number: 7, what: 17 }]);
    expect(next.outcomes).toMatchObject([{ number: 7, serverSeed: HEX }]);
  });

  it('takes an outcome that is told after the next round has opened, once', () => {
    const next = after(phase(8), outcome(7, '17'), outcome(7, '17'));
    expect(next.past).toEqual([...start.past, { number: 7, what: 17 }]);
    expect(next.round.number).toBe(8);
  });

  it('is not moved by what is older than it knows', () => {
    expect(after(phase(5))).toEqual(start);
    expect(after(outcome(6, '12')).past).toEqual(start.past);
  });

  it('passes over a result that is none', () => {
    expect(after(outcome(7, 'red'))).toEqual(start);
  });

  it('has the member’s round while it lasts, and the paid one beyond', () => {
    const placed: gamePlay.StreamMessage = { type: 'placed', round: own, balance: '1.00' };
    const paid = { ...(own as object), state: 'settled', win: '10.00' } as never;
    const settled = { type: 'settled', round: paid, balance: '9.00', sums: {} } as never;
    expect(after(placed).mine).toBe(own);
    expect(after(placed, settled)).toMatchObject({ mine: { win: '10.00' }, paid: { win: '10.00' } });
    expect(after(placed, settled, phase(8))).toMatchObject({ mine: undefined, paid: { win: '10.00' } });
    expect(after(settled).mine).toBeUndefined();
  });

  it('keeps 120 rounds at most', () => {
    const many = Array.from({ length: 130 }, (_, index) => [
      phase(index + 8),
      outcome(index + 8, '1'),
    ]).flat();
    const state = after(...many);
    expect(state.past).toHaveLength(120);
    expect(state.outcomes).toHaveLength(100);
  });
});

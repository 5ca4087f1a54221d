import { statedAnswer } from './stated-answer';

const NO_NETWORK = { ok: false, error: { kind: 'offline' } } as never;

describe('what the platform says of an order that carries its own state', () => {
  it.each([
    ['confirming', { state: 'confirming' }, { state: 'confirming' }],
    ['succeeded', { state: 'succeeded' }, { state: 'succeeded', end: { state: 'succeeded' } }],
    [
      'failed, and why',
      { state: 'failed', message: '余额不足' },
      { state: 'failed', end: { state: 'failed', message: '余额不足' }, message: '余额不足' },
    ],
    ['failed without a word', { state: 'failed' }, { state: 'failed', end: { state: 'failed' } }],
  ] as const)('is %s', (_, value, answer) => {
    expect(statedAnswer({ ok: true, value })).toStrictEqual({ ok: true, value: answer });
  });

  it('is that the key is unknown, where it has no order', () => {
    expect(statedAnswer({ ok: true, value: null })).toEqual({ ok: true, value: { state: 'unknown' } });
  });

  it('is what failed on the way, as it is', () => {
    expect(statedAnswer(NO_NETWORK)).toBe(NO_NETWORK);
  });
});

import { gamePlay } from '@heptad/contracts';
import fc from 'fast-check';
import { createFrameGate, MESSAGES_PER_SECOND, type FrameEvent } from './frame-gate';

const ORIGIN = 'http://127.0.0.1:4601';
// Stands for the frame's window: only its identity counts.
const frame = {} as MessageEventSource;
const channel = gamePlay.FRAME_CHANNEL;

function gate() {
  let time = 0;
  const { hear, counts } = createFrameGate({ origin: ORIGIN, window: () => frame }, () => time);
  return {
    hear: (data: unknown, over: Partial<FrameEvent> = {}) =>
      hear({ data, origin: ORIGIN, source: frame, ...over }),
    counts,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('messages of a game’s frame', () => {
  it.each([
    { channel, type: 'ready' },
    { channel, type: 'roundBegun', round: 'P0000000001' },
    { channel, type: 'roundEnded', round: 'P0000000001', win: '12.50' },
    { channel, type: 'balance', balance: '1000.00' },
    { channel, type: 'leave' },
    { channel, type: 'error', message: '连接已断开' },
  ])('of the contract are heard: $type', (message) => {
    const { hear, counts } = gate();
    expect(hear(message)).toEqual(message);
    expect(counts()).toEqual({ heard: 1, foreign: 0, malformed: 0, tooMany: 0 });
  });

  it.each([
    ['another origin', { origin: 'http://127.0.0.1:4602' }],
    ['an opaque origin', { origin: 'null' }],
    ['another window of the same origin', { source: {} as MessageEventSource }],
    ['no window', { source: null }],
  ])('from %s are not', (_, over) => {
    const { hear, counts } = gate();
    expect(hear({ channel, type: 'leave' }, over)).toBeUndefined();
    expect(counts()).toMatchObject({ heard: 0, foreign: 1 });
  });

  it('are not heard before the frame is there', () => {
    const { hear } = createFrameGate({ origin: ORIGIN, window: () => null }, () => 0);
    expect(hear({ data: { channel, type: 'ready' }, origin: ORIGIN, source: null })).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['a text', 'ready'],
    ['another channel', { channel: 'other', type: 'ready' }],
    ['an unknown kind', { channel, type: 'pay' }],
    ['a kind of what objects have', { channel, type: 'constructor' }],
    ['a balance that is no amount', { channel, type: 'balance', balance: '1e9' }],
    ['a win that is a number', { channel, type: 'roundEnded', round: '1', win: 5 }],
    ['an endless error', { channel, type: 'error', message: 'x'.repeat(301) }],
  ])('that are malformed are counted and forgotten: %s', (_, data) => {
    const { hear, counts } = gate();
    expect(hear(data)).toBeUndefined();
    expect(counts()).toMatchObject({ heard: 0, malformed: 1 });
  });

  it('1,000 a second are bounded, and do not keep a game from saying that it ends', () => {
    const { hear, counts, pass } = gate();
    for (let second = 0; second < 3; second += 1) {
      for (let each = 0; each < 1_000; each += 1) {
        hear({ channel, type: 'balance', balance: '1.00' });
        pass(1);
      }
    }
    expect(counts()).toEqual({
      heard: 3 * MESSAGES_PER_SECOND,
      foreign: 0,
      malformed: 0,
      tooMany: 3 * (1_000 - MESSAGES_PER_SECOND),
    });
    for (let each = 0; each < 1_000; each += 1) hear({ channel, type: 'balance', balance: '1.00' });
    expect(hear({ channel, type: 'leave' })).toEqual({ channel, type: 'leave' });
  });

  it('of whatever kind never throw, and are all counted', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 50 }), (all) => {
        const { hear, counts } = gate();
        for (const data of all) hear(data);
        const { heard, foreign, malformed, tooMany } = counts();
        expect(heard + foreign + malformed + tooMany).toBe(all.length);
      }),
    );
  });
});

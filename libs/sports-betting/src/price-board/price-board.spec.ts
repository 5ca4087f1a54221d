import { odds } from '@heptad/formatting';
import fc from 'fast-check';
import { createPriceBoard, MARK_MS, type Tick } from './price-board';

const tick = (key: string, price: string, more: Partial<Tick> = {}): Tick => ({
  key,
  odds: odds(price),
  locked: false,
  wire: { id: key },
  ...more,
});

describe('the price board', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('calls the readers of the prices that changed, and no others', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90'), tick('b', '2.00')], 0, 10_000);
    const readers = { a: jest.fn(), b: jest.fn() };
    board.subscribe('a', readers.a);
    board.subscribe('b', readers.b);
    board.apply([tick('a', '1.95'), tick('b', '2.00')], 5_000, 10_000);
    expect(readers.a).toHaveBeenCalledTimes(1);
    expect(readers.b).not.toHaveBeenCalled();
  });

  it('marks a price up or down for three seconds from its last move', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90')], 0, 10_000);
    expect(board.get('a')?.mark).toBeNull();
    board.apply([tick('a', '1.95')], 1, 10_000);
    expect(board.get('a')?.mark).toBe('up');
    jest.advanceTimersByTime(MARK_MS - 1_000);
    board.apply([tick('a', '1.80')], 2, 10_000);
    expect(board.get('a')?.mark).toBe('down');
    jest.advanceTimersByTime(1_000);
    expect(board.get('a')?.mark).toBe('down');
    jest.advanceTimersByTime(MARK_MS - 1_000);
    expect(board.get('a')?.mark).toBeNull();
  });

  it('takes no price back that a later answer of the venue has replaced, nor calls it fresh', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90'), tick('b', '2.00')], 0, 10_000, { askedAt: 0, asOf: 100 });
    board.apply([tick('a', '1.95')], 5_000, 10_000, { askedAt: 2, asOf: 200 });
    // The answer of 150 took longer than the one of 200.
    board.apply([tick('a', '1.80'), tick('b', '2.10')], 9_000, 10_000, { askedAt: 3, asOf: 150 });
    expect([board.get('a')?.odds, board.get('b')?.odds]).toEqual(['1.95', '2.10']);
    board.apply([tick('a', '1.95')], 14_000, 10_000, { askedAt: 4, asOf: 199 });
    expect(board.bettable('a', 15_001)).toBe('stale');
    board.apply([tick('a', '1.95')], 16_000, 10_000, { askedAt: 1, asOf: 200 });
    expect(board.bettable('a', 16_001)).toMatchObject({ odds: '1.95' });
  });

  it('goes by when answers were asked for where the venue tells no time, nor calls an older one fresh', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90'), tick('b', '2.00')], 0, 10_000, { askedAt: 1 });
    board.apply([tick('a', '1.95')], 5_000, 10_000, { askedAt: 3 });
    board.apply([tick('a', '1.80'), tick('b', '2.10')], 9_000, 10_000, { askedAt: 2 });
    expect([board.get('a')?.odds, board.get('b')?.odds]).toEqual(['1.95', '2.10']);
    board.apply([tick('a', '1.95')], 14_000, 10_000, { askedAt: 2 });
    expect(board.bettable('a', 15_001)).toBe('stale');
    board.apply([tick('a', '1.85')], 16_000, 10_000, { askedAt: 3 });
    expect(board.bettable('a', 16_001)).toMatchObject({ odds: '1.85' });
  });

  it('holds a price for as old as the last answer that told the same', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90')], 0, 10_000, { askedAt: 1 });
    board.apply([tick('a', '1.90')], 1, 10_000, { askedAt: 3 });
    board.apply([tick('a', '1.80')], 2, 10_000, { askedAt: 2 });
    expect(board.get('a')?.odds).toBe('1.90');
  });

  it('takes every answer of no known time as it comes', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90')], 0, 10_000);
    board.apply([tick('a', '1.95')], 1, 10_000);
    expect(board.get('a')?.odds).toBe('1.95');
  });

  it('keeps a mark when the next answer brings the same price', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90')], 0, 10_000);
    board.apply([tick('a', '1.95')], 1, 10_000);
    board.apply([tick('a', '1.95')], 2, 10_000);
    expect(board.get('a')?.mark).toBe('up');
  });

  it('lets a price be bet until it has gone unconfirmed for too long', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90')], 1_000, 10_000);
    expect(board.bettable('a', 11_000)).toMatchObject({ odds: '1.90' });
    expect(board.bettable('a', 11_001)).toBe('stale');
    const reader = jest.fn();
    board.subscribe('a', reader);
    board.apply([tick('a', '1.90')], 12_000, 10_000);
    expect(board.bettable('a', 12_000)).toMatchObject({ odds: '1.90' });
    expect(reader).not.toHaveBeenCalled();
  });

  it('lets no locked and no unknown price be bet', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90', { locked: true })], 0, 10_000);
    expect(board.bettable('a', 0)).toBe('locked');
    expect(board.bettable('b', 0)).toBe('unknown');
  });

  it('keeps a held-back price from being bet, and marks nothing when it comes back', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90')], 0, 10_000);
    board.apply([{ key: 'a', odds: undefined, locked: true, wire: {} }], 1, 10_000);
    expect(board.bettable('a', 1)).toBe('locked');
    board.apply([tick('a', '1.80')], 2, 10_000);
    expect(board.get('a')).toMatchObject({ odds: '1.80', mark: null });
  });

  it('tells readers when only what the venue needs for the bet has changed', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90', { wire: { oid: '1' } })], 0, 10_000);
    board.apply([tick('a', '1.90', { wire: { oid: '2' } })], 1, 10_000);
    expect(board.bettable('a', 1)).toMatchObject({ wire: { oid: '2' } });
  });

  it('tells readers when only the score that a line counts from has changed, and keeps it', () => {
    const board = createPriceBoard();
    board.apply([tick('a', '1.90', { countsFrom: { home: 0, away: 0 } })], 0, 10_000);
    const reader = jest.fn();
    board.subscribe('a', reader);
    board.apply([tick('a', '1.90', { countsFrom: { home: 0, away: 0 } })], 1, 10_000);
    expect(reader).not.toHaveBeenCalled();
    board.apply([tick('a', '1.90', { countsFrom: { home: 1, away: 0 } })], 2, 10_000);
    expect(reader).toHaveBeenCalledTimes(1);
    expect(board.bettable('a', 2)).toMatchObject({ countsFrom: { home: 1, away: 0 } });
  });

  it('always holds the last price of every key, whatever came before', () => {
    const price = fc.integer({ min: 101, max: 9_999 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), price), { maxLength: 60 }), (moves) => {
        const board = createPriceBoard();
        const last = new Map<string, string>();
        moves.forEach(([key, value], index) => {
          board.apply([tick(key, value)], index, 10_000);
          last.set(key, odds(value));
        });
        for (const [key, value] of last) expect(board.get(key)?.odds).toBe(value);
      }),
    );
  });

  it('forgets prices that nobody reads any more', () => {
    const board = createPriceBoard();
    board.apply([tick('old', '1.90'), tick('read', '1.90')], 0, 10_000);
    board.subscribe('read', jest.fn());
    board.apply([tick('new', '1.90')], 300_000, 10_000);
    expect(board.get('old')).toBeUndefined();
    expect(board.get('read')).toBeDefined();
  });
});

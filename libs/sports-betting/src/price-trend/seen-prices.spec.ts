import { odds } from '@heptad/formatting';
import { createPriceBoard } from '../price-board/price-board';
import { createSeenPrices, seenPricesOf } from './seen-prices';

const FRESH_MS = 10_000;

function start() {
  const board = createPriceBoard();
  const tick = (key: string, price: string | undefined, locked = false) =>
    board.apply(
      [{ key, odds: price === undefined ? undefined : odds(price), locked, wire: {} }],
      0,
      FRESH_MS,
    );
  return { board, tick, seen: createSeenPrices(board) };
}

describe('the prices that a page has seen', () => {
  it('begin with the price that stands, and take each new one in', () => {
    const { tick, seen } = start();
    tick('home', '1.90');
    const changed = jest.fn();
    seen.follow('home', changed);
    tick('home', '1.95');
    tick('home', '1.95');
    tick('home', '1.85');
    expect(seen.of('home')).toEqual(['1.90', '1.95', '1.85']);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('hold nothing of a selection without a price, and pass over a price that is held back', () => {
    const { tick, seen } = start();
    seen.follow('home', jest.fn());
    expect(seen.of('home')).toEqual([]);
    tick('home', '1.90');
    tick('home', undefined, true);
    tick('home', '1.90');
    expect(seen.of('home')).toEqual(['1.90']);
  });

  it('make nothing up for the time in which nobody followed, and go on after it', () => {
    const { tick, seen } = start();
    tick('home', '1.90');
    const stop = seen.follow('home', jest.fn());
    stop();
    tick('home', '2.00');
    expect(seen.of('home')).toEqual(['1.90']);
    tick('home', '2.10');
    seen.follow('home', jest.fn());
    expect(seen.of('home')).toEqual(['1.90', '2.10']);
  });

  it('keep the newest of a selection, and the selections that were seen last', () => {
    const { tick, seen } = start();
    seen.follow('home', jest.fn());
    for (let cents = 100; cents < 150; cents += 1) tick('home', `2.${String(cents).slice(1)}`);
    expect(seen.of('home')).toHaveLength(32);
    expect(seen.of('home').at(-1)).toBe('2.49');
    for (let place = 0; place < 400; place += 1) {
      tick(`other ${String(place)}`, '1.90');
      seen.follow(`other ${String(place)}`, jest.fn());
    }
    expect(seen.of('home')).toEqual([]);
    expect(seen.of('other 0')).toEqual(['1.90']);
  });

  it('are the same for all that read one board', () => {
    const { board } = start();
    expect(seenPricesOf(board)).toBe(seenPricesOf(board));
    expect(seenPricesOf(board)).not.toBe(seenPricesOf(createPriceBoard()));
  });
});

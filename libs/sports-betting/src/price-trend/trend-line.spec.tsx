import { odds } from '@heptad/formatting';
import { act, screen } from '@testing-library/react';
import { splitMatch } from '../match/match-shape';
import { createPriceBoard } from '../price-board/price-board';
import { fakeMarket, fakeMatch, showSports } from '../testing/sports-scene';
import TrendLine, { messages } from './trend-line';

const FRESH_MS = 10_000;
const trend = () => screen.queryByRole('img', { name: '主胜赔率走势' });

async function show(match = fakeMatch('m')) {
  const board = createPriceBoard();
  const { shape, ticks } = splitMatch(match);
  board.apply(ticks, Date.now(), FRESH_MS);
  await showSports({ board, messages, page: <TrendLine match={shape} /> });
  const key = shape.markets.flatMap(({ kind, selections }) => (kind === 'moneyline' ? selections : []))[0]
    ?.key;
  const tick = (price: string) =>
    act(() =>
      board.apply([{ key: key ?? '', odds: odds(price), locked: false, wire: {} }], Date.now(), FRESH_MS),
    );
  return { tick };
}

describe('the trend of a match’s price', () => {
  it('is level until the price moves, and then says which way by its line and its colour', async () => {
    const { tick } = await show();
    expect(trend()).toHaveAttribute('data-way', 'level');
    tick('2.30');
    expect(trend()).toHaveAttribute('data-way', 'up');
    expect(trend()?.querySelector('path')).toHaveAttribute('d', 'M0 12L44 0');
    tick('2.10');
    expect(trend()).toHaveAttribute('data-way', 'down');
    expect(trend()?.querySelector('circle')).toHaveAttribute('cy', '12');
  });

  it('is not there for a match without a winner market', async () => {
    await show(
      fakeMatch('n', {
        markets: [fakeMarket('n', 'overUnder', { over: '1.80', under: '2.10' }, { line: '2.5' })],
      }),
    );
    expect(trend()).toBeNull();
  });
});

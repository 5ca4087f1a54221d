import { ITEMS } from '@heptad/device';
import { odds, OddsType } from '@heptad/formatting';
import type { Score } from '@heptad/venue-gateway';
import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { selectIsInSlip } from '../bet-slip/slip-slice';
import { fakeMatch, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { oddsFormatActions } from '../odds-format/odds-format-slice';
import { createPriceBoard } from '../price-board/price-board';
import { OddsCell, type OddsCellProps } from './odds-cell';

const FRESH_MS = 10_000;

/** The cells of a match's first market, each with a count of how often it was drawn. */
interface Shown {
  readonly priced?: boolean;
  readonly countsFrom?: Score;
  readonly shape?: OddsCellProps['shape'];
}

async function show({ priced = true, countsFrom, shape }: Shown = {}) {
  const board = createPriceBoard();
  const plain = fakeMatch('m');
  const markets = plain.markets.map((each) => ({ ...each, ...(countsFrom && { countsFrom }) }));
  const { shape: match, ticks } = splitMatch({ ...plain, markets });
  const [market] = match.markets;
  if (market === undefined) throw new Error('the match of the scene has no market');
  if (priced) board.apply(ticks, Date.now(), FRESH_MS);
  const drawn: Record<string, number> = {};
  const count = (id: string) => {
    drawn[id] = (drawn[id] ?? 0) + 1;
  };
  const scene = await showSports({
    board,
    page: market.selections.map((selection) => (
      <Profiler key={selection.key} id={selection.side} onRender={count}>
        <OddsCell match={match} market={market} selection={selection} {...(shape && { shape })} />
      </Profiler>
    )),
  });
  const keyOf = (side: string): string =>
    market.selections.find((selection) => selection.side === side)?.key ?? '';
  const tick = (side: string, price: string, more: { locked?: boolean } = {}) =>
    act(() =>
      board.apply(
        [{ key: keyOf(side), odds: odds(price), locked: false, wire: {}, ...more }],
        Date.now(),
        FRESH_MS,
      ),
    );
  return { ...scene, drawn, tick, keyOf };
}

describe('an odds cell', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SPORT-032 names the split line beside the price', async () => {
    await show();
    expect(screen.getByRole('button', { name: '-0/0.5 1.90' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '+0/0.5 2.05' })).toBeInTheDocument();
  });

  it('names the score that a handicap in play counts from, and what it counts', async () => {
    await show({ countsFrom: { home: 2, away: 1 } });
    expect(screen.getByRole('button', { name: '(2-1) -0/0.5 只计投注后的进球 1.90' })).toBeInTheDocument();
  });

  it('takes its own tick in, and no other, without being drawn again', async () => {
    const { drawn, tick } = await show();
    expect(drawn).toEqual({ home: 1, away: 1 });
    const written: (string | null)[] = [];
    const watch = new MutationObserver((records) =>
      written.push(...records.map(({ target }) => target.nodeValue)),
    );
    watch.observe(document.body, { characterData: true, subtree: true });
    tick('home', '1.95');
    tick('home', '1.95');
    expect(screen.getByRole('button', { name: '-0/0.5 1.95' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '+0/0.5 2.05' })).toBeInTheDocument();
    await act(() => Promise.resolve());
    watch.disconnect();
    expect(written).toEqual(['1.95']);
    expect(drawn).toEqual({ home: 1, away: 1 });
  });

  it('is drawn again when it locks and opens, and shows the price of that moment', async () => {
    const { drawn, tick } = await show();
    tick('home', '1.95', { locked: true });
    expect(drawn).toEqual({ home: 2, away: 1 });
    tick('home', '2.10');
    expect(screen.getByText('2.10')).toHaveAttribute('data-mark', 'up');
    expect(drawn).toEqual({ home: 3, away: 1 });
  });

  it('shows for three seconds whether the price went up or down', async () => {
    const { tick } = await show();
    tick('home', '1.95');
    expect(screen.getByText('1.95')).toHaveAttribute('data-mark', 'up');
    tick('away', '2.00');
    expect(screen.getByText('2.00')).toHaveAttribute('data-mark', 'down');
    act(() => jest.advanceTimersByTime(3_000));
    for (const price of ['1.95', '2.00']) expect(screen.getByText(price)).not.toHaveAttribute('data-mark');
  });

  it('shows a lock while it is held, and cannot be tapped', async () => {
    const { tick, store } = await show();
    tick('home', '1.90', { locked: true });
    expect(screen.queryByRole('button', { name: /1\.90/ })).toBeNull();
    fireEvent.click(screen.getByRole('img', { name: '-0/0.5 已锁盘' }));
    expect(store.getState().betSlip.legs).toEqual([]);
    tick('home', '1.90');
    expect(screen.getByRole('button', { name: '-0/0.5 1.90' })).toBeInTheDocument();
  });

  it('says its side to screen readers where its row shows it, open and locked', async () => {
    const { tick } = await show({ shape: 'price' });
    const cell = screen.getByRole('button', { name: '-0/0.5 1.90' });
    expect(cell.firstElementChild).toHaveClass('sr-only');
    tick('home', '1.90', { locked: true });
    const locked = screen.getByRole('img', { name: '-0/0.5 已锁盘' });
    expect(locked).toHaveTextContent('');
    expect(locked).toHaveClass('border-dashed');
  });

  it('shows a lock where there is no price yet', async () => {
    await show({ priced: false });
    expect(screen.getAllByRole('img', { name: /已锁盘/ })).toHaveLength(2);
  });

  it('puts its selection into the slip, and takes it out again', async () => {
    const { store, keyOf } = await show();
    const cell = screen.getByRole('button', { name: '-0/0.5 1.90' });
    expect(cell).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(cell);
    expect(cell).toHaveAttribute('aria-pressed', 'true');
    expect(selectIsInSlip(store.getState(), keyOf('home'))).toBe(true);
    expect(selectIsInSlip(store.getState(), keyOf('away'))).toBe(false);
    fireEvent.click(cell);
    expect(selectIsInSlip(store.getState(), keyOf('home'))).toBe(false);
  });

  it('CONST-006 asks for a quick bet in the gesture mode 0, and for none by default', async () => {
    const { store, device, keyOf } = await show();
    const cell = screen.getByRole('button', { name: '-0/0.5 1.90' });
    const asked = () => store.getState().betSlip.quickBet.key;
    fireEvent.click(cell);
    expect(device.items.get(ITEMS.betGestureMode)).toBeUndefined();
    expect(asked()).toBeNull();
    fireEvent.click(cell);
    device.items.set(ITEMS.betGestureMode, 1);
    fireEvent.click(cell);
    expect(asked()).toBeNull();
    fireEvent.click(cell);
    device.items.set(ITEMS.betGestureMode, 0);
    fireEvent.click(cell);
    expect(asked()).toBe(keyOf('home'));
  });

  it('refuses a price that has not been confirmed for too long, and says so', async () => {
    const { store, toast, keyOf } = await show();
    jest.setSystemTime(Date.now() + FRESH_MS + 1);
    fireEvent.click(screen.getByRole('button', { name: '-0/0.5 1.90' }));
    expect(selectIsInSlip(store.getState(), keyOf('home'))).toBe(false);
    expect(toast.getSnapshot()).toMatchObject({ text: '赔率已过期，正在更新' });
    toast.dismiss();
  });

  it('follows the chosen notation at once', async () => {
    const { store, tick } = await show();
    act(() => void store.dispatch(oddsFormatActions.oddsTypeChosen(OddsType.hongkong)));
    expect(screen.getByRole('button', { name: '-0/0.5 0.90' })).toBeInTheDocument();
    tick('home', '1.80');
    expect(screen.getByRole('button', { name: '-0/0.5 0.80' })).toBeInTheDocument();
    act(() => void store.dispatch(oddsFormatActions.oddsTypeChosen(OddsType.europe)));
    expect(screen.getByRole('button', { name: '-0/0.5 1.80' })).toBeInTheDocument();
  });
});

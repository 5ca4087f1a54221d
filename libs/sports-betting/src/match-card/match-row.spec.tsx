import type { Match } from '@heptad/venue-gateway';
import { screen, within } from '@testing-library/react';
import { WHOLE_AND_HALF } from '../match/card-columns';
import { matchClocks } from '../match/match-clocks';
import { splitMatch } from '../match/match-shape';
import { createPriceBoard } from '../price-board/price-board';
import { fakeMarket, fakeMatch, showSports } from '../testing/sports-scene';
import { MatchRow } from './match-row';

async function show(match: Match, parts?: Parameters<typeof MatchRow>[0]['parts']) {
  const { shape, ticks, clock } = splitMatch(match);
  const board = createPriceBoard();
  board.apply(ticks, Date.now(), 10_000);
  if (clock !== undefined) matchClocks.set(shape.id, clock);
  await showSports({ board, page: <MatchRow match={shape} {...(parts && { parts })} /> });
  return screen.getByRole('article', { name: `${match.home.name} – ${match.away.name}` });
}

const column = (row: HTMLElement, name: string) => within(row).getByRole('group', { name });
const prices = (place: HTMLElement) =>
  within(place)
    .getAllByRole('button')
    .map(({ textContent, className }) => [textContent, /\b(?:order|row-start)-\d/.exec(className)?.[0]]);

describe('the line of a match', () => {
  it('shows who plays and how it stands', async () => {
    const row = await show(fakeMatch('live'));
    expect(within(row).getByText('主队live').parentElement).toHaveTextContent('主队live2');
    expect(within(row).getByText("上半场 30'")).toBeInTheDocument();
  });

  it('has home, draw and away beside each other, and the two sides of a line below each other', async () => {
    const row = await show(fakeMatch('three'));
    expect(prices(column(row, '独赢'))).toEqual([
      ['主 2.20', 'order-1'],
      ['和 3.30', 'order-2'],
      ['客 3.10', 'order-3'],
    ]);
    expect(prices(column(row, '让球'))).toEqual([
      ['-0/0.5 1.90', 'row-start-1'],
      ['+0/0.5 2.05', 'row-start-2'],
    ]);
    expect(prices(column(row, '大小')).map(([text]) => text)).toEqual(['大 2.5 1.80', '小 2.5 2.10']);
  });

  it('gives a finger 44 px for each of two prices below each other, and a mouse a line of 56', async () => {
    const row = await show(fakeMatch('tall'));
    const heights = ({ className }: HTMLElement) =>
      ['', 'mouse:'].map((pointer) =>
        Number(new RegExp(`(?:^| )${pointer}h-\\[(\\d+)px\\]`).exec(className)?.[1]),
      );
    const [touched = 0, clicked = 0] = heights(row);
    const [stack = 0] = heights(column(row, '让球'));
    const gap = Number(/gap-\[var\(--price-gap,(\d+)px\)\]/.exec(column(row, '让球').className)?.[1]);
    const beyond = within(column(row, '让球'))
      .getAllByRole('button')
      .map(({ className }) => Number(/after:-(?:top|bottom)-\[(\d+)px\]/.exec(className)?.[1]));
    // Half of the gap is each one's, and its own reach is within the line.
    for (const reach of beyond) expect(stack / 2 + reach).toBeGreaterThanOrEqual(44);
    expect(gap).toBe(2);
    expect(touched).toBeGreaterThanOrEqual(stack + 2 * Math.max(...beyond));
    expect(clicked).toBe(56);
  });

  it('keeps the place of a market that is not offered', async () => {
    const markets = [fakeMarket('gaps', 'handicap', { home: '1.75', away: '2.15' }, { line: '-0.5' })];
    const row = await show(fakeMatch('gaps', { markets }));
    expect(column(row, '独赢')).toHaveTextContent('–');
    expect(column(row, '大小')).toHaveTextContent('–');
  });

  it('has the first half beside the whole match where there is room', async () => {
    const row = await show(fakeMatch('both'), WHOLE_AND_HALF);
    expect(
      within(row)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['独赢', '让球', '大小', '上半独赢', '上半让球', '上半大小']);
  });

  it('leads to the match’s own page', async () => {
    const row = await show(fakeMatch('way'));
    expect(within(row).getByRole('link', { name: /全部盘口/ })).toHaveAttribute(
      'href',
      '/home/sports/sportsDetails?venue=IMTY&id=way',
    );
  });
});

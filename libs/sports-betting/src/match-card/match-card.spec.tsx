import type { Match } from '@heptad/venue-gateway';
import { screen, within } from '@testing-library/react';
import { fakeMarket, fakeMatch, showSports } from '../testing/sports-scene';
import { createPriceBoard } from '../price-board/price-board';
import { HALF, WHOLE_AND_HALF } from '../match/card-columns';
import { MatchCard } from './match-card';
import { matchClocks } from '../match/match-clocks';
import { splitMatch } from '../match/match-shape';

async function show(match: Match, parts?: Parameters<typeof MatchCard>[0]['parts']) {
  const { shape, ticks, clock } = splitMatch(match);
  const board = createPriceBoard();
  board.apply(ticks, Date.now(), 10_000);
  if (clock !== undefined) matchClocks.set(shape.id, clock);
  await showSports({ board, page: <MatchCard match={shape} {...(parts && { parts })} /> });
  return screen.getByRole('article', { name: `${match.home.name} – ${match.away.name}` });
}

const column = (card: HTMLElement, name: string) => within(card).getByRole('group', { name });
const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the card of a match', () => {
  it('shows who plays, how it stands and where its clock is', async () => {
    const card = await show(fakeMatch('live'));
    expect(within(card).getByText('主队live').parentElement).toHaveTextContent('主队live2');
    expect(within(card).getByText('客队live').parentElement).toHaveTextContent('客队live1');
    expect(within(card).getByText("上半场 30'")).toBeInTheDocument();
  });

  it('has the prices of its three main markets', async () => {
    const card = await show(fakeMatch('three'));
    expect(names(column(card, '让球'))).toEqual(['-0/0.5 1.90', '+0/0.5 2.05']);
    expect(names(column(card, '大小'))).toEqual(['大 2.5 1.80', '小 2.5 2.10']);
    expect(names(column(card, '独赢'))).toEqual(['主 2.20', '和 3.30', '客 3.10']);
  });

  it('leaves a column empty without an open market of the whole match', async () => {
    const card = await show(
      fakeMatch('gaps', {
        markets: [
          fakeMarket('gaps', 'handicap', { home: '1.90' }, { status: 'closed', line: '-1' }),
          fakeMarket('gaps', 'handicap', { home: '1.75', away: '2.15' }, { line: '-0.5' }),
          fakeMarket('gaps', 'overUnder', { over: '1.80' }, { period: 'firstHalf', line: '1' }),
        ],
      }),
    );
    expect(names(column(card, '让球'))).toEqual(['-0.5 1.75', '+0.5 2.15']);
    expect(column(card, '大小')).toHaveTextContent('–');
    expect(column(card, '独赢')).toHaveTextContent('–');
  });

  it('has the first half in place of the whole match, or beside it where there is room', async () => {
    const match = fakeMatch('half', {
      markets: [
        ...fakeMatch('half').markets,
        fakeMarket('half', 'overUnder', { over: '1.80', under: '2.00' }, { period: 'firstHalf', line: '1' }),
      ],
    });
    const card = await show(match, HALF);
    expect(names(column(card, '上半大小'))).toEqual(['大 1.0 1.80', '小 1.0 2.00']);
    expect(column(card, '上半让球')).toHaveTextContent('–');
    expect(within(card).queryByRole('group', { name: '大小' })).toBeNull();
  });

  it('shows both parts side by side', async () => {
    const card = await show(fakeMatch('both'), WHOLE_AND_HALF);
    expect(
      within(card)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['独赢', '让球', '大小', '上半独赢', '上半让球', '上半大小']);
  });

  it('has names of columns in English that fit, and whole words for who hears them', async () => {
    const { shape } = splitMatch(fakeMatch('heads'));
    await showSports({ locale: 'en', page: <MatchCard match={shape} parts={WHOLE_AND_HALF} named /> });
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Winner',
      'Handicap',
      'Over/under',
      '1H Winner',
      '1H Handicap',
      '1H Over/under',
    ]);
    expect([...document.querySelectorAll('[data-column]')].map(({ textContent }) => textContent)).toEqual([
      'Winner',
      'Handicap',
      'O/U',
      '1H Win',
      '1H HDP',
      '1H O/U',
    ]);
  });

  it('leaves the names of columns to the head of the league', async () => {
    const card = await show(fakeMatch('plain'));
    expect(card.querySelector('[data-column]')).toBeNull();
  });

  it('keeps the row of the draw where the winner can be bet no more, so that nothing moves', async () => {
    const markets = fakeMatch('late').markets.filter(({ kind }) => kind !== 'moneyline');
    const card = await show(fakeMatch('late', { markets }));
    expect(within(card).getByText('和局')).toBeInTheDocument();
  });

  it('has no row for a draw in a sport that knows none', async () => {
    const card = await show(
      fakeMatch('set', {
        sport: 'tennis',
        markets: [fakeMarket('set', 'moneyline', { home: '1.50', away: '2.50' })],
      }),
    );
    expect(within(card).queryByText('和局')).toBeNull();
    expect(within(card).getByRole('link', { name: /全部盘口/ })).toBeInTheDocument();
  });

  it('leads to the match’s own page', async () => {
    const card = await show(fakeMatch('own', { venue: 'FBTY' }));
    expect(within(card).getByRole('link', { name: '主队own 对 客队own，全部盘口 27' })).toHaveAttribute(
      'href',
      '/home/sports/sportsDetails?venue=FBTY&id=own',
    );
  });

  it('shows the kick-off of a match that has not begun, and no score', async () => {
    const { score: _score, clock: _clock, ...upcoming } = fakeMatch('later', { status: 'upcoming' });
    const card = await show(upcoming);
    expect(card).toHaveTextContent(/\d{2}:\d{2}/);
    expect(within(card).queryByText('滚球')).toBeNull();
  });

  it('marks a suspended match, without a running clock', async () => {
    const card = await show(fakeMatch('halted', { status: 'suspended' }));
    expect(within(card).getByText('暂停')).toBeInTheDocument();
    expect(within(card).queryByText("上半场 30'")).toBeNull();
  });
});

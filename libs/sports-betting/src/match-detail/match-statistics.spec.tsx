import type { Match } from '@heptad/venue-gateway';
import { screen, within } from '@testing-library/react';
import { fakeMatch, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { matchStages, takeStages } from '../match/match-stages';
import { messages } from './match-page-texts';
import { MatchStatistics } from './match-statistics';

async function show(more: Partial<Match>) {
  const { shape, stages } = splitMatch(fakeMatch('f', more));
  if (stages !== undefined) takeStages([['f', stages]], 0);
  await showSports({ page: <MatchStatistics match={shape} />, messages });
}
afterEach(() => matchStages.prune(() => false));

describe('the figures of a match', () => {
  it('are those that the venue gave, each with both sides', async () => {
    await show({ halfTimeScore: { home: 1, away: 0 }, corners: { home: 6, away: 3 } });
    const statistics = screen.getByRole('region', { name: '技术统计' });
    expect(
      within(statistics)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['半场比分', '角球']);
    expect(statistics).toHaveTextContent('角球63');
    expect(statistics).not.toHaveTextContent('红牌');
  });

  it('has a bar in the proportion of the sides, and none for nothing', async () => {
    await show({ corners: { home: 6, away: 2 }, redCards: { home: 0, away: 0 } });
    const bars = [...document.querySelectorAll<HTMLElement>('dd[aria-hidden]')];
    expect(bars.map((bar) => bar.querySelector('span')?.style.width)).toEqual(['75%', undefined]);
  });

  it('has the quarters of basketball side by side, those to come empty, and the whole last', async () => {
    await show({
      sport: 'basketball',
      score: { home: 51, away: 47 },
      stageScores: [
        { stage: 'quarter1', score: { home: 24, away: 20 } },
        { stage: 'quarter2', score: { home: 27, away: 27 } },
      ],
    });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['球队', '1', '2', '3', '4', '总'],
    ]);
    const row = screen.getByRole('row', { name: /客队f/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([...['20', '27', '–', '–', '47']]);
  });

  it('says so where there is neither', async () => {
    await show({});
    expect(screen.getByText('暂无技术统计')).toBeInTheDocument();
  });
});

import type { Result } from '@heptad/api-client';
import type { Match, MatchStatistics as Told } from '@heptad/venue-gateway';
import { screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { fakeMatch, settle, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { matchStages, takeStages } from '../match/match-stages';
import { messages } from './statistics-texts';
import { MatchStatistics } from './match-statistics';

const told = jest.fn(async (): Promise<Result<Told | undefined>> => answer(undefined));

async function show(more: Partial<Match>, staged = true) {
  const { shape, stages } = splitMatch(fakeMatch('f', more));
  if (stages !== undefined) takeStages([[shape.id, stages]], 0);
  await showSports({
    page: <MatchStatistics match={shape} staged={staged} />,
    messages,
    venue: { statistics: told },
  });
  await settle();
}
const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

beforeEach(() => told.mockReset().mockResolvedValue(answer(undefined)));
afterEach(() => matchStages.prune(() => false));

describe('the figures of a match', () => {
  it('ROUTE-081 are those of the whole match at once, each with both sides', async () => {
    told.mockResolvedValue(
      answer({
        statistics: [
          { kind: 'possession', score: { home: 58, away: 42 } },
          { kind: 'shotsOnTarget', score: { home: 4, away: 1 } },
          { kind: 'shotsOffTarget', score: { home: 3, away: 3 } },
        ],
      }),
    );
    await show({ corners: { home: 6, away: 3 } });
    const statistics = screen.getByRole('region', { name: '技术统计' });
    expect(terms()).toEqual(['控球率', '射门', '射正', '角球']);
    expect(statistics).toHaveTextContent('主队f客队f控球率58%42%射门74射正41角球63');
  });

  it('are those of the board where the venue tells no others', async () => {
    await show({ corners: { home: 6, away: 3 } });
    expect(terms()).toEqual(['角球']);
  });

  it('have a bar in the proportion of the sides, and none for nothing', async () => {
    await show({ corners: { home: 6, away: 2 }, redCards: { home: 0, away: 0 } });
    const bars = [...document.querySelectorAll<HTMLElement>('dd[aria-hidden]')];
    expect(bars.map((bar) => bar.querySelector('span')?.style.width)).toEqual(['75%']);
  });

  it('are called as their sport does', async () => {
    told.mockResolvedValue(
      answer({
        statistics: [
          { kind: 'totalPoints', score: { home: 9, away: 7 } },
          { kind: 'receivedPoints', score: { home: 2, away: 1 } },
        ],
      }),
    );
    await show({ sport: 'tennis', id: 't' });
    expect(terms()).toEqual(['总胜局数', '破发局']);
    document.body.innerHTML = '';
    await show({ sport: 'badminton', id: 'b' });
    expect(terms()).toEqual(['总得分', '接发球得分']);
  });

  it('are nothing at all beside other parts of a page', async () => {
    await show({ id: 'e', status: 'ended' }, false);
    expect(screen.queryByRole('region')).toBeNull();
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

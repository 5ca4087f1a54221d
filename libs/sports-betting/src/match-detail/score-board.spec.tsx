import type { Match } from '@heptad/venue-gateway';
import { act, screen, within } from '@testing-library/react';
import { fakeMatch, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { matchStages, takeStages } from '../match/match-stages';
import { ScoreBoard } from './score-board';

async function show(id: string, more: Partial<Match>) {
  const { shape, stages } = splitMatch(fakeMatch(id, more));
  if (stages !== undefined) takeStages([[id, stages]], 0);
  await showSports({ page: <ScoreBoard match={shape} /> });
  return screen.getByRole('region', { name: '比分' });
}

const cellsOf = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the score board of a match', () => {
  it('has the quarters of basketball side by side, those to come empty, and the whole last', async () => {
    await show('b1', {
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
    expect(screen.getByRole('columnheader', { name: '第三节' })).toBeInTheDocument();
    expect(cellsOf(/主队b1/)).toEqual(['24', '27', '–', '–', '51']);
    expect(cellsOf(/客队b1/)).toEqual(['20', '27', '–', '–', '47']);
  });

  it('marks who serves, and follows the next point', async () => {
    const set1 = { stage: 'set1', score: { home: 6, away: 4 } } as const;
    await show('t1', {
      sport: 'tennis',
      score: { home: 1, away: 0 },
      stageScores: [set1],
      serving: 'away',
    });
    expect(screen.getByRole('row', { name: /客队t1 ?发球/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /主队t1 ?发球/ })).toBeNull();
    act(() => matchStages.set('t1', { scores: [{ ...set1, score: { home: 7, away: 4 } }], serving: 'home' }));
    expect(cellsOf(/主队t1/)).toEqual(['7', '1']);
    expect(screen.getByRole('row', { name: /主队t1 ?发球/ })).toBeInTheDocument();
  });

  it('has the halves of football and nine innings of baseball', async () => {
    await show('f1', { stageScores: [{ stage: 'firstHalf', score: { home: 2, away: 1 } }] });
    expect(cellsOf(/主队f1/)).toEqual(['2', '–', '2']);
  });

  it('has no table where the venue tells no stages', async () => {
    const board = await show('n1', {});
    expect(within(board).queryByRole('table')).toBeNull();
    expect(board).toHaveTextContent('2 - 1');
  });

  it('says of an abandoned match that it is', async () => {
    expect(await show('a1', { status: 'abandoned' })).toHaveTextContent('腰斩');
  });
});

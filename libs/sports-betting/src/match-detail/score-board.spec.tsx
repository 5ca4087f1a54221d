import type { Match } from '@heptad/venue-gateway';
import { act, screen, within } from '@testing-library/react';
import { fakeMatch, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { takeClocks } from '../match/match-clocks';
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
  it('has the teams, the score, the clock, corners and the cards that were shown', async () => {
    takeClocks([['c1', { stage: 'secondHalf', minute: 63 }]], 0);
    const board = await show('c1', {
      corners: { home: 6, away: 3 },
      yellowCards: { home: 0, away: 2 },
      redCards: { home: 0, away: 0 },
    });
    expect(board).toHaveTextContent("主队c12 - 1下半场 63'角角球 6-3黄牌 0-2客队c1");
    expect(board).not.toHaveTextContent('红牌');
  });

  it('has each set of tennis in one line, marks who serves, and follows the next point', async () => {
    const set1 = { stage: 'set1', score: { home: 6, away: 4 } } as const;
    const board = await show('t1', {
      sport: 'tennis',
      score: { home: 1, away: 0 },
      stageScores: [set1],
      serving: 'away',
    });
    expect(board).toHaveTextContent('第一盘 6-4');
    expect(board).toHaveTextContent('1 - 0');
    expect(screen.getAllByRole('img', { name: '发球' })).toHaveLength(1);
    act(() => matchStages.set('t1', { scores: [{ ...set1, score: { home: 7, away: 4 } }], serving: 'home' }));
    expect(board).toHaveTextContent('第一盘 7-4');
  });

  it('has the parts of a match that is over below each other', async () => {
    await show('f1', { status: 'ended', stageScores: [{ stage: 'firstHalf', score: { home: 2, away: 1 } }] });
    expect(cellsOf(/主队f1/)).toEqual(['2', '–', '2']);
  });

  it('shows no table while a match is played: its parts are in the statistics', async () => {
    const board = await show('n1', { stageScores: [{ stage: 'firstHalf', score: { home: 2, away: 1 } }] });
    expect(within(board).queryByRole('table')).toBeNull();
    expect(board).toHaveTextContent('2 - 1');
  });

  it('says when a match begins that has not', async () => {
    const board = await show('u1', { status: 'upcoming', kickOff: Date.UTC(2030, 0, 1, 12) });
    expect(board).toHaveTextContent(/\d\d:\d\d客队u1$/);
  });

  it('says of an abandoned match that it is', async () => {
    expect(await show('a1', { status: 'abandoned' })).toHaveTextContent('腰斩');
  });
});

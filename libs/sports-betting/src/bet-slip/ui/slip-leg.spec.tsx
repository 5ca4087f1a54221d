import { act, screen, within } from '@testing-library/react';
import { matchClocks, takeClocks } from '../../match/match-clocks';
import { quote } from '../testing/slip-fakes';
import { leg, showSlip } from '../testing/slip-scene';
import type { SlipSelection } from '../slip-selection';
import { SlipPanel } from './slip-panel';

const live: SlipSelection = { ...leg, match: { ...leg.match, status: 'live' } };
const item = () => screen.getByRole('listitem', { name: 'Home a -0.5' });
const show = (one: SlipSelection) =>
  showSlip({
    legs: [one],
    // Nothing of the match is answered, so that what the slip was given stands.
    venue: { match: () => new Promise(() => undefined) },
    page: <SlipPanel />,
  });

afterEach(() => matchClocks.prune(() => false));

describe('a selection of the slip', () => {
  it('says market, teams, league and kick-off before the match', async () => {
    await show(leg);
    expect(item()).toHaveTextContent('Handicap · Home a v Away a · League');
    expect(item()).toHaveTextContent(/\d{2}:\d{2}/);
  });

  it('says clock and score of a running match, and follows them', async () => {
    takeClocks([['a', { stage: 'firstHalf', minute: 12, score: { home: 1, away: 0 } }]], 0);
    await show(live);
    expect(item()).toHaveTextContent(/12'\s?1-0/);
    act(() => takeClocks([['a', { stage: 'firstHalf', minute: 12, score: { home: 2, away: 0 } }]], 1));
    expect(item()).toHaveTextContent('2-0');
  });

  it('says only that it runs where clock or score are not known', async () => {
    await show(live);
    expect(item()).toHaveTextContent('Live');
    act(() => takeClocks([['a', { stage: 'secondHalf', minute: 50 }]], 0));
    expect(item()).toHaveTextContent("50'");
    expect(item()).not.toHaveTextContent(/\d-\d/);
  });

  it.each([
    ['tennis', 'set2', 'Set 2'],
    ['basketball', 'quarter3', "Q3 4'"],
    ['baseball', 'inning4', 'Inning 4'],
  ] as const)('says the part of a match of %s in its words', async (sport, stage, words) => {
    takeClocks([['a', { stage, minute: 4 }]], 0);
    await show({ ...live, match: { ...live.match, sport } });
    expect(item()).toHaveTextContent(words);
    expect(item()).not.toHaveTextContent('stage.');
  });

  it('says in their place why it cannot be bet', async () => {
    takeClocks([['a', { stage: 'firstHalf', minute: 12, score: { home: 1, away: 0 } }]], 0);
    const { board } = await show(live);
    act(() => quote(board, live, '1.90', true));
    expect(within(item()).getByText('Locked')).toBeInTheDocument();
    expect(item()).not.toHaveTextContent("12'");
  });

  it('marks which way its price went beside the colour', async () => {
    const { board } = await show(leg);
    act(() => quote(board, leg, '1.95'));
    expect(item().querySelector('[data-moved=up] [data-icon=up]')).not.toBeNull();
    act(() => quote(board, leg, '1.85'));
    expect(item().querySelector('[data-moved=down] [data-icon=down]')).not.toBeNull();
  });
});

import type { Match } from '@heptad/venue-gateway';
import { screen, within } from '@testing-library/react';
import { fakeMatch, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import type { MatchEvent } from '../match-timeline/match-events';
import { MatchFacts } from './match-facts';

const show = (more: Partial<Match>, events: readonly MatchEvent[] = []) =>
  showSports({ page: <MatchFacts match={splitMatch(fakeMatch('f', more)).shape} events={events} /> });

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

  it('tells what happened, latest first, with its minute where it is known', async () => {
    await show({}, [
      { kind: 'redCard', side: 'away', count: 1, at: { stage: 'secondHalf', minute: 71 } },
      { kind: 'goal', side: 'home', count: 3 },
    ]);
    const timeline = screen.getByRole('region', { name: /赛况/ });
    expect(
      within(timeline)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(["71'客队f 红牌", '–进球！主队f 第 3 球']);
  });

  it('are no empty frame where there is neither', async () => {
    await show({});
    expect(screen.queryByRole('region')).toBeNull();
  });
});

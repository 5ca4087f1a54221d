import { fireEvent, screen } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { sportsBettingModule } from '../sports-module';
import { fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import { RelatedRail, STAGE_HEIGHT, StageRail } from './beside-match';
import { messages } from './match-page-texts';

const MATCH = '/home/sports/sportsDetails';

async function show(change: Parameters<typeof fakeMatch>[1]) {
  await showSports({
    page: <StageRail />,
    messages,
    path: MATCH,
    at: `${MATCH}?venue=IMTY&id=stage`,
    venue: {
      match: async (id) => answer({ match: fakeMatch(id, change) }),
      statistics: async () => answer(undefined),
    },
  });
  await settle();
  await settle();
}

const tab = (name: string) => screen.getByRole('button', { name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the stage beside a match', () => {
  it('has the animation of a running match open, and no pictures before they are asked for', async () => {
    await show({ stream: true });
    expect(tab('动画')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(tab('统计'));
    await settle();
    expect(tab('统计')).toHaveAttribute('aria-expanded', 'true');
    expect(tab('动画')).toHaveAttribute('aria-expanded', 'false');
    expect(tab('视频')).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the preview open before the match', async () => {
    await show({ status: 'upcoming' });
    expect(tab('分析')).toHaveAttribute('aria-expanded', 'true');
  });

  it('has the line-ups alone of a match that is over, and keeps no room below them', async () => {
    await show({ status: 'ended' });
    expect(screen.getByRole('button')).toHaveAccessibleName('阵容');
    expect(document.querySelector('.overflow-y-auto')).toBeNull();
  });

  it('is not there for a match that has nothing to show', async () => {
    await show({ status: 'ended', sport: 'virtualFootball' });
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('keeps its own height free until it is there', () => {
    const panel = sportsBettingModule.panels?.find(({ id }) => id === 'stage');
    expect(panel?.height).toBe(STAGE_HEIGHT);
  });
});

describe('the list beside a match', () => {
  const showRelated = async (query: string) => {
    const match = jest.fn(async (id: string) => answer({ match: fakeMatch(id) }));
    await showSports({
      page: <RelatedRail />,
      path: MATCH,
      at: `${MATCH}${query}`,
      venue: { match, matches: async () => pageOf([fakeMatch('other')]) },
    });
    await settle();
    return match;
  };

  it('has what else is on', async () => {
    await showRelated('?venue=IMTY&id=rail1');
    expect(await screen.findByRole('article', { name: '主队other – 客队other' })).toBeInTheDocument();
  });

  it('has nothing, and asks nothing, where the address names no match', async () => {
    const asked = await showRelated('');
    expect(screen.queryByRole('region')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});

import { MATCH_VARIANTS, type MatchVariant } from '@heptad/brand-config';
import { stubBrand } from '@heptad/brand-config/testing';
import type { Match } from '@heptad/venue-gateway';
import { screen } from '@testing-library/react';
import { fakeMatch, settle, showSports } from '../testing/sports-scene';
import CardExtras from './card-extras';
import { MatchCard } from '../match-card/match-card';
import { splitMatch } from '../match/match-shape';

async function show(more: Partial<Match>, matchRow: MatchVariant = 'calm') {
  const { layout } = stubBrand().config;
  await showSports({
    page: <MatchCard match={splitMatch(fakeMatch('x', more)).shape} extras={CardExtras} />,
    brand: { config: { layout: { ...layout, matchRow } } },
  });
  await settle();
}

describe('what a card says beside the score', () => {
  it('has a mark for the match, corners, red cards and that it can be watched', async () => {
    await show({ corners: { home: 5, away: 3 }, redCards: { home: 0, away: 1 }, stream: true });
    expect(screen.getByRole('button', { name: '收藏比赛 主队x – 客队x' })).toBeInTheDocument();
    expect(screen.getByText('角球').parentElement).toHaveTextContent('5-3');
    expect(screen.getByRole('img', { name: '红牌' }).parentElement).toHaveTextContent('0-1');
    expect(screen.getByRole('img', { name: '有直播' })).toBeInTheDocument();
  });

  it('says nothing of what there is not', async () => {
    await show({ redCards: { home: 0, away: 0 } });
    expect(screen.queryByText('角球')).toBeNull();
    expect(screen.queryByRole('img', { name: '红牌' })).toBeNull();
    expect(screen.queryByRole('img', { name: '有直播' })).toBeNull();
  });

  it('draws how the price moved in a brand whose lists are tables, and in no other', async () => {
    await show({}, 'table');
    expect(await screen.findByRole('img', { name: '主胜赔率走势' })).toBeInTheDocument();
  });

  it.each(MATCH_VARIANTS.filter((variant) => variant !== 'table'))(
    'draws no trend in rows that are %s',
    async (variant) => {
      await show({}, variant);
      expect(screen.queryByRole('img', { name: '主胜赔率走势' })).toBeNull();
    },
  );
});

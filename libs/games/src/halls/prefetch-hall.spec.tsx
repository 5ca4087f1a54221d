import { stubApiClient } from '@heptad/api-client/testing';
import { games as calls } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { act, screen } from '@testing-library/react';
import { gamesModule } from '../games-module';
import { wireGame, wireHall, wireProvider } from '../testing/hall-answers';
import { prefetchHall } from './prefetch-hall';

const HALL = wireHall([wireGame('jade-forest', { name: '翡翠森林' })], [wireProvider('a', { name: '山海' })]);

async function scene() {
  const api = stubApiClient({
    [calls.hall.path]: { ok: true, value: HALL },
    [calls.jackpots.path]: { ok: true, value: [] },
  });
  const { store, router } = await renderFeature({
    module: gamesModule,
    at: '/elsewhere',
    services: { api },
    brand: { config: { capabilities: ['egame', 'live'] } },
  });
  const prefetch = (area: string): void =>
    prefetchHall('zh-CN', { params: { area }, dispatch: store.dispatch as never });
  const asked = () => api.sent.map(({ path, request }) => [path, request]);
  return { router, prefetch, asked };
}

const LANGUAGE = { language: 'zh-CN' };

describe('what a hall will ask for first', () => {
  it('is its games, and the jackpots where they stand above them', async () => {
    const { prefetch, asked } = await scene();
    prefetch('egame');
    expect(asked()).toEqual([
      [calls.hall.path, { area: 'egame', ...LANGUAGE }],
      [calls.jackpots.path, LANGUAGE],
    ]);
  });

  it('is its games alone elsewhere', async () => {
    const { prefetch, asked } = await scene();
    prefetch('live');
    expect(asked()).toEqual([[calls.hall.path, { area: 'live', ...LANGUAGE }]]);
  });

  it.each(['poker', '', 'EGAME'])('is nothing for “%s”, which is no area', async (area) => {
    const { prefetch, asked } = await scene();
    prefetch(area);
    expect(asked()).toEqual([]);
  });

  it('is asked for as the page is entered, and not again by the page', async () => {
    const { router, asked } = await scene();
    await act(() => router.navigate('/venues/egame'));
    await settle();
    expect(screen.getByRole('link', { name: /翡翠森林/ })).toBeVisible();
    expect(asked().map(([path]) => path)).toEqual([calls.hall.path, calls.jackpots.path]);
  });
});

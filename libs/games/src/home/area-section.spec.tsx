import { stubApiClient } from '@heptad/api-client/testing';
import { games } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { gamesModule } from '../games-module';
import { wireGame, wireHall, wireProvider } from '../testing/hall-answers';
import { sectionOf } from './area-section';

const HOT = [
  { area: 'egame', ...wireHall([wireGame('one', { plays: 12 }), wireGame('two')]) },
  {
    area: 'live',
    ...wireHall([wireGame('table')], [wireProvider('a', { type: 'live', status: 0 })]),
  },
] as const;

async function show(area: 'egame' | 'live' | 'fishing', answer: unknown = { ok: true, value: HOT }) {
  const { default: Section, messages } = sectionOf(area);
  const api = stubApiClient({ [games.hot.path]: answer as never });
  const scene = await renderFeature({
    module: gamesModule,
    page: <Section />,
    services: { api },
    ...(messages && { messages }),
  });
  await settle();
  return { ...scene, api };
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the section of an area on the home page', () => {
  it('shows what members play most, with real plays, and leads to the hall', async () => {
    await show('egame');
    expect(screen.getByRole('heading', { name: '电子' })).toBeVisible();
    expect(links()).toEqual([
      ['全部', '/venues/egame'],
      ['游戏one今日 12 局', '/venues/egame?game=one'],
      ['游戏two厂商a', '/venues/egame?game=two'],
    ]);
  });

  it('says what is under maintenance', async () => {
    await show('live');
    expect(links().at(-1)).toEqual(['游戏table维护中', '/venues/live?game=table']);
  });

  it('says that there are none', async () => {
    await show('fishing');
    expect(screen.getByRole('status')).toHaveTextContent('暂时没有游戏');
  });

  it('is asked for again where it cannot be had', async () => {
    const error = { kind: 'http', status: 500, message: '', call: '/x' } as const;
    const { api } = await show('egame', { ok: false, error });
    expect(screen.getByRole('alert')).toHaveTextContent('游戏加载失败');
    api.answer(games.hot, { ok: true, value: HOT });
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(links()).toHaveLength(3);
  });

  it('stands only where the brand offers the area', () => {
    expect(gamesModule.homeSections?.map(({ id, capability }) => [id, capability])).toEqual([
      ['egame', 'egame'],
      ['live', 'live'],
      ['lottery', 'lottery'],
      ['fishing', 'fishing'],
    ]);
  });
});

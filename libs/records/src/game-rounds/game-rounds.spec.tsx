import { stubApiClient } from '@heptad/api-client/testing';
import { games, SPORTS_VENUES } from '@heptad/contracts';
import { keepFiles } from '@heptad/device/testing';
import { renderFeature } from '@heptad/feature-testing';
import { readCsv } from '@heptad/file-export';
import { fakeMember } from '@heptad/session/testing';
import { createToastStore } from '@heptad/ui-kit';
import { stubVenueGateway } from '@heptad/venue-gateway/testing';
import { screen, within } from '@testing-library/react';
import { recordsModule } from '../records-module';
import { failed, ok, press, settle, sizeOfPhone } from '../testing/show-records';
import { NOW } from '../testing/wire-records';

const wireRound = (id: number, more: object = {}) => ({
  id: `P${String(id).padStart(10, '0')}`,
  game: 'lantern-night',
  name: '灯火长街',
  engine: 'slot',
  area: 'egame',
  state: 'settled',
  stake: '2.00',
  win: '5.50',
  startedAt: NOW - id * 1_000,
  settledAt: NOW - id * 1_000,
  ...more,
});

interface Asked {
  readonly page: number;
  readonly size: number;
}
const answer = (all: readonly object[], { page, size }: Asked) => ({
  items: all.slice((page - 1) * size, page * size),
  total: all.length,
  page,
  size,
  sums: { stake: '260.00', win: '125.50' },
});

async function show(all: readonly object[], at = '/record/bet?tab=games') {
  const api = stubApiClient({ [games.rounds.path]: (request: unknown) => ok(answer(all, request as Asked)) });
  const { router } = await renderFeature({
    module: recordsModule,
    parts: { sagas: [] },
    at,
    member: fakeMember('1'),
    services: {
      api,
      toast: { ...createToastStore(), show: jest.fn() },
      clock: { now: () => NOW, monotonic: () => Date.now(), setServerTime: () => undefined },
      venues: stubVenueGateway({ venues: () => [SPORTS_VENUES.IMTY] }),
    },
  });
  await settle();
  await settle();
  const asked = () => api.sent.map(({ request }) => request);
  return { api, router, asked };
}

beforeEach(sizeOfPhone);
afterEach(() => jest.restoreAllMocks());

describe('rounds of games beside bets', () => {
  it('ROUTE-070 are listed with their sums, and lead to their proof', async () => {
    const { asked } = await show([wireRound(1), wireRound(2, { win: '0.00' })]);
    expect(await screen.findByRole('link', { current: 'page', name: '游戏' })).toBeInTheDocument();
    expect(asked()[0]).toMatchObject({ language: 'zh-CN', page: 1, size: 20 });
    const sums = screen.getByRole('region', { name: '合计' });
    expect(sums).toHaveTextContent('¥260.00');
    expect(sums).toHaveTextContent('−¥134.50');
    const won = screen.getByRole('link', { name: /灯火长街.*\+¥3.50/ });
    expect(won).toHaveAttribute('href', '/venues/round/P0000000001');
    expect(screen.getByRole('link', { name: /灯火长街.*−¥2.00/ })).toBeInTheDocument();
  });

  it('are filtered by area and game in the address', async () => {
    const { asked, router } = await show([
      wireRound(1),
      wireRound(2, { game: 'jade-forest', name: '翡翠森林' }),
    ]);
    await press(within(await screen.findByRole('group', { name: '游戏' })).getByText('翡翠森林'));
    expect(router.state.location.search).toBe('?tab=games&game=jade-forest');
    expect(asked().at(-1)).toMatchObject({ game: 'jade-forest' });
    await press(within(screen.getByRole('group', { name: '游戏区' })).getByText('真人'));
    expect(router.state.location.search).toBe('?tab=games&area=live');
    const last = asked().at(-1);
    expect(last).toMatchObject({ area: 'live' });
    expect(last).not.toHaveProperty('game');
  });

  it('that are none say so, and a narrowed list leads back to all', async () => {
    const { router } = await show([], '/record/bet?tab=games&area=live');
    await press(await screen.findByRole('button', { name: '重置' }));
    expect(router.state.location.search).toBe('?tab=games');
    expect(await screen.findByText('这段时间没有牌局')).toBeInTheDocument();
  });

  it('that cannot be had say so and are asked for again', async () => {
    const { api } = await show([wireRound(1)]);
    api.answer(games.rounds, failed('http'));
    await press(screen.getByText('真人'));
    api.answer(games.rounds, (request) => ok(answer([wireRound(1)], request as Asked)));
    await press(screen.getByRole('button', { name: /重试|重新加载/ }));
    expect(screen.getByRole('link', { name: /灯火长街/ })).toBeInTheDocument();
  });

  it('are written into a file, all of them', async () => {
    const files = keepFiles();
    await show(Array.from({ length: 130 }, (_, index) => wireRound(index + 1)));
    await press(await screen.findByText('导出表格'));
    expect(await screen.findByText('已导出 130 局')).toBeInTheDocument();
    expect(files.map(({ name }) => name)).toEqual(['some-游戏记录-2026-05-20.csv']);
    const rows = readCsv((await files[0]?.text) ?? '');
    expect(rows).toHaveLength(131);
    expect(rows[1]?.slice(0, 4)).toEqual(['P0000000001', '电子', '灯火长街', '已结算']);
    expect(rows[1]?.slice(6)).toEqual(['2.00', '5.50', '3.50']);
  });
});

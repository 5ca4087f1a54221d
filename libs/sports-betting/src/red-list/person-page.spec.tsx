import { stubApiClient } from '@heptad/api-client/testing';
import { redList } from '@heptad/contracts';
import { OddsType } from '@heptad/formatting';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { oddsFormatActions } from '../odds-format/odds-format-slice';
import { settle, showSports } from '../testing/sports-scene';
import { fakePerson, fakeTip } from './testing/red-list-fakes';
import PersonPage, { messages } from './person-page';
import { TIPS_PAGE_SIZE, type Tip } from './red-list-queries';

const PATH = '/home/sports/redList/person';

async function show({ open = [fakeTip('o1')], settled = [] as readonly Tip[], query = '?id=t01' } = {}) {
  const api = stubApiClient({
    [redList.person.path]: { ok: true, value: fakePerson() },
    [redList.tips.path]: (request) => {
      const {
        settled: past,
        page,
        size,
      } = request as {
        readonly settled: boolean;
        readonly page: number;
        readonly size: number;
      };
      const all = past ? settled : open;
      const items = all.slice((page - 1) * size, page * size);
      return { ok: true, value: { items, total: all.length, page, size } };
    },
  });
  const scene = await showSports({
    page: <PersonPage />,
    messages,
    path: PATH,
    at: `${PATH}${query}`,
    more: { api },
  });
  await settle();
  return { ...scene, api };
}

const tips = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('link');

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await settle();
}

describe('the page of a tipster', () => {
  it('ROUTE-084 shows who it is, the figures, how the profit went, and what is open', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 2, name: '达人t01' })).toBeInTheDocument();
    expect(screen.getByText('7 人关注')).toBeInTheDocument();
    const figures = screen.getByRole('region', { name: '成绩' });
    expect(figures).toHaveTextContent('+12.5%');
    expect(figures).toHaveTextContent('9 / 1 / 6');
    expect(
      within(screen.getByRole('figure', { name: '盈利曲线（单位）' })).getByRole('table'),
    ).toHaveTextContent('01-01-1.0001-02+2.00');
    expect(tips('进行中')).toHaveLength(1);
    expect(tips('进行中')[0]).toHaveAttribute('href', '/home/sports/redList/recDetail?id=o1');
  });

  it('writes average odds in the member’s notation, as it does those of the tips', async () => {
    const { store } = await show();
    const average = () => screen.getByText('平均赔率').nextSibling;
    expect(average()).toHaveTextContent('1.94');
    act(() => void store.dispatch(oddsFormatActions.oddsTypeChosen(OddsType.hongkong)));
    expect(average()).toHaveTextContent('0.94');
    expect(tips('进行中')[0]?.closest('li')).toHaveTextContent('@0.85');
  });

  it('asks for the span that is chosen and keeps it in the address', async () => {
    const { api, router } = await show();
    await press(screen.getByRole('radio', { name: '近 30 天' }));
    expect(router.state.location.search).toBe('?id=t01&days=30');
    expect(api.sent.filter(({ path }) => path === redList.person.path).at(-1)).toMatchObject({
      request: { id: 't01', days: 30 },
    });
  });

  it('shows the tips as the panel of the chosen tab', async () => {
    await show();
    const panel = screen.getByRole('tabpanel', {
      name: screen.getByRole('tab', { selected: true }).textContent ?? '',
    });
    for (const tab of screen.getAllByRole('tab', { selected: true }))
      expect(tab).toHaveAttribute('aria-controls', panel.id);
  });

  it('shows how past tips ended, page by page, each of them once', async () => {
    const settled = Array.from({ length: TIPS_PAGE_SIZE + 3 }, (_, place) =>
      fakeTip(`s${String(place)}`, { state: 'lost', profit: '-1.00' }),
    );
    await show({ settled });
    await press(screen.getByRole('tab', { name: '往期推荐' }));
    expect(tips('往期推荐')).toHaveLength(TIPS_PAGE_SIZE);
    expect(screen.getAllByText('-1.00 单位')).toHaveLength(TIPS_PAGE_SIZE);
    await press(screen.getByRole('button', { name: '加载更多' }));
    expect(tips('往期推荐')).toHaveLength(TIPS_PAGE_SIZE + 3);
    expect(screen.getByText('没有更多了')).toBeInTheDocument();
  });

  it('says so where nothing is open', async () => {
    await show({ open: [] });
    expect(screen.getByText('目前没有进行中的推荐')).toBeInTheDocument();
  });

  it('says that there is no such person where the address names none', async () => {
    const { api } = await show({ query: '' });
    expect(screen.getByText('没有找到这位达人')).toBeInTheDocument();
    expect(api.sent).toEqual([]);
  });
});

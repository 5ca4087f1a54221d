import type { Result } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { sports, type CallRequest } from '@heptad/contracts';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { SEARCH_PAUSE_MS } from '../list-tools/use-typing-pause';
import { failed, settle, showSports } from '../testing/sports-scene';
import { RECENT_SEARCHES } from './recent-searches';
import SearchPage, { messages } from './search-page';
import type { SearchAnswer } from './search-queries';
import { FOUND_NOTHING, foundBy } from './testing/search-fakes';

beforeEach(() => {
  jest.useFakeTimers();
  // The browser of the tests has no such function.
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

type Request = CallRequest<typeof sports.search>;
type Answer = Result<SearchAnswer>;

/** A platform whose answers come when the spec says so. */
function slowPlatform() {
  const open = new Map<string, (answer: Answer) => void>();
  const api = stubApiClient({
    [sports.search.path]: (request) =>
      new Promise<Answer>((resolve) => open.set((request as Request).words, resolve)),
  });
  return {
    api,
    asked: () => api.sent.map(({ request }) => (request as Request).words),
    async answer(words: string, found: SearchAnswer | 'failed') {
      open.get(words)?.(found === 'failed' ? failed : { ok: true, value: found });
      await settle();
    },
  };
}

async function show(at = '/search') {
  const platform = slowPlatform();
  const scene = await showSports({
    page: <SearchPage />,
    messages,
    path: '/search',
    at,
    more: { api: platform.api },
  });
  await settle();
  return { ...scene, ...platform };
}

const field = () => screen.getByRole('searchbox', { name: '搜索全部体育' });
const pause = async (ms = SEARCH_PAUSE_MS) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
};
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const options = () => screen.queryAllByRole('option');
const titles = () => options().map((option) => option.textContent);
const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

describe('the search over all sports', () => {
  it('asks once typing has paused, in the member’s language, at the first venue or the address’s', async () => {
    const { api, asked } = await show();
    type('利');
    await pause(SEARCH_PAUSE_MS - 1);
    type(' 利物浦 ');
    await pause(SEARCH_PAUSE_MS - 1);
    expect(asked()).toEqual([]);
    await pause(1);
    expect(api.sent.map(({ request }) => request)).toEqual([
      { words: '利物浦', venue: 'IMTY', language: 'zh-CN' },
    ]);
    await pause(5 * SEARCH_PAUSE_MS);
    expect(asked()).toHaveLength(1);
  });

  it('shows results by groups, each with where it leads', async () => {
    const { asked, answer } = await show('/search?venue=FBTY&q=%E6%98%9F');
    expect(asked()).toEqual(['星']);
    await answer('星', foundBy('星'));
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      4,
    );
    expect(within(screen.getByRole('group', { name: '比赛' })).getByRole('option')).toHaveAttribute(
      'href',
      '/home/sports/sportsDetails?venue=FBTY&id=1',
    );
    const query = (name: string) =>
      new URL(
        within(screen.getByRole('group', { name })).getByRole('option').getAttribute('href') ?? '',
        'http://ky.test',
      ).searchParams;
    expect(Object.fromEntries(query('球队'))).toEqual({
      venue: 'FBTY',
      period: 'live',
      sport: 'football',
      q: '星',
    });
    expect(Object.fromEntries(query('联赛'))).toMatchObject({ period: 'today', sport: 'tennis' });
    expect(query('联赛').get('leagues')).toContain('52');
    expect(Object.fromEntries(query('球员'))).toEqual({ venue: 'FBTY', id: '3' });
    expect(titles()[0]).toBe('星 – 客队1滚球 2-1 · 星河联赛');
  });

  it('drops the late answer of older words, and shows that of the last ones', async () => {
    const { answer } = await show();
    type('利');
    await pause();
    type('利物');
    await pause();
    await answer('利物', foundBy('利物浦'));
    await answer('利', foundBy('利兹'));
    expect(titles()[0]).toMatch(/^利物浦/);
  });

  it('keeps the last results in view while the next are on their way, but takes none of them', async () => {
    const { router, answer } = await show();
    type('利');
    await pause();
    await answer('利', foundBy('利物浦'));
    type('曼');
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await pause();
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(router.state.location.pathname).toBe('/search');
    await answer('曼', foundBy('曼城'));
    expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy');
    expect(titles()[0]).toMatch(/^曼城/);
  });

  it('says when nothing is called so, and asks again after a failure', async () => {
    const { answer, asked } = await show();
    type('zzz');
    await pause();
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    await answer('zzz', FOUND_NOTHING);
    expect(screen.getByText('没有找到相关赛事')).toBeInTheDocument();
    type('yyy');
    await pause();
    await answer('yyy', 'failed');
    expect(screen.getByRole('alert')).toHaveTextContent('搜索失败');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(asked()).toEqual(['zzz', 'yyy', 'yyy']);
    await answer('yyy', foundBy('云'));
    expect(options()).toHaveLength(4);
  });

  it('is moved through by arrows, around its ends, and begins anew with other results', async () => {
    const { answer } = await show('/search?q=a');
    await answer('a', foundBy('a'));
    expect(chosen()).toBe(0);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(chosen()).toBe(3);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(chosen()).toBe(1);
    expect(field()).toHaveAttribute('aria-activedescendant', options()[1]?.id);
    type('b');
    await pause();
    await answer('b', foundBy('b'));
    expect(chosen()).toBe(0);
  });

  it('takes the chosen result by Enter and keeps its words; not by the Enter of an input method', async () => {
    const { answer, device } = await show('/search?q=Lwp');
    await answer('Lwp', foundBy('利物浦'));
    const taken = jest.fn((event: Event) => event.preventDefault());
    options()[1]?.addEventListener('click', taken);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent(field(), createEvent.keyDown(field(), { key: 'Enter', isComposing: true }));
    expect(taken).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(taken).toHaveBeenCalledTimes(1);
    expect(device.items.get(RECENT_SEARCHES)).toEqual(['Lwp']);
  });

  it('offers what was looked for last, looks for it again, and forgets it when told', async () => {
    const { asked, device } = await show();
    act(() => device.items.set(RECENT_SEARCHES, ['曼城', '英超']));
    expect(titles()).toEqual(['曼城', '英超']);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await settle();
    expect(asked()).toEqual(['英超']);
    expect(field()).toHaveValue('英超');
    type('');
    await pause();
    fireEvent.click(screen.getByRole('button', { name: '全部清除' }));
    expect(device.items.get(RECENT_SEARCHES)).toBeUndefined();
    expect(screen.getByText(/支持中文、拼音/)).toBeInTheDocument();
  });

  it('keeps its words in the address', async () => {
    const { router } = await show('/search?venue=FBTY');
    type('英超');
    await pause();
    expect(router.state.location.search).toBe('?venue=FBTY&q=%E8%8B%B1%E8%B6%85');
    type('');
    await pause();
    expect(router.state.location.search).toBe('?venue=FBTY');
  });

  it('asks for no more letters than the platform takes', async () => {
    const { asked } = await show(`/search?q=${'x'.repeat(60)}`);
    expect(asked()).toEqual(['x'.repeat(40)]);
  });
});

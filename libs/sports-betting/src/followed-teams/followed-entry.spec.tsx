import type { Result } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { sports, teams, type CallResponse } from '@heptad/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { SEARCH_PAUSE_MS } from '../list-tools/use-typing-pause';
import { splitMatch } from '../match/match-shape';
import { FOUND_NOTHING, foundBy } from '../search/testing/search-fakes';
import { failed, fakeMatch, settle, showSports } from '../testing/sports-scene';
import FollowedEntry, { messages } from './followed-entry';

type Followed = CallResponse<typeof teams.followed>['teams'];

const next = {
  id: 'n1',
  league: '美职联',
  home: '纽约城',
  away: '波特兰',
  kickOff: Date.UTC(2030, 0, 1, 12),
};
const CITY = { id: '11', name: '纽约城', next };
const PLAYING = { id: '12', name: '辛辛那提', next: { ...next, id: 'n2', score: { home: 2, away: 1 } } };
const matches = [
  splitMatch(fakeMatch('m', { home: { id: '21', name: '多特' }, away: { id: '22', name: '法兰' } })).shape,
  splitMatch(fakeMatch('k', { home: { id: '21', name: '多特' }, away: { name: '无号' } })).shape,
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function show({
  followed = [] as Followed,
  list,
  member = true,
}: { followed?: Followed; list?: Result<unknown>; member?: boolean } = {}) {
  const now = new Map(followed.map((team) => [team.id, team]));
  const api = stubApiClient({
    [teams.followed.path]: () => list ?? { ok: true, value: { teams: [...now.values()] } },
    [teams.follow.path]: (request) => {
      const { id, followed: wanted } = request as { id: string; followed: boolean };
      if (wanted) now.set(id, followed.find((team) => team.id === id) ?? { id, name: `球队${id}` });
      else now.delete(id);
      return { ok: true, value: null };
    },
    [sports.search.path]: (request) => ({
      ok: true,
      value: (request as { words: string }).words === '无' ? FOUND_NOTHING : foundBy('利物浦'),
    }),
  });
  const scene = await showSports({
    page: <FollowedEntry venue="FBTY" matches={matches} />,
    messages,
    member,
    more: { api },
  });
  await settle();
  const sent = () => api.sent.filter(({ path }) => path === teams.follow.path).map(({ request }) => request);
  return { ...scene, sent };
}

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await settle();
}

async function open() {
  await press(screen.getByRole('button', { name: /^关注/ }));
  await settle();
  return within(await screen.findByRole('dialog', { name: '关注的球队' }));
}

const namesIn = (rows: readonly HTMLElement[]) => rows.map((row) => row.querySelector('p')?.textContent);

describe('the list of followed teams', () => {
  it('shows each with its league and the way to the match that it plays now or next', async () => {
    await show({ followed: [CITY, PLAYING] });
    expect(screen.getByRole('button', { name: /关注的球队/ })).toHaveTextContent('2');
    const sheet = await open();
    const [city, playing] = sheet.getAllByRole('listitem');
    expect(city).toHaveTextContent('美职联');
    expect(within(city!).getByRole('link')).toHaveAttribute(
      'href',
      '/home/sports/sportsDetails?venue=FBTY&id=n1',
    );
    expect(within(city!).getByRole('link')).toHaveTextContent('纽约城 – 波特兰');
    expect(within(playing!).getByRole('link')).toHaveTextContent('滚球 2-1');
  });

  it('keeps a team that was let go in its place, and follows it again by one tap', async () => {
    const { sent } = await show({ followed: [CITY, PLAYING] });
    const sheet = await open();
    await press(sheet.getByRole('button', { name: '取消关注纽约城' }));
    expect(namesIn(sheet.getAllByRole('listitem'))).toEqual(['已取消关注纽约城', '辛辛那提']);
    await press(sheet.getByRole('button', { name: '恢复关注纽约城' }));
    expect(namesIn(sheet.getAllByRole('listitem'))).toEqual(['纽约城', '辛辛那提']);
    expect(sent()).toEqual([
      { id: '11', followed: false },
      { id: '11', followed: true },
    ]);
  });

  it('finds teams by their names, to be followed from there', async () => {
    const { sent } = await show({ followed: [CITY] });
    const sheet = await open();
    const type = async (words: string) => {
      fireEvent.change(sheet.getByRole('searchbox'), { target: { value: words } });
      await act(() => jest.advanceTimersByTimeAsync(SEARCH_PAUSE_MS));
      await settle();
    };
    await type(' lwp ');
    const [found] = foundBy('利物浦').teams;
    await press(sheet.getByRole('button', { name: `关注${found!.name}` }));
    expect(sent()).toEqual([{ id: found!.id, followed: true }]);
    expect(sheet.getByRole('button', { name: `取消关注${found!.name}` })).toBeInTheDocument();
    await type('无');
    expect(sheet.getByText('没有找到球队')).toBeInTheDocument();
    await type('');
    expect(sheet.getAllByRole('listitem')).toHaveLength(2);
  });

  it('offers who follows none the teams of the list, each once, those that can be followed', async () => {
    const { sent } = await show();
    expect(screen.getByRole('button', { name: '关注球队，比赛排在最前' })).toBeInTheDocument();
    const sheet = await open();
    expect(sheet.getByText('还没有关注的球队')).toBeInTheDocument();
    expect(namesIn(sheet.getAllByRole('listitem'))).toEqual(['多特', '法兰']);
    await press(sheet.getByRole('button', { name: '关注多特' }));
    expect(sent()).toEqual([{ id: '21', followed: true }]);
    expect(sheet.queryByText('还没有关注的球队')).toBeNull();
  });

  it('says that it could not be had, and asks again', async () => {
    await show({ list: failed });
    const sheet = await open();
    expect(sheet.getByRole('alert')).toHaveTextContent('关注的球队加载失败');
    expect(sheet.getByRole('button', { name: '重试' })).toBeInTheDocument();
  });

  it('is not there for a guest', async () => {
    await show({ member: false });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

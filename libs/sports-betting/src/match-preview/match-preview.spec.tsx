import { stubApiClient } from '@heptad/api-client/testing';
import { matches, type CallResponse } from '@heptad/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { failed, fakeMatch, settle, showSports } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import MatchPreview, { messages } from './match-preview';
import { pastMatch } from './testing/preview-fakes';

type Preview = CallResponse<typeof matches.preview>;

const HOME = { id: '11', name: '主队m' };
const AWAY = { id: '12', name: '客队m' };
const THIRD = { id: '13', name: '第三队' };
const match = splitMatch(fakeMatch('m', { status: 'upcoming', home: HOME, away: AWAY })).shape;
const EMPTY: Preview = { home: [], away: [], meetings: [] };
const row = (team: typeof HOME, points: number) => {
  return { team, played: 9, won: 5, drawn: 2, lost: 2, scored: 14, conceded: 8, points };
};

async function show(told: Partial<Preview> | undefined) {
  const api = stubApiClient({
    [matches.preview.path]: told === undefined ? failed : answer({ ...EMPTY, ...told }),
  });
  await showSports({ page: <MatchPreview match={match} />, messages, more: { api } });
  await settle();
  return api;
}
const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

describe('what is known before a match', () => {
  it('ROUTE-081 is the form of each team by its last matches, whatever its opponent, asked for once', async () => {
    const api = await show({ home: [pastMatch('r', HOME, THIRD, 2, 1)] });
    const home = screen.getByRole('region', { name: '主队m' });
    expect(within(home).getByRole('listitem')).toHaveTextContent('胜主第三队2-1');
    expect(screen.getByRole('region', { name: '客队m' })).toHaveTextContent('近期没有比赛');
    expect(api.sent.map(({ request }) => request)).toEqual([{ matchId: 'm', language: 'zh-CN' }]);
  });

  it('is how they met, what that came to for the home side, and each match', async () => {
    await show({ meetings: [pastMatch('a', AWAY, HOME, 0, 3), pastMatch('b', HOME, AWAY, 1, 1)] });
    open('交锋');
    expect(screen.getByText('近 2 次交锋，主队m 1 胜 1 平 0 负')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '胜12-20客队m0-3主队m',
      '平12-20主队m1-1客队m',
    ]);
  });

  it('says so where they have not met, and where the league has no table', async () => {
    await show({});
    open('交锋');
    expect(screen.getByText('两队近期没有交手记录')).toBeInTheDocument();
    open('积分榜');
    expect(screen.getByText('本项赛事没有积分榜')).toBeInTheDocument();
  });

  it('is the table of the league with both teams marked', async () => {
    await show({ table: [row(THIRD, 20), row(HOME, 17), row(AWAY, 3)] });
    open('积分榜');
    const [, ...rows] = within(screen.getByRole('table', { name: '星河联赛积分榜' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1第三队9522+620',
      '2主队m9522+617',
      '3客队m9522+63',
    ]);
    expect(rows.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'true', 'true']);
  });

  it('has no column of draws in a sport without them', async () => {
    await show({ table: [{ ...row(HOME, 15), drawn: 0, scored: 90, conceded: 99 }] });
    open('积分榜');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '名次',
      '球队',
      '赛',
      '胜',
      '负',
      '净胜',
      '积分',
    ]);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('1主队m952−915');
  });

  it('can be asked for again where it could not be had', async () => {
    const api = await show(undefined);
    expect(screen.getByText('赛前数据加载失败')).toBeInTheDocument();
    const before = api.sent.length;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(api.sent.length).toBeGreaterThan(before);
  });
});

import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { stubBrand } from '@heptad/brand-config/testing';
import { type CallResponse, configuration, video as videoCalls } from '@heptad/contracts';
import { AppContext, RoomMatch, useAppContext } from '@heptad/feature-module';
import { renderFeature, settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { useContext, type ReactNode } from 'react';
import AnchorsSection from '../home/anchors-section';
import AnchorsPage from '../list/anchors-page';
import { mediaModule } from '../media-module';
import AnchorRoomPage from './anchor-room-page';

type Setting = CallResponse<typeof videoCalls.anchors>;

const CHANGES_AT = Date.parse('2026-11-19T13:00:00Z');
const anchor = (channel: string, name: string, live: 0 | 1): Setting['channels'][number] => ({
  channel,
  name,
  title: `${name}的频道`,
  coverUrl: '/cover.png',
  live,
  changesAt: CHANGES_AT,
  viewers: 1234,
  followers: 56,
  match: { matchId: 'm1', league: '星河联赛', home: '主队', away: '客队', kickOff: 1, live: 1 },
});
const SETTING: Setting = { show: 1, channels: [anchor('azhuo', '阿卓', 0), anchor('chenxi', '晨曦', 1)] };

const ok = (value: unknown) => ({ ok: true, value }) as const;
const failed = { ok: false, error: { kind: 'http', status: 500, message: '', call: '/x' } } as const;
const URLS = ['/video/v1/stream/1/chenxi.m3u8', '/video/v1/stream/2/chenxi.m3u8'];
const file = (urls: readonly string[]) => ok(JSON.stringify({ channel: 'chenxi', title: '', urls }));
const config = (setting: unknown) => ok({ memberGradeConfigList: [], anchor_sponsored_setting: setting });

async function show(page: ReactNode, answers: StubAnswers, at = '/', path = at, member = false) {
  const api = stubApiClient({
    [videoCalls.anchors.path]: ok(SETTING),
    [configuration.appConfig.path]: config('1'),
    [videoCalls.anchorFile.path]: file(URLS),
    ...answers,
  });
  return renderFeature({ module: mediaModule, page, at, path, member, services: { api } });
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const room = (channel: string, answers: StubAnswers = {}) =>
  show(<AnchorRoomPage />, answers, `/anchors/${channel}`, '/anchors/:channel');
const video = () => screen.getByLabelText<HTMLVideoElement>('晨曦的直播');

beforeEach(() => {
  const element = HTMLMediaElement.prototype;
  jest.spyOn(element, 'canPlayType').mockReturnValue('maybe');
  jest.spyOn(element, 'play').mockResolvedValue();
  jest.spyOn(element, 'load').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the list of anchors', () => {
  it('SHELL-009 has who is on the air first, with the match, and says when the others come', async () => {
    const { api } = await show(<AnchorsPage />, {});
    expect(api.sent[0]?.options.headers).toEqual({ 'Accept-Language': 'zh-CN' });
    expect(links()).toEqual(['/anchors/chenxi', '/anchors/azhuo']);
    expect(screen.getByRole('link', { name: /晨曦/ })).toHaveTextContent(/直播中.*主队 VS 客队/);
    expect(screen.getByRole('link', { name: /阿卓/ })).toHaveTextContent(/未开播.*\d{2}:00 开播/);
  });

  it.each([
    ['CALL-010 the site does not show them', ok({ show: 0, channels: SETTING.channels }), '本站暂未开放主播'],
    ['there is none', ok({ show: 1, channels: [] }), '暂无主播'],
  ])('says so where %s', async (_name, reply, words) => {
    await show(<AnchorsPage />, { [videoCalls.anchors.path]: reply });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('tries again after a failure', async () => {
    const { api } = await show(<AnchorsPage />, { [videoCalls.anchors.path]: failed });
    expect(screen.getByRole('alert')).toHaveTextContent('主播列表加载失败');
    api.answer(videoCalls.anchors, ok(SETTING));
    await press('重试');
    expect(links()).toHaveLength(2);
  });
});

describe('an anchor’s room', () => {
  it('asks for no pictures until they are wanted, and leads to the match', async () => {
    const { api } = await room('chenxi');
    expect(api.sent.map(({ path }) => path)).toEqual([videoCalls.anchors.path]);
    expect(document.querySelector('video')).toBeNull();
    expect(links()).toEqual([
      `/home/sports/sportsDetails?venue=${stubBrand().config.venueOrder[0] ?? ''}&id=m1`,
      '/anchors/azhuo',
    ]);
    await press(/点击观看直播/);
    expect(video().src).toContain(URLS[0]);
    expect(video().muted).toBe(true);
  });

  it('goes to the next host when one fails, and says so when none is left', async () => {
    await room('chenxi');
    await press(/点击观看直播/);
    fireEvent.error(video());
    expect(video().src).toContain(URLS[1]);
    fireEvent.error(video());
    expect(screen.getByRole('alert')).toHaveTextContent('视频暂时无法播放');
  });

  it('says when an anchor who is off the air comes back', async () => {
    await room('azhuo');
    expect(screen.getByRole('status')).toHaveTextContent(/主播休息中，\d{2}:00 开播/);
    expect(screen.queryByRole('button', { name: /点击观看/ })).toBeNull();
  });

  it.each([
    ['CALL-062 has gone off the air meanwhile', file([]), '该频道暂无直播画面'],
    ['cannot be asked about', failed, '视频暂时无法播放'],
  ])('says so when a channel %s, and tries again', async (_name, reply, words) => {
    const { api } = await room('chenxi', { [videoCalls.anchorFile.path]: reply });
    await press(/点击观看直播/);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    api.answer(videoCalls.anchorFile, file(URLS));
    await press('重试');
    expect(video()).toBeInTheDocument();
  });

  it.each([
    ['no such channel', ok(SETTING), 'none'],
    ['no anchor on this site', ok({ ...SETTING, show: 0 }), 'chenxi'],
  ])('says that there is %s, and leads to the others', async (_name, reply, channel) => {
    const { router } = await room(channel, { [videoCalls.anchors.path]: reply });
    expect(screen.getByText('没有找到这个频道')).toBeInTheDocument();
    await press('查看全部主播');
    expect(router.state.location.pathname).toBe('/anchors');
  });
});

describe('the cover of an anchor', () => {
  const coverOf = async (channel: string, coverUrl = '') => {
    document.body.innerHTML = '';
    const one = { ...anchor(channel, '晨曦', 1), coverUrl };
    await show(<AnchorsPage />, { [videoCalls.anchors.path]: ok({ show: 1, channels: [one] }) });
    return document.querySelector('[data-cover]')?.getAttribute('data-cover');
  };

  it('is the platform’s, where it has one', async () => {
    expect(await coverOf('chenxi', '/cover.png')).toBeUndefined();
    expect(document.querySelector('img')).not.toBeNull();
  });

  it('is drawn for the channel where it has none, always the same and hardly that of another', async () => {
    const covers: unknown[] = [];
    for (const channel of ['chenxi', 'azhuo', 'xiaoman', 'laojiang']) covers.push(await coverOf(channel));
    expect(await coverOf('chenxi')).toBe(covers[0]);
    expect(new Set(covers).size).toBe(4);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('following an anchor', () => {
  const followed = (channels: readonly string[]) => ({ [videoCalls.followedAnchors.path]: ok({ channels }) });
  const asMember = (answers: StubAnswers) =>
    show(<AnchorRoomPage />, answers, '/anchors/chenxi', '/anchors/:channel', true);

  it('says how many watch and follow', async () => {
    await room('chenxi');
    expect(screen.getByRole('region', { name: '晨曦' })).toHaveTextContent('1234 人在看 · 56 人关注');
  });

  it('leads a guest to the entry', async () => {
    const { router, api } = await room('chenxi');
    await press('关注晨曦');
    expect(router.state.location.pathname).toMatch(/^\/entry/);
    expect(api.sent.map(({ path }) => path)).not.toContain(videoCalls.followAnchor.path);
  });

  it('is turned on and off by a member', async () => {
    const { api } = await asMember({ ...followed([]), [videoCalls.followAnchor.path]: ok(null) });
    expect(screen.getByRole('button', { name: '关注晨曦' })).toHaveAttribute('aria-pressed', 'false');
    api.answer(videoCalls.followedAnchors, ok({ channels: ['chenxi'] }));
    await press('关注晨曦');
    await settle();
    expect(screen.getByRole('button', { name: '关注晨曦' })).toHaveTextContent('已关注');
    await press('关注晨曦');
    const sent = api.sent.filter(({ path }) => path === videoCalls.followAnchor.path);
    expect(sent.map(({ request }) => request)).toEqual([
      { channel: 'chenxi', followed: true },
      { channel: 'chenxi', followed: false },
    ]);
  });

  it('asks anew whom the member follows before it can turn, where that failed', async () => {
    const { api } = await asMember({ [videoCalls.followedAnchors.path]: failed });
    await press('关注晨曦');
    const asked = api.sent.filter(({ path }) => path === videoCalls.followedAnchors.path);
    expect(asked).toHaveLength(2);
  });
});

describe('the match of a room', () => {
  function Priced({ children }: { readonly children: ReactNode }) {
    const app = useAppContext();
    const RoomPanels = () => <p>prices of {useContext(RoomMatch)}</p>;
    return <AppContext value={{ ...app, RoomPanels }}>{children}</AppContext>;
  }

  it('SHELL-009 has its prices below the picture, where the brand offers bets', async () => {
    await show(
      <Priced>
        <AnchorRoomPage />
      </Priced>,
      {},
      '/anchors/chenxi',
      '/anchors/:channel',
    );
    const section = screen.getByRole('region', { name: '正在解说' });
    expect(section).toHaveTextContent('星河联赛 · 进行中');
    expect(section).toHaveTextContent('prices of m1');
  });
});

describe('the section of the home page', () => {
  it('shows the anchors and the way to all', async () => {
    await show(<AnchorsSection />, {});
    expect(links()).toEqual(['/anchors', '/anchors/chenxi', '/anchors/azhuo']);
  });

  it.each([
    ['ROLE-004 are not sponsored', { [configuration.appConfig.path]: config('0') }],
    ['ROLE-004 are not said to be', { [configuration.appConfig.path]: config(undefined) }],
    ['CALL-010 are not shown', { [videoCalls.anchors.path]: ok({ ...SETTING, show: 0 }) }],
  ])('is not there where the anchors %s', async (_name, answers) => {
    await show(<AnchorsSection />, answers);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('tries again after a failure', async () => {
    const { api } = await show(<AnchorsSection />, { [videoCalls.anchors.path]: failed });
    api.answer(videoCalls.anchors, ok(SETTING));
    await press('重试');
    expect(links()).toHaveLength(3);
  });
});

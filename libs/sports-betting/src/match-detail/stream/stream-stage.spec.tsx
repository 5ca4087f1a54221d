import { stubApiClient } from '@heptad/api-client/testing';
import { stubBrand } from '@heptad/brand-config/testing';
import { video as videoCalls } from '@heptad/contracts';
import { createNativeBridge, type Device } from '@heptad/device';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../../bet-slip/testing/slip-fakes';
import { failed, fakeMatch, settle, showSports, sportsServices } from '../../testing/sports-scene';
import { splitMatch } from '../../match/match-shape';
import { StreamStage } from './stream-stage';

const URLS = ['/video/v1/stream/1/m1.m3u8', '/video/v1/stream/2/m1.m3u8'];
/** Pictures that stand still this long count as lost, milliseconds. */
const STALL_MS = 15_000;
const HLS_TYPE = 'application/vnd.apple.mpegurl';

const list = (more: object = {}, urls: readonly string[] = URLS) =>
  answer(
    JSON.stringify([
      { matchId: 'other', urls: ['/no'] },
      { matchId: 'm1', urls, ...more },
    ]),
  );

interface Scene {
  readonly reply?: Parameters<ReturnType<typeof stubApiClient>['answer']>[1];
  readonly leagueName?: string;
  readonly inApp?: boolean;
  readonly member?: boolean;
  readonly videoOrigins?: readonly string[];
}

async function show({
  reply = list(),
  leagueName = '星河联赛',
  inApp = false,
  member = false,
  videoOrigins = [],
}: Scene = {}) {
  const api = stubApiClient({ [videoCalls.venueFile.path]: reply });
  const { shape } = splitMatch(fakeMatch('m1', { stream: true, league: { id: 'l1', name: leagueName } }));
  const { device } = sportsServices({});
  const native = createNativeBridge({
    isApp: inApp,
    bridge: inApp,
    userAgent: '',
    marker: '',
    scheme: 'x',
    follow: () => undefined,
  });
  const inThis: Device = { ...device, native };
  const scene = await showSports({
    page: <StreamStage match={shape} />,
    member,
    more: {
      api,
      device: inThis,
      site: { current: () => ({ siteVideoVipMin: 1, siteVideoVipMax: 5 }) },
      videoHosts: { origins: videoOrigins, errors: 0 },
    },
  });
  return { ...scene, api };
}

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const video = () => screen.getByLabelText<HTMLVideoElement>('主队m1 对 客队m1 视频');

let native: string;
let hidden: jest.SpyInstance<DocumentVisibilityState>;

beforeEach(() => {
  jest.useFakeTimers();
  native = 'maybe';
  hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const element = HTMLMediaElement.prototype;
  jest
    .spyOn(element, 'canPlayType')
    .mockImplementation((type) => (type === HLS_TYPE && native === 'maybe' ? 'maybe' : ''));
  jest.spyOn(element, 'play').mockResolvedValue();
  jest.spyOn(element, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
  jest.spyOn(element, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the pictures of a match', () => {
  it('ask for nothing until they are wanted', async () => {
    const { api } = await show();
    expect(api.sent).toEqual([]);
    expect(document.querySelector('video')).toBeNull();
    await press(/点击观看视频/);
    expect(api.sent.map(({ request }) => request)).toEqual([
      { site: String(stubBrand().config.siteId), file: 'IMTY_list.txt' },
    ]);
    expect(video().src).toBe(`http://localhost${URLS[0] ?? ''}`);
  });

  it('CALL-063 CALL-064 have their list from the next video host after one that fails', async () => {
    const { api } = await show({
      videoOrigins: ['https://v1.example', 'https://v2.example'],
      reply: (_request, { host }) =>
        host === 'https://v1.example'
          ? { ok: false, error: { kind: 'timeout', message: '', call: videoCalls.venueFile.path } }
          : list(),
    });
    await press(/点击观看视频/);
    const asked = { site: String(stubBrand().config.siteId), file: 'IMTY_list.txt' };
    expect(api.sent).toEqual([
      {
        path: videoCalls.venueFile.path,
        request: asked,
        options: { host: 'https://v1.example', noToast: true },
      },
      {
        path: videoCalls.venueFile.path,
        request: asked,
        options: { host: 'https://v2.example', noToast: 'awaited' },
      },
    ]);
    expect(video().src).toBe(`http://localhost${URLS[0] ?? ''}`);
  });

  it('begin without sound, which the member turns on', async () => {
    await show();
    await press(/点击观看视频/);
    expect(video().muted).toBe(true);
    await press('声音');
    expect(video().muted).toBe(false);
    expect(screen.getByRole('button', { name: '声音' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('pause and go on', async () => {
    await show();
    await press(/点击观看视频/);
    expect(screen.getByRole('status')).toHaveTextContent('正在连接视频');
    expect(screen.getByRole('button', { name: '暂停' })).toBeDisabled();
    fireEvent.playing(video());
    expect(screen.queryByRole('status')).toBeNull();
    await press('暂停');
    await press('播放');
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
  });

  it('go to the next host when one fails, and say so when none is left; again begins with the first', async () => {
    await show();
    await press(/点击观看视频/);
    fireEvent.error(video());
    expect(video().src).toContain(URLS[1]);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.error(video());
    expect(screen.getByRole('alert')).toHaveTextContent('视频暂时无法播放');
    expect(video().hasAttribute('src')).toBe(false);
    await press('重试');
    expect(video().src).toContain(URLS[0]);
  });

  it('count a stream that never begins as a failure, one that plays not', async () => {
    await show();
    await press(/点击观看视频/);
    act(() => jest.advanceTimersByTime(STALL_MS));
    expect(video().src).toContain(URLS[1]);
    fireEvent.playing(video());
    act(() => jest.advanceTimersByTime(10 * STALL_MS));
    expect(video().src).toContain(URLS[1]);
    fireEvent.waiting(video());
    act(() => jest.advanceTimersByTime(STALL_MS));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('stop when the page goes out of sight, and begin again only when wanted', async () => {
    await show();
    await press(/点击观看视频/);
    hidden.mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(document.querySelector('video')).toBeNull();
    hidden.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByRole('button', { name: /点击观看视频/ })).toBeInTheDocument();
  });

  it('MEDIA-023 of a virtual league are asked for with credentials', async () => {
    await show({ reply: list({ sportId: 47 }), member: true });
    await press(/点击观看视频/);
    expect(video().crossOrigin).toBe('use-credentials');
    await press('关闭视频');
    expect(document.querySelector('video')).toBeNull();
  });

  it('MEDIA-023 are asked for without credentials of any other league', async () => {
    await show({ reply: list({ sportId: 44 }) });
    await press(/点击观看视频/);
    expect(video().crossOrigin).toBe('anonymous');
  });

  it('of a virtual league lead a guest to the login', async () => {
    const { router } = await show({ reply: list({ sportId: 52 }) });
    await press(/点击观看视频/);
    expect(screen.getByRole('status')).toHaveTextContent('虚拟联赛视频登录后可观看');
    await press('登录观看');
    expect(router.state.location.search).toContain('returnTo');
  });

  it('MEDIA-021 of the Premier League are kept from a grade outside the bounds in the app', async () => {
    const { api } = await show({ leagueName: '英格兰超级联赛', inApp: true });
    expect(screen.getByRole('status')).toHaveTextContent('VIP 等级暂不能观看');
    expect(screen.queryByRole('button')).toBeNull();
    expect(api.sent).toEqual([]);
  });

  it('MEDIA-022 of the Premier League are for everybody outside the app', async () => {
    await show({ leagueName: '英格兰超级联赛' });
    await press(/点击观看视频/);
    expect(video().src).toContain(URLS[0]);
  });

  it.each([
    ['a list without the match', answer(JSON.stringify([])), '暂无视频'],
    [
      'an address that is not allowed',
      list({}, ['https://elsewhere.example/a.m3u8', 'javascript:1']),
      '暂无视频',
    ],
    ['a list that is no JSON', answer('<html>'), '视频暂时无法播放'],
    ['a list of another shape', answer('{"a":1}'), '视频暂时无法播放'],
    ['a failure', failed, '视频暂时无法播放'],
  ])('say so after %s, and can be tried again', async (_, reply, text) => {
    const { api } = await show({ reply });
    await press(/点击观看视频/);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    api.answer(videoCalls.venueFile, list());
    await press('重试');
    expect(video()).toBeInTheDocument();
  });

  it('fill the screen and leave it', async () => {
    await show();
    await press(/点击观看视频/);
    const request = jest.fn().mockResolvedValue(undefined);
    HTMLElement.prototype.requestFullscreen = request;
    await press('全屏');
    expect(request).toHaveBeenCalledTimes(1);
    expect(within(request.mock.contexts[0] as HTMLElement).getByLabelText('主队m1 对 客队m1 视频')).toBe(
      video(),
    );
  });

  it('take hls.js where the browser cannot, and say so where that cannot either', async () => {
    native = '';
    await show({ reply: list({}, [URLS[0] ?? '']) });
    await press(/点击观看视频/);
    expect(await screen.findByRole('alert')).toHaveTextContent('视频暂时无法播放');
  });
});

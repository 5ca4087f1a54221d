import { errorOf, stubApiClient } from '@heptad/api-client/testing';
import { gamePlay, games, protection, walletOverview } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { money } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import type { Wallet } from '@heptad/venue-gateway';
import { stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { gamesModule } from '../games-module';
import { MONEY_BACK_ITEM } from './play-choices';
import { MONEY_LEFT_ITEM } from './money-left';
import { READY_MS } from './play-saga';
import type { WithPlay } from './play-state';
import { GAME_ORIGIN, GAME_URL, launchedAt } from './testing/play-store';

const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
const WALLET: Wallet = {
  currency: 'CNY',
  centre: money('1000'),
  total: money('1050'),
  channels: [{ channel: 'PMDZ', name: '山海电子', balance: money('50'), available: true }],
};
const FIGURES = {
  playedMs: 5_400_000,
  net: '-120.00',
  todayMs: 5_400_000,
  todayNet: '-120.00',
  nextCheckIn: 900_000,
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

// The code of another feature may not come: once, and then it does.
const failingOnce = () => jest.fn(async () => undefined).mockRejectedValueOnce(new Error('no code'));
const NOT_OPENED = '暂时无法打开，请稍后重试';

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

interface Scene {
  readonly at?: string;
  readonly member?: boolean;
  readonly consent?: boolean;
  readonly kept?: boolean;
  readonly limits?: readonly object[];
  readonly launch?: jest.Mock;
  readonly send?: jest.Mock;
  readonly balances?: () => Promise<ReturnType<typeof ok<typeof WALLET>>>;
}

async function show({
  at = '/venues/play/PMDZYG?game=lantern-night',
  member = true,
  consent = true,
  kept = true,
  limits = [],
  launch = jest.fn(async () => launchedAt()),
  send = jest.fn(async () => undefined),
  balances = async () => ok(WALLET),
}: Scene = {}) {
  const wallet = {
    balances: jest.fn(balances),
    transferIn: jest.fn(async (_c: string, amount: never, key: string) =>
      ok({ key, direction: 'in' as const, channel: 'PMDZ', state: 'succeeded' as const, amount }),
    ),
    recycle: jest.fn(async (key: string) =>
      ok({
        key,
        direction: 'back' as const,
        channel: 'PMDZ',
        state: 'succeeded' as const,
        amount: money('50'),
      }),
    ),
  };
  const demo = jest.fn(async () => launchedAt());
  let own = limits;
  const api = stubApiClient({
    [walletOverview.autoTransfer.path]: ok({ enabled: consent ? 1 : 0 }),
    [protection.playTime.path]: ok(FIGURES),
    [games.mine.path]: ok({ favourites: ['lantern-night'], recent: [] }),
    [games.favourite.path]: ok({}),
    [protection.state.path]: () => ok({ limits: own }),
  });
  const scene = await renderFeature({
    module: gamesModule,
    at,
    before: '/somewhere',
    member: member && fakeMember('1'),
    send,
    services: {
      api,
      venues: stubVenueGateway({ games: { launch, demo }, wallet: stubWallet(wallet) }),
    },
  });
  if (kept) act(() => scene.services.device.items.set(MONEY_BACK_ITEM, true));
  for (let turn = 0; turn < 5; turn += 1) await pass();
  await act(settle);
  await pass();
  const frame = () => document.querySelector('iframe');
  const say = (message: object, from: Partial<MessageEventInit> = {}) =>
    act(async () => {
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { channel: gamePlay.FRAME_CHANNEL, ...message },
          origin: GAME_ORIGIN,
          source: frame()?.contentWindow ?? null,
          ...from,
        }),
      );
      await jest.advanceTimersByTimeAsync(0);
    });
  return {
    ...scene,
    api,
    send,
    wallet,
    launch,
    demo,
    frame,
    say,
    limit: (next: readonly object[]) => (own = next),
  };
}

describe('the page of a game', () => {
  it('VENUE-017 opens it in a frame that may run scripts at its own origin and nothing else', async () => {
    const { frame, launch } = await show();
    expect(launch).toHaveBeenCalledWith({
      enName: 'PMDZYG',
      gameCode: 'lantern-night',
      callBackAddress: 'http://localhost/venues/play/PMDZYG?game=lantern-night&back=1',
    });
    expect(frame()).toHaveAttribute('src', GAME_URL);
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  });

  it('shows balance, time and result, and the balance that the game tells', async () => {
    const { say } = await show();
    await say({ type: 'ready' });
    expect(screen.getByRole('banner')).toHaveTextContent('¥50.00');
    expect(screen.getByRole('button', { name: /本次时长 1小时30分，盈亏 −¥120.00/ })).toBeInTheDocument();
    await say({ type: 'balance', balance: '62.50' });
    expect(screen.getByRole('banner')).toHaveTextContent('¥62.50');
  });

  it('marks it as a favourite, or no longer', async () => {
    const { api } = await show();
    const star = screen.getByRole('button', { name: /灯火长街/, pressed: true });
    fireEvent.click(star);
    await pass();
    expect(star).toHaveAttribute('aria-pressed', 'false');
    expect(api.sent.find(({ path }) => path === games.favourite.path)?.request).toEqual({
      game: 'lantern-night',
      favourite: 0,
    });
  });

  it('hears nobody but the game', async () => {
    const { say } = await show();
    await say({ type: 'ready' });
    await say({ type: 'balance', balance: '99.00' }, { origin: 'https://evil.example' });
    await say({ type: 'balance', balance: '99.00' }, { source: window });
    expect(screen.getByRole('banner')).not.toHaveTextContent('¥99.00');
  });

  it('leads back, and brings the money back, when the member or the game wants to leave', async () => {
    const { say, router, wallet } = await show();
    await say({ type: 'ready' });
    await say({ type: 'leave' });
    await pass();
    expect(router.state.location.pathname).toBe('/somewhere');
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
    expect(wallet.recycle).toHaveBeenCalledWith(expect.any(String), 'PMDZYG');
  });

  it('leads to the transfer page and keeps the money where it is', async () => {
    const { say, send, router, wallet } = await show();
    await say({ type: 'ready' });
    fireEvent.click(screen.getByRole('button', { name: '转账' }));
    expect(send).toHaveBeenCalledWith('transfer.open', {
      channel: 'PMDZ',
      returnTo: '/venues/play/PMDZYG?game=lantern-night',
    });
    await act(() => router.navigate('/mine/finance/transfer'));
    await pass();
    expect(wallet.recycle).not.toHaveBeenCalled();
  });

  it('says so where the transfer page does not open, opens it at the next tap, and has kept no money for a way that failed', async () => {
    const { say, send, router, wallet } = await show({ send: failingOnce() });
    await say({ type: 'ready' });
    const press = async () => {
      fireEvent.click(screen.getByRole('button', { name: '转账' }));
      await pass();
    };
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_OPENED);
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRejectedValueOnce(new Error('no code'));
    await press();
    await act(() => router.navigate('/somewhere'));
    await pass();
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
  });

  it('lets a game wait while something stands over it', async () => {
    const { say, frame } = await show();
    await say({ type: 'ready' });
    const told = jest
      .spyOn(frame()?.contentWindow as Window, 'postMessage')
      .mockImplementation(() => undefined);
    const over = document.createElement('div');
    over.setAttribute('role', 'alertdialog');
    await act(async () => void document.body.append(over));
    await pass();
    expect(told).toHaveBeenLastCalledWith({ channel: gamePlay.FRAME_CHANNEL, type: 'pause' }, GAME_ORIGIN);
    await act(async () => over.remove());
    await pass();
    expect(told).toHaveBeenLastCalledWith({ channel: gamePlay.FRAME_CHANNEL, type: 'resume' }, GAME_ORIGIN);
  });

  it('says that a game is dead, what has become of the money, and opens it again', async () => {
    const { launch, wallet, frame } = await show();
    await pass(READY_MS);
    expect(frame()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('游戏没有响应');
    expect(screen.getByRole('alert')).toHaveTextContent('已转回 ¥50.00');
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: '重新打开' }));
    await pass();
    expect(launch).toHaveBeenCalledTimes(2);
    expect(frame()).not.toBeNull();
  });

  it('says why a launch was refused', async () => {
    const error = errorOf({ kind: 'business', code: '8001', message: '场馆维护中' });
    await show({ launch: jest.fn(async () => ({ ok: false, error })) });
    expect(screen.getByRole('alert')).toHaveTextContent('场馆维护中');
  });
});

describe('a game that is left without a word', () => {
  const turnTo = (state: 'hidden' | 'visible') =>
    act(async () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(0);
    });
  const gone = () => act(async () => void window.dispatchEvent(new Event('pagehide')));

  it('VENUE-017 notes on the device where money lies, and that the page went', async () => {
    const { say, services } = await show();
    const { items } = services.device;
    await say({ type: 'ready' });
    const note = { member: '1', channel: 'PMDZYG', automatic: true, round: false, at: Date.now() };
    expect(items.get(MONEY_LEFT_ITEM)).toEqual({ ...note, at: expect.any(Number), gone: false });
    await pass(60_000);
    expect(items.get(MONEY_LEFT_ITEM)?.at).toBe(Date.now());
    await gone();
    expect(items.get(MONEY_LEFT_ITEM)?.gone).toBe(true);
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    expect(items.get(MONEY_LEFT_ITEM)?.gone).toBe(false);
  });

  it('notes nothing once the money is on its way back', async () => {
    const { say, services } = await show();
    await say({ type: 'ready' });
    await say({ type: 'leave' });
    await pass();
    expect(services.device.items.get(MONEY_LEFT_ITEM)).toBeUndefined();
  });

  it('still knows of a round that pays after the member has left', async () => {
    const { say, services, wallet } = await show();
    await say({ type: 'ready' });
    await say({ type: 'roundBegun', round: 'P1' });
    await say({ type: 'leave' });
    await pass();
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
    expect(services.device.items.get(MONEY_LEFT_ITEM)).toMatchObject({ gone: true, round: true });
  });

  it('of a demo nothing is noted', async () => {
    const { services } = await show({ at: '/venues/play/PMDZ?game=lantern-night&demo=1', member: false });
    expect(services.device.items.get(MONEY_LEFT_ITEM)).toBeUndefined();
  });

  it('waits while it is put away for an hour, goes on in the same frame, and is told that money moved meanwhile', async () => {
    const { say, frame, launch, api } = await show();
    await say({ type: 'ready' });
    const before = frame();
    const told = jest
      .spyOn(before?.contentWindow as Window, 'postMessage')
      .mockImplementation(() => undefined);
    const types = () => told.mock.calls.map(([message]) => (message as { type: string }).type);
    await turnTo('hidden');
    expect(types()).toEqual(['pause']);
    api.answer(protection.playTime, ok({ ...FIGURES, playedMs: 9_000_000 }));
    await pass(3_600_000);
    await say({ type: 'roundEnded', round: 'P1', win: '12.50' });
    await say({ type: 'balance', balance: '62.50' });
    await turnTo('visible');
    await pass();
    expect(types()).toEqual(['pause', 'resume', 'balanceMoved']);
    expect(frame()).toBe(before);
    expect(launch).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('banner')).toHaveTextContent('¥62.50');
    expect(screen.getByRole('button', { name: /本次时长 2小时30分/ })).toBeInTheDocument();
  });

  it('a phone that is turned keeps its frame', async () => {
    const { say, frame, launch } = await show();
    await say({ type: 'ready' });
    const before = frame();
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ])
      await act(async () => {
        Object.assign(window, { innerWidth: width, innerHeight: height });
        window.dispatchEvent(new Event('resize'));
        window.dispatchEvent(new Event('orientationchange'));
        await jest.advanceTimersByTimeAsync(0);
      });
    expect(frame()).toBe(before);
    expect(before?.isConnected).toBe(true);
    expect(launch).toHaveBeenCalledTimes(1);
  });

  it('a frame that says a thousand things a second is heard ten times of each, and can still leave', async () => {
    const { say, store, router } = await show();
    await say({ type: 'ready' });
    const heard: string[] = [];
    const stop = store.subscribe(() => {
      const { balance } = (store.getState() as WithPlay).play ?? {};
      if (balance !== undefined && heard.at(-1) !== balance) heard.push(balance);
    });
    await act(async () => {
      for (let count = 0; count < 1_000; count += 1)
        window.dispatchEvent(
          new MessageEvent('message', {
            data: { channel: gamePlay.FRAME_CHANNEL, type: 'balance', balance: `${String(count)}.00` },
            origin: GAME_ORIGIN,
            source: document.querySelector('iframe')?.contentWindow ?? null,
          }),
        );
    });
    stop();
    expect(heard).toHaveLength(10);
    await say({ type: 'leave' });
    await pass();
    expect(router.state.location.pathname).toBe('/somewhere');
  });
});

describe('the member’s own protection', () => {
  it.each([
    ['ROLE-012', 'timeOut', '您正在休息，游戏已结束'],
    ['ROLE-015', 'excluded', '您已自我排除，游戏已结束'],
  ] as const)(
    '%s takes a game away when a member is %s elsewhere, says so, and brings all money back',
    async (_, state, words) => {
      const { store, say, frame, wallet } = await show();
      await say({ type: 'ready' });
      await act(async () => void store.dispatch(sessionActions.memberLoaded(fakeMember('1', { state }))));
      await pass();
      expect(frame()).toBeNull();
      expect(screen.getByRole('alert')).toHaveTextContent(words);
      expect(wallet.recycle).toHaveBeenCalledTimes(1);
    },
  );

  it('ROLE-009 opens no game while a limit of play is used up', async () => {
    const used = { kind: 'loss', span: 'day', amount: '100.00', used: '100.00', until: 0 };
    const { launch } = await show({ limits: [used] });
    expect(screen.getByRole('alert')).toHaveTextContent('已达到您设置的限额');
    expect(launch).not.toHaveBeenCalled();
  });

  it.each([
    ['限额', 'limits'],
    ['休息一段时间', 'timeOut'],
  ])('says so where the way to %s fails, and goes it at the next tap', async (name, part) => {
    const { send } = await show({ send: failingOnce() });
    fireEvent.click(screen.getByRole('button', { name: /^本次时长/ }));
    await act(settle);
    await pass();
    const press = async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      await pass();
    };
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_OPENED);
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send.mock.calls).toEqual(Array.from({ length: 2 }, () => ['protection.open', part]));
  });

  it('says so where what ended a game cannot be shown', async () => {
    const used = { kind: 'loss', span: 'day', amount: '100.00', used: '100.00', until: 0 };
    const { send } = await show({ limits: [used], send: failingOnce() });
    fireEvent.click(screen.getByRole('button', { name: '查看设置' }));
    await pass();
    expect(send).toHaveBeenCalledWith('protection.open', 'limits');
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_OPENED);
  });
});

describe('what goes along', () => {
  it('is asked for where nobody has consented, and is moved once', async () => {
    const { launch, wallet, frame, services } = await show({ consent: false, kept: false });
    expect(frame()).toBeNull();
    expect(launch).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox', { name: '带入金额' }), { target: { value: '2000' } });
    fireEvent.click(screen.getByRole('button', { name: '进入游戏' }));
    expect(screen.getByText('请输入 ¥1.00 至 ¥1,000.00 之间的金额')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox', { name: '带入金额' }), { target: { value: '200' } });
    fireEvent.click(screen.getByRole('switch', { name: '离开时转回中心钱包' }));
    fireEvent.click(screen.getByRole('button', { name: '进入游戏' }));
    await pass();
    await act(settle);
    await pass();
    expect(wallet.transferIn).toHaveBeenCalledTimes(1);
    expect(wallet.transferIn).toHaveBeenCalledWith('PMDZYG', '200.00', expect.any(String));
    expect(launch).toHaveBeenCalledWith(expect.objectContaining({ bringMoney: false }));
    expect(services.device.items.get(MONEY_BACK_ITEM)).toBe(false);
  });

  it('is moved where the balances are still on their way when the member enters', async () => {
    const { wallet } = await show({ consent: false, kept: false, balances: () => new Promise(() => {}) });
    const enter = () => fireEvent.click(screen.getByRole('button', { name: '进入游戏' }));
    fireEvent.change(screen.getByRole('textbox', { name: '带入金额' }), { target: { value: '0.99' } });
    enter();
    expect(screen.getByText('请输入不少于 ¥1.00 的金额')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox', { name: '带入金额' }), { target: { value: '200' } });
    enter();
    await pass();
    await act(settle);
    expect(wallet.transferIn).toHaveBeenCalledTimes(1);
    expect(wallet.transferIn).toHaveBeenCalledWith('PMDZYG', '200.00', expect.any(String));
  });

  it('is asked once even where the member has consented, since money comes back by their word alone', async () => {
    const { launch } = await show({ kept: false });
    expect(screen.getByText(/您已开启自动转账/)).toBeInTheDocument();
    expect(launch).not.toHaveBeenCalled();
  });
});

describe('a guest', () => {
  it('plays the demo, without a wallet', async () => {
    const { demo, frame } = await show({ at: '/venues/play/PMDZ?game=lantern-night&demo=1', member: false });
    expect(demo).toHaveBeenCalledWith({ enName: 'PMDZ', gameCode: 'lantern-night' });
    expect(frame()).not.toBeNull();
    expect(screen.queryByRole('button', { name: '转账' })).toBeNull();
  });

  it('is led to log in for real play, and comes back', async () => {
    const { router } = await show({ member: false });
    const { pathname, search } = router.state.location;
    expect(pathname + search).toContain('/entry/');
    expect(new URLSearchParams(search).get('returnTo')).toBe('/venues/play/PMDZYG?game=lantern-night');
  });
});

it('an address that can name no game leads to the page of what is not there', async () => {
  const { router } = await show({ at: '/venues/play/PMDZ?game=..%2F..' });
  expect(router.state.location.pathname).toBe('/404');
});

import { renderFeature, settle } from '@heptad/feature-testing';
import { money } from '@heptad/formatting';
import { fakeMember } from '@heptad/session/testing';
import { stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { gamesModule } from '../games-module';
import type { Wallet } from '@heptad/venue-gateway';
import { bringBack, gameMoney } from './game-money';
import MoneyAlert, { messages } from './money-alert';
import { MONEY_LEFT_ITEM, type MoneyLeft } from './money-left';
import { playActions } from './play-state';
import { launchedAt, visitOf } from './testing/play-store';

const WALLET: Wallet = {
  currency: 'CNY',
  centre: money('1000'),
  total: money('1062.5'),
  channels: [{ channel: 'PMDZ', name: '山海电子', balance: money('62.5'), available: true }],
};

async function show(
  member = true,
  {
    at = '/',
    left,
    wallet = WALLET,
    send = jest.fn(async () => undefined),
  }: {
    readonly at?: string;
    readonly left?: Partial<MoneyLeft>;
    readonly wallet?: Wallet;
    readonly send?: jest.Mock;
  } = {},
) {
  // Its place is beside the router: it reads the browser's own address.
  window.history.replaceState(null, '', at);
  const recycle = jest.fn(
    async (key: string) =>
      ({ ok: true, value: { key, direction: 'back', state: 'succeeded', amount: money('62.5') } }) as const,
  );
  const scene = await renderFeature({
    module: gamesModule,
    page: <MoneyAlert />,
    send,
    messages,
    member: member && fakeMember('1'),
    services: {
      venues: stubVenueGateway({
        games: { launch: async () => launchedAt(), demo: async () => launchedAt() },
        wallet: stubWallet({
          recycle,
          transferIn: async (_channel, amount, key) =>
            ({ ok: true, value: { key, direction: 'in', state: 'succeeded', amount } }) as const,
          balances: async () => ({ ok: true, value: wallet }),
        }),
      }),
    },
  });
  const bring = async (): Promise<void> => {
    act(() => {
      scene.store.dispatch(gameMoney.actions.writeRequested({ direction: 'back', channel: 'PMDZ' }));
    });
    await act(async () => {
      await import('./game-money-sending');
      await import('./money-back');
    });
    await settle();
    await settle();
  };
  const { items } = scene.services.device;
  if (left !== undefined) {
    act(() => {
      items.set(MONEY_LEFT_ITEM, {
        member: '1',
        channel: 'PMDZ',
        automatic: false,
        round: false,
        at: Date.now(),
        gone: true,
        ...left,
      });
    });
    await act(async () => {
      await import('./left-notice');
    });
    await settle();
    await settle();
  }
  return { ...scene, recycle, bring, send, mark: () => items.get(MONEY_LEFT_ITEM) };
}

beforeEach(() => localStorage.clear());

describe('money that a game brings back, over whatever page is open', () => {
  it('VENUE-017 is told until it has been read', async () => {
    const { bring, recycle } = await show();
    expect(screen.queryByRole('status')).toBeNull();
    await bring();
    expect(recycle).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('已转回 ¥62.50');
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByText(/已转回/)).toBeNull();
  });

  it('is told by the game’s own page while that is open', async () => {
    const { bring, store } = await show();
    await act(async () => void store.dispatch(playActions.playOpened(visitOf())));
    await bring();
    expect(screen.queryByText(/已转回/)).toBeNull();
  });

  it('is told alone: what went along was seen in the game', async () => {
    const { bring, store } = await show();
    const order = { direction: 'in', channel: 'PMDZ', amount: money('200') } as const;
    act(() => void store.dispatch(gameMoney.actions.writeRequested(order)));
    await bring();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('已转回 ¥62.50'),
    ]);
  });

  it('is nobody’s who is not logged in', async () => {
    const { bring } = await show(false);
    await bring();
    expect(screen.queryByText(/已转回/)).toBeNull();
  });
});

describe('money that a closed game has left in its venue', () => {
  const notice = () => screen.queryByRole('region', { name: '留在场馆的余额' });

  it('VENUE-017 is told on whatever page comes next, and comes back with one tap', async () => {
    const { send, mark } = await show(true, { left: {} });
    expect(notice()).toHaveTextContent('游戏页面关闭后，还有 ¥62.50 留在山海电子。');
    fireEvent.click(screen.getByRole('button', { name: '转回中心钱包' }));
    await act(settle);
    expect(send).toHaveBeenCalledWith('games.bringBack', { channel: 'PMDZ' });
    expect(mark()).toBeUndefined();
    expect(notice()).toBeNull();
  });

  it.each([
    ['the member taps', false],
    ['it was to follow by itself', true],
  ])('VENUE-017 stays in sight where its way back cannot be asked for: %s', async (_, automatic) => {
    const send = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('no code'));
    const { mark } = await show(true, { left: { automatic }, send });
    const press = async () => {
      fireEvent.click(screen.getByRole('button', { name: '转回中心钱包' }));
      await act(settle);
    };
    if (!automatic) await press();
    expect(screen.getByRole('alert')).toHaveTextContent('转账未成功');
    expect(notice()).toHaveTextContent('还有 ¥62.50 留在山海电子');
    expect(mark()).toBeDefined();
    expect(send).toHaveBeenCalledTimes(1);
    await press();
    expect(send).toHaveBeenCalledTimes(2);
    expect(mark()).toBeUndefined();
    expect(notice()).toBeNull();
  });

  it('is known until its way back has been asked for', async () => {
    let take = (): void => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (take = resolve)));
    const { mark } = await show(true, { left: {}, send });
    fireEvent.click(screen.getByRole('button', { name: '转回中心钱包' }));
    await act(settle);
    expect(notice()).not.toBeNull();
    expect(mark()).toBeDefined();
    await act(async () => take());
    expect(mark()).toBeUndefined();
  });

  it('stays there where the member wants that, and is not told again', async () => {
    const { send, mark } = await show(true, { left: {} });
    fireEvent.click(screen.getByRole('button', { name: '留在那里' }));
    expect(send).not.toHaveBeenCalled();
    expect(mark()).toBeUndefined();
    expect(notice()).toBeNull();
  });

  it('follows by itself whoever has money follow them', async () => {
    const { send, mark } = await show(true, { left: { automatic: true } });
    expect(send.mock.calls).toEqual([['games.bringBack', { channel: 'PMDZ' }]]);
    expect(mark()).toBeUndefined();
    expect(notice()).toBeNull();
  });

  it.each([
    ['another member’s', { left: { member: '2' } }],
    ['that of a game that is open elsewhere', { left: { gone: false } }],
    ['on a game’s own page, which says it itself', { left: {}, at: '/venues/play/PMDZ' }],
  ])('is not told: %s', async (_, scene) => {
    const { send, mark } = await show(true, scene);
    expect(notice()).toBeNull();
    expect(send).not.toHaveBeenCalled();
    expect(mark()).toBeDefined();
  });

  const EMPTY: Wallet = {
    ...WALLET,
    channels: [{ channel: 'PMDZ', name: '山海电子', balance: money('0'), available: true }],
  };
  it.each([
    [[], true],
    [[{ name: 'heptad-game' }], false],
  ])('is told at once where no page of the browser holds a game: %j', async (held, told) => {
    const locks = { query: async () => ({ held }), request: async () => undefined };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await show(true, { left: { gone: false } });
    expect(notice() !== null).toBe(told);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is forgotten where nothing is left', async () => {
    const { mark } = await show(true, { left: {}, wallet: EMPTY });
    expect(notice()).toBeNull();
    expect(mark()).toBeUndefined();
  });

  it('is waited for while a round goes on that may pay', async () => {
    const { mark } = await show(true, { left: { round: true }, wallet: EMPTY });
    expect(notice()).toBeNull();
    expect(mark()).toBeDefined();
  });
});

describe('bringing a venue’s money back for another page', () => {
  it.each([[{}], ['PMDZ'], [undefined], [{ channel: '' }], [{ channel: 1 }]])(
    'is not asked by %j',
    (payload) => {
      const dispatch = jest.fn();
      void bringBack(payload, undefined, { dispatch, navigate: jest.fn() });
      expect(dispatch).not.toHaveBeenCalled();
    },
  );

  it('is asked by the name of the venue', () => {
    const dispatch = jest.fn();
    void bringBack({ channel: 'PMDZ' }, undefined, { dispatch, navigate: jest.fn() });
    expect(dispatch.mock.calls).toMatchObject([
      [{ payload: { order: { direction: 'back', channel: 'PMDZ' } } }],
    ]);
  });
});

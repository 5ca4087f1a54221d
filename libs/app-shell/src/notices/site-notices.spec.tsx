import { sessionActions, sessionReducer } from '@heptad/session';
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { shellTranslations } from '../testing/shell-scene';
import { NOTICE_TEXTS, NOTICES } from './notice-texts';
import { SiteNotices } from './site-notices';

const RECONNECTING = '实时消息中断，正在重新连接';
const OFFLINE = '网络已断开，恢复后自动更新';
const BUSY = '有投注或转账正在处理，请完成后再更新';

async function show(member = true) {
  const store = configureStore({ reducer: { session: sessionReducer } });
  store.dispatch(sessionActions.sessionRestored({ loggedIn: member }));
  const page = { online: true, listeners: new Set<() => void>() };
  const offer = { ready: false, listeners: new Set<() => void>() };
  const money = { inFlight: false };
  const apply = jest.fn();
  const { i18n, add } = await shellTranslations();
  await add(NOTICES, NOTICE_TEXTS);
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <SiteNotices
          page={{
            visible: () => true,
            online: () => page.online,
            onChange(listener) {
              page.listeners.add(listener);
              return () => page.listeners.delete(listener);
            },
          }}
          update={{
            ready: () => offer.ready,
            subscribe(listener) {
              offer.listeners.add(listener);
              return () => offer.listeners.delete(listener);
            },
            apply,
          }}
          moneyInFlight={() => money.inFlight}
        />
      </Provider>
    </I18nextProvider>,
  );
  const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
  const socket = (status: 0 | 1): void =>
    act(() => {
      store.dispatch(sessionActions.socketMoved(status));
      if (status === 1) store.dispatch(sessionActions.socketLetIn());
    });
  const goes = (online: boolean): void =>
    act(() => {
      page.online = online;
      for (const listener of page.listeners) listener();
    });
  const offered = (): void =>
    act(() => {
      offer.ready = true;
      for (const listener of offer.listeners) listener();
    });
  return { store, pass, socket, goes, offered, money, apply };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the connection', () => {
  it('is spoken of only when it has been down for more than 3 s, until it is back', async () => {
    const { pass, socket } = await show();
    socket(1);
    socket(0);
    pass(2_999);
    expect(screen.queryByText(RECONNECTING)).toBeNull();
    pass(1);
    expect(screen.getByText(RECONNECTING).closest('[role=status]')).not.toBeNull();
    socket(1);
    expect(screen.queryByText(RECONNECTING)).toBeNull();
    socket(0);
    expect(screen.queryByText(RECONNECTING)).toBeNull();
  });

  it('that comes back in time is never spoken of', async () => {
    const { pass, socket } = await show();
    for (let round = 0; round < 3; round += 1) {
      socket(0);
      pass(2_900);
      socket(1);
      pass(2_900);
      expect(screen.queryByText(RECONNECTING)).toBeNull();
    }
  });

  it('that is open but lets nobody in is down', async () => {
    const { pass, store } = await show();
    act(() => void store.dispatch(sessionActions.socketMoved(1)));
    pass(3_000);
    expect(screen.getByText(RECONNECTING)).toBeInTheDocument();
  });

  it('of a guest, who has none, is not missed; a lost network is', async () => {
    const { pass, goes } = await show(false);
    pass(60_000);
    expect(screen.queryByText(RECONNECTING)).toBeNull();
    goes(false);
    pass(3_000);
    expect(screen.getByText(OFFLINE)).toBeInTheDocument();
    goes(true);
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  it('says which of the two is down', async () => {
    const { pass, goes } = await show();
    goes(false);
    pass(3_000);
    expect(screen.getByText(OFFLINE)).toBeInTheDocument();
    goes(true);
    expect(screen.getByText(RECONNECTING)).toBeInTheDocument();
  });
});

describe('a newer build', () => {
  it('is offered, and taken at a tap', async () => {
    const { offered, apply } = await show();
    expect(screen.queryByRole('button')).toBeNull();
    offered();
    expect(screen.getByText('新版本已准备好')).toBeInTheDocument();
    expect(apply).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '更新' }));
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('that was taken is said to be on its way, and is not taken twice', async () => {
    const { offered, apply } = await show();
    offered();
    fireEvent.click(screen.getByRole('button', { name: '更新' }));
    expect(screen.getByText('正在更新…').closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText('新版本已准备好')).toBeNull();
    expect(screen.queryByRole('button', { name: '稍后' })).toBeNull();
    expect(screen.getByRole('button', { name: '更新' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: '更新' }));
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('is not taken while a bet or a transfer is under way, and says so', async () => {
    const { offered, apply, money } = await show();
    money.inFlight = true;
    offered();
    fireEvent.click(screen.getByRole('button', { name: '更新' }));
    expect(apply).not.toHaveBeenCalled();
    expect(screen.getByText(BUSY)).toBeInTheDocument();
    money.inFlight = false;
    fireEvent.click(screen.getByRole('button', { name: '更新' }));
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('can be put off', async () => {
    const { offered, apply } = await show();
    offered();
    fireEvent.click(screen.getByRole('button', { name: '稍后' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(apply).not.toHaveBeenCalled();
  });
});

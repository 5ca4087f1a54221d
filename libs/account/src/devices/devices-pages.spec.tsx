import type { StubAnswers } from '@heptad/api-client/testing';
import { devices } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import { lost, refused } from '../testing/refusals';
import DevicesPage, { messages } from './devices-page';
import LoginHistoryPage from './login-history-page';

const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
const HERE = { address: '203.0.*.*', place: 'here', site: '开云' } as const;
const OWN = { id: 's1', current: 1, browser: 'Chrome', system: 'Android', ...HERE, openedAt: 0, usedAt: 0 };
const LAPTOP = { ...OWN, id: 's2', current: 0, browser: 'Firefox', system: 'Windows', place: 'other' };
const UNKNOWN = { id: 's3', current: 0, ...HERE, address: '', place: 'other', openedAt: 0, usedAt: 0 };
const TRUSTED = { id: 't1', current: 0, browser: 'Safari', system: 'iOS', trustedAt: Date.UTC(2026, 5, 1) };

async function showPage(page: 'devices' | 'history', answers: StubAnswers) {
  const scene = await showAccount({
    page: page === 'devices' ? <DevicesPage /> : <LoginHistoryPage />,
    messages,
    path: `/mine/userInfo/${page}`,
    answers,
  });
  await settle();
  return { ...scene, sentTo: (path: string) => scene.services.api.sent.filter((each) => each.path === path) };
}
const show = (sessions: readonly object[], trusted: readonly object[] = [], more: StubAnswers = {}) =>
  showPage('devices', { [devices.list.path]: ok({ sessions, trusted }), ...more });
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const sure = async (name: string): Promise<void> => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await settle();
};

describe('the page of devices', () => {
  it('ROUTE-043 lists each session with device, site and network, and offers no end to this one', async () => {
    await show([OWN, LAPTOP, UNKNOWN]);
    const [own, laptop, unknown] = within(screen.getByRole('list', { name: '已登录 3 台设备' })).getAllByRole(
      'listitem',
    );
    expect(own).toHaveTextContent('Chrome · Android本机开云 · 当前网络 203.0.*.*');
    expect(within(own!).queryByRole('button')).toBeNull();
    expect(laptop).toHaveTextContent('Firefox · Windows开云 · 其他网络 203.0.*.*');
    expect(unknown).toHaveTextContent('未知设备');
  });

  it('SESSION-020 ends one after it was asked again', async () => {
    const { sentTo } = await show([OWN, LAPTOP], [], { [devices.endSession.path]: ok({}) });
    await press('下线 Firefox · Windows');
    expect(sentTo(devices.endSession.path)).toHaveLength(0);
    await sure('下线');
    expect(sentTo(devices.endSession.path).map(({ request }) => request)).toEqual([{ id: 's2' }]);
    expect(sentTo(devices.list.path)).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the question about another one open where an answer comes late', async () => {
    let tell = (_: { readonly ok: true; readonly value: object }): void => undefined;
    await show([OWN, LAPTOP, UNKNOWN], [], {
      [devices.endSession.path]: () => new Promise((resolve) => (tell = resolve)),
    });
    await press('下线 Firefox · Windows');
    await sure('下线');
    await sure('取消');
    await press('下线 未知设备');
    tell(ok({}));
    await settle();
    expect(screen.getByRole('dialog')).toHaveTextContent('未知设备');
  });

  it('ends all others, and says why where it is refused', async () => {
    const { sentTo } = await show([OWN, LAPTOP], [], { [devices.endOthers.path]: refused(5000) });
    await press('下线其他所有设备');
    await sure('下线');
    expect(screen.getByRole('dialog')).toHaveTextContent('平台的话 5000');
    await sure('取消');
    expect(screen.queryByRole('dialog')).toBeNull();
    // What could be wrong is that the list is old.
    expect(sentTo(devices.list.path)).toHaveLength(2);
  });

  it('says that the end is not known where its answer was lost', async () => {
    await show([OWN, LAPTOP], [], { [devices.endSession.path]: lost });
    await press('下线 Firefox · Windows');
    await sure('下线');
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果，可能已经生效；请刷新查看，或再试一次');
  });

  it('says that there is no other, and offers no end then', async () => {
    await show([OWN]);
    expect(screen.getByText('没有其他设备登录此账号')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '下线其他所有设备' })).toBeNull();
    expect(screen.queryByRole('heading', { name: '可信设备' })).toBeNull();
  });

  it('OPEN-024 forgets a trusted device', async () => {
    const { sentTo } = await show([OWN], [TRUSTED], { [devices.forget.path]: ok({}) });
    await press('移除可信设备 Safari · iOS');
    await sure('移除');
    expect(sentTo(devices.forget.path)[0]?.request).toEqual({ id: 't1' });
  });

  it('tries again where the list does not come', async () => {
    const { sentTo } = await showPage('devices', { [devices.list.path]: refused(5000) });
    expect(screen.getByText('登录设备加载失败')).toBeInTheDocument();
    await press('重试');
    expect(sentTo(devices.list.path)).toHaveLength(2);
  });
});

describe('the history of logins', () => {
  const attempt = (id: number, more: object = {}) => ({
    id,
    at: Date.UTC(2026, 5, 1),
    way: 'password',
    browser: 'Chrome',
    system: 'Android',
    ...HERE,
    ...more,
  });

  it('ROUTE-043 shows good and refused attempts, each in plain words', async () => {
    await showPage('history', {
      [devices.history.path]: ok({
        items: [attempt(3, { way: 'passkey' }), attempt(2, { reason: 'password' }), attempt(1)],
      }),
    });
    for (const text of ['通行密钥登录成功', '登录失败：密码错误', '密码登录成功', '没有更多记录了'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('fetches twenty at a time, the next page where the last one says', async () => {
    const { sentTo } = await showPage('history', {
      [devices.history.path]: ok({ items: [attempt(9)], next: 9 }),
    });
    await press('加载更多');
    expect(sentTo(devices.history.path).map(({ request }) => request)).toEqual([
      { size: 20 },
      { size: 20, before: 9 },
    ]);
  });

  it('says that there are none', async () => {
    await showPage('history', { [devices.history.path]: ok({ items: [] }) });
    expect(screen.getByText('暂无登录记录')).toBeInTheDocument();
  });

  it('tries again', async () => {
    const { sentTo } = await showPage('history', { [devices.history.path]: refused(5000) });
    await press('重试');
    expect(sentTo(devices.history.path)).toHaveLength(2);
  });
});

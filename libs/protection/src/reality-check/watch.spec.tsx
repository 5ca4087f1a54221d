import { stubApiClient } from '@heptad/api-client/testing';
import { protection } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { sessionActions } from '@heptad/session';
import { fakeMember, fakeSession } from '@heptad/session/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { protectionModule } from '../protection-module';
import { ok, PLAYED } from '../testing/protection-scene';
import MemberWatch, { messages } from './member-watch';
import { PLAY_TIME_MS } from './use-reality-check';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

async function watch({ nextCheckIn = PLAYED.nextCheckIn, member = true } = {}) {
  let next = nextCheckIn;
  const api = stubApiClient({
    [protection.playTime.path]: () => ok({ ...PLAYED, nextCheckIn: next }),
    [protection.playOn.path]: () => {
      next = 900_000;
      return ok({ ...PLAYED, nextCheckIn: next });
    },
  });
  const send = jest.fn(async () => undefined);
  const session = fakeSession();
  const logout = jest.spyOn(session, 'logout').mockResolvedValue(undefined);
  const scene = await renderFeature({
    module: protectionModule,
    page: <MemberWatch />,
    messages,
    member: member && fakeMember('1'),
    services: { api, session },
    send,
  });
  await act(async () => {
    await import('./watch');
    await import('./reality-dialog');
    await import('./rest-dialog');
  });
  await act(settle);
  await pass(0);
  const asked = () => api.sent.filter(({ path }) => path === protection.playTime.path).length;
  return { ...scene, api, send, logout, asked };
}

const check = () => screen.queryByRole('alertdialog', { name: '休息片刻，看看时间' });

describe('the reality check', () => {
  it('ROLE-013 comes when its time is up, with time played and result, and waits for an answer', async () => {
    await watch({ nextCheckIn: 30_000 });
    expect(check()).toBeNull();
    await pass(30_000);
    expect(check()).toHaveTextContent('1小时30分');
    expect(check()).toHaveTextContent('−¥120.00');
    fireEvent.keyDown(check() ?? document.body, { key: 'Escape' });
    await pass(0);
    expect(check()).not.toBeNull();
  });

  it('ROLE-013 is there at once where the platform says that it is due, and goes when the member goes on', async () => {
    await watch({ nextCheckIn: 0 });
    fireEvent.click(screen.getByRole('button', { name: '继续' }));
    await pass(1_000);
    expect(check()).toBeNull();
  });

  it.each([
    ['查看我的数据', 'figures'],
    ['休息一段时间', 'timeOut'],
  ])('ROLE-013 leads on by "%s"', async (name, page) => {
    const { send } = await watch({ nextCheckIn: 0 });
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(1_000);
    expect(send).toHaveBeenCalledWith('protection.open', page);
  });

  it('ROLE-013 stands, and says so, where the page it leads to does not come', async () => {
    const { api, send } = await watch({ nextCheckIn: 0 });
    const goOn = (): number => api.sent.filter(({ path }) => path === protection.playOn.path).length;
    send.mockRejectedValueOnce(new Error('no code'));
    fireEvent.click(screen.getByRole('button', { name: '查看我的数据' }));
    await pass(1_000);
    expect(check()).toHaveTextContent('暂时无法继续，请稍后重试');
    expect(goOn()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: '查看我的数据' }));
    fireEvent.click(screen.getByRole('button', { name: '查看我的数据' }));
    await pass(1_000);
    expect(check()).toBeNull();
    expect(goOn()).toBe(1);
  });

  it('ROLE-013 can be answered by going on while the page it leads to is awaited, and is answered once', async () => {
    const { api, send } = await watch({ nextCheckIn: 0 });
    const goOn = (): number => api.sent.filter(({ path }) => path === protection.playOn.path).length;
    let arrive = (): void => undefined;
    send.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve(undefined))));
    fireEvent.click(screen.getByRole('button', { name: '查看我的数据' }));
    await pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: '继续' }));
    await pass(1_000);
    expect(check()).toBeNull();
    arrive();
    await pass(1_000);
    expect(goOn()).toBe(1);
  });

  it('ROLE-013 lets the member log out', async () => {
    const { logout } = await watch({ nextCheckIn: 0 });
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('ROLE-013 says each minute that the page is looked at, and asks nothing for a guest', async () => {
    const { asked } = await watch();
    const before = asked();
    await pass(PLAY_TIME_MS * 2);
    expect(asked()).toBe(before + 2);
    const guest = await watch({ member: false });
    await pass(PLAY_TIME_MS);
    expect(guest.asked()).toBe(0);
  });
});

describe('a rest that began elsewhere', () => {
  it.each([
    ['timeOut', '休息已开始'],
    ['excluded', '自我排除已生效'],
  ] as const)('ROLE-015 is told on this page too (%s), once', async (state, title) => {
    const { store } = await watch();
    await act(async () => void store.dispatch(sessionActions.memberLoaded(fakeMember('1', { state }))));
    await pass(0);
    expect(screen.getByRole('dialog', { name: title })).toHaveTextContent('您随时可以取款');
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
    await pass(1_000);
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  });

  const note = () => screen.queryByRole('dialog', { name: '休息已开始' });
  const lookUp = () => fireEvent.click(screen.getByRole('button', { name: '查看详情' }));
  async function restBegun() {
    const scene = await watch();
    await act(
      async () =>
        void scene.store.dispatch(sessionActions.memberLoaded(fakeMember('1', { state: 'timeOut' }))),
    );
    await pass(0);
    return scene;
  }

  it('ROLE-015 leads to its details, and is read by that', async () => {
    const { send } = await restBegun();
    lookUp();
    await pass(1_000);
    expect(send).toHaveBeenCalledWith('protection.open');
    expect(note()).toBeNull();
  });

  it('ROLE-015 stands, and says so, where the page of its details does not come', async () => {
    const { send } = await restBegun();
    send.mockRejectedValueOnce(new Error('no code'));
    lookUp();
    await pass(1_000);
    expect(note()).toHaveTextContent('暂时无法继续，请稍后重试');
    lookUp();
    lookUp();
    await pass(1_000);
    expect(note()).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('ROLE-015 can be put away though the page of its details does not come', async () => {
    const { send } = await restBegun();
    send.mockRejectedValueOnce(new Error('no code'));
    lookUp();
    await pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
    await pass(1_000);
    expect(note()).toBeNull();
  });
});

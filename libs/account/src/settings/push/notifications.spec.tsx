import type { StubAnswers } from '@heptad/api-client/testing';
import { push } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { showAccount } from '../../testing/account-scene';
import { messages } from '../settings-texts';
import { NotificationSettings } from './notifications';
import type { DevicePush, PushDevice } from './push-device';

const ADDRESS = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', p256dh: 'key', auth: 'secret' };
const KEY = 'K'.repeat(87);
const stateIs = (subscribed: 0 | 1, kinds: readonly string[] = []) => ({
  ok: true as const,
  value: { key: KEY, subscribed, kinds },
});

async function show(
  device: Partial<PushDevice> & { readonly stands: DevicePush },
  answers: StubAnswers = {},
) {
  let stands = device.stands;
  const fake: PushDevice = {
    look: async () => stands,
    subscribe: async () => {
      stands = { support: 'ready', address: ADDRESS };
      return ADDRESS;
    },
    unsubscribe: async () => {
      stands = { support: 'ready' };
    },
    ...device,
  };
  const scene = await showAccount({
    page: <NotificationSettings host={fake} />,
    messages,
    path: '/mine/system',
    answers: {
      [push.state.path]: stateIs(0),
      [push.subscribe.path]: { ok: true, value: null },
      [push.unsubscribe.path]: { ok: true, value: null },
      ...answers,
    },
  });
  await settle();
  const sentTo = (path: string) =>
    scene.api.sent.filter((each) => each.path === path).map(({ request }) => request);
  return { ...scene, sentTo };
}

const flip = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('switch', { name }));
  await settle();
};

it.each([
  ['denied', /通知已被浏览器禁止/],
  ['install', /添加到主屏幕后可接收通知/],
  ['unsupported', /当前环境不支持通知/],
] as const)(
  'says what stands in the way where it is %s, and asks the platform nothing',
  async (support, words) => {
    const { api } = await show({ stands: { support } });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(api.sent.some(({ path }) => path === push.state.path)).toBe(false);
  },
);

it('subscribes with the deployment’s key only once it is tapped, then offers each kind', async () => {
  const subscribe = jest.fn(async () => ADDRESS);
  const { api, sentTo } = await show({ stands: { support: 'ready' }, subscribe });
  expect(subscribe).not.toHaveBeenCalled();
  api.answer(push.state, stateIs(1, push.pushKinds));
  await flip(/接收通知/);
  expect(subscribe).toHaveBeenCalledWith(KEY);
  expect(sentTo(push.subscribe.path)).toEqual([{ ...ADDRESS, kinds: [...push.pushKinds] }]);
});

it('chooses kinds one by one, and turns all off', async () => {
  const { sentTo } = await show(
    { stands: { support: 'ready', address: ADDRESS } },
    { [push.state.path]: stateIs(1, ['money', 'mail']) },
  );
  expect(screen.getByRole('switch', { name: /存取款结果/ })).toBeChecked();
  expect(screen.getByRole('switch', { name: /注单结算/ })).not.toBeChecked();
  await flip(/注单结算/);
  expect(sentTo(push.subscribe.path)).toEqual([{ ...ADDRESS, kinds: ['money', 'mail', 'betSettled'] }]);
  await flip(/站内信/);
  expect(sentTo(push.subscribe.path).at(-1)).toEqual({ ...ADDRESS, kinds: ['money'] });
  await flip(/接收通知/);
  expect(sentTo(push.unsubscribe.path)).toEqual([{ endpoint: ADDRESS.endpoint }]);
  expect(screen.getByRole('switch', { name: /接收通知/ })).not.toBeChecked();
});

it('says so where the member or the platform refused', async () => {
  await show({ stands: { support: 'ready' }, subscribe: async () => undefined });
  await flip(/接收通知/);
  expect(screen.getByRole('alert')).toHaveTextContent('未能开启或更新通知');
  expect(screen.getByRole('switch', { name: /接收通知/ })).not.toBeChecked();
});

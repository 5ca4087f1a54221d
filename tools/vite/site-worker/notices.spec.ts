import fc from 'fast-check';
import { noticePath, showNotices, type NoticeScope } from './notices';

const ORIGIN = 'https://brand.example';

function start(open: readonly string[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const showNotification = jest.fn(async () => undefined);
  const openWindow = jest.fn(async () => undefined);
  const focus = jest.fn(async () => undefined);
  const close = jest.fn();
  const scope: NoticeScope = {
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async () => open.map((url) => ({ url, focus })), openWindow },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  showNotices(scope, { name: '某牌', icon: '/icons/fullsite-192.png' });
  const happen = async (type: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => work.push(given) } as never);
    await Promise.all(work);
  };
  return {
    showNotification,
    openWindow,
    focus,
    close,
    push: (text: string | null) => happen('push', { data: text === null ? null : { text: () => text } }),
    click: (data: unknown) => happen('notificationclick', { notification: { data, close } }),
  };
}

it('shows what was pushed as text, and keeps the page to open', async () => {
  const { push, showNotification } = start();
  await push(
    JSON.stringify({
      title: '存款\u202E已到账\n',
      body: '<b>x</b>',
      path: '/record/bet?settled=1',
      tag: 'm-1',
    }),
  );
  expect(showNotification).toHaveBeenCalledWith('存款 已到账', {
    body: '<b>x</b>',
    icon: '/icons/fullsite-192.png',
    tag: 'm-1',
    data: { path: '/record/bet?settled=1' },
  });
});

it.each([null, '', 'no json', '[]', 'null', '7', '{"title":5,"path":["/x"]}'])(
  'shows the site’s name where %j was pushed',
  async (text) => {
    const { push, showNotification } = start();
    await push(text);
    expect(showNotification).toHaveBeenCalledWith('某牌', expect.objectContaining({ data: { path: '/' } }));
  },
);

it('cuts what is too long', async () => {
  const { push, showNotification } = start();
  await push(JSON.stringify({ title: '字'.repeat(500), body: '字'.repeat(5000) }));
  expect(showNotification).toHaveBeenCalledWith(
    '字'.repeat(100),
    expect.objectContaining({ body: '字'.repeat(300) }),
  );
});

it('opens the page beside those that are open, which stay as they are', async () => {
  const { click, openWindow, focus, close } = start([`${ORIGIN}/mine`]);
  await click({ path: '/mine/mail' });
  expect(openWindow).toHaveBeenCalledWith('/mine/mail');
  expect([focus.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
});

it('brings a page to the front that is the one', async () => {
  const { click, openWindow, focus } = start([`${ORIGIN}/mine/mail`]);
  await click({ path: '/mine/mail' });
  expect(focus).toHaveBeenCalledTimes(1);
  expect(openWindow).not.toHaveBeenCalled();
});

it.each([undefined, null, 'x', {}, { path: 'https://evil.example/' }])('opens home for %j', async (data) => {
  const { click, openWindow } = start();
  await click(data);
  expect(openWindow).toHaveBeenCalledWith('/');
});

describe('the path of a notice', () => {
  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    'https://evil.example/',
    'mine',
    '',
    7,
    null,
  ])('%j leads home', (path) => expect(noticePath(path, ORIGIN)).toBe('/'));

  it('never leads to another site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (path) => {
        expect(new URL(noticePath(path, ORIGIN), ORIGIN).origin).toBe(ORIGIN);
      }),
    );
  });
});

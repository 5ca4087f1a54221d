import { createClock, createNativeBridge, createStoredItems, ITEMS, NATIVE_INBOX } from '@heptad/device';
import { openNative, type NativeOptions } from './open-native';

const PORTAL = 'https://portal.example';

function scene({
  isApp = true,
  framed = false,
  inbox,
}: { isApp?: boolean; framed?: boolean; inbox?: unknown } = {}) {
  const follow = jest.fn();
  const native = createNativeBridge({
    isApp,
    bridge: isApp,
    userAgent: '',
    marker: '',
    scheme: 'some',
    follow,
  });
  const items = createStoredItems(null, createClock());
  const parent = { postMessage: jest.fn() };
  const host: NativeOptions['host'] = {
    parent,
    location: { ancestorOrigins: [PORTAL] },
    addEventListener: jest.fn(),
  };
  if (!framed) Object.assign(host, { parent: host });
  if (inbox !== undefined) host[NATIVE_INBOX] = inbox;
  const said: {
    path?: (path: string) => void;
    title?: (title: string) => void;
    member?: (on: boolean) => void;
  } = {};
  const paths: ((path: string) => void)[] = [];
  openNative({
    host,
    native,
    brand: 'some',
    embeddingOrigins: [PORTAL],
    targets: {
      items,
      theme: { choose: jest.fn() },
      language: { choose: async () => undefined },
      signWith: jest.fn(),
      logInWith: () => undefined,
      open: async () => undefined,
    },
    onPath: (listener) => void paths.push(listener),
    onTitle: (listener) => void (said.title = listener),
    onMember: (listener) => void (said.member = listener),
  });
  const goTo = (path: string): void => paths.forEach((listener) => listener(path));
  return { native, items, follow, host, parent, goTo, said };
}

const pushed = (host: NativeOptions['host'], ...messages: unknown[]): void => {
  const inbox = host[NATIVE_INBOX] as { push(...entries: unknown[]): void };
  inbox.push(...messages);
};

describe('the native shell around the page', () => {
  it('NATIVE-001 NATIVE-024 hands messages to one inbox on the window, also those it left there before', () => {
    const { host, items } = scene({ inbox: [['betGestureMode', 0], 'noise', ['unknown', 1]] });
    expect(items.get(ITEMS.betGestureMode)).toBe(0);
    pushed(host, ['myMoneyVisibility', false], ['betGestureMode', 7], null);
    expect(items.get(ITEMS.balancesVisible)).toBe(false);
    expect(items.get(ITEMS.betGestureMode)).toBe(0);
  });

  it('NATIVE-003 finds no inbox outside the shell', () => {
    const { host, goTo, follow } = scene({ isApp: false });
    expect(host[NATIVE_INBOX]).toBeUndefined();
    goTo('/entry/login');
    expect(follow).not.toHaveBeenCalled();
  });

  it.each([
    ['NATIVE-004', '/entry/login', 'some://login'],
    ['NATIVE-005', '/', 'some://home'],
    ['NATIVE-006', '/customer/main', 'some://customerService'],
    ['NATIVE-006', '/customer/chat', 'some://customerService'],
    ['NATIVE-008', '/mine/userInfo', 'some://personInfo'],
    ['NATIVE-009', '/mine/finance/myDeposit/', 'some://deposit'],
    ['NATIVE-010', '/mine/finance/withDraw', 'some://withdrawal'],
    ['NATIVE-011', '/record/reward', 'some://rewardRecord'],
    ['NATIVE-012', '/venues/play/PMDZ', 'some://venueDetail?enName=PMDZ'],
    ['NATIVE-013', '/mine/userInfo/phone', 'some://bindPhone'],
  ])('NATIVE-015 %s is asked for its place on the way to %s, by %s', (_row, path, link) => {
    const shell = scene();
    shell.goTo(path);
    expect(shell.follow.mock.calls).toEqual([[link]]);
    const browser = scene({ isApp: false });
    browser.goTo(path);
    expect(browser.follow).not.toHaveBeenCalled();
  });

  it('NATIVE-014 is told the title, and nothing else by it', () => {
    const { follow, said } = scene();
    said.title?.('某 站');
    expect(follow.mock.calls).toEqual([['some://title?title=%E6%9F%90+%E7%AB%99']]);
  });

  it('ROLE-007 is asked for no place that it has not: the page alone goes there', () => {
    const { goTo, follow } = scene();
    for (const path of ['/home/sports', '/mine', '/entry/register', '/venues/play/', '/venues/play/a/b'])
      goTo(path);
    expect(follow).not.toHaveBeenCalled();
  });

  it('NATIVE-025 is told through the page around this one where that plays the shell', () => {
    const { goTo, follow, parent, said } = scene({ framed: true });
    goTo('/mine/userInfo/phone');
    said.member?.(true);
    expect(follow).not.toHaveBeenCalled();
    expect(parent.postMessage.mock.calls.map(([message]) => message as unknown)).toEqual([
      { type: 'heptad', name: 'ready', payload: { brand: 'some' } },
      { type: 'heptad', name: 'navigated', payload: { path: '/mine/userInfo/phone' } },
      { type: 'heptad', name: 'deepLink', payload: { address: 'some://bindPhone' } },
      { type: 'heptad', name: 'memberChanged', payload: { loggedIn: true } },
    ]);
  });
});

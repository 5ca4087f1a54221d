import { createPushDevice, type PushHost } from './push-device';

const ADDRESS = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', p256dh: 'key', auth: 'secret' };
const IN_BROWSER = { inShell: false, webClip: false };

function fakeSubscription({ endpoint, p256dh, auth } = ADDRESS): PushSubscription {
  const unsubscribe = jest.fn(async () => true);
  const subscription: Partial<PushSubscription> = {
    endpoint,
    unsubscribe,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
  };
  return subscription as PushSubscription;
}

interface Fake {
  readonly permission?: NotificationPermission;
  readonly asked?: NotificationPermission;
  readonly known?: PushSubscription | null;
  readonly made?: PushSubscription | Error;
  readonly worker?: boolean;
  readonly userAgent?: string;
}

function hostOf({
  permission = 'default',
  asked = 'granted',
  known = null,
  made = fakeSubscription(),
  worker = true,
  userAgent = 'Chrome',
}: Fake = {}) {
  const subscribe = jest.fn(async () => {
    if (made instanceof Error) throw made;
    return made;
  });
  const requestPermission = jest.fn(async () => asked);
  const pushManager: Partial<PushManager> = { getSubscription: async () => known, subscribe };
  const registration: Partial<ServiceWorkerRegistration> = { pushManager: pushManager as PushManager };
  const host: PushHost = {
    navigator: {
      userAgent,
      serviceWorker: {
        getRegistration: async () => (worker ? (registration as ServiceWorkerRegistration) : undefined),
      },
    },
    Notification: { permission, requestPermission },
    PushManager: {},
  };
  return { host, subscribe, requestPermission };
}

const BARE: PushHost = { navigator: { userAgent: 'Old' } };
const IPHONE: PushHost = { navigator: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' } };

describe('how a device stands', () => {
  it.each([
    ['a browser that can', hostOf().host, IN_BROWSER, { support: 'ready' }],
    [
      'one that has subscribed',
      hostOf({ known: fakeSubscription() }).host,
      IN_BROWSER,
      { support: 'ready', address: ADDRESS },
    ],
    [
      'one whose push service is unknown',
      hostOf({ known: fakeSubscription({ ...ADDRESS, endpoint: 'https://push.example/a' }) }).host,
      IN_BROWSER,
      { support: 'ready' },
    ],
    ['one where it was forbidden', hostOf({ permission: 'denied' }).host, IN_BROWSER, { support: 'denied' }],
    ['a site without its worker', hostOf({ worker: false }).host, IN_BROWSER, { support: 'unsupported' }],
    ['the native shell', hostOf().host, { inShell: true, webClip: false }, { support: 'unsupported' }],
    ['an old browser', BARE, IN_BROWSER, { support: 'unsupported' }],
    ['an iPhone’s browser', IPHONE, IN_BROWSER, { support: 'install' }],
    ['an old iPhone’s home screen', IPHONE, { inShell: false, webClip: true }, { support: 'unsupported' }],
  ] as const)('is told of %s', async (_, host, standing, expected) => {
    expect(await createPushDevice(host, standing).look()).toEqual(expected);
  });

  it('asks for no permission', async () => {
    const { host, requestPermission } = hostOf();
    await createPushDevice(host, IN_BROWSER).look();
    expect(requestPermission).not.toHaveBeenCalled();
  });
});

describe('subscribing', () => {
  it('asks for the permission, takes an older subscription back and makes one with the key', async () => {
    const known = fakeSubscription();
    const { host, subscribe } = hostOf({ known });
    expect(await createPushDevice(host, IN_BROWSER).subscribe('the-key')).toEqual(ADDRESS);
    expect(known.unsubscribe).toHaveBeenCalledTimes(1);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the-key' });
  });

  it.each([
    ['the member refuses', hostOf({ asked: 'denied' })],
    ['the browser fails', hostOf({ made: new Error('AbortError') })],
    ['there is no worker', hostOf({ worker: false })],
  ])('gives nothing where %s', async (_, { host }) => {
    expect(await createPushDevice(host, IN_BROWSER).subscribe('the-key')).toBeUndefined();
  });

  it('is taken back without an error where there is nothing to take back', async () => {
    await expect(createPushDevice(BARE, IN_BROWSER).unsubscribe()).resolves.toBeUndefined();
  });
});

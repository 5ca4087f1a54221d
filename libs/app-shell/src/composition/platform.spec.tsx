import type { DeploymentConfig } from '@heptad/brand-config';
import { stubBrand } from '@heptad/brand-config/testing';
import { configuration } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { boundAddress, openDevice } from '@heptad/device';
import { windowOf } from '../testing/window-width';
import { allowListOf, answerNames, createPlatform } from './platform';

const DEPLOYMENT: DeploymentConfig = {
  environment: 'production',
  origins: [],
  gameOrigins: [],
  imageOrigins: [],
  videoOrigins: [],
  embeddingOrigins: [],
  signatureSalts: { '/site': 'salt-of-the-page' },
  socketLine: '/stream',
  replacedNames: [],
  siteWorker: 'serves',
  measuredVisits: 0,
};

/** Opens the request path of a page at an address, and tells what headers its first call leaves with. */
async function openAt(address: string, width: number) {
  windowOf(width);
  window.history.replaceState(null, '', address);
  const device = await openDevice(window, { nativeMarker: 'SomeApp', nativeScheme: 'some' });
  const brand = stubBrand({ config: { siteId: 4002 } }).config;
  const platform = createPlatform({
    host: window,
    brand,
    deployment: DEPLOYMENT,
    device,
    language: () => 'zh-CN',
  });
  const sent = async (): Promise<Readonly<Record<string, string>>> => {
    const headers: Record<string, string> = {};
    const named = jest
      .spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
      .mockImplementation((name, value) => void (headers[name] = value));
    const giveUp = new AbortController();
    const left = new Promise<void>((resolve) => {
      jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => resolve());
    });
    const answer = platform.api.send(
      configuration.preInfo,
      {},
      { signal: giveUp.signal, noToast: 'awaited' },
    );
    await left;
    giveUp.abort();
    await answer;
    named.mockRestore();
    return headers;
  };
  return { device, platform, sent };
}

beforeEach(() => Object.assign(globalThis, { BroadcastChannel: undefined }));
afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('what a page says about itself with every call', () => {
  it.each([
    ['a phone', '/', 390, 'h5'],
    ['a wide window', '/', 1440, 'web'],
    ['a web clip', '/?wcp=1', 390, 'h5'],
    ['a web clip in a wide window', '/?wcp=1', 1440, 'h5'],
    ['the native shell', '/?isApp=1', 390, 'app'],
    ['the native shell in a wide window', '/?isApp=1&wcp=1', 1440, 'app'],
  ])('API-002 OPEN-017 %s is named by X-API-CLIENT', async (_what, address, width, client) => {
    const { sent } = await openAt(address, width);
    expect((await sent())['X-API-CLIENT']).toBe(client);
  });

  it.each([
    ['/?appVersion=3.4.1', '3.4.1'],
    ['/', '1.0.0'],
    ['/?appVersion=', '1.0.0'],
    ['/?appVersion=%3Cscript%3E', '1.0.0'],
    [`/?appVersion=${'9'.repeat(100_000)}`, '1.0.0'],
  ])('API-004 takes the shell’s version for X-API-VERSION, else 1.0.0', async (address, version) => {
    const { sent } = await openAt(address, 390);
    expect((await sent())['X-API-VERSION']).toBe(version);
  });

  it('API-002 API-004 what the shell said at the first address holds for the visit', async () => {
    await openAt('/?isApp=1&appVersion=3.4.1', 390);
    const { sent } = await openAt('/mine', 390);
    expect(await sent()).toMatchObject({ 'X-API-CLIENT': 'app', 'X-API-VERSION': '3.4.1' });
  });

  it('API-005 API-007 names the brand’s site and the device, and no member while there is none', async () => {
    const { sent, device, platform } = await openAt('/', 390);
    expect(await sent()).toMatchObject({ 'X-API-SITE': '4002', 'X-API-UUID': device.uuid() });
    expect(await sent()).not.toHaveProperty('X-API-TOKEN');
    expect(platform.visitor()).toBe('');
  });

  it('API-010 names the brand in the language that is shown', () => {
    const names = { 'zh-CN': '鲲跃', 'zh-TW': '鯤躍', en: 'Kunyue' };
    const become = (['zh-CN', 'zh-TW', 'en'] as const).map(
      (locale) => answerNames({ replacedNames: ['Demo'] }, { names }, locale).to,
    );
    expect(become).toEqual(['鲲跃', '鯤躍', 'Kunyue']);
  });

  it('API-003 NATIVE-016 signs with the deployment’s salt until the shell gives another', async () => {
    const { sent, device, platform } = await openAt('/?isApp=1', 390);
    const by = (salt: string, signature = ''): string => {
      const [at = ''] = signature.split('.');
      return `${at}.${md5(`${salt}${configuration.preInfo.path}${device.uuid()}${at}`)}`;
    };
    const first = (await sent())['X-API-XXX'];
    expect(first).toBe(by('salt-of-the-page', first));
    platform.signWith({ '/site': 'salt-of-the-shell' });
    const then = (await sent())['X-API-XXX'];
    expect(then).toBe(by('salt-of-the-shell', then));
  });
});

describe('the addresses of games in a deployment', () => {
  const GAMES = 'http://127.0.0.1:4601';
  const LAUNCHED = '/play/jade-forest#token=x';
  const allows = (address: string, self: string, environment: 'development' | 'production') =>
    boundAddress(address, allowListOf({ ...DEPLOYMENT, environment, gameOrigins: [GAMES] }, self)) !==
    undefined;
  const PHONE = 'http://192.168.1.20:4200';

  it('are, in development, on the machine by the name by which the page was reached, at the games’ port alone', () => {
    expect(allows(`http://192.168.1.20:4601${LAUNCHED}`, PHONE, 'development')).toBe(true);
    expect(allows(`${GAMES}${LAUNCHED}`, 'http://ky.localhost:4200', 'development')).toBe(true);
  });

  it.each([
    ['another port', 'http://192.168.1.20:4602'],
    ['another machine', 'http://192.168.1.21:4601'],
    ['a name that begins alike', 'http://192.168.1.20.evil.example:4601'],
    ['another scheme', 'ftp://192.168.1.20:4601'],
  ])('are not at %s', (_, origin) => {
    expect(allows(`${origin}${LAUNCHED}`, PHONE, 'development')).toBe(false);
  });

  it('are in production at https alone', () => {
    expect(allows(`http://192.168.1.20:4601${LAUNCHED}`, PHONE, 'production')).toBe(false);
    expect(allows(`${GAMES}${LAUNCHED}`, 'https://play.example', 'production')).toBe(false);
  });
});

import { createClock } from './clock';
import { deviceId, fingerprint, randomId, renewDeviceId } from './device-id';
import { ITEMS } from './items';
import { createNativeBridge, deepLink } from './native-bridge';
import { createPageState } from './page-state';
import { createStoredItems } from './stored-items';
import { readWebClipFlag, setWebClipFlag } from './web-clip-flag';

const newItems = () => createStoredItems(null, createClock());

describe('device id', () => {
  it('STORE-005 is made once and kept', () => {
    const items = newItems();
    const id = deviceId(items);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(deviceId(items)).toBe(id);
  });

  it('STORE-023 uuid starts equal to it and stays when the id is renewed', () => {
    const items = newItems();
    const id = deviceId(items);
    expect(items.get(ITEMS.webClipUuid)).toBe(id);
    expect(renewDeviceId(items)).not.toBe(id);
    expect(items.get(ITEMS.webClipUuid)).toBe(id);
  });

  it('gives ids that differ', () => {
    expect(new Set(Array.from({ length: 100 }, () => randomId())).size).toBe(100);
  });

  it('makes a stable mark of the browser that differs with any trait', () => {
    const traits = { userAgent: 'a', language: 'zh-CN', screen: '390x844x24', timeZone: 'UTC', cores: 4 };
    expect(fingerprint(traits)).toBe(fingerprint({ ...traits }));
    expect(fingerprint(traits)).not.toBe(fingerprint({ ...traits, cores: 8 }));
  });
});

describe('native bridge', () => {
  const options = { isApp: false, userAgent: 'Mozilla Shell/2', marker: '', scheme: 'heptad' };

  it('NATIVE-002 is detected by the flag or by the mark, and never by an empty mark', () => {
    const follow = jest.fn();
    expect(createNativeBridge({ ...options, follow }).inShell).toBe(false);
    expect(createNativeBridge({ ...options, isApp: true, follow }).inShell).toBe(true);
    expect(createNativeBridge({ ...options, marker: 'Shell/', follow }).inShell).toBe(true);
    expect(createNativeBridge({ ...options, marker: 'Other/', follow }).inShell).toBe(false);
    expect(createNativeBridge({ ...options, bridge: true, follow }).inShell).toBe(true);
  });

  it.each([
    ['the bare flag', { isApp: true }, false],
    ['the user agent', { marker: 'Shell/' }, true],
    ['an empty word', { isApp: true, marker: '' }, false],
    ['the bridge', { bridge: true }, true],
    ['flag and bridge', { isApp: true, bridge: true }, true],
  ])('NATIVE-002 OPEN-010 the shell’s own mark: %s', (_, more, marked) => {
    expect(createNativeBridge({ ...options, ...more, follow: jest.fn() }).marked).toBe(marked);
  });

  it('NATIVE-003 follows deep links inside the shell alone', () => {
    const follow = jest.fn();
    expect(createNativeBridge({ ...options, follow }).open('login')).toBe(false);
    expect(createNativeBridge({ ...options, isApp: true, follow }).open('login')).toBe(false);
    expect(follow).not.toHaveBeenCalled();
    const shell = createNativeBridge({ ...options, bridge: true, follow });
    expect(shell.open('venueDetail', { id: 'a b&c' })).toBe(true);
    expect(follow).toHaveBeenCalledWith('heptad://venueDetail?id=a+b%26c');
  });

  it('follows links another way once it is told to', () => {
    const follow = jest.fn();
    const other = jest.fn();
    const native = createNativeBridge({ ...options, bridge: true, follow });
    native.followBy(other);
    native.open('back');
    expect(follow).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledWith('heptad://back');
  });

  it('writes what a deep link says behind its target, escaped', () => {
    expect(deepLink('heptad', 'back')).toBe('heptad://back');
    expect(deepLink('heptad', 'venueDetail', { enName: 'a b', gameCode: '中' })).toBe(
      'heptad://venueDetail?enName=a+b&gameCode=%E4%B8%AD',
    );
  });
});

describe('web-clip flag', () => {
  it('WEBCLIP-002 is kept plainly under wcp with value 1', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    expect(readWebClipFlag(storage)).toBe(false);
    setWebClipFlag(storage);
    expect(kept.get('wcp')).toBe('1');
    expect(readWebClipFlag(storage)).toBe(true);
    expect(readWebClipFlag(null)).toBe(false);
  });
});

describe('page state', () => {
  it('tells of visibility and connection, and stops telling', () => {
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as DocumentVisibilityState,
    });
    const host = Object.assign(new EventTarget(), { document, navigator: { onLine: true } });
    const page = createPageState(host);
    const listener = jest.fn();
    const stop = page.onChange(listener);
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    host.navigator.onLine = false;
    host.dispatchEvent(new Event('offline'));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(page.visible()).toBe(false);
    expect(page.online()).toBe(false);
    stop();
    host.dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

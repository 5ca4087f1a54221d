import { openDevice } from './device';
import { NATIVE_INBOX } from './native-bridge';
import { ITEMS } from './items';

const options = { nativeMarker: 'HeptadShell', nativeScheme: 'heptad' };

describe('opening the device in a page', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    window.localStorage.clear();
    window.sessionStorage.clear();
    Reflect.deleteProperty(window, NATIVE_INBOX);
    window.history.replaceState(null, '', '/');
  });

  it('reads address, flags and store, and keeps the codes of the address', async () => {
    window.history.replaceState(null, '', '/?isApp=1&i_code=AGENT-ONE&wcp=1&token=tok');
    const device = await openDevice(window, options);
    expect([device.native.inShell, device.native.marked]).toEqual([true, false]);
    expect(device.webClip).toBe(true);
    expect(device.query.token).toBe('tok');
    const id = device.uuid();
    await device.items.flush();

    window.history.replaceState(null, '', '/');
    const next = await openDevice(window, options);
    // For this visit: what the shell and the icon said still holds, the token does not.
    expect([next.webClip, next.native.inShell, next.query.token]).toEqual([true, true, undefined]);
    expect(next.uuid()).toBe(id);
    expect(next.items.get(ITEMS.agentCode)).toBe('AGENT-ONE');
    expect(next.finger()).toBe(device.finger());
    expect(window.localStorage.getItem('com_ptr')).not.toContain('AGENT-ONE');
  });

  it('OPEN-008 a link with wcp=1 makes no web clip of the browser for good', async () => {
    window.history.replaceState(null, '', '/?wcp=1');
    await openDevice(window, options);
    expect(Object.keys(window.localStorage)).not.toContain('wcp');
    window.history.replaceState(null, '', '/');
    expect((await openDevice(window, options)).webClip).toBe(true);
    // Another visit.
    window.sessionStorage.clear();
    expect((await openDevice(window, options)).webClip).toBe(false);
  });

  it('NATIVE-002 knows the shell by the inbox it has put into the page', async () => {
    Object.assign(window, { [NATIVE_INBOX]: [] });
    expect((await openDevice(window, options)).native.marked).toBe(true);
  });

  it('hands the address’s token over a reload that the page asked for, once', async () => {
    window.history.replaceState(null, '', '/?token=tok');
    const first = await openDevice(window, options);
    first.keepToken();
    window.history.replaceState(null, '', '/');
    expect((await openDevice(window, options)).query.token).toBe('tok');
    expect((await openDevice(window, options)).query.token).toBeUndefined();
  });

  it('SHELL-012 keeps type as it came for as long as the page lives, wherever it goes', async () => {
    window.history.replaceState(null, '', '/?type=%20A%2Fb&isApp=1');
    const device = await openDevice(window, options);
    window.history.replaceState(null, '', '/mine?type=other');
    expect(device.query.type).toBe(' A/b');
    expect((await openDevice(window, options)).query.type).toBe('other');
  });

  it('STORE-002 STORE-003 opens where storage is blocked, and where it holds rubbish', async () => {
    window.localStorage.setItem('com_ptr', 'rubbish');
    expect((await openDevice(window, options)).items.get(ITEMS.theme)).toBeUndefined();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const device = await openDevice(window, options);
    device.items.set(ITEMS.theme, 'dark');
    await device.items.flush();
    expect(device.items.get(ITEMS.theme)).toBe('dark');
    expect(device.webClip).toBe(false);
  });

  it('follows what another tab wrote', async () => {
    const first = await openDevice(window, options);
    const second = await openDevice(window, options);
    const changed = new Promise<ReadonlySet<string>>((resolve) => second.items.subscribe(resolve));
    first.items.set(ITEMS.theme, 'dark');
    await first.items.flush();
    window.dispatchEvent(new StorageEvent('storage', { key: 'com_ptr' }));
    expect([...(await changed)]).toEqual(['theme']);
    first.items.close();
    second.items.close();
  });
});

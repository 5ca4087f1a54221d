import { createClock, type Clock } from './clock';
import { createCookies, type Cookies } from './cookies';
import { deviceId, fingerprint } from './device-id';
import { keepAttribution, readEntryQuery, type EntryQuery } from './entry-query';
import { keepServerTime } from './kept-server-time';
import { createNativeBridge, NATIVE_INBOX, type NativeBridge } from './native-bridge';
import { createPageState, type PageState } from './page-state';
import { createStoredItems, type StoredItems } from './stored-items';
import type { TextStorage } from './stored-object';
import { createVisit } from './visit';
import { readWebClipFlag, setWebClipFlag } from './web-clip-flag';

/** Everything the product knows about the browser it runs in. */
export interface Device {
  readonly clock: Clock;
  readonly items: StoredItems;
  readonly cookies: Cookies;
  readonly page: PageState;
  readonly native: NativeBridge;
  /** The address of the first page; its token, if any, is still in it. What the shell said earlier in the visit counts too. */
  readonly query: EntryQuery;
  /** Keeps the address's token for the next page: this one is about to be loaded anew (SHELL-021). */
  keepToken(): void;
  readonly webClip: boolean;
  /** The id sent as `X-API-UUID`. */
  uuid(): string;
  /** The mark sent as `X-API-FINGER`. */
  finger(): string;
}

export interface DeviceOptions {
  /** What the brand's native shell adds to the user agent. */
  readonly nativeMarker: string;
  /** The address scheme of the brand's native shell. */
  readonly nativeScheme: string;
  readonly clock?: Clock;
}

function storageOf(host: Window, which: 'localStorage' | 'sessionStorage'): TextStorage | null {
  try {
    return host[which];
  } catch {
    return null;
  }
}

/** Opens the device: reads the address, the flags and the stored object. Never rejects. @param host the browser's window */
export async function openDevice(host: Window, options: DeviceOptions): Promise<Device> {
  const started = options.clock ?? createClock();
  const storage = storageOf(host, 'localStorage');
  const tabStorage = storageOf(host, 'sessionStorage');
  const visit = createVisit(tabStorage);
  const items = createStoredItems(storage, started, {
    locks: host.navigator.locks,
    events: (listener) => {
      const heard = (event: StorageEvent): void => listener(event.key);
      host.addEventListener('storage', heard);
      return () => host.removeEventListener('storage', heard);
    },
  });
  await items.load();
  const clock = keepServerTime(started, items);
  const said = readEntryQuery(visit.withShell(host.location.search));
  const kept = visit.takeToken();
  const token = said.token ?? kept;
  const query = token === undefined ? said : { ...said, token };
  // For the visit alone: an icon's address says it at every start, and a link in a browser must not say it for good.
  if (query.isWebClip) setWebClipFlag(tabStorage);
  keepAttribution(query, items);
  return {
    clock,
    items,
    cookies: createCookies(host.document, host.location.protocol === 'https:', host.parent !== host),
    page: createPageState(host),
    native: createNativeBridge({
      isApp: query.isApp,
      bridge: NATIVE_INBOX in host,
      userAgent: host.navigator.userAgent,
      marker: options.nativeMarker,
      scheme: options.nativeScheme,
      follow: (address) => host.location.assign(address),
    }),
    query,
    keepToken() {
      if (query.token !== undefined) visit.keepToken(query.token);
    },
    webClip: query.isWebClip || readWebClipFlag(tabStorage),
    uuid: () => deviceId(items),
    // Made when it is asked for: a browser takes its time to tell the time zone, and only a login wants to know.
    finger: () =>
      fingerprint({
        userAgent: host.navigator.userAgent,
        language: host.navigator.language,
        screen: `${host.screen.width}x${host.screen.height}x${host.screen.colorDepth}`,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        cores: host.navigator.hardwareConcurrency,
      }),
  };
}

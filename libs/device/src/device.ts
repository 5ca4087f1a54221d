import { createClock, type Clock } from './clock';
import { createCookies, type Cookies } from './cookies';
import { deviceId, fingerprint } from './device-id';
import { keepAttribution, readEntryQuery, type EntryQuery } from './entry-query';
import { createNativeBridge, type NativeBridge } from './native-bridge';
import { createPageState, type PageState } from './page-state';
import { createStoredItems, type StoredItems } from './stored-items';
import type { TextStorage } from './stored-mirror';
import { readWebClipFlag, setWebClipFlag } from './web-clip-flag';

/** Everything the product knows about the browser it runs in. */
export interface Device {
  readonly clock: Clock;
  readonly items: StoredItems;
  readonly cookies: Cookies;
  readonly page: PageState;
  readonly native: NativeBridge;
  /** The address of the first page; its token, if any, is still in it. */
  readonly query: EntryQuery;
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

function localStorageOf(host: Window): TextStorage | null {
  try {
    return host.localStorage;
  } catch {
    return null;
  }
}

/** Opens the device: reads the address, the flags and the stored object. Never rejects. @param host the browser's window */
export async function openDevice(host: Window, options: DeviceOptions): Promise<Device> {
  const clock = options.clock ?? createClock();
  const storage = localStorageOf(host);
  const items = createStoredItems(storage, clock, {
    locks: host.navigator.locks,
    events: (listener) => {
      const heard = (event: StorageEvent): void => listener(event.key);
      host.addEventListener('storage', heard);
      return () => host.removeEventListener('storage', heard);
    },
  });
  await items.load();
  const query = readEntryQuery(host.location.search);
  if (query.isWebClip) setWebClipFlag(storage);
  keepAttribution(query, items);
  return {
    clock,
    items,
    cookies: createCookies(host.document, host.location.protocol === 'https:', host.parent !== host),
    page: createPageState(host),
    native: createNativeBridge({
      isApp: query.isApp,
      userAgent: host.navigator.userAgent,
      marker: options.nativeMarker,
      scheme: options.nativeScheme,
      follow: (address) => host.location.assign(address),
    }),
    query,
    webClip: query.isWebClip || readWebClipFlag(storage),
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

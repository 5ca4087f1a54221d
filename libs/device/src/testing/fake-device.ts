import { createClock, type Clock } from '../clock';
import { createCookies } from '../cookies';
import type { Device } from '../device';
import { readEntryQuery } from '../entry-query';
import { createNativeBridge } from '../native-bridge';
import { createStoredItems } from '../stored-items';

/** A clock that follows Jest's timers. */
export const fakeClock = (): Clock => createClock({ wall: () => Date.now(), monotonic: () => Date.now() });

/** A browser outside of the native shell that keeps things as long as it is there, with its page seen and online. */
export function fakeDevice(clock: Clock = fakeClock(), parts: Partial<Device> = {}): Device {
  return {
    clock,
    items: createStoredItems(null, clock),
    cookies: createCookies({ cookie: '' }, true),
    page: { visible: () => true, online: () => true, onChange: () => () => undefined },
    native: createNativeBridge({
      isApp: false,
      userAgent: '',
      marker: '',
      scheme: 'heptad',
      follow: () => undefined,
    }),
    query: readEntryQuery(''),
    keepToken: () => undefined,
    webClip: false,
    uuid: () => 'device-1',
    finger: () => 'mark',
    ...parts,
  };
}

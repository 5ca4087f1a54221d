import { createClock, createStoredItems, createCookies, readEntryQuery, type Device } from '@heptad/device';

/** Stands for a visitor of whom nothing is known: no storage, no cookies, no native shell. */
export function deviceOfNobody(uuid: string): Device {
  const clock = createClock();
  return {
    clock,
    items: createStoredItems(null, clock),
    cookies: createCookies({ cookie: '' }, false, false),
    page: { visible: () => true, online: () => true, onChange: () => () => undefined },
    native: { inShell: false, marked: false, open: () => false, followBy: () => undefined },
    query: readEntryQuery(''),
    keepToken: () => undefined,
    webClip: false,
    uuid: () => uuid,
    finger: () => '',
  };
}

import { lazy, type ComponentType } from 'react';

/** Milliseconds after the page has loaded within which what could wait begins, however busy the browser is. */
const IDLE_WITHIN_MS = 5_000;

const loaded = (host: Window): Promise<void> =>
  new Promise((resolve) => {
    // Some browsers do not tell when they are idle.
    const whenIdle = (): unknown =>
      'requestIdleCallback' in host
        ? host.requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS })
        : setTimeout(resolve, IDLE_WITHIN_MS / 5);
    if (host.document.readyState === 'complete') whenIdle();
    else host.addEventListener('load', whenIdle, { once: true });
  });

const Nothing = (): null => null;

/** Makes it, once more each time the network is back; gives nothing where it fails although there is one. */
async function withNetwork(host: Window, make: () => Promise<ComponentType>): Promise<ComponentType> {
  for (;;)
    try {
      return await make();
    } catch {
      if (host.navigator.onLine) return Nothing;
      await new Promise((resolve) => host.addEventListener('online', resolve, { once: true }));
    }
}

/**
 * A component that is made once the page has loaded and rests; nothing is in its place until then, and where it fails.
 * @param make is asked again when it failed without a network
 */
export function afterLoad(host: Window, make: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    await loaded(host);
    return { default: await withNetwork(host, make) };
  });
}

/** A component that is made at once, without which the page is of no use: where it cannot be had, that is thrown. */
export function atOnce(make: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await make() }));
}

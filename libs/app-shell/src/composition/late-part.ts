import type { FirstScreen } from '@heptad/ui-kit';
import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';

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
 * A component that is made once the first screen is drawn; nothing is in its place until then, and where it fails. It does not
 * suspend: React would not bring a rendered screen alive before it had waited for that.
 * @param make is asked again when it failed without a network
 */
export function latePart(
  host: Window,
  firstScreen: Pick<FirstScreen, 'drawn'>,
  make: () => Promise<ComponentType>,
): ComponentType {
  let made: Promise<ComponentType> | undefined;
  return function LatePart() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      made ??= firstScreen.drawn().then(() => withNetwork(host, make));
      void made.then((part) => setPart(() => part));
    }, []);
    return Part === undefined ? null : createElement(Part);
  };
}

/** A component that is made at once, without which the page is of no use: where it cannot be had, that is thrown. */
export function atOnce(make: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await make() }));
}

import type { ApiClient } from '@heptad/api-client';
import { configuration, keys } from '@heptad/contracts';
import { ITEMS, type StoredItems } from '@heptad/device';
import type { HostList } from '@heptad/session';
import * as v from 'valibot';

/** The platform's lines, which travel in its sealed configuration (CALL-046, CRYPTO-006, OPEN-058). */
export interface SiteLineSource {
  /** The last list: this page's, or until then the one kept from the last visit. */
  current(): HostList | undefined;
  /** Resolves once there is a list, or it is known that none can be had. */
  ready(): Promise<void>;
  /** Fetches and opens the configuration. A failure keeps what is known; without lines the deployment's own serves. */
  refresh(): Promise<void>;
  /** Called after every list that could be had. @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

export function createSiteLineSource(api: ApiClient, items: StoredItems): SiteLineSource {
  const listeners = new Set<() => void>();
  let lines: HostList | undefined = items.get(ITEMS.lines);
  let known: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (known = resolve));
  if (lines !== undefined) known();

  async function fetchLines(): Promise<void> {
    const sealed = await api.send(configuration.vvPretty, {}, { noToast: true });
    if (!sealed.ok) return;
    const opened = await api.open('site', sealed.value, keys.siteConfiguration);
    const content = v.safeParse(configuration.vvPrettyContent, opened);
    if (!content.success) return;
    lines = content.output.lineList;
    items.set(ITEMS.lines, lines);
    for (const listener of [...listeners]) listener();
  }

  return {
    current: () => lines,
    ready: () => ready,
    refresh: () => fetchLines().finally(known),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

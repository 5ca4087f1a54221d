import type { ApiClient } from '@heptad/api-client';
import { type CallResponse, configuration } from '@heptad/contracts';
import type { Clock } from '@heptad/device';

export type PreInfo = CallResponse<typeof configuration.preInfo>;

/** Where the visitor seems to be. */
export interface Visitor {
  readonly ip?: string | undefined;
  readonly address?: string | undefined;
}

/** What the platform says of the site, asked once at the start and again on demand. */
export interface SiteInfo {
  /** The last answer, if there has been one. */
  current(): PreInfo | undefined;
  visitor(): Visitor;
  /** A refused call said where the visitor is (OPEN-004). */
  learnVisitor(visitor: Visitor): void;
  /** Asks again. A failure keeps the last answer; the client reports it like every failure. */
  refresh(): Promise<void>;
  /** Called after every successful answer and every new visitor. */
  subscribe(listener: () => void): () => void;
}

export function createSiteInfo(api: ApiClient, clock: Clock, onAnswer: (info: PreInfo) => void): SiteInfo {
  const listeners = new Set<() => void>();
  let info: PreInfo | undefined;
  let visitor: Visitor = {};
  const publish = (): void => {
    for (const listener of listeners) listener();
  };
  /** What is not said again stays known. */
  const learnVisitor = (known: Visitor): void => {
    visitor = { ip: known.ip ?? visitor.ip, address: known.address ?? visitor.address };
    publish();
  };
  return {
    current: () => info,
    visitor: () => visitor,
    learnVisitor,
    async refresh() {
      const result = await api.send(configuration.preInfo, {}, { noToast: true });
      if (!result.ok) return;
      info = result.value;
      clock.setServerTime(info.serverTime);
      learnVisitor(info);
      onAnswer(info);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import * as v from 'valibot';

/** What happened to the session: somebody may have logged in, or has logged out. */
export type TabNews = 'changed' | 'ended';

/** Tells the other tabs of this browser that the session changed. Carries no token and no name. */
export interface TabChannel {
  announce(news: TabNews): void;
  /** @returns how to stop listening */
  onAnnounced(listener: (news: TabNews) => void): () => void;
  close(): void;
}

/** What carries the news: a `BroadcastChannel` or a stand-in. */
export interface NewsCarrier {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** The name that all tabs of one origin share. */
export const SESSION_CHANNEL = 'session';
const tabNews = v.picklist(['changed', 'ended']);

/** @param carrier undefined where the browser has none: tabs then follow the stored object's own events */
export function createTabChannel(carrier: NewsCarrier | undefined): TabChannel {
  return {
    announce: (news) => carrier?.postMessage(news),
    onAnnounced(listener) {
      const heard = (event: { readonly data: unknown }): void => {
        if (v.is(tabNews, event.data)) listener(event.data);
      };
      carrier?.addEventListener('message', heard);
      return () => carrier?.removeEventListener('message', heard);
    },
    close: () => carrier?.close(),
  };
}

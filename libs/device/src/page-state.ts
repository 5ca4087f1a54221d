/** Whether the page is seen and the browser online, and when that changes. */
export interface PageState {
  visible(): boolean;
  online(): boolean;
  /** Called after either has changed. @returns how to stop listening */
  onChange(listener: () => void): () => void;
}

export interface PageHost {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

/** @param host the window, or a stand-in */
export function createPageState(host: PageHost): PageState {
  const windowEvents = ['online', 'offline', 'pageshow'];
  return {
    visible: () => host.document.visibilityState === 'visible',
    online: () => host.navigator.onLine,
    onChange(listener) {
      const call = (): void => listener();
      host.document.addEventListener('visibilitychange', call);
      for (const type of windowEvents) host.addEventListener(type, call);
      return () => {
        host.document.removeEventListener('visibilitychange', call);
        for (const type of windowEvents) host.removeEventListener(type, call);
      };
    },
  };
}

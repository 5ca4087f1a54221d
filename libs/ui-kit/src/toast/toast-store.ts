/** The kinds of a toast (TOAST-001). */
export const TOAST_KIND = { info: 0, success: 1, failure: 2, loading: 3 } as const;
export type ToastKind = (typeof TOAST_KIND)[keyof typeof TOAST_KIND];

/** How long toasts stay, in milliseconds, by default (TOAST-002, TOAST-003). */
export const TOAST_LOADING_MS = 40_000;
export const TOAST_MS = 3_000;
/** How long a toast takes to leave; loading toasts go at once (TOAST-003). */
export const TOAST_LEAVE_MS = 300;

export interface ToastRequest {
  readonly text: string;
  /** Info by default. */
  readonly kind?: ToastKind;
  /** Milliseconds until it leaves; in place of the default of its kind. */
  readonly duration?: number;
  /** Called once it is gone (TOAST-004), but not when another toast took its place. */
  readonly onRemoved?: () => void;
}

export interface ShownToast {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
  /** On its way out: the leave animation runs. */
  readonly leaving: boolean;
}

/** The timers the store runs on; the window's unless a test gives others. */
export interface ToastTimers {
  readonly set: (callback: () => void, milliseconds: number) => unknown;
  readonly clear: (handle: unknown) => void;
}

export interface ToastStore {
  /** Shows a toast in place of the one that is there (TOAST-005). @returns its id, for {@link ToastStore.dismiss} */
  show(request: ToastRequest): number;
  /** Removes a toast early. Does nothing when another one is shown by now. Without an id it removes the one that is shown. */
  dismiss(id?: number): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): ShownToast | null;
}

const windowTimers: ToastTimers = {
  set: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clear: (handle) => clearTimeout(handle as number),
};

/**
 * At most one toast at a time (TOAST-005). A new one replaces the old at once, whose callback is then not called
 * (OPEN-027).
 */
export function createToastStore(timers: ToastTimers = windowTimers): ToastStore {
  const listeners = new Set<() => void>();
  let shown: ShownToast | null = null;
  let onRemoved: (() => void) | undefined;
  let timer: unknown;
  let lastId = 0;

  const publish = (next: ShownToast | null) => {
    shown = next;
    for (const listener of [...listeners]) listener();
  };
  const remove = () => {
    const callback = onRemoved;
    onRemoved = undefined;
    publish(null);
    callback?.();
  };
  const leave = () => {
    if (shown === null) return;
    if (shown.kind === TOAST_KIND.loading) return remove();
    publish({ ...shown, leaving: true });
    timer = timers.set(remove, TOAST_LEAVE_MS);
  };

  return {
    show({ text, kind = TOAST_KIND.info, duration, onRemoved: callback }) {
      timers.clear(timer);
      lastId += 1;
      onRemoved = callback;
      timer = timers.set(leave, duration ?? (kind === TOAST_KIND.loading ? TOAST_LOADING_MS : TOAST_MS));
      publish({ id: lastId, text, kind, leaving: false });
      return lastId;
    },
    dismiss(id) {
      if (shown === null || shown.leaving || (id !== undefined && id !== shown.id)) return;
      timers.clear(timer);
      leave();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
}

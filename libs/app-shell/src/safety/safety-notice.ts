/** The safety tip that stands before a deposit or a chat (SHELL-039), at most one at a time. */
export interface SafetyNotice {
  /** Shows the tip; `onUnderstood` runs once the member has understood and the tip is closed. */
  show(onUnderstood: () => void): void;
  /** Closes the tip without what would have come after it. */
  dismiss(): void;
  /** What comes after the tip that is shown; undefined while none is. */
  current(): (() => void) | undefined;
  subscribe(listener: () => void): () => void;
}

export function createSafetyNotice(): SafetyNotice {
  const listeners = new Set<() => void>();
  let after: (() => void) | undefined;
  const change = (next: (() => void) | undefined): void => {
    after = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (onUnderstood) => change(onUnderstood),
    dismiss: () => change(undefined),
    current: () => after,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { act } from '@testing-library/react';

/** Makes the window as wide as told; jsdom has no media queries of its own. @returns how to change the width later */
export function windowOf(width: number) {
  const listeners = new Set<() => void>();
  let now = width;
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      get matches() {
        return now >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }),
  });
  return (next: number) =>
    act(async () => {
      now = next;
      for (const listener of listeners) listener();
    });
}

import { randomId } from '@heptad/device';
import { useRef } from 'react';

/** The key of a write: the same body sent again after a lost answer is the same write, and has the same key. */
export function useSameKey(): (body: unknown) => string {
  const sent = useRef<{ readonly body: string; readonly key: string }>(undefined);
  return (body) => {
    const text = JSON.stringify(body);
    if (sent.current?.body !== text) sent.current = { body: text, key: randomId() };
    return sent.current.key;
  };
}

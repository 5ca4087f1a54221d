import { useCallback, useEffect, useState } from 'react';

/** What a part of the app has brought; `failed` where it could not be fetched. */
export type Fetched<Value> = Value | 'failed' | undefined;

/** Fetches a part of the app. @returns what it brought, undefined while it is on its way, and how to try again */
export function useFetched<Value>(
  fetch: () => Promise<{ readonly default: Value }>,
): readonly [value: Fetched<Value>, again: () => void] {
  const [value, setValue] = useState<Fetched<Value>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    fetch().then(
      (part) => left || setValue(() => part.default),
      () => left || setValue('failed'),
    );
    return () => {
      left = true;
    };
  }, [fetch, tries]);
  const again = useCallback(() => {
    setValue(undefined);
    setTries((before) => before + 1);
  }, []);
  return [value, again];
}

import { useEffect, useState } from 'react';
import { firstScreen } from './first-screen';

/**
 * Fetches code when `wanted` and the first screen is drawn. Where it cannot be had, what needs it stays as it is without.
 * @param load the same function at every render
 * @returns null until it is there
 */
export function useLateCode<Code>(wanted: boolean, load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const cancel = firstScreen.whenDrawn(() => {
      load().then(
        (loaded) => !left && setCode(() => loaded),
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
    };
  }, [wanted, load]);

  return code;
}

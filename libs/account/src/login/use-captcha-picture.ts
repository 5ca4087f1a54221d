import { useServices } from '@heptad/feature-module';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountServices } from '../services';

export type CaptchaPicture =
  | { readonly state: 'none' | 'loading' | 'failed' }
  | { readonly state: 'shown'; readonly url: string; readonly key: string };

/** Fetches captcha pictures (CALL-009); each replaces the one before, and none is left in memory. */
export function useCaptchaPicture(): {
  readonly picture: CaptchaPicture;
  readonly renew: () => Promise<void>;
} {
  const { session } = useServices<AccountServices>();
  const [picture, setPicture] = useState<CaptchaPicture>({ state: 'none' });
  const shown = useRef<string | null>(null);
  const asked = useRef(0);

  const drop = useCallback(() => {
    if (shown.current !== null) URL.revokeObjectURL(shown.current);
    shown.current = null;
  }, []);
  useEffect(
    () => () => {
      // A picture that comes after the page is gone is not kept.
      asked.current += 1;
      drop();
    },
    [drop],
  );

  const renew = useCallback(async () => {
    const mine = ++asked.current;
    setPicture({ state: 'loading' });
    const result = await session.captchaImage();
    if (mine !== asked.current) return;
    drop();
    if (!result.ok) {
      setPicture({ state: 'failed' });
      return;
    }
    shown.current = URL.createObjectURL(result.value.image);
    setPicture({ state: 'shown', url: shown.current, key: result.value.key });
  }, [session, drop]);

  return { picture, renew };
}

import { useServices } from '@heptad/feature-module';
import { sessionActions, sessionSelectors } from '@heptad/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AccountServices } from '../services';

export type CaptchaPicture =
  { readonly state: 'none' | 'loading' | 'failed' } | { readonly state: 'shown'; readonly url: string };

/** Fetches captcha pictures (CALL-009); each replaces the one before, and none is left in memory. Its key waits in the session's store. */
export function useCaptchaPicture(): {
  readonly picture: CaptchaPicture;
  /** Goes along with what was read in the picture that is shown. */
  readonly imageKey: string;
  readonly renew: () => Promise<void>;
} {
  const { session } = useServices<AccountServices>();
  const dispatch = useDispatch();
  const imageKey = useSelector(sessionSelectors.selectImageKey) ?? '';
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
    dispatch(sessionActions.pictureDrawn(result.value.key));
    setPicture({ state: 'shown', url: shown.current });
  }, [session, dispatch, drop]);

  return { picture, imageKey, renew };
}

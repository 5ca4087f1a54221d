import { useServices } from '@heptad/feature-module';
import { fetchCaptcha, sessionActions, sessionSelectors, type CaptchaForm } from '@heptad/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AccountServices } from '../services';

export type CaptchaPicture =
  | { readonly state: 'none' | 'loading' | 'failed' }
  /** `heard` is a sound in the picture's place. */
  | { readonly state: 'shown' | 'heard'; readonly url: string };

/** The captcha of a form. */
export interface Captcha {
  readonly picture: CaptchaPicture;
  /** In which it was asked for last. */
  readonly form: CaptchaForm;
  /** Whether there is one to be read or heard. */
  readonly answerable: boolean;
  /** Goes along with what was read in the picture that is shown. */
  readonly imageKey: string;
  /** Another one, in the form that was had last. */
  readonly renew: () => Promise<void>;
  readonly inForm: (form: CaptchaForm) => Promise<void>;
}

/** Fetches captcha pictures (CALL-009), or sounds for who cannot see them; each replaces the one before, and none is left in memory. Its key waits in the session's store. */
export function useCaptchaPicture(): Captcha {
  const { api } = useServices<AccountServices>();
  const dispatch = useDispatch();
  const imageKey = useSelector(sessionSelectors.selectImageKey) ?? '';
  const [picture, setPicture] = useState<CaptchaPicture>({ state: 'none' });
  const shown = useRef<string | null>(null);
  const asked = useRef(0);
  const [form, setForm] = useState<CaptchaForm>('picture');

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

  const fetchIn = useCallback(
    async (wanted: CaptchaForm) => {
      const mine = ++asked.current;
      setPicture({ state: 'loading' });
      const result = await fetchCaptcha(api, wanted);
      if (mine !== asked.current) return;
      drop();
      if (!result.ok) {
        setPicture({ state: 'failed' });
        return;
      }
      shown.current = URL.createObjectURL(result.value.image);
      dispatch(sessionActions.pictureDrawn(result.value.key));
      setPicture({ state: wanted === 'sound' ? 'heard' : 'shown', url: shown.current });
    },
    [api, dispatch, drop],
  );

  const inForm = useCallback(
    (wanted: CaptchaForm) => {
      setForm(wanted);
      return fetchIn(wanted);
    },
    [fetchIn],
  );
  const renew = useCallback(() => fetchIn(form), [fetchIn, form]);
  const answerable = picture.state === 'shown' || picture.state === 'heard';
  return { picture, form, answerable, imageKey, renew, inForm };
}

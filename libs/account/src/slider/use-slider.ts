import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { captcha, LOGIN_CODES } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountServices } from '../services';
import type { SliderChallenge } from './slider-rules';

export type SliderState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'shown' | 'checking'; readonly challenge: SliderChallenge };

export interface Slider {
  readonly slider: SliderState;
  /** The last try was not near enough. */
  readonly missed: boolean;
  /** Brings another one. */
  readonly renew: () => void;
  /** Has a finished slider judged. @param offset the piece's left edge @param elapsed of the drag, ms */
  readonly check: (offset: number, elapsed: number) => Promise<void>;
}

/** Fetches sliders and has them judged; each is good for one try. @param onSolved gets the token for the login */
export function useSlider(onSolved: (token: string) => void): Slider {
  const { api } = useServices<AccountServices>();
  const [slider, setSlider] = useState<SliderState>({ state: 'loading' });
  const [missed, setMissed] = useState(false);
  // An answer that comes after another request, or after the page was left, is dropped.
  const asked = useRef(0);

  const fetchOne = useCallback(async () => {
    const mine = ++asked.current;
    const answer = await api.send(captcha.sliderChallenge, {}, { noToast: 'awaited' });
    if (mine !== asked.current) return;
    setSlider(
      answer.ok ? { state: 'shown', challenge: answer.value } : { state: 'failed', error: answer.error },
    );
  }, [api]);
  useEffect(() => {
    void fetchOne();
    return () => {
      asked.current += 1;
    };
  }, [fetchOne]);

  const renew = (): void => {
    setMissed(false);
    setSlider({ state: 'loading' });
    void fetchOne();
  };

  async function check(offset: number, elapsed: number): Promise<void> {
    if (slider.state !== 'shown') return;
    const { challenge } = slider;
    setSlider({ state: 'checking', challenge });
    const mine = asked.current;
    const answer = await api.send(
      captcha.sliderCheck,
      {
        validate_way: 1,
        ticket: challenge.ticket,
        offset: Math.max(0, Math.round(offset)),
        elapsed: Math.max(0, Math.round(elapsed)),
      },
      { noToast: 'awaited' },
    );
    if (mine !== asked.current) return;
    if (answer.ok) return onSolved(answer.value.sliderToken);
    if (!isRefusedWith(answer.error, LOGIN_CODES.extremeCodeOnce)) {
      setSlider({ state: 'failed', error: answer.error });
      return;
    }
    setMissed(true);
    await fetchOne();
  }

  return { slider, missed, renew, check };
}

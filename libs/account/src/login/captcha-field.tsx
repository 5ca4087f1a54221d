import { Button, Skeleton, TextField } from '@heptad/ui-kit';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../entry/use-field-error';
import { MAX_CAPTCHA_LENGTH } from './login-rules';
import type { Captcha } from './use-captcha-picture';

export interface CaptchaFieldProps extends ComponentPropsWithRef<'input'> {
  readonly captcha: Pick<Captcha, 'picture' | 'form' | 'renew' | 'inForm'>;
  readonly error: FieldError | undefined;
}

/** What the picture shows, typed by the visitor; tapping the picture brings another. Who cannot see it counts beeps instead. */
export function CaptchaField({ captcha, error, ...input }: CaptchaFieldProps) {
  const { t } = useTranslation('account');
  const wrong = useFieldError();
  const { picture, form } = captcha;
  const row = useRef<HTMLDivElement>(null);
  const heard = picture.state === 'heard';
  // Focused at once: the platform asked for the captcha, and typing it is the next step.
  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  return (
    <div className="flex flex-col gap-2">
      <div ref={row} className="flex items-end gap-3">
        <TextField
          {...input}
          label={t(form === 'sound' ? 'login.captchaSound' : 'login.captcha')}
          description={form === 'sound' ? t('login.captchaSoundHint') : undefined}
          className="min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="none"
          inputMode="text"
          maxLength={MAX_CAPTCHA_LENGTH}
          error={wrong(error) ?? (picture.state === 'failed' ? t('login.codes.imageFetchFailed') : undefined)}
        />
        {picture.state === 'shown' && (
          <button
            type="button"
            onClick={() => void captcha.renew()}
            className="h-12 w-30 shrink-0 overflow-hidden rounded-m border border-line focus-visible:outline-2 focus-visible:outline-focus"
          >
            <img src={picture.url} alt={t('login.captchaPicture')} className="h-full w-full object-cover" />
          </button>
        )}
        {(heard || picture.state === 'failed') && (
          <Button variant="secondary" onClick={() => void captcha.renew()} className="shrink-0">
            {t(heard ? 'login.captchaOther' : 'login.captchaRetry')}
          </Button>
        )}
        {(picture.state === 'loading' || picture.state === 'none') && (
          <Skeleton className="h-12 w-30 shrink-0 rounded-m" />
        )}
      </div>
      {heard && (
        <audio controls autoPlay src={picture.url} aria-label={t('login.captchaSound')} className="w-full" />
      )}
      <Button
        variant="plain"
        className="self-start"
        onClick={() => void captcha.inForm(form === 'sound' ? 'picture' : 'sound')}
      >
        {t(form === 'sound' ? 'login.captchaLook' : 'login.captchaListen')}
      </Button>
    </div>
  );
}

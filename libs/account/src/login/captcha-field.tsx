import { Button, Skeleton, TextField } from '@heptad/ui-kit';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptchaPicture } from './use-captcha-picture';

export interface CaptchaFieldProps extends ComponentPropsWithRef<'input'> {
  readonly picture: CaptchaPicture;
  readonly onRenew: () => void;
  readonly error?: string | undefined;
}

/** What the picture shows, typed by the visitor; tapping the picture brings another. */
export function CaptchaField({ picture, onRenew, error, ...input }: CaptchaFieldProps) {
  const { t } = useTranslation('account');
  const row = useRef<HTMLDivElement>(null);
  // It comes because the platform has asked for it: that is what the visitor does next.
  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={row} className="flex items-end gap-3">
      <TextField
        {...input}
        label={t('login.captcha')}
        className="min-w-0 flex-1"
        autoComplete="off"
        autoCapitalize="none"
        inputMode="text"
        error={error ?? (picture.state === 'failed' ? t('login.codes.imageFetchFailed') : undefined)}
      />
      {picture.state === 'shown' && (
        <button
          type="button"
          onClick={onRenew}
          className="h-12 w-30 shrink-0 overflow-hidden rounded-m border border-line focus-visible:outline-2 focus-visible:outline-focus"
        >
          <img src={picture.url} alt={t('login.captchaPicture')} className="h-full w-full object-cover" />
        </button>
      )}
      {picture.state === 'failed' && (
        <Button variant="secondary" onClick={onRenew} className="shrink-0">
          {t('login.captchaRetry')}
        </Button>
      )}
      {(picture.state === 'loading' || picture.state === 'none') && (
        <Skeleton className="h-12 w-30 shrink-0 rounded-m" />
      )}
    </div>
  );
}

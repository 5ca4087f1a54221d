import { useServices } from '@heptad/feature-module';
import { Button, Countdown, OtpField } from '@heptad/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import type { CodeSending } from './use-code-sending';

export interface CodeFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The last digit is there. */
  readonly onComplete: (value: string) => void;
  readonly error?: string | undefined;
  readonly sending: CodeSending;
  readonly onResend: () => void;
  readonly disabled?: boolean;
}

/** The digits of a verification code, and the button for another one, which counts down until it may be pressed. */
export function CodeField({ sending, onResend, error, disabled = false, ...entry }: CodeFieldProps) {
  const { t } = useTranslation('account');
  const { clock } = useServices<AccountServices>();
  const field = useRef<HTMLDivElement>(null);
  // Focused at once: the field appears when a code was sent, and typing it is the next step.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field} className="flex flex-col gap-1">
      <OtpField
        {...entry}
        label={t('code.label')}
        error={error}
        readOnly={disabled}
        digitLabel={(position, length) => t('code.digit', { position, length })}
      />
      {sending.until === null ? (
        <Button variant="plain" size="s" className="-ml-3 self-start" busy={sending.busy} onClick={onResend}>
          {t('code.resend')}
        </Button>
      ) : (
        <p className="flex h-8 items-center text-sm text-muted">
          <Countdown
            until={sending.until}
            now={() => clock.now()}
            label={t('code.wait')}
            format={({ minutes, seconds }) => t('code.resendIn', { count: minutes * 60 + seconds })}
            onEnd={sending.ended}
          />
        </p>
      )}
    </div>
  );
}

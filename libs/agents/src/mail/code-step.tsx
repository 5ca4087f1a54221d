import { useServices } from '@heptad/feature-module';
import { Button, Countdown, OtpField } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { Failed } from '../agents/failed';
import type { AgentsServices } from '../services';
import type { MailCode } from './use-mail-code';

export interface CodeStepProps {
  readonly label: string;
  readonly sending: MailCode;
  /** Asks for a code. */
  readonly onOrder: () => void;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Sends a code by e-mail, takes its digits, and says when the next one may be asked for. */
export function CodeStep({ label, sending, onOrder, value, onValueChange }: CodeStepProps) {
  const { t } = useTranslation('agents');
  const { clock } = useServices<AgentsServices>();
  return (
    <div className="flex flex-col gap-2">
      {sending.sent && (
        <OtpField
          label={label}
          value={value}
          onValueChange={onValueChange}
          digitLabel={(position, length) => t('code.digit', { position, length })}
        />
      )}
      {sending.until === null ? (
        <Button variant="secondary" busy={sending.busy} onClick={onOrder}>
          {t(sending.sent ? 'code.again' : 'code.send')}
        </Button>
      ) : (
        <p className="flex min-h-11 items-center text-sm text-muted">
          <Countdown
            until={sending.until}
            now={() => clock.now()}
            label={t('code.wait')}
            format={({ hours, minutes, seconds }) =>
              t('code.againIn', { count: (hours * 60 + minutes) * 60 + seconds })
            }
            onEnd={sending.ended}
          />
        </p>
      )}
      <Failed error={sending.failure} unknown={t('code.unknown')} />
    </div>
  );
}

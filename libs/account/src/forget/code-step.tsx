import { Button, OTP_LENGTH } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../code/code-field';
import type { CodeSending } from '../code/use-code-sending';

export interface CodeStepProps {
  /** Where the code went, as the visitor typed it. */
  readonly contact: string;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly sending: CodeSending;
  readonly onResend: () => void;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (code: string) => void;
}

/** Step 2: the code. The answer is the same whether name and contact belong together or not, and so are the words. */
export function CodeStep({ contact, code, onCode, sending, onResend, busy, error, onSubmit }: CodeStepProps) {
  const { t } = useTranslation('account');
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === OTP_LENGTH) onSubmit(code);
      }}
    >
      <p className="text-sm break-words text-muted">{t('forget.sentTo', { contact })}</p>
      <CodeField
        value={code}
        onValueChange={onCode}
        onComplete={onSubmit}
        error={error}
        sending={sending}
        onResend={onResend}
        disabled={busy}
      />
      <Button type="submit" size="l" block busy={busy} disabled={code.length < OTP_LENGTH}>
        {t('forget.next')}
      </Button>
    </form>
  );
}

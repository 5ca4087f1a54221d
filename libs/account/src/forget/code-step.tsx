import { Button, OTP_LENGTH } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../code/code-field';
import type { CodeEntry } from './use-code-entry';
import type { Contact } from './use-contact';

export interface CodeStepProps {
  /** Where the code went. */
  readonly contact: Pick<Contact, 'form' | 'way' | 'sending' | 'sendAgain'>;
  readonly entry: CodeEntry;
}

/** Step 2: the code. The answer is the same whether name and contact belong together or not, and so are the words. */
export function CodeStep({ contact, entry }: CodeStepProps) {
  const { t } = useTranslation('account');
  const { code, busy, confirm } = entry;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === OTP_LENGTH) confirm(code);
      }}
    >
      <p className="text-sm break-words text-muted">
        {t('forget.sentTo', { contact: contact.form.getValues(contact.way) })}
      </p>
      <CodeField
        value={code}
        onValueChange={entry.type}
        onComplete={confirm}
        error={entry.error}
        sending={contact.sending}
        onResend={contact.sendAgain}
        disabled={busy}
      />
      <Button type="submit" size="l" block busy={busy} disabled={code.length < OTP_LENGTH}>
        {t('forget.next')}
      </Button>
    </form>
  );
}

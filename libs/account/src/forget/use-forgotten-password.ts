import { errorText } from '@heptad/api-client';
import { PATHS, useServices } from '@heptad/feature-module';
import { TOAST_KIND } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { orderFailureText } from '../code/code-failure';
import { useWayBack } from '../entry/use-way-back';
import type { AccountServices } from '../services';
import { useCodeEntry, type CodeEntry } from './use-code-entry';
import { useContact, type Contact } from './use-contact';
import { useNewPassword, type NewPassword } from './use-new-password';
import { usePasswordReset } from './use-password-reset';
import { useResetSteps, type ResetSteps } from './use-reset-steps';

/** A forgotten password on its way to a new one. */
export interface ForgottenPassword extends Pick<ResetSteps, 'step' | 'panel'> {
  readonly contact: Contact;
  readonly code: CodeEntry;
  readonly password: NewPassword;
  /** What went wrong with the step as a whole, in the language shown. */
  readonly notice: string | undefined;
  readonly goBack: () => void;
}

/** Leads through the three steps. All that was typed stays with the page, so going back loses nothing. */
export function useForgottenPassword(): ForgottenPassword {
  const { t } = useTranslation('account');
  const { toast } = useServices<AccountServices>();
  const navigate = useNavigate();
  const { keep } = useWayBack();
  const { step, panel, goTo, goBack } = useResetSteps();
  const [said, setSaid] = useState<string>();
  const reset = usePasswordReset();

  function open(next: number, replace?: boolean): void {
    setSaid(undefined);
    goTo(next, replace);
  }

  const code = useCodeEntry(reset, () => open(2));
  const contact = useContact(reset, { onNewCode: code.clear, onSent: () => open(1) });
  const name = (): string => contact.form.getValues('name').trim();
  const password = useNewPassword(reset, name, {
    onChanged() {
      toast.show({ text: t('forget.done'), kind: TOAST_KIND.success });
      void navigate(keep(PATHS.entryLogin), { replace: true, state: { name: name() } });
    },
    onExpired() {
      // From the beginning, with all that was typed still there.
      contact.forgetCode();
      open(0, true);
      setSaid(t('forget.expired'));
    },
    onRefused: (error) => setSaid(errorText(error, t)),
  });

  const { failure } = contact.sending;
  const unsent = failure === null || step === 2 ? undefined : orderFailureText(failure, t);
  return {
    step,
    panel,
    contact,
    code,
    password,
    notice: said ?? unsent,
    goBack: () => (step === 0 ? void navigate(keep(PATHS.entryLogin)) : goBack()),
  };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeFailureText } from '../code/code-failure';
import type { PasswordReset } from './use-password-reset';

/** A code as it is typed and confirmed. */
export interface CodeEntry {
  readonly code: string;
  readonly type: (code: string) => void;
  readonly clear: () => void;
  readonly busy: boolean;
  /** Why the last one was not taken, in the language shown. */
  readonly error: string | undefined;
  readonly confirm: (code: string) => void;
}

/** Step 2 of a forgotten password. @param onConfirmed the code was right */
export function useCodeEntry(reset: PasswordReset, onConfirmed: () => void): CodeEntry {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function confirm(typed: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    const failure = await reset.confirm(typed);
    setBusy(false);
    if (failure === undefined) return onConfirmed();
    setCode('');
    setError(codeFailureText(failure, t));
  }

  return {
    code,
    type: setCode,
    clear() {
      setCode('');
      setError(undefined);
    },
    busy,
    error,
    confirm: (typed) => void confirm(typed),
  };
}

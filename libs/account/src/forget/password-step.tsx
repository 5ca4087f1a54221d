import { Button } from '@heptad/ui-kit';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../register/new-password-fields';
import type { ResetPasswordValues } from './forget-rules';

export interface PasswordStepProps {
  readonly form: UseFormReturn<ResetPasswordValues>;
  /** Whose password it is, so that a password manager keeps it for the right account. */
  readonly name: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

/** Step 3: the new password. */
export function PasswordStep({ form, name, busy, onSubmit }: PasswordStepProps) {
  const { t } = useTranslation('account');
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <NewPasswordFields
        password={form.register('password', { deps: 'again' })}
        again={form.register('again')}
        typed={typed}
        errors={form.formState.errors}
      />
      <Button type="submit" size="l" block busy={busy}>
        {t('forget.finish')}
      </Button>
    </form>
  );
}

import { Button } from '@heptad/ui-kit';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../register/new-password-fields';
import type { NewPassword } from './use-new-password';

export interface PasswordStepProps {
  readonly password: NewPassword;
  /** Whose password it is, so that a password manager keeps it for the right account. */
  readonly name: string;
}

/** Step 3: the new password. */
export function PasswordStep({ password: { form, submit }, name }: PasswordStepProps) {
  const { t } = useTranslation('account');
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <NewPasswordFields
        password={form.register('password', { deps: 'again' })}
        again={form.register('again')}
        typed={typed}
        name={name}
        errors={errors}
      />
      <Button type="submit" size="l" block busy={isSubmitting}>
        {t('forget.finish')}
      </Button>
    </form>
  );
}

import { secondaryPassword } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { useServices } from '@heptad/feature-module';
import { Button, PasswordField } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import { useFieldError } from '../entry/use-field-error';
import { NewPasswordFields } from '../register/new-password-fields';
import type { AccountServices } from '../services';
import { knownPasswordForm } from './secondary-password-rules';
import { passwordRefusal } from './secondary-password-refusal';
import { usePasswordChange } from './use-password-change';

export interface KnownPasswordFormProps {
  /** Whether it is the first secondary password, which the login password sets; another one is set by the present one. */
  readonly first: boolean;
}

const KEPT = { noToast: 'awaited' } as const;

/** Sets a secondary password by a password that the member knows (ROUTE-046). */
export function KnownPasswordForm({ first }: KnownPasswordFormProps) {
  const { t } = useTranslation('account');
  const { api } = useServices<AccountServices>();
  const [notice, setNotice] = useState<string>();
  const send = usePasswordChange(first ? 'set' : 'change');
  const wrong = useFieldError();
  const { register, handleSubmit, control, formState, setError } = useForm({
    resolver: valibotResolver(knownPasswordForm),
    defaultValues: { known: '', password: '', again: '' },
  });
  const typed = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setNotice(undefined);
    const known = md5(values.known);
    const password = md5(values.password);
    const error = await send([known, password], (idempotencyKey) =>
      first
        ? api.send(secondaryPassword.create, { loginPassword: known, password }, { ...KEPT, idempotencyKey })
        : api.send(secondaryPassword.change, { current: known, password }, { ...KEPT, idempotencyKey }),
    );
    if (error === undefined) return;
    const { field, text } = passwordRefusal(error, t);
    if (field === undefined) setNotice(text);
    else setError(field, { message: text }, { shouldFocus: true });
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <PasswordField
        {...register('known')}
        label={t(first ? 'secondary.loginPassword' : 'secondary.current')}
        revealLabel={t('login.reveal')}
        concealLabel={t('login.conceal')}
        autoComplete={first ? 'current-password' : 'off'}
        error={wrong(errors.known)}
      />
      <NewPasswordFields
        password={register('password', { deps: 'again' })}
        again={register('again')}
        typed={typed}
        errors={errors}
      />
      <EntryNotice>{notice}</EntryNotice>
      <Button type="submit" size="l" block busy={isSubmitting}>
        {t(first ? 'secondary.set' : 'secondary.change')}
      </Button>
    </form>
  );
}

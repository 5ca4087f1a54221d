import { BOUNDS } from '@heptad/contracts';
import { PATHS, useServices } from '@heptad/feature-module';
import { Checkbox, PasswordField } from '@heptad/ui-kit';
import { useSyncExternalStore } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryLink } from '../entry/entry-link';
import { NameField } from '../entry/name-field';
import { useFieldError } from '../entry/use-field-error';
import { useWayBack } from '../entry/use-way-back';
import type { AccountServices } from '../services';
import { MAX_PASSWORD_LENGTH, type LoginFormValues } from './login-rules';

/** What may be typed instead of the account, as the site offers it: a key of the texts, or nothing. */
function useLoginWays(): 'phone' | 'email' | 'both' | undefined {
  const { site } = useServices<AccountServices>();
  const ways = useSyncExternalStore(site.subscribe, () => site.current()?.loginWays) ?? [];
  if (ways.includes('phone') && ways.includes('email')) return 'both';
  return ways[0];
}

/** Who logs in, and by what password. */
export function CredentialFields({ form }: { readonly form: UseFormReturn<LoginFormValues> }) {
  const { t } = useTranslation('account');
  const ways = useLoginWays();
  const { errors } = form.formState;
  const wrong = useFieldError();
  return (
    <>
      <NameField
        {...form.register('name')}
        label={t('login.name')}
        description={ways === undefined ? undefined : t(`login.ways.${ways}`)}
        maxLength={BOUNDS.loginNameLength}
        error={wrong(errors.name)}
      />
      <PasswordField
        {...form.register('password')}
        label={t('login.password')}
        maxLength={MAX_PASSWORD_LENGTH}
        revealLabel={t('login.reveal')}
        concealLabel={t('login.conceal')}
        error={wrong(errors.password)}
      />
    </>
  );
}

/** Whether to be remembered, and the way to a new password. */
export function RememberRow({ form }: { readonly form: UseFormReturn<LoginFormValues> }) {
  const { t } = useTranslation('account');
  const { keep } = useWayBack();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Controller
        control={form.control}
        name="remember"
        render={({ field: { value, onChange } }) => (
          <Checkbox checked={value} onCheckedChange={onChange}>
            {t('login.remember')}
          </Checkbox>
        )}
      />
      <EntryLink to={keep(PATHS.forgetPassword)}>{t('login.forgot')}</EntryLink>
    </div>
  );
}

import { isRefusedWith } from '@heptad/api-client';
import { BUSINESS_CODES } from '@heptad/contracts';
import { PATHS, useServices } from '@heptad/feature-module';
import { formatTime } from '@heptad/formatting';
import { sessionSelectors } from '@heptad/session';
import { Button, Countdown, PasswordField } from '@heptad/ui-kit';
import { isOutcomeUnknown } from '@heptad/venue-gateway';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { EntryLink } from '../entry/entry-link';
import { EntryNotice } from '../entry/entry-notice';
import { useFieldError } from '../entry/use-field-error';
import { usePasswordCheck } from '../password-strength/use-password-check';
import { NewPasswordFields } from '../register/new-password-fields';
import type { AccountServices } from '../services';
import type { LoginPasswordState } from './login-password-queries';
import { loginPasswordRefusal } from './login-password-refusal';
import { loginPasswordForm } from './login-password-rules';
import { useLoginPasswordChange } from './use-login-password-change';

export interface LoginPasswordFormProps {
  readonly state: LoginPasswordState;
  /** Asks the platform how it stands now. @returns undefined where it does not say */
  readonly renew: () => Promise<LoginPasswordState | undefined>;
}

/** The present password, and the new one twice. While wrong ones have locked it, the time until the next try runs down. */
export function LoginPasswordForm({ state, renew }: LoginPasswordFormProps) {
  const { t } = useTranslation('account');
  const { clock } = useServices<AccountServices>();
  const name = useSelector(sessionSelectors.selectMember)?.name ?? '';
  // A lost answer is asked for again under the version it was sent with: another one would make it another change.
  const [version, setVersion] = useState(state.version);
  const [notice, setNotice] = useState<string>();
  const refusedAs = usePasswordCheck();
  const change = useLoginPasswordChange();
  const wrong = useFieldError();
  const { register, handleSubmit, control, formState, setError } = useForm({
    resolver: valibotResolver(loginPasswordForm),
    defaultValues: { known: '', password: '', again: '' },
  });
  const typed = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;
  const { lockedUntil } = state;

  const submit = handleSubmit(async (values) => {
    setNotice(undefined);
    const weak = await refusedAs(values.password, name);
    if (weak !== undefined) return setError('password', { message: weak }, { shouldFocus: true });
    const error = await change(values, version);
    if (error === undefined) return;
    const { field, text } = loginPasswordRefusal(error, t);
    if (field === undefined) setNotice(text);
    else setError(field, { message: text }, { shouldFocus: true });
    // Where the end is not known the version stays: by another one the same change would go under another key.
    const isOutdated = !isOutcomeUnknown(error) && isRefusedWith(error, BUSINESS_CODES.passwordOutdated);
    if (!isOutdated && !isRefusedWith(error, BUSINESS_CODES.passwordLocked)) return;
    const now = await renew();
    if (isOutdated && now !== undefined) setVersion(now.version);
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        {...register('known')}
        label={t('loginPassword.current')}
        revealLabel={t('login.reveal')}
        concealLabel={t('login.conceal')}
        autoComplete="current-password"
        error={wrong(errors.known)}
      />
      <NewPasswordFields
        password={register('password', { deps: 'again' })}
        again={register('again')}
        typed={typed}
        name={name}
        errors={errors}
      />
      <EntryNotice>
        {lockedUntil === undefined ? notice : t('loginPassword.locked', { time: formatTime(lockedUntil) })}
      </EntryNotice>
      <Button type="submit" size="l" block busy={isSubmitting} disabled={lockedUntil !== undefined}>
        {lockedUntil === undefined ? (
          t('loginPassword.change')
        ) : (
          <span className="flex gap-1">
            <Countdown
              until={lockedUntil}
              now={clock.now}
              label={t('loginPassword.untilNextTry')}
              onEnd={() => {
                setNotice(undefined);
                void renew();
              }}
            />
            {t('loginPassword.retryAfter')}
          </span>
        )}
      </Button>
      <span className="self-center text-sm">
        <EntryLink to={PATHS.forgetPassword}>{t('login.forgot')}</EntryLink>
      </span>
    </form>
  );
}

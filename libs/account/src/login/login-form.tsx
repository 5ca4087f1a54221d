import { Button } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import { CaptchaField } from './captcha-field';
import { CredentialFields, RememberRow } from './login-fields';
import { NextStepNotice } from './next-step-notice';
import type { Login } from './use-login';

const SliderPuzzle = lazy(async () => ({
  default: (await import('../slider/slider-puzzle')).SliderPuzzle,
}));

/** Name and password, and what the platform wants to see besides. Hidden while a login waits for its code, so that it keeps its content. */
export function LoginForm({ login }: { readonly login: Login }) {
  const { t } = useTranslation('account');
  const { form, proof, pending } = login;
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      hidden={pending !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        login.submit();
      }}
      className={pending === undefined ? 'flex flex-col gap-4' : undefined}
    >
      <CredentialFields form={form} />
      {proof === 'picture' && (
        <CaptchaField {...form.register('imageCode')} captcha={login.captcha} error={errors.imageCode} />
      )}
      {proof === 'slider' && (
        <Suspense>
          <SliderPuzzle onSolved={login.solve} onPicture={login.showPicture} />
        </Suspense>
      )}
      <RememberRow form={form} />
      {pending === undefined ? <NextStepNotice ref={login.notice} next={login.next} /> : <EntryNotice />}
      <Button type="submit" size="l" block busy={isSubmitting}>
        {t('login.submit')}
      </Button>
      {login.passkey !== undefined && (
        <Button variant="secondary" size="l" block busy={login.passkey.asking} onClick={login.passkey.ask}>
          {t('login.passkey')}
        </Button>
      )}
    </form>
  );
}

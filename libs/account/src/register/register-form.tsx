import { BOUNDS } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { Button, TextField } from '@heptad/ui-kit';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import { NameField } from '../entry/name-field';
import { useFieldError } from '../entry/use-field-error';
import { CaptchaField } from '../login/captcha-field';
import type { AccountServices } from '../services';
import { Agreement } from './agreement';
import { NewPasswordFields } from './new-password-fields';
import { Referrer } from './referrer';
import type { Registration } from './use-registration';

/** Name, password and invitation of a new account, and the agreement to the rules, which are read without leaving the form. */
export function RegisterForm({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation('account');
  const { device } = useServices<AccountServices>();
  const wrong = useFieldError();
  const { form, captcha } = registration;
  const { register, control } = form;
  const { errors, isSubmitting } = form.formState;
  const [typed, name] = useWatch({ control, name: ['password', 'name'] });
  return (
    <form noValidate onSubmit={registration.submit} className="flex flex-col gap-4">
      <NameField
        {...register('name')}
        label={t('register.name')}
        description={t('register.nameHint')}
        maxLength={11}
        error={wrong(errors.name)}
      />
      <NewPasswordFields
        password={register('password', { deps: 'again' })}
        again={register('again')}
        typed={typed}
        name={name}
        errors={errors}
      />
      <TextField
        {...register('inviteCode')}
        label={t('register.inviteCode')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={BOUNDS.inviteCodeLength}
        error={wrong(errors.inviteCode)}
      />
      <Referrer items={device.items} />
      {captcha !== undefined && (
        <CaptchaField {...register('imageCode')} captcha={captcha} error={errors.imageCode} />
      )}
      <Agreement control={control} error={wrong(errors.agreed)} />
      <EntryNotice ref={registration.notice}>{registration.refusal}</EntryNotice>
      <Button type="submit" size="l" block busy={isSubmitting}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

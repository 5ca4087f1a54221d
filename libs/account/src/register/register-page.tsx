import { errorText } from '@heptad/api-client';
import { BOUNDS } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { Button, TextField } from '@heptad/ui-kit';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EntryFrame } from '../entry/entry-frame';
import { EntryLink } from '../entry/entry-link';
import { EntryNotice } from '../entry/entry-notice';
import { useWayBack } from '../entry/use-way-back';
import { CaptchaField } from '../login/captcha-field';
import { MAX_CAPTCHA_LENGTH } from '../login/login-rules';
import { useCaptchaPicture } from '../login/use-captcha-picture';
import type { AccountServices } from '../services';
import { Agreement } from './agreement';
import { Referrer } from './referrer';
import { NewPasswordFields } from './new-password-fields';
import { captchaRegisterSchema, registerFormSchema, type RegisterFormValues } from './register-rules';

/** Opening an account (ROUTE-014). What was typed stays through every failure; the rules are read without leaving the form. */
export default function RegisterPage() {
  const { t } = useTranslation('account');
  const { session, device, language } = useServices<AccountServices>();
  const { config } = useBrand();
  const navigate = useNavigate();
  const { keep, enter } = useWayBack();
  const captcha = useCaptchaPicture();
  const { imageKey, renew } = captcha;
  const [asksPicture, setAsksPicture] = useState(false);
  const [said, setSaid] = useState<string>();
  const alert = useRef<HTMLDivElement>(null);
  const { register, control, handleSubmit, setValue, setError, setFocus, formState } =
    useForm<RegisterFormValues>({
      resolver: valibotResolver(asksPicture ? captchaRegisterSchema : registerFormSchema),
      defaultValues: {
        name: '',
        password: '',
        again: '',
        inviteCode: device.items.get(ITEMS.inviteCode) ?? '',
        imageCode: '',
        agreed: false,
      },
    });
  const typed = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;
  const wrong = (key: string | undefined) => (key === undefined ? undefined : t(key));

  const submit = handleSubmit(async ({ name, password, inviteCode, imageCode }) => {
    setSaid(undefined);
    const outcome = await session.register({
      name,
      password,
      ...(inviteCode !== '' && { inviteCode }),
      ...(asksPicture && captcha.answerable && { imageCode, imageKey }),
    });
    if (outcome.kind === 'registered') return enter();
    if (outcome.kind === 'superseded') return;
    if (asksPicture || outcome.kind === 'imageCaptcha') {
      // A picture is good for one try, whatever that try came to.
      setAsksPicture(true);
      setValue('imageCode', '');
      await renew();
    }
    switch (outcome.kind) {
      case 'nameTaken':
        return setError('name', { message: 'register.nameTaken' }, { shouldFocus: true });
      case 'imageCaptcha':
        setSaid(t(outcome.wrong ? 'login.codes.imageCodeError' : 'login.codes.imageCodeOnce'));
        return setFocus('imageCode');
      case 'failed':
        setSaid(errorText(outcome.error, t));
        alert.current?.focus();
    }
  });

  return (
    <EntryFrame
      title={t('register.title')}
      lead={t('register.lead', { name: config.names[language.current()] })}
      leave={{ icon: 'close', label: t('login.close'), onPress: () => void navigate(PATHS.home) }}
      footer={
        <p>
          {t('register.hasAccount')}
          <EntryLink to={keep(PATHS.entryLogin)}>{t('register.login')}</EntryLink>
        </p>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          {...register('name')}
          label={t('register.name')}
          description={t('register.nameHint')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={11}
          error={wrong(errors.name?.message)}
        />
        <NewPasswordFields
          password={register('password', { deps: 'again' })}
          again={register('again')}
          typed={typed}
          errors={errors}
        />
        <TextField
          {...register('inviteCode')}
          label={t('register.inviteCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={BOUNDS.inviteCodeLength}
          error={wrong(errors.inviteCode?.message)}
        />
        <Referrer items={device.items} />
        {asksPicture && (
          <CaptchaField
            {...register('imageCode')}
            captcha={captcha}
            maxLength={MAX_CAPTCHA_LENGTH}
            error={wrong(errors.imageCode?.message)}
          />
        )}
        <Agreement control={control} error={wrong(errors.agreed?.message)} />
        <EntryNotice ref={alert}>{said}</EntryNotice>
        <Button type="submit" size="l" block busy={isSubmitting}>
          {t('register.submit')}
        </Button>
      </form>
    </EntryFrame>
  );
}

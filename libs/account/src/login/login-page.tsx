import { valibotResolver } from '@hookform/resolvers/valibot';
import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { Button, Checkbox, IconButton, PasswordField, TextField } from '@heptad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountServices } from '../services';
import { errorText } from '../error-text';
import { CaptchaField } from './captcha-field';
import {
  loginFormSchema,
  MAX_CAPTCHA_LENGTH,
  MAX_CREDENTIAL_LENGTH,
  type LoginFormValues,
} from './login-rules';
import { safeReturn } from './safe-return';
import { useCaptchaPicture } from './use-captcha-picture';
import { wayOn, type WayOn } from './way-on';

/** Logging in (ROUTE-013): what was typed stays through every failure, and every failure has a way on. */
export default function LoginPage() {
  const { t, i18n } = useTranslation('account');
  const { session, theme } = useServices<AccountServices>();
  const { config, assets } = useBrand();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { picture, renew } = useCaptchaPicture();
  const [way, setWay] = useState<WayOn | null>(null);
  const [asksPicture, setAsksPicture] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const { register, control, handleSubmit, getValues, setValue, setFocus, formState } =
    useForm<LoginFormValues>({
      resolver: valibotResolver(loginFormSchema),
      defaultValues: { name: '', password: '', remember: true, imageCode: '' },
    });
  const { errors, isSubmitting } = formState;
  const wrong = (key: string | undefined) => (key === undefined ? undefined : t(key));

  useEffect(() => {
    void session.rememberedLogin().then((known) => {
      // What has been typed meanwhile stands.
      if (known !== undefined && getValues('name') === '') setValue('name', known.name);
    });
  }, [session, getValues, setValue]);

  const submit = handleSubmit(async ({ imageCode, ...values }) => {
    const reading = picture.state === 'shown' ? { imageCode, imageKey: picture.key } : {};
    const next = wayOn(await session.login({ ...values, ...reading }));
    if (next.kind === 'enter') {
      void navigate(safeReturn(query.get('returnTo')), { replace: true });
      return;
    }
    setWay(next);
    if (asksPicture || next.kind === 'askPicture') {
      // A picture is good for one try, whatever that try came to.
      setAsksPicture(true);
      setValue('imageCode', '');
      await renew();
    }
    if (next.kind === 'askPicture') setFocus('imageCode');
    else alert.current?.focus();
  });

  const name = config.names[i18n.language as keyof typeof config.names];
  return (
    <main className="relative mx-auto flex min-h-dvh w-full max-w-md flex-col bg-surface px-6 pt-[max(env(safe-area-inset-top),12px)] pb-10 text-text">
      <IconButton
        icon="close"
        label={t('login.close')}
        className="-ml-3 self-start"
        onClick={() => void navigate(PATHS.home)}
      />
      <header className="mt-6 mb-8 flex flex-col items-start gap-4">
        <img src={assets.logo[theme.current()]} alt={name} height={40} className="h-10 w-auto" />
        <div>
          <h1 className="text-2xl font-semibold">{t('login.title')}</h1>
          <p className="mt-1 text-sm text-muted">{t('login.welcome', { name })}</p>
        </div>
      </header>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          {...register('name')}
          label={t('login.name')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_CREDENTIAL_LENGTH}
          error={wrong(errors.name?.message)}
        />
        <PasswordField
          {...register('password')}
          label={t('login.password')}
          maxLength={MAX_CREDENTIAL_LENGTH}
          revealLabel={t('login.reveal')}
          concealLabel={t('login.conceal')}
          error={wrong(errors.password?.message)}
        />
        {asksPicture && (
          <CaptchaField
            {...register('imageCode')}
            picture={picture}
            onRenew={() => void renew()}
            maxLength={MAX_CAPTCHA_LENGTH}
            error={wrong(errors.imageCode?.message)}
          />
        )}
        <Controller
          control={control}
          name="remember"
          render={({ field: { value, onChange } }) => (
            <Checkbox checked={value} onCheckedChange={onChange}>
              {t('login.remember')}
            </Checkbox>
          )}
        />
        <div ref={alert} tabIndex={-1} role="alert" className="outline-none empty:hidden">
          {way !== null && way.kind !== 'enter' && (
            <p className="rounded-m bg-sunken px-4 py-3 text-sm text-danger">
              {errorText(way.error, t)}
              {way.kind === 'leadTo' && (
                <Link
                  to={way.path}
                  className="ml-2 inline-flex min-h-11 items-center font-medium text-accent underline"
                >
                  {t(`login.${way.label}`)}
                </Link>
              )}
            </p>
          )}
        </div>
        <Button type="submit" size="l" block busy={isSubmitting}>
          {t('login.submit')}
        </Button>
      </form>
      <p className="mt-auto pt-8 text-center text-xs text-muted">{t('login.playMoney')}</p>
    </main>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import type { LoginAnswers, LoginOutcome } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { EntryFrame } from '../entry/entry-frame';
import { EntryLink } from '../entry/entry-link';
import { EntryNotice } from '../entry/entry-notice';
import { useWayBack } from '../entry/use-way-back';
import type { AccountServices } from '../services';
import { CaptchaField } from './captcha-field';
import { CredentialFields, RememberRow } from './login-fields';
import { captchaFormSchema, loginFormSchema, MAX_CAPTCHA_LENGTH, type LoginFormValues } from './login-rules';
import { useCaptchaPicture } from './use-captcha-picture';
import { nextStep, type NextStep } from './next-step';
import { NextStepNotice } from './next-step-notice';

const SliderPuzzle = lazy(async () => ({
  default: (await import('../slider/slider-puzzle')).SliderPuzzle,
}));
const CodeProof = lazy(async () => ({ default: (await import('../code/code-proof')).CodeProof }));

/** What another entry page hands over: the name to log in with. */
const handedOver = v.object({ name: v.string() });

/** Logging in (ROUTE-013): what was typed stays through every failure, and every failure has a next step. */
export default function LoginPage() {
  const { t } = useTranslation('account');
  const { session, language } = useServices<AccountServices>();
  const { config } = useBrand();
  const navigate = useNavigate();
  const { state: handed } = useLocation();
  const { keep, enter } = useWayBack();
  const captcha = useCaptchaPicture();
  const { imageKey, renew } = captcha;
  const [way, setWay] = useState<NextStep | null>(null);
  const [proof, setProof] = useState<'none' | 'picture' | 'slider'>('none');
  // The login waits for the code that authorises this device. The form behind it keeps its content.
  const [authorises, setAuthorises] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const form = useForm<LoginFormValues>({
    resolver: valibotResolver(proof === 'picture' ? captchaFormSchema : loginFormSchema),
    defaultValues: { name: '', password: '', remember: true, imageCode: '' },
  });
  const { handleSubmit, getValues, setValue, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    const suggest = (name: string): void => {
      // What has been typed meanwhile stands.
      if (getValues('name') === '') setValue('name', name);
    };
    const given = v.safeParse(handedOver, handed);
    if (given.success) suggest(given.output.name);
    else void session.rememberedLogin().then((known) => known && suggest(known.name));
  }, [session, handed, getValues, setValue]);

  async function showPicture(): Promise<void> {
    setProof('picture');
    setValue('imageCode', '');
    await renew();
    setFocus('imageCode');
  }

  async function follow(outcome: LoginOutcome): Promise<void> {
    const next = nextStep(outcome);
    setWay(next);
    switch (next.step) {
      case 'enter':
        return enter();
      case 'stay':
        return;
      case 'verify':
        return void navigate(keep(PATHS.identityCheck));
      case 'authorise':
        return setAuthorises(true);
      case 'askPicture':
        return showPicture();
      case 'solveSlider':
        return setProof('slider');
      case 'explain':
      case 'askService':
        // A picture is good for one try, whatever that try came to; so is a slider, asked for again where it is still wanted.
        if (proof === 'picture') {
          setValue('imageCode', '');
          await renew();
        } else setProof('none');
        alert.current?.focus();
    }
  }

  const attempt = (answers: LoginAnswers) =>
    handleSubmit(async ({ name, password, remember }) =>
      follow(await session.login({ name, password, remember, ...answers })),
    )();
  const submit = () =>
    attempt(
      proof === 'picture' && captcha.answerable ? { imageCode: getValues('imageCode').trim(), imageKey } : {},
    );

  const name = config.names[language.current()];
  const leaveCode = (): void => setAuthorises(false);
  const pending = authorises ? session.pendingLogin() : undefined;
  // A first code, a wrong one and one that took too long are said apart.
  const why = way !== null && 'error' in way && way.text !== undefined ? t(way.text) : undefined;
  return (
    <EntryFrame
      title={t(pending === undefined ? 'login.title' : 'login.authorise')}
      lead={pending === undefined ? t('login.welcome', { name }) : why}
      leave={
        pending === undefined
          ? { icon: 'close', label: t('login.close'), onPress: () => void navigate(PATHS.home) }
          : { icon: 'back', label: t('login.backToForm'), onPress: leaveCode }
      }
      footer={
        <p>
          {t('login.noAccount')}
          <EntryLink to={keep(PATHS.entryRegister)}>{t('login.register')}</EntryLink>
        </p>
      }
    >
      {pending !== undefined && (
        <Suspense>
          <CodeProof login={pending} purpose="device" onDone={enter} onLost={leaveCode} />
        </Suspense>
      )}
      <form
        noValidate
        hidden={pending !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className={pending === undefined ? 'flex flex-col gap-4' : undefined}
      >
        <CredentialFields form={form} />
        {proof === 'picture' && (
          <CaptchaField
            {...form.register('imageCode')}
            captcha={captcha}
            maxLength={MAX_CAPTCHA_LENGTH}
            error={errors.imageCode?.message === undefined ? undefined : t(errors.imageCode.message)}
          />
        )}
        {proof === 'slider' && (
          <Suspense>
            <SliderPuzzle
              onSolved={(sliderToken) => {
                setProof('none');
                void attempt({ sliderToken });
              }}
              onPicture={() => void showPicture()}
            />
          </Suspense>
        )}
        <RememberRow form={form} />
        {pending === undefined ? <NextStepNotice ref={alert} next={way} /> : <EntryNotice />}
        <Button type="submit" size="l" block busy={isSubmitting}>
          {t('login.submit')}
        </Button>
      </form>
    </EntryFrame>
  );
}

import { errorText } from '@heptad/api-client';
import { ITEMS } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWayBack } from '../entry/use-way-back';
import { usePasswordCheck } from '../password-strength/use-password-check';
import { useCaptchaPicture, type Captcha } from '../login/use-captcha-picture';
import type { AccountServices } from '../services';
import { captchaRegisterSchema, registerFormSchema, type RegisterFormValues } from './register-rules';

/** The registration form, and how its tries end. */
export interface Registration {
  readonly form: UseFormReturn<RegisterFormValues>;
  /** What the platform asked for after a try; undefined where it asks for nothing. */
  readonly captcha: Captcha | undefined;
  /** Why the last try was refused, in the language shown. */
  readonly refusal: string | undefined;
  /** Takes the focus when the last try was refused. */
  readonly notice: RefObject<HTMLDivElement | null>;
  readonly submit: (event: FormEvent) => void;
}

/** Opens an account (ROUTE-014). What was typed stays through every failure. */
export function useRegistration(): Registration {
  const { t } = useTranslation('account');
  const { session, device } = useServices<AccountServices>();
  const { enter } = useWayBack();
  const captcha = useCaptchaPicture();
  const refusedAs = usePasswordCheck();
  const [asksPicture, setAsksPicture] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const notice = useRef<HTMLDivElement>(null);
  const form = useForm<RegisterFormValues>({
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

  const submit = form.handleSubmit(async ({ name, password, inviteCode, imageCode }) => {
    setRefusal(undefined);
    const weak = await refusedAs(password, name);
    if (weak !== undefined) return form.setError('password', { message: weak }, { shouldFocus: true });
    const outcome = await session.register({
      name,
      password,
      ...(inviteCode !== '' && { inviteCode }),
      ...(asksPicture && captcha.answerable && { imageCode, imageKey: captcha.imageKey }),
    });
    if (outcome.kind === 'registered') return enter();
    if (outcome.kind === 'superseded') return;
    if (asksPicture || outcome.kind === 'imageCaptcha') {
      // A picture is good for one try, whatever that try came to.
      setAsksPicture(true);
      form.setValue('imageCode', '');
      await captcha.renew();
    }
    switch (outcome.kind) {
      case 'nameTaken':
        return form.setError('name', { message: 'register.nameTaken' }, { shouldFocus: true });
      case 'imageCaptcha':
        setRefusal(t(outcome.wrong ? 'login.codes.imageCodeError' : 'login.codes.imageCodeOnce'));
        return form.setFocus('imageCode');
      case 'failed':
        setRefusal(errorText(outcome.error, t));
        notice.current?.focus();
    }
  });

  return {
    form,
    captcha: asksPicture ? captcha : undefined,
    refusal,
    notice,
    submit: (event) => void submit(event),
  };
}
